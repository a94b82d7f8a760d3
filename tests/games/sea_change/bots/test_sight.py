"""What a bot makes of what its seat knows."""

import pytest

from houle.games.sea_change import SeaChange
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.sight import Sight
from houle.games.sea_change.components import COLOUR_OF
from houle.games.sea_change.dealing import HAND
from houle.kernel import QuickChance
from tests.bots.knowing import known
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey
from tests.games.sea_change.positions import cards, position, sea_change


@pytest.mark.parametrize("game", EVERY_TABLE[::3], ids=repr)
def test_hidden_cards_are_laid_where_they_may_lie(game: SeaChange) -> None:
    for stop in journey(game, 3):
        sight = Sight(stop.known)
        hidden = sight.hidden(QuickChance(0))
        assert sorted(hidden.cards) == sorted(stop.known.mind.unseen)
        for card, allowed in zip(hidden.cards, hidden.allowed, strict=True):
            assert allowed >> COLOUR_OF[card] & 1
        for zone, lying in enumerate(stop.table.zones):
            here = hidden.zones.count(zone) + len(sight.scene.table.zones[zone])
            assert here == len(lying)


@pytest.mark.parametrize("game", EVERY_TABLE[2:], ids=repr)
def test_what_others_played_is_remembered_with_how_things_stood(game: SeaChange) -> None:
    for played, stop in enumerate(journey(game, 4)):
        sight = Sight(stop.known)
        plays = sight.plays(sight.hidden(QuickChance(0)), GREEDY)
        trick = stop.table.zones[game.seating.trick]
        assert [play.card for play in plays][len(plays) - len(trick) :] == trick
        assert game.seating.hands[stop.seat] not in [play.hand for play in plays]
        assert len(plays) == played - (HAND - len(sight.hand))
        for play in plays:
            glance = play.glance
            assert glance.left.values(play.card >> 4) >> (play.card & 15) & 1
            seat = game.seating.hands.index(play.hand)
            assert (glance.table.public.leader + len(glance.trick)) % game.seats == seat
            assert play.card not in glance.trick


@pytest.mark.parametrize("game", EVERY_TABLE[:2], ids=repr)
def test_with_a_pile_nobody_asks_why_others_played(game: SeaChange) -> None:
    for stop in journey(game, 4):
        sight = Sight(stop.known)
        assert not sight.plays(sight.hidden(QuickChance(0)), GREEDY)


def test_a_position_without_a_story_can_be_looked_at() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["red 4, blue 9", "green 5, green 6", "red 8"],
        trick="red 12",
        trump="blue",
        leader=2,
    )
    sight = Sight(known(game, table, 0))
    assert sight.plays(sight.hidden(QuickChance(0)), GREEDY) == []
    assert sight.hand == cards("red 4, blue 9")
    assert sight.scene.playable(0) == [0]
