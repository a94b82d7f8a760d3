"""What the rules that bots carry a second time save them: a playout by them and by the kernel.

A game whose bots do so says how in `tests/games/<game>/bots/second_rules.py`. Both copy the same
position, play it to its end by random moves, and are driven from Python in the same way; rounds of
both alternate, so that a busy machine slows both alike.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, cast

from houle.bots.luck import Luck
from houle.build import COMPILED
from houle.kernel import Game, Table, TrackedTable
from tools.bench import ROUNDS, SECOND_HIGHEST, SECOND_LOWEST

ROOT: Final = Path(__file__).parent.parent
TABLES: Final = 10
SECONDS_A_ROUND: Final = 0.2


class SecondRules(Protocol):
    """What such a module holds."""

    GAME: Game[Any, Any, Any]
    FILES: tuple[str, ...]
    """The rules that are written twice, in the game's folder of bots."""

    def chapter(self, table: Table[Any]) -> object:
        """Changes when a playout is over before the game is."""

    def taken_over(self, table: TrackedTable[Any]) -> Any:
        """The position as the second rules hold it."""

    def play_out(self, position: Any, luck: Luck) -> None:
        """Copy it, and play the copy to its end by random moves."""


def main() -> None:
    build = "compiled" if COMPILED else "pure Python"
    print(f"A random playout of three, {build}; CPU microseconds, median of {ROUNDS} rounds")
    for name, rules in found():
        kernel, second = times_of(rules)
        ratios = sorted(ours / theirs for ours, theirs in zip(kernel, second, strict=True))
        print(
            f"  {name:18} kernel {statistics.median(kernel):>8,.0f}"
            f"   second {statistics.median(second):>8,.0f}   {statistics.median(ratios):.1f} times"
            f" ({ratios[SECOND_LOWEST]:.1f} to {ratios[SECOND_HIGHEST]:.1f})"
            f"   {lines_of(name, rules):>5,} lines twice"
        )


def found() -> Iterator[tuple[str, SecondRules]]:
    """All games whose bots have rules of their own, by the names of their folders."""
    for path in sorted(ROOT.glob("tests/games/*/bots/second_rules.py")):
        name = path.parent.parent.name
        module = import_module(f"tests.games.{name}.bots.second_rules")
        yield name, cast("SecondRules", module)


def lines_of(name: str, rules: SecondRules) -> int:
    """How many lines, but for empty ones."""
    folder = ROOT / "src" / "houle" / "games" / name / "bots"
    texts = [(folder / file).read_text(encoding="utf-8") for file in rules.FILES]
    return sum(bool(line.strip()) for text in texts for line in text.splitlines())


def times_of(rules: SecondRules) -> tuple[list[float], list[float]]:
    """Microseconds of a playout in each round: in the head by the kernel, and by second rules."""
    luck = Luck(1)
    started = [rules.GAME.start(luck) for _ in range(TABLES)]
    positions = [rules.taken_over(table) for table in started]
    tables = [Table.copy(table) for table in started]

    def by_kernel(number: int) -> None:
        play_out(rules, tables[number], luck)

    def by_second(number: int) -> None:
        rules.play_out(positions[number], luck)

    kernel: list[float] = []
    second: list[float] = []
    for _ in range(ROUNDS):
        kernel.append(microseconds(by_kernel))
        second.append(microseconds(by_second))
    return kernel, second


def play_out(rules: SecondRules, start: Table[Any], luck: Luck) -> None:
    game, table = rules.GAME, start.copy()
    chapter = rules.chapter(table)
    while (seats := game.to_act(table)) and rules.chapter(table) == chapter:
        moves = game.moves(table, seats[0])
        game.play(table, seats[0], moves[luck.below(len(moves))], luck)


def microseconds(playout: Callable[[int], None]) -> float:
    playouts = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < SECONDS_A_ROUND:
        for number in range(TABLES):
            playout(number)
        playouts += TABLES
    return spent / playouts * 1e6


if __name__ == "__main__":
    main()
