"""Flotsam as a subject, with a second source for who may know what."""

from houle.conformance import Subject
from houle.kernel import Table, Viewer
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions, FlotsamPublic


def knowledge(game: Flotsam, table: Table[FlotsamPublic], viewer: Viewer) -> object:
    """By the rules: the heap, all that is said and counted, one's hand, and the others' hats."""
    seats = range(game.seats)
    hands = [table.zone("hand", seat) for seat in seats]
    hats = [table.zone("hat", seat) for seat in seats]
    return (
        game.options,
        len(table.zone("pile")),
        tuple(table.zone("heap")),
        [tuple(hand) if seat == viewer else len(hand) for seat, hand in enumerate(hands)],
        [len(hat) if seat == viewer else tuple(hat) for seat, hat in enumerate(hats)],
        (table.public.turn, table.public.turns_left),
        (table.public.points, table.public.said),
    )


FLOTSAM = Subject(
    game_type=Flotsam,
    settings=(
        (3, FlotsamOptions()),
        (1, FlotsamOptions(turns=30)),
        (2, FlotsamOptions(turns=20)),
        (4, FlotsamOptions(company=Company.PAIRS, first=2)),
        (5, FlotsamOptions(turns=2, company=Company.ALL)),
        (8, FlotsamOptions(turns=3, silent=True)),
    ),
    knowledge=knowledge,
    rules=frozenset(f"F-0{number}" for number in range(1, 8)),
    longest=60,
)
