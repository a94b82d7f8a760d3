"""The animals by which those at a table are told apart, whatever they are called."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from hashlib import sha256

from houle.kernel import Seat
from houle.tables.ports import PlayerId


class Animal(StrEnum):
    """There are more of them than seats at any table."""

    OCTOPUS = "octopus"
    TURTLE = "turtle"
    CRAB = "crab"
    WHALE = "whale"
    GULL = "gull"
    SEAL = "seal"
    STARFISH = "starfish"
    JELLYFISH = "jellyfish"
    SEAHORSE = "seahorse"
    RAY = "ray"
    PUFFIN = "puffin"
    DOLPHIN = "dolphin"


ANIMALS: Sequence[Animal] = tuple(Animal)


def born_as(player: PlayerId) -> Animal:
    """The animal of a player who has not chosen one: always the same."""
    return ANIMALS[sha256(player.encode()).digest()[0] % len(ANIMALS)]


def animal_of_seat(seat: Seat) -> Animal:
    """The animal of a seat, for those in it who have none of their own."""
    return ANIMALS[seat % len(ANIMALS)]


def next_free(wanted: Animal, taken: Collection[Animal | None]) -> Animal:
    """An animal if nobody has it, or else the next one that nobody has."""
    first = ANIMALS.index(wanted)
    order = (*ANIMALS[first:], *ANIMALS[:first])
    return next((animal for animal in order if animal not in taken), wanted)
