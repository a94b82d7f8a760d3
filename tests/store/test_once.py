"""Secrets that work once, the same on both databases."""

import asyncio

from houle.people.ports import AskedWith, Kept, Purpose
from houle.store.players import Profile
from houle.store.queries import KEPT_ONCE
from tests.store.samples import DEVICE, Store, run

TRANSFER = Purpose.TRANSFER
ASKED = AskedWith(0, "a session")


def test_of_many_who_use_it_at_once_one_gets_it(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(20):
            digest = f"digest {number}"
            await store.keep_once(TRANSFER, digest, f"ann {number}", ASKED, 1000)
            used = await asyncio.gather(*(store.use_once(TRANSFER, digest) for _ in range(8)))
            assert sorted(used, key=bool) == [None] * 7 + [f"ann {number}"]

    run(url, work)


def test_it_holds_until_its_moment_has_come(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        assert await store.keep_once(TRANSFER, "a", "ann", ASKED, 500) == 10_500
        time[0] = 10_499
        assert await store.look_once(TRANSFER, "a") == "ann"
        time[0] = 10_500
        assert await store.look_once(TRANSFER, "a") is None
        assert await store.use_once(TRANSFER, "a") is None
        assert await store.latest_once(TRANSFER, "ann") == Kept("ann", 10_500, used=False)

    run(url, work, now=lambda: time[0])


def test_a_later_one_takes_the_place_of_an_earlier(url: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_once(TRANSFER, "a", "ann", ASKED, 500)
        assert await store.use_once(TRANSFER, "a") == "ann"
        await store.keep_once(TRANSFER, "b", "ann", ASKED, 500)
        assert await store.look_once(TRANSFER, "a") is None
        assert await store.use_once(TRANSFER, "b") == "ann"

    run(url, work)


def test_it_ends_with_the_token_it_was_asked_for_with(url: str) -> None:
    """Those of other players, and what is asked for with a later token, hold."""
    time = [10_000]

    def signed(at: int) -> AskedWith:
        return AskedWith(at, "a session")

    async def work(store: Store) -> None:
        await store.keep_once(TRANSFER, "b", "ben", signed(9), 500)
        ended = (await store.end_tokens("ann")).not_before
        await store.keep_once(TRANSFER, "a", "ann", signed(ended - 1), 500)
        assert await store.look_once(TRANSFER, "a") is None
        assert await store.use_once(TRANSFER, "a") is None
        await store.keep_once(TRANSFER, "c", "ann", signed(ended), 500)
        assert await store.use_once(TRANSFER, "c") == "ann"
        assert await store.use_once(TRANSFER, "b") == "ben"

    run(url, work, now=lambda: time[0])


def test_and_with_the_session_it_was_asked_for_in(url: str) -> None:
    async def work(store: Store) -> None:
        for session in ("phone", "desk"):
            await store.sessions.note(session, "ann", DEVICE)
        await store.keep_once(TRANSFER, "a", "ann", AskedWith(0, "phone"), 500)
        assert await store.look_once(TRANSFER, "a") == "ann"
        assert await store.sessions.end("ann", "phone")
        assert await store.look_once(TRANSFER, "a") is None
        assert await store.use_once(TRANSFER, "a") is None
        await store.keep_once(TRANSFER, "b", "ann", AskedWith(0, "desk"), 500)
        assert await store.use_once(TRANSFER, "b") == "ann"

    run(url, work)


def test_a_day_after_it_ran_out_it_is_forgotten(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        await store.keep_once(TRANSFER, "a", "ann", ASKED, 500)
        time[0] = 10_500 + KEPT_ONCE
        await store.remove_unplayed(1)
        assert await store.latest_once(TRANSFER, "ann") is not None
        time[0] += 1
        await store.remove_unplayed(1)
        assert await store.latest_once(TRANSFER, "ann") is None

    run(url, work, now=lambda: time[0])


def test_nothing_is_left_of_whoever_is_forgotten(url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.put("ann", Profile("Ann"))
        await store.keep_once(TRANSFER, "a", "ann", ASKED, 500)
        await store.forget_player("ann")
        assert await store.use_once(TRANSFER, "a") is None
        assert await store.latest_once(TRANSFER, "ann") is None

    run(url, work)
