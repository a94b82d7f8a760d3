"""Who may sit down, as whom, and how seats pass from bots to people (T-02, T-67 to T-69)."""

from houle.tables import deeds
from houle.tables import entries as log
from houle.tables.animals import Animal, born_as
from houle.tables.asking import a_person, chair_at
from houle.tables.deeds import Person, Who
from houle.tables.life import Life, free_animal
from houle.tables.names import LONGEST_NAME, as_shown, told_apart
from houle.tables.ports import Phase
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState


def may_sit_down(life: Life, person: Person, deed: deeds.Sit) -> None:
    """Refuses whoever has a seat here already, or takes none at this table."""
    if person.id in life.company:
        refuse("T-02", Reason.SEATED_ALREADY)
    if person.id in life.removed:
        refuse("T-09", Reason.REMOVED)
    if life.club is not None and life.club not in deed.clubs:
        refuse("T-65", Reason.NOT_A_MEMBER)
    if not deed.apart.isdisjoint(life.company):
        refuse("T-64", Reason.NOT_TOGETHER)


def as_known_here(life: Life, person: Person, deed: deeds.Sit) -> tuple[str, Animal]:
    """The name and the animal of one more player, like nobody else's at the table."""
    animal = free_animal(life, deed.animal or born_as(person.id))
    others = [chair.name for chair in life.chairs if chair.name is not None]
    others += [chair.heir.name for chair in life.chairs if chair.heir is not None]
    return told_apart(checked_name(deed.name), others), animal


def checked_name(name: str) -> str:
    """A name as the table shows it."""
    shown = as_shown(name)
    if shown is None:
        refuse("T-02", Reason.BAD_NAME, most=LONGEST_NAME)
    return shown


def take_over(state: TableState, who: Who, deed: deeds.TakeOver) -> log.AnyEntry:
    """Before the start the seat changes hands at once, in a running game with the next round."""
    person, life = a_person(who, "T-67"), state.life
    may_sit_down(life, person, deed)
    if person.id in life.declined:
        refuse("T-68", Reason.CHANGED_MIND)
    chair = chair_at(life, deed.seat, "T-67")
    if chair.bot is None:
        refuse("T-67", Reason.NO_BOT_THERE)
    if chair.heir is not None:
        refuse("T-67", Reason.SEAT_TAKEN)
    if deed.seat not in life.to_be_had:
        refuse("T-67", Reason.NOT_TO_BE_HAD)
    name, animal = as_known_here(life, person, deed)
    if life.phase is Phase.OPEN:
        return log.Sat(deed.seat, person.id, name, animal, deed.pressed)
    return log.WillSit(deed.seat, person.id, name, animal, deed.pressed)
