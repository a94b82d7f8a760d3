"""Why a move, in numbers of worlds: each is counted again by the rules."""

from collections.abc import Callable, Sequence
from functools import cache

import pytest

from houle.bots import find_bot
from houle.bots.reasons import AHEAD, Comparison, Reason, Tried, reason_for, weigh
from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.bots import REASONS, reasons
from houle.games.vague_verte.bots.reasons import Turn
from houle.games.vague_verte.moves import Discard, Drive, Hinder, VagueVerteMove
from houle.games.vague_verte.words import Fate
from houle.kernel import QuickChance, Seat, Seats, Story, TrackedTable, know
from houle.tables.explaining import said
from tests.bots.knowing import known
from tests.games.vague_verte.bots.recount import Moment, counted, happens, moments, worlds
from tests.games.vague_verte.positions import position, vague_verte
from tests.texts.listening import assert_well_said, no_text_errors, plain, speaker

GAMES = (
    vague_verte(2),
    vague_verte(3, length=5),
    vague_verte(4, length=8),
    vague_verte(2, original=True),
    vague_verte(3, original=True, length=10),
)
APART = 11
WORLDS = 30
FEW = 8


def reasons_at(moment: Moment, most: int = WORLDS) -> list[tuple[VagueVerteMove, Reason]]:
    """Why the first move that is offered, why the best, and why the worst."""
    offered = moment.known.view.moves[0]
    tried = weigh(moment.known, REASONS, offered, worlds=most)
    asked = dict.fromkeys((offered, tried[0].move, tried[-1].move))
    return [(move, reason_for(move, tried, REASONS)) for move in asked]


@cache
def all_reasons(which: int) -> list[tuple[Moment, VagueVerteMove, Reason]]:
    """What is said in a race of this game."""
    asked = moments(GAMES[which], 1, APART)
    return [(moment, *told) for moment in asked for told in reasons_at(moment)]


@pytest.mark.parametrize("which", range(len(GAMES)))
def test_each_sentence_says_what_a_second_count_finds(which: int) -> None:
    for moment, move, reason in all_reasons(which):
        own, other = counted(moment, move, reason)
        with no_text_errors():
            told = {
                locale: said(
                    reason, move, moment.known.view, speaker(moment.game, moment.me, locale)
                )
                for locale in ("en", "fr")
            }
        for locale, text in told.items():
            assert_well_said(plain(text), locale)
            assert "fate-" not in text
            assert "reason-" not in text
        assert f" in {own} of {reason.of} possible deals; “" in plain(told["en"])
        assert f"” in {other}" in plain(told["en"])
        assert f" dans {own} donnes possibles sur {reason.of} ; « " in plain(told["fr"])
        assert f" », dans {other}" in plain(told["fr"])


def test_all_that_can_be_told_was_counted_again() -> None:
    """Else the test above would say nothing of it."""
    told = {reason.fate for which in range(len(GAMES)) for _, _, reason in all_reasons(which)}
    assert told == {*Fate, AHEAD}


def are_right(moment: Moment) -> bool:
    """Whether, for the best move and the worst, each fate came where a second look finds it."""
    tried = weigh(moment.known, REASONS, worlds=FEW)
    return all(
        came.fates == happens(moment, world, each.move)
        for each in (tried[0], tried[-1])
        for came, world in zip(each.came, worlds(moment, FEW), strict=True)
    )


CameTo = Callable[[Seat, frozenset[Seat], Sequence[Turn], Seats], frozenset[str]]


def of_the_wrong_seat(real: CameTo) -> CameTo:
    return lambda me, ahead, turns, winners: real(1 - me, ahead, turns, winners)


def held_for_the_whole_race(real: CameTo) -> CameTo:
    def came_to(
        me: Seat, ahead: frozenset[Seat], turns: Sequence[Turn], winners: Seats
    ) -> frozenset[str]:
        found = real(me, ahead, turns, winners)
        drove = any(turn.drove and turn.who in ahead for turn in turns)
        return found - {Fate.HELD} if drove else found

    return came_to


def won_before_it_is_over(real: CameTo) -> CameTo:
    return lambda me, ahead, turns, _: real(me, ahead, turns, (turns[0].who,) if turns else ())


def shared_is_won(real: CameTo) -> CameTo:
    def came_to(
        me: Seat, ahead: frozenset[Seat], turns: Sequence[Turn], winners: Seats
    ) -> frozenset[str]:
        return real(me, ahead, turns, (me,) if me in winners else winners)

    return came_to


