"""What people say and write to each other at a table: whether the house allows it."""

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables import entries as log
from houle.tables.asking import own_chair
from houle.tables.deeds import Who
from houle.tables.life import Chair, may_be_written_at, silence
from houle.tables.ports import Millis, Phase
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState
from houle.tables.writing import LONGEST, as_written


def say(state: TableState, who: Who, deed: deeds.Say) -> log.AnyEntry:
    seat, _ = _own_chair(state, who, "T-53")
    _may_speak(state, seat, deed.at)
    return log.Said(seat, deed.remark)


def allow_writing(state: TableState, who: Who, _: deeds.AllowWriting) -> log.AnyEntry:
    seat, chair = _own_chair(state, who, "T-57")
    _by_link(state)
    _may_be_heard(state)
    if chair.allows is not None:
        refuse("T-57", Reason.AGREED_ALREADY)
    return log.WritingAllowed(seat)


def end_writing(state: TableState, who: Who, _: deeds.EndWriting) -> log.AnyEntry:
    seat, chair = own_chair(state.life, who, "T-57")
    if chair.allows is None:
        refuse("T-57", Reason.NOT_ALLOWED_BY_YOU)
    return log.WritingEnded(seat)


def write(state: TableState, who: Who, deed: deeds.Write) -> log.AnyEntry:
    """Whether it may be written; the words go another way, beside the entry."""
    seat, _ = _own_chair(state, who, "T-56")
    _by_link(state)
    if not may_be_written_at(state.life):
        refuse("T-57", Reason.NOT_ALL_ALLOW)
    _may_speak(state, seat, deed.at)
    if as_written(deed.words) is None:
        refuse("T-56", Reason.BAD_WRITING, most=LONGEST)
    return log.Wrote(seat)


def _own_chair(state: TableState, who: Who, rule: str) -> tuple[Seat, Chair]:
    """Of somebody who has not left, at a table that was not given up."""
    seat, chair = own_chair(state.life, who, rule)
    if chair.gone:
        refuse(rule, Reason.NOT_SEATED)
    if state.life.phase is Phase.CLOSED:
        refuse(rule, Reason.NOT_RUNNING)
    return seat, chair


def _may_speak(state: TableState, seat: Seat, at: Millis) -> None:
    _may_be_heard(state)
    if state.talk.is_enough(seat, at):
        refuse("T-55", Reason.SAID_ENOUGH)


def _may_be_heard(state: TableState) -> None:
    rule = silence(state.life)
    if rule is not None:
        refuse("T-54", Reason.TALK_CLOSED, by=rule)


def _by_link(state: TableState) -> None:
    """A table of a club is in no list either (T-66)."""
    if state.life.setting.listed:
        refuse("T-56", Reason.NOT_BY_LINK)
