"""Which worlds a player believes in."""

from collections import Counter

import pytest

from houle.bots.luck import Luck
from houle.games.sea_change import SeaChange
from houle.games.sea_change.bots.beliefs import Beliefs, Hidden, Play
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.habits import usual
from houle.games.sea_change.bots.rounds import Round
from houle.games.sea_change.bots.sight import Sight
from houle.kernel import QuickChance
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey, whole

FOUR_PLAYERS = EVERY_TABLE[3]


@pytest.mark.parametrize("game", EVERY_TABLE[::2], ids=repr)
def test_every_world_could_be_the_real_one(game: SeaChange) -> None:
    for number, stop in enumerate(journey(game, 5)):
        if number % 7:
            continue
        sight = Sight(stop.known)
        hidden = sight.hidden(QuickChance(number))
        beliefs = Beliefs(hidden, sight.plays()[-6:], GREEDY, Luck(number))
        for _ in range(3):
            world = beliefs.next_world(sight.round)
            real = whole(game, stop)
            assert world.unplayed == real.unplayed
            assert len(world.pile) == len(real.pile)
            assert sum(mask.bit_count() for mask in world.hands) + len(world.pile) == real.unplayed
            for card, allowed in zip(beliefs.cards, beliefs.allowed, strict=True):
                assert allowed >> (card >> 4) & 1


def test_without_anything_to_explain_all_worlds_are_equally_likely() -> None:
    """A red card and four blue ones for two hands, of which the larger has no red."""
    red, blue = 1, 1 << 3
    hidden = Hidden([1, 1, 2, 2, 2], [red | blue] * 2 + [blue] * 3, [4, 52, 53, 54, 55])
    beliefs = Beliefs(hidden, [], GREEDY, Luck(1))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        beliefs.shake(5)
        found[tuple(sorted(beliefs.cards[:2]))] += 1
    assert sorted(found) == [(4, 52), (4, 53), (4, 54), (4, 55)]
    assert all(850 < count < 1150 for count in found.values())


def played_by_habit(seed: int, cards_left: int) -> tuple[Round, list[Play]]:
    """A round between four who play by habit, and what the first one saw of it."""
    round_ = whole(FOUR_PLAYERS, next(journey(FOUR_PLAYERS, seed)))
    plays = []
    while round_.unplayed > cards_left or round_.turn() != 0:
        place = int(round_.turn())
        card = int(usual(round_, GREEDY, place))
        if place != 0:
            plays.append(Play(round_.copy(), place, card))
        round_.lay(card)
    return round_, plays


def rightly_guessed(round_: Round, plays: list[Play]) -> float:
    """How many hidden cards are believed to be where they are, on average over some worlds."""
    slots = [
        (place, colour * 16 + value)
        for place in range(1, 4)
        for colour in range(5)
        for value in range(16)
        if round_.hands[place * 5 + colour] >> value & 1
    ]
    owners, cards = [place for place, _ in slots], [card for _, card in slots]
    beliefs = Beliefs(Hidden(owners, [31] * len(cards), cards), plays, GREEDY, Luck(2))
    right = 0
    for _ in range(40):
        beliefs.shake(10)
        now = dict(zip(beliefs.cards, beliefs.owners, strict=True))
        right += sum(now[card] == place for place, card in slots)
    return right / 40 / len(slots)


def test_what_others_played_tells_what_they_hold() -> None:
    rounds = [played_by_habit(seed, 20) for seed in range(5)]
    with_reasons = sum(rightly_guessed(round_, plays) for round_, plays in rounds) / 5
    without = sum(rightly_guessed(round_, []) for round_, _ in rounds) / 5
    assert with_reasons > without + 0.08
