"""Why a card: each sentence says what a second count by the rules of the game finds."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from houle.bots import Level
from houle.bots.reasons import Comparison, Reason, Tried, reason_for, weigh
from houle.conformance.rules import rule
from houle.games.sea_change import SeaChange, SeaPublic
from houle.games.sea_change.bots import BOTS, REASONS, reasons
from houle.games.sea_change.bots.habits import Habit
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.sight import SeaKnowledge
from houle.games.sea_change.components import values_for
from houle.games.sea_change.words import Fate
from houle.kernel import Card, QuickChance, Seat, Story, TrackedTable, know, knowledge
from houle.tables.explaining import said
from houle.texts import LOCALES, Speaker
from tests.bots.knowing import known
from tests.bots.twins import twins
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey
from tests.games.sea_change.bots.recount import Recounted, numbers, recount
from tests.games.sea_change.positions import cards, name, names, position, sea_change
from tests.texts.listening import assert_well_said, no_text_errors, plain

ALL = [*EVERY_TABLE, sea_change(3), sea_change(4, teams="2v2")]
"""The last two go on for several rounds."""
SOME = (EVERY_TABLE[0], EVERY_TABLE[2], sea_change(4, teams="2v2"))
"""Alone, with others, and in teams."""
THREE = EVERY_TABLE[2]
DECK = cards(
    ", ".join(f"{colour} {value}" for colour in ("red", "green", "blue") for value in values_for(3))
)
NAMES = ("Julia", "Max", "Alice", "Zoé", "Inès", "Nuno", "Maren", "Yuna")
SEED = 3
FEW = 4
"""With more, rounds take long to play, and one moment must do."""
WORLDS = 14
"""More than it takes to sift."""
TWO_NUMBERS = {
    "en": re.compile(r" in (\d+) of (\d+) possible deals; “.*” in (\d+)[.,]"),
    "fr": re.compile(r" dans (\d+) donnes possibles sur (\d+) ; « .* », dans (\d+)[.,]"),
}


@cache
def moments(game: SeaChange) -> list[SeaKnowledge]:
    """What seats know that have a choice, in the middle of a game and near its end."""
    found = [stop.known for stop in journey(game, SEED) if len(stop.known.view.moves) > 1]
    parts = (10, 17) if game.seats <= FEW else (15,)
    return [found[len(found) * part // 20] for part in parts]


def told(game: SeaChange, seen: SeaKnowledge, reason: Reason, move: object, locale: str) -> str:
    """A reason in words."""
    speaker = Speaker(game, locale, NAMES[: game.seats], seen.view.viewer)
    with no_text_errors():
        return plain(said(reason, move, seen.view, speaker))


# Each sentence, counted once more


@pytest.mark.parametrize("game", ALL, ids=repr)
def test_each_sentence_says_what_a_second_count_finds(game: SeaChange) -> None:
    for seen in moments(game):
        asked = seen.view.moves[-1]
        tried = weigh(seen, REASONS, asked, worlds=WORLDS)
        for move in dict.fromkeys((asked, tried[0].move)):
            reason = reason_for(move, tried, REASONS)
            own, other = (recount(seen, one, WORLDS) for one in (move, reason.other))
            count, other_count = numbers(reason, own, other)
            for locale in LOCALES:
                sentence = told(game, seen, reason, move, locale)
                assert_well_said(sentence, locale)
                assert "fate-" not in sentence
                assert "reason-" not in sentence
                shown = TWO_NUMBERS[locale].search(sentence)
                assert shown is not None
                assert [int(each) for each in shown.groups()] == [count, WORLDS, other_count]


def test_whatever_can_be_told_is_counted_again() -> None:
    """Else the tests here would say nothing of it."""
    found = {fate for came in second_counts(*SOME) for each in came for fate in each.fates}
    assert found == set(Fate)


@cache
def second_counts(*games: SeaChange) -> list[list[Recounted]]:
    """What the first move that is offered comes to, at some moments of these games."""
    return [recount(seen, seen.view.moves[0], WORLDS) for game in games for seen in moments(game)]


def miscounts(*games: SeaChange) -> int:
    """In how many worlds a move did not come to what the second count finds."""
    counted = [
        next(each for each in tried if each.move == seen.view.moves[0]).came
        for game in games
        for seen in moments(game)
        for tried in [weigh(seen, REASONS, seen.view.moves[0], worlds=WORLDS)]
    ]
    return sum(
        tuple(one) != tuple(other)
        for came, again in zip(counted, second_counts(*games), strict=True)
        for one, other in zip(came, again, strict=True)
    )


def test_every_world_comes_to_what_the_second_count_finds() -> None:
    assert miscounts(*SOME) == 0


@pytest.mark.parametrize("what", ["of_the_trick", "of_the_round"])
@pytest.mark.parametrize("game", SOME, ids=repr)
def test_a_fate_of_another_side_is_found(
    game: SeaChange, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = getattr(reasons, what)

    def of_the_others(scene: Scene, side: int, had: frozenset[Card]) -> frozenset[str]:
        fates: frozenset[str] = honest(scene, 1 - side, had)
        return fates

    monkeypatch.setattr(reasons, what, of_the_others)
    assert miscounts(game) > 0


def test_a_trick_counted_before_it_is_complete_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave_it(scene: Scene, habit: Habit) -> None:
        """Nobody else plays."""

    monkeypatch.setattr(reasons, "finish_trick", leave_it)
    assert miscounts(EVERY_TABLE[2]) > 0


def test_an_eight_that_was_taken_before_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reasons.of_the_round
    monkeypatch.setattr(
        reasons, "of_the_round", lambda end, side, _: honest(end, side, frozenset())
    )
    assert miscounts(EVERY_TABLE[2], sea_change(4, teams="2v2")) > 0


# Positions where the reason is plain


RED_HAND = "red 4, red 12"


def two_tricks_left(
    game: SeaChange, others: Sequence[str], trick: str, trump: str, *, leader: int, pile: str = ""
) -> dict[str, Tried]:
    """What each card of a hand comes to, with all cards of tricks before in sight and player 1's.

    They are laid out as if the trick before had been that long: a hand-made story has no others.
    """
    named = cards(", ".join(row for row in (RED_HAND, *others, trick, pile) if row))
    gone = [held for held in DECK if held not in named]
    table = position(
        game,
        hands=[RED_HAND, *others],
        trick=trick,
        trump=trump,
        leader=leader,
        pile=pile,
        last=", ".join(names(gone)),
        last_winner=1,
    )
    return weighed(game, table)


def weighed(game: SeaChange, table: TrackedTable[SeaPublic]) -> dict[str, Tried]:
    """What comes of each card that seat 0 may play."""
    hand = table.zone("hand", 0)
    return {name(hand[one.move.place]): one for one in weigh(known(game, table, 0), REASONS)}


def counts(tried: dict[str, Tried], fate: Fate) -> tuple[int, int]:
    """In how many of a hundred worlds the high card of the hand comes to it, and the low one."""
    return tried["red 12"].count(fate), tried["red 4"].count(fate)


@rule("S-17", "S-23")
def test_the_higher_card_takes_the_trick_and_its_eight_in_all_deals() -> None:
    tried = two_tricks_left(THREE, ["green 6, green 5", "green 7"], "red 8", "red", leader=2)
    assert counts(tried, Fate.TRICK) == (100, 0)
    assert counts(tried, Fate.EIGHT) == (100, 0)
    low, high = tried["red 4"], tried["red 12"]
    reason = reason_for(low.move, [low, high], REASONS)
    assert reason == Reason(Comparison.BETTER, 100, Fate.EIGHT, 0, high.move, 100)


@rule("S-30")
def test_a_card_that_brings_the_most_points_wins_the_round_in_all_deals() -> None:
    tried = two_tricks_left(THREE, ["green 6", "green 4"], "red 9, red 11", "red", leader=1)
    assert counts(tried, Fate.VICTORY) == (100, 0)
    low, high = tried["red 4"], tried["red 12"]
    reason = reason_for(high.move, [high, low], REASONS)
    assert reason == Reason(Comparison.BETTER, 100, Fate.VICTORY, 100, low.move, 0)


@rule("S-21")
def test_the_zero_counts_for_whoever_takes_it() -> None:
    tried = two_tricks_left(THREE, ["green 6", "green 7"], "red 9, red 0", "red", leader=1)
    assert counts(tried, Fate.ZERO) == (100, 0)
    other_trump = two_tricks_left(THREE, ["green 6", "green 7"], "red 9, red 0", "green", leader=1)
    assert counts(other_trump, Fate.ZERO) == (0, 0)


@rule("S-54")
def test_alone_the_round_is_lost_for_want_of_an_eight_in_all_deals() -> None:
    tried = two_tricks_left(
        EVERY_TABLE[0], [], "red 8", "red", leader=1, pile="green 5, green 6, green 7"
    )
    assert counts(tried, Fate.NO_EIGHT) == (0, 100)
    assert counts(tried, Fate.EIGHT) == (0, 0)


@rule("S-61")
def test_in_teams_the_trick_of_a_partner_is_the_own_one() -> None:
    game = sea_change(4, teams="2v2", target=1)
    table = position(
        game,
        hands=[RED_HAND, "green 4", "green 5", "green 6"],
        trick="green 7, red 11, green 9",
        trump="red",
        leader=1,
    )
    assert counts(weighed(game, table), Fate.TRICK) == (100, 100)


def test_there_is_no_reason_where_there_is_no_choice() -> None:
    table = position(THREE, hands=["red 4, green 5", "green 6"], trick="red 9", leader=2)
    seen = known(THREE, table, 0)
    move = seen.view.moves[0]
    reason = reason_for(move, weigh(seen, REASONS, move), REASONS)
    assert told(THREE, seen, reason, move, "en") == "There was nothing else to do."


# Who knows the same is told the same


def unlike_answers() -> int:
    """How often the answer is not the same at tables that a seat cannot tell apart."""
    wrong = 0
    for here, there in twins("sea-change")[::4]:
        assert here.table.zones != there.table.zones
        found = [weigh(asked.known(), REASONS, worlds=4) for asked in (here, here, there)]
        wrong += not found[0] == found[1] == found[2]
    return wrong


def test_cards_that_are_hidden_change_nothing() -> None:
    assert unlike_answers() == 0


def test_knowledge_that_says_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = knowledge.mind_of

    def mind_of(table: TrackedTable[SeaPublic], seat: Seat) -> Any:
        mind = sound(table, seat)
        lying = [held for zone in table.zones for held in zone if held in mind.unseen]
        return msgspec.structs.replace(mind, unseen=tuple(lying))

    monkeypatch.setattr(knowledge, "mind_of", mind_of)
    assert unlike_answers() > 0


# How many moves have a reason


def comparisons(game: SeaChange, apart: int) -> Iterator[Comparison]:
    """How an expert's cards stand, now and then in a game between players."""
    chance = QuickChance("reasons")
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    bots = [BOTS[Level.PLAYER](QuickChance(seat)) for seat in range(game.seats)]
    choices = 0
    while waiting := game.to_act(table):
        seen = know(game, table, waiting[0], story)
        choices += len(seen.view.moves) > 1
        if len(seen.view.moves) > 1 and choices % apart == 0:
            move = BOTS[Level.EXPERT](QuickChance(choices)).choose(seen)
            yield reason_for(move, weigh(seen, REASONS, move), REASONS).comparison
        assert game.attempt(table, waiting[0], bots[waiting[0]].choose(seen), chance) is None
        story.add(waiting[0], table.journal or ())


def test_an_expert_has_reasons_for_its_cards() -> None:
    games = (*EVERY_TABLE[:3], sea_change(4, teams="2v2", target=1))
    found = [each for game in games for each in comparisons(game, game.seats)]
    share = 1 - found.count(Comparison.WORSE) / len(found)
    print(f"{len(found)} cards, {share:.0%} with a reason")
    assert share >= 0.95
