"""When a terminal is plain, and how it lists things."""

import io

import pytest

from houle.cli.terminal import Terminal, wants_plain
from tests.cli.conftest import Tty


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Tty:
    for variable in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "40")
    return Tty()


@pytest.mark.parametrize(
    ("environment", "plain"),
    [({}, False), ({"NO_COLOR": "1"}, True), ({"NO_COLOR": ""}, False), ({"TERM": "dumb"}, True)],
)
def test_the_environment_can_ask_for_plain_text(environment: dict[str, str], plain: bool) -> None:
    assert wants_plain(environment, Tty()) is plain


def test_what_goes_into_a_pipe_is_plain() -> None:
    assert wants_plain({}, io.StringIO())


def test_a_screen_has_colours_and_columns(screen: Tty) -> None:
    terminal = Terminal(stream=screen)
    assert terminal.canvas.colours
    terminal.show("Your turn.", style="bold")
    assert "\x1b[1mYour turn.\x1b[0m" in screen.getvalue()
    terminal.show_columns(f"{number} move" for number in range(8))
    assert "0 move  2 move  4 move  6 move\n1 move" in screen.getvalue()


def test_plain_text_has_neither(screen: Tty) -> None:
    terminal = Terminal(plain=True, stream=screen)
    terminal.show("Your turn.", "x" * 60, style="bold")
    terminal.show_columns(f"{number} move" for number in range(8))
    assert screen.getvalue().startswith(f"Your turn.\n{'x' * 60}\n0 move\n1 move\n")


def test_a_short_list_is_a_column(screen: Tty) -> None:
    Terminal(stream=screen).show_columns(["one", "two"])
    assert screen.getvalue() == "one\ntwo\n"
