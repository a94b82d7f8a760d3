"""What can be chosen inside an effect, and by whom (A-37)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from houle.games.vague_et_attaque import drawing, duels, harbours
from houle.games.vague_et_attaque.effects import (
    Again,
    Discard,
    Draw,
    DuelNow,
    Effect,
    Either,
    Exchange,
    Give,
    Held,
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
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.moves import (
    Challenge,
    Done,
    KeepOff,
    LetAboard,
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
from houle.kernel import At, Seat, Seats, Table, ZoneId

if TYPE_CHECKING:
    from houle.games.vague_et_attaque.rules import VagueEtAttaque

Choices = list[VagueEtAttaqueMove]


def choices(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], pending: Pending
) -> Choices | None:
    """All that can be chosen now for what is pending; `None` where there is nothing to choose."""
    match pending:
        case Boarding(seat):
            return [LetAboard(), KeepOff()] if drawing.can_keep_off(game, table, seat) else None
        case KeepOne(seat):
            return _cards(table, game.seating.hand_zones[seat])
        case _:
            if table.public.chosen is None and whom(pending.effect) is Whom.CHOSEN:
                return [PickPlayer(seat) for seat in _candidates(game, table, pending)]
            return _of_effect(game, table, pending)


def _of_effect(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], task: Task
) -> Choices | None:
    seat, seating = task.seat, game.seating
    match task.effect:
        case Draw(Whom.ME, None):
            return [PickStock(stock) for stock in Stock if drawing.available(game, table, stock)]
        case Discard(Whom.ME, what):
            return _cards(table, held_zones(game, seat, what))
        case Give(to):
            somebody = concerned(game, table, task, to)
            return _cards(table, (seating.souvenirs[seat],)) if somebody else []
        case Steal(Loot.SOUVENIR | Loot.PLACE):
            return _picks(loot(game, table, task.effect, table.public.chosen))
        case Look() if table.zones[seating.looks[seat]]:
            return _cards(table, (seating.looks[seat],))
        case Recover(what):
            return _cards(table, (seating.discards[what],))
        case TakeBack(Whom.ME):
            return _picks(harbours.laid_souvenirs(game, table, seat))
        case Unload() if game.cards.ship not in table.public.validated:
            return _cards(table, (seating.berths[game.cards.ship],))
        case DuelNow():
            stakes = duels.stakes(game, table, seat)
            return [*(Challenge(at.zone, at.place) for at in stakes), Done()] if stakes else []
        case Either(one, other):
            return [
                PickWay(way)
                for way, effects in enumerate((one, other))
                if any(can_do(game, table, seat, effect) for effect in effects)
            ]
        case _:
            return None


def _cards(table: Table[VagueEtAttaquePublic], zones: Iterable[ZoneId]) -> Choices:
    return [PickCard(zone, place) for zone in zones for place in range(len(table.zones[zone]))]


def _picks(places: list[At]) -> Choices:
    return [PickCard(at.zone, at.place) for at in places]


def held_zones(game: "VagueEtAttaque", seat: Seat, what: Held) -> tuple[ZoneId, ...]:
    """The parts of a hand that such cards are in."""
    if what is Held.ANY:
        return game.seating.hand_zones[seat]
    return (game.seating.held(seat, Stock(what)),)


# Choosing a player


def whom(effect: Effect) -> Whom:
    """Whom an effect concerns besides whoever resolves it."""
    match effect:
        case Draw(who) | Discard(who) | TakeBack(who) | Protect(who) | SkipPhase(_, who):
            return who
        case Give(to) | MoveShip(to):
            return to
        case Steal() | Exchange():
            return Whom.CHOSEN
        case _:
            return Whom.ME


def _candidates(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], task: Task
) -> list[Seat]:
    """A-37b: the players who can be chosen."""
    others = (seat for seat in game.round_from(task.by) if seat != task.by)
    return [seat for seat in others if concerns(game, table, task, seat)]


def concerns(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], task: Task, seat: Seat
) -> bool:
    """Whether the effect could do something with this player."""
    zones, seating = table.zones, game.seating
    match task.effect:
        case Steal():
            return bool(loot(game, table, task.effect, seat))
        case Exchange():
            return bool(zones[seating.souvenirs[task.seat]] and zones[seating.souvenirs[seat]])
        case Give():
            return bool(zones[seating.souvenirs[task.seat]])
        case Draw(_, stock):
            stocks = Stock if stock is None else (stock,)
            return any(drawing.available(game, table, each) for each in stocks)
        case Discard(_, what):
            return any(zones[zone] for zone in held_zones(game, seat, what))
        case Protect():
            return not table.public.protected[seat]
        case TakeBack():
            return bool(harbours.laid_souvenirs(game, table, seat))
        case MoveShip():
            return harbours.can_sail_to(game, table, seat)
        case _:
            return True


def loot(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], effect: Steal, seat: Seat | None
) -> list[At]:
    """What can be taken from a player (A-38, A-42)."""
    if seat is None or table.public.protected[seat]:
        return []
    match effect.what:
        case Loot.HAND:
            hand = game.seating.souvenirs[seat]
            return [At(hand, place) for place in range(len(table.zones[hand]))]
        case Loot.SOUVENIR:
            return harbours.laid_souvenirs(game, table, seat)
        case _:
            return harbours.bare_places(game, table, seat)


def concerned(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], task: Task, who: Whom
) -> Seats:
    """The seats that are meant, seen from whoever reads the card."""
    by = task.by
    match who:
        case Whom.ME:
            return (by,)
        case Whom.CHOSEN:
            return () if table.public.chosen is None else (table.public.chosen,)
        case Whom.LEFT:
            return game.round_from(by)[1:2]
        case Whom.RIGHT:
            return game.round_from(by)[1:][-1:]
        case Whom.OTHERS:
            return game.round_from(by)[1:]
        case _:
            return game.round_from(by)


# Whether anything would come of it


def can_do(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], seat: Seat, effect: Effect
) -> bool:
    """Whether an effect would do anything if this seat used it now (A-03b)."""
    task = Task(seat, effect, seat)
    who = whom(effect)
    if who is Whom.CHOSEN and table.public.chosen is None:
        return bool(_candidates(game, table, task))
    if not any(concerns(game, table, task, other) for other in concerned(game, table, task, who)):
        return False
    match effect:
        case Look(stock):
            return drawing.available(game, table, stock)
        case PassOn():
            return not game.alone and any(table.zones[hand] for hand in game.seating.souvenirs)
        case Again():
            return drawing.encounters_available(game, table)
        case Recover() | Unload() | DuelNow() | Either():
            return bool(choices(game, table, task))
        case _:
            return True
