"""Two players and the dummy Vaimiti (W-50 to W-55)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Discard, Phrase, Propose, Say, Swap
from houle.games.wave.state import VAIMITI
from houle.kernel import Outcome, Who, project
from tests.games.wave.positions import (
    INWARD,
    card,
    discard,
    happenings,
    play,
    position,
    propose,
    refused,
    row,
    top,
    wave,
)

HER = VAIMITI


# Where she sits


@rule("W-50")
def test_she_sits_after_the_second_player() -> None:
    game = wave(2)
    table = position(
        game,
        discard="white 1",
        inward=["yellow 1, sky 3", "yellow 2, sky 4"],
        face_up="yellow 3, white 3, navy 0",
    )
    turns = [table.public.turn]
    discard(game, table, 0, "yellow 1")
    turns.append(table.public.turn)
    discard(game, table, 1, "yellow 2")
    turns.append(table.public.turn)
    propose(game, table, 0, "yellow 3")
    propose(game, table, 1, "yellow 3")
    turns.append(table.public.turn)
    assert turns == [0, 1, HER, 0]


@rule("W-50", "W-25")
def test_in_the_other_direction_she_comes_after_the_first_player() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 4",
        inward=["white 5, sky 3", "red 5, sky 4"],
        face_up="orange 3, red 3, white 3",
    )
    discard(game, table, 0, "white 5")
    assert table.public.turn == HER
    propose(game, table, 0, "orange 3")
    propose(game, table, 1, "orange 3")
    assert table.public.turn == 1


@rule("W-50")
@pytest.mark.parametrize("players", [3, 4])
def test_she_surfs_with_two_players_only(players: int) -> None:
    assert not {"face-up", "face-down"} & {zone.name for zone in wave(players).layout.zones}


@rule("W-51")
def test_nobody_sees_her_face_down_cards_and_both_see_the_others() -> None:
    game = wave(2)
    table = position(game, discard="yellow 2", face_up="sky 1, sky 2", face_down="red 2, red 3")
    for seat in (0, 1):
        view = project(game, table, seat)
        assert view.zone("face-up", HER) == (card("sky 1"), card("sky 2"))
        assert view.zone("face-down", HER) == (None, None)


# What she plays


@rule("W-52")
def test_the_two_players_choose_among_her_face_up_cards_that_can_be_played() -> None:
    game = wave(2)
    table = position(
        game, discard="yellow 2", face_up="sky 1, yellow 1, yellow 4", face_down="navy 4", turn=HER
    )
    assert game.to_act(table) == (0, 1)
    for seat in (0, 1):
        assert game.moves(table, seat) == [Propose(0), Propose(2)]
    for hopeless in (Propose(1), Propose(3), Propose(-1)):
        refusal = refused(game, table, 0, hopeless)
        assert (refusal.rule, refusal.reason) == ("W-52", "cannot-be-hers")


@rule("W-52")
def test_her_card_is_played_when_both_propose_the_same() -> None:
    game = wave(2)
    table = position(
        game, discard="yellow 2", inward=["red 5"], face_up="sky 1, yellow 4", turn=HER
    )
    propose(game, table, 0, "yellow 4")
    (happened,) = happenings(game, table)
    assert happened.name == "proposed"
    assert happened.facts == {"who": Who(0), "card": game.face(card("yellow 4")), "face-down": "no"}
    assert list(table.public.proposals) == [Propose(1), None]
    assert (game.to_act(table), top(table)) == ((1,), "yellow 2")
    propose(game, table, 1, "yellow 4")
    assert (game.to_act(table), top(table)) == ((0,), "yellow 4")
    assert list(table.public.proposals) == [None, None]


@rule("W-52")
@pytest.mark.parametrize("waverer", [0, 1])
def test_while_they_differ_nothing_is_played_and_either_may_give_in(waverer: int) -> None:
    game = wave(2)
    table = position(
        game, discard="yellow 2", inward=["red 5"], face_up="sky 1, yellow 4, red 3", turn=HER
    )
    wishes = ["sky 1", "yellow 4"]
    propose(game, table, 0, wishes[0])
    propose(game, table, 1, wishes[1])
    assert (game.to_act(table), top(table)) == ((0, 1), "yellow 2")
    assert game.moves(table, 0) == [Propose(1), Propose(2)]
    propose(game, table, waverer, wishes[1 - waverer])
    assert top(table) == wishes[1 - waverer]


@rule("W-52")
def test_a_proposal_may_be_changed_while_the_other_still_thinks() -> None:
    game = wave(2)
    table = position(
        game, discard="yellow 2", inward=["red 5"], face_up="sky 1, yellow 4, red 3", turn=HER
    )
    propose(game, table, 1, "sky 1")
    assert game.to_act(table) == (0,)
    assert game.moves(table, 1) == []
    assert {Propose(1), Propose(2)} <= set(game.asides(table, 1))
    same = refused(game, table, 1, Propose(0))
    assert (same.rule, same.reason) == ("W-52", "same-proposal")
    propose(game, table, 1, "red 3")
    assert list(table.public.proposals) == [None, Propose(2)]
    propose(game, table, 0, "red 3")
    assert top(table) == "red 3"


@rule("W-52")
def test_proposals_are_for_her_turn() -> None:
    game = wave(2)
    table = position(game, discard="yellow 2", inward=["red 5"], face_up="sky 1, yellow 4")
    for seat in (0, 1):
        refusal = refused(game, table, seat, Propose(0))
        assert (refusal.rule, refusal.reason) == ("W-52", "not-her-turn")
    table.public.turn = HER
    for seat in (0, 1):
        refusal = refused(game, table, seat, Discard(INWARD, 0))
        assert (refusal.rule, refusal.facts) == ("W-20", {"who": Who(HER)})


@rule("W-52")
def test_at_a_table_without_her_nobody_proposes() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["", "", "red 5"], turn=2)
    assert refused(game, table, 0, Propose(0)).reason == "not-her-turn"


@rule("W-52")
def test_the_only_card_she_can_play_is_played_without_asking() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["sky 5", "red 4"],
        face_up="red 1, sky 4, white 2",
        pile="navy 1, navy 2",
        turn=1,
    )
    discard(game, table, 1, "red 4")
    assert top(table) == "sky 4"
    assert row(table, "face-up", HER) == ["red 1", "white 2", "navy 2"]
    assert game.to_act(table) == (0,)


@rule("W-52", "W-25")
def test_her_turn_symbols_reverse_the_direction_too() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["sky 5", "red 4, sky 4"],
        face_up="sky 0, white 2",
        turn=1,
    )
    discard(game, table, 1, "red 4")
    assert top(table) == "sky 0"
    assert (table.public.direction, game.to_act(table)) == (-1, (1,))


@rule("W-52", "W-32")
def test_her_card_ends_what_was_said() -> None:
    game = wave(2)
    table = position(game, discard="yellow 2", inward=["red 5"], face_up="sky 1, red 1", turn=HER)
    play(game, table, 1, Say(Phrase.WAIT))
    propose(game, table, 0, "sky 1")
    assert list(table.public.said) == [None, Phrase.WAIT]
    propose(game, table, 1, "sky 1")
    assert list(table.public.said) == [None, None]


# What she draws


@rule("W-53")
def test_she_replaces_her_card_face_up() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 5"],
        face_up="sky 1, yellow 4, red 3",
        face_down="white 1, white 2",
        pile="navy 1, navy 2",
        turn=HER,
    )
    propose(game, table, 0, "yellow 4")
    propose(game, table, 1, "yellow 4")
    assert row(table, "face-up", HER) == ["sky 1", "red 3", "navy 1"]
    assert row(table, "face-down", HER) == ["white 1", "white 2"]
    assert row(table, "pile") == ["navy 2"]


@rule("W-54")
def test_with_an_empty_pile_a_face_down_card_is_turned_up_each_turn() -> None:
    game = wave(2)
    table = position(
        game,
        discard="white 1",
        inward=["orange 1, sky 4, red 5", "red 1, sky 5"],
        face_up="yellow 1, yellow 2, yellow 3",
        face_down="navy 1, navy 2",
        turn=HER,
    )
    propose(game, table, 0, "yellow 1")
    propose(game, table, 1, "yellow 1")
    assert row(table, "face-up", HER) == ["yellow 2", "yellow 3", "navy 2"]
    assert row(table, "face-down", HER) == ["navy 1"]
    discard(game, table, 0, "orange 1")
    discard(game, table, 1, "red 1")
    propose(game, table, 0, "yellow 2")
    propose(game, table, 1, "yellow 2")
    assert row(table, "face-up", HER) == ["yellow 3", "navy 2", "navy 1"]
    assert row(table, "face-down", HER) == []
    discard(game, table, 0, "sky 4")
    discard(game, table, 1, "sky 5")
    propose(game, table, 0, "navy 2")
    propose(game, table, 1, "navy 2")
    assert row(table, "face-up", HER) == ["yellow 3", "navy 1"]


@rule("W-54")
def test_while_there_is_a_pile_her_face_down_cards_stay_down() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 5"],
        face_up="sky 1, yellow 4",
        face_down="white 1, white 2",
        pile="navy 1",
        turn=HER,
    )
    propose(game, table, 0, "yellow 4")
    propose(game, table, 1, "yellow 4")
    assert row(table, "pile") == []
    assert row(table, "face-down", HER) == ["white 1", "white 2"]


# Her end


@rule("W-55")
def test_without_cards_she_is_passed_over() -> None:
    game = wave(2)
    table = position(game, discard="yellow 2", inward=["sky 5", "red 4"], turn=1)
    discard(game, table, 1, "red 4")
    assert game.to_act(table) == (0,)


@rule("W-55", "W-41", "W-42")
def test_the_game_ends_when_none_of_her_face_up_cards_can_be_played() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["sky 5", "navy 4"],
        face_up="red 4, sky 3, white 1",
        face_down="orange 5, yellow 5",
        turn=1,
    )
    discard(game, table, 1, "navy 4")
    assert game.outcome(table) == Outcome(
        cause="blocked", winners=(), points=(-6, -6), facts={"left": 6, "grade": "chop"}
    )


@rule("W-55", "W-40")
def test_two_players_win_when_her_last_card_is_discarded_too() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["", "red 2"],
        face_up="red 3",
        face_down="red 5",
        turn=1,
    )
    discard(game, table, 1, "red 2")
    assert row(table, "discard")[-3:] == ["red 2", "red 3", "red 5"]
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("last-card", (0, 1))


@rule("W-63")
def test_she_never_swaps() -> None:
    game = wave(2, virage=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 5, red 4"],
        face_up="sky 1, sky 2",
        bend="navy 1",
        turn=HER,
    )
    for seat in (0, 1):
        assert not [move for move in game.moves(table, seat) if isinstance(move, Swap)]
        assert refused(game, table, seat, Swap(INWARD, 0)).reason == "not-your-turn"
