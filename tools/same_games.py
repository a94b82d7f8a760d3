"""Do two builds play the same games? Prints a hash for each game and number of seats.

Seeded random games, at a table and in the head: all that is offered, what is chosen, how the cards
lie in the end and who has won go into it. `make check-compiled` compares what both builds print.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from houle.games.registry import find_game, game_names
from houle.kernel import Game, QuickChance, Table

GAMES = 12


def main() -> None:
    for name in game_names():
        kind = find_game(name)
        for seats in kind.seat_counts:
            print(name, seats, hash_of(kind(seats)))


def hash_of(game: Game[Any, Any, Any]) -> str:
    found = hashlib.sha256()
    for seed in range(GAMES):
        for begin in (game.start, game.imagine):
            chance = QuickChance(seed)
            for told in played(game, begin(chance), chance):
                found.update(repr(told).encode())
    return found.hexdigest()[:16]


def played(game: Game[Any, Any, Any], table: Table[Any], chance: QuickChance) -> Iterator[object]:
    """A random game, as it is told for the hash."""
    while seats := game.to_act(table):
        seat = seats[0]
        moves = game.moves(table, seat)
        move = moves[chance.below(len(moves))]
        yield seat, moves, move
        game.play(table, seat, move, chance)
    yield table.zones, table.public, game.outcome(table)


if __name__ == "__main__":
    main()
