"""The greedy captain is what figures are measured by: it must not change."""

import pytest

from houle.arena import play_game
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import QuickChance
from tests.games.vague_et_attaque.bots.noted import Noted, digest_of

CHOICES = {
    (3, False): "305dea97d789dd3c",
    (4, False): "66adbda34fc2e027",
    (4, True): "efda86b589de40a0",
}
"""Of all that it did in a few games. If this changes, so do all figures in `docs/bots.md`."""


@pytest.mark.parametrize(("seats", "teams"), CHOICES)
def test_the_greedy_captain_plays_as_it_always_did(seats: int, teams: bool) -> None:
    game = VagueEtAttaque(seats, VagueEtAttaqueOptions(teams=teams))
    notes: list[VagueEtAttaqueMove] = []
    for deal in range(2):
        bots = [Noted(Greedy(QuickChance(f"{deal} {seat}")), notes) for seat in range(seats)]
        play_game(game, bots, QuickChance(deal))
    assert digest_of(notes) == CHOICES[seats, teams]
