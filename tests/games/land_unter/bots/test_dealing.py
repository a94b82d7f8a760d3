"""Imagined hands agree with all that a seat knows."""

import pytest

from houle.bots.luck import Luck
from houle.games.land_unter import LandUnter
from houle.games.land_unter.bots.dealing import HALVES
from houle.games.land_unter.bots.sight import Sight
from houle.games.land_unter.components import WEATHER, level, lifebelts
from houle.kernel import QuickChance, Worlds
from tests.games.land_unter.bots.journeys import EVERY_TABLE, Stop, journey


def held(game: LandUnter, stop: Stop) -> list[list[int]]:
    """What each seat really holds, the card of this trick included."""
    seating, zones = game.seating, stop.table.zones
    laid = Sight(stop.known).laid
    return [
        sorted(
            zones[seating.hands[seat]]
            + zones[seating.chosen[seat]]
            + zones[seating.laid_down[seat]]
            + [card for card in laid[seat : seat + 1] if card]
        )
        for seat in range(game.seats)
    ]


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_a_deal_could_be_the_real_one(game: LandUnter) -> None:
    luck = Luck(1)
    for number, stop in enumerate(journey(game, 3)):
        if number % 5:
            continue
        sight = Sight(stop.known)
        dealer = sight.dealer(count_belts=True)
        hands = dealer.deal(luck)
        real = held(game, stop)
        assert list(map(len, hands)) == list(map(len, real))
        assert hands[sight.me] == real[sight.me]
        for seat, cards in enumerate(hands):
            played = [card for card in sight.played[seat] if card != sight.laid[seat]]
            assert lifebelts([*cards, *played]) == stop.table.public.allotted[seat]
        dealt = [card for cards in [*hands, *sight.played] for card in cards]
        assert len(set(dealt)) == len(dealt) - sum(map(bool, sight.laid))
        pile = [level(card) for card in stop.table.zones[game.seating.pile]]
        assert sorted(dealer.water(luck)) == sorted(pile)


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    game = EVERY_TABLE[4]
    assert game.seats == 5
    for stop in journey(game, 2):
        if stop.table.public.round == 3:
            known = Sight(stop.known).dealer(count_belts=False).deal(Luck(1))
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


def test_every_card_bears_its_half_lifebelts() -> None:
    assert sum(HALVES) == 48
    for card in WEATHER:
        assert HALVES[card] // 2 == lifebelts([card])
