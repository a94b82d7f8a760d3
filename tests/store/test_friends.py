"""Who is friends with whom, the same on both databases."""

from houle.conformance.rules import rule
from houle.store.players import Profile
from tests.store.samples import Store, run

NOW = 1_800_000_000_000


@rule("P-67")
def test_what_is_kept_goes_with_whichever_of_the_two_is_erased(url: str) -> None:
    async def work(store: Store) -> None:
        people = ("ann", "ben", "cleo")
        for who in people:
            await store.players.put(who, Profile(who.title()))
        pairs = (("ann", "ben"), ("cleo", "ann"), ("cleo", "ben"))
        for at, (one, other) in enumerate(pairs):
            await store.friends.befriend(one, other, (f"{at}-one", f"{at}-other"))
            await store.friends.befriend(one, other, (f"{at}-again", f"{at}-once-more"))
        assert [one.name for one in await store.friends.of("ben")] == ["Ann", "Cleo"]
        assert await store.friends.whom("ben", "0-other") == "ann"
        assert await store.friends.whom("ann", "0-other") is None
        await store.forget_player("ann")
        assert await store.friends.of("ann") == []
        assert [one.name for one in await store.friends.of("ben")] == ["Cleo"]
        assert await store.friends.whom("ben", "0-other") is None

    run(url, work, now=lambda: NOW)
