"""Points, passing the hands on, and the end of the game (L-20 to L-25)."""

import pytest

from houle.conformance.rules import rule
from houle.games.land_unter import LandUnter
from houle.games.land_unter.moves import Choose
from houle.kernel import Happened, Onlooker, Outcome, QuickChance, Seat, Who, project
from tests.games.land_unter.positions import (
    LandUnterTable,
    happenings,
    land_unter,
    levels,
    play,
    position,
    refused,
    trick,
    turned_up,
)

LAST = 12


def last_trick(
    *water: str,
    belts: tuple[int, ...] = (3, 3, 3),
    round_: int = 1,
    scores: tuple[tuple[int, ...], ...] = (),
) -> LandUnterTable:
    """Three players before the last trick of a round; seat 0 will take a 4, seat 1 a 9."""
    game = land_unter(3)
    table = position(
        game,
        hands=["30", "21", "12"],
        turned_up="4 9",
        belts=belts,
        water=water,
        trick=LAST,
        round=round_,
        scores=scores,
    )
    ends = round_ == game.seats
    trick(game, table, {0: 30, 1: 21, 2: 12}, water="" if ends else "1 2")
    return table


# Points


@rule("L-21")
def test_a_point_for_each_lifebelt_left() -> None:
    assert last_trick("", "", "6", belts=(5, 1, 2)).public.scores == ((5 + 1, 0, 2),)


@rule("L-21", "L-22")
def test_who_dropped_out_loses_a_point() -> None:
    assert last_trick("", "", "6", belts=(5, 0, 2)).public.scores == ((5 + 1, -1, 1),)


@rule("L-22")
def test_the_lowest_level_makes_a_point_more() -> None:
    game = land_unter(3)
    table = last_trick("", "", "3")
    assert table.public.scores == ((3, 2, 4),)
    scored = [step for step in happenings(game, table) if step.name == "scored"]
    assert scored == [
        Happened("scored", {"who": Who(0), "points": 3, "bonus": "no"}),
        Happened("scored", {"who": Who(1), "points": 2, "bonus": "no"}),
        Happened("scored", {"who": Who(2), "points": 4, "bonus": "yes"}),
    ]


@rule("L-22")
def test_tied_players_all_get_the_bonus() -> None:
    assert last_trick("", "", "4").public.scores == ((4, 2, 4),)


@rule("L-22")
def test_no_water_at_all_is_the_lowest_level() -> None:
    assert last_trick("", "", "").public.scores == ((3, 2, 4),)


@rule("L-22")
def test_the_bonus_is_never_for_who_dropped_out() -> None:
    """The water cards that seat 1 turned over are not "none"."""
    assert last_trick("", "", "6", belts=(3, 0, 3)).public.scores == ((4, -1, 2),)


@rule("L-22")
def test_the_bonus_may_go_to_somebody_without_a_lifebelt() -> None:
    assert last_trick("", "", "6", belts=(0, 3, 3)).public.scores == ((1, 2, 3),)


# Passing on


def after_one_trick(game: LandUnter) -> LandUnterTable:
    """A round that ends early: seat 0 dropped out, the others hold two cards each."""
    table = position(
        game,
        hands=["10 20 30", "11 21 31", "12 22 32"],
        turned_up="4 9",
        belts=(0, 5, 7),
        allotted=(4, 5, 7),
    )
    trick(game, table, {0: 20, 1: 31, 2: 12}, water="3 8")
    return table


@rule("L-23")
def test_everyone_passes_all_cards_to_the_left() -> None:
    table = after_one_trick(land_unter(3))
    assert [set(table.zone("hand", seat)) for seat in range(3)] == [
        {12, 22, 32},
        {10, 20, 30},
        {11, 21, 31},
    ]


@rule("L-23", "L-04")
def test_the_lifebelts_that_belong_to_a_hand_travel_with_it() -> None:
    table = after_one_trick(land_unter(3))
    assert table.public.allotted == table.public.belts == (7, 4, 5)


@rule("L-23", "L-05", "L-10")
def test_fresh_water_and_nobody_is_out_any_more() -> None:
    game = land_unter(3)
    table = after_one_trick(game)
    assert turned_up(table) == [3, 8]
    assert len(table.zone("pile")) == 22
    assert levels(table) == [0, 0, 0]
    assert table.zone("discard") == []
    assert (table.public.round, table.public.trick, table.public.out) == (2, 1, ())
    assert game.to_act(table) == (0, 1, 2)


@rule("L-23", "L-15b")
def test_what_nobody_saw_of_a_hand_stays_unseen_when_it_is_passed_on() -> None:
    game = land_unter(3)
    table = after_one_trick(game)
    assert project(game, table, 1).zone("hand", 1) == (10, 30, 20)
    for viewer in (0, 2, Onlooker.WATCHER):
        assert project(game, table, viewer).zone("hand", 1) == (None, None, None)
    assert {card: table.known[card] & 0b111 for card in (10, 20, 30)} == {
        10: 0b011,
        20: 0b111,
        30: 0b011,
    }


