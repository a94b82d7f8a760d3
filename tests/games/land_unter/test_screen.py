"""How a table of LAND UNTER looks in a terminal."""

import pytest

from houle.cli.screens import find_screen
from houle.cli.terminal import Canvas
from houle.games.land_unter import LandUnter
from houle.games.land_unter.words import Label
from houle.kernel import Onlooker, Viewer, project
from houle.texts import LOCALES, Speaker
from houle.texts.catalogue import catalogue
from tests.games.land_unter.positions import LandUnterTable, land_unter, play, position, trick

NAMES = ["Anke", "Bent", "Cora"]


def screen(game: LandUnter, table: LandUnterTable, viewer: Viewer, locale: str = "en") -> list[str]:
    """The lines a viewer reads."""
    speaker = Speaker(game, locale, NAMES, viewer)
    drawn = find_screen(type(game))
    lines = drawn.draw(project(game, table, viewer), speaker, Canvas(80, colours=False))
    return [line.plain for line in lines]


def after_a_trick(**options: bool) -> tuple[LandUnter, LandUnterTable]:
    game = land_unter(3, **options)
    table = position(
        game,
        hands=["30 10 20", "11 21 31", "12 22 32"],
        turned_up="4 9",
        belts=(1, 3, 2),
        then="7 1",
        trick=3,
    )
    trick(game, table, {0: 30, 1: 21, 2: 12})
    return game, table


def test_a_player_reads_the_water_everybodys_state_and_the_own_hand() -> None:
    game, table = after_a_trick()
    play(game, table, 2, 22)
    assert screen(game, table, 0) == [
        "Round 1 of 3, trick 4 of 12.",
        "Water: 7 1.",
        "Last trick: you 30, Bent 21, Cora 12.",
        "1 you: 1 of 1 lifebelt, level 4, 0 points, played 30",
        "2 Bent: 2 of 3 lifebelts, level 9, 0 points, played 21",
        "3 Cora: 2 of 2 lifebelts, dry, 0 points, has chosen, played 12",
        "Your hand: 10 20.",
    ]


def test_a_watcher_reads_no_hand() -> None:
    game, table = after_a_trick()
    assert "hand" not in screen(game, table, Onlooker.WATCHER)[-1]


def test_before_the_first_trick_there_is_no_last_one() -> None:
    game = land_unter(3)
    table = position(game, hands=["30", "21", "12"], turned_up="4 9", belts=(1, 1, 1))
    lines = screen(game, table, 0)
    assert lines[:2] == ["Round 1 of 3, trick 1 of 12.", "Water: 4 9."]
    assert lines[2].startswith("1 you")


def test_after_the_end_there_is_no_water_to_come_and_no_hand() -> None:
    game = land_unter(3)
    table = position(
        game, hands=["30", "21", "12"], turned_up="4 9", belts=(1, 1, 1), round=3, trick=12
    )
    trick(game, table, {0: 30, 1: 21, 2: 12})
    assert screen(game, table, 0) == [
        "Round 3 of 3, trick 12 of 12.",
        "Last trick: you 30, Bent 21, Cora 12.",
        "1 you: 1 of 1 lifebelt, level 4, 1 point, played 30",
        "2 Bent: 0 of 1 lifebelt, level 9, 0 points, played 21",
        "3 Cora: 1 of 1 lifebelt, dry, 2 points, played 12",
    ]


def test_open_play_shows_whose_turn_it_is() -> None:
    game, table = after_a_trick(open_play=True)
    assert screen(game, table, 0)[5].startswith("3 Cora: to play, ")


def test_the_memory_aid_shows_what_is_still_in_a_hand_and_was_seen_before() -> None:
    game = land_unter(3, memory_aid=True)
    table = position(game, hands=["30 10", "21 11", "12 22"], turned_up="4 9", belts=(2, 0, 2))
    trick(game, table, {0: 30, 1: 21, 2: 12}, water="1 2")
    assert screen(game, table, 1)[2:6] == [
        "Last trick: Anke 30, you 21, Cora 12.",
        "1 Anke: 2 of 2 lifebelts, dry, 1 point, known 12",
        "2 you: 2 of 2 lifebelts, dry, -1 point, known 30",
        "3 Cora: 0 of 0 lifebelts, dry, 3 points, known 21",
    ]


def test_who_is_out_has_neither_level_nor_lifebelts() -> None:
    game = land_unter(4)
    table = position(
        game,
        hands=["30 10", "21 11", "12 22", "13 23"],
        turned_up="4 9",
        belts=(2, 0, 2, 2),
    )
    trick(game, table, {0: 30, 1: 21, 2: 12, 3: 13})
    speaker = Speaker(game, "en", [*NAMES, "Dirk"], 1)
    drawn = find_screen(type(game)).draw(project(game, table, 1), speaker, Canvas(80, colours=True))
    lines = [line.plain for line in drawn]
    assert lines[4] == "2 you: out, 0 points, played 21"
    assert lines[-1].startswith("4 Dirk")
    assert any(line.style for line in drawn)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_label_has_words(locale: str) -> None:
    texts = catalogue(LandUnter, locale)
    for label in Label:
        assert texts.say(f"label-{label}", {"cards": "1 2", "levels": "3"})


def test_moves_are_not_typed() -> None:
    game, _ = after_a_trick()
    drawn = find_screen(type(game))
    assert drawn.read("30") is None
    assert drawn.how_to_type(Speaker(game, "en", NAMES, 0)) == ""
