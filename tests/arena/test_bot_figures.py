"""The tables of docs/bots.md, from results made up for them."""

from pathlib import Path

import pytest

from houle.arena import Contest, Estimate, Ledger, Played, header_of
from houle.arena.figure import LEVELS, Figure, Measure, figures_of, short_figure_of
from houle.arena.match import Spent
from houle.bots import bot_names
from houle.games.registry import find_game
from tests.conformance.lowtide import LowTide
from tests.samples.flotsam import Flotsam, FlotsamOptions
from tests.samples.install import house_games
from tools import bot_figures
from tools.bot_figures import FIGURES, SHORT, findings_of, measured, verdict

TEN_TURNS = ("--turns", "10")
SELF_PLAY = Figure("flotsam", 2, "expert", 100, Measure.UNDECIDED, 0.01, TEN_TURNS)
AGAINST = Figure("flotsam", 2, "expert,greedy", 50, Measure.WINS, 0.66, TEN_TURNS)
STEPS = Figure("flotsam", 3, LEVELS, 20, Measure.LADDER)
ENOUGH = {
    Measure.WON: 1000,
    Measure.UNDECIDED: 1000,
    Measure.WINS: 1000,
    Measure.POINTS: 300,
    Measure.GAIN: 400,
}
"""Games: points tell more of each than who won it."""


def write(figure: Figure, folder: Path, *, better: str, undecided: int = 0) -> None:
    """Results in which one bot wins every game it plays, of which some end undecided."""
    options = FlotsamOptions(turns=10) if figure.options else FlotsamOptions()
    game = Flotsam(figure.seats, options)
    bots = tuple(figure.bots.split(","))
    contest = Contest(game, bots, ladder=figure.measure is Measure.LADDER)
    ledger = Ledger(header_of(contest, "houle"), folder / f"{figure.name}.jsonl")
    for deal in range(figure.deals):
        for lineup in contest.lineups():
            best = tuple(seat for seat, bot in enumerate(lineup) if bot == better)
            if len(best) in (0, figure.seats):
                best = tuple(range(figure.seats)) if deal < undecided else (0,)
            ledger.add(
                Played(
                    deal,
                    lineup,
                    "played-out" if deal >= undecided else "sea-won",
                    best,
                    tuple(10 * (seat in best) for seat in range(figure.seats)),
                    rounds=1,
                    moves=30,
                    spent={bot: Spent((12_300,), ()) for bot in lineup},
                )
            )


