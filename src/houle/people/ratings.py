"""How strong people are held to be in each game, from what they played against each other (P-52).

What a game does to a rating follows from the games before it in one order: when they ended, and
then their tables. So any node may rate any game, twice or not, and it comes out the same. A game
that comes to light after later ones were rated sends all of these back into the queue.
"""

from typing import Protocol

import msgspec
from openskill.models import PlackettLuce

from houle.kernel import Seat
from houle.tables.animals import Animal
from houle.tables.ports import Millis, PlayerId, TableId

LAG: Millis = 15_000
"""So long after its end a game is rated: by then every other that ended before is in its log."""
PROVISIONAL = 10
"""With fewer games a rating is shown as not sure yet, and has no rank."""
IN_STANDINGS = 50
"""So many of the strongest are named."""
AT_ONCE = 200
AN_HOUR: Millis = 60 * 60 * 1000
STEP = 16
"""Ranks are counted in steps of so many points."""
START, SCALE = 1000, 40

_model = PlackettLuce()


class Standing(msgspec.Struct, frozen=True):
    """What a rating is made of: about how strong, how unsure, and after how many games."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The one number that people see: as good as somebody is almost surely."""
        return points_of(self.mu - 3 * self.sigma)


def points_of(strength: float) -> int:
    """A strength in the points that people see."""
    return max(0, round(START + SCALE * strength))


class OwnRating(msgspec.Struct, frozen=True):
    """How somebody stands in a game."""

    game: str
    shown: int
    mu: float
    sigma: float
    games: int


class Ranked(msgspec.Struct, frozen=True):
    """Somebody in the standings of a game, as they are called now."""

    player: PlayerId
    name: str
    animal: Animal
    handle: str | None
    """Where their page is, if they have one."""
    rating: OwnRating


class Moment(msgspec.Struct, frozen=True, order=True):
    """Where a game stands in the order in which games are rated."""

    finished_at: Millis
    table: TableId


class Compared(msgspec.Struct, frozen=True):
    """Somebody in a game that is to be rated."""

    seat: Seat
    pseudonym: str
    side: int
    place: int


class RatingStore(Protocol):
    """Where ratings are kept."""

    async def games_to_rate(self) -> list[str]:
        """In which games something is yet to be rated."""

    async def version(self, game: str) -> int:
        """How often the ratings of a game went back; what is written names it, or is not."""

    async def first_unrated(self, game: str, lag: Millis) -> Moment | None:
        """The first that is to be rated, if it ended so long ago."""

    async def last_rated(self, game: str) -> Moment | None:
        """The last that was rated."""

    async def go_back(self, game: str, version: int, after: Moment) -> None:
        """All after a moment are to be rated again."""

    async def compared(self, table: TableId) -> list[Compared]:
        """Those who are compared at a table, by their seats."""

    async def before(self, game: str, pseudonym: str, moment: Moment) -> Standing | None:
        """How somebody stood before a moment."""

    async def stands(
        self, game: str, version: int, table: TableId, seat: Seat, standing: Standing
    ) -> None:
        """How somebody stands after a game."""

    async def rated(self, game: str, version: int, table: TableId) -> None:
        """All of a game is rated."""

    async def count_ranks(self) -> None:
        """Count how many stand where, for `rank`."""

    async def forget_all(self) -> None:
        """Nobody has a rating."""


class Ratings:
    """Rates what was recorded."""

    def __init__(self, store: RatingStore) -> None:
        self._store = store

    async def rate_some(self) -> None:
        """Some of each game."""
        for game in await self._store.games_to_rate():
            for _ in range(AT_ONCE):
                if not await self.rate_next(game, LAG):
                    break

    async def rate_all(self) -> None:
        """Everything anew."""
        await self._store.forget_all()
        for game in await self._store.games_to_rate():
            while await self.rate_next(game, LAG):
                pass
        await self._store.count_ranks()

    async def rate_next(self, game: str, lag: Millis) -> bool:
        """Rate the first that is not; whether there was one."""
        store = self._store
        version = await store.version(game)
        moment = await store.first_unrated(game, lag)
        if moment is None:
            return False
        last = await store.last_rated(game)
        if last is not None and moment < last:
            await store.go_back(game, version, moment)
            return True
        compared = await store.compared(moment.table)
        stood = [await store.before(game, one.pseudonym, moment) or Standing() for one in compared]
        for one, standing in zip(compared, after(compared, stood), strict=True):
            await store.stands(game, version, moment.table, one.seat, standing)
        await store.rated(game, version, moment.table)
        return True


def after(compared: list[Compared], stood: list[Standing]) -> list[Standing]:
    """How each stands after a game."""
    sides: dict[int, list[int]] = {}
    for number, one in enumerate(compared):
        sides.setdefault(one.side, []).append(number)
    teams = [
        [_model.rating(mu=stood[number].mu, sigma=stood[number].sigma) for number in numbers]
        for numbers in sides.values()
    ]
    places = [float(compared[numbers[0]].place) for numbers in sides.values()]
    found = list(stood)
    for numbers, team in zip(sides.values(), _model.rate(teams, ranks=places), strict=True):
        for number, rating in zip(numbers, team, strict=True):
            found[number] = Standing(rating.mu, rating.sigma, stood[number].games + 1)
    return found
