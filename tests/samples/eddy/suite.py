"""Eddy as a subject, with a second source for who may know what."""

from houle.conformance import Subject
from houle.kernel import Table, Viewer
from tests.samples.eddy import Choose, Eddy, EddyOptions, EddyPublic


def knowledge(game: Eddy, table: Table[EddyPublic], viewer: Viewer) -> object:
    """By the rules: what was shown, how many cards lie where, and one's own cards."""
    own = [
        tuple(table.zone(name, seat)) if seat == viewer else len(table.zone(name, seat))
        for name in ("hand", "chosen")
        for seat in range(game.seats)
    ]
    laid = [tuple(table.zone(name)) for name in ("shown", "gone")]
    return own, laid, len(table.zone("deep")), table.public.points, table.public.round


EDDY = Subject(
    game_type=Eddy,
    settings=tuple((seats, EddyOptions()) for seats in (3, 2, 4, 5)),
    knowledge=knowledge,
    secret=(Choose,),
    rules=frozenset(f"E-0{number}" for number in range(1, 5)),
    longest=60,
)
