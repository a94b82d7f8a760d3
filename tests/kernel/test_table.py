"""Moving, dealing, shuffling: what it does to the cards, to the journal and to knowledge."""

import copy
import pickle

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houle.kernel import ANY_FACE, QuickChance, ScriptedChance, TrackedTable
from houle.kernel.steps import Happened, RawMove, Rolled, Shuffled
from tests.kernel.toys import (
    BACK,
    HAND,
    OTHER_PURSE,
    OTHER_SPOT,
    PILE,
    PURSE,
    ROW,
    SPOT,
    Nothing,
    toy_table,
    who_knows,
)


def test_a_card_moves_from_the_top_of_one_zone_onto_another() -> None:
    table = toy_table()
    assert table.move(PILE, -1, ROW) == 9
    assert table.move(PILE, 0, ROW) == 0
    assert table.zone("row") == [9, 0]
    assert table.zone("pile") == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_journal_notes_places_and_who_saw_the_face() -> None:
    table = toy_table()
    table.move(PILE, -1, BACK)
    step = (table.journal or [])[-1]
    assert isinstance(step, RawMove)
    assert step[:5] == (9, PILE, 9, BACK, 0)
    assert [step.seen >> seat & 1 for seat in range(3)] == [0, 1, 1]


def test_dealing_is_moving_one_by_one() -> None:
    noted, quiet = toy_table(), toy_table(journal=False)
    for table in (noted, quiet):
        table.deal(PILE, HAND, 3)
        table.deal(PILE, BACK, 0)
    assert noted.zone("hand", 0) == quiet.zone("hand", 0) == [9, 8, 7]
    assert noted.zone("back", 0) == quiet.zone("back", 0) == []
    assert noted.known == quiet.known
    assert len(noted.journal or []) == 3


def test_a_card_is_known_to_those_who_saw_it_arrive_and_stays_known() -> None:
    table = toy_table()
    table.move(PILE, -1, BACK)
    assert who_knows(table, 9) == {1, 2}
    table.move(BACK, 0, PILE)
    assert who_knows(table, 9) == {1, 2}
    table.move(PILE, -1, ROW)
    assert who_knows(table, 9) == {0, 1, 2}


def test_a_shuffle_makes_places_unknown() -> None:
    table = toy_table()
    table.move(PILE, -1, ROW)
    table.move(ROW, 0, PILE)
    assert who_knows(table, 9) == {0, 1, 2}
    table.shuffle(PILE, QuickChance(1))
    assert who_knows(table, 9) == set()
    assert table.journal is not None
    assert table.journal[-1] == Shuffled(PILE)


def test_shuffling_in_the_open_hides_nothing() -> None:
    table = toy_table(journal=False)
    table.deal(PILE, ROW, 2)
    table.shuffle(ROW, ScriptedChance(orders=[[8, 9]]))
    assert table.zone("row") == [9, 8]
    assert who_knows(table, 9) == {0, 1, 2}


def test_a_card_leaving_a_purse_unseen_could_be_any_of_them() -> None:
    table = toy_table()
    table.deal(PILE, ROW, 2)
    table.deal(ROW, PURSE, 2)
    table.move(PILE, -1, PURSE)
    assert who_knows(table, 9) == {0, 1, 2}
    assert who_knows(table, 7) == {1}

    table.move(PURSE, 0, OTHER_PURSE)

    for card in (8, 9):
        assert who_knows(table, card) == {1, 2}
    assert who_knows(table, 7) == {1}


def test_a_card_leaving_a_purse_in_the_open_is_told_apart_from_the_rest() -> None:
    table = toy_table()
    table.deal(PILE, ROW, 2)
    table.deal(ROW, PURSE, 2)
    table.move(PURSE, 0, ROW)
    assert who_knows(table, 8) == {0, 1, 2}
    assert who_knows(table, 9) == {0, 1, 2}


def purse_of_three() -> TrackedTable[Nothing]:
    """Seat 1 holds 7, 8 and 9 in the purse; all saw them go there."""
    table = toy_table()
    table.deal(PILE, ROW, 3)
    table.deal(ROW, PURSE, 3)
    return table


def test_whoever_saw_a_card_go_aside_unseen_knows_the_rest_again_once_it_is_shown() -> None:
    table = purse_of_three()
    table.move(PURSE, 1, SPOT)
    assert [who_knows(table, card) for card in (7, 8, 9)] == [{1}, {1}, {1}]
    table.move(SPOT, 0, ROW)
    assert [who_knows(table, card) for card in (7, 8, 9)] == [{0, 1, 2}] * 3
    assert table.doubts == ()


