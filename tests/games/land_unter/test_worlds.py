"""What seats remember of hands, and the worlds that agree with it (L-03, L-11, L-15b, L-25)."""

from collections.abc import Iterator, Sequence

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter
from houle.games.land_unter.components import ANY_WATER
from houle.kernel import QuickChance, Seat, deal_world
from tests.games.land_unter.positions import (
    CALM,
    HANDS,
    LandUnterTable,
    cards,
    dealt,
    land_unter,
    play,
    position,
    trick,
)

MANY = 200
"""So many worlds that each of a few cards turns up wherever it may be."""


def worlds(
    game: LandUnter, table: LandUnterTable, seat: Seat, count: int = MANY
) -> Iterator[LandUnterTable]:
    """Worlds that could be the real one for all that the seat knows."""
    chance = QuickChance("worlds")
    for _ in range(count):
        yield deal_world(game, table, seat, chance)


def hand_of(table: LandUnterTable, seat: Seat) -> set[int]:
    """The cards of a hand with the one just chosen."""
    return {*table.zone("hand", seat), *table.zone("chosen", seat)}


def second_round(players: int, **options: bool) -> tuple[LandUnter, LandUnterTable]:
    """A game whose first round went through twelve tricks, so that all saw all hands.

    For that round everybody is given lifebelts enough.
    """
    game = land_unter(players, **options)
    hands = [cards(hand) for hand in HANDS[:players]]
    table = dealt(game, HANDS[:players])
    table.public.belts = (12,) * players
    for number in range(12):
        water = CALM if number == 11 else ""
        trick(game, table, {s: hands[s][number] for s in order(table, players)}, water)
    assert table.public.round == 2
    return game, table


def order(table: LandUnterTable, players: int) -> Sequence[Seat]:
    """Whoever starts first, then clockwise."""
    first = table.public.starter or 0
    return [(first + step) % players for step in range(players)]


def test_in_the_first_round_nothing_is_known_of_other_hands() -> None:
    game = land_unter(3)
    table = dealt(game, HANDS[:3])
    imagined = set().union(*(hand_of(world, 1) for world in worlds(game, table, 0)))
    assert imagined == set(range(1, 61)) - set(cards(HANDS[0]))


@rule("L-02", "L-03")
def test_weather_and_water_are_never_mixed_up() -> None:
    game = land_unter(3)
    table = dealt(game, HANDS[:3])
    for world in worlds(game, table, 0):
        for zone, row in zip(game.layout.zones, world.zones, strict=True):
            assert all((zone.holds == ANY_WATER) == (card > 60) for card in row)


@rule("L-25", "L-23")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("memory_aid", [False, True])
def test_in_the_second_round_a_seat_knows_the_hands_it_saw_in_the_first(
    players: int, *, memory_aid: bool
) -> None:
    game, table = second_round(players, memory_aid=memory_aid)
    for seat in range(players):
        for world in worlds(game, table, seat, 20):
            for other in range(players):
                assert hand_of(world, other) == set(cards(HANDS[(other - 1) % players]))


@rule("L-25", "L-11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_also_between_the_choices_of_others_and_the_reveal(players: int) -> None:
    game, table = second_round(players)
    for number in range(3):
        for chooser in range(players):
            play(game, table, chooser, min(table.zone("hand", chooser)))
            for seat in range(players):
                for world in worlds(game, table, seat, 10):
                    for other in range(players):
                        known = {*hand_of(world, other), *world.zone("played", other)}
                        assert known == set(cards(HANDS[(other - 1) % players]))
                        assert len(world.zone("chosen", other)) == len(table.zone("chosen", other))
        assert table.public.trick == number + 2


@rule("L-11", "L-25")
def test_which_card_of_a_known_hand_was_chosen_is_anybodys_guess() -> None:
    game, table = second_round(3)
    play(game, table, 1, 31)
    guesses = [world.zone("chosen", 1)[0] for world in worlds(game, table, 0, 400)]
    assert set(guesses) == set(cards(HANDS[0]))
    assert all(world.zone("chosen", 1) == [31] for world in worlds(game, table, 1, 20))


@rule("L-25", "L-30")
def test_in_open_play_a_hand_is_remembered_too() -> None:
    game, table = second_round(3, open_play=True)
    (starter,) = game.to_act(table)
    play(game, table, starter, min(table.zone("hand", starter)))
    for seat in range(3):
        for world in worlds(game, table, seat, 20):
            for other in range(3):
                known = {*hand_of(world, other), *world.zone("played", other)}
                assert known == set(cards(HANDS[(other - 1) % 3]))


@rule("L-15b", "L-25")
def test_of_a_hand_laid_down_only_what_was_played_is_remembered() -> None:
    game = land_unter(3)
    table = position(
        game,
        hands=["10 20 30", "11 21 31", "12 22 32"],
        turned_up="4 9",
        belts=(0, 5, 7),
    )
    trick(game, table, {0: 20, 1: 31, 2: 12}, water="3 8")
    imagined = [hand_of(world, 1) for world in worlds(game, table, 2)]
    assert all(20 in hand for hand in imagined)
    assert not all(10 in hand for hand in imagined)
    for world in worlds(game, table, 0, 20):
        assert hand_of(world, 1) == {10, 20, 30}


@rule("L-15b")
def test_a_hand_is_as_little_known_when_it_is_laid_down_as_before() -> None:
    game = land_unter(4)
    table = position(
        game,
        hands=["10 20 30", "11 21 31", "12 22 32", "13 23 33"],
        turned_up="4 9",
        belts=(0, 5, 7, 2),
    )
    trick(game, table, {0: 20, 1: 31, 2: 12, 3: 13})
    assert table.public.out == (0,)
    laid_down = [set(world.zone("laid-down", 0)) for world in worlds(game, table, 2)]
    assert len({frozenset(cards_) for cards_ in laid_down}) > 10
    assert all({*world.zone("laid-down", 0)} == {10, 30} for world in worlds(game, table, 0))
