"""A node with people of every kind, and tables at which they may or may not do something."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from litestar.types import ASGIApp

from houle.people.blocks import Blocked
from houle.people.mailboxes import MailLinks, Wanted
from houle.people.reports import Complaint, Moment, OwnReport
from houle.people.telling import Answer as Answered
from houle.people.telling import Sent
from houle.store.players import Profile
from houle.tables.clocks import BEFORE_A_CALL
from houle.tables.days import day_at
from houle.tables.ids import new_id
from houle.tables.listing import A_DAY
from houle.tables.people import People
from houle.web.app import create_app
from houle.web.identity import TOKEN_AGE, Identity
from houle.web.node import MailWay, Node
from houle.web.system import entropy
from tests.people.authenticator import ORIGIN, Authenticator
from tests.people.stand_in import Browser
from tests.reported.screens import blank
from tests.tables.house import START, HandClock
from tests.web.permissions.asking import Answer, Header, ask
from tests.web.permissions.callers import AT_A_WATCHED_TABLE, Kind
from tests.web.permissions.challenge import challenge_of
from tests.web.permissions.club import HostsClub
from tests.web.permissions.rows import At, Fill, Row
from tests.web.server import SECRET
from tests.web.staged import player_of
from tests.web.undrawn import undrawn

NOT_OURS = "a secret that somebody else thought of, long enough"
SESSION = "a session"
SOMEBODY = "somebody else"
SOMEBODYS = Wanted(SOMEBODY, "eva@example.org", "en", "UTC", None)
BOT_SEAT = 3
STOPPING = 3
"""So many at a table want to stop before the game is over."""
WHERE = {
    "{game}": "flotsam",
    "{seat}": str(BOT_SEAT),
    "{seq}": "2",
    "{path}": "nothing",
    "{day}": day_at(START),
}
"""What stands in an address where a route leaves it open."""
SECOND = 1000
BY_LINK = (At.BY_LINK, At.WRITING)


class House:
    """Everybody is staged once; a table stands until somebody was let do something at it."""

    def __init__(self, node: Node, clock: HandClock) -> None:
        self.node = node
        self.app: ASGIApp = create_app(node, press=undrawn)
        self._clock = clock
        self._links = MailLinks(ORIGIN, clock, (SECRET,))
        self._tokens: dict[Kind, str] = {}
        self._lent: dict[Kind, str] = {}
        """Shown once instead: what somebody does with it is the last thing done with it."""
        self._tables: dict[tuple[At, Kind, bool], tuple[str, Any]] = {}
        self._names: list[Any] = []
        self._commands = (f"c{number}" for number in count())

    async def stage(self) -> None:
        """Let everybody come in, and become what they are."""
        self.node.security_contact = "mailto:somebody@houle.test"
        self.node.mail = MailWay(_Taken(), self._links)
        people = (
            Kind.GUEST,
            Kind.APART,
            Kind.CLUB_MEMBER,
            Kind.SEAT,
            Kind.OTHER_SEAT,
            Kind.HOST,
            Kind.MODERATOR,
            Kind.BLOCKED,
            Kind.ERASED,
        )
        for kind in people:
            came = await ask(self.app, "POST /api/guests", body={"name": kind.title()})
            self._tokens[kind] = came.json()["token"]
            await self.ask_as(kind, "POST /api/me/transfer")
        self._tokens[Kind.WATCHER] = self._tokens[Kind.GUEST]
        host, member = (player_of(self._tokens[each]) for each in (Kind.HOST, Kind.CLUB_MEMBER))
        self._club = HostsClub(self.node, host, member, SOMEBODY)
        for kind in (Kind.BLOCKED, Kind.ERASED):
            for at in At:
                await self.table(at, kind)
        await self._block(Kind.SEAT, player_of(self._tokens[Kind.APART]))
        await self.node.store.moderation.appoint(player_of(self._tokens[Kind.MODERATOR]))
        await self._spoil()

    async def _spoil(self) -> None:
        host = player_of(self._tokens[Kind.HOST])
        self._owner = Owner(self.node, host)
        await self.node.store.players.put(SOMEBODY, Profile("Eva"))
        long_ago = HandClock(START - (TOKEN_AGE + 1) * SECOND)
        self._tokens[Kind.EXPIRED] = Identity(SECRET, entropy, long_ago).token_for(host, SESSION)
        self._tokens[Kind.FORGED] = Identity(NOT_OURS, entropy, self._clock).token_for(
            host, SESSION
        )
        self._tokens[Kind.ENDED] = self._tokens[Kind.HOST]
        self._clock.turn(SECOND)
        renewed = await self.ask_as(Kind.HOST, "POST /api/me/sign-out-elsewhere")
        self._tokens[Kind.HOST] = renewed.json()["token"]
        await self.node.store.block(player_of(self._tokens[Kind.BLOCKED]), blocked=True)
        people = People(self.node.store, self.node.tables, _Hasty(self._clock))
        await people.erase(player_of(self._tokens[Kind.ERASED]))
        await self.node.marks.refresh()
        for (at, kind, watched), (table, _) in self._tables.items():
            self._tables[at, kind, watched] = table, await self._seen(table)
        self._names = await self._called()

    # Tables

    async def table(self, at: At, kind: Kind = Kind.HOST, *, watched: bool = False) -> str:
        """A table that is so far, opened by somebody."""
        key = at, kind, watched
        if key not in self._tables:
            table = await self._set_up(at, kind, watched=watched)
            self._tables[key] = table, await self._seen(table)
        return self._tables[key][0]

    async def something_was_done(self, table: str | None) -> None:
        """At a table, which nobody else finds so any more, or to somebody."""
        self._tables = {key: kept for key, kept in self._tables.items() if kept[0] != table}
        if table is None:
            self._names = await self._called()

    async def is_as_it_was(self, table: str | None) -> bool:
        """Whether nothing happened at a table since it was set up, or to anybody."""
        if table is None:
            return self._names == await self._called()
        seen = await self._seen(table)
        return any(kept == (table, seen) for kept in self._tables.values())

    async def _called(self) -> list[Any]:
        """What everybody is called."""
        players = sorted({player_of(token) for token in self._tokens.values()})
        return [await self.node.store.players.get(player) for player in players]

    async def _seen(self, table: str) -> Any:
        return (await self.ask_as(Kind.SEAT, f"GET /api/tables/{table}")).json()

    async def _set_up(self, at: At, owner: Kind, *, watched: bool) -> str:
        chosen = at is At.CHOSEN
        body = {
            "command": next(self._commands),
            "game": "eddy" if chosen else "flotsam",
            "seats": 5 if at is At.OPEN else 4,
            "seat": 0,
            "bots": [None, None, None, "random"],
            "bot_time": 10_000,
            "options": {} if chosen else {"first": BOT_SEAT if at is At.BOT else 1},
            "watch": "anyone" if watched else "nobody",
            "listed": at not in BY_LINK,
            "joinable": True,
        }
        if at is At.CLUB and owner is Kind.HOST:
            body["club"] = await self._club.anew()
        table: str = (await self.ask_as(owner, "POST /api/tables", body)).json()["table"]
        if at in (At.ASKED, At.CLUB):
            return table
        await self._do(Kind.SEAT, table, "sit", seat=1)
        await self._do(Kind.OTHER_SEAT, table, "sit", seat=2)
        if at not in (At.OPEN, At.FULL, *BY_LINK):
            await self._do(owner, table, "start")
        match at:
            case At.SLOW | At.CALLED:
                self._clock.turn(BEFORE_A_CALL)
                if at is At.CALLED:
                    turn = (await self._seen(table))["you"]["turn"]
                    await self._do(Kind.OTHER_SEAT, table, "call-bot", seat=1, turn=turn)
            case At.CHOSEN:
                await self._do(Kind.SEAT, table, "moves", **await self._move(table))
            case At.CONCEDED:
                await self._do(Kind.SEAT, table, "concede")
            case At.LEFT:
                await self._do(Kind.SEAT, table, "leave")
            case At.OVER | At.WRITING | At.PLAYED:
                if at is At.PLAYED:
                    await self._do(Kind.SEAT, table, "moves", **await self._move(table))
                deed = "allow-writing" if at is At.WRITING else "concede"
                for kind in (Kind.SEAT, Kind.OTHER_SEAT, owner):
                    await self._do(kind, table, deed)
        return table

    async def _do(self, kind: Kind, table: str, deed: str, **fields: Any) -> None:
        body = {"command": next(self._commands), **fields}
        answer = await self.ask_as(kind, f"POST /api/tables/{table}/{deed}", body)
        if not answer.done:
            raise AssertionError(f"{deed}: {answer.verdict}")

    # Requests

    async def ask(self, row: Row, kind: Kind) -> tuple[Answer, str | None]:
        """A row's request, by a caller of this kind, at a table of theirs if it is about one."""
        owner = kind if kind in (Kind.BLOCKED, Kind.ERASED) else Kind.HOST
        watched = kind in AT_A_WATCHED_TABLE
        table = None if row.at is None else await self.table(row.at, owner, watched=watched)
        what = row.route.replace("{table}", table or "nowhere")
        if row.at is At.PLAYED:
            what = what.replace("{seq}", str((await self._seen(table or ""))["seq"] - STOPPING))
        for name, value in WHERE.items():
            what = what.replace(name, value)
        if row.at is At.ASKED and table is not None:
            seat, host = (player_of(self._tokens[each]) for each in (Kind.SEAT, Kind.HOST))
            await self.node.store.invitations.invite(seat, host, table)
        if "/clubs" in what or row.at is At.CLUB:
            await self._club.anew()
            what = self._club.address(what)
        makers: dict[str, Callable[[], Awaitable[str]]] = {
            "{session}": self._session_of_the_host,
            "{token}": self._token_in_a_mail,
            "{friend}": self._friend_of_the_host,
            "{block}": self._block_of_the_host,
            "{handle}": self._page,
            "{report}": self._report,
            "{passkey}": self._owner.passkey,
            "{challenge}": self._challenge,
        }
        for part, make in makers.items():
            if part in what:
                what = what.replace(part, await make())
        body = await self._body(row, table or "")
        if row.signs_out:
            await self._carry_on(kind)
        answer = await self.ask_as(kind, f"{what}?{row.query}" if row.query else what, body)
        if answer.done and row.ends_tokens:
            self._goes_on_with(kind, answer.json()["token"])
        if answer.done and row.body is Fill.SEEN:
            await self._undo(kind)
        return answer, table

    async def _token_in_a_mail(self) -> str:
        return self._links.end(SOMEBODYS.id).rpartition("/")[2]

    async def _block_of_the_host(self) -> str:
        return await self._block(Kind.HOST, SOMEBODY)

    async def _session_of_the_host(self) -> str:
        """Another one than the one in which the host asks."""
        await self._second_device(Kind.HOST)
        account = (await self.ask_as(Kind.HOST, "GET /api/me/account")).json()
        return next(str(one["id"]) for one in account["sessions"] if not one["here"])

    async def _block(self, kind: Kind, other: str) -> str:
        """Somebody does not want to meet another player."""
        one = player_of(self._tokens[kind])
        block = new_id(f"{one} {other}")
        await self.node.store.blocks.add(one, other, Blocked(block, "Other", None, 0))
        return block

    async def _report(self) -> str:
        """Somebody was reported, at a table that is there no more."""
        report = new_id(next(self._commands))
        told = OwnReport(Moment(report, 1, 0), "Eva", Complaint.NAME, 0)
        await self.node.store.reports.add("a reporter", SOMEBODY, report, told)
        return report

    async def _challenge(self) -> str:
        return await challenge_of(self.node, SOMEBODY)

    async def _friend_of_the_host(self) -> str:
        host, friends = player_of(self._tokens[Kind.HOST]), self.node.store.friends
        await friends.befriend(host, SOMEBODY, (new_id("one"), new_id("other")))
        return (await friends.of(host))[0].id

    async def _page(self) -> str:
        """The page of somebody else."""
        shown = await self.node.visibility.choose(SOMEBODY, in_standings=True, page=True)
        return shown.handle or ""

    async def _undo(self, kind: Kind) -> None:
        """Somebody meets again whom they have just blocked: they are to sit at other tables."""
        one = player_of(self._tokens[kind])
        await self.node.blocks.undo(one, (await self.node.blocks.of(one))[0].id)

    async def _second_device(self, kind: Kind) -> str | None:
        """A token of somebody on another device, if they may have one."""
        offered = await self.ask_as(kind, "POST /api/me/transfer")
        if not offered.done:
            return None
        taken = await ask(self.app, "POST /api/transfers", body={"code": offered.json()["code"]})
        return str(taken.json()["token"])

    async def _carry_on(self, kind: Kind) -> None:
        """Have somebody ask from another device, for what ends the session they ask in."""
        if kind in self._tokens and (token := await self._second_device(kind)):
            self._lent[kind] = token

    def _goes_on_with(self, kind: Kind, token: str) -> None:
        former = self._tokens[kind]
        for each, shown in self._tokens.items():
            if shown == former:
                self._tokens[each] = token

    async def _body(self, row: Row, table: str) -> Any:
        command = {"command": next(self._commands)}
        match row.body:
            case None:
                return None
            case Fill.COMMAND:
                return command
            case Fill.MOVE:
                return command | await self._move(table)
            case Fill.TURN | Fill.ASIDE | Fill.SITTER:
                return command | self._about_the_seat(row.body, await self._seen(table))
            case Fill.SEEN | Fill.MUTED | Fill.REPORTED:
                return self._about_the_seat(row.body, await self._seen(table))
            case Fill.FAULT:
                drawn = blank((await self._seen(table))["seq"])
                return {"told": {"about": "picture", "words": "", "drawn": drawn}}
            case Fill.BOT_MOVE:
                turn = await self._bot(table)
                return command | {"turn": turn["turn"], "move": turn["known"]["view"]["moves"][0]}
            case Fill.BOT_ASIDE:
                return command | {"move": (await self._bot(table))["known"]["view"]["asides"][0]}
            case Fill() as about_me:
                return await self._about_me(about_me)
            case written:
                return command | dict(written) if "/tables" in row.route else dict(written)

    async def _about_me(self, fill: Fill) -> Any:
        """What has to do with no table."""
        match fill:
            case Fill.NEW_PASSKEY:
                return await self._owner.new_passkey()
            case Fill.PASSKEY:
                return await self._owner.shown()
            case Fill.RECOVERY:
                return {"code": (await self.node.recovery.make(SOMEBODY))[0]}
            case Fill.MAIL_TOKEN:
                await self.node.store.mailboxes.ask(SOMEBODYS)
                return {"token": self._links.confirm(SOMEBODYS.id).partition("#")[2]}
            case Fill.LINK:
                offered = await self.ask_as(Kind.SEAT, "POST /api/me/friends/link")
                return {"code": offered.json()["code"]}
            case Fill.CLUB_LINK | Fill.EVENING:
                return self._club.body(fill)
            case Fill.HOLIDAY:
                now = self.node.clock.now()
                return {"begins": now, "ends": now + A_DAY}
            case Fill.PUSH:
                return Browser().subscription(self.node.pushing.house_key)
            case _:
                offered = await self.ask_as(Kind.HOST, "POST /api/me/transfer")
                return {"code": offered.json()["code"]}

    def _about_the_seat(self, fill: Fill, seen: Any) -> dict[str, Any]:
        """What is done at the seat or about it, as that seat sees the table."""
        if fill is Fill.ASIDE:
            return {"move": seen["view"]["asides"][0]}
        if fill is Fill.TURN:
            return {"seat": 1, "turn": seen["you"]["turn"]}
        more = {Fill.MUTED: {"muted": True}, Fill.REPORTED: {"seq": seen["seq"], "about": "name"}}
        return {"seat": 1, "name": seen["table"]["chairs"][1]["name"]} | more.get(fill, {})

    async def _move(self, table: str) -> dict[str, Any]:
        frame = await self._seen(table)
        return {"turn": frame["you"]["turn"], "move": frame["view"]["moves"][0]}

    async def _bot(self, table: str) -> Any:
        bots = (await self.ask_as(Kind.WORKER, f"GET /api/tables/{table}/bots")).json()
        return next(turn for turn in bots if turn["seat"] == BOT_SEAT)

    # Callers

    def token(self, kind: Kind) -> str:
        """What somebody who came in is known by."""
        return self._tokens[kind]

    def headers(self, kind: Kind) -> list[Header]:
        """What a caller of this kind shows."""
        match kind:
            case Kind.NOBODY | Kind.PASSER_BY:
                return []
            case Kind.OTHER_SITE:
                cookie = ("cookie", f"houle={self._tokens[Kind.HOST]}")
                return [
                    cookie,
                    ("origin", "https://elsewhere.test"),
                    ("sec-fetch-site", "cross-site"),
                ]
            case Kind.WORKER:
                return _bearer(self.node.identity.worker_token())
            case _:
                return _bearer(self._lent.pop(kind, self._tokens[kind]))

    async def ask_as(self, kind: Kind, what: str, body: Any = None) -> Answer:
        """Ask as somebody."""
        return await ask(self.app, what, self.headers(kind), body)


