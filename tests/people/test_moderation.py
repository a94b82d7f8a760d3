"""What is reported is looked at by moderators, who decide; and what they decide is done."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people.moderation import OPERATOR, Verdict
from houle.people.verdicts import EVERY, LATER, SILENT_FOR, UNDER_WAY, UNNAMED, Verdicts
from houle.store.moderation import KEPT
from houle.tables import people
from houle.tables.names import NAMELESS
from houle.web.node import Node
from tests.people.test_blocks import DONE, opened, sits, verdict
from tests.people.test_reports import reports
from tests.tables.house import START, HandClock, until
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged

QUEUE = "/api/moderation/reports"
A_DAY = 24 * 60 * 60 * 1000
FROM_TOMORROW = b'{"kind":"not-known-yet"}'


class Cast(NamedTuple):
    """Ada sits where Ben reports her; Mo looks at what is reported, and Cleo looks on."""

    node: Node
    clock: HandClock
    ada: httpx.AsyncClient
    ben: httpx.AsyncClient
    mo: httpx.AsyncClient
    cleo: httpx.AsyncClient
    ids: dict[str, str]
    table: str


@asynccontextmanager
async def a_cast(node: Node, clock: HandClock) -> AsyncIterator[Cast]:
    async with AsyncExitStack() as stack:
        tokens = {name: await come_in(node, name) for name in ("Ada", "Ben", "Mo", "Cleo")}
        guests = [
            await stack.enter_async_context(asking(node, token=token)) for token in tokens.values()
        ]
        ids = {name: player_of(token) for name, token in tokens.items()}
        await node.store.moderation.appoint(ids["Mo"])
        ada, ben, mo, cleo = guests
        table = await opened(ada)
        await sits(ben, table, 1)
        yield Cast(node, clock, ada, ben, mo, cleo, ids, table)


def played(folder: Path, scene: Callable[[Cast], Awaitable[None]]) -> None:
    async def run(node: Node, clock: HandClock) -> None:
        async with a_cast(node, clock) as cast:
            await scene(cast)

    staged(folder, run)


async def says(guest: httpx.AsyncClient, table: str, command: str) -> tuple[Any, ...]:
    body = {"command": command, "remark": "laugh"}
    return verdict(await guest.post(f"/api/tables/{table}/say", json=body))


async def waiting(guest: httpx.AsyncClient) -> list[Any]:
    return list((await guest.get(QUEUE)).json()["reports"])


async def decide(cast: Cast, decision: str, name: str = "Ada") -> None:
    """Ben reports Ada, Mo decides, and a node carries it out."""
    assert await reports(cast.ben, cast.table, 0, name, 3) == DONE
    [report] = await waiting(cast.mo)
    closed = await cast.mo.post(f"{QUEUE}/{report['id']}/close", json={"verdict": decision})
    assert (closed.status_code, closed.json()) == (200, {"reports": []})
    await carried_out(cast)


async def carried_out(cast: Cast) -> bool:
    done = await cast.node.verdicts.carry_out_one()
    await cast.node.marks.refresh()
    return done


@pytest.fixture(autouse=True)
def nobody_waits_for_other_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "UNTIL_ALL_KNOW", 0)


@rule("P-81", "P-83", "P-84")
def test_a_moderator_sees_what_was_said_and_not_who_reported_it(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await says(cast.ada, cast.table, "say")
        assert await reports(cast.ben, cast.table, 0, "Ada", 4, "words") == DONE
        cast.clock.turn(1)
        assert await reports(cast.cleo, cast.table, 0, "Ada", 4, "name") == DONE
        [report] = await waiting(cast.mo)
        assert (report["name"], report["about"], report["people"]) == ("Ada", "words", 2)
        assert report["moment"] == {"table": cast.table, "seq": 4, "seat": 0}
        answer = await cast.mo.get(f"{QUEUE}/{report['id']}")
        told = answer.json()
        assert told["report"] == report
        assert told["seen"]["game"] == "flotsam"
        assert [
            (line["name"], line["kind"], line.get("remark")) for line in told["seen"]["lines"]
        ] == [("Ada", "sat", None), ("Ben", "sat", None), ("Ada", "said", "laugh")]
        assert told["others"] == []
        assert not [player for player in cast.ids.values() if player in answer.text]

    played(tmp_path, scene)


@rule("P-83")
def test_for_everybody_else_there_is_nothing_there(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await reports(cast.ben, cast.table, 0, "Ada", 3)
        [report] = await waiting(cast.mo)
        nowhere = (await cast.ben.get("/api/nowhere/at/all")).json()
        for path in (QUEUE, f"{QUEUE}/{report['id']}"):
            said = await cast.ben.get(path)
            assert (said.status_code, said.json()) == (404, nowhere)
        for body in ({"verdict": "nothing"}, {"verdict": "prison"}, {}):
            said = await cast.ben.post(f"{QUEUE}/{report['id']}/close", json=body)
            assert said.status_code == 404, "not even what is malformed"
        assert len(await waiting(cast.mo)) == 1
        await cast.node.store.block(cast.ids["Mo"], blocked=True)
        await cast.node.marks.refresh()
        assert (await cast.mo.get(QUEUE)).status_code == 404, "nor for one who was shut out"
        await cast.node.store.block(cast.ids["Mo"], blocked=False)
        await cast.node.store.moderation.dismiss(cast.ids["Mo"])
        await cast.node.marks.refresh()
        assert (await cast.mo.get(QUEUE)).status_code == 404, "nor for one who was"

    played(tmp_path, scene)


@rule("P-83")
def test_nobody_decides_in_a_matter_of_their_own(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await reports(cast.ben, cast.table, 0, "Ada", 3)
        [report] = await waiting(cast.mo)
        for own in ("Ada", "Ben"):
            await cast.node.store.moderation.appoint(cast.ids[own])
        for guest in (cast.ada, cast.ben):
            assert await waiting(guest) == []
            close = f"{QUEUE}/{report['id']}/close"
            assert (await guest.get(f"{QUEUE}/{report['id']}")).status_code == 404
            assert (await guest.post(close, json={"verdict": "nothing"})).status_code == 404
        assert await waiting(cast.mo) == [report]

    played(tmp_path, scene)


@rule("P-85")
def test_it_is_decided_once_for_all_who_reported_the_same_and_kept_by_whom(
    tmp_path: Path,
) -> None:
    async def scene(cast: Cast) -> None:
        await reports(cast.ben, cast.table, 0, "Ada", 3)
        await reports(cast.cleo, cast.table, 0, "Ada", 3)
        cast.clock.turn(1)
        another = await opened(cast.ada, "another")
        await reports(cast.ben, another, 0, "Ada", 2)
        first, second = await waiting(cast.mo)
        close = f"{QUEUE}/{first['id']}/close"
        left = await cast.mo.post(close, json={"verdict": "nothing"})
        assert [one["id"] for one in left.json()["reports"]] == [second["id"]]
        again = await cast.mo.post(close, json={"verdict": "shut-out"})
        assert verdict(again) == (409, "P-85", "decided-already")
        kept = await cast.node.store.moderation.about(cast.ids["Ada"])
        assert [(one.verdict, one.closed_by, one.closed_at) for one in kept if one.verdict] == [
            (Verdict.NOTHING, cast.ids["Mo"], START + 1)
        ] * 2
        assert not await carried_out(cast), "nothing is to be done"
        told = (await cast.mo.get(f"{QUEUE}/{second['id']}")).json()
        assert [one["verdict"] for one in told["others"]] == ["nothing", "nothing"]
        assert (await cast.ada.get("/api/me/export")).json()["decided"] == []

    played(tmp_path, scene)


@rule("P-86", "P-16")
def test_a_name_is_taken_away_wherever_it_stands_and_another_may_be_chosen(
    tmp_path: Path,
) -> None:
    async def scene(cast: Cast) -> None:
        await cast.ada.post("/api/me", json={"name": "Rude"})
        table = await opened(cast.ada, "rude")
        await reports(cast.ben, table, 0, "Rude", 2)
        [report] = await waiting(cast.mo)
        body = {"verdict": "name"}
        await cast.mo.post(f"{QUEUE}/{report['id']}/close", json=body)
        assert await carried_out(cast)
        assert not await carried_out(cast)
        assert (await cast.ada.get("/api/me")).json()["name"] == UNNAMED
        for one in (table, cast.table):
            frame = (await cast.ben.get(f"/api/tables/{one}")).json()
            assert frame["table"]["chairs"][0]["name"] == NAMELESS
        assert "Rude" not in (await cast.ben.get(f"/api/tables/{table}/moments/2")).text
        assert await says(cast.ada, table, "say") == DONE, "she plays and talks on"
        await cast.ada.post("/api/me", json={"name": "Ada"})
        third = await opened(cast.ada, "third")
        frame = (await cast.ben.get(f"/api/tables/{third}")).json()
        assert frame["table"]["chairs"][0]["name"] == "Ada"
        copy = (await cast.ada.get("/api/me/export")).json()
        assert copy["decided"] == [{"at": START, "verdict": "name"}]

    played(tmp_path, scene)


@rule("P-86")
def test_a_second_name_is_taken_away_too(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await decide(cast, "name")
        await cast.ada.post("/api/me", json={"name": "Ruder"})
        await cast.ada.post(f"/api/tables/{cast.table}/leave", json={"command": "leave"})
        await sits(cast.ada, cast.table, 2)
        body = {"seat": 2, "name": "Ruder", "seq": 6, "about": "name"}
        said = await cast.cleo.post(f"/api/tables/{cast.table}/report", json=body)
        assert verdict(said) == DONE
        [report] = await waiting(cast.mo)
        await cast.mo.post(f"{QUEUE}/{report['id']}/close", json={"verdict": "name"})
        assert await carried_out(cast)
        frame = (await cast.ben.get(f"/api/tables/{cast.table}")).json()
        assert frame["table"]["chairs"][2]["name"] == NAMELESS

    played(tmp_path, scene)


@rule("P-86")
def test_a_name_that_was_chosen_since_stays_whichever_log_waits(tmp_path: Path) -> None:
    async def name_in(cast: Cast, table: str) -> str:
        frame = (await cast.ben.get(f"/api/tables/{table}")).json()
        return str(frame["table"]["chairs"][0]["name"])

    async def scene(cast: Cast) -> None:
        store = cast.node.store
        await cast.ada.post("/api/me", json={"name": "Rude"})
        unread, table = [await opened(cast.ada, command) for command in ("unread", "rude")]
        await reports(cast.ben, table, 0, "Rude", 2)
        [report] = await waiting(cast.mo)
        await cast.mo.post(f"{QUEUE}/{report['id']}/close", json={"verdict": "name"})
        sat = (await store.read(unread))[1]
        await store.redact(unread, sat.seq, FROM_TOMORROW)
        assert await carried_out(cast)
        assert (await cast.ada.get("/api/me")).json()["name"] == UNNAMED
        cast.clock.turn(UNDER_WAY + 1)
        await cast.ada.post("/api/me", json={"name": "Ada"})
        third = await opened(cast.ada, "third")
        for _again in range(2):
            cast.clock.turn(LATER)
            assert await carried_out(cast), "it is tried again each day"
            assert (await cast.ada.get("/api/me")).json()["name"] == "Ada"
            assert await name_in(cast, third) == "Ada"
            assert await name_in(cast, table) == NAMELESS
            await store.redact(unread, sat.seq, sat.entry)
        assert await name_in(cast, unread) == NAMELESS
        cast.clock.turn(LATER)
        assert not await carried_out(cast), "nothing is left to be done"

    played(tmp_path, scene)


@rule("P-87")
def test_whoever_had_the_word_taken_away_plays_and_says_nothing_for_a_week(
    tmp_path: Path,
) -> None:
    async def scene(cast: Cast) -> None:
        await decide(cast, "silence")
        another = await opened(cast.ada, "another")
        for table in (cast.table, another):
            assert await says(cast.ada, table, "say") == (409, "P-87", "talk-taken")
        assert await says(cast.ben, cast.table, "say") == DONE, "others talk"
        cast.clock.turn(SILENT_FOR - 1)
        said = await cast.ada.post(
            f"/api/tables/{another}/say", json={"command": "say", "remark": "wow"}
        )
        assert "in a day" in said.json()["detail"]
        cast.clock.turn(1)
        assert await says(cast.ada, another, "later") == DONE

    played(tmp_path, scene)


@rule("P-88")
def test_whoever_is_shut_out_gets_up_and_looks_on(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await decide(cast, "shut-out")
        refused = await cast.ada.post("/api/tables", json={"command": "a", "game": "flotsam"})
        assert (refused.status_code, refused.json()["title"]) == (403, "Blocked")
        frame = (await cast.ada.get(f"/api/tables/{cast.table}")).json()
        assert [chair["name"] for chair in frame["table"]["chairs"]] == [None, "Ben", None]

    played(tmp_path, scene)


@rule("P-85")
def test_what_a_node_could_not_finish_is_done_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(cast: Cast) -> None:
        await reports(cast.ben, cast.table, 0, "Ada", 3)
        [report] = await waiting(cast.mo)
        await cast.mo.post(f"{QUEUE}/{report['id']}/close", json={"verdict": "silence"})
        with monkeypatch.context() as patch:
            patch.setattr(cast.node.store, "silence", falls)
            with pytest.raises(ConnectionError):
                await cast.node.verdicts.carry_out_one()
        assert not await carried_out(cast), "as long as it may still be at it"
        cast.clock.turn(10 * 60 * 1000)
        assert await carried_out(cast)
        assert (await says(cast.ada, cast.table, "say"))[2] == "talk-taken"

    async def falls(*_: object) -> None:
        raise ConnectionError

    played(tmp_path, scene)


@rule("P-85")
def test_one_decision_that_fails_does_not_keep_back_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Desk:
        claims = 0

        async def claim(self, _: int) -> None:
            self.claims += 1
            if self.claims == 1:
                raise RuntimeError("the queen of hearts")

    async def work() -> None:
        desk: Any = Desk()
        people: Any = None
        clock = HandClock()
        running = asyncio.ensure_future(Verdicts(desk, people, clock).run())

        async def asleep() -> bool:
            return running.done() or clock.sleepers > 0

        await until(asleep)
        clock.turn(EVERY)
        await until(asleep)
        assert (running.done(), desk.claims) == (False, 2)
        running.cancel()

    asyncio.run(work())
    [warning] = caplog.messages
    assert "RuntimeError at tests.people.test_moderation" in warning
    assert "hearts" not in warning


@rule("P-82")
def test_a_report_about_somebody_who_was_forgotten_waits_for_nobody(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await reports(cast.ben, cast.table, 0, "Ada", 3)
        [report] = await waiting(cast.mo)
        await cast.mo.post(f"{QUEUE}/{report['id']}/close", json={"verdict": "shut-out"})
        another = await opened(cast.ada, "another")
        await reports(cast.ben, another, 0, "Ada", 2)
        await cast.node.store.forget_player(cast.ids["Ada"])
        assert await waiting(cast.mo) == []
        assert not await carried_out(cast)

    played(tmp_path, scene)


@rule("P-82")
def test_what_was_decided_is_forgotten_after_half_a_year(tmp_path: Path) -> None:
    async def scene(cast: Cast) -> None:
        await decide(cast, "silence")
        another = await opened(cast.ada, "another")
        await reports(cast.ben, another, 0, "Ada", 2)
        cast.clock.turn(KEPT)
        await cast.node.store.remove_unplayed(1)
        assert len(await cast.node.store.moderation.about(cast.ids["Ada"])) == 2
        cast.clock.turn(1)
        await cast.node.store.remove_unplayed(1)
        [left] = await cast.node.store.moderation.about(cast.ids["Ada"])
        assert left.verdict is None, "what is not decided waits"
        assert len(await cast.node.moderation.waiting(OPERATOR)) == 1

    played(tmp_path, scene)
