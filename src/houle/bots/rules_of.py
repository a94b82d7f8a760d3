"""The rules of the game that a bot was asked about."""

from functools import cache
from typing import Any

from houle.games.registry import find_game
from houle.kernel import View


def rules_of(view: View[Any, Any, Any]) -> Any:
    """The game by which a view came about; whose, the view says."""
    kind = find_game(view.game)
    return _made(kind.of_version(view.rules_version) or kind, view.seats, view.options)


@cache
def _made(kind: Any, seats: int, options: Any) -> Any:
    return kind(seats, options)
