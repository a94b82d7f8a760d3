"""What the house has against tokens, the same on both databases."""

import asyncio

import pytest
from alembic import command

from houle.store.players import Profile
from houle.store.queries import KEPT_MARKS
from houle.store.upgrade import upgrade
from houle.tables.ports import Mark
from tests.store.samples import Store, run

BEFORE_MARKS = "0006"


def test_tokens_are_ended_up_to_the_very_second(url: str) -> None:
    time = [10_500]

    async def work(store: Store) -> None:
        assert await store.end_tokens("ann") == Mark("ann", 11, blocked=False, changed_at=10_500)
        time[0] = 20_000
        await store.end_tokens("ben")
        assert await store.end_tokens("ann") == Mark("ann", 21, blocked=False, changed_at=20_000)
        assert {mark.player for mark in await store.marks(0)} == {"ann", "ben"}
        assert await store.marks(20_001) == []

    run(url, work, now=lambda: time[0])


def test_a_mark_that_is_older_than_any_token_is_forgotten(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        await store.end_tokens("ann")
        time[0] += KEPT_MARKS
        await store.remove_unplayed(1)
        assert len(await store.marks(0)) == 1
        time[0] += 1
        await store.remove_unplayed(1)
        assert await store.marks(0) == []

    run(url, work, now=lambda: time[0])


@pytest.mark.parametrize("guests", [0, 3])
def test_a_store_with_guests_notes_since_when_tokens_are_dated(
    url: str, guests: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new one has no undated tokens to know again."""

    async def come_in(store: Store) -> None:
        for number in range(guests):
            await store.players.put(f"guest {number}", Profile("Ada"))

    async def work(store: Store) -> None:
        assert [mark.player for mark in await store.marks(0)] == [""] * bool(guests)

    run(url, come_in)
    with monkeypatch.context() as patched:
        down = command.downgrade
        patched.setattr(command, "upgrade", lambda config, _: down(config, BEFORE_MARKS))
        asyncio.run(upgrade(url))
    run(url, work)
