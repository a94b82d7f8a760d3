"""Flotsam with a fault in its rules, and what somebody who meets it says."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from houle.faults.file import About
from houle.kernel import Chance, Outcome, Seat, Table
from tests.samples.flotsam import Draw, Flotsam, FlotsamMove, FlotsamPublic, Lay
from tests.samples.flotsam.words import colour, number

Seen = dict[str, Any]
FlotsamTable = Table[FlotsamPublic]


class Meeting(NamedTuple):
    """How a fault shows: the move by which it is met, and what was touched in vain."""

    move: Seen | None = None
    wanted: Seen | None = None


class RuleFault(NamedTuple):
    """A fault, how it is met, and what is said of it then."""

    plant: Callable[[pytest.MonkeyPatch], None]
    about: About
    met: Callable[[Seen], Meeting | None]
    """Whether it shows to whoever is to move, in a frame of theirs."""
    turns: int = 100


def hand_of(frame: Seen) -> tuple[int, list[int]]:
    """The zone of one's hand, and the cards in it."""
    seat, zones = frame["you"]["seat"], frame["view"]["zones"]
    found = ((n, z) for n, z in enumerate(zones) if (z["name"], z["owner"]) == ("hand", seat))
    where, zone = next(found)
    return where, zone["cards"]


def on_top(frame: Seen) -> int:
    """The uppermost card of the heap."""
    heap: list[int] = next(z["cards"] for z in frame["view"]["zones"] if z["name"] == "heap")
    return heap[-1]


def laying(frame: Seen, fits: Callable[[int, int], bool]) -> Meeting | None:
    """Lay a card that stands to the one below as asked."""
    _, cards = hand_of(frame)
    for place, card in enumerate(cards):
        move = {"type": "lay", "place": place}
        if fits(card, on_top(frame)) and move in frame["view"]["moves"]:
            return Meeting(move)
    return None


def same_colour(card: int, below: int) -> bool:
    return colour(card) == colour(below) and number(card) != number(below)


def same_number(card: int, below: int) -> bool:
    return number(card) == number(below)


def a_match_counts_twice(patch: pytest.MonkeyPatch) -> None:
    """F-02: it makes a point."""
    honest = Flotsam._match

    def match(game: Flotsam, table: FlotsamTable, seat: Seat) -> None:
        honest(game, table, seat)
        honest(game, table, seat)

    patch.setattr(Flotsam, "_match", match)


def own_colour_is_refused(patch: pytest.MonkeyPatch) -> None:
    """F-02: only its own number is."""
    honest = Flotsam.moves

    def moves(game: Flotsam, table: FlotsamTable, seat: Seat) -> list[FlotsamMove]:
        hand, heap = table.zones[game.hands[seat]], table.zones[game.heap]
        return [
            move
            for move in honest(game, table, seat)
            if not (isinstance(move, Lay) and same_colour(hand[move.place], heap[-1]))
        ]

    patch.setattr(Flotsam, "moves", moves)


def touched_in_vain(frame: Seen) -> Meeting | None:
    """A card of the colour that lies there, which cannot be laid."""
    where, cards = hand_of(frame)
    for place, card in enumerate(cards):
        if same_colour(card, on_top(frame)):
            return Meeting(wanted={"type": "at", "zone": where, "place": place})
    return None


def any_number_may_be_laid(patch: pytest.MonkeyPatch) -> None:
    """F-02: not onto its own number."""
    honest = Flotsam.moves

    def moves(game: Flotsam, table: FlotsamTable, seat: Seat) -> list[FlotsamMove]:
        found = honest(game, table, seat)
        if not found:
            return found
        places = range(len(table.zones[game.hands[seat]]))
        return [*map(Lay, places), *(move for move in found if not isinstance(move, Lay))]

    patch.setattr(Flotsam, "moves", moves)


def a_draw_is_two_cards(patch: pytest.MonkeyPatch) -> None:
    """F-03: the unseen one."""
    honest = Flotsam.play

    def play(
        game: Flotsam, table: FlotsamTable, seat: Seat, move: FlotsamMove, chance: Chance
    ) -> None:
        if isinstance(move, Draw) and len(table.zones[game.pile]) > 1:
            table.move(game.pile, -1, game.hands[seat])
        honest(game, table, seat, move, chance)

    patch.setattr(Flotsam, "play", play)


def drawing(frame: Seen) -> Meeting | None:
    draw = {"type": "draw"}
    return Meeting(draw) if draw in frame["view"]["moves"] else None


def a_point_is_lost_at_the_end(patch: pytest.MonkeyPatch) -> None:
    """F-05: all points count."""
    honest = Flotsam.outcome

    def outcome(game: Flotsam, table: FlotsamTable) -> Outcome | None:
        ended = honest(game, table)
        if ended is None or ended.points is None:
            return ended
        fewer = tuple(points - 1 for points in ended.points)
        return msgspec.structs.replace(ended, points=fewer)

    patch.setattr(Flotsam, "outcome", outcome)


def the_last_move(frame: Seen) -> Meeting | None:
    last = frame["view"]["public"]["turns_left"] == 1
    return Meeting(frame["view"]["moves"][0]) if last else None


RULE_FAULTS = (
    RuleFault(a_match_counts_twice, About.POINTS, lambda frame: laying(frame, same_colour)),
    RuleFault(own_colour_is_refused, About.COULD_NOT, touched_in_vain),
    RuleFault(any_number_may_be_laid, About.SHOULD_NOT, lambda frame: laying(frame, same_number)),
    RuleFault(a_draw_is_two_cards, About.SHOULD_NOT, drawing),
    RuleFault(a_point_is_lost_at_the_end, About.POINTS, the_last_move, turns=2),
)
