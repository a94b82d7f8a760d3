"""Who does not hear whom, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.mutes import Muted
from tests.store.samples import Store, run

NOW = 1_800_000_000_000


@rule("P-89")
def test_somebody_is_not_heard_until_it_is_undone_or_one_of_the_two_is_erased(url: str) -> None:
    async def work(store: Store) -> None:
        for one, other in (("ann", "ben"), ("ann", "ben"), ("cleo", "ann"), ("cleo", "ben")):
            await store.mutes.add(one, other, other.title())
        assert await store.mutes.of("ann") == {"ben": Muted("Ben", NOW)}
        assert await store.mutes.of("ben") == {}
        await store.mutes.remove("ben", "ann")
        await store.mutes.remove("ann", "ben")
        assert await store.mutes.of("ann") == {}
        await store.forget_player("ann")
        assert list(await store.mutes.of("cleo")) == ["ben"]

    run(url, work, now=lambda: NOW)
