"""Effects acting, one after the other (A-37)."""

from typing import Final

import msgspec

from houle.games.vague_et_attaque import drawing, duels, harbours
from houle.games.vague_et_attaque.basics import Basics
from houle.games.vague_et_attaque.choices import choices, concerned, concerns, loot
from houle.games.vague_et_attaque.effects import (
    Again,
    Discard,
    Draw,
    Effect,
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
from houle.kernel import At, Chance, Face, Seat, Table, Who

ME: Final = Whom.ME
CHOSEN: Final = Whom.CHOSEN
SOUVENIR: Final = Stock.SOUVENIR
PLACE: Final = Stock.PLACE
LAID: Final = Loot.SOUVENIR
FROM_HAND: Final = Steal(Loot.HAND)


class Resolver:
    """Lets effects act at one table, with the chance of one move."""

    __slots__ = ("chance", "game", "public", "seating", "table", "zones")

    def __init__(self, game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
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
        if type(pending) is Task:
            self._let_act(pending)
        else:  # a souvenir that cannot be kept off the ship
            harbours.board(self.game, self.table)

    def _let_act(self, task: Task) -> None:
        effect = task.effect
        if type(effect) is Draw and effect.who is ME:
            self._draw(task, effect)
        elif type(effect) is Steal:
            self._steal_from_hand(task)
        elif type(effect) is Look:
            self._look(task, effect)
        elif type(effect) is Again:
            drawing.meet(self.game, self.table, task.seat, self.chance)
        elif type(effect) is Load:
            self._load(task, effect)
        elif type(effect) is Exchange:
            self._exchange(task)
        elif type(effect) is PassOn:
            givers = self.game.round_from(task.by)
            self._first(*[Task(giver, Give(effect.to), giver) for giver in givers])
        elif type(effect) is Gamble:
            self._gamble(task, effect)
        else:
            self._spread_or_change(task)

    def _draw(self, task: Task, effect: Draw) -> None:
        stock = effect.what
        assert stock is not None  # noqa: S101 - of either deck is a choice
        if effect.count > 1:
            self._first(Task(task.seat, Draw(ME, stock, effect.count - 1), task.by))
        drawing.draw(self.game, self.table, task.seat, stock, self.chance)

    def _gamble(self, task: Task, effect: Gamble) -> None:
        value = self.table.roll(duels.SIDES, self.chance)
        if self.table.journal is not None:
            who = Who(task.seat)
            self.table.happen(Happening.GAMBLED, who=who, value=value, least=effect.least)
        self._read(task, effect.win if value >= effect.least else effect.lose)

    def _read(self, task: Task, effects: tuple[Effect, ...]) -> None:
        self._first(*[Task(task.seat, one, task.by) for one in effects])

    def _spread_or_change(self, task: Task) -> None:
        """What several have to do each does alone; else something is different from now on."""
        effect = task.effect
        match effect:
            case Draw() | Discard() | TakeBack() | Protect() | SkipPhase() if effect.who is not ME:
                mine = msgspec.structs.replace(effect, who=ME)
                meant = concerned(self.game, self.table, task, effect.who)
                self._first(*[Task(other, mine, task.by) for other in meant])
            case _:
                self._change(task)

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
        hand = loot(self.game, self.table, FROM_HAND, self.public.chosen)
        if hand:
            at = hand[self.chance.below(len(hand))]
            self._hand_over(at, task.seat)
            self._tell_of_theft(task.seat)

    def _hand_over(self, at: At, target: Seat) -> None:
        shown = self.seating.shown
        self.table.move(at.zone, at.place, shown)
        self.table.move(shown, -1, self.seating.souvenirs[target])

    def _tell_of_gift(self, seat: Seat, receiver: Seat) -> None:
        if self.table.journal is not None:
            face = self._newest(receiver)
            self.table.happen(Happening.GAVE, who=Who(seat), owner=Who(receiver), card=face)

    def _newest(self, seat: Seat) -> Face:
        return self.game.cards.faces[self.zones[self.seating.souvenirs[seat]][-1]]

    def _exchange(self, task: Task) -> None:
        other = self.public.chosen
        if other is not None and concerns(self.game, self.table, task, other):
            self._first(Task(task.seat, Give(CHOSEN), task.by), Task(other, Give(ME), task.by))

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
        if type(move) is PickPlayer:
            self.public.chosen = move.owner
            return
        self._next()
        if type(pending) is Task:
            self._choose_for(pending, move)
        elif type(pending) is KeepOne:
            self._keep_one(pending.seat, move)
        else:
            self._refuse_or_board(pending.seat, move)

    def _choose_for(self, task: Task, move: VagueEtAttaqueMove) -> None:
        if type(move) is PickCard:
            self._pick_card(task, At(move.zone, move.place))
        elif type(move) is PickStock:
            effect = task.effect
            assert isinstance(effect, Draw)  # noqa: S101 - nothing else offers decks
            if effect.count > 1:
                self._first(Task(task.seat, Draw(ME, None, effect.count - 1), task.by))
            drawing.draw(self.game, self.table, task.seat, move.stock, self.chance)
        elif type(move) is PickWay:
            effect = task.effect
            assert isinstance(effect, Either)  # noqa: S101 - nothing else offers two ways
            self._read(task, effect.other if move.way else effect.one)
        elif type(move) is Challenge:
            duels.challenge(self.game, self.table, task.seat, At(move.zone, move.place))
        # else an offered duel was declined

    def _pick_card(self, task: Task, at: At) -> None:
        seat, seating, table, effect = task.seat, self.seating, self.table, task.effect
        if type(effect) is Discard:
            if effect.count > 1:
                self._first(Task(seat, Discard(ME, effect.what, effect.count - 1), task.by))
            discard(self.game, table, seat, at)
        elif type(effect) is Give:
            for receiver in concerned(self.game, table, task, effect.to):
                self._hand_over(at, receiver)
                self._tell_of_gift(seat, receiver)
        elif type(effect) is Look:
            self._keep(task, at, effect.what, effect.keep)
        elif type(effect) is Recover:
            table.move(at.zone, at.place, seating.held(seat, effect.what))
        elif type(effect) is TakeBack:
            harbours.take_off(self.game, table, at, seating.souvenirs[seat])
        elif type(effect) is not Steal:  # unload
            harbours.take_off(self.game, table, at, seating.discards[SOUVENIR])
        elif effect.what is LAID:
            harbours.take_off(self.game, table, at, seating.souvenirs[seat])
            self._tell_of_theft(seat)
        else:
            table.move(at.zone, at.place, seating.harbours[seat])

    def _tell_of_theft(self, seat: Seat) -> None:
        victim = self.public.chosen
        assert victim is not None  # noqa: S101 - somebody was chosen to be robbed
        if self.table.journal is not None:
            face = self._newest(seat)
            self.table.happen(Happening.STOLE, who=Who(seat), owner=Who(victim), card=face)

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


def discard(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, at: At) -> None:
    """Lay a hand card onto its discard pile."""
    seating = game.seating
    if at.zone == seating.golds[seat]:
        target = seating.encounter_discard
    else:
        stock = SOUVENIR if at.zone == seating.souvenirs[seat] else PLACE
        target = seating.discards[stock]
    table.move(at.zone, at.place, target)
