"""Players made of code. They get what a person in that seat gets, and nothing else."""

from houle.bots.bot import Bot, BotKind, asides_of
from houle.bots.random_bot import RandomBot
from houle.bots.registry import UnknownBotError, bot_names, find_bot

__all__ = ["Bot", "BotKind", "RandomBot", "UnknownBotError", "asides_of", "bot_names", "find_bot"]
