"""The quick round is the same game as the rules, trick by trick."""

from collections.abc import Callable

import pytest

from houle.games.land_unter import LandUnter
from houle.games.land_unter.bots.flood import Round
from houle.games.land_unter.components import level
from houle.games.land_unter.flood import level_of
from tests.games.land_unter.bots.journeys import EVERY_TABLE, journey
from tests.games.land_unter.bots.second_rules import whole


def in_step(game: LandUnter, seed: int, play: Callable[[Round, list[int]], None]) -> int:
    """Play a game both ways, compare after each trick, and count the tricks."""
    round_ = None
    now = (1, 1)
    tricks = 0
    for table, _, _ in journey(game, seed):
        public = table.public
        if round_ is None:
            round_ = whole(game, table)
        elif now != (public.round, public.trick):
            play(round_, [card or 0 for card in public.last_trick])
            tricks += 1
            assert round_.over() == (public.trick == 1)
            if round_.over():
                assert tuple(round_.points()) == public.scores[-1]
                round_ = whole(game, table)
        now = (public.round, public.trick)
        still_in = game.still_in(table)
        assert tuple(round_.playing) == still_in
        assert tuple(round_.belts) == public.belts
        for seat in still_in:
            assert round_.levels[seat] == level_of(game, table, seat)
        assert public.starter in (None, round_.starter)
        turned_up = sorted(level(card) for card in table.zones[game.seating.turned_up])
        assert sorted(round_.water[-2:]) == turned_up
    return tricks


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_it_goes_as_the_rules_go(game: LandUnter) -> None:
    for seed in range(8):
        assert in_step(game, seed, Round.play) > 2 * game.seats


def test_a_round_in_which_nobody_drops_out_is_noticed() -> None:
    def forgiving(round_: Round, cards: list[int]) -> None:
        round_.belts = [max(1, belts) for belts in round_.belts]
        round_.play(cards)

    with pytest.raises(AssertionError):
        in_step(EVERY_TABLE[0], 0, forgiving)


def test_a_copy_goes_its_own_way() -> None:
    game = EVERY_TABLE[0]
    round_ = whole(game, next(journey(game, 0)).table)
    copy = round_.copy()
    copy.play([hand[0] for hand in copy.hands])
    assert [len(hand) for hand in round_.hands] == [12, 12, 12]
    assert len(round_.water) == len(copy.water) + 2
    assert sum(round_.unplayed) == sum(copy.unplayed) + 3
