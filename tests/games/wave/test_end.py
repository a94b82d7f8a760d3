"""The end and the score (W-40 to W-43)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Confirm, Declare, Discard, Phrase, Say
from houle.games.wave.words import Grade, grade
from houle.kernel import Onlooker, Outcome, project
from houle.texts.catalogue import LOCALES, catalogue
from tests.games.wave.positions import (
    INWARD,
    discard,
    playable,
    position,
    refused,
    row,
    wave,
)


@rule("W-40", "W-00", "W-42")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_wins_when_the_last_card_is_discarded(players: int) -> None:
    game = wave(players)
    table = position(game, discard="yellow 2", inward=["yellow 4", "sky 1"])
    discard(game, table, 0, "yellow 4")
    assert game.outcome(table) is None
    discard(game, table, 1, "sky 1")
    assert len(row(table, "discard")) == 34
    assert game.outcome(table) == Outcome(
        cause="last-card",
        winners=tuple(range(players)),
        points=(0,) * players,
        facts={"left": 0, "grade": "triumph"},
    )


@rule("W-40")
def test_after_the_end_nobody_can_do_anything() -> None:
    game = wave(3, virage=True)
    table = position(game, discard="yellow 2", inward=["yellow 4, white 1"], bend="white 2")
    discard(game, table, 0, "yellow 4")
    assert game.outcome(table) is not None
    assert game.to_act(table) == ()
    for seat in range(3):
        assert game.moves(table, seat) == game.asides(table, seat) == []
    for move in (Discard(INWARD, 0), Say(Phrase.OH_NO), Declare(), Confirm()):
        refusal = refused(game, table, 0, move)
        assert (refusal.rule, refusal.reason) == ("W-40", "game-over")


@rule("W-40")
def test_after_the_end_everyone_sees_every_card() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["navy 4", "red 1"], pile="red 2, red 3")
    discard(game, table, 0, "navy 4")
    view = project(game, table, Onlooker.EVERYONE)
    assert [list(zone.cards) for zone in view.zones] == table.zones
    assert project(game, table, 2).zone("inward", 1) == (None,)


@rule("W-41", "W-00")
def test_the_game_ends_at_once_when_the_next_player_can_discard_nothing() -> None:
    game = wave(3)
    table = position(
        game,
        discard="yellow 2",
        inward=["navy 4, red 5", "red 1, white 2", "sky 5"],
        outward=["", "sky 4"],
    )
    discard(game, table, 0, "navy 4")
    assert game.outcome(table) == Outcome(
        cause="blocked", winners=(), points=(-5, -5, -5), facts={"left": 5, "grade": "breeze"}
    )


@rule("W-41")
@pytest.mark.parametrize("side", ["inward", "outward"])
def test_one_card_that_can_be_discarded_keeps_the_game_going(side: str) -> None:
    game = wave(3)
    inward, outward = ("red 1, red 5", "sky 4") if side == "inward" else ("red 1", "sky 4, red 5")
    table = position(game, discard="yellow 2", inward=["navy 4", inward], outward=["", outward])
    discard(game, table, 0, "navy 4")
    assert game.outcome(table) is None
    assert playable(game, table, 1) == ["red 5"]


@rule("W-41", "W-24")
def test_a_player_without_cards_blocks_nobody() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["navy 4", "", "red 5"])
    discard(game, table, 0, "navy 4")
    assert (game.outcome(table), game.to_act(table)) == (None, (2,))


@rule("W-41", "W-22")
def test_the_card_just_drawn_counts_when_the_same_player_is_next() -> None:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["navy 4, red 1"], pile="sky 5")
    discard(game, table, 0, "navy 4")
    assert game.outcome(table) is None
    assert playable(game, table, 0) == ["sky 5"]


@rule("W-42")
def test_cards_in_hands_and_in_the_pile_are_left_over() -> None:
    game = wave(4)
    table = position(
        game,
        discard="yellow 2",
        inward=["navy 4, red 1", "red 2", "sky 3", "white 1"],
        outward=["white 2", "white 3", "", "orange 4"],
        pile="sky 1, sky 2, sky 4",
    )
    discard(game, table, 0, "navy 4")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.cause == "blocked"
    assert outcome.facts == {"left": 10, "grade": "chop"}
    assert outcome.points == (-10, -10, -10, -10)


@rule("W-42")
@pytest.mark.parametrize(
    ("fewest", "most", "expected"),
    [
        (0, 0, Grade.TRIUMPH),
        (1, 2, Grade.SWELL),
        (3, 5, Grade.BREEZE),
        (6, 10, Grade.CHOP),
        (11, 33, Grade.WIPEOUT),
    ],
)
def test_the_five_grades(fewest: int, most: int, expected: Grade) -> None:
    assert {grade(left) for left in range(fewest, most + 1)} == {expected}


@rule("W-42")
@pytest.mark.parametrize("locale", LOCALES)
def test_each_grade_has_closing_words_of_its_own(locale: str) -> None:
    texts = catalogue(type(wave(3)), locale)
    words = [texts.say(f"grade-{each}") for each in Grade]
    assert None not in words
    assert len(set(words)) == len(Grade) == 5


@rule("W-43")
def test_inversion_cards_in_the_pile_are_not_left_over() -> None:
    game = wave(3, colour_tide=True, number_tide=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["navy 4", "red 1"],
        pile="sky 1, colour tide, number tide, white 1, second number tide, second colour tide",
    )
    discard(game, table, 0, "navy 4")
    outcome = game.outcome(table)
    assert outcome is not None
    assert row(table, "outward", 0) == ["sky 1"]
    assert len(row(table, "pile")) == 5
    assert outcome.facts["left"] == 3
