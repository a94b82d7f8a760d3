"""Players made of code. They get what a person in that seat gets, and nothing else."""

from houle.bots.bot import ENDLESS, Bot, BotKind, Patience, Roster, asides_of
from houle.bots.levels import Level
from houle.bots.random_bot import RandomBot
from houle.bots.registry import (
    UnknownBotError,
    bot_names,
    default_bot,
    find_bot,
    stands_for_a_person,
)

__all__ = [
    "ENDLESS",
    "Bot",
    "BotKind",
    "Level",
    "Patience",
    "RandomBot",
    "Roster",
    "UnknownBotError",
    "asides_of",
    "bot_names",
    "default_bot",
    "find_bot",
    "stands_for_a_person",
]
