"""Effects acting, one after the other (A-37)."""

from typing import TYPE_CHECKING

import msgspec

from houle.games.vague_et_attaque import drawing, duels, harbours
from houle.games.vague_et_attaque.choices import choices, concerned, concerns, loot
from houle.games.vague_et_attaque.effects import (
    Again,
    Discard,
    Draw,
    Either,
    Exchange,
    Gamble,
    Give,
    LayMore,
    Load,
    Look,
    Loot,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    Whom,
)
from houle.games.vague_et_attaque.moves import (
    Challenge,
    KeepOff,
    PickCard,
    PickPlayer,
    PickStock,
    PickWay,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import (
    Boarding,
    KeepOne,
    Pending,
    Task,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import At, Chance, Seat, Table, Who

if TYPE_CHECKING:
    from houle.games.vague_et_attaque.rules import VagueEtAttaque


class Resolver:
    """Lets effects act at one table, with the chance of one move."""

    __slots__ = ("chance", "game", "public", "seating", "table", "zones")

    def __init__(
        self, game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], chance: Chance
    ) -> None:
        self.game = game
        self.table = table
        self.chance = chance
        self.public = table.public
        self.zones = table.zones
        self.seating = game.seating

    def step(self) -> bool:
        """Do what is next, if nobody has to choose; say whether something was done."""
        pending = self.public.pending[0]
        found = choices(self.game, self.table, pending)
        if found is None:
            self._next()
            self._act(pending)
        elif not found:
            self._next()
            if self.table.journal is not None:
                self.table.happen(Happening.NOTHING, who=Who(pending.seat))
        elif len(found) == 1:
            self.choose(found[0])
        else:
            return False
        return True

    def _next(self) -> None:
        self.public.pending = self.public.pending[1:]

    def _first(self, *pending: Pending) -> None:
        self.public.pending = (*pending, *self.public.pending)

    # Effects that leave nothing to choose

    def _act(self, pending: Pending) -> None:
        if isinstance(pending, Task):
            self._let_act(pending)
        else:  # a souvenir that cannot be kept off the ship
            harbours.board(self.game, self.table)

    def _let_act(self, task: Task) -> None:
        effect = task.effect
        match effect:
            case Draw() | Discard() | TakeBack() | Protect() | SkipPhase() if (
                effect.who is not Whom.ME
            ):
                mine = msgspec.structs.replace(effect, who=Whom.ME)
                meant = concerned(self.game, self.table, task, effect.who)
                self._first(*(Task(other, mine, task.by) for other in meant))
            case PassOn(to):
                givers = self.game.round_from(task.by)
                self._first(*(Task(giver, Give(to), giver) for giver in givers))
            case Exchange():
                self._exchange(task)
            case Gamble(least, win, lose):
                value = self.table.roll(duels.SIDES, self.chance)
                who = Who(task.seat)
                self.table.happen(Happening.GAMBLED, who=who, value=value, least=least)
                outcome = win if value >= least else lose
                self._first(*(Task(task.seat, one, task.by) for one in outcome))
            case Draw() | Look() | Again() | Load() | Steal():
                self._fetch(task)
            case _:
                self._change(task)

    def _fetch(self, task: Task) -> None:
        """Cards come from a deck or a hand."""
        seat = task.seat
        match task.effect:
            case Draw(_, Stock() as stock, count):
                if count > 1:
                    self._first(Task(seat, Draw(Whom.ME, stock, count - 1), task.by))
                drawing.draw(self.game, self.table, seat, stock, self.chance)
            case Look() as effect:
                self._look(task, effect)
            case Again():
                drawing.meet(self.game, self.table, seat, self.chance)
            case Load() as effect:
                self._load(task, effect)
            case _:
                self._steal_from_hand(task)

    def _change(self, task: Task) -> None:
        """Something other than a hand is different from now on."""
        seat = task.seat
        match task.effect:
            case LayMore(what, count):
                self._lay_more(what, count)
            case Protect():
                self._protect(seat)
            case SkipPhase(phase):
                self._skip(seat, phase)
            case MoveShip(to):
                for other in concerned(self.game, self.table, task, to):
                    if harbours.can_sail_to(self.game, self.table, other):
                        harbours.move_ship(self.game, self.table, other)
            case _:
                self.table.happen(Happening.NOTHING, who=Who(seat))

    def _steal_from_hand(self, task: Task) -> None:
        """What the reader takes unseen is shown to all (A-12b)."""
        hand = loot(self.game, self.table, Steal(Loot.HAND), self.public.chosen)
        if hand:
            at = hand[self.chance.below(len(hand))]
            self._hand_over(at, task.seat)
            self._tell_of_theft(task.seat)

    def _hand_over(self, at: At, target: Seat) -> None:
        shown = self.seating.shown
        self.table.move(at.zone, at.place, shown)
        self.table.move(shown, -1, self.seating.souvenirs[target])

    def _tell(self, happening: Happening, seat: Seat, other: Seat) -> None:
        if self.table.journal is None:
            return
        taker = other if happening is Happening.GAVE else seat
        card = self.zones[self.seating.souvenirs[taker]][-1]
        face = self.game.cards.faces[card]
        self.table.happen(happening, who=Who(seat), owner=Who(other), card=face)

    def _exchange(self, task: Task) -> None:
        other = self.public.chosen
        if other is not None and concerns(self.game, self.table, task, other):
            self._first(
                Task(task.seat, Give(Whom.CHOSEN), task.by), Task(other, Give(Whom.ME), task.by)
            )

    def _look(self, task: Task, effect: Look) -> None:
        deck, look = self.seating.decks[effect.what], self.seating.looks[task.seat]
        for _ in range(effect.count):
            if drawing.turn_up(self.game, self.table, effect.what, self.chance) is not None:
                self.table.move(deck, -1, look)
        if self.zones[look]:
            self._first(task)

    def _lay_more(self, what: Stock, count: int) -> None:
        public = self.public
        if what is Stock.PLACE:
            public.places_left += count
            public.lay_more_places += count
        else:
            public.souvenirs_left += count
            public.lay_more += count

    def _protect(self, seat: Seat) -> None:
        public = self.public
        public.protected = tuple(
            safe or other == seat for other, safe in enumerate(public.protected)
        )
        self.table.happen(Happening.PROTECTED, who=Who(seat))

    def _skip(self, seat: Seat, phase: Phase) -> None:
        public = self.public
        public.skips = tuple(
            (*phases, phase) if other == seat else phases
            for other, phases in enumerate(public.skips)
        )
        self.table.happen(Happening.WILL_SKIP, who=Who(seat), phase=phase)

    def _load(self, task: Task, effect: Load) -> None:
        """A-93: what does not go aboard is discarded."""
        card = drawing.turn_up(self.game, self.table, Stock.SOUVENIR, self.chance)
        if card is None:
            return
        if effect.count > 1:
            rest = msgspec.structs.replace(effect, count=effect.count - 1)
            self._first(Task(task.seat, rest, task.by))
        deck = self.seating.decks[Stock.SOUVENIR]
        if effect.marked_only and not harbours.marked(self.game, card):
            self.table.move(deck, -1, self.seating.discards[Stock.SOUVENIR])
        else:
            self.table.move(deck, -1, self.seating.shown)
            self._first(Boarding(task.seat))

    # Choices that were made

    def choose(self, move: VagueEtAttaqueMove) -> None:
        """Carry out what was chosen for the first thing pending."""
        pending = self.public.pending[0]
        if isinstance(move, PickPlayer):
            self.public.chosen = move.owner
            return
        self._next()
        if isinstance(pending, Task):
            self._choose_for(pending, move)
        elif isinstance(pending, KeepOne):
            self._keep_one(pending.seat, move)
        else:
            self._refuse_or_board(pending.seat, move)

    def _choose_for(self, task: Task, move: VagueEtAttaqueMove) -> None:
        match move:
            case PickStock(stock):
                effect = task.effect
                assert isinstance(effect, Draw)  # noqa: S101 - nothing else offers decks
                if effect.count > 1:
                    self._first(Task(task.seat, Draw(Whom.ME, None, effect.count - 1), task.by))
                drawing.draw(self.game, self.table, task.seat, stock, self.chance)
            case PickWay(way):
                effect = task.effect
                assert isinstance(effect, Either)  # noqa: S101 - nothing else offers two ways
                taken = effect.other if way else effect.one
                self._first(*(Task(task.seat, one, task.by) for one in taken))
            case Challenge(zone, place):
                duels.challenge(self.game, self.table, task.seat, At(zone, place))
            case PickCard(zone, place):
                self._pick_card(task, At(zone, place))
            case _:
                pass  # an offered duel was declined

    def _pick_card(self, task: Task, at: At) -> None:
        seat, seating, table = task.seat, self.seating, self.table
        match task.effect:
            case Discard(_, what, count):
                if count > 1:
                    self._first(Task(seat, Discard(Whom.ME, what, count - 1), task.by))
                discard(self.game, table, seat, at)
            case Give(to):
                for receiver in concerned(self.game, table, task, to):
                    self._hand_over(at, receiver)
                    self._tell(Happening.GAVE, seat, receiver)
            case Steal(Loot.SOUVENIR):
                harbours.take_off(self.game, table, at, seating.souvenirs[seat])
                self._tell_of_theft(seat)
            case Steal():
                table.move(at.zone, at.place, seating.harbours[seat])
            case Look(what, _, keep):
                self._keep(task, at, what, keep)
            case Recover(what):
                table.move(at.zone, at.place, seating.held(seat, what))
            case TakeBack():
                harbours.take_off(self.game, table, at, seating.souvenirs[seat])
            case _:  # unload
                harbours.take_off(self.game, table, at, seating.discards[Stock.SOUVENIR])

    def _tell_of_theft(self, seat: Seat) -> None:
        victim = self.public.chosen
        assert victim is not None  # noqa: S101 - somebody was chosen to be robbed
        self._tell(Happening.STOLE, seat, victim)

    def _keep(self, task: Task, at: At, what: Stock, keep: int) -> None:
        look = self.seating.looks[task.seat]
        card = self.zones[look][at.place]
        more = keep > 1 and len(self.zones[look]) > 1
        if more:
            self._first(Task(task.seat, Look(what, 1, keep - 1), task.by))
        drawing.receive(self.game, self.table, task.seat, what, look, card)
        while self.zones[look] and not more:
            self.table.move(look, -1, self.seating.discards[what])

    # Alone against the ship

    def _refuse_or_board(self, seat: Seat, move: VagueEtAttaqueMove) -> None:
        """A-91, A-94."""
        shown = self.seating.shown
        if isinstance(move, KeepOff):
            card = self.table.move(shown, -1, self.seating.discards[Stock.SOUVENIR])
            self.public.kept_off = True
            self.table.happen(Happening.KEPT_OFF, who=Who(seat), card=self.game.cards.faces[card])
            self._first(KeepOne(seat))
        else:
            harbours.board(self.game, self.table)

    def _keep_one(self, seat: Seat, move: VagueEtAttaqueMove) -> None:
        assert isinstance(move, PickCard)  # noqa: S101 - nothing else is offered
        kept = self.zones[move.zone][move.place]
        for zone in self.seating.hand_zones[seat]:
            for place in range(len(self.zones[zone]) - 1, -1, -1):
                if self.zones[zone][place] != kept:
                    discard(self.game, self.table, seat, At(zone, place))


def discard(game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], seat: Seat, at: At) -> None:
    """Lay a hand card onto its discard pile."""
    seating = game.seating
    if at.zone == seating.golds[seat]:
        target = seating.encounter_discard
    else:
        stock = Stock.SOUVENIR if at.zone == seating.souvenirs[seat] else Stock.PLACE
        target = seating.discards[stock]
    table.move(at.zone, at.place, target)
