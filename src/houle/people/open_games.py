"""Finished games that all who played them agreed to give away (P-94)."""

from collections.abc import AsyncIterator
from logging import getLogger
from typing import Protocol

from houle.tables import entries as log
from houle.tables.fair import Seed
from houle.tables.gamefiles import game_file
from houle.tables.live import replayed
from houle.tables.mishaps import mishap
from houle.tables.openfile import OpenGame, opened_up, verify_open
from houle.tables.ports import Log, LogDownError, LogUnsureError, Phase, TableId, Vault
from houle.tables.running import ChanceOf
from houle.tables.state import Fold

logger = getLogger(__name__)

AT_ONCE = 500


class OpenGameStore(Protocol):
    """Where it is looked up who agreed."""

    async def after(self, table: TableId, most: int) -> list[TableId]:
        """Tables of finished games, by their ids, whose people all agreed. Those who left are among
        them: no seat passes from one person to another."""


class Store(Log, Vault, Protocol):
    """Where logs and seeds are, and who agreed."""

    @property
    def open_games(self) -> OpenGameStore: ...


class OpenGames:
    """Gives games away."""

    def __init__(self, store: Store, chance_of: ChanceOf) -> None:
        self._store = store
        self._chance_of = chance_of

    async def every(self) -> AsyncIterator[OpenGame]:
        """All of them, in the order of names that say nothing of when they were played."""
        after = ""
        while tables := await self._store.open_games.after(after, AT_ONCE):
            for table in tables:
                game = await self._given(table)
                if game is not None:
                    yield game
            after = tables[-1]

    async def _given(self, table: TableId) -> OpenGame | None:
        """The game of a table. One that cannot be read here, or does not verify, stays here."""
        try:
            return await self._read(table)
        except (LogDownError, LogUnsureError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the others are given
            logger.warning("a game cannot be given away: %s", mishap(error))
            return None

    async def _read(self, table: TableId) -> OpenGame | None:
        seed = await self._store.seed(table)
        entries = await self._store.read(table)
        fold = Fold(table, Seed(seed), self._chance_of)
        *_, moment = replayed(fold, entries)
        last = moment.state
        if last.life.phase is not Phase.FINISHED:
            return None
        file = game_file(entries, last, seed)
        moves = [log.decode_entry(one.entry) for one in entries]
        taken_back = {move.played for move in moves if isinstance(move, log.TakenBack)}
        kept = [
            move
            for place, move in enumerate(moves, 1)
            if isinstance(move, log.Played) and place not in taken_back
        ]
        by_bots = frozenset(place for place, move in enumerate(kept) if move.by_bot)
        game = opened_up(file, [chair.bot for chair in last.life.chairs], by_bots)
        return game if verify_open(game).holds else None
