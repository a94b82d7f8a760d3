"""What can be chosen inside an effect, and by whom (A-37)."""

from typing import Final

from houle.games.vague_et_attaque import drawing, duels, harbours, offers
from houle.games.vague_et_attaque.basics import Basics
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
    KeepOff,
    LetAboard,
    PickPlayer,
    PickStock,
    PickWay,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import (
    KeepOne,
    Pending,
    Task,
    VagueEtAttaquePublic,
)
from houle.kernel import At, Seat, Seats, Table, ZoneId

Choices = list[VagueEtAttaqueMove]
ME: Final = Whom.ME
CHOSEN: Final = Whom.CHOSEN
LEFT: Final = Whom.LEFT
RIGHT: Final = Whom.RIGHT
OTHERS: Final = Whom.OTHERS
HAND: Final = Loot.HAND
LAID: Final = Loot.SOUVENIR
ANY: Final = Held.ANY
OF_SOUVENIRS: Final = Held.SOUVENIR
STOCKS: Final = tuple(Stock)
SAYS_WHOM: Final[dict[type, str]] = {
    Draw: "who",
    Discard: "who",
    TakeBack: "who",
    Protect: "who",
    SkipPhase: "who",
    Give: "to",
    MoveShip: "to",
}
"""In which field an effect says whom it concerns; the others leave nothing open."""
ROBS: Final = frozenset({Steal, Exchange})
IS_CHOOSING: Final = frozenset({Recover, Unload, DuelNow, Either})
"""They do something exactly if there is something to choose."""


def choices(game: Basics, table: Table[VagueEtAttaquePublic], pending: Pending) -> Choices | None:
    """All that can be chosen now for what is pending; `None` where there is nothing to choose."""
    if type(pending) is Task:
        if table.public.chosen is None and whom(pending.effect) is CHOSEN:
            return [PickPlayer(seat) for seat in _candidates(game, table, pending)]
        return _of_effect(game, table, pending)
    if type(pending) is KeepOne:
        return _cards(table, game.seating.hand_zones[pending.seat])
    may_keep_off = drawing.can_keep_off(game, table, pending.seat)
    return [LetAboard(), KeepOff()] if may_keep_off else None


def _of_effect(game: Basics, table: Table[VagueEtAttaquePublic], task: Task) -> Choices | None:
    seat, effect, seating = task.seat, task.effect, game.seating
    if type(effect) is Draw:
        return _stocks(game, table) if effect.what is None and effect.who is ME else None
    if type(effect) is Discard:
        return _cards(table, held_zones(game, seat, effect.what)) if effect.who is ME else None
    if type(effect) is Give:
        somebody = concerned(game, table, task, effect.to)
        return _cards(table, (seating.souvenirs[seat],)) if somebody else []
    if type(effect) is Steal:
        if effect.what is HAND:
            return None
        return _picks(loot(game, table, effect, table.public.chosen))
    if type(effect) is Look:
        return _cards(table, (seating.looks[seat],)) if table.zones[seating.looks[seat]] else None
    if type(effect) is TakeBack:
        return _picks(harbours.laid_souvenirs(game, table, seat)) if effect.who is ME else None
    return _of_rarer_effect(game, table, task)


def _of_rarer_effect(
    game: Basics, table: Table[VagueEtAttaquePublic], task: Task
) -> Choices | None:
    seat, effect, seating = task.seat, task.effect, game.seating
    if type(effect) is Recover:
        return _cards(table, (seating.discards[effect.what],))
    if type(effect) is Unload:
        if game.ship in table.public.validated:
            return None
        return _cards(table, (seating.berths[game.ship],))
    if type(effect) is DuelNow:
        found = duels.challenges(game, table, seat)
        return [*found, offers.DONE] if found else []
    if type(effect) is Either:
        return [
            PickWay(way)
            for way, effects in enumerate((effect.one, effect.other))
            if any(can_do(game, table, seat, one) for one in effects)
        ]
    return None


def _stocks(game: Basics, table: Table[VagueEtAttaquePublic]) -> Choices:
    return [PickStock(stock) for stock in STOCKS if drawing.available(game, table, stock)]


def _cards(table: Table[VagueEtAttaquePublic], zones: tuple[ZoneId, ...]) -> Choices:
    found: Choices = []
    for zone in zones:
        found += offers.PICK_CARD.zone(zone).first(len(table.zones[zone]))
    return found