@rule("L-23")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("open_play", [False, True])
def test_everyone_plays_every_hand_exactly_once(players: int, *, open_play: bool) -> None:
    game = land_unter(players, open_play=open_play)
    chance = QuickChance(f"journey {players}")
    for _ in range(10):
        table = game.start(chance, journal=False)
        held: dict[frozenset[int], list[Seat]] = {}
        belts: dict[frozenset[int], set[int]] = {}
        last_round = 0
        while awaited := game.to_act(table):
            if table.public.round != last_round:
                last_round = table.public.round
                for seat in range(players):
                    hand = frozenset(table.zone("hand", seat))
                    held.setdefault(hand, []).append(seat)
                    belts.setdefault(hand, set()).add(table.public.belts[seat])
            seat = awaited[chance.below(len(awaited))]
            moves = game.moves(table, seat)
            game.play(table, seat, moves[chance.below(len(moves))], chance)
        assert len(held) == players == last_round
        for hand, seats in held.items():
            assert len(hand) == 12
            assert sorted(seats) == list(range(players))
            assert len(belts[hand]) == 1
        assert sum(map(sum, belts.values())) <= 24


# The end


@rule("L-23", "L-24")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_as_many_rounds_as_players(players: int) -> None:
    game = land_unter(players)
    chance = QuickChance(players)
    table = game.start(chance)
    while awaited := game.to_act(table):
        assert game.outcome(table) is None
        game.play(table, awaited[0], game.moves(table, awaited[0])[0], chance)
    assert len(table.public.scores) == players
    assert table.public.ended == "last-round"


@rule("L-24")
def test_most_points_over_all_rounds_win() -> None:
    table = last_trick("", "", "3", round_=3, scores=((1, 5, -1), (0, 2, 3)))
    assert table.public.scores[2] == (3, 2, 4)
    assert land_unter(3).outcome(table) == Outcome(
        "last-round", winners=(1,), points=(4, 9, 6), facts={"best": 9}
    )


@rule("L-24")
def test_a_tie_is_shared() -> None:
    table = last_trick("", "", "3", round_=3, scores=((1, 5, 5), (0, 2, 0)))
    outcome = land_unter(3).outcome(table)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((1, 2), (4, 9, 9))


@rule("L-24")
def test_after_the_end_nobody_can_do_anything() -> None:
    game = land_unter(3)
    table = position(
        game,
        hands=["30 1", "21 2", "12 3"],
        turned_up="4 9",
        belts=(1, 0, 1),
        round=3,
        scores=((0, 0, 0), (0, 0, 0)),
    )
    trick(game, table, {0: 30, 1: 21, 2: 12})
    assert game.to_act(table) == ()
    for seat in range(3):
        assert game.moves(table, seat) == game.asides(table, seat) == []
        refusal = refused(game, table, seat, Choose(0))
        assert (refusal.rule, refusal.reason) == ("L-24", "game-over")


# The memory aid


def played_once(*, memory_aid: bool) -> LandUnterTable:
    return after_one_trick(land_unter(3, memory_aid=memory_aid))


@rule("L-25")
def test_without_the_memory_aid_nothing_is_shown() -> None:
    assert played_once(memory_aid=False).public.seen == ()


@rule("L-25")
def test_the_memory_aid_shows_what_was_played_from_the_hand_that_now_is_yours() -> None:
    assert played_once(memory_aid=True).public.seen == ((12,), (20,), (31,))


@rule("L-25", "L-15b")
def test_the_memory_aid_shows_no_card_that_was_not_played() -> None:
    game = land_unter(5, memory_aid=True)
    chance = QuickChance("aid")
    table = game.start(chance)
    shown_of: dict[int, set[int | None]] = {seat: set() for seat in range(5)}
    while awaited := game.to_act(table):
        round_, trick_ = table.public.round, table.public.trick
        seat = awaited[chance.below(len(awaited))]
        moves = game.moves(table, seat)
        game.play(table, seat, moves[chance.below(len(moves))], chance)
        if (table.public.round, table.public.trick) != (round_, trick_):
            for player, card in enumerate(table.public.last_trick):
                shown_of[(player - round_ + 1) % 5] |= {card} - {None}
        if table.public.round != round_:
            for player, seen in enumerate(table.public.seen):
                assert set(seen) == shown_of[(player - round_) % 5]
                assert list(seen) == sorted(seen)


@rule("L-25")
def test_a_hand_is_remembered_over_several_rounds() -> None:
    game = land_unter(3, memory_aid=True)
    table = after_one_trick(game)
    table.public.belts = (7, 4, 0)
    for seat, card in {0: 12, 1: 30}.items():
        play(game, table, seat, card)
    play(game, table, 2, 21, water="1 2")
    assert table.public.round == 3
    assert table.public.seen == ((21, 31), (12,), (20, 30))
