"""Every registered game as a subject of the conformance suite.

Each is in the `suite` of the game's tests, under the name of the folder in capitals; the samples
have theirs beside their rules. A game that is registered and has none is an error, so that no check
that goes over all games passes one over.
"""

from importlib import import_module

from houle.conformance import Subject
from houle.games.registry import game_names
from tests.samples.install import SAMPLES


def _subject(game: str) -> Subject:
    folder = game.replace("-", "_")
    place = "samples" if game in SAMPLES else "games"
    subject: Subject = getattr(import_module(f"tests.{place}.{folder}.suite"), folder.upper())
    assert subject.game_type.name == game
    return subject


SUBJECTS = {game: _subject(game) for game in game_names()}
