"""How often WAVE is won with one person among bots: the seat of a person is a model of one.

The models are the bots `literal` and `thinker`; whoever else plays is told that theirs is a
person's seat. It goes round: deal by deal the person sits one seat further on. Finished deals are
kept as JSON lines, so that a run can be interrupted and taken up again.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from houle.arena import play_game
from houle.arena.errands import run_errands
from houle.arena.estimates import Estimate, mean, share
from houle.bots import find_bot
from houle.games.wave import Wave
from houle.games.wave.bots import PEOPLE
from houle.kernel import QuickChance


class Setting(msgspec.Struct, frozen=True):
    """Who sits there."""

    players: int
    person: str
    partner: str
    seed: str


class Errand(msgspec.Struct, frozen=True):
    """A deal to be played."""

    setting: Setting
    deal: int


class Played(msgspec.Struct, frozen=True):
    """How a deal ended."""

    setting: Setting
    deal: int
    left: int

    @property
    def won(self) -> bool:
        return self.left == 0


def play(errand: Errand) -> Played:
    """One game; the cards and each bot's chance are those of `houle arena`."""
    setting, deal = errand.setting, errand.deal
    game = Wave(setting.players)
    person = deal % setting.players
    bots = [
        find_bot(game.name, setting.person if seat == person else setting.partner)(
            QuickChance(f"{setting.seed}/{deal}/seat {seat}")
        )
        for seat in range(setting.players)
    ]
    chance = QuickChance(f"{setting.seed}/{deal}/cards")
    outcome = play_game(game, bots, chance, people=(person,)).outcome
    return Played(setting, deal, -outcome.points[0])


def kept(path: Path, setting: Setting) -> dict[int, Played]:
    """The deals of this setting that are finished already."""
    if not path.exists():
        return {}
    lines = (msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines())
    return {played.deal: played for played in lines if played.setting == setting}


def report(played: Sequence[Played]) -> Iterator[str]:
    """What was won, with 95 % intervals."""
    won: Estimate = share([float(game.won) for game in played])
    left = mean([game.left for game in played])
    yield f"won: {100 * won.value:.1f} % [{100 * won.low:.1f}, {100 * won.high:.1f}]"
    yield f"cards left: {left.value:.1f} ± {(left.high - left.low) / 2:.1f}"


def main() -> int:
    """Play what is missing, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=Wave.seat_counts, default=2)
    parser.add_argument("--person", choices=sorted(PEOPLE), default="literal")
    parser.add_argument("--partner", default="expert")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="company")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("wave_company.jsonl"))
    given = parser.parse_args()
    setting = Setting(given.players, given.person, given.partner, given.seed)
    finished = kept(given.results, setting)
    errands = [Errand(setting, deal) for deal in range(given.deals) if deal not in finished]
    with given.results.open("ab") as lines:
        for played in run_errands(play, errands, given.jobs):
            finished[played.deal] = played
            lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()
    print(f"{given.players} players, {given.person} with {given.partner}, {given.deals} deals")
    print(*report([finished[deal] for deal in range(given.deals)]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
