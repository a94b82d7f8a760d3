"""The deal of the day: for each game one, the same for everybody, played once (T-90, T-91).

All of it follows from the secret of the day and the logs. The secret lies where seeds lie, so that
all nodes draw the same.
"""

from collections.abc import Sequence

import msgspec

from houle.bots import default_bot
from houle.games.registry import Kind, part_of, usual_seats
from houle.tables import deeds
from houle.tables.animals import Animal
from houle.tables.cache import TableCache
from houle.tables.days import (
    DAY_SEAT,
    Day,
    day_at,
    day_commitment,
    is_sealed,
    named,
    next_day,
    seed_of_day,
)
from houle.tables.deeds import Person
from houle.tables.entries import Pace, Setting, Watch
from houle.tables.fair import Seed, commitment, draw_seed
from houle.tables.ids import new_id
from houle.tables.opening import kind_called
from houle.tables.ports import Clock, Entropy, Phase, PlayerId, TableId
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState
from houle.tables.tables import Done, Tables

PART = "day"
PACE = Pace(move=None, bot=600)
"""Nobody is hurried: two who make the same moves have the same game, however long they took."""


class DayDeal(msgspec.Struct, frozen=True):
    """What is played as a game's deal of the day."""

    game: str
    seats: int
    options: msgspec.Raw
    bot: str
    """Who sits in all seats but the player's."""


def day_deal(game: str) -> DayDeal:
    """What a game says of its day in `day` in its folder, as far as it does: `SEATS`, `OPTIONS` and
    `BOT`; else the usual."""
    kind: Kind = kind_called(game)
    said = part_of(kind, PART)
    seats = getattr(said, "SEATS", None) or max(usual_seats(kind), min(2, kind.seat_counts[-1]))
    options = getattr(said, "OPTIONS", None) or kind.options_type()
    bot = getattr(said, "BOT", None) or default_bot(game)
    return DayDeal(game, seats, msgspec.Raw(msgspec.json.encode(options)), bot)


class Daily:
    """Where deals of the day are played."""

    def __init__(self, tables: Tables, cache: TableCache, clock: Clock, entropy: Entropy) -> None:
        self._tables = tables
        self._cache = cache
        self._clock = clock
        self._entropy = entropy

    @property
    def today(self) -> Day:
        return day_at(self._clock.now())

    async def commitment(self, day: Day) -> str:
        """What fixes the deals of a day; from the day before on."""
        return day_commitment(await self._secret(day), day)

    async def opened(self, day: Day) -> str:
        """The secret of a day, once it is over."""
        if is_sealed(day, self._clock.now()):
            refuse("T-92", Reason.DAY_NOT_OVER)
        return (await self._secret(day)).reveal().hex()

    async def deal(self, day: Day, game: str) -> str:
        """What the deal of a game on a day is known by: its commitment."""
        seed = seed_of_day(await self._secret(day), day, game)
        return commitment(seed, named(day), game, kind_called(game).rules_version)

    async def begin(
        self, person: Person, day: Day, game: str, name: str, animal: Animal | None = None
    ) -> Done:
        """Sit down to today's deal of a game, or come back to it: each has one table for it."""
        if day != self.today:
            refuse("T-90", Reason.NO_SUCH_DAY)
        deal = day_deal(game)
        table = table_of(person.id, day, game)
        setting = Setting(
            game, deal.seats, deal.options, PACE, Watch.NOBODY, listed=False, joinable=False
        )
        seed = seed_of_day(await self._secret(day), day, game)
        await self._tables.open_by_day(table, person, deeds.Open(setting), day, seed)
        sit = deeds.Sit(DAY_SEAT, name, animal)
        bots = [None if seat == DAY_SEAT else deal.bot for seat in range(deal.seats)]
        return await self._tables.deal_alone(table, person, sit, bots, "day")

    async def of(self, player: PlayerId, day: Day, games: Sequence[str]) -> dict[str, TableState]:
        """How far somebody is with their own deals of a day, for those they have begun."""
        tables = {table_of(player, day, game): game for game in games}
        begun = await self._cache.log.seqs(list(tables))
        found = {}
        for table, game in tables.items():
            if table in begun:
                found[game] = (await self._cache.take_fresh(table)).state
        return found

    async def has_played(self, player: PlayerId, day: Day, game: str) -> bool:
        """Whether somebody's own deal of a day is over, by the log."""
        own = (await self.of(player, day, [game])).get(game)
        return own is not None and own.life.phase is Phase.FINISHED

    async def _secret(self, day: Day) -> Seed:
        """The first that any node draws stays."""
        vault = self._cache.vault
        try:
            return Seed(await vault.seed(named(day)))
        except KeyError:
            if not self.today <= day <= next_day(self.today):
                refuse("T-90", Reason.NO_SUCH_DAY)
            await vault.keep(named(day), draw_seed(self._entropy).reveal())
            return Seed(await vault.seed(named(day)))


def table_of(player: PlayerId, day: Day, game: str) -> TableId:
    """The one table at which somebody plays a deal of a day: so nobody plays it twice."""
    return new_id(f"{player} {named(day)} {game}")
