"""Keep a finished game of LAND UNTER: `python -m tests.games.land_unter.keep five --players 5`.

Players choose at random. Games that are kept already are never replaced.
"""

import argparse

import msgspec

from houle.games.land_unter import LandUnter, LandUnterOptions
from houle.kernel import KeyedChance, QuickChance, Record, new_record, new_seed, written_down
from tests.games.golden import folder, golden, page

SWITCHES = LandUnterOptions.__struct_fields__


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="of the file, without its ending")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--shared", action="store_true", help="until a victory is shared")
    for switch in SWITCHES:
        parser.add_argument(f"--{switch.replace('_', '-')}", action="store_true")
    asked = parser.parse_args()

    options = msgspec.convert({s: getattr(asked, s) for s in SWITCHES}, LandUnterOptions)
    kept = golden(random_game(LandUnter(asked.players, options)))
    while asked.shared and len(kept.outcome.winners) == 1:
        kept = golden(random_game(LandUnter(asked.players, options)))
    file = folder(LandUnter.name) / f"{asked.name}.json"
    file.parent.mkdir(exist_ok=True)
    with file.open("x", encoding="utf-8") as out:
        out.write(page(kept))
    print(f"{file.name}: {kept.outcome.points}")


def random_game(game: LandUnter) -> Record:
    """The record of a new game, played to the end."""
    seed = new_seed()
    below = QuickChance(seed.hex()).below
    chance = KeyedChance(seed)
    table = game.start(chance, journal=False)
    record = new_record(game, seed)
    while waiting := game.to_act(table):
        seat = waiting[below(len(waiting))]
        moves = game.moves(table, seat)
        move = moves[below(len(moves))]
        game.play(table, seat, move, chance)
        record = written_down(record, seat, move)
    return record


if __name__ == "__main__":
    main()
