"""Games that shuffle and roll while they are played keep the same promises."""

from dataclasses import replace

import pytest

from houle.conformance import CHECKS, Tally
from houle.kernel import Chance, Seat, Table, Viewer
from tests.conformance.lowtide import LowTide, TideMove, TidePublic
from tests.conformance.suite import LOW_TIDE, knowledge


class HighTide(LowTide):
    """After each round a die is rolled, and on a one the tide takes what was played.

    The played cards are mixed up where they lie, for all to see, then go back into the pile.
    """

    def play(self, table: Table[TidePublic], seat: Seat, move: TideMove, chance: Chance) -> None:
        rounds_before = sum(table.public.points)
        super().play(table, seat, move, chance)
        if sum(table.public.points) > rounds_before and table.roll(2, chance) == 1:
            table.shuffle(self.played, chance)
            table.deal(self.played, self.pile, len(table.zones[self.played]))
            table.shuffle(self.pile, chance)


def knowledge_in_passing(game: HighTide, table: Table[TidePublic], viewer: Viewer) -> object:
    """Besides what lies there now: the order in which cards just went back, as everybody saw."""
    went_back = [
        step.card
        for step in table.journal or ()
        if isinstance(step, tuple) and step.origin == game.played
    ]
    return knowledge(game, table, viewer), went_back


HIGH_TIDE = replace(LOW_TIDE, game_type=HighTide, knowledge=knowledge_in_passing)


@pytest.mark.parametrize("check", [name for name in CHECKS if name != "lockstep"])
def test_later_chance_breaks_no_promise(check: str) -> None:
    checked = Tally()
    for setting in range(len(HIGH_TIDE.settings)):
        game = HIGH_TIDE.game(setting)
        for seed in range(15):
            checked += CHECKS[check](HIGH_TIDE, game, seed)
    assert checked.total() > 0
