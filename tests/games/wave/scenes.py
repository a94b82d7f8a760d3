"""Julia, Max and Alice at a table of WAVE: the scenes that the sentences tell of."""

from collections.abc import Callable, Iterable
from typing import Any

from houle.games.wave import Wave, WavePublic
from houle.games.wave.moves import Declare, Discard, WaveMove
from houle.games.wave.state import VAIMITI
from houle.kernel import QuickChance, TrackedTable
from tests.games.wave.positions import INWARD, OUTWARD, position, wave

JULIA, MAX, ALICE = 0, 1, 2

Turn = tuple[int, WaveMove]
Scene = Callable[[], tuple[Wave, TrackedTable[WavePublic]]]


def three(*turns: Turn, pile: str = "orange 5, red 5", **options: bool) -> Scene:
    """Julia, Max and Alice, after some turns; Julia begins."""
    return lambda: after(
        turns,
        wave(3, **options),
        discard="yellow 2",
        inward=["yellow 4, white 1", "sky 0, red 2", "white 2, white 3"],
        outward=["red 1, yellow 0", "navy 3", "orange 1"],
        pile=pile,
        bend="sky 3" if options.get("virage") else "",
    )


def two(*turns: Turn, **options: bool) -> Scene:
    """Julia and Max with Vaimiti, after some turns; Vaimiti begins."""
    return lambda: after(
        turns,
        wave(2, **options),
        discard="yellow 2",
        inward=["yellow 4", "sky 0"],
        outward=["red 1", "navy 3"],
        face_up="sky 1, orange 4, white 1",
        face_down="red 5",
        turn=VAIMITI,
    )


def ending(*turns: Turn, inward: str = "", bend: str = "") -> Scene:
    """Julia has yellow 4 and Max what is left; the pile is empty."""
    return lambda: after(
        turns,
        wave(3, virage=bool(bend)),
        discard="yellow 2",
        inward=["yellow 4", inward],
        bend=bend,
    )


def after(turns: Iterable[Turn], game: Wave, **rows: Any) -> tuple[Wave, TrackedTable[WavePublic]]:
    table = position(game, **rows)
    for seat, move in turns:
        assert game.attempt(table, seat, move, QuickChance(0)) is None
    return game, table


PLAY_INWARD: Turn = (JULIA, Discard(INWARD, 0))
PLAY_OUTWARD: Turn = (JULIA, Discard(OUTWARD, 0))
DECLARE: Turn = (MAX, Declare())
