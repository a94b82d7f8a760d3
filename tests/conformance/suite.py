"""Low Tide as a subject, with a second source for who may know what."""

from houle.conformance import Subject
from houle.kernel import Table, Viewer
from tests.conformance.lowtide import Choose, LowTide, NoOptions, TidePublic


def knowledge(game: LowTide, table: Table[TidePublic], viewer: Viewer) -> object:
    """By the rules: everything public, how many cards lie where, and one's own cards."""
    own = [
        tuple(table.zone(name, seat)) if seat == viewer else len(table.zone(name, seat))
        for name in ("hand", "chosen")
        for seat in range(game.seats)
    ]
    laid = [tuple(table.zone(name)) for name in ("shown", "played")]
    return own, laid, len(table.zone("pile")), table.public.points, table.public.cheered


LOW_TIDE = Subject(
    game_type=LowTide,
    settings=tuple((seats, NoOptions()) for seats in LowTide.seat_counts),
    knowledge=knowledge,
    secret=(Choose,),
    rules=frozenset(f"T-0{number}" for number in range(1, 6)),
    longest=12,
)
