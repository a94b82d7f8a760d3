"""Setting up (W-00, W-10 to W-12, W-41b) and what the variants add to it."""

from collections.abc import Sequence

import pytest

from houle.conformance.rules import rule
from houle.games.wave import Wave, WavePublic
from houle.games.wave.state import VAIMITI
from houle.kernel import (
    Card,
    Onlooker,
    RefusedError,
    ScriptedChance,
    TrackedTable,
    Viewer,
    Who,
    project,
)
from tests.games.wave.positions import cards, discard, happenings, row, wave

WATCHER = Onlooker.WATCHER


def order(
    top: str, inward: Sequence[str], outward: Sequence[str] = (), then: str = ""
) -> list[Card]:
    """A shuffle: the card that opens, three cards for each, two more for each, and what follows."""
    return cards(", ".join([top, *inward, *outward, then]))


THREE_HANDS = (
    ["yellow 1, yellow 2, yellow 3", "orange 1, orange 2, orange 3", "red 1, red 2, red 3"],
    ["yellow 4, yellow 5", "orange 4, orange 5", "red 4, red 5"],
)
OPENED_BY_WHITE_1 = order("white 1", *THREE_HANDS, then="navy 0, navy 1")


def dealt(
    game: Wave, *orders: list[Card], numbers: Sequence[int] = (0,)
) -> TrackedTable[WavePublic]:
    """The table after these shuffles; all of the script must have happened."""
    script = ScriptedChance(numbers, orders)
    table = game.start(script)
    assert script.used_up
    return table


@rule("W-00")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(RefusedError) as error:
        wave(players)
    refusal = error.value.refusal
    assert (refusal.rule, refusal.reason) == ("W-00", "seat-count")
    assert refusal.facts == {"fewest": 2, "most": 4, "seats": players}


@rule("W-10")
def test_the_top_card_opens_the_discard() -> None:
    table = dealt(wave(3), OPENED_BY_WHITE_1)
    assert row(table, "discard") == ["white 1"]


@rule("W-10")
def test_the_turn_symbol_of_the_opening_card_does_nothing() -> None:
    game = wave(3)
    table = dealt(game, OPENED_BY_WHITE_1)
    assert (table.public.turn, table.public.direction) == (0, 1)
    assert "turned" not in [happened.name for happened in happenings(game, table)]
    discard(game, table, 0, "yellow 1")
    assert table.public.turn == 1


@rule("W-11")
@pytest.mark.parametrize(("players", "pile"), [(3, 18), (4, 13)])
def test_each_gets_three_cards_inward_and_two_outward(players: int, pile: int) -> None:
    game = wave(players, first=0, nazare=True)
    table = game.start(ScriptedChance(orders=[[]]))
    for seat in range(players):
        assert len(table.zone("inward", seat)) == 3
        assert len(table.zone("outward", seat)) == 2
    assert len(table.zone("pile")) == pile


@rule("W-11")
def test_only_the_owner_sees_inward_cards_and_only_the_others_see_outward_ones() -> None:
    game = wave(3)
    table = dealt(game, OPENED_BY_WHITE_1)
    inward, outward = tuple(table.zone("inward", 0)), tuple(table.zone("outward", 0))
    hidden_three, hidden_two = (None,) * 3, (None,) * 2
    seen_by: dict[Viewer, object] = {
        0: (inward, hidden_two),
        1: (hidden_three, outward),
        2: (hidden_three, outward),
        WATCHER: (hidden_three, hidden_two),
    }
    for viewer, seen in seen_by.items():
        view = project(game, table, viewer)
        assert (view.zone("inward", 0), view.zone("outward", 0)) == seen
        assert set(view.zone("pile")) == {None}


