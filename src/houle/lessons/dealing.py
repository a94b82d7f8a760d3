"""A real table with people and bots, just dealt, for what is shown to those who learn."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from houle.games.registry import find_game
from houle.tables import entries as log
from houle.tables.animals import animal_of_seat
from houle.tables.fair import Seed, commitment
from houle.tables.ids import new_id
from houle.tables.running import AnyGame, ChanceOf
from houle.tables.state import Fold, TableState

SEED = Seed(bytes(32))
BETWEEN = 1000
"""So many milliseconds pass between two entries."""


def game_of(name: str, seats: int, options: dict[str, Any]) -> AnyGame:
    """The game as it is played with these options."""
    kind = find_game(name)
    return kind(seats, msgspec.convert(options, kind.options_type))


def deal(
    title: str, game: AnyGame, people: Sequence[str], chance_of: ChanceOf
) -> tuple[TableState, Callable[[TableState, log.AnyEntry], TableState]]:
    """The table after the deal, and how it goes on; bots have the seats that no one took."""
    name, table = game.name, new_id(title)
    fold = Fold(table, SEED, chance_of)

    def after(state: TableState, entry: log.AnyEntry) -> TableState:
        return fold.after(state, entry, (state.seq + 1) * BETWEEN)

    options = msgspec.Raw(msgspec.json.encode(game.options))
    setting = log.Setting(name, game.seats, options, listed=False)
    promised = commitment(SEED, table, name, game.rules_version)
    state = fold.first(log.Opened(setting, game.rules_version, promised, people[0]), BETWEEN)
    for seat in range(game.seats):
        if seat < len(people):
            who = people[seat]
            state = after(state, log.Sat(seat, who, who, animal_of_seat(seat)))
        else:
            state = after(state, log.BotSat(seat, "random"))
    return after(state, log.Started()), after
