"""The table option *strict* (W-28); with Nazaré it is in `test_nazare_with_others.py`."""

from houle.conformance.rules import rule
from houle.games.wave.moves import Discard
from houle.kernel import Who, project
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    discard,
    happenings,
    position,
    refused,
    row,
    top,
    wave,
)


@rule("W-28")
def test_strict_is_off_by_default() -> None:
    assert wave(3).options.strict is False


@rule("W-28")
def test_every_outward_card_may_be_chosen_and_nothing_is_shown_about_them() -> None:
    game = wave(3, strict=True)
    views = []
    for outward in ("white 2, sky 1", "sky 1, white 2"):
        table = position(game, discard="yellow 2", inward=["yellow 1, red 1"], outward=[outward])
        views.append(project(game, table, 0))
    assert views[0] == views[1]
    assert views[0].moves == (Discard(INWARD, 1), Discard(OUTWARD, 0), Discard(OUTWARD, 1))


@rule("W-28", "W-42")
def test_choosing_an_outward_card_that_is_too_low_ends_the_game() -> None:
    game = wave(3, strict=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 1", "sky 5"],
        outward=["white 2, sky 1"],
        pile="navy 1",
    )
    discard(game, table, 0, "white 2")
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("wrong-card", ())
    assert outcome.facts["left"] == 5
    assert top(table) == "yellow 2"
    assert row(table, "outward", 0) == ["white 2", "sky 1"]
    (happened,) = happenings(game, table)
    assert (happened.name, happened.facts) == ("wrong-card", {"who": Who(0)})


@rule("W-28")
def test_the_card_wrongly_chosen_counts_as_left_over() -> None:
    game = wave(3, strict=True)
    table = position(game, discard="yellow 4", outward=["white 2, sky 1"])
    discard(game, table, 0, "white 2")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.facts["left"] == 2


@rule("W-28")
def test_choosing_an_outward_card_that_is_high_enough_is_a_discard_like_any_other() -> None:
    game = wave(3, strict=True)
    table = position(
        game, discard="yellow 2", inward=["red 1", "sky 5"], outward=["sky 1"], pile="navy 1"
    )
    discard(game, table, 0, "sky 1")
    assert game.outcome(table) is None
    assert (top(table), game.to_act(table)) == ("sky 1", (1,))
    assert row(table, "inward", 0) == ["red 1", "navy 1"]


@rule("W-28", "W-21")
def test_an_inward_card_that_is_too_low_is_refused_all_the_same() -> None:
    game = wave(3, strict=True)
    table = position(game, discard="yellow 2", inward=["yellow 1, red 1"])
    assert refused(game, table, 0, Discard(INWARD, 0)).rule == "W-21"


@rule("W-28", "W-41")
def test_a_strict_game_ends_too_when_nothing_at_all_can_be_played() -> None:
    game = wave(3, strict=True)
    table = position(
        game, discard="yellow 2", inward=["navy 4", "red 1"], outward=["", "sky 4, white 1"]
    )
    discard(game, table, 0, "navy 4")
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.facts["left"]) == ("blocked", 3)
