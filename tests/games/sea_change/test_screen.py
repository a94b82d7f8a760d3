"""What the screen of SEA CHANGE shows, and that it shows nothing its viewer may not see."""

import msgspec
import pytest

from houle.cli.screens import find_screen
from houle.cli.terminal import Canvas
from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic, Teams
from houle.games.sea_change.screen import Screen
from houle.kernel import Onlooker, QuickChance, TrackedTable, Viewer, deal_world, project
from houle.texts import LOCALES, Speaker
from tests.games.sea_change.positions import play_on, position, random_game, sea_change
from tests.games.sea_change.settings import TABLES

NAMES = ("Moana", "Kai", "Lani", "Teva", "Ines", "Nuno", "Maren", "Yuna")
PLAIN, COLOURED = Canvas(80, colours=False), Canvas(80, colours=True)


def drawn(
    game: SeaChange,
    table: TrackedTable[SeaPublic],
    viewer: Viewer,
    canvas: Canvas = PLAIN,
    locale: str = "en",
) -> str:
    speaker = Speaker(game, locale, NAMES[: game.seats], viewer)
    lines = find_screen(type(game)).draw(project(game, table, viewer), speaker, canvas)
    return "\n".join(line.plain.rstrip() for line in lines)


def test_the_game_has_its_own_screen() -> None:
    screen = find_screen(SeaChange)
    assert isinstance(screen, Screen)
    speaker = Speaker(sea_change(3), "en", NAMES, 0)
    assert (screen.read("red 4"), screen.how_to_type(speaker)) == (None, "")


def test_a_trick_as_a_seat_sees_it() -> None:
    game = sea_change(3)
    table = position(
        game,
        hands=["blue 9, red 4", "red 9, red 5, blue 4", "blue 7, green 5"],
        trump="green",
        last="green 4, green 9, green 8",
        last_winner=0,
        taken=["", "red 6, red 7, red 8"],
        victories=(0, 2, 0),
    )
    play_on(game, table, "blue 9", "red 9")
    assert drawn(game, table, 1).splitlines() == [
        "Round: 1. Dealer: Moana. Trump: red. To follow: blue. Colours in play: red, green, blue",
        "this trick: Moana blue 9, you red 9",
        "trick before: Moana green 4, you green 9, Lani green 8 → Moana",
        "  Moana. 1 card. Cards taken: 3. Victory points: 0/3",
        "  you. 2 cards. Cards taken: 3. Victory points: 2/3",
        "▶ Lani. 2 cards. Cards taken: 0. Victory points: 0/3",
        "your hand: red 5, blue 4",
    ]


def test_between_tricks_there_is_nothing_to_follow() -> None:
    game = sea_change(2)
    table = game.start(QuickChance("two"))
    screen = drawn(game, table, 0)
    assert "Trump" not in screen
    assert "To follow" not in screen
    assert "this trick: none" in screen
    assert "draw pile: 10 cards" in screen


def test_teams_and_their_targets() -> None:
    game = SeaChange(5, SeaOptions(teams=Teams.TWO_TWO_ONE))
    screen = drawn(game, game.start(QuickChance("teams")), Onlooker.WATCHER)
    assert "Moana. Team: 1. 10 cards. Cards taken: 0. Victory points: 0/3" in screen
    assert "Lani. Team: 3. 10 cards. Cards taken: 0. Victory points: 0/2" in screen
    assert "hand" not in screen


def test_alone_with_neptune() -> None:
    game = sea_change(1)
    table = position(game, hands=["red 4"], trick="blue 5", pile="blue 6", trump="red")
    screen = drawn(game, table, 0)
    assert "this trick: Neptune blue 5" in screen
    assert "  Neptune. Cards taken: 0. Victory points: 0/3" in screen


def test_a_card_is_never_told_by_its_colour_alone() -> None:
    game = sea_change(3)
    table = position(game, hands=["blue 9, red 4", "red 9", "blue 7"], trump="green")
    for canvas in (PLAIN, COLOURED):
        screen = drawn(game, table, 0, canvas)
        assert "blue 9" in screen
        assert "green" in screen
        assert "red 9" not in screen


@pytest.mark.parametrize(("seats", "teams"), TABLES[::3])
def test_what_a_seat_cannot_tell_apart_looks_the_same(seats: int, teams: Teams) -> None:
    game = SeaChange(seats, SeaOptions(1, teams))
    chance = QuickChance(f"worlds {seats} {teams}")
    differed = 0
    for number, table in enumerate(random_game(game, f"{seats} {teams}")):
        if number % 16 == 0 and table.public.ended is None:
            for seat in range(seats):
                world = deal_world(game, table, seat, chance)
                real, other = (project(game, each, seat) for each in (table, world))
                assert msgspec.json.encode(real) == msgspec.json.encode(other)
                differed += world.zones != table.zones
                for canvas in (PLAIN, COLOURED):
                    assert drawn(game, table, seat, canvas) == drawn(game, world, seat, canvas)
    assert differed > 0


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(locale: str, width: int) -> None:
    canvas = Canvas(width, colours=True)
    for seats, teams in TABLES:
        game = SeaChange(seats, SeaOptions(1, teams))
        for number, table in enumerate(random_game(game, f"{seats} {teams}")):
            if number % 11 == 10:
                for line in drawn(game, table, seats - 1, canvas, locale).splitlines():
                    assert len(line) <= width, line
