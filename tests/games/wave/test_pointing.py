"""Pointing at cards (W-30, W-30b)."""

import pytest

from houle.conformance.rules import rule
from houle.games.wave import WavePublic
from houle.games.wave.moves import (
    Advice,
    Point,
    PointAtBend,
    Unpoint,
    UnpointBend,
    WaveMove,
)
from houle.games.wave.state import VAIMITI, Pointing
from houle.kernel import At, Onlooker, TrackedTable, Who, project
from tests.games.wave.positions import (
    discard,
    happenings,
    lay_down,
    on_the_great_wave,
    play,
    position,
    propose,
    refused,
    swap,
    table_of_three,
    wave,
)

PLAY, KEEP, TAKE, LEAVE = Advice.PLAY, Advice.KEEP, Advice.TAKE, Advice.LEAVE

GAME = wave(3)
BEND_GAME = wave(3, virage=True)


def fingers(table: TrackedTable[WavePublic]) -> list[Pointing]:
    """Who points at what, the latest last."""
    return list(table.public.pointing)


@rule("W-30", "W-30b")
def test_one_may_point_at_every_card_one_sees_in_another_hand() -> None:
    table = table_of_three(GAME)
    pointings = {move for move in GAME.asides(table, 1) if isinstance(move, Point)}
    assert pointings == {
        Point(owner, place, advice)
        for owner, place in [(0, 0), (0, 1), (0, 2), (2, 0)]
        for advice in (PLAY, KEEP)
    }


@rule("W-30")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_advice_may_be_given_in_turn_and_out_of_turn(turn: int, seat: int) -> None:
    table = table_of_three(GAME, turn=turn)
    other = (seat + 1) % 3
    play(GAME, table, seat, Point(other, 0, KEEP))
    assert fingers(table) == [Pointing(seat, other, 0, KEEP)]
    assert GAME.to_act(table) == (turn,)


@rule("W-30b")
def test_nobody_points_at_their_own_cards() -> None:
    table = table_of_three(GAME)
    refusal = refused(GAME, table, 0, Point(0, 1, PLAY))
    assert (refusal.rule, refusal.reason) == ("W-30b", "own-card")


@rule("W-30b")
@pytest.mark.parametrize(("owner", "place"), [(1, 2), (1, -1), (VAIMITI + 1, 0), (-1, 0)])
def test_nobody_points_where_no_card_is(owner: int, place: int) -> None:
    table = table_of_three(GAME)
    refusal = refused(GAME, table, 0, Point(owner, place, PLAY))
    assert (refusal.rule, refusal.reason) == ("W-30b", "nothing-there")


@rule("W-30b")
def test_vaimitis_face_up_cards_may_be_pointed_at() -> None:
    game = wave(2)
    table = position(
        game, discard="yellow 2", inward=["red 1"], face_up="sky 1, sky 2", face_down="red 2, red 3"
    )
    pointings = {move for move in game.asides(table, 0) if isinstance(move, Point)}
    assert pointings == {
        Point(VAIMITI, place, advice) for place in (0, 1) for advice in (PLAY, KEEP)
    }


@rule("W-30b")
def test_everyone_sees_all_pointing() -> None:
    table = table_of_three(GAME)
    play(GAME, table, 2, Point(0, 1, PLAY))
    for viewer in (0, 1, 2, Onlooker.WATCHER):
        assert project(GAME, table, viewer).public.pointing == (Pointing(2, 0, 1, PLAY),)
    (happened,) = happenings(GAME, table)
    assert happened.name == "pointed"
    card = At(GAME.layout.zone("outward", 0), 1)
    assert happened.facts == {"who": Who(2), "owner": Who(0), "card": card, "advice": "play"}


@rule("W-30b")
def test_pointing_anew_replaces_ones_finger_on_that_card() -> None:
    table = table_of_three(GAME)
    play(GAME, table, 1, Point(0, 1, PLAY))
    play(GAME, table, 2, Point(0, 1, PLAY))
    play(GAME, table, 1, Point(0, 0, PLAY))
    assert refused(GAME, table, 1, Point(0, 1, PLAY)).reason == "same-pointing"
    play(GAME, table, 1, Point(0, 1, KEEP))
    assert fingers(table) == [
        Pointing(2, 0, 1, PLAY),
        Pointing(1, 0, 0, PLAY),
        Pointing(1, 0, 1, KEEP),
    ]


@rule("W-30b")
def test_the_pointer_may_take_a_finger_back() -> None:
    table = table_of_three(GAME)
    play(GAME, table, 1, Point(0, 1, PLAY))
    assert Unpoint(0, 1) in GAME.asides(table, 1)
    others: list[tuple[int, WaveMove]] = [
        (0, Unpoint(0, 1)),
        (1, Unpoint(0, 0)),
        (1, UnpointBend()),
    ]
    for seat, other in others:
        refusal = refused(GAME, table, seat, other)
        assert (refusal.rule, refusal.reason) == ("W-30b", "no-finger-there")
    play(GAME, table, 1, Unpoint(0, 1))
    assert fingers(table) == []
    (happened,) = happenings(GAME, table)
    assert happened.name == "unpointed"
    card = At(GAME.layout.zone("outward", 0), 1)
    assert happened.facts == {"who": Who(1), "owner": Who(0), "card": card}


