"""Passkeys, codes of recovery and answered challenges, the same on both databases."""

import asyncio

from houle.people.passkeys import Key, Owned, Passkey
from houle.people.recovery import CODES
from houle.store.players import Profile
from houle.store.queries import KEPT_UNSEATED
from tests.store.samples import Store, run

KEY = Key("credential", b"public", 0)
DIGESTS = [f"digest {number}" for number in range(CODES)]


def test_of_many_who_answer_at_once_one_is_first(url: str) -> None:
    async def work(store: Store) -> None:
        first = await asyncio.gather(*(store.ways_in.spend("a", 500) for _ in range(8)))
        assert sorted(first) == [False] * 7 + [True]

    run(url, work)


def test_what_is_too_old_to_be_answered_is_forgotten(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        assert await store.ways_in.spend("a", 500)
        time[0] = 10_500
        await store.remove_unplayed(1)
        assert not await store.ways_in.spend("a", 500)
        time[0] = 10_501
        await store.remove_unplayed(1)
        assert await store.ways_in.spend("a", 500)

    run(url, work, now=lambda: time[0])


def test_a_passkey_is_one_players_and_known_by_its_name(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        ways_in = store.ways_in
        assert await ways_in.add_passkey("phone", "ann", "Phone", KEY, 2)
        assert not await ways_in.add_passkey("phone", "ben", "Mine", KEY, 2)
        time[0] = 20_000
        await ways_in.passkey_used("phone", 7)
        assert await ways_in.passkey("phone") == Owned("ann", Key("credential", b"public", 7))
        assert await ways_in.passkey("desk") is None
        assert await ways_in.passkeys_of("ann") == [Passkey("phone", "Phone", 10_000, 20_000)]
        assert await ways_in.credentials_of("ann") == ["credential"]
        assert await ways_in.passkeys_of("ben") == []

    run(url, work, now=lambda: time[0])


def test_nobody_has_more_passkeys_than_so_many(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("phone", "desk"):
            assert await store.ways_in.add_passkey(name, "ann", name, KEY, 2)
        assert not await store.ways_in.add_passkey("tablet", "ann", "tablet", KEY, 2)
        assert await store.ways_in.add_passkey("tablet", "ben", "tablet", KEY, 2)

    run(url, work)


def test_only_the_owner_renames_and_removes_a_passkey(url: str) -> None:
    async def work(store: Store) -> None:
        ways_in = store.ways_in
        await ways_in.add_passkey("phone", "ann", "Phone", KEY, 2)
        assert not await ways_in.rename_passkey("ben", "phone", "Mine")
        assert await ways_in.rename_passkey("ann", "phone", "Old phone")
        assert [one.name for one in await ways_in.passkeys_of("ann")] == ["Old phone"]
        assert not await ways_in.remove_passkey("ben", "phone")
        assert await ways_in.remove_passkey("ann", "phone")
        assert await ways_in.passkey("phone") is None

    run(url, work)


def test_codes_work_once_and_new_ones_replace_them(url: str) -> None:
    async def work(store: Store) -> None:
        ways_in = store.ways_in
        assert await ways_in.codes_left("ann") is None
        await ways_in.put_codes("ann", DIGESTS)
        used = await asyncio.gather(*(ways_in.use_code(DIGESTS[3]) for _ in range(8)))
        assert sorted(used, key=bool) == [None] * 7 + ["ann"]
        assert await ways_in.codes_left("ann") == CODES - 1
        await ways_in.put_codes("ann", [f"new {digest}" for digest in DIGESTS])
        assert await ways_in.use_code(DIGESTS[4]) is None
        assert await ways_in.codes_left("ann") == CODES

    run(url, work)


def test_who_has_a_way_in_is_not_forgotten_for_never_having_sat(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        for player in ("ann", "ben", "eva"):
            await store.players.put(player, Profile(player))
        await store.ways_in.add_passkey("phone", "ann", "Phone", KEY, 2)
        await store.ways_in.put_codes("ben", DIGESTS)
        time[0] += KEPT_UNSEATED + 1
        await store.remove_unplayed(10)
        known = [await store.players.get(player) is not None for player in ("ann", "ben", "eva")]
        assert known == [True, True, False]

    run(url, work, now=lambda: time[0])


def test_nothing_is_left_of_whoever_is_forgotten(url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.put("ann", Profile("Ann"))
        await store.ways_in.add_passkey("phone", "ann", "Phone", KEY, 2)
        await store.ways_in.put_codes("ann", DIGESTS)
        await store.forget_player("ann")
        assert await store.ways_in.passkey("phone") is None
        assert await store.ways_in.use_code(DIGESTS[0]) is None

    run(url, work)
