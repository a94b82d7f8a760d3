"""What the program takes: flags from its own help, variables from its own code."""

import contextlib
import io
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import houle
from houle.cli.main import main

ROOT = Path(__file__).parents[2]
SOURCES = Path(houle.__file__).parent
VARIABLE = re.compile(r"\bHOULE_[A-Z_]+\b")
OF_BUILDING = {"HOULE_COMPILED"}
"""Read when the package is made, and by nothing that runs."""


@cache
def flags_of(command: str) -> frozenset[str]:
    """The flags that a command says it has."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        main([command, "--help", "--lang", "en"])
    return frozenset(re.findall(r"^\s+(?:-h, )?(--[a-z-]+)", said.getvalue(), re.MULTILINE))


@cache
def variables() -> frozenset[str]:
    """The variables of its environment that it reads."""
    texts = (file.read_text() for file in SOURCES.rglob("*.py"))
    return frozenset(name for text in texts for name in VARIABLE.findall(text)) - OF_BUILDING


def unknown(words: Sequence[str]) -> set[str]:
    """The flags of a command line (`serve --port 8000`) that its command does not have."""
    return {word for word in words[1:] if word.startswith("--")} - flags_of(words[0])


def unread(names: Iterable[str]) -> set[str]:
    """Variables of ours that nothing reads."""
    return {name for name in names if VARIABLE.fullmatch(name)} - variables()
