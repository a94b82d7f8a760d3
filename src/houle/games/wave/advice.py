"""Talking in WAVE: pointing, phrases, and the end for those who say too much (W-30 to W-33)."""

from houle.games.wave.basics import Basics
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Phrase,
    Point,
    PointAtBend,
    Say,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import VAIMITI, Cause, Pointing, WavePublic
from houle.games.wave.words import Happening
from houle.kernel import At, Seat, Table, Who, ZoneId

ON_HANDS = (Advice.PLAY, Advice.KEEP)
ON_BEND = (Advice.TAKE, Advice.LEAVE)
PHRASES = tuple(Say(phrase) for phrase in Phrase)


def pointable_rows(game: Basics, seat: Seat) -> dict[int, ZoneId]:
    """The rows a seat may point into, by their owner: what it sees in front of others (W-30b)."""
    rows = {owner: zone for owner, zone in enumerate(game.seating.outward) if owner != seat}
    if game.seating.with_vaimiti:
        rows[VAIMITI] = game.seating.hands[VAIMITI][0]
    return rows


def finger(public: WavePublic, pointer: Seat, owner: int | None, place: int) -> Pointing | None:
    """The finger that a seat holds on a card, if any."""
    for pointing in public.pointing:
        if (pointing.pointer, pointing.owner, pointing.place) == (pointer, owner, place):
            return pointing
    return None


def asides(game: Basics, table: Table[WavePublic], seat: Seat) -> list[WaveMove]:
    """All the advice a seat may give now."""
    public = table.public
    found: list[WaveMove] = [
        Point(owner, place, advice)
        for owner, zone in pointable_rows(game, seat).items()
        for place in range(len(table.zones[zone]))
        for advice in ON_HANDS
    ]
    if game.seating.bend is not None:
        found += [PointAtBend(advice) for advice in ON_BEND]
    for pointing in public.pointing:
        if pointing.pointer != seat:
            continue
        if pointing.owner is None:
            found.remove(PointAtBend(pointing.advice))
            found.append(UnpointBend())
        else:
            found.remove(Point(pointing.owner, pointing.place, pointing.advice))
            found.append(Unpoint(pointing.owner, pointing.place))
    found += [say for say in PHRASES if say.phrase is not public.said[seat]]
    if public.declared_by is None:
        found.append(Declare())
    else:
        found.append(Confirm())
        if public.declared_by == seat:
            found.append(Withdraw())
    return found


def give(game: Basics, table: Table[WavePublic], seat: Seat, move: WaveMove) -> None:
    """Carry out a piece of advice, or a declaration."""
    public = table.public
    who = Who(seat)
    match move:
        case Point(owner, place, advice):
            _put_finger(public, Pointing(seat, owner, place, advice))
            card = At(pointable_rows(game, seat)[owner], place)
            table.happen(Happening.POINTED, who=who, owner=Who(owner), card=card, advice=advice)
        case PointAtBend(advice):
            _put_finger(public, Pointing(seat, None, 0, advice))
            table.happen(Happening.POINTED_AT_BEND, who=who, advice=advice)
        case Unpoint(owner, place):
            _take_finger(public, seat, owner, place)
            card = At(pointable_rows(game, seat)[owner], place)
            table.happen(Happening.UNPOINTED, who=who, owner=Who(owner), card=card)
        case UnpointBend():
            _take_finger(public, seat, None, 0)
            table.happen(Happening.UNPOINTED_BEND, who=who)
        case Say(phrase):
            public.said = (*public.said[:seat], phrase, *public.said[seat + 1 :])
            table.happen(Happening.SAID, who=who, phrase=phrase)
        case Declare():
            public.declared_by = seat
            table.happen(Happening.DECLARED, who=who)
        case Withdraw():
            public.declared_by = None
            table.happen(Happening.WITHDREW, who=who)
        case _:
            public.ended = Cause.TALKING
            table.happen(Happening.CONFIRMED, who=who)


def _take_finger(public: WavePublic, pointer: Seat, owner: int | None, place: int) -> None:
    public.pointing = tuple(
        pointing
        for pointing in public.pointing
        if (pointing.pointer, pointing.owner, pointing.place) != (pointer, owner, place)
    )


def _put_finger(public: WavePublic, new: Pointing) -> None:
    _take_finger(public, new.pointer, new.owner, new.place)
    public.pointing = (*public.pointing, new)


def lift_fingers(
    game: Basics, table: Table[WavePublic], owner: int | None, row: ZoneId, place: int
) -> None:
    """W-30b: a card leaves a row; fingers on it go, those on its right neighbours move along."""
    if owner is not None and row != pointable_rows(game, seat=-1)[owner]:
        return
    public = table.public
    public.pointing = tuple(
        Pointing(
            pointing.pointer,
            pointing.owner,
            pointing.place - (pointing.owner == owner and pointing.place > place),
            pointing.advice,
        )
        for pointing in public.pointing
        if (pointing.owner, pointing.place) != (owner, place)
    )
