"""Results that outlive an interruption."""

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from houle.arena import Contest, Header, Ledger, OtherContestError, Played, header_of
from houle.arena.contest import Lineup
from houle.arena.match import Errand
from tests.samples.flotsam import Flotsam

CONTEST = Contest(Flotsam(3), ("greedy", "random"))
LINEUPS = CONTEST.lineups()
HEADER = header_of(CONTEST, "swell")


def played(deal: int, lineup: Lineup) -> Played:
    return Played(deal, lineup, "done", (0,), (3, 2, 1), 3, 30)


def each(deal: int, lineups: list[Lineup]) -> list[Errand]:
    return [Errand(deal, lineup) for lineup in lineups]


def begun(path: Path) -> Ledger:
    """A deal and a half."""
    ledger = Ledger(HEADER, path)
    for lineup in LINEUPS:
        ledger.add(played(0, lineup))
    for lineup in LINEUPS[:2]:
        ledger.add(played(1, lineup))
    return ledger


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "results.jsonl"
    before = begun(path)
    ledger = Ledger(HEADER, path)
    assert ledger.games == before.games
    assert ledger.errands(CONTEST, 1) == []
    assert ledger.errands(CONTEST, 3) == [*each(1, LINEUPS[2:]), *each(2, LINEUPS)]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    begun(path)
    whole = path.read_bytes()
    for cut in (1, 20):
        path.write_bytes(whole[:-cut])
        ledger = Ledger(HEADER, path)
        assert ledger.errands(CONTEST, 2) == each(1, LINEUPS[1:])
        ledger.add(played(1, LINEUPS[1]))
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "eddy"),
        ("seats", 4),
        ("options", {"silent": True}),
        ("bots", ("greedy", "expert")),
        ("seed", "tide"),
        ("code", "other bots"),
    ],
)
def test_results_of_another_contest_are_refused(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "results.jsonl"
    begun(path)
    before = path.read_bytes()
    other = msgspec.structs.replace(HEADER, **{field: value})
    with pytest.raises(OtherContestError) as error:
        Ledger(other, path)
    assert error.value.field == field
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["a letter to my aunt\n", "no line at all", '{"deal": 3}\n'])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter"
    path.write_text(content)
    with pytest.raises(OtherContestError) as error:
        Ledger(HEADER, path)
    assert error.value.field is None
    assert path.read_text() == content


def test_a_broken_line_in_the_middle_is_not_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    begun(path)
    path.write_bytes(path.read_bytes().replace(b'"deal":0', b'"deal":oh', 1))
    with pytest.raises(OtherContestError):
        Ledger(HEADER, path)


def test_without_a_file_everything_is_kept_in_mind() -> None:
    ledger = Ledger(HEADER)
    ledger.add(played(0, LINEUPS[0]))
    assert ledger.errands(CONTEST, 1) == each(0, LINEUPS[1:])


def test_the_code_is_that_of_rules_and_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "storm_tide"
    (package / "bots").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from tests.conformance.lowtide import LowTide\n\nclass StormTide(LowTide):\n    pass\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game = import_module(package.name).StormTide(2)

    def code() -> str:
        return header_of(Contest(game, ("greedy", "random")), "swell").code

    before = code()
    (package / "screen.py").write_text("WIDTH = 80\n")
    assert code() == before
    (package / "bots" / "__init__.py").write_text("BOTS = {}\n")
    assert code() != before


def test_the_header_tells_what_was_played() -> None:
    assert HEADER.game == "flotsam"
    assert HEADER.options == {"turns": 12, "company": "alone", "silent": False, "first": None}
    assert HEADER.bots == ("greedy", "random")
    assert header_of(CONTEST, "swell") == HEADER
    assert isinstance(msgspec.json.decode(msgspec.json.encode(HEADER), type=Header), Header)
