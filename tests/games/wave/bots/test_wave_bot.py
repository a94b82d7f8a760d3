"""What the companion for WAVE does in positions that call for it."""

from statistics import fmean

import pytest

from houle.arena import play_game
from houle.bots import BotKind, RandomBot
from houle.games.wave import Wave
from houle.games.wave.bots.greedy import Greedy
from houle.games.wave.moves import Advice, Discard, LayDown, Point, Propose, Side, Swap, Unpoint
from houle.games.wave.state import Pointing
from houle.kernel import QuickChance
from tests.bots.knowing import known
from tests.games.wave.positions import position, wave

INWARD, OUTWARD = Side.INWARD, Side.OUTWARD


def bot() -> Greedy:
    return Greedy(QuickChance(0))


def test_it_plays_the_hardest_card_it_sees() -> None:
    game = wave(3)
    table = position(
        game, discard="red 2", inward=["navy 4, white 3, red 3"], outward=["sky 0, orange 1"]
    )
    assert bot().choose(known(game, table, 0)) == Discard(INWARD, 1)


def test_hard_and_easy_change_places_when_both_tides_turn() -> None:
    game = wave(3, colour_tide=True, number_tide=True)
    table = position(
        game,
        discard="red 2",
        inward=["navy 1, white 3, yellow 0"],
        outward=["sky 0, orange 1"],
        colours_inverted=True,
        numbers_inverted=True,
    )
    assert bot().choose(known(game, table, 0)) == Discard(INWARD, 0)


def test_it_follows_a_finger_rather_than_play_an_easy_card() -> None:
    game = wave(3)
    table = position(
        game,
        discard="white 1",
        inward=["navy 4, sky 5"],
        outward=["sky 3, yellow 0"],
        pointing=(Pointing(1, 0, 1, Advice.PLAY),),
    )
    assert bot().choose(known(game, table, 0)) == Discard(OUTWARD, 1)


def test_it_plays_a_hard_card_of_its_own_whatever_the_fingers_say() -> None:
    game = wave(3)
    table = position(
        game,
        discard="white 1",
        inward=["white 2"],
        outward=["sky 3, navy 4"],
        pointing=(Pointing(1, 0, 1, Advice.PLAY),),
    )
    assert bot().choose(known(game, table, 0)) == Discard(INWARD, 0)


def test_it_keeps_what_a_friend_wants_kept() -> None:
    game = wave(3)
    table = position(
        game,
        discard="white 1",
        outward=["sky 3, yellow 0, navy 2"],
        pointing=(Pointing(1, 0, 0, Advice.KEEP), Pointing(2, 0, 2, Advice.KEEP)),
    )
    assert bot().choose(known(game, table, 0)) == Discard(OUTWARD, 1)


def test_it_points_at_the_hardest_card_that_fits() -> None:
    game = wave(3)
    table = position(game, discard="white 3", outward=["navy 4, yellow 0, white 1"])
    assert bot().aside(known(game, table, 1)) == Point(0, 1, Advice.PLAY)


def test_it_does_not_point_at_a_card_that_is_too_good_for_now() -> None:
    game = wave(3)
    table = position(
        game,
        discard="white 3",
        inward=["yellow 0, yellow 1, orange 0"],
        outward=["navy 4, white 1"],
    )
    assert bot().aside(known(game, table, 1)) is None


def test_it_points_once() -> None:
    game = wave(3)
    table = position(game, discard="white 3", outward=["navy 4, yellow 0, white 1"], turn=0)
    chance = QuickChance(0)
    assert game.attempt(table, 1, Point(0, 1, Advice.PLAY), chance) is None
    assert bot().aside(known(game, table, 1)) is None


def test_it_takes_back_a_finger_that_would_mislead_and_no_other() -> None:
    game = wave(3)
    table = position(
        game,
        discard="navy 3",
        outward=["white 4, yellow 0", "red 0"],
        pointing=(Pointing(1, 0, 1, Advice.PLAY), Pointing(2, 1, 0, Advice.PLAY)),
    )
    assert bot().aside(known(game, table, 1)) == Unpoint(0, 1)
    assert bot().aside(known(game, table, 2)) == Point(0, 0, Advice.PLAY)


def test_two_bots_think_of_the_same_card_for_vaimiti() -> None:
    game = wave(2)
    table = position(game, discard="red 2", face_up="navy 4, white 3, sky 0", turn=2)
    proposals = {bot().choose(known(game, table, seat)) for seat in (0, 1)}
    assert proposals == {Propose(1)}
    assert bot().aside(known(game, table, 0)) is None


def test_it_agrees_with_what_a_person_proposes_for_vaimiti() -> None:
    game = wave(2)
    table = position(
        game,
        discard="red 2",
        face_up="navy 4, white 3, sky 0",
        turn=2,
        proposals=(Propose(2), None),
    )
    assert bot().choose(known(game, table, 1)) == Propose(2)


def test_it_leaves_an_easy_card_as_the_bend_card() -> None:
    game = wave(3, virage=True)
    table = position(
        game, discard="red 2", bend="yellow 1", inward=["navy 4, orange 3"], outward=["sky 0"]
    )
    assert bot().choose(known(game, table, 0)) == Swap(INWARD, 0)


@pytest.mark.parametrize(
    ("bend", "advice"), [("navy 4", None), ("yellow 1", Pointing(1, None, 0, Advice.LEAVE))]
)
def test_it_does_not_swap_for_the_worse_or_against_advice(
    bend: str, advice: Pointing | None
) -> None:
    game = wave(3, virage=True)
    table = position(
        game,
        discard="red 2",
        bend=bend,
        inward=["sky 4, orange 3"],
        outward=["sky 0"],
        pointing=() if advice is None else (advice,),
    )
    assert isinstance(bot().choose(known(game, table, 0)), Discard)


def test_what_must_sink_is_the_card_that_hardly_ever_fits() -> None:
    game = wave(3, nazare=True)
    table = position(game, discard="navy 4", inward=["sky 3, white 1, red 2"], outward=["red 3"])
    assert bot().choose(known(game, table, 0)) == LayDown(INWARD, 1)


def test_a_card_to_be_kept_sinks_last() -> None:
    game = wave(3, nazare=True)
    table = position(
        game,
        discard="navy 4",
        outward=["red 3, sky 2"],
        pointing=(Pointing(1, 0, 0, Advice.KEEP),),
    )
    assert bot().choose(known(game, table, 0)) == LayDown(OUTWARD, 1)


def left_over(kind: BotKind, players: int, games: int) -> float:
    game = Wave(players)
    results = (
        play_game(game, [kind(QuickChance(s)) for s in range(players)], QuickChance(number))
        for number in range(games)
    )
    return -fmean(result.outcome.points[0] for result in results)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_of_them_are_far_better_than_chance(players: int) -> None:
    assert left_over(Greedy, players, 80) < 12
    assert left_over(RandomBot, players, 80) > 19
