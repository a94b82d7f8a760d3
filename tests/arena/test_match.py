"""Deals played by several lineups."""

from typing import Any

import pytest

from houle.arena import Contest, Played, play_deals, play_game
from houle.arena.match import Errand, play_deal
from houle.arena.rounds import RoundPoints
from houle.arena.timing import Timed
from houle.bots import ENDLESS, Bot, Patience, RandomBot
from houle.games.land_unter import LandUnter
from houle.games.sea_change import SeaChange
from houle.games.sea_change.state import SeaOptions, Teams
from houle.games.vague_verte import VagueVerte
from houle.games.wave import Wave
from houle.kernel import Chance, Game, Outcome, QuickChance, Seat, TrackedTable


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
    contest = Contest(Wave(2), ("greedy", "random"))
    alone, together = (
        [
            played.without_times()
            for played in play_deals(contest, errands(contest, 3), "swell", no_clock, jobs=jobs)
        ]
        for jobs in (1, 2)
    )
    assert alone == together
    assert [(played.deal, played.bots[0]) for played in alone] == [
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
    game = LandUnter(3)
    hands = []
    for word in ("one", "two"):
        players = [DealtCards(QuickChance(f"{word}/{seat}")) for seat in range(3)]
        play_game(game, players, QuickChance("swell/0/cards"))
        hands.append([player.dealt for player in players])
    assert hands[0] == hands[1]


def test_a_decision_is_timed_where_there_is_something_to_decide() -> None:
    played = play_deal(LandUnter(3), ("random",) * 3, "swell", 0, ticking)
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
    assert play_game(LandUnter(3), bots, QuickChance(0)).moves == Forgetful.made


def test_asides_are_timed_apart() -> None:
    played = play_deal(Wave(3), ("greedy",) * 3, "swell", 0, ticking)
    assert set(played.spent["greedy"].asides) == {2000}


class Scores:
    """Notes what the public record says of each round."""

    def __init__(self, watcher: RoundPoints) -> None:
        self._watcher = watcher
        self.seen: list[tuple[int, ...]] = []

    def saw(self, table: TrackedTable[Any], seat: Seat, move: Any) -> None:
        self._watcher.saw(table, seat, move)
        if any(getattr(step, "name", "").endswith("scored") for step in table.journal or ()):
            self.seen.append(table.public.score.points)

    def figures(self, table: TrackedTable[Any], outcome: Outcome) -> Any:
        return self._watcher.figures(table, outcome)


@pytest.mark.parametrize(
    "game", [SeaChange(4), SeaChange(4, SeaOptions(teams=Teams.TWO_TWO))], ids=repr
)
def test_points_are_those_of_the_rounds_where_a_game_has_rounds(game: SeaChange) -> None:
    watcher = RoundPoints(game.sides())
    scores = Scores(watcher)
    players: list[Bot[Any, Any, Any]] = [RandomBot(QuickChance(seat)) for seat in range(4)]
    outcome = play_game(game, players, QuickChance("swell"), scores).outcome
    assert watcher.rounds() == outcome.facts["rounds"] == len(scores.seen) > 1
    totals = [sum(points) for points in zip(*scores.seen, strict=True)]
    assert watcher.points(outcome) == tuple(totals[side] for side in game.seating.side_of)


def test_land_unter_has_as_many_rounds_as_players() -> None:
    played = play_deal(LandUnter(3), ("random",) * 3, "swell", 0, no_clock)
    assert played.rounds == 3
    assert set(played.winners) == {
        seat for seat, points in enumerate(played.points) if points == max(played.points)
    }


@pytest.mark.parametrize("game", [Wave(2), VagueVerte(2)], ids=repr)
def test_other_games_are_one_round_with_the_points_of_their_outcome(
    game: Game[Any, Any, Any],
) -> None:
    played: Played = play_deal(game, ("random", "random"), "swell", 0, no_clock)
    players = [RandomBot(QuickChance(f"swell/0/seat {seat}")) for seat in range(2)]
    outcome = play_game(game, players, QuickChance("swell/0/cards")).outcome
    assert (played.rounds, played.points) == (1, outcome.points)
    assert (played.cause, played.winners) == (outcome.cause, outcome.winners)


def test_the_opponent_without_a_seat_gets_no_points() -> None:
    played = play_deal(SeaChange(1), ("random",), "swell", 0, no_clock)
    assert len(played.points) == 1
    assert played.rounds >= 3
