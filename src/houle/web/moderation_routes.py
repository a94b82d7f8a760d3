"""What moderators see of reports, and decide. To everybody else there is nothing here."""

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.people.moderation import Case, Verdict, Waiting
from houle.people.reports import Complaint, Moment, ReportId
from houle.people.witness import Witnessed
from houle.tables.ports import Millis
from houle.web.answering import GUEST, problems
from houle.web.asking import Report
from houle.web.bodies import VerdictBody
from houle.web.moderating import only_moderators
from houle.web.node import Req, node_of


class ShownReport(msgspec.Struct, frozen=True):
    """A report that waits, and by how many people the same was reported there."""

    id: ReportId
    moment: Moment
    name: str | None
    about: Complaint
    made_at: Millis
    people: int
    verdict: Verdict | None


class ShownReports(msgspec.Struct, frozen=True):
    """What waits to be decided, the oldest first."""

    reports: tuple[ShownReport, ...]


class OtherReport(msgspec.Struct, frozen=True):
    """What else there was about the same person."""

    about: Complaint
    made_at: Millis
    verdict: Verdict | None


class ShownCase(msgspec.Struct, frozen=True):
    """A report with its moment."""

    report: ShownReport
    seen: Witnessed | None
    others: tuple[OtherReport, ...]


class ModerationRoutes(Controller):
    """A queue of reports."""

    path = "/api/moderation/reports"
    tags = ("moderation",)
    guards = (only_moderators,)
    security = GUEST

    @get(responses=problems(404))
    async def reports(self, request: Req) -> ShownReports:
        """What waits to be decided, but for what you have a part in yourself."""
        return await _waiting(request)

    @get("/{report:str}", responses=problems(404))
    async def look(self, request: Req, report: Report) -> ShownCase:
        """One report: what was said around that moment, and what else was reported."""
        node = node_of(request)
        told = await node.moderation.look(report, node.identity.person(request.scope).id)
        if told is None:
            raise NotFoundException
        return ShownCase(_shown(told.waiting), told.seen, tuple(map(_other, told.others)))

    @post("/{report:str}/close", status_code=200, responses=problems(403, 404, 409, 413, 415))
    async def close(
        self, request: Req, report: Report, data: JSONBody[VerdictBody]
    ) -> ShownReports:
        """Decide. What follows is carried out within seconds."""
        node = node_of(request)
        by = node.identity.person(request.scope).id
        if not await node.moderation.close(report, data.verdict, by):
            raise NotFoundException
        return await _waiting(request)


async def _waiting(request: Req) -> ShownReports:
    node = node_of(request)
    waiting = await node.moderation.waiting(node.identity.person(request.scope).id)
    return ShownReports(tuple(map(_shown, waiting)))


def _shown(waiting: Waiting) -> ShownReport:
    case = waiting.case
    return ShownReport(
        case.id, case.moment, case.name, case.about, case.made_at, waiting.people, case.verdict
    )


def _other(case: Case) -> OtherReport:
    return OtherReport(case.about, case.made_at, case.verdict)
