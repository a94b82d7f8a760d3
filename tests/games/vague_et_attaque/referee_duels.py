"""Decks and duels, as the referee of VAGUE & ATTAQUE knows them (A-35, A-50 to A-53, A-91)."""

from dataclasses import dataclass

from houle.games.vague_et_attaque.deck import Timing
from houle.games.vague_et_attaque.effects import CallOff, Edge, Effect, Stock, TwoDice
from houle.games.vague_et_attaque.moves import (
    Challenge,
    Done,
    KeepOff,
    LetAboard,
    Throw,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import At, Card, Seat
from tests.games.refereeing import RefereeError
from tests.games.vague_et_attaque.referee_position import (
    Ask,
    Moves,
    Position,
    Script,
    Spot,
    choose,
)


@dataclass
class Fighter:
    """Somebody in a duel, with what gold cards do for the next throw."""

    seat: Seat
    won: int = 0
    plus: int = 0
    two_dice: bool = False


@dataclass
class Fight:
    """A duel, throw by throw."""

    attacker: Fighter
    defender: Fighter
    stake: At
    spot: Spot
    souvenir: Card | None
    """What is fought for; the spot itself if it is no souvenir on it."""
    throws: int = 0
    attackers_die: int | None = None

    @property
    def needed(self) -> int:
        return 1 if self.souvenir is not None else 2

    @property
    def is_decided(self) -> bool:
        """Somebody has won, or nobody can any more."""
        throws_left = (1 if self.souvenir is not None else 3) - self.throws
        best = max(self.attacker.won, self.defender.won)
        return best == self.needed or best + throws_left < self.needed


class Drawing(Position):
    """Cards come from decks into hands, or, alone at sea, onto the ship."""

    def is_left(self, stock: Stock) -> bool:
        """A-35."""
        return bool(self.decks[stock] or self.discards[stock])

    def top_of(self, stock: Stock) -> Card | None:
        """The next card of a deck, which is renewed if it is exhausted (A-35)."""
        if not self.decks[stock] and self.discards[stock]:
            self.decks[stock] = self.luck.order(self.discards[stock])
            self.discards[stock] = []
        return self.decks[stock].pop() if self.decks[stock] else None

    def draw(self, seat: Seat, stock: Stock) -> Script[None]:
        card = self.top_of(stock)
        if card is not None:
            yield from self.receive(seat, card)

    def receive(self, seat: Seat, card: Card) -> Script[None]:
        """A-91: alone, a souvenir from the deck that bears the ship's symbol goes aboard."""
        is_souvenir = bool(self.cards.souvenirs >> card & 1)
        if self.alone and is_souvenir and self.is_marked(card):
            yield from self.board(card)
        else:
            self.take_up(seat, card)

    def take_up(self, seat: Seat, card: Card) -> None:
        """Into the hand."""
        sailor = self.sailors[seat]
        is_souvenir = bool(self.cards.souvenirs >> card & 1)
        (sailor.souvenirs if is_souvenir else sailor.places).append(card)

    def board(self, card: Card) -> Script[None]:
        """A-91, A-94, A-95."""
        self.shown.append(card)
        if not self.kept_off and len(self.sailors[0].hand) >= 2:
            _, move = yield Ask(0, frozenset({LetAboard(), KeepOff()}))
            if move == KeepOff():
                yield from self._keep_off(card)
                return
        self.shown.remove(card)
        self.ship.on.append(card)
        if len(self.ship.on) == 4:
            self.end(Cause.LOADED)

    def _keep_off(self, card: Card) -> Script[None]:
        self.kept_off = True
        self.shown.remove(card)
        self.lay_off(card)
        stays = yield from choose(0, self.in_hand(0, *self.KINDS))
        for other in reversed(self.sailors[0].hand):
            if other != stays:
                self.lay_off(self.out_of_hand(0, other))

    def discard_one(self, seat: Seat, *kinds: str) -> Script[None]:
        card = yield from choose(seat, self.in_hand(seat, *kinds))
        if card is not None:
            self.lay_off(self.out_of_hand(seat, card))


class Duelling(Drawing):
    """Challenges and throws."""

    fight: Fight | None = None

    def targets(self, attacker: Seat) -> dict[Challenge, Fight]:
        """All that may be challenged for (A-31, A-38, A-42, A-50, A-70, A-81b, A-92)."""
        found: dict[Challenge, Fight] = {}
        for seat in range(self.seats):
            if seat in self.side(attacker) or self.sailors[seat].protected:
                continue
            me, other = Fighter(attacker), Fighter(seat)
            for pick, (spot, card) in self.loose_souvenirs(seat):
                at = At(pick.zone, pick.place)
                found[Challenge(*pick_at(at))] = Fight(me, other, at, spot, card)
            for pick, spot in self.empty_spots(seat):
                at = At(pick.zone, pick.place)
                found[Challenge(*pick_at(at))] = Fight(me, other, at, spot, None)
        return found

    def maybe_duel(self, attacker: Seat) -> Script[None]:
        """An offered duel, which may be declined."""
        targets = self.targets(attacker)
        if not targets:
            return
        _, move = yield Ask(attacker, frozenset({Done(), *targets}))
        if isinstance(move, Challenge):
            yield from self.duel(targets[move])

    def duel(self, fight: Fight) -> Script[None]:
        """A-51 to A-53."""
        self.fight = fight
        one, other = fight.attacker, fight.defender
        while not fight.is_decided:
            mine = yield from self._throw(fight, one)
            if mine is None:
                return
            fight.attackers_die = mine
            theirs = yield from self._throw(fight, other)
            if theirs is None:
                return
            fight.attackers_die = None
            fight.throws += 1
            one.won += mine > theirs
            other.won += theirs > mine
        self.fight = None
        if one.won == fight.needed:
            self._win(fight)
        elif other.won == fight.needed:
            yield from self.discard_one(one.seat, *self.KINDS)

    def _win(self, fight: Fight) -> None:
        winner = fight.attacker.seat
        if fight.souvenir is None:
            self.bring_spot(fight.spot, winner)
        else:
            card = self.off_the_spot(fight.spot, fight.souvenir)
            self.sailors[winner].souvenirs.append(card)

    def _throw(self, fight: Fight, fighter: Fighter) -> Script[int | None]:
        """Somebody's die with all that is added; nothing if the duel is called off before."""
        while True:
            moves, asides = self._before_a_throw(fight, fighter)
            seat, move = yield Ask(fighter.seat, moves | {Throw()}, asides)
            if isinstance(move, Throw):
                break
            if not isinstance(move, UseGold):
                raise RefereeError(f"{move} in a duel")
            if self._use_in_duel(fight, seat, move.place):
                return None
        powers = self._powers(fighter)
        two_dice = fighter.two_dice or any(isinstance(power, TwoDice) for power in powers)
        dice = [self.luck.number(6) + 1 for _ in range(1 + two_dice)]
        edges = [power.plus for power in powers if isinstance(power, Edge)]
        total = max(dice) + fighter.plus + sum(edges)
        fighter.plus, fighter.two_dice = 0, False
        return total

    def _before_a_throw(self, fight: Fight, now: Fighter) -> tuple[Moves, dict[Seat, Moves]]:
        """A-03b, A-82b: gold cards of the fighters, and of their partners, before their throw."""
        asides: dict[Seat, Moves] = {}
        for fighter in (fight.attacker, fight.defender):
            if fighter is fight.attacker and fight.attackers_die is not None:
                continue
            for helper in self.side(fighter.seat):
                found: set[VagueEtAttaqueMove] = {
                    UseGold(place)
                    for place, effect in self._duel_golds(helper)
                    if not isinstance(effect, CallOff) or fighter is fight.defender
                }
                asides[helper] = frozenset(found)
        return asides.pop(now.seat, frozenset()), asides

    def _duel_golds(self, seat: Seat) -> list[tuple[int, Effect]]:
        return [
            (place, effect)
            for place, card in enumerate(self.sailors[seat].golds)
            for effect in self.cards.encounter(card).effects[:1]
            if isinstance(effect, Edge | TwoDice | CallOff)
        ]

    def _use_in_duel(self, fight: Fight, user: Seat, place: int) -> bool:
        """Use a gold card; whether that calls the duel off."""
        card = self.sailors[user].golds.pop(place)
        self.read_encounters.append(card)
        for_whom = next(
            fighter
            for fighter in (fight.attacker, fight.defender)
            if user in self.side(fighter.seat)
        )
        for effect in self.cards.encounter(card).effects:
            match effect:
                case Edge(plus):
                    for_whom.plus += plus
                case TwoDice():
                    for_whom.two_dice = True
                case CallOff():
                    self.fight = None
                    return True
                case _:
                    raise RefereeError(f"A-03b: {effect} in a duel")
        return False

    def _powers(self, fighter: Fighter) -> tuple[Effect, ...]:
        """A-02b: a power for duels acts by itself in the owner's turn."""
        (artefact,) = self.sailors[fighter.seat].artefact
        power = self.cards.artefact(artefact)
        acts = power.when is Timing.DUEL and fighter.seat == self.turn
        return power.effects if acts else ()


def pick_at(at: At) -> tuple[int, int]:
    return at.zone, at.place
