"""Do two builds play the same games? Prints two hashes for each game and number of seats.

The first is of seeded random games, at a table and in the head: all that is offered, what is
chosen, how the cards lie in the end and who has won go into it. The second is of what bots of all
levels do in the first moves of a game. `make check-compiled` compares what both builds print.
"""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Any

from houle.bots import Level, find_bot
from houle.games.registry import find_game, game_names
from houle.kernel import Game, QuickChance, Story, Table, know

GAMES = 12
DECISIONS = 8
"""As many as bots are asked for: two of each level at a table for four."""


def main() -> None:
    for name in game_names():
        kind = find_game(name)
        for seats in kind.seat_counts:
            game = kind(seats)
            print(name, seats, hash_of(at_random(game)), hash_of(by_bots(name, game)))


def hash_of(told: Iterable[object]) -> str:
    found = hashlib.sha256()
    for line in told:
        found.update(repr(line).encode())
    return found.hexdigest()[:16]


def at_random(game: Game[Any, Any, Any]) -> Iterator[object]:
    for seed in range(GAMES):
        for begin in (game.start, game.imagine):
            chance = QuickChance(seed)
            yield from played(game, begin(chance), chance)


def played(game: Game[Any, Any, Any], table: Table[Any], chance: QuickChance) -> Iterator[object]:
    """A random game, as it is told for the hash."""
    while seats := game.to_act(table):
        seat = seats[0]
        moves = game.moves(table, seat)
        move = moves[chance.below(len(moves))]
        yield seat, moves, move
        game.play(table, seat, move, chance)
    yield table.zones, table.public, game.outcome(table)


def by_bots(name: str, game: Game[Any, Any, Any]) -> Iterator[object]:
    """The first moves of a game at which every seat is held by a bot of another level."""
    chance = QuickChance(0)
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    bots = [
        find_bot(name, level)(QuickChance(seat))
        for seat, level in zip(range(game.seats), cycle(reversed(Level)))
    ]
    for _ in range(DECISIONS):
        for seat in game.to_act(table)[:1]:
            move = bots[seat].choose(know(game, table, seat, story))
            yield seat, move
            game.attempt(table, seat, move, chance)
            story.add(seat, table.journal or ())


if __name__ == "__main__":
    main()