def test_two_cards_aside_are_two_to_be_shown() -> None:
    table = purse_of_three()
    table.move(PURSE, 0, SPOT)
    table.move(PURSE, 0, OTHER_SPOT)
    table.move(SPOT, 0, ROW)
    assert [who_knows(table, card) for card in (7, 8, 9)] == [{0, 1, 2}, {1}, {1}]
    table.move(OTHER_SPOT, 0, ROW)
    assert [who_knows(table, card) for card in (7, 8, 9)] == [{0, 1, 2}] * 3


def test_a_card_that_goes_on_unseen_is_lost_from_sight_with_the_rest() -> None:
    table = purse_of_three()
    table.move(PURSE, 0, SPOT)
    table.move(SPOT, 0, OTHER_SPOT)
    assert table.doubts == ()
    table.move(OTHER_SPOT, 0, ROW)
    assert [who_knows(table, card) for card in (7, 8, 9)] == [{0, 1, 2}, {1}, {1}]


def test_a_card_seen_leaving_the_purse_is_not_the_one_aside() -> None:
    table = purse_of_three()
    table.move(PURSE, 0, SPOT)
    table.move(PURSE, 0, ROW)
    assert who_knows(table, 8) == {0, 1, 2}
    assert {doubt.cards for doubt in table.doubts} == {1 << 7 | 1 << 9}


def test_a_hand_passed_on_whole_stays_known_to_those_who_knew_it() -> None:
    table = purse_of_three()
    table.move_all(PURSE, OTHER_PURSE)
    assert table.zone("purse", 2) == [7, 8, 9]
    assert table.zone("purse", 1) == []
    assert [who_knows(table, card) for card in (7, 8, 9)] == [{0, 1, 2}] * 3
    steps = [step for step in table.journal or [] if isinstance(step, RawMove)][-3:]
    assert [step[:5] for step in steps] == [
        (card, PURSE, 0, OTHER_PURSE, place) for place, card in enumerate((7, 8, 9))
    ]


def test_a_doubt_goes_with_the_hand_that_is_passed_on() -> None:
    table = purse_of_three()
    table.move(PURSE, 0, OTHER_SPOT)
    table.move_all(PURSE, OTHER_PURSE)
    table.move(OTHER_SPOT, 0, ROW)
    assert [who_knows(table, card) for card in (8, 9)] == [{0, 1, 2}] * 2


def test_a_doubt_ends_where_the_hand_is_mixed_with_other_cards() -> None:
    table = purse_of_three()
    table.move(PILE, -1, OTHER_PURSE)
    table.move(PURSE, 0, OTHER_SPOT)
    table.move_all(PURSE, OTHER_PURSE)
    assert table.doubts == ()
    assert [who_knows(table, card) for card in (8, 9)] == [{1, 2}] * 2


def test_moving_everything_works_without_a_journal_too() -> None:
    table = toy_table(journal=False)
    table.deal(PILE, PURSE, 2)
    table.move_all(PURSE, ROW)
    assert table.zone("row") == [9, 8]
    assert who_knows(table, 9) == {0, 1, 2}


def test_a_shuffle_ends_all_doubt_and_all_knowledge() -> None:
    table = purse_of_three()
    table.move(PURSE, 0, SPOT)
    table.shuffle(PURSE, QuickChance(1))
    assert table.doubts == ()
    table.move(SPOT, 0, ROW)
    assert [who_knows(table, card) for card in (8, 9)] == [{1}, {1}]


def test_what_was_learned_is_narrowed_further_by_each_new_fact() -> None:
    table = toy_table()
    table.move(PILE, -1, HAND)
    table.learn(1, 9, 0b11_1111_0000)
    table.learn(1, 9, 0b10_0001_0000)
    assert table.learned == [{}, {9: 0b10_0001_0000}, {}]


def test_there_is_nothing_to_learn_about_a_card_that_one_knows() -> None:
    table = toy_table()
    table.move(PILE, -1, HAND)
    table.learn(0, 9, 1 << 9)
    assert table.learned == [{}, {}, {}]


def test_a_table_without_a_journal_remembers_no_steps_and_no_lessons() -> None:
    table = toy_table(journal=False)
    table.move(PILE, -1, HAND)
    table.learn(1, 9, 1)
    table.happen("storm")
    table.shuffle(PILE, QuickChance(1))
    assert table.roll(6, ScriptedChance([2])) == 3
    table.move(PILE, -1, PURSE)
    table.move(PURSE, 0, OTHER_PURSE)
    assert table.journal is None
    assert table.learned is None


def test_lessons_are_forgotten_in_a_shuffle() -> None:
    table = toy_table()
    table.learn(1, 9, 1)
    table.shuffle(PILE, QuickChance(1))
    assert table.learned == [{}, {}, {}]


