"""Why a card: each sentence says what a recount by the rules of the game finds."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from houle.bots.reasons import Came, Comparison, Reason, Tried, reason_for, weigh
from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter, LandUnterOptions
from houle.games.land_unter.bots import reasons
from houle.games.land_unter.bots.mixture import Mixture
from houle.games.land_unter.bots.reasons import REASONS, SecretTrial, trial
from houle.games.land_unter.bots.references import Noisy
from houle.games.land_unter.bots.response import Response
from houle.games.land_unter.bots.scene import Scene
from houle.games.land_unter.bots.searcher import Expert, Player
from houle.games.land_unter.bots.sight import LandUnterKnowledge, Sight
from houle.games.land_unter.moves import Choose, LandUnterMove
from houle.games.land_unter.words import Fate
from houle.kernel import QuickChance, Seat
from houle.tables.explaining import said
from houle.texts import LOCALES, Speaker
from tests.bots.knowing import known
from tests.games.land_unter.bots.journeys import EVERY_TABLE, Stop, journey
from tests.games.land_unter.bots.recount import numbers, recount
from tests.games.land_unter.positions import LandUnterTable, land_unter, position

WITH_AID = LandUnter(4, LandUnterOptions(memory_aid=True))
NAMES = ["Anke", "Bent", "Cora", "Dirk", "Elin"]
WORLDS = 16
"""More than it takes to sift."""


@pytest.fixture
def a_short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is counted does not hang on how well the others choose."""
    monkeypatch.setattr(Expert, "searches", 24)


def moments(game: LandUnter) -> Iterator[tuple[Stop, LandUnterMove]]:
    """Cards asked about among players of habit, whom one answers, and among players by lot."""
    habit = [Noisy(QuickChance(seat)) for seat in range(game.seats)]
    fields = (islice(journey(game, 3, habit), 50, 75), islice(journey(game, 4), 5, 30))
    for field in fields:
        stops = [stop for stop in field if len(stop.known.view.moves) > 1]
        yield stops[0], stops[0].known.view.moves[0]
        yield stops[-1], stops[-1].known.view.moves[-1]


def reason_and_recount(
    game: LandUnter, seen: LandUnterKnowledge, move: LandUnterMove
) -> tuple[Reason, tuple[int, int]]:
    """What is given as a reason for a move, and the numbers that a recount finds."""
    tried = weigh(seen, REASONS, move, worlds=WORLDS)
    reason = reason_for(move, tried, REASONS)
    return reason, numbers(reason, *recount(game, seen, (move, reason.other), WORLDS))


def told(
    game: LandUnter, seen: LandUnterKnowledge, move: LandUnterMove, reason: Reason, locale: str
) -> str:
    view = seen.view
    return said(reason, move, view, Speaker(game, locale, NAMES, view.viewer))


# Each sentence, counted once more


@pytest.mark.usefixtures("sound_texts", "a_short_search")
@pytest.mark.parametrize("game", [*EVERY_TABLE, WITH_AID], ids=repr)
def test_each_sentence_says_what_a_recount_finds(game: LandUnter) -> None:
    for stop, move in moments(game):
        seen, sight = stop.known, Sight(stop.known)
        reason, (count, other_count) = reason_and_recount(game, seen, move)
        card, other = sight.card(move), sight.card(reason.other)
        also = [] if reason.as_good is None else [sight.card(reason.as_good)]
        for locale in LOCALES:
            sentence = told(game, seen, move, reason, locale)
            shown = [int(number) for number in re.findall(r"\d+", sentence)]
            assert shown == [card, count, WORLDS, other, other_count, *also]
            assert "fate" not in sentence


def miscounts() -> int:
    """How many reasons of some moments a recount does not bear out."""
    wrong = 0
    for game in (EVERY_TABLE[0], EVERY_TABLE[3]):
        for stop, move in moments(game):
            reason, found = reason_and_recount(game, stop.known, move)
            counts = reason.count, reason.other_count
            wrong += any(counts) and counts != found
    return wrong


