"""A bot whose every answer is checked against what it was offered."""

from typing import Any

from houle.bots import Bot
from houle.kernel import Knowledge


class Supervised:
    """Passes every question on, and lets no answer pass that was not offered."""

    def __init__(self, bot: Bot[Any, Any, Any]) -> None:
        self._bot = bot

    def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
        move = self._bot.choose(known)
        assert move in known.view.moves
        return move

    def aside(self, known: Knowledge[Any, Any, Any]) -> Any:
        move = self._bot.aside(known)
        assert move is None or move in known.view.asides
        return move
