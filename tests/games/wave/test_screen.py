"""What the screen shows, and that it shows nothing its viewer may not see."""

from typing import Any

import msgspec
import pytest

from houle.bots import find_bot
from houle.cli.screens import find_screen
from houle.cli.terminal import Canvas
from houle.games.wave import Wave
from houle.games.wave.moves import (
    Advice,
    Discard,
    LayDown,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
)
from houle.games.wave.screen import Screen
from houle.games.wave.screen.typed import read_move
from houle.games.wave.state import Pointing, WavePublic
from houle.kernel import Onlooker, QuickChance, TrackedTable, View, deal_world, project
from houle.texts import Speaker
from tests.bots.knowing import known
from tests.games.wave.bots.settings import every_table
from tests.games.wave.positions import position, wave

NAMES = ("Moana", "Kai", "Lani", "Teva")
PLAIN, COLOURED = Canvas(80, colours=False), Canvas(80, colours=True)
TIMES = "\N{MULTIPLICATION SIGN}"


def drawn(game: Wave, view: View[Any, Any, Any], canvas: Canvas = PLAIN, locale: str = "en") -> str:
    speaker = Speaker(game, locale, NAMES[: game.seats], view.viewer)
    lines = find_screen(Wave).draw(view, speaker, canvas)
    return "\n".join(line.plain.rstrip() for line in lines)


def seen_by(seat: int, game: Wave, table: TrackedTable[WavePublic], canvas: Canvas = PLAIN) -> str:
    return drawn(game, project(game, table, seat), canvas)


def test_the_game_has_its_own_screen() -> None:
    assert isinstance(find_screen(Wave), Screen)


@pytest.mark.parametrize("game", every_table()[::9], ids=repr)
def test_what_a_seat_cannot_tell_apart_looks_the_same(game: Wave) -> None:
    chance = QuickChance(repr(game))
    bots = [find_bot("wave", "greedy")(chance) for _ in range(game.seats)]
    table = game.start(chance)
    differed = moves = 0
    while waiting := game.to_act(table):
        moves += 1
        for seat in range(game.seats) if moves % 4 == 1 else ():
            world = deal_world(game, table, seat, chance)
            real, other = project(game, table, seat), project(game, world, seat)
            assert msgspec.json.encode(real) == msgspec.json.encode(other)
            differed += world.zones != table.zones
            for canvas in (PLAIN, COLOURED):
                assert drawn(game, real, canvas) == drawn(game, other, canvas)
        seat = waiting[0]
        assert (
            game.attempt(table, seat, bots[seat].choose(known(game, table, seat)), chance) is None
        )
    assert differed > 0


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_of_cards_is_wider_than_the_terminal(locale: str, width: int) -> None:
    canvas = Canvas(width, colours=True)
    for number, game in enumerate(every_table()[::11]):
        chance = QuickChance(number)
        bots = [find_bot("wave", "greedy")(chance) for _ in range(game.seats)]
        table = game.start(chance)
        while waiting := game.to_act(table):
            lines = drawn(game, project(game, table, 0), canvas, locale).splitlines()
            told = [line for line in lines if ". " not in line]  # sentences wrap by themselves
            assert all(len(line) <= width for line in told)
            seat = waiting[0]
            move = bots[seat].choose(known(game, table, seat))
            assert game.attempt(table, seat, move, chance) is None


def test_a_card_is_never_told_by_its_colour_alone() -> None:
    game = wave(3)
    table = position(game, discard="red 2", inward=["navy 4, white 3"], outward=["sky 0"])
    for canvas in (PLAIN, COLOURED):
        for name in ("red 2", "navy 4", "white 3"):
            assert name in seen_by(0, game, table, canvas)
        assert "sky 0" not in seen_by(0, game, table, canvas)
        assert "sky 0" in seen_by(1, game, table, canvas)


def test_fingers_phrases_and_a_declaration_are_seen_on_the_table() -> None:
    game = wave(3, virage=True)
    table = position(
        game,
        discard="red 2",
        bend="sky 3",
        inward=["navy 4"],
        outward=["sky 0, white 1", "red 5"],
        pointing=(
            Pointing(1, 0, 0, Advice.PLAY),
            Pointing(2, 0, 0, Advice.PLAY),
            Pointing(2, 0, 1, Advice.KEEP),
            Pointing(0, 1, 0, Advice.PLAY),
            Pointing(1, None, 0, Advice.TAKE),
        ),
        said=(None, Phrase.WAIT, None),
        declared_by=2,
    )
    screen = seen_by(0, game, table)
    assert "o1: a hidden card (Kai, Lani: play it), o2: a hidden card (Lani: keep it)" in screen
    assert "1: red 5 (you: play it)" in screen
    assert "Bend card: sky 3 (Kai: take it)" in screen
    assert "Kai: “Wait!”" in screen
    assert "Lani reports" in screen


