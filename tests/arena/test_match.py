"""Deals played by several lineups."""

from types import SimpleNamespace
from typing import Any

import pytest

from houle.arena import Contest, Played, play_deals, play_game
from houle.arena.match import Errand, play_deal
from houle.arena.rounds import RoundPoints
from houle.arena.timing import Timed
from houle.bots import ENDLESS, Bot, Patience, RandomBot
from houle.kernel import Chance, Game, Happened, Outcome, QuickChance, Who
from tests.samples.eddy import Eddy
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions, Phrase, Say
from tests.samples.flotsam.bots import BOTS, Known


def no_clock() -> int:
    return 0


def ticking() -> int:
    """A clock on which every look takes two milliseconds."""
    ticking.now += 2_000_000  # type: ignore[attr-defined]
    return ticking.now  # type: ignore[attr-defined, no-any-return]


ticking.now = 0  # type: ignore[attr-defined]


def errands(contest: Contest, deals: int) -> list[Errand]:
    return [Errand(deal, lineup) for deal in range(deals) for lineup in contest.lineups()]


def test_the_number_of_processes_changes_nothing_but_the_times() -> None:
    together = FlotsamOptions(company=Company.ALL)
    contest = Contest(Flotsam(2, together), ("greedy", "random"))
    in_one, in_two = (
        [
            played.without_times()
            for played in play_deals(contest, errands(contest, 3), "swell", no_clock, jobs=jobs)
        ]
        for jobs in (1, 2)
    )
    assert in_one == in_two
    assert [(played.deal, played.bots[0]) for played in in_one] == [
        (deal, bot) for deal in range(3) for bot in ("greedy", "random")
    ]


class DealtCards(RandomBot):
    """Keeps the cards it was dealt first."""

    dealt: Any = None

    def choose(self, known: Any) -> Any:
        if self.dealt is None:
            self.dealt = known.view.zone("hand", known.view.viewer)
        return super().choose(known)


def test_the_cards_of_a_deal_do_not_depend_on_who_plays_it() -> None:
    game = Eddy(3)
    hands = []
    for word in ("one", "two"):
        players = [DealtCards(QuickChance(f"{word}/{seat}")) for seat in range(3)]
        play_game(game, players, QuickChance("swell/0/cards"))
        hands.append([player.dealt for player in players])
    assert hands[0] == hands[1]


def test_a_decision_is_timed_where_there_is_something_to_decide() -> None:
    played = play_deal(Eddy(3), ("random",) * 3, "swell", 0, ticking)
    spent = played.spent["random"]
    assert set(spent.choices) == {2000}
    assert 0 < len(spent.choices) < played.moves
    assert spent.asides == ()
    assert played.without_times().spent == {}


class Forgetful(RandomBot):
    """Counts how often it is made."""

    made = 0

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        super().__init__(chance, patience)
        Forgetful.made += 1


def test_a_bot_is_made_anew_for_each_question() -> None:
    bots: list[Bot[Any, Any, Any]] = [
        Timed(Forgetful, QuickChance(seat), no_clock) for seat in range(3)
    ]
    assert play_game(Eddy(3), bots, QuickChance(0)).moves == Forgetful.made


class Cheering(RandomBot):
    """Has something to say at the table."""

    def aside(self, known: Known) -> Any:
        return next((move for move in known.view.asides if move == Say(Phrase.WELL_DONE)), None)


def test_asides_are_timed_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheering", Cheering)
    played = play_deal(Flotsam(3), ("cheering",) * 3, "swell", 0, ticking)
    assert set(played.spent["cheering"].asides) == {2000}


def told(watcher: RoundPoints, step: Happened) -> None:
    """A move after which this has happened."""
    table: Any = SimpleNamespace(journal=[step])
    watcher.saw(table, 0, None)


def test_points_are_those_of_the_rounds_where_a_game_has_rounds() -> None:
    alone, teams = RoundPoints(((0,), (1,), (2,))), RoundPoints(((0, 2), (1,)))
    for points in (3, 4):
        for seat in range(4):
            told(alone, Happened("scored", {"who": Who(seat), "points": points + seat}))
        for team in (1, 2):
            told(teams, Happened("team-scored", {"team": team, "points": points * team}))
    outcome = Outcome("end", (2,), (9, 9, 9))
    assert (alone.rounds(), alone.points(outcome)) == (2, (7, 9, 11))
    assert (teams.rounds(), teams.points(outcome)) == (2, (7, 14, 7))


@pytest.mark.parametrize("game", [Eddy(2), Flotsam(2)], ids=repr)
def test_a_game_without_rounds_is_one_with_the_points_of_its_outcome(
    game: Game[Any, Any, Any],
) -> None:
    played: Played = play_deal(game, ("random", "random"), "swell", 0, no_clock)
    players = [RandomBot(QuickChance(f"swell/0/seat {seat}")) for seat in range(2)]
    outcome = play_game(game, players, QuickChance("swell/0/cards")).outcome
    assert (played.rounds, played.points) == (1, outcome.points)
    assert (played.cause, played.winners) == (outcome.cause, outcome.winners)
