"""What differs where somebody plays a deal that others play as well: who does what there, and in
which order bots move (T-91, T-93, T-97)."""

from typing import Final, NoReturn

from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.deeds import BotAt, Caretaker, Deed, Person, Who
from houle.tables.life import Life
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState

BY_PLAYER: Final = (deeds.Sit, deeds.Play, deeds.Advise, deeds.Concede)
BY_HOUSE: Final = (deeds.SeatBot, deeds.Start, deeds.Close, deeds.Erase)
"""Nothing that is done by the clock: two who make the same moves have the same log."""


def check_allowed(state: TableState, who: Who, deed: Deed) -> None:
    """Refuses whatever could tell more at such a table than its cards, or undo a move."""
    life = state.life
    match who:
        case Person(player):
            if player != life.host:
                refuse("T-98" if life.day is None else "T-92", Reason.NOT_YOURS)
            if type(deed) not in BY_PLAYER:
                refuse_there(life, "T-91")
            if isinstance(deed, deeds.Sit) and deed.seat != life.sole_seat:
                refuse_there(life, "T-90")
        case Caretaker():
            if type(deed) not in BY_HOUSE:
                refuse_there(life, "T-91")
        case BotAt(seat):
            if type(deed) is not deeds.Play or seat != next_bot(state):
                refuse_there(life, "T-93")


def refuse_there(life: Life, rule_of_day: str) -> NoReturn:
    """Say no, by the rule of the day; in a challenge all of it is one rule."""
    if life.day is None:
        refuse("T-97", Reason.NOT_IN_CHALLENGE)
    refuse(rule_of_day, Reason.NOT_BY_DAY)


def next_bot(state: TableState) -> Seat | None:
    """The one bot that may move now: none while the player is waited for, then one after the other.

    So the order of moves follows from the moves alone, and not from who is quicker.
    """
    waited_for = () if state.running is None else state.running.waited_for
    return None if not waited_for or state.life.sole_seat in waited_for else waited_for[0]
