"""What is refused, by which rule, and what is objected to first."""

from collections import defaultdict

import pytest

from houle.conformance.rules import rule
from houle.games.wave import Wave, WavePublic
from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    LayDown,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Say,
    Swap,
    WaveMove,
)
from houle.games.wave.state import VAIMITI
from houle.games.wave.words import Reason
from houle.kernel import TrackedTable
from tests.games.wave.lockstep import ANYTHING
from tests.games.wave.positions import (
    INWARD,
    OUTWARD,
    discard,
    play,
    position,
    propose,
    refused,
    swap,
    wave,
)

AT_SET_UP = {Reason.SEAT_COUNT, Reason.STRICT_AND_OPEN, Reason.VOLUNTARY_ALONE, Reason.FIRST_SEAT}

RULES = {
    Reason.GAME_OVER: {"W-40"},
    Reason.NOT_YOUR_TURN: {"W-20"},
    Reason.NO_SUCH_CARD: {"W-20"},
    Reason.TOO_LOW: {"W-21"},
    Reason.UNSEEN_TOO_LOW: {"W-21"},
    Reason.DOES_NOT_FIT: {"W-82"},
    Reason.UNSEEN_DOES_NOT_FIT: {"W-82"},
    Reason.JUST_TAKEN: {"W-62"},
    Reason.ONLY_IN_NAZARE: {"W-83"},
    Reason.SOMETHING_FITS: {"W-83"},
    Reason.INWARD_FITS: {"W-89"},
    Reason.NO_VIRAGE: {"W-60"},
    Reason.ALREADY_SWAPPED: {"W-63"},
    Reason.LAST_CARD: {"W-63"},
    Reason.WOULD_BLOCK: {"W-65"},
    Reason.NOT_HER_TURN: {"W-52"},
    Reason.CANNOT_BE_HERS: {"W-52", "W-88"},
    Reason.SAME_PROPOSAL: {"W-52"},
    Reason.OWN_CARD: {"W-30b"},
    Reason.NOTHING_THERE: {"W-30b"},
    Reason.WRONG_ADVICE: {"W-30b"},
    Reason.SAME_POINTING: {"W-30b"},
    Reason.NO_FINGER_THERE: {"W-30b"},
    Reason.SAME_PHRASE: {"W-32"},
    Reason.ALREADY_DECLARED: {"W-33"},
    Reason.NOTHING_DECLARED: {"W-33"},
    Reason.NOT_YOURS_TO_WITHDRAW: {"W-33"},
}


def hand_of_four(game: Wave) -> TrackedTable[WavePublic]:
    """Seat 0 is in turn; somebody points, speaks and declares."""
    table = position(
        game,
        discard="yellow 2",
        inward=["yellow 4, white 1", "red 1"],
        outward=["white 2, yellow 1", "red 2"],
        bend="navy 1" if game.options.virage else "",
    )
    play(game, table, 1, Point(0, 0, Advice.PLAY))
    play(game, table, 1, Say(Phrase.WAIT))
    return table


def after_a_swap() -> tuple[Wave, TrackedTable[WavePublic]]:
    game = wave(3, virage=True)
    table = hand_of_four(game)
    swap(game, table, 0, "white 1")
    return game, table


def with_a_single_card() -> tuple[Wave, TrackedTable[WavePublic]]:
    game = wave(3, virage=True)
    return game, position(game, discard="yellow 2", inward=["yellow 4"], bend="navy 1")


def on_her_turn() -> tuple[Wave, TrackedTable[WavePublic]]:
    game = wave(2, nazare=True)
    table = position(
        game, discard="yellow 2", inward=["red 1"], face_up="sky 1, sky 2", turn=VAIMITI
    )
    propose(game, table, 0, "sky 1")
    play(game, table, 0, Declare())
    return game, table


def after_the_end() -> tuple[Wave, TrackedTable[WavePublic]]:
    game = wave(3)
    table = position(game, discard="yellow 2", inward=["yellow 4"])
    discard(game, table, 0, "yellow 4")
    return game, table


def scenes() -> list[tuple[Wave, TrackedTable[WavePublic]]]:
    games = [
        wave(3),
        wave(3, virage=True),
        wave(3, nazare=True),
        wave(3, nazare=True, strict=True),
    ]
    return [
        *((game, hand_of_four(game)) for game in games),
        after_a_swap(),
        with_a_single_card(),
        on_her_turn(),
        after_the_end(),
    ]


@rule(*sorted(set[str]().union(*RULES.values())))
def test_each_reason_comes_up_and_is_given_with_its_rule() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for game, table in scenes():
        for seat in range(game.seats):
            for move in ANYTHING:
                refusal = game.refusal(table, seat, move)
                if refusal is not None:
                    found[refusal.reason].add(refusal.rule)
    assert found == RULES
    assert RULES.keys() | AT_SET_UP == set(Reason)


@pytest.mark.parametrize("scene", scenes())
def test_refused_is_just_what_is_not_offered(scene: tuple[Wave, TrackedTable[WavePublic]]) -> None:
    game, table = scene
    for seat in range(game.seats):
        offered = game.moves(table, seat) + game.asides(table, seat)
        assert len(set(offered)) == len(offered)
        allowed = {move for move in ANYTHING if game.refusal(table, seat, move) is None}
        assert allowed == set(offered)


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        pytest.param(1, Discard(INWARD, 7), "not-your-turn", id="the turn before the card"),
        pytest.param(0, Swap(INWARD, 7), "no-such-card", id="the card before the swap"),
        pytest.param(0, Discard(INWARD, 1), "just-taken", id="the card taken before its height"),
        pytest.param(0, LayDown(INWARD, 1), "just-taken", id="the card taken before Nazaré"),
        pytest.param(0, Swap(INWARD, 1), "already-swapped", id="one swap before the card taken"),
        pytest.param(0, Point(0, 7, Advice.TAKE), "own-card", id="one's own before the place"),
        pytest.param(0, Point(1, 7, Advice.TAKE), "nothing-there", id="the place before advice"),
        pytest.param(1, Point(0, 0, Advice.TAKE), "wrong-advice", id="advice before the finger"),
    ],
)
@rule("W-20", "W-30b", "W-62", "W-63")
def test_people_object_to_the_plainest_thing_first(seat: int, move: WaveMove, reason: str) -> None:
    game, table = after_a_swap()
    assert refused(game, table, seat, move).reason == reason


@rule("W-40")
def test_the_end_is_objected_to_before_anything_else() -> None:
    game, table = after_the_end()
    for move in (Discard(OUTWARD, 7), Propose(7), PointAtBend(Advice.PLAY), Confirm()):
        assert refused(game, table, 0, move).reason == "game-over"
