"""What a seat learns, and the worlds that agree with it (W-27, W-28, W-61, W-83, W-89)."""

from collections.abc import Iterator

from houle.conformance.rules import rule
from houle.games.wave import Wave, WavePublic
from houle.games.wave.state import VAIMITI
from houle.kernel import QuickChance, ScriptedChance, Seat, TrackedTable, deal_world
from tests.games.wave.positions import (
    cards,
    discard,
    lay_down,
    position,
    propose,
    row,
    swap,
    wave,
)

MANY = 300
"""So many worlds that each of a few cards turns up at every place where it may be."""


def imagined(
    game: Wave,
    table: TrackedTable[WavePublic],
    seat: Seat,
    zone: str,
    owner: int | None,
    place: int,
) -> set[str]:
    """All the cards that a seat has to reckon with at a place."""
    return {row(world, zone, owner)[place] for world in worlds(game, table, seat)}


def worlds(
    game: Wave, table: TrackedTable[WavePublic], seat: Seat
) -> Iterator[TrackedTable[WavePublic]]:
    """Worlds that could be the real one for all that the seat knows."""
    chance = QuickChance("worlds")
    for _ in range(MANY):
        yield deal_world(game, table, seat, chance)


# Outward cards


def on_a_yellow_3(game: Wave) -> TrackedTable[WavePublic]:
    """Seat 1 is in turn, with an outward card that can be played and one that cannot.

    It sees all but the white 1, white 3, orange 2, red 1 and navy 0.
    """
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 3", "sky 1", "red 1"],
        outward=["", "white 1, orange 2", "sky 5"],
        pile="yellow 5, white 3, navy 0",
    )
    discard(game, table, 0, "yellow 3")
    return table


@rule("W-27")
def test_in_turn_a_seat_learns_which_of_its_outward_cards_can_be_played() -> None:
    game = wave(3)
    table = on_a_yellow_3(game)
    assert imagined(game, table, 1, "outward", 1, 0) == {"white 1", "white 3"}
    assert imagined(game, table, 1, "outward", 1, 1) == {"orange 2", "red 1", "navy 0"}


@rule("W-27", "W-10")
def test_the_first_player_learns_it_from_the_card_that_opens() -> None:
    game = wave(3, first=1)
    opening = cards(
        "red 3, white 1, white 2, white 3, yellow 1, yellow 2, yellow 3, orange 1, orange 2,"
        "orange 3, white 4, white 5, yellow 4, sky 1, yellow 5, sky 2"
    )
    table = game.start(ScriptedChance(orders=[opening]))
    assert row(table, "outward", 1) == ["yellow 4", "sky 1"]
    for place in (0, 1):
        for which in imagined(game, table, 1, "outward", 1, place):
            colour, number = which.split()
            assert colour in {"sky", "navy"} or number in {"4", "5"}


@rule("W-27")
def test_what_was_learned_is_remembered_after_the_turn() -> None:
    game = wave(3)
    table = on_a_yellow_3(game)
    discard(game, table, 1, "sky 1")
    assert row(table, "outward", 1) == ["white 1", "orange 2", "white 3"]
    assert imagined(game, table, 1, "outward", 1, 0) == {"white 1", "white 3"}
    assert imagined(game, table, 1, "outward", 1, 1) == {"orange 2", "red 1", "navy 0"}
    assert imagined(game, table, 1, "outward", 1, 2) == {
        *("white 1", "white 3", "orange 2", "red 1", "navy 0")
    }


@rule("W-27")
def test_out_of_turn_nothing_is_learned_about_ones_own_cards() -> None:
    game = wave(3)
    table = on_a_yellow_3(game)
    assert imagined(game, table, 2, "outward", 2, 0) == {"sky 5", "sky 1", "white 3", "navy 0"}


@rule("W-28")
def test_in_strict_games_nothing_is_learned_card_by_card() -> None:
    game = wave(3, strict=True)
    table = on_a_yellow_3(game)
    for place in (0, 1):
        assert imagined(game, table, 1, "outward", 1, place) == {
            *("white 1", "white 3", "orange 2", "red 1", "navy 0")
        }


@rule("W-41", "W-28")
def test_as_long_as_play_goes_on_whoever_is_in_turn_can_play() -> None:
    game = wave(3, strict=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 3", "white 2"],
        outward=["", "white 1, orange 2"],
        pile="yellow 5, white 3, yellow 1",
    )
    discard(game, table, 0, "yellow 3")
    for world in worlds(game, table, 1):
        assert "orange 2" in row(world, "outward", 1)


