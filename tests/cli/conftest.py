"""A person at a terminal, made of lines typed beforehand."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from houle.cli.main import main
from tests.cli.stores import a_store

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Tty(io.StringIO):
    """A screen somebody looks at."""

    def isatty(self) -> bool:
        return True


class Run(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


Houle: TypeAlias = Callable[..., Run]


def as_typed(text: str) -> str:
    """A text with the quotes and spaces that a keyboard has."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Houle:
    """Runs `houle` with arguments and with lines to type."""
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments: str | Path, typed: Iterable[str] = ()) -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as leaving:  # that is how argparse ends after a help text
            status = leaving.code if isinstance(leaving.code, int) else -1
        return Run(status, *map(as_typed, capsys.readouterr()))

    return run


@pytest.fixture
def houle(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Houle:
    return runner(monkeypatch, capsys)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The folder of a store at home with some tables."""
    return a_store(tmp_path)
