"""Which bots there are: the entry point group `houle.bots`.

A bot bears the name of its game, or that name, a hyphen and a word of its own.
"""

from importlib.metadata import entry_points

from houle.bots.bot import BotKind
from houle.bots.random_bot import RandomBot

GROUP = "houle.bots"
RANDOM = "random"


class UnknownBotError(LookupError):
    """No bot of this name plays this game."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no bot called {name!r}; there is {', '.join(known)}")
        self.name = name
        self.known = known


def bot_names(game_name: str) -> list[str]:
    """The bots that play this game; the random one plays them all."""
    made_for_it = (
        name
        for name in entry_points(group=GROUP).names
        if name == game_name or name.startswith(f"{game_name}-")
    )
    return [RANDOM, *sorted(made_for_it)]


def find_bot(game_name: str, name: str | None = None) -> BotKind:
    """The bot of this name; without one, the game's own, or else the random one."""
    known = bot_names(game_name)
    wanted = name or (game_name if game_name in known else RANDOM)
    if wanted not in known:
        raise UnknownBotError(wanted, known)
    if wanted == RANDOM:
        return RandomBot
    kind: BotKind = entry_points(group=GROUP)[wanted].load()
    return kind
