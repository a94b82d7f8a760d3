"""`houle admin faults`: what people said was wrong at tables. Shows no card; files do."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from houle.cli.admin_store import admin_parser, failed, store_url, tell
from houle.cli.admin_tables import shown_time
from houle.cli.parser import Command, UsageError
from houle.cli.terminal import printable
from houle.cli.voice import Voice

if TYPE_CHECKING:
    from houle.people.faults import FaultDesk, Kept

R = TypeVar("R")


def faults(voice: Voice, arguments: Sequence[str]) -> int:
    """What was said, the latest first; or one of them as a file, or away with it."""
    if arguments and arguments[0] in WITH_ONE:
        return WITH_ONE[arguments[0]](voice, arguments[1:])
    found = admin_parser(voice, "faults", "", voice.ui("admin-faults")).read(arguments)
    latest = _with(voice, found, lambda desk: desk.latest())
    return tell(found, [_facts(kept) for kept in latest], *map(_line, latest))


def save(voice: Voice, arguments: Sequence[str]) -> int:
    """One of them as a file; with the game up to its moment once that is over."""
    from houle.faults.file import write_report  # noqa: PLC0415 - takes a while to load

    file = voice.ui("cli-file")
    parser = admin_parser(voice, "faults save", f"ID {file}", voice.ui("admin-faults-save"))
    parser.operands.add_argument("id", metavar="ID", help=voice.ui("admin-fault-id"))
    parser.operands.add_argument(
        "file", type=Path, metavar=file, help=voice.ui("admin-faults-file")
    )
    found = parser.read(arguments)
    report = _with(voice, found, lambda desk: desk.handed_out(found.id))
    if report is None:
        return _unknown(voice, found)
    try:
        found.file.write_bytes(write_report(report))
    except OSError as error:
        raise UsageError(voice.ui("record-no-file", file=str(found.file))) from error
    whole = report.played is not None
    said = voice.ui("admin-faults-whole") if whole else voice.ui("admin-faults-running")
    return tell(found, {"file": str(found.file), "whole": whole}, said)


def remove(voice: Voice, arguments: Sequence[str]) -> int:
    """Away with one."""
    parser = admin_parser(voice, "faults remove", "ID", voice.ui("admin-faults-remove"))
    parser.operands.add_argument("id", metavar="ID", help=voice.ui("admin-fault-id"))
    found = parser.read(arguments)
    if not _with(voice, found, lambda desk: desk.remove(found.id)):
        return _unknown(voice, found)
    return tell(found, {"done": found.id}, voice.ui("admin-done", table=found.id))


def _with(voice: Voice, found: Namespace, work: "Callable[[FaultDesk], Awaitable[R]]") -> R:
    from houle.cli.admin_house import with_faults  # noqa: PLC0415 - takes a while to load

    return asyncio.run(with_faults(store_url(voice, found), work))


def _unknown(voice: Voice, found: Namespace) -> int:
    return failed(voice.ui("admin-no-fault", fault=printable(found.id)))


def _facts(kept: "Kept") -> dict[str, object]:
    report = kept.read()
    told = {"about": report.told.about, "game": report.game, "build": report.build}
    where = {"table": kept.table, "seq": report.seq, "made_at": kept.made_at}
    return {"id": kept.id, **told, **where}


def _line(kept: "Kept") -> str:
    report = kept.read()
    where = f"{kept.table}/{report.seq}"
    when = shown_time(kept.made_at)
    return " ".join([kept.id, when, report.told.about, report.game, where, report.build])


WITH_ONE: dict[str, Command] = {"remove": remove, "save": save}
