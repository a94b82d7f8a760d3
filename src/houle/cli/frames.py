"""A recorded game as the series of moments that somebody saw."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from houle.kernel import (
    Card,
    Game,
    Moved,
    Onlooker,
    Record,
    Seat,
    Step,
    TrackedTable,
    View,
    ZoneView,
    project,
    project_steps,
    replay,
)


class Frame(msgspec.Struct, frozen=True):
    """One moment of a game: what was seen to happen, and what could be seen then."""

    steps: tuple[Step, ...]
    view: View[Any, Any, Any]


def frames_for_seat(game: Game[Any, Any, Any], record: Record, seat: Seat) -> Iterator[Frame]:
    """What a seat saw, from the deal on."""
    for number, table in enumerate(replay(game, record)):
        steps = project_steps(game, table, seat)
        yield Frame(steps if number else without_dealing(steps), project(game, table, seat))


def open_frames(game: Game[Any, Any, Any], record: Record) -> Iterator[Frame]:
    """What all seats together saw. To be shown only once the game is over."""
    for number, table in enumerate(replay(game, record)):
        steps = _all_steps(game, table)
        yield Frame(steps if number else without_dealing(steps), _open_view(game, table))


def without_dealing(steps: Iterable[Step]) -> tuple[Step, ...]:
    """What happened before the first move, but for where the cards went: the table shows that."""
    return tuple(step for step in steps if not isinstance(step, Moved))


def _open_view(game: Game[Any, Any, Any], table: TrackedTable[Any]) -> View[Any, Any, Any]:
    if game.outcome(table) is not None:
        return project(game, table, Onlooker.EVERYONE)
    views = [project(game, table, seat) for seat in range(game.seats)]
    zones = tuple(
        ZoneView(seen[0].name, seen[0].owner, tuple(map(_first_seen, *(z.cards for z in seen))))
        for seen in zip(*(view.zones for view in views), strict=True)
    )
    return msgspec.structs.replace(
        views[0], viewer=Onlooker.EVERYONE, zones=zones, moves=(), asides=()
    )


def _all_steps(game: Game[Any, Any, Any], table: TrackedTable[Any]) -> tuple[Step, ...]:
    seen = [project_steps(game, table, seat) for seat in range(game.seats)]
    return tuple(map(_fullest, *seen))


def _fullest(*seen: Step) -> Step:
    """The same step as the one saw it who saw the card."""
    told = (step for step in seen if isinstance(step, Moved) and step.card is not None)
    return next(told, seen[0])


def _first_seen(*faces: Card | None) -> Card | None:
    return next((face for face in faces if face is not None), None)
