"""Which language the terminal speaks, and its texts when nobody plays."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from houle.texts import LOCALES
from houle.texts.catalogue import Kind, Word, catalogue

DEFAULT = "en"
FLAG = "--lang"


class Voice:
    """Says what the terminal has to say when no game is at hand, or for a command of one."""

    def __init__(self, locale: str, kind: Kind | None = None) -> None:
        self.locale = locale
        self._catalogue = catalogue(kind, locale)

    def ui(self, message: str, **facts: Word) -> str:
        """A text of the shared catalogue, or of the game's."""
        text = self._catalogue.say(message, facts)
        if text is None:
            raise KeyError(message)
        return text


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, or else the one of the environment."""
    for flag, value in pairwise(arguments):
        if flag == FLAG and value in LOCALES:
            return value
    for argument in arguments:
        if argument.removeprefix(f"{FLAG}=") in LOCALES:
            return argument.removeprefix(f"{FLAG}=")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")
        if wanted:
            return next((locale for locale in LOCALES if wanted.startswith(locale)), DEFAULT)
    return DEFAULT
