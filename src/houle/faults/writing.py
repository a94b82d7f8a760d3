"""Writes the test that fails as long as a fault is there."""

import re
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

import msgspec

from houle.faults.file import About, Report, write_report
from houle.faults.picture import differences
from houle.faults.rules import NOTHING_MORE, Asked, still_happens

ABOUT = {
    About.COULD_NOT: "something could not be done",
    About.SHOULD_NOT: "something happened that should not",
    About.PICTURE: "the picture was wrong",
    About.POINTS: "the points were wrong",
}
HEAD = '''"""{where}: {about}.

What was said, what was seen and what was shown stand in the file beside this one.
"""

from pathlib import Path

'''
OF_THE_PICTURE = """from houle.faults.file import read_report
from houle.faults.picture import still_drawn
from tests.reported.redrawing import redrawn

REPORT = Path(__file__).with_suffix(".json")


def test_what_was_drawn_wrong_is_drawn_as_the_frame_says() -> None:
    report = read_report(REPORT.read_bytes())
    assert still_drawn(report, redrawn(REPORT)) == []
"""
OF_THE_RULES = """{imports}from houle.faults.file import read_report
from houle.faults.rules import {names}

REPORT = Path(__file__).with_suffix(".json")


def test_what_was_reported_happens_no_more() -> None:
    report = read_report(REPORT.read_bytes())
    assert still_happens(report{asked}) is None
"""


class Kind(StrEnum):
    """Whose fault it is, as far as can be told."""

    PICTURE = "picture"
    RULES = "rules"


class Finding(NamedTuple):
    """What a report comes to."""

    kind: Kind
    said: tuple[str, ...]
    """What is wrong; for the rules, by those that are installed here."""


class NothingWrongError(Exception):
    """Nothing of what was reported can be held on to."""


def finding(report: Report, asked: Asked = NOTHING_MORE) -> Finding:
    """Whether the screen or the rules were wrong. A screen that was is looked for first.

    Raises `CannotTellError` if something is missing, `NothingWrongError` if all is as it should be.
    """
    drawn = differences(report, report.told.drawn)
    if drawn:
        return Finding(Kind.PICTURE, tuple(found.said for found in drawn))
    if report.told.about is About.PICTURE:
        raise NothingWrongError("what was drawn is what the frame says")
    still = still_happens(report, asked)
    if still is None:
        raise NothingWrongError("by the rules that are installed here it happens no more")
    return Finding(Kind.RULES, (still,))


def write_test(report: Report, found: Finding, folder: Path, asked: Asked = NOTHING_MORE) -> Path:
    """The test, with the report beside it."""
    name = _name(report)
    about = ABOUT[report.told.about]
    eyes = "who looked on" if report.seat is None else f"seat {report.seat}"
    where = f"{report.game}, entry {report.seq}, {eyes}"
    text = HEAD.format(where=where, about=about)
    if found.kind is Kind.PICTURE:
        text += OF_THE_PICTURE
    else:
        text += _of_the_rules(asked)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_bytes(write_report(report))
    test = folder / f"{name}.py"
    test.write_text(text, encoding="utf-8")
    return test


def _of_the_rules(asked: Asked) -> str:
    named = []
    if asked.move is not None:
        named.append(f"move=Raw({bytes(asked.move)!r})")
    if asked.points is not None:
        named.append(f"points={asked.points!r}")
    if not named:
        return OF_THE_RULES.format(imports="", names="still_happens", asked="")
    imports = "from msgspec import Raw\n\n" if asked.move is not None else ""
    made = f", Asked({', '.join(named)})"
    return OF_THE_RULES.format(imports=imports, names="Asked, still_happens", asked=made)


def _name(report: Report) -> str:
    game = re.sub(r"[^a-z0-9]+", "_", report.game)
    short = re.sub(r"[^a-z0-9]", "", report.id)[:8] or "saved"
    return f"test_{game}_{report.seq}_{short}"


def asked_for(move: str | None, points: str | None) -> Asked:
    """What a command line adds; a `ValueError` if it cannot be read."""
    raw = None if move is None else msgspec.Raw(msgspec.json.encode(msgspec.json.decode(move)))
    counted = None if points is None else tuple(int(one) for one in points.split(","))
    return Asked(raw, counted)
