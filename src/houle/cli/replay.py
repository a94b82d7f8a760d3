"""`houle replay`: a saved game, step by step, as one seat saw it or with all hands open."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from houle.cli.frames import Frame, frames_for_seat, open_frames
from houle.cli.names import names_for
from houle.cli.parser import Parser, UsageError
from houle.cli.records import load_record
from houle.cli.screens import Screen, find_screen
from houle.cli.setup import game_called
from houle.cli.terminal import LeaveError, NobodyThereError, Terminal
from houle.cli.voice import Voice
from houle.kernel import (
    Game,
    Record,
    RefusedError,
    Seat,
    UnplayableRecordError,
    game_of,
)
from houle.texts import Speaker


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Read a record and leaf through it."""
    parser = Parser(voice, "replay", voice.ui("cli-file"), voice.ui("cli-replay"))
    file, number = voice.ui("cli-file"), voice.ui("cli-number")
    parser.operands.add_argument("file", type=Path, metavar=file, help=voice.ui("cli-record"))
    whose = parser.choices.add_mutually_exclusive_group()
    seats = parser.number_from(1)
    whose.add_argument("--seat", type=seats, metavar=number, help=voice.ui("cli-replay-seat"))
    whose.add_argument("--all", action="store_true", help=voice.ui("cli-replay-all"))
    parser.choices.add_argument("--plain", action="store_true", help=voice.ui("cli-plain"))
    found = parser.read(arguments)

    record = load_record(voice, found.file)
    try:
        game, frames = _played(voice, record, None if found.all else (found.seat or 1) - 1)
    except (UnplayableRecordError, RefusedError, ValueError) as error:
        raise UsageError(voice.ui("record-unplayable", reason=str(error))) from error
    viewer = frames[-1].view.viewer
    speaker = Speaker(game, voice.locale, names_for(voice, game.seats), viewer)
    _leaf_through(frames, speaker, find_screen(type(game)), Terminal(plain=found.plain))
    return 0


def _played(
    voice: Voice, record: Record, seat: Seat | None
) -> tuple[Game[Any, Any, Any], list[Frame]]:
    """The game and its moments, for one seat or with all hands open."""
    game = game_of(game_called(voice, record.game), record)
    if seat is None:
        frames = list(open_frames(game, record))
        if frames[-1].view.outcome is None:
            raise UsageError(voice.ui("replay-not-finished"))
        return game, frames
    if seat >= game.seats:
        raise UsageError(voice.ui("cli-no-such-seat", seats=game.seats))
    return game, list(frames_for_seat(game, record, seat))


def _leaf_through(
    frames: Sequence[Frame], speaker: Speaker, screen: Screen, terminal: Terminal
) -> None:
    """Show one moment after the other, as asked; without anybody to ask, all of them."""
    last = len(frames) - 1
    at = 0
    asking = True
    while True:
        _show(frames[at], at, last, speaker, screen, terminal)
        typed = ""
        if asking:
            try:
                typed = terminal.ask(speaker.ui("replay-prompt")).lower()
            except NobodyThereError:
                asking = False
            except LeaveError:
                return
        match typed:
            case "q":
                return
            case "b":
                at = max(at - 1, 0)
            case number if number.isdecimal():
                at = min(int(number), last)
            case _ if at == last:
                return
            case _:
                at += 1


def _show(
    frame: Frame, at: int, last: int, speaker: Speaker, screen: Screen, terminal: Terminal
) -> None:
    terminal.show("", speaker.ui("replay-at", number=at, last=last), style="bold")
    for step in frame.steps:
        line = speaker.step(step, frame.view)
        if line is not None:
            terminal.show(line, style="italic")
    terminal.show(*screen.draw(frame.view, speaker, terminal.canvas))
    if frame.view.outcome is not None:
        terminal.show("", speaker.outcome(frame.view.outcome), style="bold")
