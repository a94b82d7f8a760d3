"""A table in the head is played like any other, and shown to nobody."""

from typing import Any

import pytest

from houle.conformance import ConformanceError
from houle.conformance.shape import check_shape
from houle.kernel import (
    Chance,
    Game,
    QuickChance,
    Story,
    Table,
    TrackedTable,
    deal_world,
    know,
    project,
    project_steps,
    why_not,
)
from houle.kernel.knowledge import mind_of
from tests.conformance.lowtide import Cheer, Choose, LowTide
from tests.conformance.suite import LOW_TIDE
from tests.kernel.toys import HAND, PILE, ROW, Nothing, toy_layout, toy_table

GAME = LowTide(2)


def imagined() -> Table[Any]:
    return GAME.imagine(QuickChance(1))


def test_it_is_dealt_and_played_as_at_a_real_table() -> None:
    real, table = GAME.start(QuickChance(1)), imagined()
    assert table.zones == real.zones
    for one in (real, table):
        for seat in (1, 0):
            assert GAME.attempt(one, seat, Choose(2), QuickChance(2)) is None
    assert (table.zones, table.public) == (real.zones, real.public)


def handled(table: Table[Any]) -> tuple[list[list[int]], list[int]]:
    """Where the cards lie, and how dice fell, once everything was done to them that can be."""
    chance = QuickChance(3)
    table.move(PILE, 2, ROW)
    table.deal(PILE, HAND, 3)
    table.shuffle(PILE, chance)
    table.move_all(HAND, ROW)
    return table.zones, [table.roll(sides, chance) for sides in (1, 6, 6, 20)]


def test_cards_go_and_dice_fall_as_at_a_real_table() -> None:
    layout = toy_layout()
    imagined = Table(layout, Nothing(), [[] for _ in layout.zones])
    imagined.put(PILE, list(range(10)))
    zones, rolls = handled(imagined)
    assert (zones, rolls) == handled(toy_table())
    assert rolls[0] == 1


def test_it_notes_nothing_and_knows_of_nobody() -> None:
    table = imagined()
    assert GAME.attempt(table, 0, Cheer(), QuickChance(1)) is None
    table.learn(0, 5, 1 << 7)
    assert table.journal is None
    assert table.learned is None
    assert not any(table.is_known(card, -1) for card in GAME.layout.cards)


def test_a_copy_is_equal_and_of_its_own() -> None:
    table = imagined()
    twin = table.copy()
    assert type(twin) is Table
    assert twin == table
    GAME.play(twin, 0, Choose(0), QuickChance(1))
    assert twin != table


def test_it_is_never_equal_to_a_real_one() -> None:
    assert imagined() != GAME.start(QuickChance(1))
    assert GAME.start(QuickChance(1)) != imagined()


def test_every_door_out_is_closed_to_it() -> None:
    """The type checker refuses each of these lines, and says so if it ever stops."""
    table = imagined()
    with pytest.raises(TypeError):
        project(GAME, table, 0)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        project_steps(GAME, table, 0)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        why_not(GAME, table, 0)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        know(GAME, table, 0, Story(GAME.layout, ()))  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        mind_of(table, 0)  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        deal_world(GAME, table, 0, QuickChance(1))  # type: ignore[arg-type]


def test_a_game_that_is_opened_in_the_head_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: whoever opens tables gets one that nobody keeps track of."""

    def start(game: Game[Any, Any, Any], chance: Chance, *, journal: bool = True) -> Table[Any]:
        return game.imagine(chance)

    check_shape(LOW_TIDE, GAME, 1)
    monkeypatch.setattr(Game, "start", start)
    with pytest.raises((TypeError, ConformanceError)):
        check_shape(LOW_TIDE, GAME, 1)


def test_what_is_dealt_from_a_real_table_is_tracked() -> None:
    world = deal_world(GAME, GAME.start(QuickChance(1)), 0, QuickChance(2))
    assert type(world) is TrackedTable
    assert project(GAME, world, 0).zone("hand", 1) == (None, None, None)
