"""How VAGUE VERTE looks in a terminal."""

import pytest

from houle.cli.screens import find_screen
from houle.cli.terminal import Canvas
from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.screen import Screen
from houle.kernel import Onlooker, QuickChance, TrackedTable, Viewer, deal_world, project
from tests.games.vague_verte.lockstep import Style
from tests.games.vague_verte.positions import position, vague_verte
from tests.texts.listening import plain, speaker

PLAIN, COLOURED = Canvas(80, colours=False), Canvas(80, colours=True)


def drawn(
    game: VagueVerte,
    table: TrackedTable[VagueVertePublic],
    viewer: Viewer,
    canvas: Canvas = PLAIN,
    locale: str = "en",
) -> list[str]:
    lines = find_screen(VagueVerte).draw(
        project(game, table, viewer), speaker(game, viewer, locale), canvas
    )
    return [plain(line.plain.rstrip()) for line in lines]


def a_busy_street(game: VagueVerte) -> TrackedTable[VagueVertePublic]:
    return position(
        game,
        hands=["red 1, ducks"],
        streets=["blue 1, ambulance", "green 2, green breakdown", "yellow 3, yellow 4, ducks"],
        red={3: None, 2: 0},
        face_up="red 3, blue 4",
        misses=tuple(seat == 2 for seat in range(game.seats)),
    )


def test_the_game_has_a_screen_of_its_own() -> None:
    screen = find_screen(VagueVerte)
    assert isinstance(screen, Screen)
    assert screen.read("1") is None
    assert not screen.how_to_type(speaker(vague_verte(2), 0))


def test_in_words() -> None:
    game = vague_verte(4)
    assert drawn(game, a_busy_street(game), 0) == [
        "Pile: 47 cards. Face up: blue car 4, and 1 below",
        "Red light at row 2 (not for you: you came by ambulance)",
        "Red light at row 3",
        "1 you: to play, row 2 of 7",
        "blue car 1, ambulance",
        "2 Max: row 2 of 7, broken down, held by the red light",
        "green car 2, green breakdown",
        "3 Alice: row 3 of 7, held by the red light, waits for the ducks",
        "yellow car 3, yellow car 4, duck family",
        "4 Zoé: still at home",
        "Your hand: red car 1, duck family",
    ]


def test_in_french() -> None:
    game = vague_verte(3)
    assert drawn(game, a_busy_street(game), 1, locale="fr")[:5] == [
        "Pioche : 47 cartes. Visible : voiture bleue 4, et 1 dessous",
        "Feu rouge à la rangée 2 (sauf pour Julia, en ambulance)",
        "Feu rouge à la rangée 3",
        "1 Julia : à jouer, rangée 2 sur 7",
        "voiture bleue 1, ambulance",
    ]


def test_drawn_square_by_square() -> None:
    game = vague_verte(3)
    lines = drawn(game, a_busy_street(game), 0, COLOURED)
    assert lines[4] == "    blue 1   ambulance ● · ● ·   ·   ·   ·"
    assert lines[-1] == "Your hand:  red 1   ducks"


def test_watchers_see_no_hand_and_an_empty_table_is_told_too() -> None:
    game = vague_verte(2)
    table = position(game)
    assert drawn(game, table, Onlooker.WATCHER) == [
        "Pile: 60 cards",
        "1 Julia: to play, still at home",
        "2 Max: still at home",
    ]


@pytest.mark.parametrize("canvas", [PLAIN, COLOURED], ids=["in words", "drawn"])
def test_what_a_seat_cannot_tell_apart_looks_the_same(canvas: Canvas) -> None:
    game = vague_verte(3)
    chance = QuickChance("screen")
    style = Style(chance)
    table = game.start(chance)
    while waiting := game.to_act(table):
        for seat in range(game.seats):
            world = deal_world(game, table, seat, chance)
            assert drawn(game, world, seat, canvas) == drawn(game, table, seat, canvas)
        game.play(table, waiting[0], style.choose(game.moves(table, waiting[0])), chance)
