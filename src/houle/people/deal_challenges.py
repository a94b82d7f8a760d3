"""Challenges: others play the deal that somebody played, from the same seat (T-96 to T-98).

Where it was played stands beside the link, and in the log of each game that is played by it. The
rest follows from the logs.
"""

from typing import Protocol

import msgspec

from houle.bots import bot_names
from houle.games.registry import find_game
from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.animals import Animal
from houle.tables.cache import TableCache
from houle.tables.daily import PACE, day_deal
from houle.tables.deeds import Person
from houle.tables.entries import Again, Watch
from houle.tables.fair import Seed
from houle.tables.frames import viewer_of
from houle.tables.ids import new_id
from houle.tables.life import Life
from houle.tables.ports import ChallengeId, Clock, Entropy, Millis, Phase, PlayerId, TableId
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState
from houle.tables.tables import Done, Tables

MOST_COMPARED = 50
"""So many games of a challenge are shown beside each other, the latest."""


class Challenge(msgspec.Struct, frozen=True):
    """That somebody asks others to play what they played."""

    id: ChallengeId
    table: TableId
    """Where it was played: nothing for whoever has yet to play it."""
    seat: Seat
    game: str
    player: PlayerId | None
    """Nobody, once they were erased."""
    made_at: Millis


class ChallengeResult(msgspec.Struct, frozen=True):
    """How somebody did who was asked."""

    table: TableId
    challenge: ChallengeId
    game: str
    player: PlayerId | None
    name: str
    """What they were called at that table."""
    finished_at: Millis
    to_the_end: bool
    """It was not given up."""
    won: bool
    points: int | None
    moves: tuple[msgspec.Raw, ...]


class OwnChallenge(msgspec.Struct, frozen=True):
    """What is kept of a challenge that somebody made or took up."""

    challenge: ChallengeId
    game: str
    table: TableId
    """Where they played."""
    at: Millis
    """When it was made, or somebody played it last."""
    made: bool
    played: int | None
    """By so many who were asked, if it is told: whoever asks others learns it here."""


class ChallengeStore(Protocol):
    """Where these are kept."""

    async def keep(self, challenge: Challenge) -> Challenge:
        """Keep a challenge, unless that game has one from that seat; whichever it has."""

    async def get(self, challenge: ChallengeId) -> Challenge | None:
        """The challenge that a link names."""

    async def keep_result(self, result: ChallengeResult) -> None:
        """Keep a result in the place of what was kept of that table."""

    async def result_at(self, table: TableId) -> ChallengeResult | None:
        """What was kept of a table."""

    async def made_by(self, player: PlayerId, most: int) -> list[OwnChallenge]:
        """Those that somebody made, with how many played them; the latest first."""

    async def played_by(self, player: PlayerId, most: int) -> list[OwnChallenge]:
        """Those that somebody was asked by and played, the latest first."""

    async def results(self, challenge: ChallengeId, most: int) -> list[ChallengeResult]:
        """What came of a challenge for each who played it, the latest first."""


class DealChallenges:
    """Where people ask others to play what they played, and these do."""

    def __init__(
        self,
        store: ChallengeStore,
        tables: Tables,
        cache: TableCache,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._tables = tables
        self._cache = cache
        self._clock = clock
        self._entropy = entropy

    async def ask(self, table: TableId, player: PlayerId) -> ChallengeId:
        """The challenge to play what somebody played at a table: the same however often."""
        state = (await self._cache.take_fresh(table)).state
        life = state.life
        viewer_of(life, player)
        seat = life.seat_of(player)
        if seat is None or life.chairs[seat].gone:
            refuse("T-96", Reason.NOT_SEATED)
        if life.phase is not Phase.FINISHED:
            refuse("T-96", Reason.NOT_OVER)
        if life.again is not None:
            return life.again.challenge
        check_may_be_dealt_again(state)
        fresh = new_id(self._entropy(32))
        kept = Challenge(fresh, table, seat, life.setting.game, player, self._clock.now())
        return (await self._store.keep(kept)).id

    async def own(self, player: PlayerId, most: int) -> list[OwnChallenge]:
        """What somebody made or played, as it is told to whom it is about; the latest first."""
        made = await self._store.made_by(player, most)
        own = [*made, *await self._store.played_by(player, most)]
        return sorted(own, key=lambda one: -one.at)[:most]

    async def source(self, challenge: Challenge) -> TableState:
        """The game that was played first, as it ended."""
        return (await self._cache.take_fresh(challenge.table)).state

    async def of(self, player: PlayerId, challenge: ChallengeId) -> TableState | None:
        """How far somebody is with it, once they have begun."""
        table = table_of(player, challenge)
        if table not in await self._cache.log.seqs([table]):
            return None
        state = (await self._cache.take_fresh(table)).state
        return None if state.life.phase is Phase.OPEN else state

    async def begin(
        self, person: Person, challenge: Challenge, name: str, animal: Animal | None = None
    ) -> Done:
        """Sit down to the same cards in the same seat, or come back: each has one table for it."""
        source = await self.source(challenge)
        life, seat = source.life, challenge.seat
        if life.seat_of(person.id) is not None:
            refuse("T-97", Reason.KNOWS_THE_DEAL)
        check_may_be_dealt_again(source)
        table = table_of(person.id, challenge.id)
        setting = msgspec.structs.replace(
            life.setting, pace=PACE, watch=Watch.ANYONE, listed=False, joinable=False
        )
        again = Again(challenge.id, challenge.table, seat, life.words)
        seed = Seed(await self._cache.vault.seed(challenge.table))
        await self._tables.open_again(table, person, deeds.Open(setting), again, seed)
        sit = deeds.Sit(seat, name, animal)
        return await self._tables.deal_alone(table, person, sit, bots_beside(life, seat), "again")


def check_may_be_dealt_again(state: TableState) -> None:
    """Refuses what others could not play alike, or were not meant to see (T-96)."""
    life = state.life
    if life.day is not None or state.running is None or state.running.outcome is None:
        refuse("T-96", Reason.NOT_TO_PLAY_AGAIN)
    if life.setting.watch is Watch.NOBODY:
        refuse("T-96", Reason.NOBODY_MAY_WATCH)
    if find_game(life.setting.game).rules_version != life.rules_version:
        refuse("T-96", Reason.RULES_CHANGED)


def bots_beside(life: Life, seat: Seat) -> list[str | None]:
    """Who sits in each seat but one: the bot that sat there, or where a person did, the one that
    plays against people in the deal of the day."""
    game = life.setting.game
    known, usual = bot_names(game), day_deal(game).bot
    bots = (chair.bot if chair.bot in known else usual for chair in life.chairs)
    return [None if other == seat else bot for other, bot in enumerate(bots)]


def table_of(player: PlayerId, challenge: ChallengeId) -> TableId:
    """The one table at which somebody plays it: so nobody plays it twice."""
    return new_id(f"{player} challenge {challenge}")
