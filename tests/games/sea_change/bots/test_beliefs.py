"""Which worlds a player believes in."""

from collections import Counter

import pytest

from houle.bots.playout_chance import PlayoutChance
from houle.games.sea_change import SeaChange
from houle.games.sea_change.bots.beliefs import Beliefs, Hidden, Play
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.habits import Glance, usual
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.sight import Sight
from houle.games.sea_change.components import COLOUR_OF, SEA_CARDS
from houle.kernel import QuickChance, Seat
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey, whole

FOUR_PLAYERS = EVERY_TABLE[3]


@pytest.mark.parametrize("game", EVERY_TABLE[::2], ids=repr)
def test_every_world_could_be_the_real_one(game: SeaChange) -> None:
    for number, stop in enumerate(journey(game, 5)):
        if number % 7:
            continue
        sight = Sight(stop.known)
        hidden = sight.hidden(QuickChance(number))
        plays = sight.plays(hidden, GREEDY)[-6:]
        beliefs = Beliefs(hidden, sight.pile, plays, PlayoutChance(number))
        real = whole(game, stop).table
        for _ in range(3):
            world = beliefs.next_world(sight.scene).table
            assert world.public == real.public
            assert [len(zone) for zone in world.zones] == [len(zone) for zone in real.zones]
            assert {card for zone in world.zones for card in zone} == set(SEA_CARDS)
            for zone in (game.seating.hands[stop.seat], game.seating.trick, game.seating.last):
                assert world.zones[zone] == real.zones[zone]
            for card, allowed in zip(beliefs.cards, beliefs.allowed, strict=True):
                assert allowed >> COLOUR_OF[card] & 1


def test_worlds_differ_from_one_another() -> None:
    sight = Sight(next(journey(FOUR_PLAYERS, 5)).known)
    beliefs = Beliefs(sight.hidden(QuickChance(1)), None, [], PlayoutChance(1))
    worlds = [beliefs.next_world(sight.scene).table.zones for _ in range(3)]
    assert worlds[0] != worlds[1] != worlds[2]
    assert not any(sight.scene.hand(seat) for seat in range(4) if seat != sight.seat)


def test_without_anything_to_explain_all_worlds_are_equally_likely() -> None:
    """A red card and four blue ones for two hands, of which the larger has no red."""
    red, blue = 1, 1 << 3
    hidden = Hidden([1, 1, 2, 2, 2], [red | blue] * 2 + [blue] * 3, [4, 52, 53, 54, 55])
    beliefs = Beliefs(hidden, None, [], PlayoutChance(1))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        beliefs.shake(5)
        found[tuple(sorted(beliefs.cards[:2]))] += 1
    assert sorted(found) == [(4, 52), (4, 53), (4, 54), (4, 55)]
    assert all(850 < count < 1150 for count in found.values())


def played_by_habit(seed: int, cards_left: int) -> tuple[Scene, list[Play]]:
    """A round between four who play by habit, and what the first one saw of it."""
    scene = whole(FOUR_PLAYERS, next(journey(FOUR_PLAYERS, seed)))
    plays = []
    while sum(len(scene.hand(seat)) for seat in range(4)) > cards_left or turn(scene) != 0:
        seat = turn(scene)
        place = usual(scene, GREEDY, seat)
        if seat != 0:
            zone = FOUR_PLAYERS.seating.hands[seat]
            plays.append(Play(Glance(scene.copy(), GREEDY, seat), zone, scene.hand(seat)[place]))
        scene.lay(seat, place)
    return scene, plays


def turn(scene: Scene) -> Seat:
    return scene.table.public.turn


def rightly_guessed(scene: Scene, plays: list[Play]) -> float:
    """How many hidden cards are believed to be where they are, on average over some worlds."""
    slots = [
        (FOUR_PLAYERS.seating.hands[seat], card) for seat in (1, 2, 3) for card in scene.hand(seat)
    ]
    slots.sort()
    zones, cards = [zone for zone, _ in slots], [card for _, card in slots]
    beliefs = Beliefs(Hidden(zones, [31] * len(cards), cards), None, plays, PlayoutChance(2))
    right = 0
    for _ in range(40):
        beliefs.shake(10)
        now = dict(zip(beliefs.cards, beliefs.zones, strict=True))
        right += sum(now[card] == zone for zone, card in slots)
    return right / 40 / len(slots)


def test_what_others_played_tells_what_they_hold() -> None:
    rounds = [played_by_habit(seed, 20) for seed in range(5)]
    with_reasons = sum(rightly_guessed(scene, plays) for scene, plays in rounds) / 5
    without = sum(rightly_guessed(scene, []) for scene, _ in rounds) / 5
    assert with_reasons > without + 0.08
