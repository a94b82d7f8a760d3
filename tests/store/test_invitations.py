"""Who asked whom to play again, the same on both databases."""

from houle.conformance.rules import rule
from houle.store.invitations import KEPT
from houle.store.players import Profile
from houle.tables.ports import Phase
from tests.store.samples import Store, entry, listing, run

NOW = 1_800_000_000_000
OPEN = listing(Phase.OPEN)


@rule("P-69")
def test_what_is_kept_goes_with_whichever_of_the_two_is_erased(url: str) -> None:
    async def work(store: Store) -> None:
        for who in ("ann", "ben", "cleo"):
            await store.players.put(who, Profile(who.title()))
        for table in ("one", "two"):
            await store.create(entry(table, 1, like=OPEN))
        await store.invitations.invite("ben", "ann", "one")
        await store.invitations.invite("cleo", "ann", "one")
        await store.invitations.invite("ann", "cleo", "two")
        await store.invitations.invite("ben", "cleo", "two")
        await store.invitations.invite("ben", "ann", "two")
        kept = await store.invitations.of("ben")
        assert {(one.name, one.listed.table) for one in kept} == {("Ann", "two"), ("Cleo", "two")}
        assert not await store.invitations.decline("ben", "one")
        await store.forget_player("ann")
        assert [one.name for one in await store.invitations.of("ben")] == ["Cleo"]
        assert await store.invitations.of("ann") == []
        assert await store.invitations.of("cleo") == []
        assert await store.invitations.decline("ben", "two")
        assert await store.invitations.of("ben") == []

    run(url, work, now=lambda: NOW)


@rule("P-69")
def test_after_two_days_it_is_forgotten_by_itself(url: str) -> None:
    times = [NOW]

    async def work(store: Store) -> None:
        await store.players.put("ann", Profile("Ann"))
        await store.create(entry("one", 1, like=OPEN))
        await store.invitations.invite("ben", "ann", "one")
        for later, left in ((KEPT - 1, 1), (KEPT, 0)):
            times[0] = NOW + later
            await store.invitations.forget_old()
            assert len(await store.invitations.of("ben")) == left

    run(url, work, now=lambda: times[0])
