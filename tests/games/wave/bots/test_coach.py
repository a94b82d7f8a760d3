"""The coach: what it says, and what it cannot know."""

import pytest

from houle.bots.race import Winner
from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots.coach import Effort, hint
from houle.games.wave.bots.head import do
from houle.games.wave.moves import Discard, Propose, Side, WaveMove
from houle.games.wave.state import VAIMITI
from houle.kernel import Chance, QuickChance, Table
from tests.games.wave.bots.settings import every_table
from tests.games.wave.positions import position, wave

LITTLE = Effort(playouts=24, nodes=50, end_nodes=2000)


class Impatient:
    """Somebody who waits for so many thoughts and no more."""

    def __init__(self, thoughts: int) -> None:
        self._thoughts = thoughts

    def over(self) -> bool:
        self._thoughts -= 1
        return self._thoughts < 0


def advice(
    game: Wave, table: Table[WavePublic], chance: Chance, effort: Effort = LITTLE
) -> Winner[WaveMove]:
    """What the coach says to whoever is to play."""
    return hint(game, table, game.to_act(table)[0], chance, effort)


@pytest.mark.parametrize("options", [{}, {"nazare": True}, {"colour_tide": True, "virage": True}])
@pytest.mark.parametrize("players", [2, 3])
def test_the_order_of_the_pile_does_not_change_what_the_coach_says(
    players: int, options: dict[str, bool]
) -> None:
    game = wave(players, **options)
    for deal in range(3):
        world = game.imagine(QuickChance(deal))
        twin = world.copy()
        twin.zone("pile").reverse()
        assert twin != world
        assert advice(game, world, QuickChance(1)) == advice(game, twin, QuickChance(1))


def test_the_coach_does_not_know_what_lies_face_down_before_vaimiti() -> None:
    game = wave(2)
    for deal in range(3):
        world = game.imagine(QuickChance(deal))
        twin = world.copy()
        hidden, pile = twin.zone("face-down", VAIMITI), twin.zone("pile")
        hidden[0], pile[0] = pile[0], hidden[0]
        hidden.reverse()
        assert twin != world
        assert advice(game, world, QuickChance(1)) == advice(game, twin, QuickChance(1))


class Peeking:
    """A chance that lets the coach imagine the real pile and nothing else."""

    def __init__(self, pile: list[int]) -> None:
        self._pile = pile

    def below(self, limit: int) -> int:
        return 0

    def shuffle(self, cards: list[int]) -> None:
        cards[:] = self._pile


def test_a_coach_who_peeked_at_the_pile_would_be_found_out() -> None:
    game = wave(3)
    found_out = 0
    for deal in range(4):
        world = game.imagine(QuickChance(deal))
        pile = world.zone("pile")
        answers = [advice(game, world, Peeking(peeked)) for peeked in (pile, pile[::-1])]
        found_out += answers[0] != answers[1]
    assert found_out


def test_the_coach_finds_the_only_way_and_is_sure_of_it() -> None:
    game = wave(3)
    table = position(game, discard="sky 4", inward=["navy 0, navy 4", "navy 1", "sky 5"])
    assert hint(game, table, 0, QuickChance(0)) == (Discard(Side.INWARD, 0), 1.0)


def test_the_coach_says_what_vaimiti_should_play() -> None:
    game = wave(2)
    table = position(
        game,
        discard="sky 4",
        inward=["navy 1", "sky 5"],
        face_up="navy 0, navy 4",
        turn=2,
    )
    assert hint(game, table, 0, QuickChance(0)) == (Propose(0), 1.0)


def test_the_coach_has_nothing_to_say_to_those_who_are_not_asked() -> None:
    game = wave(3)
    table = position(game, discard="sky 4", inward=["navy 0, navy 4", "navy 1", "sky 5"])
    with pytest.raises(LookupError):
        hint(game, table, 1, QuickChance(0))


@pytest.mark.parametrize("thoughts", [0, 1])
def test_the_coach_answers_when_nobody_waits_any_longer(thoughts: int) -> None:
    game = wave(3)
    table = position(
        game, discard="red 2", inward=["navy 0, red 4", "navy 1", "sky 5"], pile="red 1, red 3"
    )
    move, worth = hint(game, table, 0, QuickChance(0), LITTLE, Impatient(thoughts))
    assert move in game.moves(table, 0)
    assert (worth is None) == (thoughts == 0)


def test_the_coach_does_not_weigh_what_is_the_only_choice() -> None:
    game = wave(3)
    table = position(
        game, discard="sky 4", inward=["navy 0, red 2", "navy 1", "sky 5"], pile="red 1, red 3"
    )
    assert hint(game, table, 0, QuickChance(0)) == (Discard(Side.INWARD, 0), None)


def test_the_coach_plays_at_every_table() -> None:
    tiny = Effort(playouts=1, nodes=2, end_nodes=20)
    for number, game in enumerate(every_table()):
        if game.unlit:
            continue  # with open hands nobody errs
        world = game.imagine(QuickChance(number))
        for _ in range(3):
            if game.to_act(world):
                do(game, world, advice(game, world, QuickChance(number), tiny).move)


def test_thinking_wins_games() -> None:
    game = wave(3)
    lost = []
    for deal in range(4):
        world = game.imagine(QuickChance(100 + deal))
        while game.to_act(world):
            do(game, world, advice(game, world, QuickChance(deal)).move)
        lost.append(game.left_over(world))
    assert lost.count(0) >= 3