@pytest.mark.parametrize(
    "fault", [of_the_wrong_seat, held_for_the_whole_race, won_before_it_is_over]
)
def test_a_fate_that_did_not_come_is_found(
    fault: Callable[[CameTo], CameTo], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = moments(vague_verte(2, length=5), 1, APART)
    assert all(map(are_right, asked))
    monkeypatch.setattr(reasons, "came_to", fault(reasons.came_to))
    assert not all(map(are_right, asked))


# Positions in which it is plain what will come of a move


def weighed(game: VagueVerte, table: TrackedTable[VagueVertePublic]) -> dict[object, Tried]:
    return {each.move: each for each in weigh(known(game, table, 0), REASONS, worlds=100)}


def test_whoever_lays_a_car_on_the_last_square_wins_at_once() -> None:
    """V-40."""
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["red 1, ducks", "yellow 1, yellow 2, yellow 3, green 2, green 3"],
        streets=["red 2, red 3, red 4, blue 1", "blue 2, blue 3, blue 4, green 1"],
        face_up="ducks",
    )
    tried = weighed(game, table)
    assert tried[Drive(0)].count(Fate.WINS) == 100
    assert tried[Drive(0)].count(Fate.LOSES) == 0
    told = said(
        reason_for(Drive(0), list(tried.values()), REASONS),
        Drive(0),
        known(game, table, 0).view,
        speaker(game, 0),
    )
    assert told.startswith("“Lay on your street: red car 1” wins the race outright in 100 of 100")


def behind_after_idling(other: str) -> dict[object, Tried]:
    """Both took the face-up card, and the other laid one aside: who idles too ends the race."""
    game = vague_verte(2)
    table = position(
        game, hands=["red 1, ducks", ""], streets=["red 2", other], face_up="ducks", idle=2
    )
    return weighed(game, table)


def test_whoever_idles_last_while_behind_loses_at_once() -> None:
    """V-41."""
    tried = behind_after_idling("blue 1, blue 2")
    assert tried[Discard(1)].count(Fate.LOSES) == 100
    assert tried[Discard(1)].count(Fate.WINS) == 0
    assert tried[Drive(0)].count(Fate.LOSES) == 0


def test_what_is_shared_is_neither_won_nor_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """V-41."""
    shared = behind_after_idling("blue 1")[Discard(1)]
    assert shared.count(Fate.LOSES) == shared.count(Fate.WINS) == 0
    monkeypatch.setattr(reasons, "came_to", shared_is_won(reasons.came_to))
    assert behind_after_idling("blue 1")[Discard(1)].count(Fate.WINS) == 100


def test_a_tow_truck_lets_one_drive_on_in_the_next_turn() -> None:
    """V-23: while the other has not started, nothing can come between."""
    game = vague_verte(2)
    table = position(
        game,
        hands=["tow truck, blue 1, red 3", ""],
        streets=["red 1, red breakdown"],
        face_up="ducks",
    )
    tried = weighed(game, table)
    assert tried[Drive(0)].count(Fate.ONWARD) == 100
    assert tried[Discard(0)].count(Fate.ONWARD) == 0


def test_a_breakdown_holds_whoever_is_furthest() -> None:
    """V-22."""
    game = vague_verte(2)
    table = position(
        game,
        hands=["red breakdown, ducks, blue 4", "red 2, blue 3"],
        streets=["blue 1", "blue 2, red 1"],
        face_up="ducks",
    )
    tried = weighed(game, table)
    assert tried[Hinder(0, 1)].count(Fate.HELD) == 100
    assert tried[Drive(2)].count(Fate.HELD) < 50


def test_who_knows_the_same_is_told_the_same() -> None:
    moment = moments(vague_verte(3), 2, 9)[1]
    once = weigh(moment.known, REASONS, worlds=20)
    assert once == weigh(moment.known, REASONS, worlds=20)
    assert once != weigh(moment.known, REASONS, worlds=20, seed=1)


# How often there is something to say for a move


def share_of_reasons(level: str) -> float:
    """Of the choices of bots in a few races, how many were not clearly worse than another."""
    comparisons: list[Comparison] = []
    for game in (vague_verte(2, length=5), vague_verte(3, length=5)):
        chance = QuickChance("shares")
        table = game.start(chance)
        story = Story(game.layout, table.journal or ())
        bots = [find_bot(game.name, level)(QuickChance(seat)) for seat in range(game.seats)]
        while table.public.ended is None:
            seat = table.public.turn
            moment = know(game, table, seat, story)
            move = bots[seat].choose(moment)
            if len(moment.view.moves) > 1:
                tried = weigh(moment, REASONS, move, worlds=WORLDS)
                comparisons.append(reason_for(move, tried, REASONS).comparison)
            game.play(table, seat, move, chance)
            story.add(seat, table.journal or ())
    return sum(each is not Comparison.WORSE for each in comparisons) / len(comparisons)


def test_there_is_a_reason_for_what_experts_do() -> None:
    assert share_of_reasons("expert") >= 0.95


def test_there_is_often_none_for_what_comes_to_mind() -> None:
    assert share_of_reasons("random") < 0.9
