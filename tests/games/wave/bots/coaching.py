"""How often WAVE is won with open hands: whole games played by the coach, and the figures.

Everybody shows all cards; only the pile, and what lies face down before Vaimiti, is unseen.
Finished deals are kept as JSON lines, so that a run can be interrupted and taken up again.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import msgspec

from houle.games.wave import Wave, WaveOptions
from houle.games.wave.bots.coach import EFFORT, Effort, hint
from houle.games.wave.state import VAIMITI
from houle.kernel import QuickChance

DEALS_PER_ERRAND = 10


class Setting(msgspec.Struct, frozen=True):
    """What is played, and how hard the coach thinks."""

    players: int
    options: WaveOptions
    effort: Effort
    seed: str


class Played(msgspec.Struct, frozen=True):
    """A finished deal."""

    setting: Setting
    deal: int
    left: int
    """Cards left over; in Nazaré cards face down."""
    microseconds: tuple[int, ...]
    """CPU time of each decision."""


def play(setting: Setting, deal: int) -> Played:
    """One game by the rules; where the two players propose for Vaimiti, both say the same."""
    game = Wave(setting.players, setting.options)
    fate = QuickChance(f"{setting.seed}/{deal}/cards")
    thoughts = QuickChance(f"{setting.seed}/{deal}/coach")
    table = game.start(fate, journal=False)
    spent = []
    while waiting := game.to_act(table):
        start = process_time()
        move, _ = hint(game, table, waiting[0], thoughts, setting.effort)
        spent.append(round(1e6 * (process_time() - start)))
        for seat in (0, 1) if table.public.turn >= game.seats == VAIMITI else waiting:
            refused = game.attempt(table, seat, move, fate)
            assert refused is None, refused
    return Played(setting, deal, game.left_over(table), tuple(spent))


def play_some(setting: Setting, deals: Sequence[int]) -> list[Played]:
    """Several games, as one errand for a process."""
    return [play(setting, deal) for deal in deals]


def play_all(setting: Setting, deals: Sequence[int], jobs: int) -> Iterator[Played]:
    """So many games, as they are finished."""
    if jobs == 1:
        yield from (play(setting, deal) for deal in deals)
        return
    errands = [
        deals[start : start + DEALS_PER_ERRAND] for start in range(0, len(deals), DEALS_PER_ERRAND)
    ]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from chain.from_iterable(pool.map(play_some, [setting] * len(errands), errands))


def kept(path: Path, setting: Setting) -> dict[int, Played]:
    """The deals of this setting that are finished already."""
    if not path.exists():
        return {}
    decoder = msgspec.json.Decoder(Played)
    lines = (decoder.decode(line) for line in path.read_bytes().splitlines() if line.strip())
    return {played.deal: played for played in lines if played.setting == setting}


def report(played: Sequence[Played]) -> Iterator[str]:
    """The share won, the mean left over, and the CPU time of a decision, with 95 % intervals."""
    count = len(played)
    left = [game.left for game in played]
    won = left.count(0) / count
    yield f"{count} deals: won {won:.1%} ± {wilson(won, count):.1%}"
    margin = 1.96 * stdev(left) / sqrt(count) if count > 1 else float("inf")
    yield f"left over, mean: {fmean(left):.3f} ± {margin:.3f}"
    times = sorted(spent for game in played for spent in game.microseconds)
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    yield (
        f"CPU per decision: mean {fmean(times) / 1000:.1f} ms, p50 {middle / 1000:.1f} ms, "
        f"p99 {late / 1000:.1f} ms"
    )


def wilson(share: float, count: int, z: float = 1.96) -> float:
    """Half the width of the 95 % interval of a share."""
    inner = share * (1 - share) / count + z * z / (4 * count * count)
    return z * sqrt(inner) / (1 + z * z / count)


def main() -> int:
    """Play what is missing, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=Wave.seat_counts, default=3)
    parser.add_argument("--deals", type=int, default=1000)
    for option in ("virage", "colour-tide", "number-tide", "nazare", "voluntary"):
        parser.add_argument(f"--{option}", action="store_true")
    parser.add_argument("--playouts", type=int, default=EFFORT.playouts)
    parser.add_argument("--nodes", type=int, default=EFFORT.nodes)
    parser.add_argument("--end-nodes", type=int, default=EFFORT.end_nodes)
    parser.add_argument("--seed", default="coach")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("wave_coach.jsonl"))
    given = parser.parse_args()
    options = WaveOptions(
        virage=given.virage,
        colour_tide=given.colour_tide,
        number_tide=given.number_tide,
        nazare=given.nazare,
        voluntary=given.voluntary,
    )
    effort = Effort(given.playouts, given.nodes, given.end_nodes)
    setting = Setting(given.players, options, effort, given.seed)
    finished = kept(given.results, setting)
    missing = [deal for deal in range(given.deals) if deal not in finished]
    with given.results.open("ab") as lines:
        for played in play_all(setting, missing, given.jobs):
            finished[played.deal] = played
            lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()
    print(f"{given.players} players, {options}, {effort}")
    print(*report([finished[deal] for deal in range(given.deals)]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
