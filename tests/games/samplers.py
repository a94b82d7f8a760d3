"""Broken ways to deal worlds, to be planted in any game that they break."""

from typing import Any, TypeAlias

import pytest

from houle.conformance import secrecy, worlds
from houle.kernel import Chance, Game, Seat, TrackedTable, deal_world

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyTable: TypeAlias = TrackedTable[Any]


def sampler_peeks(patch: pytest.MonkeyPatch) -> None:
    """The world is the table."""

    def peek(game: AnyGame, table: AnyTable, seat: Seat, chance: Chance) -> AnyTable:
        return table.copy()

    patch.setattr(secrecy, "deal_world", peek)


def sampler_forgets_what_was_learned(patch: pytest.MonkeyPatch) -> None:
    """Lessons about cards that the seat has not seen are ignored."""

    def forget(game: AnyGame, table: AnyTable, seat: Seat, chance: Chance) -> AnyTable:
        ignorant = table.copy()
        ignorant.learned = [{} for _ in range(game.seats)]
        return deal_world(game, ignorant, seat, chance)

    patch.setattr(worlds, "deal_world", forget)


def sampler_forgets_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    """Only what lies in sight now is known."""

    def forget(game: AnyGame, table: AnyTable, seat: Seat, chance: Chance) -> AnyTable:
        ignorant = table.copy()
        ignorant.doubts = ()
        for zone, cards in enumerate(table.zones):
            for card in cards:
                ignorant.known[card] &= table.layout.eyes[zone]
        return deal_world(game, ignorant, seat, chance)

    patch.setattr(worlds, "deal_world", forget)
