"""VAGUE & ATTAQUE: souvenirs, duels and a pirate ship, for 1 to 5 players, also in teams."""

from houle.games.vague_et_attaque.rules import VagueEtAttaque
from houle.games.vague_et_attaque.state import VagueEtAttaqueOptions, VagueEtAttaquePublic

__all__ = ["VagueEtAttaque", "VagueEtAttaqueOptions", "VagueEtAttaquePublic"]
