"""Whoever is elsewhere is told that it is their turn: when, how often, and when not."""

from pathlib import Path

import httpx

from houle.conformance.rules import rule
from houle.people.presence import A_GLANCE
from houle.people.quiet import quiet_until
from houle.tables.turns import UNSEEN
from houle.web.pushing import subscription_id
from tests.people.slow_table import A_DAY, A_SECOND, SlowTable, at_a_slow_table
from tests.people.stand_in import Browser
from tests.web.staged import player_of

LIVE = 60 * A_SECOND


@rule("P-21", "P-26")
def test_a_turn_that_was_not_seen_is_told(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        assert await at.pass_time(UNSEEN - 10 * A_SECOND) == []
        [came] = await at.pass_time(10 * A_SECOND)
        assert came.word == {"kind": "turn", "table": at.table}, "and nothing else"
        assert came.headers["urgency"] == "high"
        assert A_DAY // 1000 - 60 < int(came.headers["ttl"]) < A_DAY // 1000, (
            "as long as it matters"
        )
        assert at.table not in str(came.headers), "the service does not learn where"
        assert came.claims["aud"] == "https://fcm.googleapis.com"

    at_a_slow_table(tmp_path, scene)


@rule("P-21")
def test_a_game_without_a_clock_tells_too(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        assert len(await at.unseen()) == 1
        assert await at.pass_time(30 * A_DAY) == [], "and once"

    at_a_slow_table(tmp_path, scene, move_time=None)


@rule("P-21")
def test_a_live_game_tells_nobody(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        assert await at.unseen() == []

    at_a_slow_table(tmp_path, scene, move_time=LIVE)


@rule("P-21")
def test_whoever_has_the_table_open_sees_it(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        async with at.open_by(at.ben):
            at.clock.turn(A_GLANCE)
        assert await at.unseen() == []

    at_a_slow_table(tmp_path, scene)


@rule("P-21")
def test_whoever_looked_just_before_the_turn_is_told(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        async with at.open_by(at.ben):
            await at.moves(at.ben)
        await at.moves(at.ada)
        async with at.asking(at.ben) as ben:
            await ben.get("/api/me/tables")
            await ben.get(f"/api/tables/{at.table}")
        assert len(await at.unseen()) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-21")
def test_a_phone_that_was_put_away_has_shown_nothing(tmp_path: Path) -> None:
    """The line of somebody who pockets it hangs up a moment later."""

    async def scene(at: SlowTable, _: Browser) -> None:
        async with at.open_by(at.ben):
            at.clock.turn(A_GLANCE - 1)
        assert len(await at.unseen()) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-21")
def test_another_node_that_has_seen_them_objects(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        at.clock.turn(UNSEEN)
        await at.node.caretaker.sweep()
        async with at.open_by(at.ben):
            await at.node.notices.go_round()
        assert await at.pass_time(60 * A_SECOND) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-22")
def test_it_is_told_again_at_a_quarter_and_at_a_tenth_of_the_time(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        assert len(await at.unseen()) == 1
        assert await at.pass_time(A_DAY // 2) == []
        [quarter] = await at.pass_time(A_DAY // 4)
        [tenth] = await at.pass_time(A_DAY * 15 // 100)
        assert quarter.word["kind"] == tenth.word["kind"] == "reminder"
        assert quarter.headers["topic"] == tenth.headers["topic"], "one takes the other's place"
        assert int(tenth.headers["ttl"]) <= A_DAY // 10_000
        assert await at.pass_time(A_DAY // 20) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-22")
def test_whoever_saw_it_is_reminded_all_the_same(tmp_path: Path) -> None:
    """To have looked yesterday is no reason to lose the move today."""

    async def scene(at: SlowTable, _: Browser) -> None:
        async with at.open_by(at.ben):
            at.clock.turn(A_GLANCE)
        assert await at.unseen() == []
        assert len(await at.pass_time(A_DAY * 3 // 4)) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-22")
def test_whoever_has_it_open_is_not_reminded(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await at.unseen()
        async with at.open_by(at.ben):
            assert await at.pass_time(A_DAY * 3 // 4) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-23")
def test_whoever_has_moved_meanwhile_is_not_told(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        at.clock.turn(UNSEEN)
        await at.node.caretaker.sweep()
        await at.moves(at.ben)
        assert await at.pass_time(60 * A_SECOND) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-22")
def test_the_next_turn_is_told_anew(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        assert len(await at.unseen()) == 1
        await at.moves(at.ben)
        await at.moves(at.ada)
        assert len(await at.unseen()) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-24")
def test_quiet_hours_put_it_off_to_their_end(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        quiet = {"begins": 0, "ends": 23 * 60 + 59}
        assert await at.subscribe(phone, zone="UTC", quiet=quiet) == 200
        assert await at.unseen() == []
        kept = await at.node.store.notices.subscription(subscription_id(phone.endpoint))
        assert kept is not None
        end = quiet_until(kept.quiet, kept.zone, at.clock.now())
        assert end is not None
        assert len(await at.pass_time(end - at.clock.now())) == 1

    at_a_slow_table(tmp_path, scene, move_time=None)


@rule("P-24")
def test_nobody_is_woken_for_a_move_that_is_over_by_then(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        quiet = {"begins": 0, "ends": 23 * 60 + 59}
        await at.subscribe(phone, zone="UTC", quiet=quiet)
        assert await at.unseen() == []
        assert await at.pass_time(A_DAY) == []

    at_a_slow_table(tmp_path, scene, move_time=20 * 60 * A_SECOND)


@rule("P-25")
def test_one_word_ends_it(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        await at.post(at.ben, "/api/me/push/off", endpoint=phone.endpoint)
        assert await at.unseen() == []

    at_a_slow_table(tmp_path, scene)


@rule("P-25")
def test_nobody_ends_it_for_another(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        await at.post(at.ada, "/api/me/push/off", endpoint=phone.endpoint)
        assert len(await at.unseen()) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-25")
def test_it_ends_with_the_token_it_was_asked_for_with(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await at.node.store.end_tokens(player_of(at.ben))
        assert await at.unseen() == []

    at_a_slow_table(tmp_path, scene)


@rule("P-25")
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        at.service.answers = [httpx.Response(410)]
        assert await at.unseen() == []
        assert await at.node.store.notices.subscription(subscription_id(phone.endpoint)) is None

    at_a_slow_table(tmp_path, scene)


@rule("P-21")
def test_a_service_that_is_busy_is_asked_again_later(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        at.service.answers = [httpx.Response(429, headers={"retry-after": "120"})]
        assert await at.unseen() == []
        assert await at.pass_time(60 * A_SECOND) == [], "it said when"
        assert len(await at.pass_time(60 * A_SECOND)) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-21")
def test_every_browser_of_somebody_is_told_once(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        desk = Browser("desk")
        at.service._browsers[desk.endpoint] = desk
        await at.subscribe(desk)
        await at.subscribe(phone)
        assert len(await at.unseen()) == 2

    at_a_slow_table(tmp_path, scene)
