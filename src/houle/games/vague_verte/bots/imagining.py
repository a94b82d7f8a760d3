"""From what a seat knows to tables that could be the real one."""

from functools import cache
from typing import TypeAlias

from houle.games.vague_verte.components import CARS
from houle.games.vague_verte.moves import VagueVerteMove
from houle.games.vague_verte.rules import VagueVerte
from houle.games.vague_verte.state import VagueVerteOptions, VagueVertePublic
from houle.kernel import Card, Chance, Knowledge, Seat, Table

VerteKnowledge: TypeAlias = Knowledge[VagueVertePublic, VagueVerteMove, VagueVerteOptions]

FATES = 1 << 30


@cache
def game_of(seats: int, options: VagueVerteOptions) -> VagueVerte:
    """The game that is played at such a table."""
    return VagueVerte(seats, options)


class Fate:
    """The chance of one world, in which cards always fall in the same way.

    Whatever is tried in a world, it meets the same renewed pile; nothing else is left to chance.
    """

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def below(self, limit: int) -> int:
        return self._seed % limit

    def shuffle(self, cards: list[int]) -> None:
        seed = self._seed
        for last in range(len(cards) - 1, 0, -1):
            seed = (seed * 48271 + 11) % 0x7FFFFFFF
            other = seed % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class World:
    """A table that could be the real one, and what chance would have in store there."""

    __slots__ = ("fate", "table")

    def __init__(self, table: Table[VagueVertePublic], fate: Fate) -> None:
        self.table = table
        self.fate = fate


class Imagination:
    """Worlds that could be the real one, for all that a seat knows.

    `lacking` has, for each seat, the cards that it seems not to hold, as bits.
    """

    def __init__(self, known: VerteKnowledge, lacking: list[int] | None = None) -> None:
        view, zones = known.view, known.mind.zones
        self._seating = seating = game_of(view.seats, view.options).seating
        self._lacking = lacking or [0] * view.seats
        self._unseen = list(known.mind.unseen)
        seen = [[slot.card for slot in slots if slot.card is not None] for slots in zones]
        seen[seating.pile] = self._unseen[: len(zones[seating.pile])]
        self.seen: Table[VagueVertePublic] = Table(seating.layout, view.public.__copy__(), seen)
        """The table as far as it was seen: others hold only what they showed, and the order of the
        pile is of no account."""
        self._slots: list[tuple[Seat, int]] = []
        for seat, hand in enumerate(seating.hands):
            for slot in zones[hand]:
                if slot.card is None:
                    self._slots.append((seat, 0 if slot.faces is None else CARS))
        self._slots.sort(key=lambda slot: not (slot[1] or self._lacking[slot[0]]))

    def draw(self, chance: Chance, trust: int = 0) -> World:
        """One of them. What seats seem to lack is believed `trust` times in a hundred."""
        table = self.seen.copy()
        zones, hands = table.zones, self._seating.hands
        pool = self._unseen[:]
        chance.shuffle(pool)
        believed = [
            lacking if lacking and chance.below(100) < trust else 0 for lacking in self._lacking
        ]
        for seat, excluded in self._slots:
            zones[hands[seat]].append(_fitting(pool, excluded | believed[seat]))
        zones[self._seating.pile] = pool
        return World(table, Fate(1 + chance.below(FATES)))


def _fitting(pool: list[Card], excluded: int) -> Card:
    """Take a card out of a shuffled pool that is not one of these, if there is one."""
    place = len(pool) - 1
    if excluded:
        while place >= 0 and excluded >> pool[place] & 1:
            place -= 1
    return pool.pop(place)
