"""`houle verify`: whether a finished game was dealt as promised and played by the rules."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from houle.cli.parser import Parser, UsageError
from houle.cli.records import load
from houle.cli.terminal import Terminal, printable
from houle.cli.voice import Voice
from houle.tables.gamefile import (
    Check,
    GameFile,
    NotAGameFileError,
    Result,
    Verdict,
    read_file,
    verify,
)
from houle.tables.openfile import SUFFIX, read_line, verify_open

STYLES = {Result.HOLDS: "green", Result.FAILS: "red", Result.UNCHECKED: "dim"}
NOT_SHOWN = 1


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Read a game file and check it."""
    parser = Parser(voice, "verify", voice.ui("cli-file"), voice.ui("cli-verify"))
    parser.operands.add_argument(
        "file", type=Path, metavar=voice.ui("cli-file"), help=voice.ui("cli-game-file")
    )
    found = parser.read(arguments)

    terminal = Terminal()
    if found.file.suffix == SUFFIX:
        return _verify_all(voice, terminal, found.file)
    file = load(voice, found.file, read_file, NotAGameFileError, "verify-no-game-file")
    verdict = verify(file)
    for check, result in verdict.results.items():
        terminal.show(_sentence(voice, file, verdict, check), style=STYLES[result])
    terminal.show("", *_to_compare(voice, file), "")
    terminal.show(_conclusion(voice, verdict), style="bold")
    return 0 if verdict.holds else NOT_SHOWN


def _verify_all(voice: Voice, terminal: Terminal, path: Path) -> int:
    """Check every game of a file of open data; those that do not hold are named."""
    count = held = 0
    try:
        with path.open("rb") as lines:
            for count, line in enumerate(lines, 1):
                game = read_line(line)
                verdict = verify_open(game)
                held += verdict.holds
                if not verdict.holds:
                    said = f"{count}, {printable(game.id)}: {_conclusion(voice, verdict)}"
                    terminal.show(said, style="red")
    except OSError as error:
        raise UsageError(voice.ui("record-no-file", file=str(path))) from error
    except NotAGameFileError as error:
        raise UsageError(voice.ui("verify-no-game-file", file=str(path))) from error
    terminal.show(voice.ui("verify-all", held=held, count=count), style="bold")
    return 0 if count and held == count else NOT_SHOWN


def _sentence(voice: Voice, file: GameFile, verdict: Verdict, check: Check) -> str:
    """What came of one check."""
    match check, verdict.results[check]:
        case Check.COMMITMENT, Result.HOLDS:
            return voice.ui("verify-commitment-holds")
        case Check.COMMITMENT, _:
            return voice.ui("verify-commitment-fails")
        case Check.RULES, Result.HOLDS:
            return voice.ui("verify-rules-hold", game=file.game, version=file.rules_version)
        case Check.RULES, Result.FAILS:
            return voice.ui("verify-rules-fail", game=file.game)
        case Check.RULES, _:
            game = printable(file.game)
            return voice.ui("verify-rules-missing", game=game, version=file.rules_version)
        case Check.MOVES, Result.HOLDS:
            return voice.ui("verify-moves-hold", count=len(file.plays))
        case Check.MOVES, Result.FAILS:
            return voice.ui("verify-moves-fail", number=verdict.wrong_move or 0)
        case Check.MOVES, _:
            return voice.ui("verify-moves-unchecked")
        case _, Result.HOLDS if file.outcome is None:
            return voice.ui("verify-conceded")
        case _, Result.HOLDS:
            return voice.ui("verify-outcome-holds")
        case _, Result.FAILS:
            return voice.ui("verify-outcome-fails")
        case _:
            return voice.ui("verify-outcome-unchecked")


def _conclusion(voice: Voice, verdict: Verdict) -> str:
    """What to think of it, all in all."""
    if verdict.holds:
        return voice.ui("verify-good")
    return voice.ui("verify-bad" if verdict.fails else "verify-open")


def _to_compare(voice: Voice, file: GameFile) -> Iterator[str]:
    """What only the players themselves can check: what they saw before the deal."""
    yield voice.ui("verify-compare")
    yield voice.ui("verify-table", table=printable(file.table))
    yield voice.ui("verify-commitment", commitment=file.commitment)
    for name, word in zip(file.names, file.words, strict=True):
        if word is None:
            yield voice.ui("verify-no-word", name=printable(name))
        else:
            yield voice.ui("verify-word", name=printable(name), word=printable(word))
