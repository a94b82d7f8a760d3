"""Clubs, the same on both databases."""

from itertools import count

import msgspec

from houle.conformance.rules import rule
from houle.store.players import Profile
from houle.store.queries import A_DAY
from houle.tables.ports import Phase
from tests.store.samples import Store, entry, listing, run
from tests.store.test_many_tables import Asked

NOW = 1_800_000_000_000
PEOPLE = ("ann", "ben", "cleo")
ROWS = "SELECT player_id FROM club_members"


async def club_of_three(store: Store, club: str = "club") -> None:
    for who in PEOPLE:
        await store.players.put(who, Profile(who.title()))
    await store.clubs.found(club, "Sea wolves", f"digest of {club}", "ann", "a")
    for who in ("ben", "cleo"):
        await store.clubs.join(club, who, who[0])


async def keepers(store: Store) -> list[str]:
    return [one.player for one in await store.clubs.members("club")]


@rule("P-73")
def test_whoever_is_erased_leaves_and_the_next_one_keeps_it(url: str) -> None:
    clock = count(NOW)

    async def work(store: Store) -> None:
        await club_of_three(store)
        await store.clubs.hand_on("club", "cleo")
        assert await keepers(store) == ["cleo", "ann", "ben"]
        await store.forget_player("cleo")
        assert await keepers(store) == ["ann", "ben"]
        await store.forget_player("ann")
        assert await keepers(store) == ["ben"]
        assert await store.clubs.named("club") == "Sea wolves"
        await store.forget_player("ben")
        assert await store.clubs.named("club") is None, "with the last one the club goes"
        assert await store.clubs.behind("digest of club") is None

    run(url, work, now=lambda: next(clock))


@rule("P-73")
def test_of_several_who_kept_it_the_one_before_follows(url: str) -> None:
    clock = count(NOW)

    async def work(store: Store) -> None:
        await club_of_three(store)
        for who in ("ben", "cleo"):
            await store.clubs.hand_on("club", who)
        await store.clubs.leave("club", "cleo")
        assert await keepers(store) == ["ben", "ann"]

    run(url, work, now=lambda: next(clock))


@rule("P-73", "P-71")
def test_what_is_dissolved_leaves_nothing_behind(url: str) -> None:
    async def work(store: Store) -> None:
        await club_of_three(store)
        await club_of_three(store, "other")
        await store.clubs.dissolve("club")
        assert await store.clubs.members("club") == []
        assert [one.id for one in await store.clubs.of("ben")] == ["other"]
        assert await store.clubs.clubs_of("ben") == {"other"}
        found = await store.clubs.behind("digest of other")
        assert found is not None
        assert (found.id, found.members) == ("other", 3)
        await store.clubs.renew("other", None)
        assert await store.clubs.behind("digest of other") is None

    run(url, work, now=lambda: NOW)


@rule("P-74")
def test_a_club_has_its_own_tables_that_are_open_or_run(url: str) -> None:
    async def work(store: Store) -> None:
        for table, phase, club in (
            ("one", Phase.OPEN, "club"),
            ("two", Phase.PLAYING, "club"),
            ("over", Phase.FINISHED, "club"),
            ("other", Phase.OPEN, "other"),
            ("none", Phase.OPEN, None),
        ):
            like = msgspec.structs.replace(listing(phase, listed=False), club=club)
            await store.create(entry(table, 1, like=like, players=("ann",)))
        found = await store.clubs.tables("club", 10)
        assert {(one.listed.table, one.seated) for one in found} == {
            ("one", ("ann",)),
            ("two", ("ann",)),
        }
        assert len(await store.clubs.tables("club", 1)) == 1
        like = listing(Phase.FINISHED, listed=False)
        await store.append(entry("one", 2, like=like))
        assert [one.listed.table for one in await store.clubs.tables("club", 10)] == ["two"]

    run(url, work, now=lambda: NOW)


@rule("P-73")
def test_whoever_joined_while_it_was_dissolved_is_forgotten(url: str) -> None:
    clock = [NOW]

    async def work(store: Store) -> None:
        await club_of_three(store)
        await store.clubs.dissolve("club")
        for who in ("ann", "ben"):
            await store.clubs.join("club", who, who)
        await store.forget_player("ann")
        assert [one.player for one in await store.clubs.members("club")] == ["ben"]
        assert await store.look_up(Asked(ROWS)) == [("ben",)], "nor is a row of hers"
        clock[0] += A_DAY
        await store.remove_unplayed(9)
        assert len(await store.look_up(Asked(ROWS))) == 1, "it may be one that is founded just now"
        clock[0] += 1
        await club_of_three(store, "other")
        await store.remove_unplayed(9)
        assert await store.clubs.members("club") == []
        assert len(await store.clubs.members("other")) == 3

    run(url, work, now=lambda: clock[0])
