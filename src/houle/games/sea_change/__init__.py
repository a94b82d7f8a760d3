"""SEA CHANGE: tricks for 1 to 8; the same value as the card before it changes the trump."""

from houle.games.sea_change.rules import SeaChange
from houle.games.sea_change.state import SeaOptions, SeaPublic, Teams

__all__ = ["SeaChange", "SeaOptions", "SeaPublic", "Teams"]
