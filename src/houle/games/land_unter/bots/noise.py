"""Numbers from 0 to 1 that playouts read one after the other, each from a place of its own."""

from typing import Final

from houle.bots.luck import Luck

NOISE_SIZE: Final = 8191


def _noise(count: int) -> list[float]:
    luck = Luck(count)
    return [luck.fraction() for _ in range(count)]


NOISE: Final[list[float]] = _noise(NOISE_SIZE + 64)
