"""Setting up (L-00, L-03 to L-05, L-10)."""

import pytest

from houle.conformance.rules import rule
from houle.kernel import Happened, Onlooker, QuickChance, RefusedError, Who, project
from tests.games.land_unter.positions import (
    BELTS_OF_HANDS,
    CALM,
    HANDS,
    cards,
    dealt,
    happenings,
    land_unter,
    order_of,
    turned_up,
)


@rule("L-00")
@pytest.mark.parametrize("players", [0, 2, 6])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(RefusedError) as error:
        land_unter(players)
    refusal = error.value.refusal
    assert (refusal.rule, refusal.reason) == ("L-00", "seat-count")
    assert refusal.facts == {"fewest": 3, "most": 5, "seats": players}


@rule("L-03")
@pytest.mark.parametrize(("players", "left_over"), [(3, 24), (4, 12), (5, 0)])
def test_each_gets_twelve_cards_and_the_rest_is_left_over(players: int, left_over: int) -> None:
    table = dealt(land_unter(players), HANDS[:players])
    for seat in range(players):
        assert table.zone("hand", seat) == cards(HANDS[seat])
    assert len(table.zone("leftover")) == left_over


@rule("L-03")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_ever_sees_what_is_left_over(players: int) -> None:
    game = land_unter(players)
    chance = QuickChance(players)
    table = game.start(chance)
    left_over = table.zone("leftover")[:]
    while awaited := game.to_act(table):
        for viewer in (*range(players), Onlooker.WATCHER):
            assert set(project(game, table, viewer).zone("leftover")) == {None}
        game.play(table, awaited[0], game.moves(table, awaited[0])[0], chance)
        assert table.zone("leftover") == left_over
        assert not any(table.known[card] & (1 << players) - 1 for card in left_over)


@rule("L-03")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = land_unter(3)
    table = dealt(game, HANDS[:3])
    assert project(game, table, 1).zone("hand", 1) == tuple(cards(HANDS[1]))
    for viewer in (0, 2, Onlooker.WATCHER):
        assert project(game, table, viewer).zone("hand", 1) == (None,) * 12


@rule("L-04")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_hears_how_many_lifebelts_each_gets(players: int) -> None:
    game = land_unter(players)
    table = dealt(game, HANDS[:players])
    expected = BELTS_OF_HANDS[:players]
    assert project(game, table, Onlooker.WATCHER).public.belts == expected
    announced = [step for step in happenings(game, table) if step.name == "allotted"]
    assert announced == [
        Happened("allotted", {"who": Who(seat), "belts": belts})
        for seat, belts in enumerate(expected)
    ]


@rule("L-04")
def test_the_lifebelts_of_all_hands_are_never_more_than_there_are() -> None:
    chance = QuickChance("belts")
    for players in (3, 4, 5):
        game = land_unter(players)
        for _ in range(2000):
            assert sum(game.start(chance, journal=False).public.allotted) <= 24


@rule("L-05", "L-10")
def test_two_water_cards_are_turned_up_and_the_others_lie_face_down() -> None:
    game = land_unter(3)
    table = dealt(game, HANDS[:3], "7 12 1 1")
    assert turned_up(table) == [7, 12]
    view = project(game, table, 0)
    assert view.zone("turned-up") == tuple(table.zone("turned-up"))
    assert view.zone("pile") == (None,) * 22


@rule("L-05")
def test_all_24_water_cards_are_in_the_game() -> None:
    table = dealt(land_unter(5), HANDS)
    water = [*table.zone("turned-up"), *table.zone("pile")]
    assert sorted(water) == sorted(order_of(CALM))


@rule("L-13", "L-22")
def test_nobody_has_water_or_played_anything_at_first() -> None:
    table = dealt(land_unter(4), HANDS[:4])
    for seat in range(4):
        for zone in ("water", "played", "chosen", "laid-down"):
            assert table.zone(zone, seat) == []
    assert (table.public.round, table.public.trick, table.public.out) == (1, 1, ())
