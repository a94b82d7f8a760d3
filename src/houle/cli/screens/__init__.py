"""How a table looks in a terminal.

A game may bring a drawing of its own: the module of its name in this package, with a class
`Screen`. All others are drawn by the generic one. A screen is given a view, so it cannot show
more than its viewer may see.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec
from rich.text import Text

from houle.cli.screens import generic
from houle.cli.terminal import Canvas
from houle.kernel import View
from houle.texts import Speaker


class Screen(Protocol):
    """Draws a view, and reads moves typed by hand."""

    def draw(self, view: View[Any, Any, Any], speaker: Speaker, canvas: Canvas) -> list[Text]:
        """The table, line by line."""

    def read(self, typed: str) -> msgspec.Struct | None:
        """The move that was typed, legal or not; nothing if it is none."""

    def how_to_type(self, speaker: Speaker) -> str:
        """One sentence on how moves can be typed; empty if they cannot."""


def find_screen(game_name: str) -> Screen:
    """The game's own screen, or else the generic one."""
    module = f"{__name__}.{game_name.replace('-', '_')}"
    if find_spec(module) is None:
        return generic.Screen()
    screen: Screen = import_module(module).Screen()
    return screen
