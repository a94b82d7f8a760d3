"""Who is friends with whom, the same on both databases."""

from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.store.players import Profile
from houle.store.queries import Query
from houle.tables.ports import LogDownError
from tests.store.samples import Store, run
from tests.store.test_many_tables import Asked

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


@rule("P-65")
def test_what_is_half_there_becomes_whole(url: str) -> None:
    async def work(store: Store) -> None:
        for who in ("ann", "ben"):
            await store.players.put(who, Profile(who.title()))
        await store.friends.befriend("ann", "ben", ("one", "two"))
        await store.change(Asked("DELETE FROM friends WHERE player_id = 'ben'"))
        await store.friends.befriend("ben", "ann", ("three", "four"))
        assert [one.id for one in await store.friends.of("ann")] == ["one"]
        assert [one.id for one in await store.friends.of("ben")] == ["three"]

    run(url, work, now=lambda: NOW)


@rule("P-65")
def test_two_are_friends_at_once_or_not_at_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        for who in ("ann", "ben"):
            await store.players.put(who, Profile(who.title()))
        sound, changes = store.change, count(1)

        async def once(query: Query, **values: Any) -> Any:
            if next(changes) > 1:
                raise LogDownError("it is away")
            return await sound(query, **values)

        with monkeypatch.context() as patch, suppress(LogDownError):
            patch.setattr(store, "change", once)
            await store.friends.befriend("ann", "ben", ("one", "two"))
        assert [one.name for one in await store.friends.of("ann")] == ["Ben"]
        assert [one.name for one in await store.friends.of("ben")] == ["Ann"]

    run(url, work, now=lambda: NOW)
