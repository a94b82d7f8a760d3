"""What one can do in JELLYFISH."""

from typing import TypeAlias

import msgspec

from houle.kernel import Place, Seat
from houle_jellyfish.words import Answer, Creature


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card of the hand before somebody, and say what it is (J-02)."""

    place: Place
    to: Seat
    creature: Creature


class PassOn(msgspec.Struct, frozen=True, tag="pass-on"):
    """Lay the card that one looked at before somebody else, and say what it is (J-04)."""

    to: Seat
    creature: Creature


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say whether it is so (J-03)."""

    answer: Answer


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Look at the card, to pass it on (J-04)."""


JellyMove: TypeAlias = Lay | PassOn | Say | Look
