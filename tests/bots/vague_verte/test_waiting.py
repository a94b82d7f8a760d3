"""Drivers who wait for each other at a signal: the race goes on all the same."""

import pytest

from houle.arena import play_game
from houle.bots.vague_verte import BOTS
from houle.bots.vague_verte.waiting import turns_at_rest
from houle.games.vague_verte import VagueVerte, VagueVerteOptions
from houle.games.vague_verte.moves import Discard, Drive, Signal, VagueVerteMove
from houle.games.vague_verte.rules import DRAW_FROM_PILE
from houle.games.vague_verte.state import Cause
from houle.kernel import Knowledge, QuickChance, Story, Table, know
from tests.games.vague_verte.positions import position, vague_verte

CHANCE = QuickChance(3)
STREET = "red 2, blue 3, red 3"


class Told:
    """A race that somebody follows from a position on."""

    def __init__(self, table: Table, game: VagueVerte) -> None:  # type: ignore[type-arg]
        self._game, self._table = game, table
        self._story = Story(game.layout, ())

    def moves(self, *moves: VagueVerteMove) -> "Told":
        for move in moves:
            seat = self._table.public.turn
            assert self._game.attempt(self._table, seat, move, CHANCE) is None
            self._story.add(seat, self._table.journal or ())
        return self

    def known(self) -> Knowledge:  # type: ignore[type-arg]
        return know(self._game, self._table, self._table.public.turn, self._story)


def at_the_signal(red: list[int], mine: str = "green signal") -> Told:
    game = vague_verte(2)
    table = position(
        game,
        hands=[f"{mine}, blue 1, blue 2, tow truck", "yellow 1, yellow 2, tow truck, tow truck"],
        streets=[STREET, STREET.replace("2", "4")],
        red=red,
        pile="ducks, ducks, tow truck, tow truck, ducks",
        face_up="tow truck",
        drawn=False,
    )
    return Told(table, game)


A_ROUND = (DRAW_FROM_PILE, Discard(4), DRAW_FROM_PILE, Discard(4))


def test_turns_at_rest_are_those_in_which_no_street_grew() -> None:
    waiting = at_the_signal(red=[3])
    assert turns_at_rest(waiting.known()) == 0
    assert turns_at_rest(waiting.moves(*A_ROUND).known()) == 2
    assert turns_at_rest(waiting.moves(DRAW_FROM_PILE).known()) == 2
    assert turns_at_rest(waiting.moves(Signal(0, 3)).known()) == 0
    assert turns_at_rest(waiting.moves(DRAW_FROM_PILE, Drive(0)).known()) == 0


def test_after_a_round_of_waiting_the_expert_turns_the_signal_green() -> None:
    waiting = at_the_signal(red=[3]).moves(*A_ROUND, DRAW_FROM_PILE)
    assert BOTS["expert"](QuickChance(1)).choose(waiting.known()) == Signal(0, 3)


def test_the_expert_who_is_ahead_leaves_the_others_waiting() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["green signal, blue 1, tow truck", "yellow 1, yellow 2, tow truck"],
        streets=[STREET, "blue 4, blue 3"],
        red=[3, 2],
        pile="ducks, ducks, tow truck",
        face_up="tow truck",
        drawn=False,
    )
    waiting = Told(table, game).moves(
        DRAW_FROM_PILE, Discard(3), DRAW_FROM_PILE, Discard(3), DRAW_FROM_PILE
    )
    chosen = BOTS["expert"](QuickChance(1)).choose(waiting.known())
    assert chosen != Signal(0, 2)


@pytest.mark.parametrize("deal", [22, 45, 82])
def test_two_experts_do_not_wait_for_each_other_for_ever(deal: int) -> None:
    """In these deals both stood before a red signal until the cards ran out."""
    game = VagueVerte(2, VagueVerteOptions(length=10))
    bots = [BOTS["expert"](QuickChance(f"houle/{deal}/seat {seat}")) for seat in range(2)]
    outcome = play_game(game, bots, QuickChance(f"houle/{deal}/cards")).outcome
    assert outcome.cause is Cause.ARRIVED
