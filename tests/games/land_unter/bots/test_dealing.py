"""Imagined hands agree with all that a seat knows."""

import pytest

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter import LandUnter
from houle.games.land_unter.bots.sight import Sight
from houle.games.land_unter.components import lifebelts
from houle.kernel import QuickChance, Worlds
from tests.games.land_unter.bots.journeys import EVERY_TABLE, Stop, journey


def held(game: LandUnter, stop: Stop) -> list[list[int]]:
    """What each seat really holds."""
    seating, zones = game.seating, stop.table.zones
    return [
        sorted(
            zones[seating.hands[seat]]
            + zones[seating.chosen[seat]]
            + zones[seating.laid_down[seat]]
        )
        for seat in range(game.seats)
    ]


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_a_deal_could_be_the_real_one(game: LandUnter) -> None:
    chance = PlayoutChance(1)
    for number, stop in enumerate(journey(game, 3)):
        if number % 5:
            continue
        sight = Sight(stop.known)
        dealer = sight.dealer(count_belts=True)
        hands = dealer.deal(chance)
        real = held(game, stop)
        assert list(map(len, hands)) == list(map(len, real))
        assert hands[sight.me] == real[sight.me]
        for seat, cards in enumerate(hands):
            assert lifebelts([*cards, *sight.played[seat]]) == stop.table.public.allotted[seat]
        dealt = [card for cards in [*hands, *sight.played] for card in cards]
        assert len(set(dealt)) == len(dealt)
        assert sorted(dealer.water(chance)) == sorted(stop.table.zones[game.seating.pile])


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    game = EVERY_TABLE[4]
    assert game.seats == 5
    for stop in journey(game, 2):
        if stop.table.public.round == 3:
            known = Sight(stop.known).dealer(count_belts=False).deal(PlayoutChance(1))
            left = (stop.seat + 1) % game.seats
            assert known[left] == held(game, stop)[left], "it was one's own"
            return
    raise AssertionError


def test_lifebelts_say_more_than_the_kernel_s_worlds() -> None:
    game = EVERY_TABLE[0]
    stop = next(journey(game, 0))
    worlds = Worlds(game, stop.known)
    chance = QuickChance(1)
    drawn = [worlds.draw(chance).zones[game.seating.hands[1]] for _ in range(20)]
    assert {lifebelts(cards) for cards in drawn} != {stop.table.public.allotted[1]}
