"""A seat's knowledge travels, and worlds imagined from it are those of the table itself."""

from typing import Any

import msgspec
import pytest

from houle.kernel import (
    Game,
    Knowledge,
    Moved,
    QuickChance,
    Story,
    Worlds,
    deal_world,
    know,
    project_steps,
)
from tests.conformance.lowtide import LowTide
from tests.games.subjects import SUBJECTS

SEATS = 3
GAMES: list[Game[Any, Any, Any]] = [
    next(game for game in map(subject.game, range(len(subject.settings))) if game.seats == SEATS)
    for subject in SUBJECTS.values()
]


def moments(game: Game[Any, Any, Any], seed: int) -> Any:
    """A game played at random, stopped after each move."""
    chance = QuickChance(seed)
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    yield table, story
    while waiting := game.to_act(table):
        seat = waiting[chance.below(len(waiting))]
        moves = game.moves(table, seat)
        assert game.attempt(table, seat, moves[chance.below(len(moves))], chance) is None
        story.add(seat, table.journal or ())
        yield table, story


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_worlds_imagined_from_knowledge_are_those_of_the_table(game: Game[Any, Any, Any]) -> None:
    shape: Any = Knowledge
    shape = shape[type(game.first_record()), game.move_type, game.options_type]
    for number, (table, story) in enumerate(moments(game, 1)):
        seat = number % game.seats
        known = know(game, table, seat, story)
        travelled = msgspec.json.decode(msgspec.json.encode(known), type=shape)
        assert travelled.mind == known.mind
        assert list(travelled.told) == list(known.told)
        world = Worlds(game, travelled).draw(QuickChance(number))
        twin = deal_world(game, table, seat, QuickChance(number))
        assert (world.zones, world.public) == (twin.zones, twin.public)


def test_a_copied_story_goes_its_own_way() -> None:
    game = LowTide(3)
    story = Story(game.layout, ())
    assert len(story.told_to(0)) == 1
    other = story.copy()
    other.add(1, ())
    assert (len(story.told_to(0)), len(other.told_to(0))) == (1, 2)
    assert len(other.told_to(2)) == 2


def test_a_story_tells_each_seat_what_it_saw() -> None:
    game = LowTide(3)
    chance = QuickChance(2)
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    dealt = story.told_to(1)
    assert len(dealt) == 1
    assert dealt[0].seat is None
    assert any(isinstance(step, Moved) and step.card is None for step in dealt[0].steps)
    seat = game.to_act(table)[0]
    assert game.attempt(table, seat, game.moves(table, seat)[0], chance) is None
    story.add(seat, table.journal or ())
    assert story.told_to(1)[0] == dealt[0]
    assert story.told_to(1)[1].seat == seat
    assert story.told_to(1)[1].steps == project_steps(game, table, 1)
