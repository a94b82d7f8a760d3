"""Rounds in the head of a player: played by the rules, and by no others."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from houle.games.sea_change import SeaChange, SeaPublic
from houle.games.sea_change.bots.cards import Cards
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.habits import Glance, usual
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.sight import Sight, single_round
from houle.games.sea_change.bots.thinking import Aim, outcome
from houle.games.sea_change.components import SEA_CARDS, Colour
from houle.games.sea_change.rules import MOVES
from houle.games.sea_change.state import Teams
from houle.kernel import Card, Place, Seat, Table
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey, whole
from tests.games.sea_change.positions import card, cards, position, sea_change

Choice = Callable[[Scene, Seat], Place]
POINTS_ONLY = Aim(0, victory=0.0)


def by_habit(scene: Scene, seat: Seat) -> Place:
    return usual(scene, GREEDY, seat)


def imagined(game: SeaChange, seed: int) -> Scene:
    """A round that was just dealt."""
    return whole(game, next(journey(game, seed)))


def playing(scene: Scene, choice: Choice = by_habit) -> Iterator[tuple[Seat, Place]]:
    """A round in the head, stopped before each card."""
    public = scene.table.public
    while public.ended is None:
        place = choice(scene, public.turn)
        yield public.turn, place
        scene.lay(public.turn, place)


def is_refused(game: SeaChange, seed: int, choice: Choice = by_habit) -> bool:
    """Whether somebody wants a card in a round that the rules forbid."""
    scene = imagined(game, seed)
    return any(
        game.refusal(scene.table, seat, MOVES[place]) is not None
        for seat, place in playing(scene, choice)
    )


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_habit_plays_only_what_the_rules_allow(game: SeaChange) -> None:
    assert not any(is_refused(game, seed) for seed in range(4))


def test_a_habit_of_what_is_not_allowed_is_caught() -> None:
    assert is_refused(sea_change(4, target=1), 1, lambda scene, seat: 0)


@pytest.mark.parametrize("game", EVERY_TABLE, ids=repr)
def test_whoever_counts_along_knows_what_is_left(game: SeaChange) -> None:
    scene = imagined(game, 3)
    seating = game.seating
    piles = [pile for pile in (seating.ai_pile, seating.draw_pile) if pile is not None]
    for _ in playing(scene):
        lying = {card for zone in (*seating.hands, *piles) for card in scene.table.zones[zone]}
        assert set_of(scene.left) == lying


def set_of(some: Cards) -> set[Card]:
    return {card for card in SEA_CARDS if some.values(card >> 4) >> (card & 15) & 1}


def test_a_set_holds_what_was_added_and_not_removed() -> None:
    some = Cards()
    some.add(list(SEA_CARDS))
    copy = some.copy()
    for gone in cards("red 0, green 15, blue 0, violet 15"):
        copy.remove(gone)
    assert set_of(some) == set(SEA_CARDS)
    assert set_of(copy) == set(SEA_CARDS) - set(cards("red 0, green 15, blue 0, violet 15"))
    assert set_of(some.without(list(SEA_CARDS[1:79]))) == {0, 79}


def test_a_scene_is_tried_out_without_touching_it() -> None:
    for game in EVERY_TABLE:
        scene = imagined(game, 2)
        before = scene.table.copy()
        for place in scene.playable(scene.table.public.turn):
            tried = scene.copy()
            tried.lay(scene.table.public.turn, place)
            outcome(tried, GREEDY, POINTS_ONLY, 0, 2)
            assert scene.table == before
            assert set_of(scene.left) != set_of(tried.left)


def test_a_round_in_the_head_is_the_last_one() -> None:
    """Whatever was won before, and whatever the target: nothing is dealt again."""
    for stop in islice(journey(sea_change(4), 8), 45, 50):
        sight = Sight(stop.known)
        assert sight.known.view.public.round == 2
        assert set(sight.scene.table.public.victories) == {0}
        scene = Scene(sight.game, whole(sight.game, stop).table, sight.scene.left)
        assert len(list(playing(scene))) > 0
        assert scene.table.public.ended is not None
        assert scene.table.public.round == 2


def test_what_a_round_is_worth_is_what_the_rules_count() -> None:
    for seed in range(5):
        scene = imagined(single_round(1, Teams.NONE), seed)
        worth = [outcome(scene.copy(), GREEDY, Aim(0, victory=v), 0, 0) for v in (0.0, 20.0)]
        for _ in playing(scene):
            pass
        score = scene.table.public.score
        assert score is not None
        assert worth == [score.points[0], score.points[0] + (20.0 if 0 in score.victors else 0.0)]


def test_the_own_last_cards_are_chosen_and_not_played_by_habit() -> None:
    by_habit_only, searched = 0.0, 0.0
    for seed in range(20):
        scene = imagined(sea_change(4, target=1), seed)
        by_habit_only += outcome(scene.copy(), GREEDY, POINTS_ONLY, 0, 0)
        searched += outcome(scene, GREEDY, POINTS_ONLY, 0, 2)
    assert searched > by_habit_only


class Calm(SeaChange):
    """SEA CHANGE in which the first trump stays."""

    def trump_with(self, trick: list[Card], card: Card, trump: Colour | None) -> Colour | None:
        return super().trump_with([], card, trump)


class Lax(SeaChange):
    """SEA CHANGE in which nobody has to follow."""

    def playable(self, trick: list[Card], hand: list[Card]) -> list[Place]:
        return super().playable([], hand)


def test_bots_play_by_the_rules_they_are_given() -> None:
    """Were there second rules in their heads, other rules would change nothing."""
    trumps: dict[type[SeaChange], int] = {}
    for kind in (SeaChange, Calm):
        game = kind(4, EVERY_TABLE[3].options)
        scene = Scene(game, imagined(game, 1).table, Cards())
        trumps[kind] = len({scene.table.public.trump for _ in playing(scene)} - {None})
    assert trumps[Calm] == 1 < trumps[SeaChange]

    assert glance(SeaChange).worth(card("blue 9"), Cards()) > 0
    assert glance(Calm).worth(card("blue 9"), Cards()) < 0
    hand = cards("red 4, blue 12")
    assert glance(SeaChange).places(hand) == [0]
    assert glance(Lax).places(hand) == [0, 1]


def glance(kind: type[SeaChange]) -> Glance:
    """The last of three looks at a trick that a sea change would win."""
    game = kind(3, EVERY_TABLE[2].options)
    table: Table[SeaPublic] = position(
        game, hands=["green 4", "green 5", "red 4, blue 12"], trick="red 10, red 9", trump="red"
    )
    return Glance(Scene(game, table, Cards()), GREEDY, 2)
