"""How long it takes a node to make a table again from its log: `python -m tools.bench_rebuild`.

The reason why no snapshots are stored: they would put hidden cards into a second place. What a node
remembers of a table's past lives in its memory alone (`houle.tables.landmarks`).
"""

import statistics
import time

import msgspec

from houle.games.registry import find_game, game_names
from houle.kernel import KeyedChance, QuickChance
from houle.tables import entries as log
from houle.tables.entries import Setting
from houle.tables.fair import Seed
from houle.tables.live import LiveTable
from houle.tables.ports import Logged
from houle.tables.running import read_move
from houle.tables.state import Fold

GAMES = 20
FATE = QuickChance("rebuild")


def finished_log(name: str, number: int) -> tuple[Fold, list[Logged]]:
    """The log of a random game of the most players, to its end."""
    kind = find_game(name)
    setting = Setting(name, kind.seat_counts[-1])
    fold = Fold("table", Seed(number.to_bytes(32, "big")), KeyedChance)
    entries: list[log.AnyEntry] = [
        log.Opened(setting, kind.rules_version, "0" * 64, "host"),
        *(log.BotSat(seat, "random") for seat in range(setting.seats)),
        log.Started(),
    ]
    first = entries[0]
    assert isinstance(first, log.Opened)
    state = fold.first(first, 0)
    for entry in entries[1:]:
        state = fold.after(state, entry, 0)
    assert state.running is not None
    while state.running.waited_for:
        seat = state.running.waited_for[0]
        moves = state.running.game.moves(state.running.table, seat)
        move = msgspec.Raw(msgspec.json.encode(moves[FATE.below(len(moves))]))
        assert read_move(state.running.game, move) is not None
        entries.append(log.Played(seat, move, by_bot=True))
        state = fold.after(state, entries[-1], 0)
        assert state.running is not None
    logged = [
        Logged(seq, 0, "x", str(seq), log.encode_entry(entry))
        for seq, entry in enumerate(entries, 1)
    ]
    return fold, logged


def main() -> None:
    print(f"{'game':<14}{'entries':>9}{'µs/entry':>10}{'ms median':>11}{'ms worst':>10}")
    for name in game_names():
        spans, lengths = [], []
        for number in range(GAMES):
            fold, logged = finished_log(name, number)
            began = time.process_time()
            LiveTable("table", fold, logged)
            spans.append((time.process_time() - began) * 1000)
            lengths.append(len(logged))
        per_entry = sum(spans) / sum(lengths) * 1000
        print(
            f"{name:<14}{statistics.median(lengths):>9.0f}{per_entry:>10.0f}"
            f"{statistics.median(spans):>11.1f}{max(spans):>10.1f}"
        )


if __name__ == "__main__":
    main()