def _picks(places: list[At]) -> Choices:
    return [offers.PICK_CARD.zone(at.zone).at(at.place) for at in places]


def held_zones(game: Basics, seat: Seat, what: Held) -> tuple[ZoneId, ...]:
    """The parts of a hand that such cards are in."""
    souvenirs, places, _ = game.seating.hand_zones[seat]
    if what is ANY:
        return game.seating.hand_zones[seat]
    return (souvenirs if what is OF_SOUVENIRS else places,)


# Choosing a player


def whom(effect: Effect) -> Whom:
    """Whom an effect concerns besides whoever resolves it."""
    field = SAYS_WHOM.get(type(effect))
    if field is None:
        return CHOSEN if type(effect) in ROBS else ME
    said: Whom = getattr(effect, field)
    return said


def _candidates(game: Basics, table: Table[VagueEtAttaquePublic], task: Task) -> list[Seat]:
    """A-37b: the players who can be chosen."""
    return [
        seat
        for seat in game.round_from(task.by)
        if seat != task.by and concerns(game, table, task, seat)
    ]


def concerns(game: Basics, table: Table[VagueEtAttaquePublic], task: Task, seat: Seat) -> bool:
    """Whether the effect could do something with this player."""
    zones, souvenirs, effect = table.zones, game.seating.souvenirs, task.effect
    if type(effect) is Steal:
        return bool(loot(game, table, effect, seat))
    if type(effect) is Exchange:
        return bool(zones[souvenirs[task.seat]] and zones[souvenirs[seat]])
    if type(effect) is Give:
        return bool(zones[souvenirs[task.seat]])
    if type(effect) is Draw:
        if effect.what is None:
            return bool(_stocks(game, table))
        return drawing.available(game, table, effect.what)
    if type(effect) is Discard:
        for zone in held_zones(game, seat, effect.what):
            if zones[zone]:
                return True
        return False
    if type(effect) is Protect:
        return not table.public.protected[seat]
    if type(effect) is TakeBack:
        return bool(harbours.laid_souvenirs(game, table, seat))
    if type(effect) is MoveShip:
        return harbours.can_sail_to(game, table, seat)
    return True


def loot(
    game: Basics, table: Table[VagueEtAttaquePublic], effect: Steal, seat: Seat | None
) -> list[At]:
    """What can be taken from a player (A-38, A-42)."""
    if seat is None or table.public.protected[seat]:
        return []
    if effect.what is HAND:
        hand = game.seating.souvenirs[seat]
        return [At(hand, place) for place in range(len(table.zones[hand]))]
    if effect.what is LAID:
        return harbours.laid_souvenirs(game, table, seat)
    return harbours.bare_places(game, table, seat)


def concerned(game: Basics, table: Table[VagueEtAttaquePublic], task: Task, who: Whom) -> Seats:
    """The seats that are meant, seen from whoever reads the card."""
    by = task.by
    if who is ME:
        return (by,)
    if who is CHOSEN:
        return () if table.public.chosen is None else (table.public.chosen,)
    everybody = game.round_from(by)
    if who is LEFT:
        return everybody[1:2]
    if who is RIGHT:
        return everybody[1:][-1:]
    return everybody[1:] if who is OTHERS else everybody


# Whether anything would come of it


def can_do(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, effect: Effect) -> bool:
    """Whether an effect would do anything if this seat used it now (A-03b)."""
    task = Task(seat, effect, seat)
    who = whom(effect)
    if who is CHOSEN and table.public.chosen is None:
        return bool(_candidates(game, table, task))
    if not _concerns_any(game, table, task, concerned(game, table, task, who)):
        return False
    if type(effect) is Look:
        return drawing.available(game, table, effect.what)
    if type(effect) is PassOn:
        return not game.alone and any(table.zones[hand] for hand in game.seating.souvenirs)
    if type(effect) is Again:
        return drawing.encounters_available(game, table)
    if type(effect) in IS_CHOOSING:
        return bool(choices(game, table, task))
    return True


def _concerns_any(
    game: Basics, table: Table[VagueEtAttaquePublic], task: Task, seats: Seats
) -> bool:
    for seat in seats:
        if concerns(game, table, task, seat):
            return True
    return False
