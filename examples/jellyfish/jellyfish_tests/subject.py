"""JELLYFISH as a subject of the conformance suite, with a second source for who may know what."""

from houle.conformance import Subject
from houle.conformance.rulebook import rules_of
from houle.kernel import Table, Viewer
from houle_jellyfish.rules import Jellyfish, JellyPublic, NoOptions


def knowledge(game: Jellyfish, table: Table[JellyPublic], viewer: Viewer) -> object:
    """By the rules: all that was said, all that lies open, and the cards that are one's own."""
    own = [
        tuple(table.zone(name, seat)) if seat == viewer else len(table.zone(name, seat))
        for name in ("hand", "on-its-way")
        for seat in range(game.seats)
    ]
    caught = [tuple(table.zone("caught", seat)) for seat in range(game.seats)]
    return own, caught, len(table.zone("left-over")), table.public


JELLYFISH = Subject(
    game_type=Jellyfish,
    settings=tuple((seats, NoOptions()) for seats in Jellyfish.seat_counts),
    knowledge=knowledge,
    rules=frozenset(rules_of(Jellyfish)),
    longest=36 * 9,
)
