"""*Nazaré* with *voluntary* (W-83b), *Virage* (W-87), Vaimiti (W-88) and *strict* (W-89)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave.moves import Discard, LayDown, Propose
from houle.games.wave.state import VAIMITI
from houle.kernel import RefusedError, Who, project
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    card,
    discard,
    happenings,
    held,
    lay_down,
    on_the_great_wave,
    playable,
    position,
    propose,
    refused,
    row,
    sinkable,
    swap,
    swappable,
    wave,
)

VOLUNTARY = wave(3, nazare=True, voluntary=True)
VIRAGE = wave(3, nazare=True, virage=True)
WITH_HER = wave(2, nazare=True)
STRICT = wave(3, nazare=True, strict=True)


# Voluntary


@rule("W-83b")
def test_voluntary_is_off_by_default_and_belongs_to_nazare() -> None:
    assert wave(3).options.voluntary is False
    with pytest.raises(RefusedError) as error:
        wave(3, voluntary=True)
    assert error.value.refusal.rule == "W-83b"
    assert error.value.refusal.reason == "voluntary-alone"


@rule("W-83b")
def test_any_card_may_be_laid_face_down_though_others_fit() -> None:
    table = position(
        VOLUNTARY, discard="yellow 2", inward=["yellow 4, white 1", "red 1"], outward=["red 5"]
    )
    assert playable(VOLUNTARY, table, 0) == ["yellow 4", "red 5"]
    assert sinkable(VOLUNTARY, table, 0) == ["yellow 4", "white 1", "red 5"]
    lay_down(VOLUNTARY, table, 0, "yellow 4")
    assert row(table, "depths") == ["yellow 4"]
    assert VOLUNTARY.to_act(table) == (1,)


@rule("W-83b", "W-82")
def test_face_up_a_card_must_still_fit() -> None:
    table = position(VOLUNTARY, discard="yellow 2", inward=["yellow 4, white 1"])
    refusal = refused(VOLUNTARY, table, 0, Discard(INWARD, 1))
    assert (refusal.rule, refusal.reason) == ("W-82", "does-not-fit")


@rule("W-83b", "W-52")
def test_both_always_choose_her_card_and_its_side() -> None:
    game = wave(2, nazare=True, voluntary=True)
    table = position(
        game, discard="yellow 2", inward=["red 1"], face_up="yellow 4, white 1", turn=VAIMITI
    )
    for seat in (0, 1):
        assert game.moves(table, seat) == [
            Propose(0),
            Propose(0, face_down=True),
            Propose(1, face_down=True),
        ]
    propose(game, table, 0, "yellow 4")
    propose(game, table, 1, "yellow 4", face_down=True)
    assert game.to_act(table) == (0, 1)
    propose(game, table, 0, "yellow 4", face_down=True)
    assert (row(table, "depths"), table.public.face_down) == (["yellow 4"], (1,))


@rule("W-83b", "W-52")
@pytest.mark.parametrize("face_up", ["yellow 4", "white 1"])
def test_even_her_only_card_is_not_played_without_asking(face_up: str) -> None:
    game = wave(2, nazare=True, voluntary=True)
    table = position(game, discard="yellow 2", inward=["", "red 2"], face_up=face_up, turn=1)
    discard(game, table, 1, "red 2")
    assert game.to_act(table) == (0, 1)
    assert row(table, "face-up", VAIMITI) == [face_up]


# Virage


@rule("W-87", "W-64")
def test_the_bend_card_is_laid_last_face_up_if_it_fits() -> None:
    table = on_the_great_wave(
        VIRAGE, 32, lying={28: "red 1", 30: "red 2", 31: "red 3"}, inward=["red 4"], bend="sky 1"
    )
    discard(VIRAGE, table, 0, "red 4")
    assert (row(table, "discard")[-1], row(table, "bend")) == ("sky 1", [])
    outcome = VIRAGE.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.facts["left"]) == ("last-card", 0)
    assert outcome.winners == (0, 1, 2)


@rule("W-87", "W-86")
def test_the_bend_card_is_laid_last_face_down_if_it_does_not_fit() -> None:
    table = on_the_great_wave(
        VIRAGE, 32, lying={28: "red 1", 30: "red 5", 31: "red 3"}, inward=["red 4"], bend="red 2"
    )
    discard(VIRAGE, table, 0, "red 4")
    assert (row(table, "depths"), row(table, "bend")) == (["red 2"], [])
    assert table.public.face_down == (33,)
    outcome = VIRAGE.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.facts["left"]) == ("last-card", 1)
    assert outcome.winners == ()


@rule("W-87", "W-65")
def test_the_only_fitting_card_may_be_swapped_and_then_any_other_is_laid_face_down() -> None:
    table = position(
        VIRAGE, discard="navy 4", inward=["sky 5, red 1"], outward=["red 2"], bend="navy 1"
    )
    assert swappable(VIRAGE, table, 0) == ["sky 5", "red 1", "red 2"]
    assert sinkable(VIRAGE, table, 0) == []
    swap(VIRAGE, table, 0, "sky 5")
    assert playable(VIRAGE, table, 0) == []
    assert sinkable(VIRAGE, table, 0) == ["red 1", "red 2"]


@rule("W-87")
def test_a_fitting_card_just_taken_does_not_count() -> None:
    table = position(
        VIRAGE, discard="navy 4", inward=["red 1, red 2", "red 3"], bend="sky 5", pile="sky 1"
    )
    swap(VIRAGE, table, 0, "red 1")
    assert playable(VIRAGE, table, 0) == []
    assert sinkable(VIRAGE, table, 0) == ["red 2"]
    lay_down(VIRAGE, table, 0, "red 2")
    assert row(table, "inward", 0) == ["sky 5"]


@rule("W-87", "W-62")
def test_the_card_just_taken_may_not_be_laid_not_even_face_down() -> None:
    table = position(VIRAGE, discard="navy 4", inward=["red 1, red 2"], bend="white 1")
    swap(VIRAGE, table, 0, "red 1")
    for move in (LayDown(INWARD, 1), Discard(INWARD, 1)):
        refusal = refused(VIRAGE, table, 0, move)
        assert (refusal.rule, refusal.reason) == ("W-62", "just-taken")


@rule("W-87", "W-83")
def test_after_a_swap_a_fitting_card_among_the_others_must_be_laid_face_up() -> None:
    table = position(
        VIRAGE, discard="navy 4", inward=["red 1, red 3, sky 5"], outward=["red 2"], bend="white 1"
    )
    swap(VIRAGE, table, 0, "red 1")
    assert playable(VIRAGE, table, 0) == ["sky 5"]
    assert refused(VIRAGE, table, 0, LayDown(OUTWARD, 0)).reason == "something-fits"


@rule("W-87", "W-63")
def test_the_only_card_of_a_hand_cannot_be_swapped_in_nazare_either() -> None:
    table = position(VIRAGE, discard="navy 4", inward=["red 1"], bend="sky 5")
    assert swappable(VIRAGE, table, 0) == []


# Vaimiti


@rule("W-88")
def test_if_none_of_her_cards_fits_the_players_choose_one_to_lay_face_down() -> None:
    table = position(
        WITH_HER, discard="navy 4", inward=["red 1"], face_up="red 2, sky 4, white 1", turn=VAIMITI
    )
    for seat in (0, 1):
        assert WITH_HER.moves(table, seat) == [Propose(at, face_down=True) for at in range(3)]
    refusal = refused(WITH_HER, table, 0, Propose(1))
    assert (refusal.rule, refusal.reason) == ("W-52", "cannot-be-hers")
    propose(WITH_HER, table, 0, "sky 4", face_down=True)
    (happened,) = happenings(WITH_HER, table)
    assert happened.facts == {
        "who": Who(0),
        "card": WITH_HER.face(card("sky 4")),
        "face-down": "yes",
    }
    propose(WITH_HER, table, 1, "sky 4", face_down=True)
    assert (row(table, "depths"), table.public.face_down) == (["sky 4"], (1,))
    assert project(WITH_HER, table, 0).zone("depths") == (None,)


@rule("W-88", "W-83")
def test_if_one_of_her_cards_fits_none_is_laid_face_down() -> None:
    table = position(
        WITH_HER,
        discard="yellow 2",
        inward=["red 1"],
        face_up="red 2, sky 4, white 1",
        turn=VAIMITI,
    )
    assert WITH_HER.moves(table, 0) == [Propose(0), Propose(1)]
    refusal = refused(WITH_HER, table, 0, Propose(2, face_down=True))
    assert (refusal.rule, refusal.reason) == ("W-88", "cannot-be-hers")


@rule("W-52", "W-88")
def test_her_only_card_that_cannot_fit_is_laid_face_down_without_asking() -> None:
    table = on_the_great_wave(
        WITH_HER,
        31,
        lying={27: "red 1", 28: "navy 4", 30: "red 0"},
        inward=["red 3", "red 4"],
        face_up="red 2",
        turn=1,
    )
    discard(WITH_HER, table, 1, "red 4")
    assert row(table, "depths") == ["red 2"]
    assert WITH_HER.to_act(table) == (0,)


@rule("W-88", "W-83c")
def test_she_never_ends_the_game_by_being_blocked() -> None:
    table = position(
        WITH_HER, discard="yellow 2", inward=["red 1", "navy 4"], face_up="red 2, red 3", turn=1
    )
    discard(WITH_HER, table, 1, "navy 4")
    assert WITH_HER.outcome(table) is None
    assert WITH_HER.to_act(table) == (0, 1)


@rule("W-88", "W-85", "W-53")
def test_she_draws_face_up_for_a_card_laid_face_down() -> None:
    table = position(
        WITH_HER,
        discard="navy 4",
        inward=["red 1"],
        face_up="red 2, sky 4",
        face_down="white 1, white 2",
        pile="sky 1",
        turn=VAIMITI,
    )
    for seat in (0, 1):
        propose(WITH_HER, table, seat, "red 2", face_down=True)
    assert row(table, "face-up", VAIMITI) == ["sky 4", "sky 1"]


# Strict


@rule("W-89", "W-86")
def test_a_card_offered_face_up_that_does_not_fit_is_laid_face_down() -> None:
    table = position(
        STRICT, discard="navy 4", inward=["red 1", "red 3"], outward=["red 2, sky 5"], pile="sky 1"
    )
    assert playable(STRICT, table, 0) == ["red 2", "sky 5"]
    discard(STRICT, table, 0, "red 2")
    assert (row(table, "depths"), table.public.face_down) == (["red 2"], (1,))
    assert row(table, "inward", 0) == ["red 1", "sky 1"]
    assert STRICT.outcome(table) is None
    assert STRICT.to_act(table) == (1,)
    assert happenings(STRICT, table) == []


@rule("W-89", "W-85b")
def test_a_turn_symbol_that_went_under_does_not_reverse_the_direction() -> None:
    table = position(STRICT, discard="navy 4", inward=["red 1", "red 3"], outward=["white 2"])
    discard(STRICT, table, 0, "white 2")
    assert (table.public.direction, STRICT.to_act(table)) == (1, (1,))


@rule("W-89")
def test_an_outward_card_that_fits_is_laid_face_up() -> None:
    table = position(STRICT, discard="navy 4", inward=["red 1", "red 3"], outward=["red 2, sky 5"])
    discard(STRICT, table, 0, "sky 5")
    assert row(table, "discard") == ["navy 4", "sky 5"]
    assert table.public.face_down == ()


@rule("W-89")
def test_when_no_inward_card_fits_any_card_may_go_face_down_fitting_or_not() -> None:
    table = position(STRICT, discard="navy 4", inward=["red 1"], outward=["sky 5, red 2"])
    assert sinkable(STRICT, table, 0) == ["red 1", "sky 5", "red 2"]
    lay_down(STRICT, table, 0, "sky 5")
    assert (row(table, "depths"), table.public.face_down) == (["sky 5"], (1,))


@rule("W-89")
def test_when_an_inward_card_fits_none_may_go_face_down() -> None:
    table = position(STRICT, discard="navy 4", inward=["red 1, sky 5"], outward=["red 2"])
    assert sinkable(STRICT, table, 0) == []
    for move in (LayDown(INWARD, 0), LayDown(OUTWARD, 0)):
        refusal = refused(STRICT, table, 0, move)
        assert (refusal.rule, refusal.reason) == ("W-89", "inward-fits")


@rule("W-89", "W-82")
def test_an_inward_card_that_does_not_fit_is_refused_face_up() -> None:
    table = position(STRICT, discard="navy 4", inward=["red 1, sky 5"])
    refusal = refused(STRICT, table, 0, Discard(*held(table, 0, "red 1")))
    assert (refusal.rule, refusal.reason) == ("W-82", "does-not-fit")


@rule("W-89", "W-28")
def test_nothing_is_shown_of_outward_cards() -> None:
    views = []
    for outward in ("sky 5, red 2", "red 2, sky 5"):
        table = position(STRICT, discard="navy 4", inward=["red 1"], outward=[outward])
        views.append(project(STRICT, table, 0))
    assert views[0] == views[1]


@rule("W-89", "W-87")
def test_strict_with_virage_a_swap_ends_nothing() -> None:
    game = wave(3, nazare=True, strict=True, virage=True)
    table = position(
        game, discard="navy 4", inward=["sky 5, red 1"], outward=["red 2"], bend="navy 1"
    )
    swap(game, table, 0, "sky 5")
    assert game.outcome(table) is None
    assert sinkable(game, table, 0) == ["red 1", "red 2"]


@rule("W-89", "W-83b")
def test_strict_with_voluntary_any_card_may_go_face_down() -> None:
    game = wave(3, nazare=True, strict=True, voluntary=True)
    table = position(game, discard="navy 4", inward=["red 1, sky 5"], outward=["red 2"])
    assert playable(game, table, 0) == ["sky 5", "red 2"]
    assert sinkable(game, table, 0) == ["red 1", "sky 5", "red 2"]