class Owner:
    """The host's device, on which there are passkeys."""

    def __init__(self, node: Node, player: str) -> None:
        if node.passkeys is None:
            raise TypeError("no site was named")
        self._passkeys = node.passkeys
        self._store = node.store.ways_in
        self._player = player
        self._device = Authenticator()

    async def new_passkey(self) -> dict[str, Any]:
        """What another device would send to have one too."""
        options = await self._passkeys.options_to_add(self._player, "Host")
        return {"credential": Authenticator().make(options), "name": "Tablet"}

    async def passkey(self) -> str:
        """The one that is there."""
        if not self._device.credential:
            options = await self._passkeys.options_to_add(self._player, "Host")
            await self._passkeys.add(self._player, "Phone", self._device.make(options))
        return (await self._store.passkeys_of(self._player))[0].id

    async def shown(self) -> dict[str, Any]:
        """What comes in with it."""
        await self.passkey()
        return {"credential": self._device.show(self._passkeys.options_to_sign_in())}


class _Taken:
    """A post that takes everything."""

    async def tell(self, *_: Any) -> Sent:
        return Sent(Answered.TAKEN)

    async def ask_to_confirm(self, *_: Any) -> Sent:
        return Sent(Answered.TAKEN)


class _Hasty:
    """The house's clock, for an operator who does not wait until every node knows."""

    def __init__(self, clock: HandClock) -> None:
        self.now = clock.now

    async def sleep(self, _: int) -> None:
        """There is one node, and it is told."""


def _bearer(token: str) -> list[Header]:
    return [("authorization", f"Bearer {token}")]
