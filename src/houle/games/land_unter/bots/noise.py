"""Numbers from 0 to 1 that playouts read one after the other, each from a place of its own."""

from typing import Final

from houle.bots.playout_chance import PlayoutChance

NOISE_SIZE: Final = 8191


def _noise(count: int) -> list[float]:
    chance = PlayoutChance(count)
    return [chance.fraction() for _ in range(count)]


NOISE: Final[list[float]] = _noise(NOISE_SIZE + 64)
