"""LAND UNTER: 3 to 5 players, everyone with every hand; keep your lifebelts while water rises."""

from houle.games.land_unter.rules import LandUnter
from houle.games.land_unter.state import LandUnterOptions, LandUnterPublic

__all__ = ["LandUnter", "LandUnterOptions", "LandUnterPublic"]
