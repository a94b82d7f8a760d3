"""The cards that VAGUE & ATTAQUE is played with here (A-01, A-05)."""

from typing import Final

from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.loading import default_deck

CARDS: Final = Cards(default_deck())
