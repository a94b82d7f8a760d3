"""Removing what never came to anything, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.blocks import Blocked
from houle.people.reports import Complaint, Moment, OwnReport
from houle.store.players import Profile
from houle.store.queries import KEPT_UNPLAYED, KEPT_UNSEATED
from houle.tables.animals import Animal
from houle.tables.ports import Phase
from tests.store.samples import Store, entry, listing, run


def test_what_was_never_played_goes_with_all_that_belongs_to_it(url: str) -> None:
    time = [1_000]

    async def work(store: Store) -> None:
        for table, phase in (
            ("old", Phase.CLOSED),
            ("open", Phase.OPEN),
            ("running", Phase.PLAYING),
            ("over", Phase.FINISHED),
        ):
            await store.keep(table, table.encode())
            await store.create(entry(table, 1, like=listing(phase), players=("ann", "bob")))
        time[0] += 1
        await store.create(entry("new", 1, like=listing(Phase.CLOSED)))
        assert await store.remove_unplayed(9) == 0
        time[0] = 1_001 + KEPT_UNPLAYED
        assert await store.remove_unplayed(9) == 1
        assert await store.remove_unplayed(9) == 0
        assert await store.read("old") == []
        assert {one.table for one in await store.tables_of("ann", 9)} == {"open", "running", "over"}
        tables = ["old", "open", "running", "over", "new"]
        assert await store.seqs(tables) == dict.fromkeys(tables[1:], 1)
        assert await store.seed("over") == b"over"

    run(url, work, now=lambda: time[0])


def test_those_who_sit_somewhere_are_remembered(url: str) -> None:
    time = [1_000]

    async def work(store: Store) -> None:
        for player in ("ann", "bob", "cid"):
            await store.players.put(player, Profile(player))
        await store.create(entry("t", 1, players=("ann",)))
        time[0] += KEPT_UNSEATED + 1
        assert await store.remove_unplayed(1) == 1
        assert await store.remove_unplayed(9) == 1
        assert await store.players.get("ann") == Profile("ann")
        assert await store.players.get("bob") is await store.players.get("cid") is None

    run(url, work, now=lambda: time[0])


@rule("T-06", "P-66", "P-73", "P-83")
def test_those_whom_somebody_would_miss_are_remembered(url: str) -> None:
    time = [1_000]

    async def work(store: Store) -> None:
        for player in ("keeper", "friend", "other", "moderator", "reported", "nobody"):
            await store.players.put(player, Profile(player))
        await store.clubs.found("club", "Sea wolves", "digest", "keeper", "k")
        await store.friends.befriend("friend", "other", ("one", "two"))
        await store.moderation.appoint("moderator")
        told = OwnReport(Moment("table", 7, 2), "reported", Complaint.NAME, 0)
        await store.reports.add("other", "reported", "report", told)
        time[0] += KEPT_UNSEATED + 1
        assert await store.remove_unplayed(9) == 1
        assert await store.players.get("nobody") is None
        assert [one.player for one in await store.clubs.members("club")] == ["keeper"]
        assert [one.name for one in await store.friends.of("friend")] == ["other"]
        assert [one.player for one in await store.moderation.moderators()] == ["moderator"]
        [case] = await store.moderation.about("reported")
        assert case.name == "reported"

    run(url, work, now=lambda: time[0])


@rule("T-06", "P-63", "P-89")
def test_of_whoever_goes_nothing_is_left(url: str) -> None:
    time = [1_000]

    async def work(store: Store) -> None:
        await store.players.put("nobody", Profile("nobody"))
        await store.mutes.add("nobody", "ann", "Ann")
        await store.blocks.add("nobody", "ann", Blocked("block", "Ann", Animal.CRAB, time[0]))
        time[0] += KEPT_UNSEATED + 1
        assert await store.remove_unplayed(9) == 1
        assert not await store.mutes.of("nobody")
        assert await store.blocks.apart_from("ann") == frozenset()

    run(url, work, now=lambda: time[0])