@rule("W-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_at_random(first: int) -> None:
    game = wave(3)
    table = dealt(game, OPENED_BY_WHITE_1, numbers=[first])
    assert game.to_act(table) == (first,)
    assert happenings(game, table)[-1].facts == {"who": Who(first)}


@rule("W-12")
def test_the_host_may_pick_the_first_player() -> None:
    game = wave(3, first=2)
    assert game.to_act(dealt(game, OPENED_BY_WHITE_1, numbers=[])) == (2,)


@rule("W-12")
@pytest.mark.parametrize(("players", "first"), [(3, 3), (4, -1), (2, VAIMITI)])
def test_nobody_but_a_player_can_be_picked(players: int, first: int) -> None:
    with pytest.raises(RefusedError) as error:
        wave(players, first=first)
    refusal = error.value.refusal
    assert (refusal.rule, refusal.reason) == ("W-12", "first-seat")
    assert refusal.facts == {"seats": players}


@rule("W-12")
def test_vaimiti_never_starts() -> None:
    with pytest.raises(ValueError, match="below 2"):
        dealt(wave(2), [], numbers=[VAIMITI])


BLOCKED = ["yellow 1, yellow 2, yellow 3", "orange 1, orange 2, orange 3", "red 1, red 2, red 3"]
BLOCKED_TOO = ["yellow 4, yellow 0", "orange 4, orange 0", "red 4, red 0"]
"""Nobody here can play on a navy 4, which only a 5 beats."""


@rule("W-41b")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_deal_in_which_the_first_player_can_play_nothing_is_shuffled_again(first: int) -> None:
    game = wave(3)
    dead = order("navy 4", BLOCKED, BLOCKED_TOO)
    table = dealt(game, dead, dead, OPENED_BY_WHITE_1, numbers=[first])
    assert row(table, "discard") == ["white 1"]
    happened = [happened.name for happened in happenings(game, table)]
    assert happened == ["dead-deal", "dead-deal", "starts"]


@rule("W-41b")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(
    ("inward", "outward"),
    [
        ("sky 5, sky 4, sky 3", "sky 2, sky 1"),
        ("sky 4, sky 3, sky 5", "sky 2, sky 1"),
        ("sky 4, sky 3, sky 2", "sky 5, sky 1"),
        ("sky 4, sky 3, sky 2", "sky 1, sky 5"),
    ],
)
def test_one_card_that_the_first_player_can_play_is_enough(
    first: int, inward: str, outward: str
) -> None:
    all_inward, all_outward = BLOCKED[:], BLOCKED_TOO[:]
    all_inward[first], all_outward[first] = inward, outward
    table = dealt(wave(3), order("navy 4", all_inward, all_outward), numbers=[first])
    assert row(table, "discard") == ["navy 4"]
    assert row(table, "inward", first) == cards_of(inward)
    assert row(table, "outward", first) == cards_of(outward)


def cards_of(said: str) -> list[str]:
    return said.split(", ")


@rule("W-41b")
def test_whether_the_others_could_play_does_not_matter_for_the_deal() -> None:
    inward = ["sky 5, sky 4, sky 3", *BLOCKED[1:]]
    table = dealt(wave(3), order("navy 4", inward, BLOCKED_TOO))
    assert row(table, "discard") == ["navy 4"]
    inward = ["white 5, sky 1, yellow 5", BLOCKED[1], "orange 5, sky 2, red 5"]
    outward = ["sky 3, sky 5", BLOCKED_TOO[1], "sky 4, sky 0"]
    dead = order("navy 4", inward, outward, then="navy 0")
    table = dealt(wave(3), dead, OPENED_BY_WHITE_1, numbers=[1])
    assert row(table, "discard") == ["white 1"]


@rule("W-83c", "W-81")
def test_in_nazare_no_deal_is_shuffled_again() -> None:
    game = wave(3, nazare=True)
    table = dealt(game, order("navy 4", BLOCKED, BLOCKED_TOO))
    assert row(table, "discard") == ["navy 4"]
    assert game.to_act(table) == (0,)
    assert game.outcome(table) is None


@rule("W-51", "W-12")
@pytest.mark.parametrize("first", [0, 1])
def test_vaimiti_gets_two_cards_face_down_and_three_face_up(first: int) -> None:
    game = wave(2)
    table = dealt(game, cards("white 1"), numbers=[first])
    assert len(table.zone("pile")) == 34 - 1 - 3 * 5
    face_up = tuple(table.zone("face-up", VAIMITI))
    assert len(face_up) == 3
    for viewer in (0, 1, WATCHER):
        view = project(game, table, viewer)
        assert view.zone("face-up", VAIMITI) == face_up
        assert view.zone("face-down", VAIMITI) == (None, None)


@rule("W-60")
def test_the_bend_card_lies_face_up_beside_the_pile_from_the_start() -> None:
    game = wave(3, virage=True)
    table = dealt(game, OPENED_BY_WHITE_1)
    assert row(table, "bend") == ["navy 0"]
    assert len(table.zone("pile")) == 34 - 1 - 3 * 5 - 1
    for viewer in (0, 1, 2, WATCHER):
        assert project(game, table, viewer).zone("bend") == tuple(cards("navy 0"))


@rule("W-60", "W-70", "W-80", "W-50")
@pytest.mark.parametrize(
    ("players", "options", "more"),
    [
        (3, {}, set()),
        (3, {"virage": True}, {"bend"}),
        (3, {"colour_tide": True}, {"tide"}),
        (3, {"number_tide": True}, {"tide"}),
        (3, {"nazare": True}, {"depths"}),
        (2, {}, {"face-up", "face-down"}),
    ],
)
def test_there_is_a_place_for_just_what_is_played_with(
    players: int, options: dict[str, bool], more: set[str]
) -> None:
    zones = {zone.name for zone in wave(players, **options).layout.zones}
    assert zones == {"pile", "discard", "inward", "outward"} | more


@rule("W-71", "W-70")
@pytest.mark.parametrize(
    ("options", "tides"),
    [
        ({"colour_tide": True}, "colour tide, second colour tide"),
        ({"number_tide": True}, "number tide, second number tide"),
        (
            {"colour_tide": True, "number_tide": True},
            "second number tide, colour tide, number tide, second colour tide",
        ),
    ],
)
def test_the_inversion_cards_are_shuffled_into_the_pile_after_the_deal(
    options: dict[str, bool], tides: str
) -> None:
    game = wave(3, virage=True, **options)
    table = dealt(game, OPENED_BY_WHITE_1, cards(tides))
    assert row(table, "bend") == ["navy 0"]
    assert row(table, "pile")[-len(cards(tides)) :] == cards_of(tides)[::-1]
    assert len(table.zone("pile")) == 34 - 1 - 3 * 5 - 1 + len(cards(tides))
    assert (table.public.colours_inverted, table.public.numbers_inverted) == (False, False)


@rule("W-81")
def test_in_nazare_the_first_card_of_the_pile_is_the_first_column() -> None:
    game = wave(3, nazare=True)
    table = dealt(game, OPENED_BY_WHITE_1)
    assert row(table, "discard") == ["white 1"]
    assert table.public.face_down == ()
