"""How a table looks in a terminal.

A game may bring a drawing of its own: the module `screen` in its folder, with a class `Screen`. All
others are drawn by the generic one. A screen is given a view, so it cannot show
more than its viewer may see.
"""

from typing import Any, Protocol

import msgspec
from rich.text import Text

from houle.cli.screens import generic
from houle.cli.terminal import Canvas
from houle.games.registry import Kind, part_of
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


def find_screen(kind: Kind) -> Screen:
    """The game's own screen, or else the generic one."""
    own = part_of(kind, "screen")
    screen: Screen = generic.Screen() if own is None else own.Screen()
    return screen
