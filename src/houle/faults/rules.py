"""A fault of the rules: whether what was reported still happens when the game is dealt again.

Nothing that was kept is compared with itself. The game up to the moment is played anew by the
rules of today, and what is asked is about them: may this be done, does that come of it?
"""

from typing import Any, NamedTuple

import msgspec

from houle.faults.file import About, Report
from houle.games.registry import UnknownGameError, find_game
from houle.kernel import (
    At,
    Game,
    Seat,
    TrackedTable,
    UnplayableRecordError,
    game_of,
    project,
    project_steps,
    replay,
)
from houle.tables.gamefile import record_of

Points = tuple[int, ...]


class CannotTellError(Exception):
    """What would be needed to ask the rules is not in the report."""


class Asked(NamedTuple):
    """What the rules of today are asked besides what the report says."""

    move: msgspec.Raw | None = None
    """What should have been possible; else the card that was touched says it."""
    points: Points | None = None
    """What the points should be; else only that they are not those that were shown."""


NOTHING_MORE = Asked()


class Made(NamedTuple):
    """A move, and the table before it."""

    before: TrackedTable[Any]
    seat: Seat
    move: Any


class Dealt(NamedTuple):
    """The game at the reported moment, and what somebody did then."""

    game: Game[Any, Any, Any]
    table: TrackedTable[Any]
    made: Made | None


def still_happens(report: Report, asked: Asked = NOTHING_MORE) -> str | None:
    """What is still as it was reported, in a sentence; `None` once it is not."""
    try:
        dealt = _dealt(report)
    except UnplayableRecordError as error:
        # It cannot come to this moment any more: one of the moves before it is refused now.
        if report.told.about is About.SHOULD_NOT and _is_the_last(report, error):
            return None
        raise CannotTellError(f"the game does not come to that moment any more: {error}") from error
    match report.told.about:
        case About.COULD_NOT:
            return _refused(dealt, report, asked)
        case About.SHOULD_NOT:
            return _the_same(dealt, report)
        case About.POINTS:
            return _points(dealt, report, asked)
        case About.PICTURE:
            raise CannotTellError("the rules draw no picture")


def _dealt(report: Report) -> Dealt:
    if report.played is None:
        raise CannotTellError("the game was not over yet: save the report again once it is")
    record = record_of(report.played)
    try:
        game = game_of(find_game(record.game), record)
    except UnknownGameError as error:
        raise CannotTellError(f"the game {record.game} is not installed here") from error
    tables = [table.copy() for table in replay(game, record)]
    if not record.plays or report.moment["happened"]["kind"] != "played":
        return Dealt(game, tables[-1], None)
    last = record.plays[-1]
    move = msgspec.json.decode(last.move, type=game.move_type)
    return Dealt(game, tables[-1], Made(tables[-2], last.seat, move))


def _is_the_last(report: Report, error: UnplayableRecordError) -> bool:
    played = report.played
    return played is not None and str(error).startswith(f"move {len(played.plays)} is refused")


def _refused(dealt: Dealt, report: Report, asked: Asked) -> str | None:
    """Whether the rules still say no to what should have been possible."""
    game, table, seat = dealt.game, dealt.table, report.seat
    if seat is None:
        raise CannotTellError("whoever looked on can do nothing")
    if asked.move is not None:
        move = msgspec.json.decode(asked.move, type=game.move_type)
    elif report.told.wanted is not None:
        wanted = report.told.wanted
        move = _meant(game, table, seat, At(wanted.zone, wanted.place))
    else:
        raise CannotTellError("it is not known which move: say it with --move")
    refused = game.refusal(table, seat, move)
    return None if refused is None else f"seat {seat}: {move} is refused by {refused.rule}"


def _meant(game: Game[Any, Any, Any], table: TrackedTable[Any], seat: Seat, at: At) -> Any:
    """What somebody means who touches a card."""
    move = game.touched(table, seat, at)
    if move is None:
        raise CannotTellError("touching that card means no move: say which one with --move")
    return move


def _the_same(dealt: Dealt, report: Report) -> str | None:
    """Whether the move is still allowed, and still does what its reporter saw it do."""
    if dealt.made is None:
        raise CannotTellError("nobody moved at that moment")
    before, seat, move = dealt.made
    if dealt.game.refusal(before, seat, move) is not None:
        return None
    now = _seen(dealt, report)
    then = report.moment
    same = all(now[what] == then[what] for what in ("steps", "view"))
    return f"{move} of seat {seat} does what was reported" if same else None


def _points(dealt: Dealt, report: Report, asked: Asked) -> str | None:
    """Whether the points are still those that were shown, or not yet those that they should be."""
    now = _seen(dealt, report)["view"]
    points = (now["outcome"] or {}).get("points")
    if asked.points is not None:
        if points is None:
            raise CannotTellError("the game was not over: its points cannot be said in advance")
        return None if tuple(points) == asked.points else f"the points are {points}"
    then = report.moment["view"]
    same = now["outcome"] == then["outcome"] and now["public"] == then["public"]
    return (
        f"the points are still those that were shown: {points or now['public']}" if same else None
    )


def _seen(dealt: Dealt, report: Report) -> dict[str, Any]:
    """The moment as the reporter would see it by the rules of today."""
    # The game is over, or else it could not be dealt again.
    seen = {
        "view": project(dealt.game, dealt.table, report.viewer, over=True),
        "steps": project_steps(dealt.game, dealt.table, report.viewer, over=True),
    }
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return decoded
