"""Bots whose choices are written down, to be held against what they always did."""

from collections.abc import Sequence
from hashlib import sha256

from houle.games.vague_et_attaque.bots.captains import Captain
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove


class Noted:
    """Notes what a bot does."""

    def __init__(self, bot: Captain | Greedy, notes: list[VagueEtAttaqueMove]) -> None:
        self._bot = bot
        self._notes = notes

    def choose(self, known: VagueKnowledge) -> VagueEtAttaqueMove:
        self._notes.append(self._bot.choose(known))
        return self._notes[-1]

    def aside(self, known: VagueKnowledge) -> VagueEtAttaqueMove | None:
        return self._bot.aside(known)


def digest_of(notes: Sequence[VagueEtAttaqueMove]) -> str:
    """All of it, in short."""
    return sha256(repr(notes).encode()).hexdigest()[:16]
