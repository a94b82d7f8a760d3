"""The terminal itself: what is shown, what is asked, and how much of either it can take."""

import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TextIO

from rich.console import Console
from rich.text import Text

UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True)
class Canvas:
    """What a screen is drawn on.

    Without colours, lines are made to be heard as well as seen, and may be as long as they like.
    """

    width: int
    colours: bool


class LeaveError(Exception):
    """Whoever sits at the terminal wants to go."""


class NobodyThereError(LeaveError):
    """There are no more lines to read."""


def wants_plain(environment: Mapping[str, str], stream: TextIO) -> bool:
    """Whether nothing but text should be printed, even if nobody said so on the command line."""
    return (
        bool(environment.get("NO_COLOR"))
        or environment.get("TERM") == "dumb"
        or not stream.isatty()
    )


def printable(text: str) -> str:
    """A text from a stranger's file, without what would steer the terminal."""
    return "".join(char if char.isprintable() else UNPRINTABLE for char in text)


class Terminal:
    """Prints lines and asks for lines."""

    def __init__(self, *, plain: bool = False, stream: TextIO | None = None) -> None:
        stream = stream or sys.stdout
        self.plain = plain or wants_plain(os.environ, stream)
        self.console = Console(
            file=stream,
            color_system=None if self.plain else "auto",
            markup=False,
            emoji=False,
            highlight=False,
        )

    @property
    def canvas(self) -> Canvas:
        return Canvas(self.console.width, colours=not self.plain)

    def show(self, *lines: Text | str, style: str = "") -> None:
        """Print lines; a plain terminal wraps them where it likes."""
        for line in lines:
            self.console.print(line, style=style, soft_wrap=self.plain)

    def show_columns(self, entries: Iterable[str]) -> None:
        """Print short entries, side by side where there is room and somebody to see it."""
        rows = list(entries)
        widest = max(map(len, rows), default=0) + 2
        across = 1 if self.plain else max(1, self.console.width // widest)
        if len(rows) <= 6:
            across = 1
        down = -(-len(rows) // across)
        for start in range(down):
            self.show("".join(entry.ljust(widest) for entry in rows[start::down]).rstrip())

    def ask(self, prompt: str) -> str:
        """What is typed in answer; `LeaveError` if there is nobody to answer any more."""
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            self.show("")
            raise NobodyThereError from None
        except KeyboardInterrupt:
            self.show("")
            raise LeaveError from None