@rule("W-30b")
def test_a_finger_stays_on_its_card_until_the_card_is_played() -> None:
    table = table_of_three(GAME, pile="navy 2, navy 3, navy 4")
    for place in range(3):
        play(GAME, table, 1, Point(0, place, KEEP))
    play(GAME, table, 0, Point(1, 1, PLAY))
    discard(GAME, table, 0, "sky 2")
    assert fingers(table) == [
        Pointing(1, 0, 0, KEEP),
        Pointing(1, 0, 1, KEEP),
        Pointing(0, 1, 1, PLAY),
    ]


@rule("W-30b")
def test_fingers_stay_when_an_inward_card_is_played() -> None:
    table = table_of_three(GAME, pile="navy 2, navy 3, navy 4")
    play(GAME, table, 1, Point(0, 0, KEEP))
    discard(GAME, table, 0, "yellow 4")
    assert fingers(table) == [Pointing(1, 0, 0, KEEP)]


@rule("W-30b")
def test_a_finger_leaves_with_a_card_that_is_swapped() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    play(BEND_GAME, table, 1, Point(0, 1, PLAY))
    play(BEND_GAME, table, 2, Point(0, 2, KEEP))
    swap(BEND_GAME, table, 0, "sky 2")
    assert fingers(table) == [Pointing(2, 0, 1, KEEP)]


@rule("W-30b")
def test_a_finger_leaves_with_a_card_that_is_laid_face_down() -> None:
    game = wave(3, nazare=True)
    table = on_the_great_wave(
        game, 1, lying={0: "navy 4"}, inward=["red 1"], outward=["red 2, red 3"]
    )
    play(game, table, 1, Point(0, 0, PLAY))
    play(game, table, 2, Point(0, 1, KEEP))
    lay_down(game, table, 0, "red 2")
    assert fingers(table) == [Pointing(2, 0, 0, KEEP)]


@rule("W-30b")
def test_fingers_on_vaimitis_cards_move_along_with_them() -> None:
    game = wave(2)
    table = position(
        game,
        discard="yellow 2",
        inward=["red 5", "navy 4"],
        face_up="sky 1, sky 2, sky 3",
        turn=VAIMITI,
    )
    for place, advice in enumerate((KEEP, PLAY, KEEP)):
        play(game, table, 0, Point(VAIMITI, place, advice))
    propose(game, table, 0, "sky 2")
    propose(game, table, 1, "sky 2")
    assert fingers(table) == [
        Pointing(0, VAIMITI, 0, KEEP),
        Pointing(0, VAIMITI, 1, KEEP),
    ]


@rule("W-30b")
def test_with_virage_one_may_point_at_the_bend_card() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    for seat in range(3):
        assert {PointAtBend(TAKE), PointAtBend(LEAVE)} <= set(BEND_GAME.asides(table, seat))
    play(BEND_GAME, table, 1, PointAtBend(TAKE))
    (happened,) = happenings(BEND_GAME, table)
    assert happened.name == "pointed-at-bend"
    assert happened.facts == {"who": Who(1), "advice": "take"}
    assert refused(BEND_GAME, table, 1, PointAtBend(TAKE)).reason == "same-pointing"
    play(BEND_GAME, table, 1, PointAtBend(LEAVE))
    assert fingers(table) == [Pointing(1, None, 0, LEAVE)]
    assert UnpointBend() in BEND_GAME.asides(table, 1)
    play(BEND_GAME, table, 1, UnpointBend())
    assert fingers(table) == []
    (happened,) = happenings(BEND_GAME, table)
    assert (happened.name, happened.facts) == ("unpointed-bend", {"who": Who(1)})


@rule("W-30b")
def test_fingers_leave_the_bend_card_when_it_is_swapped() -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    play(BEND_GAME, table, 1, PointAtBend(TAKE))
    play(BEND_GAME, table, 2, PointAtBend(LEAVE))
    play(BEND_GAME, table, 2, Point(1, 0, KEEP))
    swap(BEND_GAME, table, 0, "red 1")
    assert fingers(table) == [Pointing(2, 1, 0, KEEP)]


@rule("W-30b", "W-64")
def test_fingers_leave_the_bend_card_when_it_is_discarded() -> None:
    table = position(BEND_GAME, discard="yellow 2", inward=["yellow 4"], bend="navy 2")
    play(BEND_GAME, table, 1, PointAtBend(TAKE))
    discard(BEND_GAME, table, 0, "yellow 4")
    assert fingers(table) == []


@rule("W-30b")
def test_without_virage_there_is_no_bend_card_to_point_at() -> None:
    table = table_of_three(GAME)
    refusal = refused(GAME, table, 1, PointAtBend(TAKE))
    assert (refusal.rule, refusal.reason) == ("W-30b", "nothing-there")


@rule("W-30b")
@pytest.mark.parametrize("move", [Point(0, 0, TAKE), PointAtBend(PLAY), PointAtBend(KEEP)])
def test_hands_and_the_bend_card_have_advice_of_their_own(move: WaveMove) -> None:
    table = table_of_three(BEND_GAME, bend="navy 2")
    refusal = refused(BEND_GAME, table, 1, move)
    assert (refusal.rule, refusal.reason) == ("W-30b", "wrong-advice")
