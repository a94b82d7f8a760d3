"""What of people others see, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.ratings import IN_STANDINGS, PROVISIONAL
from houle.people.visibility import Visible
from houle.store.players import Profile
from tests.store.samples import Store, run
from tests.store.test_many_tables import Asked

NOW = 1_800_000_000_000
GAME = "eddy"


async def a_player(store: Store, name: str, shown: int, games: int = PROVISIONAL) -> None:
    """Somebody with a rating, who has not said anything yet."""
    await store.players.put(name, Profile(name.title()))
    kept = f"'{GAME}', '{name}', 30, 2, {games}, {shown}, 0, false"
    await store.change(Asked(f"INSERT INTO ratings VALUES ({kept})"))  # noqa: S608


async def named(store: Store) -> list[tuple[str, str | None]]:
    return [(one.name, one.handle) for one in await store.ratings.top(GAME)]


@rule("P-59")
def test_nothing_is_seen_of_anybody_before_they_say_so(url: str) -> None:
    async def work(store: Store) -> None:
        await a_player(store, "ann", 1500)
        assert await store.visibility.of("ann") == Visible(in_standings=False, handle=None)
        assert await named(store) == []
        assert await store.visibility.whose("page") is None

    run(url, work, now=lambda: NOW)


@rule("P-59")
def test_whoever_keeps_a_page_keeps_its_address_and_gets_another_after_it_was_gone(
    url: str,
) -> None:
    async def work(store: Store) -> None:
        await a_player(store, "ann", 1500)
        choose, whose = store.visibility.choose, store.visibility.whose
        assert await choose("ann", in_standings=False, handle="one") == Visible(
            in_standings=False, handle="one"
        )
        assert await choose("ann", in_standings=True, handle="two") == Visible(
            in_standings=True, handle="one"
        )
        assert (await whose("one"), await whose("two")) == ("ann", None)
        assert await choose("ann", in_standings=True, handle=None) == Visible(
            in_standings=True, handle=None
        )
        assert await whose("one") is None
        assert await choose("ann", in_standings=True, handle="three") == Visible(
            in_standings=True, handle="three"
        )
        assert (await whose("one"), await whose("three")) == (None, "ann")

    run(url, work, now=lambda: NOW)


@rule("P-57")
def test_standings_name_those_who_want_it_with_ten_games_the_strongest_first(url: str) -> None:
    async def work(store: Store) -> None:
        for name, shown, games in (
            ("ann", 1500, PROVISIONAL),
            ("ben", 1600, PROVISIONAL),
            ("cleo", 1700, PROVISIONAL - 1),
            ("dan", 1800, PROVISIONAL),
        ):
            await a_player(store, name, shown, games)
        for name, handle in (("ann", "page"), ("ben", None), ("cleo", None)):
            await store.visibility.choose(name, in_standings=True, handle=handle)
        await store.visibility.choose("dan", in_standings=False, handle="his")
        assert await named(store) == [("Ben", None), ("Ann", "page")]
        await store.ratings.version(GAME)
        await store.ratings.count_ranks()
        assert await store.ratings.rank(GAME, 1500) == 2, "whoever is not named is not counted"
        await store.visibility.choose("ben", in_standings=False, handle=None)
        assert await named(store) == [("Ann", "page")]

    run(url, work, now=lambda: NOW)


@rule("P-57")
def test_what_a_rating_says_of_a_wish_is_never_enough(url: str) -> None:
    """It was written while somebody took their name out."""

    async def work(store: Store) -> None:
        await a_player(store, "ann", 1500)
        await store.change(Asked("UPDATE ratings SET listed = true"))
        assert await named(store) == []

    run(url, work, now=lambda: NOW)


@rule("P-59")
def test_of_whom_the_house_keeps_out_nothing_is_seen(url: str) -> None:
    async def work(store: Store) -> None:
        await a_player(store, "ann", 1500)
        await store.visibility.choose("ann", in_standings=True, handle="page")
        await store.block("ann", blocked=True)
        assert await named(store) == []
        assert await store.visibility.whose("page") is None
        await store.block("ann", blocked=False)
        assert await named(store) == [("Ann", "page")]

    run(url, work, now=lambda: NOW)


@rule("P-59", "P-17")
def test_it_goes_with_whoever_is_erased(url: str) -> None:
    async def work(store: Store) -> None:
        await a_player(store, "ann", 1500)
        await store.visibility.choose("ann", in_standings=True, handle="page")
        await store.forget_player("ann")
        assert await named(store) == []
        assert await store.visibility.whose("page") is None
        assert await store.visibility.of("ann") == Visible()

    run(url, work, now=lambda: NOW)


@rule("P-57", "P-59")
def test_whom_the_house_keeps_out_stands_in_nobodys_way(url: str) -> None:
    async def work(store: Store) -> None:
        kept_out = [f"bad {number}" for number in range(IN_STANDINGS)]
        for number, name in enumerate((*kept_out, "ann")):
            await a_player(store, name, 1600 - number)
            await store.visibility.choose(name, in_standings=True, handle=None)
        for name in kept_out:
            await store.block(name, blocked=True)
        await store.ratings.version(GAME)
        await store.ratings.count_ranks()
        assert await named(store) == [("Ann", None)]
        assert await store.ratings.rank(GAME, 1600 - IN_STANDINGS) == 1
        await store.block(kept_out[0], blocked=False)
        await store.ratings.count_ranks()
        assert [name for name, _ in await named(store)] == ["Bad 0", "Ann"]
        assert await store.ratings.rank(GAME, 1600 - IN_STANDINGS) == 2

    run(url, work, now=lambda: NOW)
