"""Prints what the server would say of random games, for the client to say the same.

python -m tools.speech > build/speech.json

Besides the games that are installed it takes others, each as `module:class`.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from houle.games.registry import find_game, game_names
from houle.kernel import QuickChance, View, project, project_steps
from houle.texts import LOCALES, Speaker
from houle.texts.catalogue import Kind
from houle.web.kits import kit_of

NAMES = ("Moana", "Inès", "Hugo")
VIEWER = 0
MOST_MOVES = 60
GAMES = 6


class Sentence(msgspec.Struct, frozen=True):
    """Something said, and what it was said of."""

    seats: int
    kind: str
    of: Any
    at: Any
    zones: Any
    said: dict[str, str]


def sentences(kind: Kind, seats: int, seed: int) -> Iterator[Sentence]:
    """What is said in one game."""
    game = kind(seats)
    chance, choice = QuickChance(seed), Random(seed)
    table = game.start(chance)
    speakers = {lang: Speaker(game, lang, NAMES[:seats], VIEWER) for lang in LOCALES}

    def spoken(kind: str, of: Any, view: View[Any, Any, Any], at: Any = None) -> Sentence:
        said = {
            lang: (
                speaker.outcome(of)
                if kind == "outcome"
                else speaker.move(view, of)
                if kind == "move"
                else speaker.step(of, view) or ""
            )
            for lang, speaker in speakers.items()
        }
        return Sentence(seats, kind, of, at, view.zones, said)

    for _ in range(MOST_MOVES):
        view = project(game, table, VIEWER)
        yield from (spoken("step", step, view) for step in project_steps(game, table, VIEWER))
        if view.outcome is not None:
            yield spoken("outcome", view.outcome, view)
            return
        for move in (*view.moves[:: len(view.moves) // 3 + 1], *view.asides[:3]):
            yield spoken("move", move, view, game.card_at(VIEWER, move))
        seat = game.to_act(table)[0]
        asides = game.asides(table, VIEWER)
        if asides and choice.random() < 0.3:
            game.attempt(table, VIEWER, choice.choice(asides), chance)
        else:
            game.attempt(table, seat, choice.choice(game.moves(table, seat)), chance)


def _seats(kind: Kind, seed: int) -> int:
    """As many as there are names, and in every third game as few as can be."""
    return len(NAMES) if seed % 3 else kind.seat_counts[0]


def _kinds(named: list[str]) -> Iterator[Kind]:
    """All games that are installed, and those that are named."""
    yield from map(find_game, game_names())
    for address in named:
        module, _, name = address.partition(":")
        yield getattr(import_module(module), name)


def main() -> None:
    """Everything, as JSON."""
    told = {
        kind.name: {
            "kits": {lang: kit_of(kind, lang) for lang in LOCALES},
            "sentences": [
                said for seed in range(GAMES) for said in sentences(kind, _seats(kind, seed), seed)
            ],
        }
        for kind in _kinds(sys.argv[1:])
    }
    sys.stdout.buffer.write(msgspec.json.encode({"names": NAMES, "viewer": VIEWER, "games": told}))


if __name__ == "__main__":
    main()