def test_the_card_just_taken_is_marked() -> None:
    game = wave(3, virage=True)
    table = position(game, discard="red 2", bend="sky 3", inward=["navy 4, red 5"], taken=True)
    assert "i1: navy 4, i2: red 5 (just taken)" in seen_by(0, game, table)


def test_turned_tides_turn_the_order() -> None:
    game = wave(3, colour_tide=True, number_tide=True)
    hand = ["navy 4"]
    for colours, numbers, words in (
        (True, False, "Colours turned over!"),
        (False, True, "Numbers turned over!"),
        (True, True, "Both turned over!"),
    ):
        table = position(
            game,
            discard="red 2",
            inward=hand,
            colours_inverted=colours,
            numbers_inverted=numbers,
        )
        screen = seen_by(0, game, table)
        assert words in screen
        assert ("navy < sky < red < orange < yellow < white" in screen) is colours
        assert ("5 < 4 < 3 < 2 < 1 < 0" in screen) is numbers
        assert f"Drawn tides: 2 {TIMES} colour tide, 2 {TIMES} number tide" in screen


def test_the_round_goes_the_way_of_play_past_those_without_cards() -> None:
    game = wave(4)
    table = position(
        game, discard="red 2", inward=["navy 4", "sky 1", "", "white 5"], direction=-1, turn=1
    )
    assert "Turns: Kai → you → Teva" in seen_by(0, game, table)


def test_vaimitis_cards_and_what_is_proposed_for_her() -> None:
    game = wave(2)
    table = position(
        game,
        discard="red 2",
        inward=["navy 1"],
        face_up="sky 3, navy 4",
        face_down="white 1, white 2",
        turn=2,
        proposals=(None, Propose(1)),
    )
    screen = seen_by(0, game, table)
    assert "3 Vaimiti (to play). face up v1: sky 3, v2: navy 4. face down 2 cards" in screen
    assert "Kai proposes the navy 4 for Vaimiti." in screen


GREAT_WAVE = {
    "discard": "red 1, red 2, yellow 3, orange 4",
    "great_wave_down": "white 1",
    "face_down_places": (2,),
    "inward": ["navy 1"],
}


def test_the_great_wave_is_told_by_columns() -> None:
    game = wave(3, nazare=True)
    screen = seen_by(0, game, position(game, **GREAT_WAVE))  # type: ignore[arg-type]
    assert "Column 1, from the base up: red 1\n" in screen
    assert "Column 2, from the base up: red 2, down\n" in screen
    assert "Column 3, from the base up: yellow 3, orange 4\n" in screen
    assert "Next: column 3, height 3. To beat: the orange 4 below." in screen
    assert "white 1" not in screen


def test_the_great_wave_is_drawn_from_the_crest_to_the_base() -> None:
    game = wave(3, nazare=True)
    table = position(game, **GREAT_WAVE)  # type: ignore[arg-type]
    rows = [line for line in seen_by(0, game, table, COLOURED).splitlines() if "·" in line]
    assert [row.split() for row in rows[-3:]] == [
        ["[here]", *"······"],
        ["down", "4", "ora", *"······"],
        ["1", "red", "2", "red", "3", "yel", *"·······"],
    ]
    assert len(rows) == 6


def test_next_to_face_down_cards_anything_fits() -> None:
    game = wave(3, nazare=True)
    table = position(
        game, discard="red 1", great_wave_down="navy 4", face_down_places=(1,), inward=["white 1"]
    )
    assert "Next: column 2, height 2. Any card fits there." in seen_by(0, game, table)


def test_after_the_end_everything_is_shown_and_nobody_is_to_play() -> None:
    game = wave(3)
    table = position(
        game, discard="navy 4", inward=["sky 1"], outward=["red 0"], pile="white 1", ended="blocked"
    )
    screen = drawn(game, project(game, table, Onlooker.EVERYONE))
    assert "1 Moana. inward 1: sky 1. outward 1: red 0" in screen
    assert "to play" not in screen


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("i2", Discard(Side.INWARD, 1)),
        ("o 1", Discard(Side.OUTWARD, 0)),
        ("d i2", LayDown(Side.INWARD, 1)),
        ("s o1", Swap(Side.OUTWARD, 0)),
        ("v3", Propose(2)),
        ("d v3", Propose(2, face_down=True)),
        ("p 2 1", Point(1, 0, Advice.PLAY)),
        ("k2.1", Point(1, 0, Advice.KEEP)),
        ("u 3 2", Unpoint(2, 1)),
        ("p b", PointAtBend(Advice.TAKE)),
        ("k b", PointAtBend(Advice.LEAVE)),
        ("u b", UnpointBend()),
        ("i0", None),
        ("x1", None),
        ("s v1", None),
        ("i", None),
    ],
)
def test_moves_can_be_typed(typed: str, move: WaveMove | None) -> None:
    assert read_move(typed) == move