@pytest.fixture
def belts_only(a_short_search: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but lifebelts is counted, so that it is what sentences are about."""
    honest = reasons.came_to

    def came_to(sight: Sight, scene: Scene, costs: frozenset[str]) -> Came:
        came = honest(sight, scene, costs)
        return came._replace(fates=came.fates & {Fate.BELT})

    monkeypatch.setattr(reasons, "came_to", came_to)


@pytest.mark.usefixtures("belts_only")
def test_a_fate_of_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert miscounts() == 0
    honest = reasons.costs_of_the_trick

    def of_the_left(sight: Sight, scene: Scene) -> frozenset[str]:
        left = Sight(sight.known)
        left.me = (sight.me + 1) % sight.seats
        return honest(left, scene)

    monkeypatch.setattr(reasons, "costs_of_the_trick", of_the_left)
    assert miscounts() > 0


@pytest.mark.usefixtures("belts_only")
def test_a_price_paid_in_a_later_trick_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, costs = reasons.came_to, reasons.costs_of_the_trick
    monkeypatch.setattr(
        reasons,
        "came_to",
        lambda sight, scene, _: honest(sight, scene, costs(sight, scene)),
    )
    assert miscounts() > 0


@pytest.mark.usefixtures("a_short_search")
def test_points_counted_before_the_round_is_over_are_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    early: dict[int, bool] = {}
    honest = reasons.came_to

    def costs(sight: Sight, scene: Scene) -> frozenset[str]:
        belts = scene.table.public.belts
        early[id(scene)] = belts[sight.me] == max(belts)
        return frozenset()

    def came_to(sight: Sight, scene: Scene, paid: frozenset[str]) -> Came:
        best = frozenset({Fate.BEST} if early.pop(id(scene)) else ())
        return honest(sight, scene, paid)._replace(fates=best)

    monkeypatch.setattr(reasons, "costs_of_the_trick", costs)
    monkeypatch.setattr(reasons, "came_to", came_to)
    assert miscounts() > 0


# Positions where the reason is plain

HIGH, LOW = Choose(0), Choose(1)


def flood(belts: Sequence[int], *, last: str = "30 31") -> LandUnterTable:
    """Whoever plays one of the two highest cards stands at level 12, and deepest."""
    return position(
        land_unter(3),
        hands=["60 1", "20 21", last],
        turned_up="12 12",
        belts=belts,
        trick=11,
    )


def plainly(table: LandUnterTable, move: LandUnterMove) -> str:
    seen = known(land_unter(3), table, 0)
    reason = reason_for(move, weigh(seen, REASONS, move), REASONS)
    return told(land_unter(3), seen, move, reason, "en")


@rule("L-12", "L-14")
def test_a_card_that_takes_the_deepest_water_costs_a_lifebelt_in_all_deals() -> None:
    assert plainly(flood((2, 0, 0)), HIGH) == (
        "“Choose the 60” costs a lifebelt at once in 100 of 100 possible deals;"
        " “Choose the 1” in 0, which looks better."
    )


@rule("L-15", "L-20", "L-21")
def test_a_card_that_lets_the_others_drown_wins_the_round_in_all_deals() -> None:
    table = flood((0, 0, 0))
    assert plainly(table, LOW) == (
        "“Choose the 1” leads to the best score of this round in 100 of 100 possible deals;"
        " “Choose the 60” in 0."
    )
    fates = {tried.move: tried.count(Fate.OUT) for tried in weighed(table)}
    assert fates == {HIGH: 100, LOW: 0}


def weighed(table: LandUnterTable, seat: Seat = 0) -> list[Tried]:
    return weigh(known(land_unter(3), table, seat), REASONS)


def test_who_drops_out_does_not_pay() -> None:
    tried = {each.move: each for each in weighed(flood((0, 0, 0)))}
    assert tried[HIGH].count(Fate.BELT) == tried[HIGH].count(Fate.BEST) == 0


def test_there_is_no_reason_where_there_is_no_choice() -> None:
    table = position(
        land_unter(3), hands=["60", "20", "30"], turned_up="1 2", belts=(1, 1, 1), trick=12
    )
    assert plainly(table, HIGH) == "There was nothing else to do."


# What is asked, and what the answer rests on


def test_who_knows_the_same_is_told_the_same() -> None:
    one = weighed(flood((2, 1, 1)))
    assert one == weighed(flood((2, 1, 1)))
    assert one == weighed(flood((2, 1, 1), last="40 41"))


def rounds_imagined(stops: Sequence[Stop]) -> set[type]:
    tries = [trial(stop.known, QuickChance(1)) for stop in stops]
    return {type(tried._round) for tried in tries if isinstance(tried, SecretTrial)}


@pytest.mark.usefixtures("a_short_search")
def test_players_of_habit_are_answered_and_others_searched_with() -> None:
    game = EVERY_TABLE[2]
    habit = [Noisy(QuickChance(seat)) for seat in range(game.seats)]
    assert rounds_imagined(list(journey(game, 1, habit))[100:140:10]) == {Response}
    assert rounds_imagined(list(journey(game, 1))[100:140:10]) == {Mixture}


# How many moves have a reason


class HastyExpert(Expert):
    """Gets a game on."""

    answers = searches = 24


def comparisons(game: LandUnter, others: type[Expert | Player]) -> list[Comparison]:
    """How an expert's cards stand, at some moments of a game between others."""
    field = [others(QuickChance(seat)) for seat in range(game.seats)]
    found: list[Comparison] = []
    for stop in list(journey(game, 2, field))[3 :: 9 * game.seats]:
        if len(stop.known.view.moves) > 1:
            move = Expert(QuickChance(len(found))).choose(stop.known)
            tried = weigh(stop.known, REASONS, move)
            found.append(reason_for(move, tried, REASONS).comparison)
    return found


@pytest.mark.parametrize("others", [HastyExpert, Player])
def test_an_expert_has_reasons_for_its_cards(others: type[Expert | Player]) -> None:
    games = (EVERY_TABLE[0], EVERY_TABLE[3], EVERY_TABLE[4])
    found = [each for game in games for each in comparisons(game, others)]
    assert len(found) > 12
    assert found.count(Comparison.WORSE) <= 2, "few enough; `make check-reasons` asks hundreds"
