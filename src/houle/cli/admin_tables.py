"""`houle admin`, as far as it is about tables."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

from houle.cli.admin_store import admin_parser, failed, store_url, tell
from houle.cli.parser import Parser
from houle.cli.terminal import printable
from houle.cli.voice import Voice
from houle.tables.cache import UnknownTableError
from houle.tables.ports import Listed, Millis, Phase

if TYPE_CHECKING:
    from houle.tables.keeping import Keeping

R = TypeVar("R")


def tables(voice: Voice, arguments: Sequence[str]) -> int:
    """List tables."""
    parser = admin_parser(voice, "tables", "", voice.ui("admin-tables"))
    add = parser.choices.add_argument
    add("--phase", choices=[phase.value for phase in Phase], help=voice.ui("admin-phase"))
    found = parser.read(arguments)
    listed = _with(voice, found, lambda keeping: keeping.tables(found.phase))
    return tell(found, listed, *map(_line, listed))


def table(voice: Voice, arguments: Sequence[str]) -> int:
    """Show one table as everybody sees it, and what kind of thing happened at it."""
    parser = admin_parser(voice, "table", "ID", voice.ui("admin-table"))
    found = _about_one(voice, parser, arguments)
    try:
        shown = _with(voice, found, lambda keeping: keeping.table(found.table))
    except UnknownTableError:
        return _unknown(voice, found)
    life = shown.table
    return tell(
        found,
        shown,
        f"{life.id} {life.game} {life.rules_version} {life.phase}",
        *(printable(chair.name or chair.bot or "—") for chair in life.chairs),
        *(f"{shown_time(entry.at)} {entry.seq} {entry.kind}" for entry in shown.entries),
    )


def close(voice: Voice, arguments: Sequence[str]) -> int:
    """Close a table that has not begun."""
    parser = admin_parser(voice, "close", "ID", voice.ui("admin-close"))
    found = _about_one(voice, parser, arguments)
    return _done(voice, found, lambda keeping: keeping.close(found.table))


def remove(voice: Voice, arguments: Sequence[str]) -> int:
    """Remove a table that is over, with its log and its seed."""
    parser = admin_parser(voice, "remove", "ID", voice.ui("admin-remove"))
    found = _about_one(voice, parser, arguments)
    return _done(voice, found, lambda keeping: keeping.remove(found.table))


def prune(voice: Voice, arguments: Sequence[str]) -> int:
    """Remove all tables that have been over for so many days."""
    parser = admin_parser(voice, "prune", "", voice.ui("admin-prune"))
    add, number = parser.choices.add_argument, voice.ui("cli-number")
    about = voice.ui("admin-days")
    add("--days", type=parser.number_from(1), required=True, metavar=number, help=about)
    found = parser.read(arguments)
    before = _millis(now() - timedelta(days=found.days))
    removed = _with(voice, found, lambda keeping: keeping.prune(before))
    return tell(found, {"removed": removed}, voice.ui("admin-pruned", count=removed))


def now() -> datetime:
    """What time it is."""
    return datetime.now(UTC)


def _about_one(voice: Voice, parser: Parser, arguments: Sequence[str]) -> Namespace:
    about = voice.ui("admin-table-id")
    parser.operands.add_argument("table", metavar="ID", help=about)
    return parser.read(arguments)


def _with(voice: Voice, found: Namespace, work: "Callable[[Keeping], Awaitable[R]]") -> R:
    """Do something with the store."""
    from houle.cli.admin_house import with_keeping  # noqa: PLC0415 - takes a while to load

    return asyncio.run(with_keeping(store_url(voice, found), work))


def _done(
    voice: Voice, found: Namespace, work: "Callable[[Keeping], Awaitable[Phase | None]]"
) -> int:
    """Do something to a table, unless the phase that it is in does not allow it."""
    try:
        phase = _with(voice, found, work)
    except UnknownTableError:
        return _unknown(voice, found)
    if phase is None:
        said = voice.ui("admin-done", table=found.table)
        return tell(found, {"done": found.table}, said)
    if phase is Phase.OPEN:
        return failed(voice.ui("admin-still-open", table=found.table))
    if phase is Phase.PLAYING:
        return failed(voice.ui("admin-still-played", table=found.table))
    return failed(voice.ui("admin-is-over", table=found.table))


def _unknown(voice: Voice, found: Namespace) -> int:
    return failed(voice.ui("admin-no-table", table=printable(found.table)))


def _line(one: Listed) -> str:
    return f"{one.table} {one.game} {one.phase} {one.seq} {shown_time(one.changed_at)}"


def shown_time(at: Millis) -> str:
    """A moment, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def _millis(at: datetime) -> Millis:
    return int(at.timestamp() * 1000)
