"""Drivers who wait for each other at a signal: the race goes on all the same."""

import pytest

from houle.arena import play_game
from houle.games.vague_verte import VagueVerte, VagueVerteOptions
from houle.games.vague_verte.bots import BOTS
from houle.games.vague_verte.bots.imagining import Imagination, VerteKnowledge
from houle.games.vague_verte.bots.waiting import goes_on_first, loses_by_idling, turns_at_rest
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import Discard, Drive, Signal, VagueVerteMove
from houle.games.vague_verte.rules import DRAW_FROM_PILE
from houle.games.vague_verte.state import Cause
from houle.kernel import QuickChance
from tests.games.vague_verte.bots.telling import after
from tests.games.vague_verte.positions import position, vague_verte

ABREAST = "red 4, blue 4, green 1"
BEHIND = "blue 4, blue 3"

Told = tuple[int, VagueVerteMove]
A_ROUND: list[Told] = [
    (0, DRAW_FROM_PILE),
    (0, Discard(4)),
    (1, DRAW_FROM_PILE),
    (1, Discard(4)),
]
DRAWN: Told = (0, DRAW_FROM_PILE)


def waiting(*moves: Told, other: str = ABREAST, viewer: int = 0) -> VerteKnowledge:
    """Two before a red signal, of whom the first holds a green one, after some moves."""
    game = vague_verte(2)
    table = position(
        game,
        hands=[
            "green signal, blue 1, blue 2, tow truck",
            "yellow 1, yellow 2, tow truck, tow truck",
        ],
        streets=["red 2, blue 3, red 3", other],
        red=[3, 2] if other == BEHIND else [3],
        pile="ducks, ducks, tow truck, tow truck, ducks",
        face_up="tow truck",
        drawn=False,
    )
    return after(game, table, viewer, *moves)


def test_turns_at_rest_are_those_in_which_no_street_grew() -> None:
    assert turns_at_rest(waiting()) == 0
    assert turns_at_rest(waiting(*A_ROUND)) == 2
    assert turns_at_rest(waiting(*A_ROUND, DRAWN)) == 2
    green = (*A_ROUND, DRAWN, (0, Signal(0, 3)))
    assert turns_at_rest(waiting(*green, viewer=1)) == 0
    assert turns_at_rest(waiting(*green, (1, DRAW_FROM_PILE), (1, Drive(0)))) == 0


def test_after_a_round_of_waiting_the_expert_turns_the_signal_green() -> None:
    asked = waiting(*A_ROUND, DRAWN)
    assert BOTS["expert"](QuickChance(1)).choose(asked) == Signal(0, 3)


@pytest.mark.parametrize(("other", "goes_on"), [(ABREAST, True), (BEHIND, False)])
def test_whoever_is_ahead_leaves_the_others_waiting(other: str, *, goes_on: bool) -> None:
    """Were the race to end like this, they would have won it."""
    asked = waiting(*A_ROUND, DRAWN, other=other)
    assert BOTS["expert"](QuickChance(1)).choose(asked) != Signal(0, 2)
    imagination = Imagination(asked)
    weights = weights_for(2, original=False)
    chance = QuickChance(1)
    first = goes_on_first(
        vague_verte(2), imagination.seen, lambda: imagination.draw(chance), 2, weights
    )
    assert (first is not None) == goes_on


@pytest.mark.parametrize(("other", "loses"), [(ABREAST, True), (BEHIND, False)])
def test_idling_last_is_for_whoever_is_ahead(other: str, *, loses: bool) -> None:
    """What all share, nobody has won."""
    game, table = vague_verte(2), Imagination(waiting(other=other)).seen
    assert not loses_by_idling(game, table)
    table.public.idle = 1
    assert loses_by_idling(game, table) == loses
    assert table.public.ended is None


@pytest.mark.parametrize("deal", [22, 45, 82])
def test_two_experts_do_not_wait_for_each_other_for_ever(deal: int) -> None:
    """In these deals both stood before a red signal until the cards ran out."""
    game = VagueVerte(2, VagueVerteOptions(length=10))
    bots = [BOTS["expert"](QuickChance(f"houle/{deal}/seat {seat}")) for seat in range(2)]
    outcome = play_game(game, bots, QuickChance(f"houle/{deal}/cards")).outcome
    assert outcome.cause is Cause.ARRIVED
