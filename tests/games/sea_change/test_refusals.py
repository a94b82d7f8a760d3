"""What is refused, by which rule, and what is objected to first."""

from collections import defaultdict

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change import SeaChange, SeaPublic
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.words import Reason
from houle.kernel import TrackedTable, Who
from tests.games.sea_change.lockstep import ANYTHING
from tests.games.sea_change.positions import play_on, position, refused, sea_change

AT_SET_UP = {Reason.SEAT_COUNT, Reason.TARGET_RANGE, Reason.TEAM_SIZES}

RULES = {
    Reason.GAME_OVER: {"S-31"},
    Reason.NOT_YOUR_TURN: {"S-10"},
    Reason.NO_SUCH_CARD: {"S-10"},
    Reason.MUST_FOLLOW: {"S-12"},
}


def in_a_trick() -> tuple[SeaChange, TrackedTable[SeaPublic]]:
    game = sea_change(3)
    hands = ["blue 5, red 4", "blue 6, red 5, red 6", "blue 7, green 5"]
    table = position(game, hands=hands, trump="red")
    play_on(game, table, "blue 5")
    return game, table


def after_the_end() -> tuple[SeaChange, TrackedTable[SeaPublic]]:
    game = sea_change(3, target=1)
    hands = ["blue 5", "blue 6", "blue 7"]
    table = position(game, hands=hands, trump="red", taken=["red 0"])
    play_on(game, table, *hands)
    return game, table


@rule("S-10", "S-12", "S-31")
def test_each_reason_comes_up_and_is_given_with_its_rule() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for game, table in (in_a_trick(), after_the_end()):
        for seat in range(game.seats):
            for move in ANYTHING:
                refusal = game.refusal(table, seat, move)
                if refusal is not None:
                    found[refusal.reason].add(refusal.rule)
    assert found == RULES
    assert RULES.keys() | AT_SET_UP == set(Reason)


@rule("S-10")
@pytest.mark.parametrize(
    ("seat", "place", "reason"),
    [
        pytest.param(0, 99, "not-your-turn", id="the turn before the card"),
        pytest.param(2, 0, "not-your-turn", id="the turn before it comes"),
        pytest.param(1, 3, "no-such-card", id="past the end of the hand"),
        pytest.param(1, -1, "no-such-card", id="before its beginning"),
        pytest.param(1, 2, "must-follow", id="a card that does not follow"),
    ],
)
def test_people_object_to_the_plainest_thing_first(seat: int, place: int, reason: str) -> None:
    game, table = in_a_trick()
    assert refused(game, table, seat, PlayCard(place)).reason == reason


@rule("S-10")
def test_who_is_waited_for_is_told() -> None:
    game, table = in_a_trick()
    assert refused(game, table, 0, PlayCard(0)).facts == {"who": Who(1)}


@rule("S-31")
def test_the_end_is_objected_to_before_anything_else() -> None:
    game, table = after_the_end()
    for seat in range(3):
        assert refused(game, table, seat, PlayCard(99)).reason == "game-over"


@rule("S-10", "S-21")
def test_a_round_that_never_had_a_trump_cannot_be_counted() -> None:
    game = sea_change(3)
    table = position(game, hands=["", "", "blue 7"], trick="blue 5, blue 6", trump=None)
    with pytest.raises(LookupError, match="without a trump"):
        play_on(game, table, "blue 7")
