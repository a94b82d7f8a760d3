"""What can be found wrong with a table, and what is counted."""

from enum import StrEnum

import msgspec

from houle.tables.ports import TableId


class Wrong(StrEnum):
    """The promises that a table can break."""

    LOST = "lost"
    """Acknowledged, and not in the log."""
    DUPLICATED = "duplicated"
    """In the log more than once."""
    REORDERED = "reordered"
    """In the log before something that was known when it was asked for."""
    REFUSED_YET_DONE = "refused yet done"
    ANSWERED_OTHERWISE = "answered otherwise"
    """The same command got another answer."""
    NOBODY_ASKED = "nobody asked for it"
    HOLE_IN_LOG = "hole in the log"
    HOLE_IN_STREAM = "hole in a stream"
    SHOWN_OTHERWISE = "shown otherwise"
    """A frame is not what the log says that its viewer may see."""
    SHOWN_UNWRITTEN = "shown, never written"
    NEVER_SHOWN = "never shown"
    """A stream did not get to the end of the game."""
    STUCK = "stuck"
    """A table did not go on after everything was healed."""
    AT_REST = "played at rest"
    """A table at which nobody was went on for people."""
    TIME_GIVEN_WRONGLY = "time given wrongly"
    """Twice, for a time that had not passed, or where no clock ran."""
    UNFAIR = "does not verify"
    UNREADABLE = "unreadable log"
    SURPRISING = "surprising answer"


class Finding(msgspec.Struct, frozen=True):
    """Something wrong. Names places and commands, never cards."""

    wrong: Wrong
    table: TableId
    detail: str


class Counts(msgspec.Struct):
    """What was looked at."""

    tables: int = 0
    entries: int = 0
    moves: int = 0
    """Moves and asides of people that were acknowledged, each once."""
    deeds: int = 0
    """Everything else of people that was acknowledged, each once."""
    bot_moves: int = 0
    taken_back: int = 0
    stood_in: int = 0
    finished: int = 0
    verified: int = 0
    streams: int = 0
    frames: int = 0
    resyncs: int = 0
    longest: int = 0
    """The longest time from asking to the acknowledgement, in microseconds."""

    def add(self, other: "Counts") -> None:
        for field in self.__struct_fields__:
            mine, theirs = getattr(self, field), getattr(other, field)
            setattr(self, field, max(mine, theirs) if field == "longest" else mine + theirs)


class Report(msgspec.Struct):
    """What came of looking at tables."""

    findings: list[Finding] = msgspec.field(default_factory=list)
    counts: Counts = msgspec.field(default_factory=Counts)

    def add(self, other: "Report") -> None:
        self.findings += other.findings
        self.counts.add(other.counts)
