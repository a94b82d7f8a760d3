"""What a player can do. A card is named by where it is held, never by its face."""

from typing import TypeAlias

import msgspec

from houle.kernel import Place


class PlayCard(msgspec.Struct, frozen=True, tag="play"):
    """Play a card of one's hand to the trick (S-10, S-12, S-13)."""

    place: Place


SeaMove: TypeAlias = PlayCard
