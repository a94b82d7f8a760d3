"""What pictures are put together from: the animals, and the scene of each game.

They are what browsers draw, written by `client/scripts/drawings.mjs`. A package brings its scene in
its folder; a game without one is played on the open sea.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path

from houle.games.registry import find_game, package_of

FOLDER = Path(__file__).with_name("drawn")
SCENE = "scene.svg"


@cache
def animal_drawing(name: str) -> str:
    """An animal on its disc."""
    return (FOLDER / f"{name}.svg").read_text("utf-8").strip()


@cache
def scene_of(game: str) -> str:
    """Where a game plays."""
    package = package_of(find_game(game))
    brought = files(package) / SCENE if package else None
    if brought is None or not brought.is_file():
        brought = FOLDER / SCENE
    return brought.read_text("utf-8").strip()


def placed(drawing: str, x: float, y: float, wide: float, high: float) -> str:
    """A drawing at a place, in the middle of the room it is given, which it fills."""
    box = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return drawing.replace('width="36" height="36" ', "", 1).replace(
        "<svg ", f'<svg {box} preserveAspectRatio="xMidYMid slice" ', 1
    )
