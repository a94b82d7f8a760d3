"""The quick round is the same game as the rules, card by card."""

from collections.abc import Callable
from itertools import islice

import pytest

from houle.games.sea_change import SeaChange
from houle.games.sea_change.bots.rounds import Round
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey, whole

FOUR_PLAYERS = EVERY_TABLE[3]


def in_step(game: SeaChange, seed: int, start: int, lay: Callable[[Round, int], None]) -> None:
    """Play a round both ways, in numbers from the given moment on, and compare all the way."""
    stops = islice(journey(game, seed), start, None)
    stop = next(stops)
    table = stop.table
    round_ = whole(game, stop)
    while True:
        place = 1 if game.seating.solo else stop.seat
        hand = table.zones[game.seating.hands[stop.seat]]
        held = set(hand)
        assert round_.turn() == place
        assert round_.legal(place) == sorted(hand[move.place] for move in stop.known.view.moves)
        assert round_.trick == table.zones[game.seating.trick]
        assert round_.trump == (-1 if table.public.trump is None else table.public.trump)
        following = next(stops, None)
        lay(round_, (held - set(hand)).pop())
        if round_.solo:
            round_.follow_pile()
        if following is None:
            break
        stop = following
    assert round_.unplayed == 0
    score = table.public.score
    assert score is not None
    assert tuple(round_.points(side) for side in range(len(score.points))) == score.points


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
@pytest.mark.parametrize("start", [0, 7])
def test_it_goes_as_the_rules_go(game: SeaChange, start: int) -> None:
    for seed in range(2):
        in_step(game, seed, start, Round.lay)


def test_a_round_that_overlooks_sea_changes_is_noticed() -> None:
    def without_sea_changes(round_: Round, card: int) -> None:
        trump = round_.trump
        round_.lay(card)
        if trump >= 0:
            round_.trump = trump

    with pytest.raises(AssertionError):
        in_step(FOUR_PLAYERS, 1, 0, without_sea_changes)


def test_a_copy_goes_its_own_way() -> None:
    round_ = whole(FOUR_PLAYERS, next(journey(FOUR_PLAYERS, 0)))
    copy = round_.copy()
    copy.lay(copy.legal(copy.turn())[0])
    assert not round_.trick
    assert round_.unplayed == copy.unplayed + 1
    assert round_.hands != copy.hands
