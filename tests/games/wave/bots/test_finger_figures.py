"""How fingers are counted, and deals compared one by one."""

from pathlib import Path

from houle.games.wave.moves import Advice, Discard, Point, Side, Unpoint, WaveMove
from houle.kernel import QuickChance
from tests.games.wave.bots.fingers import FingerWatcher, Result, compare, results
from tests.games.wave.positions import position, wave


def test_a_finger_is_set_changed_and_taken_back() -> None:
    game = wave(3, open_mistakes=True)
    table = position(
        game, discard="red 2", inward=["sky 1"], outward=["white 1, red 3", "red 4", "red 5"]
    )
    watcher = FingerWatcher()
    deeds: list[tuple[int, WaveMove]] = [
        (1, Point(0, 0, Advice.PLAY)),
        (2, Point(0, 0, Advice.PLAY)),
        (1, Point(0, 0, Advice.KEEP)),
        (1, Unpoint(0, 0)),
        (0, Discard(Side.OUTWARD, 0)),  # W-29: it comes back, and the other finger goes with it
        (2, Point(0, 0, Advice.PLAY)),  # at what was its neighbour
    ]
    for seat, move in deeds:
        assert game.attempt(table, seat, move, QuickChance(0)) is None
        watcher.saw(table, seat, move)
    assert watcher.counted == {
        "fingers set": 3,
        "changed": 1,
        "taken back": 1,
        "cards that came back": 1,
    }


def test_the_same_deals_are_compared_whoever_kept_them(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text('{"game":"wave"}\n{"deal":0,"points":[0,0]}\n{"deal":2,"points":[-3,-3]}\n')
    here = [Result(0, (0,)), Result(1, (0,)), Result(2, (0,)), Result(3, (-1,))]
    assert compare(here, results(kept)).startswith("won more on the same 2 deals: 50.0 ± ")
