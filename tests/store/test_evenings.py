"""Evenings of clubs, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.evenings import OwnEvening
from houle.store.evenings import KEPT
from tests.store.samples import Store, run
from tests.store.test_clubs import club_of_three
from tests.store.test_many_tables import Asked

NOW = 1_800_000_000_000


@rule("P-76")
def test_of_whoever_is_erased_no_evening_knows(url: str) -> None:
    async def work(store: Store) -> None:
        await club_of_three(store)
        await store.evenings.plan("one", "club", "ann", "flotsam", NOW + 1)
        for who in ("ann", "ben"):
            await store.evenings.come("one", who)
        [before] = await store.evenings.of("club", NOW)
        assert (before.by, before.guests) == ("ann", (("ann", "Ann"), ("ben", "Ben")))
        await store.forget_player("ann")
        [after] = await store.evenings.of("club", NOW)
        assert (after.by, after.guests) == (None, (("ben", "Ben"),))

    run(url, work, now=lambda: NOW)


@rule("P-76")
def test_what_was_long_ago_or_of_no_club_is_forgotten(url: str) -> None:
    async def work(store: Store) -> None:
        await club_of_three(store)
        await club_of_three(store, "other")
        for evening, club, begins in (
            ("old", "club", NOW - KEPT),
            ("lately", "club", NOW - KEPT + 1),
            ("gone", "other", NOW + 1),
        ):
            await store.evenings.plan(evening, club, "ann", "flotsam", begins)
            await store.evenings.come(evening, "ann")
        await store.clubs.dissolve("other")
        await store.evenings.forget_old()
        assert [one.id for one in await store.evenings.of("club", 0)] == ["lately"]
        assert await store.evenings.of("other", 0) == []

    run(url, work, now=lambda: NOW)


@rule("P-76")
def test_a_copy_has_what_somebody_planned_and_what_they_come_to(url: str) -> None:
    async def work(store: Store) -> None:
        await club_of_three(store)
        for evening, by, coming in (("one", "ann", ()), ("two", "ben", ("ann", "ben"))):
            await store.evenings.plan(evening, "club", by, "flotsam", NOW + len(coming))
            for who in coming:
                await store.evenings.come(evening, who)
        await store.evenings.plan("three", "club", "ben", "flotsam", NOW + 3)
        assert await store.evenings.own("ann") == [
            OwnEvening("club", "flotsam", NOW, yours=True, coming=False),
            OwnEvening("club", "flotsam", NOW + 2, yours=False, coming=True),
        ]
        await store.forget_player("ann")
        assert await store.evenings.own("ann") == []

    run(url, work, now=lambda: NOW)


@rule("P-76")
def test_whoever_left_the_club_and_came_back_does_not_come_by_itself(url: str) -> None:
    async def work(store: Store) -> None:
        for club in ("club", "other"):
            await club_of_three(store, club)
            await store.evenings.plan(club, club, "ann", "flotsam", NOW + 1)
            for who in ("ben", "cleo"):
                await store.evenings.come(club, who)
        await store.clubs.leave("club", "ben")
        await store.clubs.join("club", "ben", "again")
        [evening] = await store.evenings.of("club", NOW)
        assert evening.guests == (("cleo", "Cleo"),)
        [elsewhere] = await store.evenings.of("other", NOW)
        assert len(elsewhere.guests) == 2

    run(url, work, now=lambda: NOW)


@rule("P-76")
def test_whoever_said_so_while_it_was_called_off_comes_nowhere(url: str) -> None:
    async def work(store: Store) -> None:
        await club_of_three(store)
        for evening in ("gone", "to come"):
            await store.evenings.plan(evening, "club", "ann", "flotsam", NOW + 1)
        await store.evenings.call_off("gone")
        for evening in ("gone", "to come"):
            await store.evenings.come(evening, "ben")
        await store.evenings.forget_old()
        kept = await store.look_up(Asked("SELECT evening_id FROM club_evening_guests"))
        assert [evening for (evening,) in kept] == ["to come"]

    run(url, work, now=lambda: NOW)
