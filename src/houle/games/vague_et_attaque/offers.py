"""Moves that are offered all the time, each made once: they are values."""

from collections.abc import Callable
from functools import partial
from typing import Final, final

from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    PickCard,
    SeekPlace,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.kernel import ZoneId


@final
class ByPlace:
    """The moves of a kind that differ by a place, made as far as somebody has asked."""

    def __init__(self, make: Callable[[int], VagueEtAttaqueMove]) -> None:
        self._make = make
        self._made: list[VagueEtAttaqueMove] = []

    def first(self, count: int) -> list[VagueEtAttaqueMove]:
        """Those for the first so many places."""
        made = self._made
        while len(made) < count:
            made.append(self._make(len(made)))
        return made[:count]

    def at(self, place: int) -> VagueEtAttaqueMove:
        """The one for this place."""
        return self._made[place] if place < len(self._made) else self.first(place + 1)[place]


@final
class ByZone:
    """The moves of a kind that differ by a zone and by a place in it."""

    def __init__(self, make: Callable[[ZoneId], Callable[[int], VagueEtAttaqueMove]]) -> None:
        self._make = make
        self._made: list[ByPlace] = []

    def zone(self, zone: ZoneId) -> ByPlace:
        """Those for this zone."""
        made = self._made
        while len(made) <= zone:
            made.append(ByPlace(self._make(len(made))))
        return made[zone]


def _picks(zone: ZoneId) -> Callable[[int], VagueEtAttaqueMove]:
    return partial(PickCard, zone)


def _challenges(zone: ZoneId) -> Callable[[int], VagueEtAttaqueMove]:
    return partial(Challenge, zone)


def _lays(zone: ZoneId) -> Callable[[int], VagueEtAttaqueMove]:
    return partial(LaySouvenir, onto=zone)


DRAW_SOUVENIR: Final = DrawSouvenir()
ADVENTURE: Final = Adventure()
THROW: Final = Throw()
DONE: Final = Done()
USE_ARTEFACT: Final = UseArtefact()
SEEK_PLACE: Final = ByPlace(SeekPlace)
LAY_PLACE: Final = ByPlace(LayPlace)
JETTISON: Final = ByPlace(Jettison)
USE_GOLD: Final = ByPlace(UseGold)
PICK_CARD: Final = ByZone(_picks)
CHALLENGE: Final = ByZone(_challenges)
LAY_ONTO: Final = ByZone(_lays)
"""By the zone of the place on which a souvenir is laid."""
