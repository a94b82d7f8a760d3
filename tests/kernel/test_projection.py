"""What a viewer sees of a table and of what happened at it."""

import msgspec
import pytest

from houle.kernel import (
    Game,
    NotYetError,
    Onlooker,
    QuickChance,
    ScriptedChance,
    TrackedTable,
    Viewer,
    project,
    project_steps,
)
from houle.kernel.steps import Happened, Moved, Shuffled, Who
from tests.conformance.lowtide import Cheer, Choose, LowTide, NoOptions, TideMove, TidePublic

HANDS_OF_TWO = [[1, 5, 9, 2, 6, 10]]
"""Drawn in this order: 1, 5, 9 for the first player and 2, 6, 10 for the second."""


def low_tide() -> tuple[LowTide, TrackedTable[TidePublic]]:
    """Two players at the start of a game of Low Tide."""
    game = LowTide(2)
    return game, game.start(ScriptedChance(orders=HANDS_OF_TWO))


def play(
    game: Game[TidePublic, TideMove, NoOptions],
    table: TrackedTable[TidePublic],
    seat: int,
    move: TideMove,
) -> None:
    assert game.attempt(table, seat, move, ScriptedChance()) is None


def test_a_seat_sees_its_own_hand_and_blanks_elsewhere() -> None:
    game, table = low_tide()
    view = project(game, table, 0)
    assert view.zone("hand", 0) == (1, 5, 9)
    assert view.zone("hand", 1) == (None, None, None)
    assert view.zone("pile") == (None,) * 6
    assert view.moves == (Choose(0), Choose(1), Choose(2))
    assert view.asides == (Cheer(),)
    assert view.to_act == (0, 1)


def test_a_watcher_sees_what_all_seats_see_and_may_do_nothing() -> None:
    game, table = low_tide()
    view = project(game, table, Onlooker.WATCHER)
    assert view.zone("hand", 0) == view.zone("hand", 1) == (None, None, None)
    assert view.moves == view.asides == ()


def test_everyone_sees_everything_but_only_after_the_end() -> None:
    game, table = low_tide()
    with pytest.raises(NotYetError):
        project(game, table, Onlooker.EVERYONE)
    with pytest.raises(NotYetError):
        project_steps(game, table, Onlooker.EVERYONE)
    for _ in range(3):
        play(game, table, 0, Choose(0))
        play(game, table, 1, Choose(0))
    view = project(game, table, Onlooker.EVERYONE)
    assert None not in view.zone("pile")
    assert view.outcome is not None
    assert view.outcome.points == (3, 0)
    assert all(
        step.card is not None and step.origin_place is not None
        for step in project_steps(game, table, Onlooker.EVERYONE)
        if isinstance(step, Moved)
    )


def test_a_moment_of_a_finished_game_may_be_looked_at_with_all_cards_open() -> None:
    game, table = low_tide()
    play(game, table, 0, Choose(0))
    view = project(game, table, Onlooker.EVERYONE, over=True)
    assert all(card is not None for zone in view.zones for card in zone.cards)
    (chosen,) = project_steps(game, table, Onlooker.EVERYONE, over=True)
    assert isinstance(chosen, Moved)
    assert chosen.card is not None


@pytest.mark.parametrize(
    ("viewer", "card", "place"),
    [(0, 5, 1), (1, None, None), (Onlooker.WATCHER, None, None)],
)
def test_a_secret_choice_shows_neither_its_face_nor_its_place(
    viewer: Viewer, card: int | None, place: int | None
) -> None:
    game, table = low_tide()
    play(game, table, 0, Choose(1))
    hand, chosen = game.layout.zone("hand", 0), game.layout.zone("chosen", 0)
    assert project_steps(game, table, viewer) == (Moved(card, hand, place, chosen, 0),)


def test_where_a_card_goes_in_a_loose_zone_is_for_those_with_eyes_on_it() -> None:
    game, table = low_tide()
    dealt = project_steps(game, table, 0)
    assert dealt[0] == Shuffled(game.pile)
    first, fourth = dealt[1], dealt[4]
    assert first == Moved(1, game.pile, 11, game.hands[0], 0)
    assert fourth == Moved(None, game.pile, 8, game.hands[1], None)


def test_happenings_are_for_all() -> None:
    game, table = low_tide()
    play(game, table, 1, Cheer())
    cheer = Happened("cheered", {"who": Who(1)})
    assert project_steps(game, table, 0) == (cheer,)
    assert project_steps(game, table, Onlooker.WATCHER) == (cheer,)


def test_without_a_journal_there_is_nothing_to_tell() -> None:
    game = LowTide(2)
    table = game.start(QuickChance(1), journal=False)
    assert project_steps(game, table, 0) == ()


def test_a_view_is_not_tied_to_the_table() -> None:
    game, table = low_tide()
    view = project(game, table, 0)
    before = msgspec.json.encode(view)
    play(game, table, 0, Choose(1))
    play(game, table, 1, Cheer())
    assert msgspec.json.encode(view) == before
