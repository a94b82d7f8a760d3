"""The table option *open mistakes* (W-29, W-29b, W-89b), alone and with all that it meets."""

from collections.abc import Iterator

import pytest

from houle.conformance.rules import rule
from houle.games.wave import Wave, WaveOptions
from houle.games.wave.moves import Advice, Discard, Phrase, Point, Say
from houle.kernel import (
    KeyedChance,
    Onlooker,
    RefusedError,
    Who,
    deal_world,
    project,
    project_steps,
)
from houle.kernel.chance import QuickChance
from houle.tables.running import Running, begun, played, revocable
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    card,
    discard,
    happenings,
    lay_down,
    play,
    playable,
    position,
    refused,
    row,
    swap,
    top,
    wave,
)

OPEN = wave(3, open_mistakes=True)


@rule("W-29", "W-29b")
def test_it_is_off_by_default_and_goes_not_with_strict() -> None:
    assert wave(3).options.open_mistakes is False
    with pytest.raises(RefusedError) as caught:
        Wave(3, WaveOptions(strict=True, open_mistakes=True))
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("W-29b", "strict-and-open")


@rule("W-29")
def test_every_outward_card_may_be_chosen_and_nothing_is_shown_about_them() -> None:
    views = []
    for outward in ("white 2, sky 1", "sky 1, white 2"):
        table = position(OPEN, discard="yellow 2", inward=["yellow 1, red 1"], outward=[outward])
        views.append(project(OPEN, table, 0))
    assert views[0] == views[1]
    assert views[0].moves == (Discard(INWARD, 1), Discard(OUTWARD, 0), Discard(OUTWARD, 1))


@rule("W-29")
def test_a_card_that_does_not_fit_is_shown_to_all_and_comes_back_inward() -> None:
    table = position(
        OPEN,
        discard="yellow 2",
        inward=["red 1", "sky 5"],
        outward=["white 2, sky 1"],
        pile="navy 1",
    )
    discard(OPEN, table, 0, "white 2")
    assert (row(table, "inward", 0), row(table, "outward", 0)) == (["red 1", "white 2"], ["sky 1"])
    assert (top(table), row(table, "pile")) == ("yellow 2", ["navy 1"])
    assert (OPEN.outcome(table), OPEN.to_act(table)) == (None, (0,))
    (told,) = happenings(OPEN, table)
    assert (told.name, told.facts) == (
        "came-back",
        {"who": Who(0), "card": OPEN.face(card("white 2"))},
    )
    for viewer in (0, 1, 2, Onlooker.WATCHER):
        assert card("white 2") in [
            getattr(step, "card", None) for step in project_steps(OPEN, table, viewer)
        ]


@rule("W-29", "W-22")
def test_whoever_erred_chooses_again_and_draws_for_the_card_that_goes() -> None:
    table = position(
        OPEN,
        discard="yellow 2",
        inward=["red 1", "sky 5"],
        outward=["white 2, sky 1"],
        pile="navy 1",
    )
    discard(OPEN, table, 0, "white 2")
    assert playable(OPEN, table, 0) == ["red 1", "sky 1"]
    assert refused(OPEN, table, 0, Discard(INWARD, 1)).rule == "W-21"
    discard(OPEN, table, 0, "sky 1")
    assert (top(table), OPEN.to_act(table)) == ("sky 1", (1,))
    assert row(table, "inward", 0) == ["red 1", "white 2", "navy 1"]


@rule("W-29")
def test_everybody_may_remember_the_card_and_no_world_puts_it_elsewhere() -> None:
    running, wrong = next(started_with_a_misfit())
    table = running.table
    turn = table.public.turn
    shown = table.zones[OPEN.seating.outward[turn]][wrong[0]]
    OPEN.play(table, turn, Discard(OUTWARD, wrong[0]), QuickChance(0))
    for seat in range(3):
        world = deal_world(OPEN, table, seat, QuickChance(seat))
        assert shown in world.zone("inward", turn)


@rule("W-29", "W-30b", "W-32")
def test_fingers_on_the_card_go_and_what_was_said_stays() -> None:
    table = position(
        OPEN, discard="yellow 2", inward=["red 1", "sky 5"], outward=["white 2, sky 1"]
    )
    for said in (Point(0, 0, Advice.PLAY), Point(0, 1, Advice.KEEP), Say(Phrase.TRUST_ME)):
        play(OPEN, table, 1, said)
    discard(OPEN, table, 0, "white 2")
    ((pointer, owner, place, advice),) = (
        (finger.pointer, finger.owner, finger.place, finger.advice)
        for finger in table.public.pointing
    )
    assert (pointer, owner, place, advice) == (1, 0, 0, Advice.KEEP)
    assert table.public.said[1] is Phrase.TRUST_ME


