"""Every registered game as a subject of the conformance suite.

Each is in the `suite` of the game's tests, under the name of the folder in capitals; the samples
have theirs beside their rules, and packages in tests of their own. A game that is registered and
has none is an error, so that no check that goes over all games passes one over.
"""

from importlib import import_module

from houle.conformance import Subject
from houle.games.registry import find_game, game_names, package_of
from tests.samples.install import SAMPLES


def _subject(game: str) -> Subject:
    folder = game.replace("-", "_")
    subject: Subject = getattr(import_module(_module(game, folder)), folder.upper())
    assert subject.game_type.name == game
    return subject


def _module(game: str, folder: str) -> str:
    if game in SAMPLES:
        return f"tests.samples.{folder}.suite"
    package = package_of(find_game(game)) or ""
    ours = package.startswith("houle.games.")
    return f"tests.games.{folder}.suite" if ours else f"{folder}_tests.subject"


SUBJECTS = {game: _subject(game) for game in game_names()}
