"""Keep a finished game for good: `python -m tests.games.sea_change.golden_games NAME`.

It is played at random. An ending can be asked for; games are then played until one ends like that.
Games that are kept already are never replaced.
"""

import argparse

from houle.games.sea_change import SeaChange, SeaOptions, Teams
from houle.games.sea_change.state import Cause
from houle.kernel import KeyedChance, QuickChance, Record, new_record, new_seed, written_down
from tests.games.golden import folder, golden, page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="of the file, without its ending")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--target", type=int)
    parser.add_argument("--teams", type=Teams, default=Teams.NONE)
    parser.add_argument("--cause", type=Cause, help="how it shall end")
    asked = parser.parse_args()

    game = SeaChange(asked.players, SeaOptions(asked.target, asked.teams))
    kept = golden(random_record(game))
    while asked.cause not in {None, kept.outcome.cause}:
        kept = golden(random_record(game))
    with (folder(SeaChange.name) / f"{asked.name}.json").open("x", encoding="utf-8") as out:
        out.write(page(kept))
    print(f"{asked.name}: {kept.outcome}")


def random_record(game: SeaChange) -> Record:
    """The record of a new game, played to the end."""
    seed = new_seed()
    fate, below = KeyedChance(seed), QuickChance(seed.hex()).below
    table = game.start(fate, journal=False)
    record = new_record(game, seed)
    while waiting := game.to_act(table):
        moves = game.moves(table, waiting[0])
        move = moves[below(len(moves))]
        game.play(table, waiting[0], move, fate)
        record = written_down(record, waiting[0], move)
    return record


if __name__ == "__main__":
    main()
