"""WAVE: cooperative, 2 to 4 surfers; always higher, in number or in colour."""

from houle.games.wave.rules import Wave
from houle.games.wave.state import WaveOptions, WavePublic

__all__ = ["Wave", "WaveOptions", "WavePublic"]