def test_lessons_about_a_purse_blur_when_a_card_leaves_it_unseen() -> None:
    table = toy_table()
    table.deal(PILE, PURSE, 2)
    table.learn(0, 9, 0b01)
    table.learn(0, 8, 0b10)
    table.learn(2, 9, 0b01)
    table.move(PURSE, 0, OTHER_PURSE)
    assert table.learned is not None
    assert table.learned[0] == {9: 0b11, 8: 0b11}
    assert table.learned[2] == {}


BIG = 0b11_1110_0000
"""Cards 5 to 9."""


@pytest.mark.parametrize("leaves", [7, 8, 9])
def test_a_card_leaving_openly_takes_along_the_tightest_lesson_that_it_fits(leaves: int) -> None:
    """Seat 0 knows of two cards that they are big; a third came later and looks the same."""
    table = toy_table()
    table.deal(PILE, PURSE, 2)
    for card in (9, 8):
        table.learn(0, card, BIG)
    table.move(PILE, -1, PURSE)
    table.move(PURSE, table.zone("purse", 1).index(leaves), ROW)
    assert table.learned is not None
    lessons = [table.learned[0].get(card, ANY_FACE) for card in table.zone("purse", 1)]
    assert sorted(lessons) == [ANY_FACE, BIG]


def test_a_card_leaving_openly_takes_no_lesson_that_it_does_not_fit() -> None:
    table = toy_table()
    table.deal(PILE, PURSE, 2)
    for card in (9, 8):
        table.learn(0, card, BIG)
    table.move(PILE, 0, PURSE)
    table.move(PURSE, 2, ROW)
    assert table.learned is not None
    assert table.learned[0] == {9: BIG, 8: BIG}


def test_a_card_that_one_knew_takes_no_lesson_of_another() -> None:
    table = toy_table()
    table.deal(PILE, PURSE, 2)
    table.move(PILE, -1, ROW)
    table.move(ROW, 0, PURSE)
    for card in (9, 8):
        table.learn(0, card, BIG)
    table.move(PURSE, 2, ROW)
    assert table.learned is not None
    assert table.learned[0] == {9: BIG, 8: BIG}


def test_rolls_and_happenings_are_noted() -> None:
    table = toy_table()
    assert table.roll(6, ScriptedChance([5])) == 6
    table.happen("storm", strength=3)
    assert table.journal == [Rolled(6, 6), Happened("storm", {"strength": 3})]


def test_a_copy_is_equal_and_apart() -> None:
    table = toy_table()
    table.move(PILE, -1, HAND)
    table.learn(1, 9, 1)
    twin = table.copy()
    assert twin == table
    twin.move(PILE, -1, HAND)
    twin.public.round = 1
    twin.learn(1, 9, 0)
    assert twin != table
    assert table.zone("hand", 0) == [9]
    assert table.public.round == 0
    assert table.learned == [{}, {9: 1}, {}]
    assert len(table.journal or []) == 1


def test_a_copy_without_a_journal_has_none_either() -> None:
    twin = toy_table(journal=False).copy()
    assert twin.journal is None
    assert twin.learned is None


@pytest.mark.parametrize("difference", ["cards", "public", "known", "layout", "kind"])
def test_tables_differ_if_anything_about_them_does(difference: str) -> None:
    table, other = toy_table(), toy_table()
    other.layout = table.layout
    assert table == other
    match difference:
        case "cards":
            other.zones[PILE].reverse()
        case "public":
            other.public.round = 1
        case "known":
            other.known[3] = 0
        case "layout":
            other = toy_table()
    assert table != ("no table" if difference == "kind" else other)


def test_a_table_does_not_travel() -> None:
    table = toy_table()
    with pytest.raises(TypeError, match="does not travel"):
        pickle.dumps(table)
    with pytest.raises(TypeError, match="does not travel"):
        copy.copy(table)
    with pytest.raises(TypeError):
        msgspec.json.encode(table)
    with pytest.raises(TypeError):
        hash(table)


def test_its_description_shows_no_card() -> None:
    table = toy_table()
    table.move(PILE, -1, HAND)
    assert repr(table) == (
        "<TrackedTable pile: 9, row: 0, hand0: 1, back0: 0, "
        "purse1: 0, purse2: 0, spot1: 0, spot: 0>"
    )


# How long one of them takes depends on what else the machine does.
@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(range(8)), st.integers(0, 9), st.sampled_from(range(8)))))
def test_whatever_moves_no_card_is_lost_and_every_visible_card_is_known(
    moves: list[tuple[int, int, int]],
) -> None:
    table = toy_table()
    for origin, place, target in moves:
        if place < len(table.zones[origin]):
            table.move(origin, place, target)
        assert sorted(card for zone in table.zones for card in zone) == list(range(10))
        for zone, cards in enumerate(table.zones):
            for card in cards:
                assert table.known[card] & table.eyes[zone] == table.eyes[zone]
