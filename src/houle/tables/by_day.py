"""What differs at a table of the day: who does what there, and in which order bots move (T-91,
T-93)."""

from typing import Final

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.deeds import BotAt, Caretaker, Deed, Person, Who
from houle.tables.refusing import Reason, refuse
from houle.tables.state import DAY_SEAT, TableState

BY_PLAYER: Final = (deeds.Sit, deeds.Play, deeds.Advise, deeds.Concede)
BY_HOUSE: Final = (deeds.SeatBot, deeds.Start, deeds.Close, deeds.Erase)
"""Nothing that is done by the clock: two who make the same moves have the same log."""


def check_allowed(state: TableState, who: Who, deed: Deed) -> None:
    """Refuses whatever could tell more at a table of the day than its cards, or undo a move."""
    match who:
        case Person(player):
            if player != state.life.host:
                refuse("T-92", Reason.NOT_YOURS)
            if type(deed) not in BY_PLAYER:
                refuse("T-91", Reason.NOT_BY_DAY)
            if isinstance(deed, deeds.Sit) and deed.seat != DAY_SEAT:
                refuse("T-90", Reason.NOT_BY_DAY)
        case Caretaker():
            if type(deed) not in BY_HOUSE:
                refuse("T-91", Reason.NOT_BY_DAY)
        case BotAt(seat):
            if type(deed) is not deeds.Play or seat != next_bot(state):
                refuse("T-93", Reason.NOT_BY_DAY)


def next_bot(state: TableState) -> Seat | None:
    """The one bot that may move now: none while the player is waited for, then one after the other.

    So the order of moves follows from the moves alone, and not from who is quicker.
    """
    waited_for = () if state.running is None else state.running.waited_for
    return None if not waited_for or DAY_SEAT in waited_for else waited_for[0]
