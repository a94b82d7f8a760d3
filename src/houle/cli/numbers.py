"""Numbers on a terminal: how they are written, and a bar for how many are still to come."""

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from houle.arena import Estimate
from houle.cli.terminal import Terminal
from houle.cli.voice import Voice


def decimal(voice: Voice, number: float, digits: int, *, signed: bool = False) -> str:
    """A number as it is written in this language."""
    whole, _, part = f"{number:{'+' if signed else ''}.{digits}f}".partition(".")
    return voice.ui("sim-decimal", whole=whole, part=part) if part else whole


def estimate(voice: Voice, figure: Estimate, *, digits: int = 2, signed: bool = True) -> str:
    """A figure with its interval."""
    value, low, high = (
        decimal(voice, number, digits, signed=signed)
        for number in (figure.value, figure.low, figure.high)
    )
    return voice.ui("arena-estimate", value=value, low=low, high=high)


def percentage(voice: Voice, figure: Estimate, *, signed: bool = False) -> str:
    """A share with its interval, in percent."""
    value, low, high = (
        decimal(voice, 100 * number, 1, signed=signed)
        for number in (figure.value, figure.low, figure.high)
    )
    return voice.ui("arena-percent", value=value, low=low, high=high)


def games_bar(terminal: Terminal) -> Progress:
    """A bar that fills as games are played; nothing on a plain terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.console,
        transient=True,
        disable=terminal.plain,
    )
