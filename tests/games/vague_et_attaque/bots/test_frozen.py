"""The greedy captain is what figures are measured by: it must not change."""

from hashlib import sha256

import pytest

from houle.arena import play_game
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import Chance, QuickChance

CHOICES = {
    (3, False): "305dea97d789dd3c",
    (4, False): "66adbda34fc2e027",
    (4, True): "efda86b589de40a0",
}
"""Of all that it did in a few games. If this changes, so do all figures in `docs/bots.md`."""


class Noted(Greedy):
    """Notes what it does."""

    def __init__(self, chance: Chance, notes: list[VagueEtAttaqueMove]) -> None:
        super().__init__(chance)
        self._notes = notes

    def choose(self, known: VagueKnowledge) -> VagueEtAttaqueMove:
        move = super().choose(known)
        self._notes.append(move)
        return move


@pytest.mark.parametrize(("seats", "teams"), CHOICES)
def test_the_greedy_captain_plays_as_it_always_did(seats: int, teams: bool) -> None:
    game = VagueEtAttaque(seats, VagueEtAttaqueOptions(teams=teams))
    notes: list[VagueEtAttaqueMove] = []
    for deal in range(2):
        bots = [Noted(QuickChance(f"{deal} {seat}"), notes) for seat in range(seats)]
        play_game(game, bots, QuickChance(deal))
    assert sha256(repr(notes).encode()).hexdigest()[:16] == CHOICES[seats, teams]