@rule("W-41")
def test_after_the_end_a_blocked_hand_is_imagined_as_it_may_be() -> None:
    game = wave(3)
    table = position(
        game, discard="yellow 2", inward=["navy 4", "red 1"], pile="white 1, red 2, white 2"
    )
    discard(game, table, 0, "navy 4")
    assert game.outcome(table) is not None
    assert imagined(game, table, 2, "inward", 1, 0) == {"red 1", "red 2", "white 2"}


# The bend card


@rule("W-61", "W-27")
def test_everybody_remembers_where_the_bend_card_went() -> None:
    game = wave(3, virage=True)
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4, red 1, red 2", "sky 5, sky 4"],
        bend="navy 1",
        pile="red 3, red 4",
    )
    swap(game, table, 0, "red 1")
    assert imagined(game, table, 1, "inward", 0, 2) == {"navy 1"}
    discard(game, table, 0, "yellow 4")
    assert row(table, "inward", 0) == ["red 2", "navy 1"]
    for seat in (1, 2):
        assert imagined(game, table, seat, "inward", 0, 1) == {"navy 1"}
    assert imagined(game, table, 1, "inward", 0, 0) == {"red 2", "red 4"}


# Laying face down

LOW = {
    *("white 1", "white 2", "white 3", "yellow 0", "yellow 1", "yellow 2", "yellow 3"),
    *("orange 0", "orange 1", "orange 2"),
}
"""All that does not beat an orange 3."""


def beside_an_orange_3(game: Wave) -> TrackedTable[WavePublic]:
    """Seat 0 has nothing that fits, and in strict games does not know that."""
    return position(
        game, discard="orange 3", inward=["orange 1, white 2"], outward=["yellow 3, yellow 1"]
    )


@rule("W-83")
def test_laying_face_down_tells_everybody_that_nothing_fitted() -> None:
    game = wave(3, nazare=True)
    table = beside_an_orange_3(game)
    lay_down(game, table, 0, "orange 1")
    unseen = LOW - {"yellow 3", "yellow 1"}
    for seat in (1, 2):
        assert imagined(game, table, seat, "inward", 0, 0) == unseen
        assert imagined(game, table, seat, "depths", None, 0) == unseen
    for place in (0, 1):
        own = imagined(game, table, 0, "outward", 0, place)
        assert own == LOW - {"orange 1", "white 2"}


@rule("W-85c", "W-83")
def test_who_saw_a_card_before_it_was_laid_face_down_remembers_it() -> None:
    game = wave(3, nazare=True)
    table = beside_an_orange_3(game)
    lay_down(game, table, 0, "yellow 3")
    assert imagined(game, table, 1, "depths", None, 0) == {"yellow 3"}
    assert imagined(game, table, 0, "depths", None, 0) == LOW - {"orange 1", "white 2"}


@rule("W-83b")
def test_laying_face_down_at_will_tells_nothing() -> None:
    game = wave(3, nazare=True, voluntary=True)
    table = beside_an_orange_3(game)
    lay_down(game, table, 0, "orange 1")
    for zone, owner in [("inward", 0), ("depths", None)]:
        assert imagined(game, table, 1, zone, owner, 0) - LOW


@rule("W-89")
def test_in_strict_games_laying_face_down_tells_only_of_inward_cards() -> None:
    game = wave(3, nazare=True, strict=True)
    table = beside_an_orange_3(game)
    lay_down(game, table, 0, "orange 1")
    assert imagined(game, table, 1, "inward", 0, 0) == LOW - {"yellow 3", "yellow 1"}
    assert imagined(game, table, 0, "outward", 0, 0) - LOW


@rule("W-89")
def test_who_offers_a_card_that_goes_under_learns_that_it_did_not_fit() -> None:
    game = wave(3, nazare=True, strict=True)
    table = beside_an_orange_3(game)
    discard(game, table, 0, "yellow 3")
    assert imagined(game, table, 0, "depths", None, 0) == LOW - {"orange 1", "white 2"}
    assert imagined(game, table, 1, "depths", None, 0) == {"yellow 3"}
    assert imagined(game, table, 1, "inward", 0, 0) - LOW


# Vaimiti


@rule("W-51", "W-54")
def test_nobody_knows_her_face_down_cards_until_they_are_turned_up() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["sky 5", "sky 4"],
        face_up="yellow 3, yellow 4",
        face_down="red 1, red 2",
        turn=VAIMITI,
    )
    assert imagined(game, table, 0, "face-down", VAIMITI, 0) == {"red 1", "red 2", "sky 4"}
    for seat in (0, 1):
        propose(game, table, seat, "yellow 3")
    assert imagined(game, table, 0, "face-up", VAIMITI, 1) == {"red 2"}
    assert imagined(game, table, 0, "face-down", VAIMITI, 0) == {"red 1", "sky 4"}
