"""Which bots there are: a roster for each game, `BOTS` in the package `bots` of its folder.

For a game that brings none a package of its own may, under the entry point group `houle.bots`.
A roster may come with `PEOPLE`, the names of those in it that are models of people: in the arena
they count as people.
Two play every game: `random`, and `general`, who knows its rules and nothing else; where there is
no roster at all, general players of all four levels.

A game may bring `REASONS`, too: what its moves can come to that is worth telling. Of any other it
is told how often each wins, played on as general players do in their heads.

Those of a level are watchful, in every game; those that figures are measured by come as they are.
"""

from typing import Any

from houle.bots.bot import BotKind, Roster
from houle.bots.general import general_roster
from houle.bots.general_reasons import general_reasons
from houle.bots.in_hand import ANYWHERE, NearTheEnd
from houle.bots.levels import Level
from houle.bots.random_bot import RandomBot
from houle.bots.reasons import Reasons
from houle.bots.watchful import watchful
from houle.games.registry import find_game, game_names, installed, part_of

PART = "bots"
GROUP = "houle.bots"
RANDOM = "random"
GENERAL = "general"


class UnknownBotError(LookupError):
    """No bot of this name plays this game."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no bot called {name!r}; there is {', '.join(known)}")
        self.name = name
        self.known = known


def bot_names(game_name: str) -> list[str]:
    """The bots that play this game."""
    return [RANDOM, GENERAL, *_roster(game_name)]


def default_bot(game_name: str) -> str:
    """Somebody who plays well enough and does not think long; else the random one."""
    return Level.PLAYER if Level.PLAYER in _roster(game_name) else RANDOM


def find_bot(game_name: str, name: str | None = None) -> BotKind:
    """The bot of this name; without one, the usual one."""
    wanted = name or default_bot(game_name)
    if wanted == RANDOM:
        return RandomBot
    if wanted == GENERAL:
        return general_roster()[Level.EXPERT]
    roster = _roster(game_name)
    if wanted not in roster:
        raise UnknownBotError(wanted, bot_names(game_name))
    kind = roster[wanted]
    return watchful(kind, wanted, near_the_end(game_name)) if wanted in list(Level) else kind


def near_the_end(game_name: str) -> NearTheEnd:
    """What a game can tell at a glance of its end; see `NearTheEnd`."""
    near: NearTheEnd = getattr(_own_part(game_name), "NEAR_THE_END", ANYWHERE)
    return near


def reasons_of(game_name: str) -> Reasons:
    """How a game tells what its moves come to."""
    own: Reasons | None = getattr(_own_part(game_name), "REASONS", None)
    return own or general_reasons()


def _own_part(game_name: str) -> Any:
    return part_of(find_game(game_name), PART) if game_name in game_names() else None


def stands_for_a_person(game_name: str, name: str) -> bool:
    """Whether this bot is a model of a person, whom others take for one."""
    return name in getattr(_own_part(game_name), "PEOPLE", ())


def _roster(game_name: str) -> Roster:
    own = _own_part(game_name)
    apart = installed(GROUP)
    roster: Roster
    if own is not None:
        roster = own.BOTS
    elif game_name in apart.names:
        roster = apart[game_name].load()
    else:
        roster = general_roster()
    return roster
