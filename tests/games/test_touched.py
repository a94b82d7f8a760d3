"""What touching a card means, and why it cannot be played now (T-26)."""

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter, LandUnterOptions
from houle.games.land_unter import moves as land
from houle.games.sea_change.moves import PlayCard
from houle.games.vague_verte import VagueVerte
from houle.games.vague_verte import moves as vague
from houle.games.wave.moves import Discard, Side
from houle.kernel import At, Game, QuickChance, Refusal, why_not
from tests.conformance.lowtide import Choose, LowTide, NoOptions, TideMove, TidePublic
from tests.games.sea_change import positions as sea_positions
from tests.games.vague_verte import positions as vague_positions
from tests.games.wave import positions as wave_positions


@rule("T-26")
def test_touching_a_card_of_wave_means_discarding_it() -> None:
    game = wave_positions.wave()
    table = wave_positions.table_of_three(game)
    inward, outward = game.seating.hands[0]
    assert game.touched(table, 0, At(inward, 1)) == Discard(Side.INWARD, 1)
    assert game.touched(table, 0, At(outward, 2)) == Discard(Side.OUTWARD, 2)
    assert game.touched(table, 0, At(game.seating.discard, 0)) is None


@rule("T-26")
def test_cards_of_wave_that_are_too_low_say_so_and_unseen_ones_not_what_they_are() -> None:
    game = wave_positions.wave()
    table = wave_positions.position(
        game, discard="sky 3", inward=["yellow 1, navy 2"], outward=["red 3, sky 4"]
    )
    inward, outward = game.seating.hands[0]
    told = dict(why_not(game, table, 0))
    assert told.keys() == {At(inward, 0), At(outward, 0)}
    assert told[At(inward, 0)].reason == "too-low"
    unseen = told[At(outward, 0)]
    assert (unseen.rule, unseen.reason, set(unseen.facts)) == ("W-21", "unseen-too-low", {"top"})


@rule("T-26")
def test_cards_of_sea_change_that_do_not_follow_say_so() -> None:
    game = sea_positions.sea_change()
    table = sea_positions.position(
        game, hands=["red 4, blue 5", "red 6, blue 9", "red 7"], trick="red 9", trump="red"
    )
    table.public.turn = 0
    hand = game.seating.hands[0]
    assert game.touched(table, 0, At(hand, 1)) == PlayCard(1)
    assert game.touched(table, 0, At(game.seating.trick, 0)) is None
    [(at, refusal)] = why_not(game, table, 0)
    assert (at, refusal.rule, refusal.reason) == (At(hand, 1), "S-12", "must-follow")


@rule("T-26")
@pytest.mark.parametrize(("openly", "move"), [(False, land.Choose(3)), (True, land.Play(3))])
def test_touching_a_card_of_land_unter_means_choosing_or_playing_it(
    openly: bool, move: land.LandUnterMove
) -> None:
    game = LandUnter(3, LandUnterOptions(open_play=openly))
    table = game.start(QuickChance(1))
    assert game.touched(table, 0, At(game.seating.hands[0], 3)) == move
    assert game.touched(table, 0, At(game.seating.water[0], 0)) is None


@rule("T-26")
def test_who_has_chosen_in_land_unter_is_told_so() -> None:
    game = LandUnter(3)
    table = game.start(QuickChance(1))
    assert why_not(game, table, 0) == ()
    game.play(table, 0, land.Choose(0), QuickChance(1))
    told = dict(why_not(game, table, 0))
    assert len(told) == 11
    assert {refusal.reason for refusal in told.values()} == {"already-chosen"}


@rule("T-26")
def test_touching_a_card_of_vague_verte_means_what_the_card_is_for() -> None:
    game = VagueVerte(3)
    table = vague_positions.position(
        game, hands=["red 4, red breakdown, tow truck, ambulance, ducks, red signal, green signal"]
    )
    hand = game.seating.hands[0]
    meant = [game.touched(table, 0, At(hand, place)) for place in range(7)]
    assert list(map(type, meant)) == [
        *(vague.Drive, vague.Hinder, vague.Drive, vague.Drive),
        *(vague.Hinder, vague.Signal, vague.Signal),
    ]
    assert game.touched(table, 0, At(game.seating.pile, 0)) is None


@rule("T-26")
def test_before_the_start_in_vague_verte_only_cars_can_be_laid() -> None:
    game = VagueVerte(2)
    table = vague_positions.position(game, hands=["red 4, ducks, red signal"], drawn=True)
    told = dict(why_not(game, table, 0))
    hand = game.seating.hands[0]
    assert told.keys() == {At(hand, 1), At(hand, 2)}
    assert {refusal.reason for refusal in told.values()} == {"not-started"}


class Untouched(LowTide):
    """A game that does not say what touching a card means."""

    touched = Game[TidePublic, TideMove, NoOptions].touched


@rule("T-26")
def test_a_game_need_not_say_what_touching_means() -> None:
    quiet, speaking = Untouched(2), LowTide(2)
    table = quiet.start(QuickChance(1))
    quiet.play(table, 0, Choose(0), QuickChance(1))
    assert why_not(quiet, table, 0) == ()
    wait = Refusal("T-02", "wait")
    assert [refusal for _, refusal in why_not(speaking, table, 0)] == [wait, wait]
