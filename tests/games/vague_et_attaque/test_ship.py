"""The pirate ship (A-20 to A-22)."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.effects import Phase, Unload
from houle.games.vague_et_attaque.moves import Adventure, Done, LaySouvenir, PickCard
from tests.games.vague_et_attaque.positions import (
    VagueTable,
    berth,
    happenings,
    play,
    position,
    row,
    vague,
    where,
    why_not,
)

HANDS = ["cape-1", "cape-2", "reef-1"]


def holder(game: VagueEtAttaque, table: VagueTable) -> int:
    """In whose zone the ship lies."""
    return next(s for s in range(game.seats) if "ship" in row(game, table, "harbour", s))


@rule("A-20")
def test_at_the_end_of_a_round_it_goes_to_the_right_with_what_is_on_it() -> None:
    game = vague(3)
    table = position(
        game,
        hands=HANDS,
        harbours=["", "ship: ship-1", ""],
        souvenirs="isle-1",
        phase=Phase.MOORING,
        turn=2,
    )
    play(game, table, 2, Done())
    assert holder(game, table) == 0
    assert row(game, table, "on-ship-1") == "ship-1"
    assert table.public.round == 2
    assert "ship-sails" in happenings(game, table)


@rule("A-20")
def test_not_before_everybody_has_played() -> None:
    game = vague(3)
    table = position(
        game, hands=HANDS, harbours=["ship"], souvenirs="isle-1", phase=Phase.MOORING, turn=1
    )
    play(game, table, 1, Done())
    assert holder(game, table) == 0
    assert table.public.round == 1


@rule("A-20")
def test_a_round_ends_before_the_first_player_s_next_turn() -> None:
    game = vague(3)
    table = position(
        game,
        hands=HANDS,
        harbours=["", "ship"],
        souvenirs="isle-1",
        phase=Phase.MOORING,
        turn=0,
        first=1,
    )
    play(game, table, 0, Done())
    assert holder(game, table) == 0
    assert table.public.round == 2


@rule("A-21")
@pytest.mark.parametrize(
    ("aboard", "goes"), [("", True), ("ship-1", True), ("ship-1 ship-2", False)]
)
def test_with_two_souvenirs_it_stays(aboard: str, goes: bool) -> None:
    game = vague(3)
    table = position(
        game,
        hands=HANDS,
        harbours=["", f"ship: {aboard}"],
        souvenirs="isle-1",
        phase=Phase.MOORING,
        turn=2,
    )
    play(game, table, 2, Done())
    assert holder(game, table) == (0 if goes else 1)


@rule("A-21")
def test_when_it_loses_one_it_rests_for_this_round_and_travels_after_the_next() -> None:
    game = vague(3, blue=(Unload(),))
    table = position(
        game,
        hands=HANDS,
        harbours=["", "ship: ship-1 ship-2"],
        souvenirs="isle-1 isle-2 bay-1 bay-2",
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
        turn=2,
    )
    play(game, table, 2, Adventure())
    at = where(game, table, "ship-1")
    play(game, table, 2, PickCard(at.zone, at.place))
    play(game, table, 2, Done())
    assert table.public.round == 2
    assert holder(game, table) == 1
    table.public.turn, table.public.phase = 2, Phase.MOORING
    play(game, table, 2, Done())
    assert table.public.round == 3
    assert holder(game, table) == 0


@rule("A-21b")
def test_only_where_it_lies_souvenirs_are_laid_on_it() -> None:
    game = vague(3)
    table = position(
        game, hands=["ship-1"], harbours=["", "ship"], souvenirs="isle-1", phase=Phase.MOORING
    )
    assert why_not(game, table, 0, LaySouvenir(0, berth(game, table, "ship"))) == (
        "A-21b",
        "out-of-reach",
    )


@rule("A-22")
def test_with_three_it_is_validated_and_stays_for_good() -> None:
    game = vague(3)
    table = position(
        game,
        hands=["cape-1", "cape-2", "ship-3 reef-1"],
        harbours=["", "", "ship: ship-1 bay-ship"],
        souvenirs="isle-1",
        phase=Phase.MOORING,
        turn=2,
    )
    play(game, table, 2, LaySouvenir(0, berth(game, table, "ship")))
    assert table.public.validated == (game.cards.ship,)
    assert holder(game, table) == 2
    assert table.public.round == 2
