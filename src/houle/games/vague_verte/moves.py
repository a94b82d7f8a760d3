"""What a driver can do. A card is named by where it is held, never by its face.

A turn has two moves: one of the first two, then one of the others. Rows count from 1, the one in
front of the houses.
"""

from typing import TypeAlias, final

import msgspec

from houle.kernel import Place, Seat


@final
class DrawFromPile(msgspec.Struct, frozen=True, tag="draw-from-pile"):
    """Take the top card of the draw pile (V-10)."""


@final
class TakeFaceUp(msgspec.Struct, frozen=True, tag="take-face-up"):
    """Take the face-up card beside the pile (V-10)."""


@final
class Drive(msgspec.Struct, frozen=True, tag="drive"):
    """Lay a car, a tow truck or an ambulance on one's own street (V-20, V-23, V-26)."""

    place: Place


@final
class Hinder(msgspec.Struct, frozen=True, tag="hinder"):
    """Lay a breakdown or ducks on the street of an opponent (V-22, V-27)."""

    place: Place
    owner: Seat


@final
class Signal(msgspec.Struct, frozen=True, tag="signal"):
    """Lay a red signal beside a row, or a green one on the red one there (V-24, V-25)."""

    place: Place
    row: int


@final
class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Lay a card beside the pile (V-10, V-12)."""

    place: Place


VagueVerteMove: TypeAlias = DrawFromPile | TakeFaceUp | Drive | Hinder | Signal | Discard
