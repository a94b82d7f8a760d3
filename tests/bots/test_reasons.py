"""Reasons are numbers of worlds: which moves are looked at, what is compared, and what is said."""

from enum import StrEnum
from typing import Any, NamedTuple

import pytest

from houle.bots.reasons import (
    AHEAD,
    MOST_TRIED,
    SIFTED_BY,
    WORLDS,
    Came,
    Comparison,
    HouseFate,
    Reason,
    Reasons,
    Tried,
    reason_for,
    weigh,
)
from houle.bots.registry import reasons_of
from houle.games.registry import find_game, game_names, package_of
from houle.kernel import Chance, QuickChance, Story, know
from tests.bots.trial import ShortPatience
from tests.bots.twins import twins
from tests.games.subjects import SUBJECTS
from tests.samples.eddy import Eddy

OURS = [game for game in game_names() if (package_of(find_game(game)) or "").startswith("houle.")]


class Fate(StrEnum):
    HOME = "home"
    WET = "wet"


class View(NamedTuple):
    moves: tuple[str, ...]


class Known(NamedTuple):
    """As much of what a seat knows as a trial without cards needs."""

    view: View


class Boats:
    """Of a hundred worlds, a boat comes home in the first so many, and gets wet in others."""

    def __init__(self, home: dict[str, int], wet: dict[str, int] | None = None) -> None:
        self._home = home
        self._wet = wet or {}
        self._worlds = 0
        self.tried: dict[str, list[int]] = {}

    def imagine(self) -> int:
        self._worlds += 1
        return (self._worlds * 37) % 100  # in no order, each once in a hundred

    def comes_of(self, world: int, move: str) -> Came:
        self.tried.setdefault(move, []).append(world)
        fates = {Fate.HOME} if world < self._home[move] else set()
        if world < self._wet.get(move, 0):
            fates.add(Fate.WET)
        return Came(float(Fate.HOME in fates) - float(Fate.WET in fates), frozenset(fates))


def ask(boats: Boats, move: str, *moves: str, **more: Any) -> Reason:
    """Why this boat, of these."""
    reasons = Reasons(Fate, frozenset({Fate.WET}), lambda known, chance: boats)
    known: Any = Known(View((move, *moves)))
    return reason_for(move, weigh(known, reasons, move, **more), reasons)


def test_a_move_is_better_than_another_by_what_it_came_to_in_a_hundred_worlds() -> None:
    reason = ask(Boats({"sloop": 71, "raft": 40}), "sloop", "raft")
    assert reason == Reason(Comparison.BETTER, WORLDS, Fate.HOME, 71, "raft", 40)


def test_what_nobody_wants_speaks_for_the_move_that_comes_to_it_less() -> None:
    reason = ask(Boats({"sloop": 50, "raft": 50}, {"sloop": 3, "raft": 60}), "sloop", "raft")
    assert reason == Reason(Comparison.BETTER, WORLDS, Fate.WET, 3, "raft", 60)


def test_where_another_did_clearly_better_it_says_so() -> None:
    reason = ask(Boats({"sloop": 71, "raft": 40}), "raft", "sloop")
    assert reason == Reason(Comparison.WORSE, WORLDS, Fate.HOME, 40, "sloop", 71)


def test_what_is_too_close_to_call_is_not_called() -> None:
    reason = ask(Boats({"sloop": 52, "ketch": 50}), "ketch", "sloop")
    assert reason == Reason(Comparison.EVEN, WORLDS, Fate.HOME, 50, "sloop", 52)


def test_a_move_as_good_as_the_best_is_told_beside_what_is_worse() -> None:
    reason = ask(Boats({"sloop": 72, "ketch": 71, "raft": 40}), "ketch", "raft", "sloop")
    assert reason == Reason(Comparison.BETTER, WORLDS, Fate.HOME, 71, "raft", 40, "sloop")


def test_an_equal_card_is_no_other_choice() -> None:
    reason = ask(Boats({"sloop": 52, "her twin": 52, "ketch": 50}), "sloop", "her twin", "ketch")
    assert reason.other == "ketch"
    assert ask(Boats({"sloop": 52, "her twin": 52}), "sloop", "her twin").other == "her twin"


def test_without_another_move_nothing_is_counted() -> None:
    boats = Boats({"sloop": 71})
    assert ask(boats, "sloop") == Reason(Comparison.ONLY)
    assert boats.tried == {}


def test_where_no_fate_tells_moves_apart_it_counts_which_did_better() -> None:
    class Slow(Boats):
        def comes_of(self, world: int, move: str) -> Came:
            return Came({"sloop": 2.0, "raft": 1.0}[move] if world < 80 else 1.5, frozenset())

    reason = ask(Slow({}), "sloop", "raft")
    assert reason == Reason(Comparison.BETTER, WORLDS, AHEAD, 80, "raft", 0)


