"""Turns, rounds and the end, as the referee of VAGUE & ATTAQUE conducts them."""

from collections.abc import Callable
from typing import TypeAlias

from houle.games.vague_et_attaque.deck import Timing
from houle.games.vague_et_attaque.effects import CallOff, Edge, Effect, Phase, Stock, TwoDice
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    SeekPlace,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import Card, Seat
from tests.games.vague_et_attaque.referee_effects import Reading
from tests.games.vague_et_attaque.referee_position import (
    Ask,
    Moves,
    Script,
    Spot,
)

Offers: TypeAlias = Callable[[Seat], set[VagueEtAttaqueMove]]

ROUNDS = 60
HAND_LIMIT = 5


class Turns(Reading):
    """A turn: three phases, and what follows them."""

    def game(self) -> Script[None]:
        while True:
            yield from self.one_turn(self.turn)
            if self.alone:
                yield from self._ships_turn()
            self.turn = self.left_of(self.turn)
            if self.turn == self.first:
                self._end_of_round()

    def one_turn(self, me: Seat) -> Script[None]:
        self.sailors[me].protected = False
        self.may_lay = dict.fromkeys(Stock, 1)
        self.additional = dict.fromkeys(Stock, 0)
        self.laid_something = self.power_used = False
        for phase, script in (
            (Phase.EXPLORATION, self._exploration),
            (Phase.ENCOUNTER, self._encounter),
            (Phase.MOORING, self._mooring),
        ):
            self.phase = phase
            if phase in self.sailors[me].will_pass:
                self.sailors[me].will_pass.remove(phase)
            else:
                yield from script(me)
        self.phase = Phase.END
        while len(self.sailors[me].hand) > HAND_LIMIT:
            yield from self.discard_one(me, *self.KINDS)
        if not self.sailors[me].hand:
            yield from self.draw_any(me, None)

    def _ships_turn(self) -> Script[None]:
        """A-93."""
        self.phase = Phase.SHIP
        result = self.cards.deck.ship_turn[self.luck.number(6)]
        yield from self.read_card(0, result.effects)

    def _end_of_round(self) -> None:
        """A-20, A-21, A-61."""
        rests = len(self.ship.on) >= 2 or self.lightened_in_round == self.round
        if not (self.middle or self.ship.validated or rests):
            (owner,) = [s for s, sailor in enumerate(self.sailors) if self.ship in sailor.zone]
            self.bring_spot(self.ship, self.right_of(owner))
        if self.round == ROUNDS:
            self.end(Cause.LATE)
        self.round += 1

    # --- the phases ----------------------------------------------------------------------------

    def _exploration(self, me: Seat) -> Script[None]:
        """A-30."""
        _, move = yield from self._in_calm(me, self._explorations)
        match move:
            case DrawSouvenir():
                yield from self.draw(me, Stock.SOUVENIR)
            case SeekPlace(place):
                self.lay_off(self.sailors[me].souvenirs.pop(place))
                yield from self.draw(me, Stock.PLACE)

    def _explorations(self, me: Seat) -> set[VagueEtAttaqueMove]:
        found: set[VagueEtAttaqueMove] = set()
        if self.is_left(Stock.SOUVENIR):
            found.add(DrawSouvenir())
        if self.is_left(Stock.PLACE):
            found |= {SeekPlace(place) for place in range(len(self.sailors[me].souvenirs))}
        return found

    def _encounter(self, me: Seat) -> Script[None]:
        """A-31, A-92."""
        _, move = yield from self._in_calm(me, self._encounters)
        match move:
            case Adventure():
                yield from self.adventure(me)
                self.read_encounters += self.shown
                self.shown = []
            case Challenge():
                yield from self.duel(self.targets(me)[move])

    def _encounters(self, me: Seat) -> set[VagueEtAttaqueMove]:
        found: set[VagueEtAttaqueMove] = set(self.targets(me))
        if self.encounters or self.read_encounters:
            found.add(Adventure())
        return found

    def _mooring(self, me: Seat) -> Script[None]:
        """A-32, A-33."""
        while True:
            seat, move = yield from self._in_calm(me, self._moorings)
            match move:
                case LayPlace(place):
                    self._count_laid(me, seat, Stock.PLACE)
                    self.sailors[me].zone.append(Spot(self.sailors[seat].places.pop(place)))
                case LaySouvenir(place, onto):
                    self._count_laid(me, seat, Stock.SOUVENIR)
                    (spot,) = [spot for spot in self.all_spots() if self.on_spot(spot) == onto]
                    yield from self._lay(seat, self.sailors[seat].souvenirs.pop(place), spot)
                case Jettison(place):
                    card = self.sailors[me].souvenirs.pop(place)
                    self.lay_off(card)
                    yield from self.read_card(me, self.cards.souvenir(card).anchor)
                    return
                case _:
                    return

    def _count_laid(self, me: Seat, seat: Seat, stock: Stock) -> None:
        """One's own card comes first, then additional ones; a partner lays only these."""
        self.laid_something = True
        self.may_lay[stock] -= 1
        if seat != me or self.may_lay[stock] < self.additional[stock]:
            self.additional[stock] -= 1

    def _lay(self, me: Seat, card: Card, spot: Spot) -> Script[None]:
        """A-22, A-40, A-60, A-70; then the anchor (A-04)."""
        spot.on.append(card)
        if len(spot.on) == 3:
            spot.validated = True
            self.validated.append(spot.card)
            if spot in self.middle:
                self.bring_spot(spot, me)
            (owner,) = [s for s, sailor in enumerate(self.sailors) if spot in sailor.zone]
            if self.validated_by(self.side(owner)) == self.needed:
                self.end(Cause.VALIDATED)
        yield from self.read_card(me, self.cards.souvenir(card).anchor)

    def _moorings(self, me: Seat) -> set[VagueEtAttaqueMove]:
        sailor = self.sailors[me]
        if not self._has_a_card_for_mooring(me):
            return set()
        found: set[VagueEtAttaqueMove] = {Done()}
        if self.may_lay[Stock.PLACE]:
            found |= {LayPlace(place) for place in range(len(sailor.places))}
        if self.may_lay[Stock.SOUVENIR]:
            found |= self._lays(me)
        if not self.laid_something:
            found |= {Jettison(place) for place in range(len(sailor.souvenirs))}
        return found

    def _has_a_card_for_mooring(self, me: Seat) -> bool:
        """A-36: by what everybody sees, so by the backs in the hand and not by the faces."""
        sailor = self.sailors[me]
        return bool(
            (sailor.souvenirs and (self.may_lay[Stock.SOUVENIR] or not self.laid_something))
            or (sailor.places and self.may_lay[Stock.PLACE])
            or sailor.golds
            or self._power(me)
            or any(
                self._may_help_laying(me, partner, stock)
                for partner in self.partners(me)
                for stock in Stock
            )
        )

    def _may_help_laying(self, me: Seat, partner: Seat, stock: Stock) -> bool:
        """A-81c: an additional card of a kind of which one has none."""
        kind = {Stock.SOUVENIR: "souvenirs", Stock.PLACE: "places"}[stock]
        return bool(
            self.phase is Phase.MOORING
            and self.additional[stock]
            and not getattr(self.sailors[me], kind)
            and getattr(self.sailors[partner], kind)
        )

    def _lays(self, me: Seat) -> set[VagueEtAttaqueMove]:
        """A-21b, A-32, A-40, A-42, A-70, A-81."""
        spots = [spot for seat in self.side(me) for spot in self.sailors[seat].zone]
        if not self.alone:
            spots += self.middle
        return {
            LaySouvenir(place, self.on_spot(spot))
            for place, card in enumerate(self.sailors[me].souvenirs)
            for spot in spots
            if self.belongs(card, spot) and self._has_room(spot, card)
        }

    def _has_room(self, spot: Spot, card: Card) -> bool:
        """A-40: at most three, and the third must leave one that is dedicated."""
        if len(spot.on) < 2:
            return True
        return len(spot.on) == 2 and any(self.is_dedicated(c, spot) for c in (*spot.on, card))

    # --- gold cards and powers -----------------------------------------------------------------

    def _in_calm(self, me: Seat, offered: Offers) -> Script[tuple[Seat, VagueEtAttaqueMove | None]]:
        """What the phase offers, and before it gold cards and the power, while nothing waits."""
        while True:
            moves = offered(me)
            if not moves:
                return me, None
            asides = {seat: self._help(me, seat) for seat in self.partners(me)}
            mine = moves | self._own_golds(me, me) | self._power(me)
            seat, move = yield Ask(me, frozenset(mine), asides)
            match move:
                case UseGold(place):
                    card = self.sailors[seat].golds.pop(place)
                    self.lay_off(card)
                    yield from self.read_card(me, self.cards.encounter(card).effects)
                case UseArtefact():
                    self.power_used = True
                    (artefact,) = self.sailors[me].artefact
                    yield from self.read_card(me, self.cards.artefact(artefact).effects)
                case _:
                    return seat, move

    def _help(self, me: Seat, partner: Seat) -> Moves:
        """What the partner may do in somebody's turn (A-81c, A-82)."""
        lays: set[VagueEtAttaqueMove] = set()
        if self._may_help_laying(me, partner, Stock.SOUVENIR):
            lays |= self._lays(partner)
        if self._may_help_laying(me, partner, Stock.PLACE):
            lays |= {LayPlace(place) for place in range(len(self.sailors[partner].places))}
        return self._own_golds(me, partner) | lays

    def _own_golds(self, me: Seat, holder: Seat) -> Moves:
        """A-03b, A-82: gold cards that do something for the player whose turn it is."""
        return frozenset(
            UseGold(place)
            for place, card in enumerate(self.sailors[holder].golds)
            if self._is_of_use(me, self.cards.encounter(card).effects)
        )

    def _power(self, me: Seat) -> Moves:
        """A-02b, A-03b."""
        (artefact,) = self.sailors[me].artefact
        power = self.cards.artefact(artefact)
        now = power.when in {Timing.TURN, self.phase.value}
        usable = now and not self.power_used and self._is_of_use(me, power.effects)
        return frozenset({UseArtefact()} if usable else ())

    def _is_of_use(self, me: Seat, effects: tuple[Effect, ...]) -> bool:
        if isinstance(effects[0], Edge | TwoDice | CallOff):
            return False
        self.chosen = None
        return self.can_do(me, effects[0])

    # --- who wins ------------------------------------------------------------------------------

    @property
    def needed(self) -> int:
        """A-60, A-71, A-83, A-95."""
        return 2 if self.seats > 2 and not self.teams else 3

    def validated_by(self, side: list[Seat]) -> int:
        return sum(spot.validated for seat in side for spot in self.sailors[seat].zone)

    def laid_by(self, side: list[Seat]) -> int:
        return sum(len(spot.on) for seat in side for spot in self.sailors[seat].zone)

    def winners(self) -> tuple[Seat, ...]:
        """A-60, A-61, A-71, A-83; alone there is nothing to win but by A-95."""
        if self.alone and self.ended is not Cause.VALIDATED:
            return ()

        def score(seat: Seat) -> tuple[int, int]:
            return self.validated_by(self.side(seat)), self.laid_by(self.side(seat))

        if self.ended is Cause.VALIDATED:
            return tuple(
                s for s in range(self.seats) if self.validated_by(self.side(s)) == self.needed
            )
        best = max(map(score, range(self.seats)))
        return tuple(seat for seat in range(self.seats) if score(seat) == best)
