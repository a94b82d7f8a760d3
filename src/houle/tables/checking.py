"""Whether all that a store holds can be read: every table folds, every finished game verifies."""

from collections.abc import AsyncIterator
from enum import StrEnum
from typing import Protocol

import msgspec

from houle.games.registry import UnknownGameError
from houle.kernel import KeyedChance, UnplayableRecordError
from houle.tables.fair import Seed
from houle.tables.gamefile import verify
from houle.tables.gamefiles import game_file
from houle.tables.live import replayed
from houle.tables.mishaps import mishap
from houle.tables.ports import Listed, Log, LogDownError, LogUnsureError, Phase, TableId, Vault
from houle.tables.running import ChanceOf
from houle.tables.shelves import Shelves, every_table
from houle.tables.state import Fold, TableState


class Fault(StrEnum):
    """What may be wrong with a table."""

    NO_SEED = "no-seed"
    """Its cards cannot be dealt again."""
    GAP = "gap"
    """Entries are missing."""
    OTHER_RULES = "other-rules"
    """It is played by rules that are not installed here."""
    UNREADABLE = "unreadable"
    """Its entries do not make a table."""
    LISTED_WRONG = "listed-wrong"
    """Lists show it otherwise than its log has it."""
    NOT_VERIFIED = "not-verified"
    """It is finished, and what was dealt or played does not hold."""


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that was looked at. It tells no card."""

    table: TableId
    game: str
    phase: Phase
    fault: Fault | None = None
    where: str | None = None
    """The kind of an error of ours, and its place in the code."""


class Store(Shelves, Log, Vault, Protocol):
    """What is looked through."""


async def check_tables(store: Store, chance_of: ChanceOf = KeyedChance) -> AsyncIterator[Checked]:
    """Look at every table."""
    async for listed in every_table(store):
        yield await _checked(store, listed, chance_of)


async def _checked(store: Store, listed: Listed, chance_of: ChanceOf) -> Checked:
    where = None
    try:
        fault = await _fault(store, listed, chance_of)
    except (UnplayableRecordError, UnknownGameError):
        fault = Fault.OTHER_RULES
    except (LogDownError, LogUnsureError):
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, the next table is worth a look
        fault, where = Fault.UNREADABLE, mishap(error)
    return Checked(listed.table, listed.game, listed.phase, fault, where)


async def _fault(store: Store, listed: Listed, chance_of: ChanceOf) -> Fault | None:
    try:
        seed = await store.seed(listed.table)
    except KeyError:
        return Fault.NO_SEED
    # Somebody may be playing: what is listed may be a little behind what is read.
    entries = await store.read(listed.table)
    whole = range(1, max(len(entries), listed.seq) + 1)
    if [logged.seq for logged in entries] != list(whole):
        return Fault.GAP
    states = {
        m.state.seq: m.state for m in replayed(Fold(listed.table, Seed(seed), chance_of), entries)
    }
    if not _as_listed(states[listed.seq], listed):
        return Fault.LISTED_WRONG
    last = states[len(entries)]
    if last.life.phase is not Phase.FINISHED:
        return None
    return None if verify(game_file(entries, last, seed)).holds else Fault.NOT_VERIFIED


def _as_listed(state: TableState, listed: Listed) -> bool:
    life = state.life
    return (life.setting.game, life.phase) == (listed.game, listed.phase)
