"""What a player can do. A card is named by where it is held, never by its face."""

from typing import TypeAlias

import msgspec

from houle.kernel import Place


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Choose a weather card of one's hand in secret (L-11)."""

    place: Place


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Open play: play a weather card of one's hand face up (L-30)."""

    place: Place


LandUnterMove: TypeAlias = Choose | Play
