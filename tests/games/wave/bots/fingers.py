"""How often WAVE's bots point: fingers set, changed and taken back in a game, and how many are won.

Finished deals are kept as JSON lines, so that a run can be interrupted and taken up again. With
`--beside` the same deals, kept by another run or by the arena, are compared one by one: other bots,
other options or an earlier version.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from houle.arena import Figures, play_game
from houle.arena.estimates import Estimate, mean, share
from houle.bots import find_bot
from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import Point, Unpoint
from houle.games.wave.words import Happening
from houle.kernel import Happened, Outcome, QuickChance, Seat, TrackedTable

OPTIONS = ("strict", "open-mistakes", "virage", "colour-tide", "number-tide", "nazare")
COUNTED = ("fingers set", "changed", "taken back", "cards that came back")


class Setting(msgspec.Struct, frozen=True):
    """What is played, and by whom."""

    players: int
    bot: str
    options: WaveOptions
    seed: str


class Result(msgspec.Struct, frozen=True):
    """How a deal ended, as the arena keeps it too."""

    deal: int
    points: tuple[int, ...]
    """Cards left over, with a minus: the same for everybody."""

    @property
    def won(self) -> bool:
        return self.points[0] == 0


class Played(Result, frozen=True):
    """A finished deal, with what was counted."""

    setting: Setting
    counted: dict[str, int]


class FingerWatcher:
    """Counts what is done with fingers on hands, and how often a card came back (W-29)."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._held: set[tuple[Seat, int | None, int]] = set()

    def saw(self, table: TrackedTable[WavePublic], seat: Seat, move: Any) -> None:
        match move:
            case Point(owner, place):
                changed = (seat, owner, place) in self._held
                self.counted["changed" if changed else "fingers set"] += 1
            case Unpoint():
                self.counted["taken back"] += 1
            case _:
                names = [step.name for step in table.journal or () if isinstance(step, Happened)]
                self.counted["cards that came back"] += names.count(Happening.CAME_BACK)
        self._held = {(one.pointer, one.owner, one.place) for one in table.public.pointing}

    def figures(self, table: TrackedTable[Any], outcome: Outcome) -> Figures:
        return Figures()


def play(setting: Setting, deal: int) -> Played:
    """One game; the cards and each bot's chance are those of `houle arena` and `houle sim`."""
    game = Wave(setting.players, setting.options)
    bots = [
        find_bot(game.name, setting.bot)(QuickChance(f"{setting.seed}/{deal}/seat {seat}"))
        for seat in range(setting.players)
    ]
    watcher = FingerWatcher()
    result = play_game(game, bots, QuickChance(f"{setting.seed}/{deal}/cards"), watcher)
    return Played(deal, result.outcome.points, setting, dict(watcher.counted))


def kept(path: Path, setting: Setting) -> dict[int, Played]:
    """The deals of this setting that are finished already."""
    if not path.exists():
        return {}
    decoder = msgspec.json.Decoder(Played)
    lines = (decoder.decode(line) for line in path.read_bytes().splitlines())
    return {played.deal: played for played in lines if played.setting == setting}


def results(path: Path) -> dict[int, Result]:
    """How deals ended, by a file of ours or the arena's, which has a heading."""
    decoder = msgspec.json.Decoder(Result)
    lines = (line for line in path.read_bytes().splitlines() if b'"deal"' in line)
    return {result.deal: result for result in map(decoder.decode, lines)}


def report(played: Sequence[Played]) -> Iterator[str]:
    """All that was counted, with 95 % intervals."""
    won = share([float(game.won) for game in played])
    yield f"won: {100 * won.value:.1f} % [{100 * won.low:.1f}, {100 * won.high:.1f}]"
    yield f"cards left: {_with_reach(mean([-game.points[0] for game in played]))}"
    for what in COUNTED:
        yield f"{what}: {_with_reach(mean([game.counted.get(what, 0) for game in played]))} a game"


def compare(here: Sequence[Result], there: dict[int, Result]) -> str:
    """How much more is won here than there, on the deals that both have played."""
    gains = [100.0 * (game.won - there[game.deal].won) for game in here if game.deal in there]
    return f"won more on the same {len(gains)} deals: {_with_reach(mean(gains))} points"


def _with_reach(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ± {(estimate.high - estimate.low) / 2:.1f}"


def main() -> int:
    """Play what is missing, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=Wave.seat_counts, default=3)
    parser.add_argument("--bot", default="player")
    parser.add_argument("--deals", type=int, default=100)
    for option in OPTIONS:
        parser.add_argument(f"--{option}", action="store_true")
    parser.add_argument("--seed", default="houle")
    parser.add_argument("--results", type=Path, default=Path("wave_fingers.jsonl"))
    parser.add_argument("--beside", type=Path, help="results of the same deals to compare with")
    given = parser.parse_args()
    chosen = [option for option in OPTIONS if getattr(given, option.replace("-", "_"))]
    options = WaveOptions(**{option.replace("-", "_"): True for option in chosen})
    setting = Setting(given.players, given.bot, options, given.seed)
    finished = kept(given.results, setting)
    with given.results.open("ab") as lines:
        for deal in range(given.deals):
            if deal not in finished:
                finished[deal] = play(setting, deal)
                lines.write(msgspec.json.encode(finished[deal]) + b"\n")
                lines.flush()
    here = [finished[deal] for deal in range(given.deals)]
    print(f"{given.players} x {given.bot}", *chosen, f"{given.deals} deals", sep=", ")
    print(*report(here), sep="\n")
    if given.beside is not None:
        print(compare(here, results(given.beside)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