def test_every_figure_has_a_file_of_its_own() -> None:
    names = [figure.name for figure in (*FIGURES, *SHORT)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", house_games())
def test_every_game_of_ours_says_what_its_bots_must_show(game: str) -> None:
    figures = figures_of(find_game(game))
    assert {figure.game for figure in figures} == {game}
    measures = [figure.measure for figure in figures]
    assert measures.count(Measure.LADDER) == 1
    assert len(measures) > 1
    assert [figure.game for figure in SHORT].count(game) == 1
    for figure in figures:
        if figure.measure is not Measure.LADDER:
            by_seat = figure.measure in (Measure.WINS, Measure.POINTS, Measure.GAIN)
            games = figure.deals * (figure.seats if by_seat else 1)
            assert games >= ENOUGH[figure.measure], figure.name


def test_a_game_need_not_say_it() -> None:
    assert figures_of(LowTide) == ()
    assert short_figure_of(LowTide) is None


@pytest.mark.parametrize("figure", SHORT, ids=lambda figure: figure.name)
def test_the_bots_of_the_short_run_exist(figure: Figure) -> None:
    assert set(figure.bots.split(",")) <= set(bot_names(figure.game))


def test_games_without_a_winner_are_those_that_all_share(tmp_path: Path) -> None:
    write(SELF_PLAY, tmp_path, better="expert", undecided=3)
    findings = findings_of(SELF_PLAY, tmp_path)
    assert findings is not None
    found = measured(SELF_PLAY, findings)
    assert found is not None
    assert found.value == pytest.approx(0.03)
    assert verdict(SELF_PLAY, found) == "no"


@pytest.mark.parametrize(
    ("measure", "points"), [(Measure.POINTS, 10.0), (Measure.GAIN, 5.0), (Measure.WINS, 1.0)]
)
def test_points_are_ahead_of_the_others_or_more_than_usual(
    tmp_path: Path, measure: Measure, points: float
) -> None:
    """The expert makes ten, the others nothing; among its like, greedy makes ten in one seat."""
    figure = AGAINST._replace(measure=measure)
    write(figure, tmp_path, better="expert")
    findings = findings_of(figure, tmp_path)
    assert findings is not None
    found = measured(figure, findings)
    assert found is not None
    assert found.value == pytest.approx(points)


@pytest.mark.parametrize(
    ("figure", "found", "said"),
    [
        (AGAINST, Estimate(0.70, 0.65, 0.75), "yes"),
        (AGAINST, Estimate(0.64, 0.60, 0.68), "within the interval"),
        (AGAINST, Estimate(0.60, 0.55, 0.65), "no"),
        (SELF_PLAY, Estimate(0.005, 0.0, 0.02), "yes"),
        (SELF_PLAY, Estimate(0.015, 0.005, 0.03), "within the interval"),
        (SELF_PLAY, Estimate(0.03, 0.02, 0.04), "no"),
    ],
)
def test_what_counts_as_shown(figure: Figure, found: Estimate, said: str) -> None:
    assert verdict(figure, found) == said


def test_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot_figures, "FIGURES", (SELF_PLAY, AGAINST, STEPS))
    write(AGAINST, tmp_path, better="expert")
    write(STEPS, tmp_path, better="expert")
    assert bot_figures.main(["--folder", str(tmp_path)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert (
        "| flotsam, 2 players, expert against greedy | wins | 100.0 % [92.5 %, 100.0 %] "
        "| ≥ 66.0 % | yes | 50 | 12.3 / 12.3 |"
    ) in rows
    steps = [row for row in rows if row.startswith("| flotsam, 3 players")]
    assert len(steps) == 3
    assert "| strong against player | 33.3 % [" in steps[1]
    assert "| no | 20 | 12.3 / 12.3 |" in steps[1]
    assert "| expert against strong | 100.0 % [" in steps[2]
    assert "| yes | 20 |" in steps[2]
    assert (
        "    houle arena flotsam --players 2 --turns 10 --bots expert,greedy --deals 50"
        " --seed houle"
    ) in rows
    assert not any("without a winner" in row for row in rows)


def test_a_figure_that_is_half_played_shows_what_there_is(tmp_path: Path) -> None:
    write(AGAINST, tmp_path, better="expert")
    path = tmp_path / f"{AGAINST.name}.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:8]) + lines[8][:10])
    findings = findings_of(AGAINST, tmp_path)
    assert findings is not None
    assert findings.deals == 2
    path.write_bytes(lines[0])
    assert findings_of(AGAINST, tmp_path) is None


def test_the_short_run_finds_a_bot_that_thinks_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    greedy = Figure("flotsam", 2, "greedy,random", 8, Measure.WINS)
    backwards = greedy._replace(bots="random,greedy")
    monkeypatch.setattr(bot_figures, "SHORT", (greedy,))
    assert bot_figures.main(["--short", "--folder", str(tmp_path)]) == 0
    monkeypatch.setattr(bot_figures, "SHORT", (backwards,))
    assert bot_figures.main(["--short", "--folder", str(tmp_path)]) == 1
    assert "flotsam: random is not ahead of greedy" in capsys.readouterr().out


def test_the_record_says_the_same_without_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = tmp_path / "records"
    monkeypatch.setattr(bot_figures, "FIGURES", (AGAINST,))
    monkeypatch.setattr(bot_figures, "RECORDS", records)
    write(AGAINST, tmp_path, better="expert")
    assert bot_figures.main(["--folder", str(tmp_path), "--keep"]) == 0
    played, kept = findings_of(AGAINST, tmp_path), findings_of(AGAINST, records)
    assert played is not None
    assert kept is not None
    assert kept.duels == played.duels
    assert played.paces[0].choices is not None
    assert kept.paces[0].choices is None
