"""Rounds in the head of a player: played by the rules, and by no others."""

from itertools import accumulate

import pytest

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter import LandUnter, LandUnterPublic
from houle.games.land_unter.bots.habit import play_on
from houle.games.land_unter.bots.references import NOISY
from houle.games.land_unter.bots.scene import Scene, beginning
from houle.games.land_unter.bots.sight import Sight
from houle.games.land_unter.components import WEATHER
from houle.games.land_unter.flood import level_of
from houle.kernel import Card, Chance, Table
from tests.games.land_unter.bots.journeys import EVERY_TABLE, Stop, journey
from tests.games.land_unter.bots.tricks import trick


def imagined(game: LandUnter, stop: Stop) -> Scene:
    """A round that begins, with all its cards as they are."""
    scene = Scene(game, Table.copy(stop.table))
    for hand in scene.hands:
        hand.sort()
    return scene


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_a_round_in_the_head_goes_as_the_real_one_did_and_is_the_last(game: LandUnter) -> None:
    scene, now = None, (1, 1)
    for stop in journey(game, 3):
        public = stop.table.public
        if scene is None:
            scene = imagined(game, stop)
        elif now != (public.round, public.trick):
            scene.play([card or 0 for card in public.last_trick])
            assert scene.over() == (public.trick == 1)
            if scene.over():
                assert scene.points() == public.scores[-1]
                scene = imagined(game, stop)
        now = (public.round, public.trick)
        assert scene.playing == game.still_in(stop.table)
        assert scene.belts == public.belts
        assert scene.levels == [level_of(game, stop.table, seat) for seat in range(game.seats)]


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_whoever_counts_along_knows_how_many_are_left(game: LandUnter) -> None:
    for stop in journey(game, 2):
        sight = Sight(stop.known)
        dealer = sight.dealer(count_belts=False)
        scene = sight.scene().dealt(dealer.deal(PlayoutChance(1)), dealer.water(PlayoutChance(1)))
        played = [card for zone in game.seating.played for card in scene.table.zones[zone]]
        assert list(scene.below) == up_to_each(played)
        if game.openly:
            card = scene.hands[stop.seat][0]
            scene.lay(stop.seat, card)
            if not scene.over():
                assert list(scene.below) == up_to_each([*played, card])


def up_to_each(played: list[Card]) -> list[int]:
    """How many cards that were not played there are up to each number."""
    return list(accumulate([0, *(card not in played for card in WEATHER)]))


def test_the_lower_water_is_told_from_the_higher() -> None:
    for turned_up in ("7 3", "3 7"):
        scene = trick([], [], turned_up)
        assert (scene.low, scene.high) == (3, 7)


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_a_scene_is_tried_out_without_touching_it(game: LandUnter) -> None:
    scene = imagined(game, next(journey(game, 0)))
    before, below = scene.table.copy(), scene.below
    copy = scene.copy()
    copy.play([hand[0] for hand in copy.hands])
    assert scene.table == before != copy.table
    assert scene.below == below != copy.below


def test_a_past_round_begins_with_its_first_two_water_cards() -> None:
    scene = beginning(EVERY_TABLE[0], [[3, 1], [4, 2], [6, 5]], (1, 2, 3), [84, 61, 70, 71])
    assert scene.hands == [[1, 3], [2, 4], [5, 6]]
    assert (scene.low, scene.high, scene.belts) == (1, 12, (1, 2, 3))
    scene.play([3, 4, 6])
    assert (scene.low, scene.high) == (5, 6)


class Shallow(LandUnter):
    """LAND UNTER in which nobody runs out of lifebelts."""

    def _finish_trick(self, table: Table[LandUnterPublic], chance: Chance) -> None:
        table.public.belts = tuple(belts + 1 for belts in table.public.belts)
        super()._finish_trick(table, chance)


def test_bots_play_by_the_rules_they_are_given() -> None:
    """Were there second rules in their heads, other rules would change nothing."""
    out: dict[type[LandUnter], int] = {}
    for kind in (LandUnter, Shallow):
        game = kind(5)
        scene = imagined(game, next(journey(game, 1)))
        out[kind] = play_on(scene, [NOISY] * 5, PlayoutChance(1)).count(-1)
    assert out[Shallow] == 0 < out[LandUnter]
