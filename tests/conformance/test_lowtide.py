"""The smallest game keeps every promise, and its worlds are dealt fairly."""

from collections import Counter
from itertools import permutations

from houle.conformance import conformance_tests
from houle.kernel import Card, QuickChance, ScriptedChance, TrackedTable, deal_world
from tests.conformance.lowtide import Choose, LowTide, TidePublic
from tests.conformance.suite import LOW_TIDE

TestConformance = conformance_tests(LOW_TIDE, seeds=20)

ME, LEFT, ACROSS, RIGHT = range(4)


def last_round(game: LowTide) -> TrackedTable[TidePublic]:
    """Four players with a card each: I hold 1, the others 2, 3 and 4."""
    chance = ScriptedChance(orders=[[12, 11, 1, 10, 9, 2, 8, 7, 3, 6, 5, 4]])
    table = game.start(chance)
    for _ in range(2):
        for seat in range(game.seats):
            assert game.attempt(table, seat, Choose(0), chance) is None
    assert [table.zone("hand", seat) for seat in range(4)] == [[1], [2], [3], [4]]
    return table


def chi_square(
    game: LowTide, table: TrackedTable[TidePublic], possible: set[tuple[Card, ...]]
) -> float:
    """How far from equally often each possibility comes up for the others' cards."""
    samples = 3_000
    chance = QuickChance(7)
    came_up: Counter[tuple[Card, ...]] = Counter()
    for _ in range(samples):
        world = deal_world(game, table, ME, chance)
        came_up[tuple(world.zone("hand", seat)[0] for seat in (LEFT, ACROSS, RIGHT))] += 1
    assert set(came_up) == possible
    expected = samples / len(possible)
    return sum((count - expected) ** 2 / expected for count in came_up.values())


def test_all_worlds_are_equally_likely() -> None:
    game = LowTide(4)
    possible: set[tuple[Card, ...]] = set(permutations((2, 3, 4)))
    assert chi_square(game, last_round(game), possible) < 20.5  # 5 degrees of freedom, 1 in 1000


def test_all_worlds_are_equally_likely_where_lessons_overlap() -> None:
    """I learned that my left neighbour has 2 or 3, and the one across 3 or 4: three worlds."""
    game = LowTide(4)
    table = last_round(game)
    table.learn(ME, 2, 1 << 2 | 1 << 3)
    table.learn(ME, 3, 1 << 3 | 1 << 4)
    possible: set[tuple[Card, ...]] = {(2, 3, 4), (2, 4, 3), (3, 4, 2)}
    assert chi_square(game, table, possible) < 13.8  # 2 degrees of freedom, 1 in 1000
