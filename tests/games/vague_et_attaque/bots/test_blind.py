"""The quick captains judge by what their seat knows; whatever the rest is, they pick the same."""

from collections.abc import Callable

import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.scene import Scene
from houle.games.vague_et_attaque.bots.policy.style import PLAIN
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import QuickChance, Seat, deal_world

TEAMS = VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True))
Pick = Callable[[Scene, Seat], object]


def judged(at: Scene, seat: Seat) -> VagueEtAttaqueMove:
    return pick(at, seat, Mind(PLAIN))


def peeking(at: Scene, seat: Seat) -> object:
    """As the captain, but with an eye on the next souvenir of the pile."""
    return judged(at, seat), at.zones[at.seating.all_decks[0]][-1:]


def same_in_other_worlds(game: VagueEtAttaque, choose: Pick) -> bool:
    """Whether captains choose in every moment of a game as in a world dealt anew around them."""
    fate, whim = QuickChance("fate"), QuickChance("whim")
    table = game.start(fate)
    while game.outcome(table) is None:
        seat = game.to_act(table)[0]
        at = Scene(game, table)
        world = Scene(game, deal_world(game, table, seat, whim))
        if choose(at, seat) != choose(world, seat):
            return False
        game.play(table, seat, judged(at, seat), fate)
    return True


@pytest.mark.parametrize("game", [*map(VagueEtAttaque, (1, 2, 3, 4, 5)), TEAMS])
def test_what_cannot_be_seen_does_not_change_what_a_captain_picks(game: VagueEtAttaque) -> None:
    assert same_in_other_worlds(game, judged)


def test_a_captain_that_peeks_is_noticed() -> None:
    assert not same_in_other_worlds(VagueEtAttaque(3), peeking)