@rule("W-29", "W-25")
def test_a_turn_symbol_that_was_only_shown_turns_nothing() -> None:
    table = position(OPEN, discard="yellow 2", inward=["red 1"], outward=["white 2, sky 1"])
    discard(OPEN, table, 0, "white 2")
    assert table.public.direction == 1


@rule("W-29b", "W-41")
def test_a_game_ends_too_when_nothing_at_all_can_be_played() -> None:
    table = position(
        OPEN, discard="yellow 2", inward=["navy 4", "red 1"], outward=["", "sky 4, white 1"]
    )
    discard(OPEN, table, 0, "navy 4")
    outcome = OPEN.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.facts["left"]) == ("blocked", 3)


@rule("W-29b", "W-62")
def test_with_virage_the_card_just_taken_stays_the_one_that_may_not_be_played() -> None:
    game = wave(3, open_mistakes=True, virage=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 1, red 3", "sky 5"],
        outward=["white 2, sky 1"],
        bend="navy 3",
    )
    swap(game, table, 0, "red 1")
    discard(game, table, 0, "white 2")
    assert row(table, "inward", 0) == ["red 3", "white 2", "navy 3"]
    assert playable(game, table, 0) == ["red 3", "sky 1"]
    assert refused(game, table, 0, Discard(INWARD, 2)).rule == "W-62"


@rule("W-29b", "W-61")
def test_a_swap_is_still_possible_after_a_mistake() -> None:
    game = wave(3, open_mistakes=True, virage=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 1", "sky 5"],
        outward=["white 2, sky 1"],
        bend="navy 3",
    )
    discard(game, table, 0, "white 2")
    swap(game, table, 0, "white 2")
    assert row(table, "bend") == ["white 2"]
    assert row(table, "inward", 0) == ["red 1", "navy 3"]


@rule("W-65", "W-29")
def test_a_swap_is_not_refused_for_what_one_cannot_see_and_may_block() -> None:
    game = wave(3, open_mistakes=True, virage=True)
    table = position(
        game, discard="yellow 2", inward=["yellow 1"], outward=["sky 1"], bend="navy 3"
    )
    swap(game, table, 0, "sky 1")
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.cause == "blocked"


@rule("W-29", "W-52")
def test_for_two_the_turn_of_vaimiti_is_as_ever() -> None:
    game = wave(2, open_mistakes=True)
    table = position(
        game, discard="yellow 2", face_up="white 1, sky 1, red 0", inward=["red 1", "sky 5"], turn=2
    )
    plain = wave(2)
    assert game.moves(table, 0) == plain.moves(table, 0)


@rule("W-89b", "W-29")
def test_in_nazare_a_card_that_does_not_fit_comes_back_and_does_not_sink() -> None:
    game = wave(3, open_mistakes=True, nazare=True)
    table = position(
        game, discard="red 3", inward=["yellow 1", "sky 5"], outward=["white 2, sky 4"]
    )
    discard(game, table, 0, "white 2")
    assert (table.public.face_down, row(table, "discard")) == ((), ["red 3"])
    assert row(table, "inward", 0) == ["yellow 1", "white 2"]
    assert game.to_act(table) == (0,)


@rule("W-89b")
def test_in_nazare_any_card_may_sink_when_no_inward_card_fits() -> None:
    game = wave(3, open_mistakes=True, nazare=True)
    table = position(
        game, discard="red 3", inward=["yellow 1", "sky 5"], outward=["white 2, sky 4"]
    )
    lay_down(game, table, 0, "sky 4")
    assert table.public.face_down == (1,)
    fitting = position(game, discard="red 3", inward=["navy 4"], outward=["white 2"])
    kinds = {type(move) for move in game.moves(fitting, 0)}
    assert kinds == {Discard}


def started_with_a_misfit() -> Iterator[tuple[Running, list[int]]]:
    """Games in which whoever begins holds an outward card that does not fit, and which."""
    for number in range(20):
        running = begun(OPEN, KeyedChance(bytes([number])), 1)
        table = running.table
        outward = table.zones[OPEN.seating.outward[table.public.turn]]
        fits = OPEN.fitting(table)
        wrong = [place for place, held in enumerate(outward) if not fits >> held & 1]
        if wrong:
            yield running, wrong


@rule("W-29b")
def test_what_was_shown_cannot_be_taken_back() -> None:
    running, wrong = next(started_with_a_misfit())
    turn = running.table.public.turn
    erred = played(running, 2, turn, Discard(OUTWARD, wrong[0]), aside=False)
    assert erred.table.public.turn == turn
    assert revocable(erred, turn) is None
