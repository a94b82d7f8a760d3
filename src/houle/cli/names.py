"""What the players at a terminal are called."""

from houle.cli.voice import Voice
from houle.texts.called import bot_names


def names_for(voice: Voice, seats: int, bot: str | None = None) -> list[str]:
    """A name for each seat: first those of the bots' level, then numbers."""
    known = bot_names(voice.locale, bot)
    return [*known, *(str(seat + 1) for seat in range(len(known), seats))][:seats]
