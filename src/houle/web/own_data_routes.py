"""All that is yours, to take along, and the wish that it goes."""

from typing import Any

import msgspec
from litestar import Response, get, post

from houle.people.blocks import Blocked
from houle.people.clubs import OwnClub
from houle.people.day_results import OwnDay
from houle.people.deal_challenges import OwnChallenge
from houle.people.evenings import OwnEvening
from houle.people.faults import OwnFault
from houle.people.friends import Friend
from houle.people.holidays import Holiday
from houle.people.moderation import Verdict
from houle.people.mutes import Muted
from houle.people.own_data import Mailed, Told
from houle.people.passkeys import Passkey
from houle.people.ratings import OwnRating
from houle.people.reports import OwnReport
from houle.people.results import OwnResult
from houle.people.visibility import Visible
from houle.people.written import OwnWords
from houle.tables.ports import Millis, PlayerId, TableId
from houle.web.account import check_may_change, shown_account
from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.coming_in import shown_guest
from houle.web.node import Node, Req, node_of
from houle.web.quotas import Made
from houle.web.session_routes import without_token
from houle.web.shapes import Guest, Nothing, ShownSession

FORMAT = "houle-own-data-1"
FILE = "houle-own-data.json"
MOST_GAMES = 100_000


class OwnDeed(msgspec.Struct, frozen=True):
    """What you did at a table."""

    table: TableId
    seq: int
    at: Millis
    entry: dict[str, Any]


class OwnInvitation(msgspec.Struct, frozen=True):
    """Who asks you to play again, and where."""

    name: str
    table: TableId


class Decided(msgspec.Struct, frozen=True, order=True):
    """What was decided about you, because of what others reported; not by whom, nor who did."""

    at: Millis
    verdict: Verdict


class OwnData(msgspec.Struct, frozen=True):
    """All that the house has of you."""

    format: str
    player: Guest
    since: Millis | None
    passkeys: tuple[Passkey, ...]
    codes: int | None
    sessions: tuple[ShownSession, ...]
    told_at: tuple[Told, ...]
    mailed_at: tuple[Mailed, ...]
    holidays: tuple[Holiday, ...]
    blocked: tuple[Blocked, ...]
    muted: tuple[Muted, ...]
    friends: tuple[Friend, ...]
    reported: tuple[OwnReport, ...]
    faults: tuple[OwnFault, ...]
    written: tuple[OwnWords, ...]
    invitations: tuple[OwnInvitation, ...]
    visible: Visible
    decided: tuple[Decided, ...]
    clubs: tuple[OwnClub, ...]
    evenings: tuple[OwnEvening, ...]
    played: tuple[OwnResult, ...]
    days: tuple[OwnDay, ...]
    challenges: tuple[OwnChallenge, ...]
    ratings: tuple[OwnRating, ...]
    deeds: tuple[OwnDeed, ...]


@get("/api/me/export", responses=problems(401), security=GUEST, tags=["players"])
async def export(request: Req) -> Response[OwnData]:
    """All that the house has of you, as a file; games themselves are files of their own."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    guest = await shown_guest(node, person.id)
    await node.quotas.count(Made.EXPORT, person.id, address(request.scope))
    account = await shown_account(request)
    data = OwnData(
        format=FORMAT,
        player=guest,
        since=await node.store.own_data.since(person.id),
        passkeys=account.passkeys,
        codes=account.codes,
        sessions=account.sessions,
        told_at=tuple(await node.store.own_data.told_at(person.id)),
        mailed_at=tuple(await node.store.own_data.mailed_at(person.id)),
        holidays=tuple(await node.store.holidays.lately(person.id)),
        blocked=tuple(await node.blocks.of(person.id)),
        muted=tuple(await node.mutes.of(person.id)),
        friends=tuple(await node.friends.of(person.id)),
        reported=tuple(await node.reports.of(person.id)),
        faults=tuple(await node.faults.of(person.id)),
        written=tuple(await node.store.written.own(person.id)),
        invitations=tuple(
            OwnInvitation(one.name, one.listed.table)
            for one in await node.invitations.of(person.id)
        ),
        visible=await node.visibility.of(person.id),
        decided=await _decided(node, person.id),
        clubs=await node.clubs.of(person.id),
        evenings=tuple(await node.store.evenings.own(person.id)),
        played=tuple(await node.store.record.of(person.id, MOST_GAMES)),
        days=tuple(map(OwnDay.of, await node.store.days.of(person.id, MOST_GAMES))),
        challenges=tuple(await node.challenges.own(person.id, MOST_GAMES)),
        ratings=tuple(await node.store.ratings.of(person.id)),
        deeds=tuple(
            OwnDeed(deed.table, deed.seq, deed.at, msgspec.json.decode(deed.entry))
            for deed in await node.store.own_data.deeds_of(person.id)
        ),
    )
    return Response(data, headers={"content-disposition": f'attachment; filename="{FILE}"'})


async def _decided(node: Node, player: PlayerId) -> tuple[Decided, ...]:
    """Once, however many reported the same."""
    decided = {
        Decided(case.closed_at, case.verdict)
        for case in await node.store.moderation.about(player)
        if case.closed_at is not None and case.verdict not in (None, Verdict.NOTHING)
    }
    return tuple(sorted(decided))


@post(
    "/api/me/erase",
    status_code=200,
    responses=problems(401, 403, 409, 415),
    security=GUEST,
    tags=["players"],
)
async def erase(request: Req) -> Response[Nothing]:
    """Be forgotten: nothing lets you in from now on, and your name goes wherever it stands."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    await check_may_change(node, request, person.id)
    await node.store.erasures.ask(person.id)
    await node.store.ways_in.forget_of(person.id)
    await node.store.mailboxes.forget_of(person.id)
    await node.store.visibility.forget_of(person.id)
    await node.store.written.forget_of(person.id)
    await node.marks.end_tokens(person.id)
    await node.sessions.end_others(person.id, None)
    return without_token(request)
