"""Chance as choices of its own: the same numbers give the same game."""

import copy
from collections import Counter
from itertools import product

import pytest

from houle.kernel import QuickChance
from houle.research import Setting, make_setting
from houle.research.fate import DrawnChance, UndrawnError
from houle.research.line import Line
from tests.conformance.lowtide import LowTide
from tests.research.playing import GAMES


def drawn_through(line: Line, chance: QuickChance) -> None:
    """Draw whatever chance has to draw now."""
    while line.fates:
        line.go_on(chance.below(line.fates))


def test_a_shuffle_is_drawn_card_by_card() -> None:
    line = Line(Setting(LowTide(2)))
    limits = []
    while line.fates:
        limits.append(line.fates)
        line.go_on(0)
    assert limits == list(range(12, 1, -1))
    assert line.settled is not None
    assert line.settled.asked == 0


def test_every_order_of_cards_is_drawn_once() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for drawn in product(range(4), range(3), range(2)):
        cards = [1, 2, 3, 4]
        DrawnChance(list(drawn)).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_what_has_one_outcome_is_not_drawn() -> None:
    assert DrawnChance([]).below(1) == 0
    with pytest.raises(UndrawnError):
        DrawnChance([]).below(2)


def test_before_all_is_dealt_nobody_can_choose() -> None:
    line = Line(Setting(LowTide(2)))
    line.fates = 0
    with pytest.raises(ValueError, match="nobody"):
        line.go_on(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_line_can_be_copied_and_lived_again_at_any_point(name: str) -> None:
    line = Line(make_setting(name))
    chance = QuickChance("a line")
    for _ in range(40):
        drawn_through(line, chance)
        assert line.settled is not None
        if line.settled.asked is None:
            break
        relive, history = line.__reduce__()
        again = relive(*history)
        assert again.settled.view(0) == line.settled.view(0)
        assert (again.own, again.fates) == (line.own, line.fates)
        offered = list(line.settled.offered())
        other = copy.deepcopy(line)
        other.go_on(offered[-1])
        assert again.settled.view(0) == line.settled.view(0)
        assert sum(map(len, other.own)) == sum(map(len, line.own)) + 1
        line.go_on(offered[chance.below(len(offered))])
    assert sum(map(len, line.own)) > 0
