"""Keep a finished game of WAVE for good: `python -m tests.games.wave.keep three-strict --strict`.

The game is played by somebody who sees all cards and tries every move out, so that it lasts; if
careless, not every move. An ending can be asked for; deals are then played until one ends like
that. Games that are kept already are never replaced.
"""

import argparse

import msgspec

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import WaveMove
from houle.games.wave.state import Cause
from houle.kernel import (
    KeyedChance,
    QuickChance,
    Record,
    ScriptedChance,
    Seat,
    TrackedTable,
    new_record,
    new_seed,
    written_down,
)
from tests.games.golden import folder, golden, page

SWITCHES = [field.name for field in msgspec.structs.fields(WaveOptions) if field.type is bool]
TRIES = 12
"""How often a move is tried out."""
ASIDE_ONE_IN = 6
CARELESS_ONE_IN = 8
NOTHING_BY_CHANCE = ScriptedChance()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="of the file, without its ending")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument(
        "--cause", choices=[cause.value for cause in Cause], help="how it shall end"
    )
    parser.add_argument("--careless", action="store_true", help="do not look every time")
    for switch in SWITCHES:
        parser.add_argument(f"--{switch.replace('_', '-')}", action="store_true")
    asked = parser.parse_args()

    file = folder(Wave.name) / f"{asked.name}.json"
    if file.exists():
        parser.error(f"{file.name} is kept already")
    options = WaveOptions(**{switch: getattr(asked, switch) for switch in SWITCHES})
    player = Player(Wave(asked.players, options), careless=asked.careless)
    kept = golden(player.game_record())
    while asked.cause not in {None, kept.outcome.cause}:
        kept = golden(player.game_record())
    with file.open("x", encoding="utf-8") as out:
        out.write(page(kept))
    print(f"{file.name}: {kept.outcome.cause}, {kept.outcome.facts}")


class Player:
    """Plays all the seats, with all cards open."""

    def __init__(self, game: Wave, *, careless: bool) -> None:
        self.game = game
        self.careless = careless
        self.below = QuickChance(new_seed().hex()).below

    def game_record(self) -> Record:
        """The record of a new game, played to the end."""
        seed = new_seed()
        table = self.game.start(KeyedChance(seed), journal=False)
        record = new_record(self.game, seed)
        while self.game.to_act(table):
            seat, move = self.choose(table)
            self.game.play(table, seat, move, NOTHING_BY_CHANCE)
            record = written_down(record, seat, move)
        return record

    def choose(self, table: TrackedTable[WavePublic]) -> tuple[Seat, WaveMove]:
        """Mostly a move the game waits for, now and then a word beside it."""
        if not self.below(ASIDE_ONE_IN):
            seat = self.below(self.game.seats)
            asides = self.game.asides(table, seat)
            return seat, asides[self.below(len(asides))]
        seat, moves = self.awaited(table)
        if self.careless and not self.below(CARELESS_ONE_IN):
            return seat, moves[self.below(len(moves))]
        return seat, max(moves, key=lambda move: self.promise(table, seat, move))

    def awaited(self, table: TrackedTable[WavePublic]) -> tuple[Seat, list[WaveMove]]:
        """One of the seats that the game waits for, and what it may do."""
        seats = self.game.to_act(table)
        seat = seats[self.below(len(seats))]
        return seat, self.game.moves(table, seat)

    def promise(self, table: TrackedTable[WavePublic], seat: Seat, move: WaveMove) -> int:
        """How well the game went, all in all, when it was played on at random from here."""
        total = 0
        for _ in range(TRIES):
            trial = table.copy()
            self.game.play(trial, seat, move, NOTHING_BY_CHANCE)
            while self.game.to_act(trial):
                somebody, moves = self.awaited(trial)
                choice = moves[self.below(len(moves))]
                self.game.play(trial, somebody, choice, NOTHING_BY_CHANCE)
            total -= self.game.left_over(trial)
        return total


if __name__ == "__main__":
    main()