def test_equals_that_come_to_no_fate_are_told_by_how_often_each_did_better() -> None:
    class Slow(Boats):
        def comes_of(self, world: int, move: str) -> Came:
            return Came(float(world % 2 == (move == "raft")), frozenset())

    reason = ask(Slow({}), "sloop", "raft")
    assert reason == Reason(Comparison.EVEN, WORLDS, AHEAD, 50, "raft", 50)


def test_all_are_tried_in_the_same_worlds_and_the_hopeless_only_in_the_first() -> None:
    boats = Boats({f"boat {nth}": 5 * nth for nth in range(20)})
    ask(boats, "boat 0", *(f"boat {nth}" for nth in range(1, 20)))
    whole = [move for move, worlds in boats.tried.items() if len(worlds) == WORLDS]
    assert len(whole) == MOST_TRIED + 1
    assert "boat 0" in whole, "what was asked about is looked at to the end"
    assert "boat 19" in whole
    assert len({tuple(boats.tried[move]) for move in whole}) == 1
    sifted = [worlds for move, worlds in boats.tried.items() if move not in whole]
    assert sifted == [boats.tried["boat 0"][:SIFTED_BY]] * len(sifted)


def test_whose_patience_ends_says_how_many_worlds_it_were() -> None:
    reason = ask(Boats({"sloop": 71, "raft": 40}), "sloop", "raft", patience=ShortPatience(30))
    assert 0 < reason.of < WORLDS


def test_three_worlds_that_agree_are_no_proof() -> None:
    boats = Boats({"sloop": 100, "raft": 0})
    assert ask(boats, "sloop", "raft", worlds=3).comparison is Comparison.EVEN


@pytest.mark.parametrize("planted", ["others' worlds", "one world less"])
def test_moves_that_were_tried_in_other_worlds_are_not_compared(planted: str) -> None:
    """Counts of two moves stand beside each other only where they are of the same worlds."""
    came = tuple(Came(1.0, frozenset({Fate.HOME})) for _ in range(20))
    reasons = Reasons(Fate, frozenset(), lambda known, chance: Boats({}))
    short = came[:-1] if planted == "one world less" else came[:10]
    with pytest.raises(ValueError, match="shorter"):
        reason_for("sloop", [Tried("sloop", came), Tried("raft", short)], reasons)


@pytest.mark.parametrize("game", OURS)
def test_every_game_of_the_house_tells_reasons_of_its_own(game: str) -> None:
    reasons = reasons_of(game)
    assert reasons.fates is not HouseFate
    assert reasons.feared <= set(reasons.fates)


@pytest.mark.parametrize("game", SUBJECTS)
def test_hidden_cards_change_nothing_that_is_told(game: str) -> None:
    """Tables that a seat cannot tell apart: the same sentence, to the last number."""
    reasons = reasons_of(game)
    questions = [pair for pair in twins(game) if not pair.here.aside]
    for here, there in questions[:: max(1, len(questions) // 3)]:
        assert here.table.zones != there.table.zones
        one, other = (weigh(asked.known(), reasons, worlds=20, seed=7) for asked in (here, there))
        assert one == other


class Peeking:
    """Counts by where the cards really lie, which somebody tells it behind the back."""

    peeked: Any

    def __init__(self, known: Any, chance: Chance) -> None:
        self._seed: int = sum(
            place * card for zone in self.peeked for place, card in enumerate(zone)
        )
        self._worlds = 0

    def imagine(self) -> int:
        self._worlds += 1
        return self._seed + self._worlds

    def comes_of(self, world: int, move: Any) -> Came:
        return Came(float(hash((world, repr(move))) % 7), frozenset())


def test_a_trial_that_gets_at_the_table_is_found() -> None:
    reasons = Reasons(Fate, frozenset(), Peeking)
    found = 0
    for here, there in [pair for pair in twins("flotsam") if not pair.here.aside]:
        told = []
        for asked in (here, there):
            Peeking.peeked = asked.table.zones
            told.append(weigh(asked.known(), reasons, worlds=20, seed=7))
        found += told[0] != told[1]
    assert found


def test_of_a_game_without_reasons_it_is_told_how_often_a_move_wins_played_on() -> None:
    game = Eddy(2)
    table = game.start(QuickChance(1))
    known = know(game, table, 0, Story(game.layout, table.journal or ()))
    reasons = reasons_of(game.name)
    assert reasons.fates is HouseFate
    best, *others = weigh(known, reasons)
    for each in (best, *others):
        assert len(each.came) in (SIFTED_BY, WORLDS)
        assert all((came.worth >= 1 / 2) == bool(came.fates) for came in each.came), "won or shared"
    assert 0 < best.count(HouseFate.WINS) < WORLDS
