"""Who asks something of a table, and of which: each refuses where that is not so."""

from houle.kernel import Seat
from houle.tables.deeds import Caretaker, Person, Who
from houle.tables.life import Chair, Life
from houle.tables.ports import Phase
from houle.tables.refusing import Reason, refuse
from houle.tables.running import Running
from houle.tables.state import TableState


def a_person(who: Who, rule: str) -> Person:
    if not isinstance(who, Person):
        refuse(rule, Reason.NOT_YOURS)
    return who


def the_house(who: Who) -> None:
    if not isinstance(who, Caretaker):
        refuse("T-25", Reason.NOT_YOURS)


def the_host(life: Life, who: Who, rule: str) -> None:
    if not isinstance(who, Person) or who.id != life.host:
        refuse(rule, Reason.NOT_HOST)


def host_or_house(life: Life, who: Who, rule: str) -> None:
    if not isinstance(who, Caretaker):
        the_host(life, who, rule)


def own_chair(life: Life, who: Who, rule: str) -> tuple[Seat, Chair]:
    seat = life.seat_of(a_person(who, rule).id)
    if seat is None:
        refuse(rule, Reason.NOT_SEATED)
    return seat, life.chairs[seat]


def chair_at(life: Life, seat: Seat, rule: str) -> Chair:
    if not 0 <= seat < len(life.chairs):
        refuse(rule, Reason.NO_SUCH_SEAT)
    return life.chairs[seat]


def still_open(state: TableState, rule: str) -> Life:
    if state.life.phase is not Phase.OPEN:
        refuse(rule, Reason.STARTED_ALREADY)
    return state.life


def must_run(state: TableState, rule: str) -> Running:
    if state.running is None or state.life.phase is not Phase.PLAYING:
        refuse(rule, Reason.NOT_RUNNING)
    return state.running
