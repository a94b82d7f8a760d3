"""What cards do, as the referee of VAGUE & ATTAQUE reads them (A-35 to A-39, A-91 to A-94)."""

from typing import assert_never

from houle.games.vague_et_attaque.deck import Colour
from houle.games.vague_et_attaque.effects import (
    Again,
    CallOff,
    Calm,
    Discard,
    Draw,
    DuelNow,
    Edge,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Held,
    LayMore,
    Load,
    Look,
    Loot,
    MoveShip,
    PassOn,
    Protect,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    TwoDice,
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.moves import PickCard, PickPlayer, PickStock, PickWay
from houle.kernel import Seat
from tests.games.vague_et_attaque.referee_duels import Duelling
from tests.games.vague_et_attaque.referee_position import Script, choose

KINDS_HELD = {
    Held.SOUVENIR: ("souvenirs",),
    Held.PLACE: ("places",),
    Held.ANY: ("souvenirs", "places", "golds"),
}


class Reading(Duelling):
    """Cards are read, effect by effect; choices of players are made once for a whole card."""

    chosen: Seat | None = None

    def read(self, reader: Seat, effects: tuple[Effect, ...]) -> Script[None]:
        """A whole card, or what is left of one."""
        for effect in effects:
            yield from self.do(reader, effect)

    def read_card(self, reader: Seat, effects: tuple[Effect, ...]) -> Script[None]:
        """A card from its beginning."""
        self.chosen = None
        yield from self.read(reader, effects)

    def do(self, reader: Seat, effect: Effect) -> Script[None]:  # noqa: C901, PLR0915 - one by one
        match effect:
            case Draw(who, what, count):
                for seat in (yield from self._concerned(reader, who, effect)):
                    for _ in range(count):
                        yield from self.draw_any(seat, what)
            case Discard(who, what, count):
                for seat in (yield from self._concerned(reader, who, effect)):
                    for _ in range(count):
                        yield from self.discard_one(seat, *KINDS_HELD[what])
            case Steal(what):
                yield from self._steal(reader, what)
            case Give(to):
                if self.sailors[reader].souvenirs:
                    for receiver in (yield from self._concerned(reader, to, effect)):
                        yield from self._hand_over(reader, receiver)
            case PassOn(to):
                yield from self._pass_on(reader, to)
            case Exchange():
                yield from self._exchange(reader)
            case Look(what, count, keep):
                yield from self._look(reader, what, count, keep)
            case Recover(what):
                yield from self._recover(reader, what)
            case TakeBack(who):
                for seat in (yield from self._concerned(reader, who, effect)):
                    found = yield from choose(seat, self.loose_souvenirs(seat))
                    if found is not None:
                        self.sailors[seat].souvenirs.append(self.off_the_spot(*found))
            case LayMore(what, count):
                self.may_lay[what] += count
                self.additional[what] += count
            case Protect(who):
                for seat in (yield from self._concerned(reader, who, effect)):
                    self.sailors[seat].protected = True
            case MoveShip(to):
                for seat in (yield from self._concerned(reader, to, effect)):
                    if self._ship_can_go_to(seat):
                        self.bring_spot(self.ship, seat)
            case Unload():
                yield from self._unload(reader)
            case Load(count, marked_only):
                yield from self._load(count, marked_only=marked_only)
            case SkipPhase(phase, who):
                for seat in (yield from self._concerned(reader, who, effect)):
                    self.sailors[seat].will_pass.append(phase)
            case Again():
                yield from self.adventure(reader)
            case DuelNow():
                yield from self.maybe_duel(reader)
            case Gamble(least, win, lose):
                enough = self.luck.number(6) + 1 >= least
                yield from self.read(reader, win if enough else lose)
            case Either(one, other):
                ways = [way for way in (one, other) if any(self.can_do(reader, e) for e in way)]
                if len(ways) == 2:
                    way = yield from choose(reader, ((PickWay(i), w) for i, w in enumerate(ways)))
                    ways = [way or ()]
                for way in ways:
                    yield from self.read(reader, way)
            case Calm() | Edge() | TwoDice() | CallOff():
                pass
            case _:
                assert_never(effect)

    def can_do(self, reader: Seat, effect: Effect) -> bool:  # noqa: C901 - one by one
        """Whether an effect would change anything for anybody (A-03b, A-37)."""
        match effect:
            case Draw(who) | Discard(who) | TakeBack(who) | Protect(who) | SkipPhase(_, who):
                return any(self._affects(effect, s) for s in self._possible(reader, who))
            case Steal(what):
                return bool(self._victims(reader, what))
            case Give(to):
                return bool(self.sailors[reader].souvenirs and self._possible(reader, to))
            case PassOn():
                return not self.alone and any(sailor.souvenirs for sailor in self.sailors)
            case Exchange():
                return bool(self.sailors[reader].souvenirs and self._traders(reader))
            case Look(what, _, _):
                return self.is_left(what)
            case Recover(what):
                return bool(self.discards[what])
            case MoveShip(to):
                return any(self._affects(effect, s) for s in self._possible(reader, to))
            case Unload():
                return bool(self.ship.on and not self.ship.validated)
            case Load():
                return self.is_left(Stock.SOUVENIR)
            case Again():
                return bool(self.encounters or self.read_encounters)
            case DuelNow():
                return bool(self.targets(reader))
            case LayMore() | Gamble() | Calm():
                return True
            case Either(one, other):
                return any(self.can_do(reader, each) for each in (*one, *other))
            case Edge() | TwoDice() | CallOff():
                return False
            case _:
                assert_never(effect)

    def _affects(self, effect: Effect, seat: Seat) -> bool:
        """Whether an effect would change anything for this player."""
        match effect:
            case Draw(_, what):
                return any(self.is_left(stock) for stock in (Stock if what is None else (what,)))
            case Discard(_, what):
                return bool(self.in_hand(seat, *KINDS_HELD[what]))
            case TakeBack():
                return bool(self.loose_souvenirs(seat))
            case Protect():
                return not self.sailors[seat].protected
            case MoveShip():
                return self._ship_can_go_to(seat)
            case _:
                return True

    # --- whom it concerns ----------------------------------------------------------------------

    def _possible(self, reader: Seat, who: Whom) -> list[Seat]:
        """Those whom an effect may concern, whoever will be chosen."""
        match who:
            case Whom.ME:
                return [reader]
            case Whom.ALL:
                return self.round_from(reader)
            case Whom.OTHERS:
                return self.others(reader)
            case Whom.LEFT:
                return self.others(reader)[:1]
            case Whom.RIGHT:
                return self.others(reader)[-1:]
            case Whom.CHOSEN:
                return self.others(reader) if self.chosen is None else [self.chosen]

    def _concerned(self, reader: Seat, who: Whom, effect: Effect) -> Script[list[Seat]]:
        """Those whom it does concern, in order; somebody is chosen now if it comes to that."""
        if who is Whom.CHOSEN:
            others = [seat for seat in self.others(reader) if self._affects(effect, seat)]
            return (yield from self._choose_among(reader, others))
        return self._possible(reader, who)

    def _choose_among(self, reader: Seat, candidates: list[Seat]) -> Script[list[Seat]]:
        """A-37b: once for a card; whoever was chosen and is no candidate is not concerned."""
        if self.chosen is None:
            self.chosen = yield from choose(reader, ((PickPlayer(s), s) for s in candidates))
        return [self.chosen] if self.chosen in candidates and self.chosen is not None else []

    def _victims(self, reader: Seat, what: Loot) -> list[Seat]:
        """A-37b, A-38: those who have such a thing and are not protected."""
        return [
            seat
            for seat in self._possible(reader, Whom.CHOSEN)
            if not self.sailors[seat].protected
            and {
                Loot.HAND: self.sailors[seat].souvenirs,
                Loot.SOUVENIR: self.loose_souvenirs(seat),
                Loot.PLACE: self.empty_spots(seat),
            }[what]
        ]

    def _traders(self, reader: Seat) -> list[Seat]:
        others = self._possible(reader, Whom.CHOSEN)
        return [seat for seat in others if self.sailors[seat].souvenirs]

    # --- from hand to hand ---------------------------------------------------------------------

    def _steal(self, thief: Seat, what: Loot) -> Script[None]:
        for victim in (yield from self._choose_among(thief, self._victims(thief, what))):
            if what is Loot.PLACE:
                spot = yield from choose(thief, self.empty_spots(victim))
                if spot is not None:
                    self.bring_spot(spot, thief)
            elif what is Loot.SOUVENIR:
                found = yield from choose(thief, self.loose_souvenirs(victim))
                if found is not None:
                    self.sailors[thief].souvenirs.append(self.off_the_spot(*found))
            else:
                hand = self.sailors[victim].souvenirs
                card = hand.pop(self.luck.number(len(hand)))
                self.sailors[thief].souvenirs.append(card)

    def _hand_over(self, giver: Seat, receiver: Seat) -> Script[None]:
        card = yield from choose(giver, self.in_hand(giver, "souvenirs"))
        if card is not None:
            self.sailors[receiver].souvenirs.append(self.out_of_hand(giver, card))

    def _pass_on(self, reader: Seat, to: Whom) -> Script[None]:
        """One after the other; what has just come from the neighbour may be handed on."""
        for giver in self.round_from(reader):
            for receiver in self._possible(giver, to):
                yield from self._hand_over(giver, receiver)

    def _exchange(self, reader: Seat) -> Script[None]:
        """No robbery, as one gets something for it; perhaps the very same souvenir."""
        if self.sailors[reader].souvenirs:
            for other in (yield from self._choose_among(reader, self._traders(reader))):
                yield from self._hand_over(reader, other)
                yield from self._hand_over(other, reader)

    # --- decks, piles and the ship -------------------------------------------------------------

    def draw_any(self, seat: Seat, what: Stock | None) -> Script[None]:
        """One card, from the deck that is named or from the one that is chosen."""
        if what is None:
            left = [stock for stock in Stock if self.is_left(stock)]
            what = yield from choose(seat, ((PickStock(stock), stock) for stock in left))
        if what is not None:
            yield from self.draw(seat, what)

    def _look(self, seat: Seat, what: Stock, count: int, keep: int) -> Script[None]:
        looking = self.sailors[seat].looking
        for _ in range(count):
            card = self.top_of(what)
            if card is not None:
                looking.append(card)
        zone = self.layout.zone("look", seat)
        for to_keep in range(keep, 0, -1):
            options = [(PickCard(zone, place), card) for place, card in enumerate(looking)]
            kept = yield from choose(seat, options)
            if kept is None:
                return
            looking.remove(kept)
            while looking and to_keep == 1:
                self.lay_off(looking.pop())
            yield from self.receive(seat, kept)

    def _recover(self, seat: Seat, what: Stock) -> Script[None]:
        pile = self.discards[what]
        zone = self.layout.zone(f"{what}-discard")
        options = [(PickCard(zone, place), card) for place, card in enumerate(pile)]
        card = yield from choose(seat, options)
        if card is not None:
            pile.remove(card)
            self.take_up(seat, card)

    def _ship_can_go_to(self, seat: Seat) -> bool:
        """A-20, A-22, A-70: not out of the middle, and not once it lies for good."""
        movable = not self.middle and not self.ship.validated
        return movable and self.ship not in self.sailors[seat].zone

    def _unload(self, seat: Seat) -> Script[None]:
        if self.ship.validated:
            return
        zone = self.on_spot(self.ship)
        options = [(PickCard(zone, place), card) for place, card in enumerate(self.ship.on)]
        card = yield from choose(seat, options)
        if card is not None:
            self.lay_off(self.off_the_spot(self.ship, card))

    def _load(self, count: int, *, marked_only: bool) -> Script[None]:
        for _ in range(count):
            card = self.top_of(Stock.SOUVENIR)
            if card is None:
                return
            if marked_only and not self.is_marked(card):
                self.lay_off(card)
            else:
                yield from self.board(card)

    def adventure(self, reader: Seat) -> Script[None]:
        """A-03, A-31: an encounter is read to all, and kept if it is gold."""
        if not self.encounters and self.read_encounters:
            self.encounters = self.luck.order(self.read_encounters)
            self.read_encounters = []
        if not self.encounters:
            return
        card = self.encounters.pop()
        encounter = self.cards.encounter(card)
        if encounter.colour is Colour.GOLD:
            self.sailors[reader].golds.append(card)
            return
        self.shown.append(card)
        yield from self.read_card(reader, encounter.effects)
