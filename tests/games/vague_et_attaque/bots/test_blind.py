"""The quick captains judge by what their seat knows; whatever the rest is, they pick the same."""

from collections.abc import Callable

import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.style import PLAIN
from houle.games.vague_et_attaque.bots.simulator.position import Position
from houle.games.vague_et_attaque.bots.simulator.reading import move_of, position_of
from houle.kernel import QuickChance, Seat, deal_world

TEAMS = VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True))
Pick = Callable[[Position, Seat], int]


def judged(position: Position, seat: Seat) -> int:
    return pick(position, seat, PLAIN)


def peeking(position: Position, seat: Seat) -> int:
    """As the captain, but with an eye on the next souvenir of the pile."""
    stock = position.zones[0]
    return pick(position, seat, PLAIN) + (stock[-1] if stock else 0)


def same_in_other_worlds(game: VagueEtAttaque, choose: Pick) -> bool:
    """Whether captains choose in every moment of a game as in a world dealt anew around them."""
    fate, whim = QuickChance("fate"), QuickChance("whim")
    table = game.start(fate)
    while game.outcome(table) is None:
        seat = game.to_act(table)[0]
        at = position_of(game, table)
        world = position_of(game, deal_world(game, table, seat, whim))
        if choose(at, seat) != choose(world, seat):
            return False
        picked = judged(at, seat)
        move = next(move for move in game.moves(table, seat) if move_of(move) == picked)
        game.play(table, seat, move, fate)
    return True


@pytest.mark.parametrize("game", [*map(VagueEtAttaque, (1, 2, 3, 4, 5)), TEAMS])
def test_what_cannot_be_seen_does_not_change_what_a_captain_picks(game: VagueEtAttaque) -> None:
    assert same_in_other_worlds(game, judged)


def test_a_captain_that_peeks_is_noticed() -> None:
    assert not same_in_other_worlds(VagueEtAttaque(3), peeking)
