"""A second reading of a log: the deal, and then the moves that count, one after the other.

It knows the rules of the game and the scheme of the deal, and nothing of how tables run.
"""

from typing import Any

import msgspec

from houle.games.registry import find_game
from houle.kernel import KeyedChance, TrackedTable
from houle.tables.entries import (
    Left,
    Opened,
    Played,
    Removed,
    Sat,
    TakenBack,
    WordAdded,
    decode_entry,
)
from houle.tables.fair import Seed, dealing_key
from houle.tables.ports import TableId
from houle.tables.running import ReplayableChance
from tests.tables.house import House, raw


def as_it_lies(table: TrackedTable[Any], fate: ReplayableChance) -> tuple[Any, ...]:
    """All that a table is, and what chance has in store for it."""
    ahead = fate.copy()
    known = (table.known, table.doubts, table.learned)
    return (table.zones, raw(table.public), known, [ahead.below(1000) for _ in range(9)])


async def replay(house: House, table: TableId) -> tuple[Any, ...]:
    """The table as the log has it, read as if what was taken back had never been played."""
    entries = dict(enumerate((decode_entry(each.entry) for each in await _log(house, table)), 1))
    opened = entries[1]
    assert isinstance(opened, Opened)
    words: list[str | None] = [None] * opened.setting.seats
    moves: dict[int, Played] = {}
    for seq, entry in entries.items():
        match entry:
            case WordAdded(seat, word):
                words[seat] = word
            case Sat(seat) | Removed(seat) | Left(seat, None):
                words[seat] = None
            case Played():
                moves[seq] = entry
            case TakenBack(seat, place):
                gone = moves.pop(place)
                assert (gone.seat, gone.aside) == (seat, False)
                assert not any(
                    at > place and own.seat == seat for at, own in moves.items() if not own.aside
                )
    kind = find_game(opened.setting.game)
    options = msgspec.json.decode(opened.setting.options, type=kind.options_type)
    game: Any = kind(opened.setting.seats, options)
    seed = Seed(await house.store.seed(table))
    fate = KeyedChance(dealing_key(seed, opened.commitment, words))
    lies = game.start(fate)
    for played in moves.values():
        move = msgspec.json.decode(played.move, type=game.move_type)
        assert game.attempt(lies, played.seat, move, fate) is None
    return as_it_lies(lies, fate)


async def _log(house: House, table: TableId) -> list[Any]:
    return list(await house.store.read(table))
