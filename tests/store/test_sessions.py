"""Where people are signed in, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.sessions import Browser, Device, Session, System
from houle.store.players import Profile
from houle.store.queries import KEPT_MARKS
from tests.store.samples import DEVICE, Store, run

DESK = Device(Browser.SAFARI, System.MAC)


def test_a_session_begins_once_and_is_seen_again(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        await store.sessions.note("phone", "ann", DEVICE)
        await store.sessions.note("bens", "ben", DEVICE)
        time[0] = 20_000
        await store.sessions.note("desk", "ann", DESK)
        time[0] = 30_000
        await store.sessions.note("phone", "ann", DEVICE)
        assert await store.sessions.of("ann") == [
            Session("phone", DEVICE, 10_000, 30_000),
            Session("desk", DESK, 20_000, 20_000),
        ]

    run(url, work, now=lambda: time[0])


def test_nobody_is_seen_in_the_session_of_another(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        await store.sessions.note("phone", "ann", DEVICE)
        time[0] = 20_000
        await store.sessions.note("phone", "ben", DEVICE)
        assert await store.sessions.of("ann") == [Session("phone", DEVICE, 10_000, 10_000)]
        assert await store.sessions.of("ben") == []

    run(url, work, now=lambda: time[0])


def test_what_is_ended_is_told_and_not_listed(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        for session in ("phone", "desk", "lost"):
            await store.sessions.note(session, "ann", DEVICE)
        await store.sessions.note("bens", "ben", DEVICE)
        assert not await store.sessions.end("ann", "bens")
        assert not await store.sessions.end("ann", "nowhere")
        assert await store.sessions.end("ann", "lost")
        assert not await store.sessions.end("ann", "lost"), "it is over already"
        time[0] = 20_000
        assert await store.sessions.end_others("ann", "phone") == ["desk"]
        assert [one.id for one in await store.sessions.of("ann")] == ["phone"]
        assert [one.id for one in await store.sessions.of("ben")] == ["bens"]
        assert sorted(await store.sessions.ended(0)) == [("desk", 20_000), ("lost", 10_000)]
        assert await store.sessions.ended(10_001) == [("desk", 20_000)]
        await store.sessions.note("lost", "ann", DEVICE)
        assert [one.id for one in await store.sessions.of("ann")] == ["phone"], "over is over"
        assert await store.sessions.end_others("ann", None) == ["phone"]

    run(url, work, now=lambda: time[0])


def test_who_somebody_is_was_shown_for_a_while(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        await store.sessions.begin_proved("phone", "ann", DEVICE)
        await store.sessions.note("desk", "ann", DEVICE)
        time[0] = 10_499
        assert await store.sessions.proved_within("phone", 500)
        assert not await store.sessions.proved_within("desk", 500)
        time[0] = 10_500
        assert not await store.sessions.proved_within("phone", 500)
        time[0] = 10_499
        await store.sessions.end("ann", "phone")
        assert not await store.sessions.proved_within("phone", 500)

    run(url, work, now=lambda: time[0])


@rule("P-09")
def test_once_no_token_can_hold_any_more_a_session_is_forgotten(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        await store.sessions.note("phone", "ann", DEVICE)
        await store.sessions.end("ann", "phone")
        time[0] += KEPT_MARKS
        await store.remove_unplayed(1)
        assert await store.sessions.ended(0) != []
        time[0] += 1
        await store.remove_unplayed(1)
        assert await store.sessions.ended(0) == []

    run(url, work, now=lambda: time[0])


@rule("P-09")
def test_nothing_is_left_of_whoever_is_forgotten(url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.put("ann", Profile("Ann"))
        await store.sessions.note("phone", "ann", DEVICE)
        await store.forget_player("ann")
        assert await store.sessions.of("ann") == []

    run(url, work)
