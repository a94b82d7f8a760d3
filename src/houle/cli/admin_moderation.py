"""`houle admin moderators` and `houle admin reports`: who decides, and what was reported."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from houle.cli.admin_store import admin_parser, failed, store_url, tell
from houle.cli.admin_tables import shown_time
from houle.cli.parser import Command
from houle.cli.terminal import printable
from houle.cli.voice import Voice
from houle.kernel import RefusedError
from houle.people.moderation import OPERATOR, Case, Moderator, Told, Verdict, Waiting
from houle.people.witness import Line

if TYPE_CHECKING:
    from houle.cli.admin_house import Bench

R = TypeVar("R")
NOTHING = "—"


def moderators(voice: Voice, arguments: Sequence[str]) -> int:
    """Who looks at reports; or somebody who does from now on, or does no more."""
    if arguments and arguments[0] in APPOINTING:
        return APPOINTING[arguments[0]](voice, arguments[1:])
    found = admin_parser(voice, "moderators", "", voice.ui("admin-moderators")).read(arguments)
    known = _with(voice, found, lambda bench: bench.store.moderators())
    return tell(found, known, *map(_moderator, known))


def appoint(voice: Voice, arguments: Sequence[str]) -> int:
    """Let somebody look at reports."""
    found = _about_one(voice, "moderators add", voice.ui("admin-moderators-add"), arguments)

    async def work(bench: "Bench") -> bool:
        if not await bench.knows(found.id):
            return False
        await bench.store.appoint(found.id)
        return True

    if not _with(voice, found, work):
        return failed(voice.ui("admin-no-person", player=printable(found.id)))
    return tell(found, {"done": found.id}, voice.ui("admin-done", table=found.id))


def dismiss(voice: Voice, arguments: Sequence[str]) -> int:
    """Let somebody do so no more."""
    found = _about_one(voice, "moderators remove", voice.ui("admin-moderators-remove"), arguments)
    if not _with(voice, found, lambda bench: bench.store.dismiss(found.id)):
        return failed(voice.ui("admin-no-moderator", player=printable(found.id)))
    return tell(found, {"done": found.id}, voice.ui("admin-done", table=found.id))


def reports(voice: Voice, arguments: Sequence[str]) -> int:
    """What waits to be decided; or one of them, or what is decided about it."""
    if arguments and arguments[0] in DECIDING:
        return DECIDING[arguments[0]](voice, arguments[1:])
    found = admin_parser(voice, "reports", "", voice.ui("admin-reports")).read(arguments)
    waiting = _with(voice, found, lambda bench: bench.moderation.waiting(OPERATOR))
    return tell(found, waiting, *map(_waiting, waiting))


def show(voice: Voice, arguments: Sequence[str]) -> int:
    """A report, and what was said around that moment."""
    found = _about_one(voice, "reports show", voice.ui("admin-reports-show"), arguments)
    told = _with(voice, found, lambda bench: bench.moderation.look(found.id, OPERATOR))
    return _unknown(voice, found) if told is None else tell(found, told, *_told(told))


def close(voice: Voice, arguments: Sequence[str]) -> int:
    """Decide about a report; nodes carry it out."""
    parser = admin_parser(voice, "reports close", "ID", voice.ui("admin-reports-close"))
    parser.operands.add_argument("id", metavar="ID", help=voice.ui("admin-report-id"))
    verdicts = [verdict.value for verdict in Verdict]
    about = voice.ui("admin-verdict")
    parser.choices.add_argument("--verdict", choices=verdicts, required=True, help=about)
    found = parser.read(arguments)
    verdict = Verdict(found.verdict)
    try:
        closed = _with(
            voice, found, lambda bench: bench.moderation.close(found.id, verdict, OPERATOR)
        )
    except RefusedError:
        return failed(voice.ui("admin-decided-already", report=found.id))
    if not closed:
        return _unknown(voice, found)
    return tell(found, {"done": found.id}, voice.ui("admin-done", table=found.id))


def _about_one(voice: Voice, task: str, purpose: str, arguments: Sequence[str]) -> Namespace:
    parser = admin_parser(voice, task, "ID", purpose)
    about = "admin-report-id" if task.startswith("reports") else "admin-person-id"
    parser.operands.add_argument("id", metavar="ID", help=voice.ui(about))
    return parser.read(arguments)


def _with(voice: Voice, found: Namespace, work: "Callable[[Bench], Awaitable[R]]") -> R:
    from houle.cli.admin_house import with_bench  # noqa: PLC0415 - takes a while to load

    return asyncio.run(with_bench(store_url(voice, found), work))


def _unknown(voice: Voice, found: Namespace) -> int:
    return failed(voice.ui("admin-no-report", report=printable(found.id)))


def _moderator(one: Moderator) -> str:
    return " ".join([one.player, shown_time(one.since), printable(one.name)])


def _waiting(waiting: Waiting) -> str:
    return f"{_case(waiting.case)} {waiting.people}"


def _case(case: Case) -> str:
    moment, name = case.moment, printable(case.name or NOTHING)
    where = f"{moment.table}/{moment.seq}"
    decided = case.verdict or NOTHING
    return " ".join([case.id, shown_time(case.made_at), case.about, where, name, decided])


def _told(told: Told) -> list[str]:
    case = told.waiting.case
    by = [case.closed_by] if case.closed_by else []
    said = () if told.seen is None else told.seen.lines
    return [
        " ".join([_waiting(told.waiting), *by, case.reported or NOTHING]),
        *(_line(line) for line in said),
        *(_case(other) for other in told.others),
    ]


def _line(line: Line) -> str:
    name = printable(line.name or NOTHING)
    remark = [] if line.remark is None else [line.remark]
    return " ".join([shown_time(line.at), str(line.seq), name, line.kind, *remark])


APPOINTING: dict[str, Command] = {"add": appoint, "remove": dismiss}
DECIDING: dict[str, Command] = {"close": close, "show": show}
