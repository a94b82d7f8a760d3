"""What people said around a moment, and how they came and went: no card, and no move (P-84).

It knows the entries that it tells of and no others, so what a game is about cannot get in.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from houle.kernel import Seat
from houle.tables import entries as log
from houle.tables.ports import Logged, Millis
from houle.tables.talk import Remark

BEFORE = 30
AFTER = 10
"""So many things are told from before the moment, and from after it."""


class Line(msgspec.Struct, frozen=True):
    """Something that somebody said, or how they came or went."""

    seq: int
    at: Millis
    seat: Seat
    name: str | None
    """As it stands in the log; `None` for a bot."""
    kind: str
    remark: Remark | None = None
    words: str | None = None
    """What was written, if whoever reported it could read it and it is still there; a word for the
    shuffle (T-10) is in the log, where all can read it."""


class Witnessed(msgspec.Struct, frozen=True):
    """What is told of a table around a moment."""

    game: str
    anyone_may_watch: bool
    lines: tuple[Line, ...]


def witnessed(entries: Sequence[Logged], seq: int) -> Witnessed | None:
    """What is to be told of a log around a place in it; `None` if there is no such log."""
    if not entries:
        return None
    opened = log.decode_entry(entries[0].entry)
    if not isinstance(opened, log.Opened):
        raise TypeError("a log begins with the opening of its table")
    lines = list(_lines(entries))
    before = [line for line in lines if line.seq <= seq][-BEFORE:]
    after = [line for line in lines if line.seq > seq][:AFTER]
    setting = opened.setting
    return Witnessed(setting.game, setting.watch is log.Watch.ANYONE, (*before, *after))


def with_words(seen: Witnessed, written: Mapping[int, str]) -> Witnessed:
    """The same with what was written, by its place in the log."""
    lines = (replace(line, words=written.get(line.seq, line.words)) for line in seen.lines)
    return replace(seen, lines=tuple(lines))


def _lines(entries: Iterable[Logged]) -> Iterable[Line]:
    names: dict[Seat, str] = {}
    for logged in entries:
        entry = log.decode_entry(logged.entry)
        remark: Remark | None = None
        words: str | None = None
        match entry:
            case log.Sat(seat, _, name) | log.WillSit(seat, _, name):
                names[seat] = name
            case log.Said(seat, said):
                remark = said
            case log.WordAdded(seat, word):
                words = word
            case (
                log.WontSit(seat)
                | log.Left(seat)
                | log.Removed(seat)
                | log.Conceded(seat)
                | log.CarriedOn(seat)
                | log.StoodIn(seat)
                | log.CameBack(seat)
                | log.Wrote(seat)
                | log.WritingAllowed(seat)
                | log.WritingEnded(seat)
            ):
                pass
            case _:
                continue
        kind = str(entry.__struct_config__.tag)
        yield Line(logged.seq, logged.at, seat, names.get(seat), kind, remark, words)
