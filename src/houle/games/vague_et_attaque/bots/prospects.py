"""What places and souvenirs are worth to whoever collects them.

The unit is about one souvenir on the right place. A place is worth more the nearer it is to being
validated, and a souvenir in hand counts for less than one that lies there already.
"""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Souvenir
from houle.games.vague_et_attaque.harbours import ROOM
from houle.kernel import Card

HOMES: tuple[tuple[str, ...], ...] = tuple(
    card.places if isinstance(card, Souvenir) else () for card in CARDS.printed
)
"""The places that each souvenir belongs to."""

IN_HAND = 0.75
"""What a step towards a validated place counts while the souvenir is still in hand."""
UNLAID = 0.7
"""What a place counts while it is in hand."""
OPEN_PLACES = (1.4, 1.1, 0.8, 0.5, 0.3, 0.15, 0.1)
"""What the first, second, … place to lay souvenirs on is worth by itself."""
SPARE = 0.2
"""A souvenir that fits nowhere: it can still be discarded for a place."""
SPARE_DEDICATED = 0.35
"""One that waits for its place."""

Steps: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]
"""The worth of a place by the number of souvenirs on it: without and with a dedicated one."""

ORDINARY: Steps = ((0.0, 0.9, 1.5), (0.0, 1.4, 3.2, 6.5))
DECISIVE: Steps = ((0.0, 0.9, 1.8), (0.0, 1.4, 4.0, 14.0))
"""If the game is won with this place."""


class Berth:
    """A place on which souvenirs can be laid, as far as it has come.

    Equal ones are the same object, and each knows the ones that it can become: they are asked
    thousands of times in a game.
    """

    __slots__ = ("laid", "name", "souvenirs", "with_dedicated", "with_shared", "worth")

    def __init__(
        self, name: str, souvenirs: int, steps: Steps, *, dedicated: bool, laid: bool
    ) -> None:
        self.name = name
        self.souvenirs = souvenirs
        self.laid = laid
        """In hand otherwise."""
        worth = steps[dedicated][souvenirs]
        self.worth = worth if laid else UNLAID * worth
        """What it is worth by its souvenirs."""
        more, room = souvenirs + 1, ROOM - souvenirs
        self.with_dedicated = berth(name, more, steps, dedicated=True, laid=laid) if room else None
        """The place with one dedicated souvenir more, if there is room (A-40)."""
        fits = room > 1 or (room and dedicated)
        self.with_shared = (
            berth(name, more, steps, dedicated=dedicated, laid=laid) if fits else None
        )

    def grown(self, souvenir: Card) -> "Berth | None":
        """The place with this souvenir more; nothing if it may not lie there (A-32, A-40)."""
        homes = HOMES[souvenir]
        if self.name not in homes:
            return None
        return self.with_dedicated if len(homes) == 1 else self.with_shared


@cache
def berth(name: str, souvenirs: int, steps: Steps, *, dedicated: bool, laid: bool = True) -> Berth:
    """A place that has come so far."""
    return Berth(name, souvenirs, steps, dedicated=dedicated, laid=laid)


class Prospects:
    """Places and a hand of souvenirs, each of which is meant for where it helps most."""

    __slots__ = ("berths", "spare", "worth")

    def __init__(self, berths: Iterable[Berth], hand: Iterable[Card]) -> None:
        self.berths = list(berths)
        self.worth = sum([one.worth for one in self.berths]) + _opening(self.berths)
        self.spare: list[Card] = []
        """The souvenirs that fit nowhere."""
        for souvenir in sorted(hand, key=_choosiness):
            gain, at, grown = self._best(souvenir)
            if grown is None:
                self.spare.append(souvenir)
                self.worth += _spare_worth(souvenir)
            else:
                self.berths[at] = grown
                self.worth += IN_HAND * gain

    def gain(self, souvenir: Card) -> float:
        """What one souvenir more in hand would be worth."""
        gain, _, grown = self._best(souvenir)
        return _spare_worth(souvenir) if grown is None else IN_HAND * gain

    def gain_of_place(self, name: str, steps: Steps) -> float:
        """What one place more in hand would be worth, with the souvenirs that waited for it."""
        new = berth(name, 0, steps, dedicated=False, laid=False)
        gain = UNLAID * OPEN_PLACES[min(len(self.berths), len(OPEN_PLACES) - 1)]
        for souvenir in self.spare:
            grown = new.grown(souvenir)
            if grown is not None:
                gain += IN_HAND * (grown.worth - new.worth) - _spare_worth(souvenir)
                new = grown
        return gain

    def _best(self, souvenir: Card) -> tuple[float, int, Berth | None]:
        best: tuple[float, int, Berth | None] = (0.0, -1, None)
        homes = HOMES[souvenir]
        dedicated = len(homes) == 1
        for at, one in enumerate(self.berths):
            if one.name in homes:
                grown = one.with_dedicated if dedicated else one.with_shared
                if grown is not None and grown.worth - one.worth > best[0]:
                    best = (grown.worth - one.worth, at, grown)
        return best


def _choosiness(souvenir: Card) -> int:
    """Dedicated souvenirs find their place first."""
    return len(HOMES[souvenir])


def _spare_worth(souvenir: Card) -> float:
    return SPARE_DEDICATED if len(HOMES[souvenir]) == 1 else SPARE


def _opening(berths: list[Berth]) -> float:
    """What it is worth to have places at all; those in hand come last."""
    laid = sum([one.laid for one in berths])
    several = OPEN_PLACES[: len(berths)]
    return sum(several[:laid]) + UNLAID * sum(several[laid:])
