"""Which bots there are: rosters, one per game, under the entry point group `houle.bots`."""

from houle.bots.bot import BotKind, Roster
from houle.bots.levels import Level
from houle.bots.random_bot import RandomBot
from houle.games.registry import installed

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
    return [RANDOM, *_roster(game_name)]


def default_bot(game_name: str) -> str:
    """Somebody who plays well enough and does not think long; else the random one."""
    return Level.PLAYER if Level.PLAYER in _roster(game_name) else RANDOM


def find_bot(game_name: str, name: str | None = None) -> BotKind:
    """The bot of this name; without one, the usual one."""
    wanted = name or default_bot(game_name)
    if wanted == RANDOM:
        return RandomBot
    roster = _roster(game_name)
    if wanted not in roster:
        raise UnknownBotError(wanted, bot_names(game_name))
    return roster[wanted]


def _roster(game_name: str) -> Roster:
    rosters = installed(GROUP)
    if game_name not in rosters.names:
        return {}
    roster: Roster = rosters[game_name].load()
    return roster
