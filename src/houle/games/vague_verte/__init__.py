"""VAGUE VERTE: a race to the beach for 2 to 4 drivers, with breakdowns, ducks and red lights."""

from houle.games.vague_verte.rules import VagueVerte
from houle.games.vague_verte.state import VagueVerteOptions, VagueVertePublic

__all__ = ["VagueVerte", "VagueVerteOptions", "VagueVertePublic"]
