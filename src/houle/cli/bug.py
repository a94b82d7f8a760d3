"""`houle bug`: a failing test of a fault that somebody reported."""

from collections.abc import Sequence
from pathlib import Path

from houle.cli.parser import Parser, UsageError
from houle.cli.records import load
from houle.cli.terminal import printable
from houle.cli.voice import Voice
from houle.faults.file import NotAReportError, read_report
from houle.faults.rules import CannotTellError
from houle.faults.writing import Kind, NothingWrongError, asked_for, finding, write_test

INTO = Path("tests/reported")
NO_TEST = 1


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Read a report, find out what is wrong, and write the test."""
    file = voice.ui("cli-file")
    parser = Parser(voice, "bug", file, voice.ui("cli-bug"))
    parser.operands.add_argument("file", type=Path, metavar=file, help=voice.ui("cli-bug-file"))
    add, folder = parser.choices.add_argument, voice.ui("cli-folder")
    add("--into", type=Path, default=INTO, metavar=folder, help=voice.ui("cli-bug-into"))
    add("--move", metavar="JSON", help=voice.ui("cli-bug-move"))
    add("--points", metavar=voice.ui("cli-number"), help=voice.ui("cli-bug-points"))
    found = parser.read(arguments)

    report = load(voice, found.file, read_report, NotAReportError, "bug-no-report")
    if report.told.words:
        print(voice.ui("bug-words", words=printable(report.told.words)))
    try:
        asked = asked_for(found.move, found.points)
    except ValueError as error:
        raise UsageError(voice.ui("bug-not-asked")) from error
    try:
        wrong = finding(report, asked)
    except CannotTellError as error:
        print(voice.ui("bug-cannot-tell", reason=str(error)))
        return NO_TEST
    except NothingWrongError as error:
        print(voice.ui("bug-nothing-wrong", reason=str(error)))
        return NO_TEST
    of_the_picture = wrong.kind is Kind.PICTURE
    print(voice.ui("bug-picture") if of_the_picture else voice.ui("bug-rules"))
    for said in wrong.said:
        print(f"  {printable(said)}")
    print(voice.ui("bug-written", file=str(write_test(report, wrong, found.into, asked))))
    return 0
