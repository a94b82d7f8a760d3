"""Flotsam: turns, hands that others do not see, hats that only others see, and things to say."""

from tests.samples.flotsam.rules import Flotsam
from tests.samples.flotsam.words import (
    Company,
    Draw,
    Fish,
    FlotsamMove,
    FlotsamOptions,
    FlotsamPublic,
    Lay,
    Phrase,
    Say,
)

__all__ = [
    "Company",
    "Draw",
    "Fish",
    "Flotsam",
    "FlotsamMove",
    "FlotsamOptions",
    "FlotsamPublic",
    "Lay",
    "Phrase",
    "Say",
]
