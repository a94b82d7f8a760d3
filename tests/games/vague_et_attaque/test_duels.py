"""Duels (A-50 to A-53)."""

from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    LayPlace,
    PickCard,
    Throw,
)
from tests.games.vague_et_attaque.positions import (
    VagueTable,
    dice,
    hand,
    happenings,
    play,
    position,
    row,
    vague,
    where,
    why_not,
)


def challenged(game: VagueEtAttaque, called: str, **more: Any) -> VagueTable:
    """A position in which seat 0 has just challenged seat 1 for a card."""
    table = position(
        game,
        **{
            "hands": ["cape isle-1", "cape-1"],
            "harbours": ["ship", "bay: bay-1 bay-cape, reef"],
            "encounters": "calm",
            "souvenirs": "isle-2",
            "phase": Phase.ENCOUNTER,
            **more,
        },
    )
    at = where(game, table, called)
    play(game, table, 0, Challenge(at.zone, at.place))
    return table


def throw(game: VagueEtAttaque, table: VagueTable, attack: int, defence: int) -> None:
    play(game, table, 0, Throw(), dice(attack))
    play(game, table, 1, Throw(), dice(defence))


@rule("A-50")
def test_a_souvenir_or_a_bare_place_can_be_duelled_for() -> None:
    game = vague()
    table = position(
        game,
        harbours=["ship, cape: cape-1", "bay: bay-1 bay-cape, reef"],
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    wanted = [where(game, table, called) for called in ("reef", "bay-1", "bay-cape")]
    challenges = [move for move in game.moves(table, 0) if isinstance(move, Challenge)]
    assert challenges == [Challenge(at.zone, at.place) for at in wanted]
    bay, own = where(game, table, "bay"), where(game, table, "cape-1")
    assert why_not(game, table, 0, Challenge(bay.zone, bay.place)) == ("A-50", "has-souvenirs")
    assert why_not(game, table, 0, Challenge(own.zone, own.place)) == ("A-50", "own-side")


@rule("A-51", "A-51b", "A-52")
def test_for_a_souvenir_the_higher_die_wins_it_into_the_hand() -> None:
    game = vague()
    table = challenged(game, "bay-1")
    assert game.to_act(table) == (0,)
    assert why_not(game, table, 1, Throw()) == ("A-34", "not-your-turn")
    play(game, table, 0, Throw(), dice(4))
    assert game.to_act(table) == (1,)
    play(game, table, 1, Throw(), dice(3))
    assert hand(game, table, 0) == "isle-1 bay-1 cape"
    assert row(game, table, "on-bay-1") == "bay-cape"
    assert happenings(game, table) == ["threw", "duel-won"]
    assert table.public.phase is Phase.MOORING


@rule("A-53")
def test_a_tie_changes_nothing() -> None:
    game = vague()
    table = challenged(game, "bay-1")
    throw(game, table, 5, 5)
    assert hand(game, table, 0) == "isle-1 cape"
    assert row(game, table, "on-bay-1") == "bay-1 bay-cape"
    assert happenings(game, table) == ["threw", "throw-tied", "duel-tied"]
    assert table.public.phase is Phase.MOORING


@rule("A-53")
def test_the_attacker_who_loses_discards_a_hand_card_of_choice() -> None:
    game = vague()
    table = challenged(game, "bay-1")
    throw(game, table, 2, 6)
    assert game.to_act(table) == (0,)
    at = where(game, table, "cape")
    play(game, table, 0, PickCard(at.zone, at.place))
    assert hand(game, table, 0) == "isle-1"
    assert row(game, table, "place-discard") == "cape"


@rule("A-53")
def test_with_an_empty_hand_nothing_is_lost() -> None:
    game = vague()
    table = challenged(game, "bay-1", hands=["", "cape-1"])
    throw(game, table, 2, 6)
    assert "duel-lost" in happenings(game, table)
    assert table.public.duel is None
    assert row(game, table, "on-bay-1") == "bay-1 bay-cape"


@rule("A-51", "A-52")
@pytest.mark.parametrize(
    "throws",
    [
        [(6, 1), (5, 2)],
        [(6, 1), (1, 6), (4, 3)],
        [(2, 2), (3, 1), (6, 5)],
    ],
)
def test_for_a_place_two_of_three_throws_win(throws: list[tuple[int, int]]) -> None:
    game = vague()
    table = challenged(game, "reef")
    for attack, defence in throws:
        assert table.public.duel is not None
        throw(game, table, attack, defence)
    assert table.public.duel is None
    assert row(game, table, "harbour", 0) == "ship reef"
    assert row(game, table, "harbour", 1) == "bay"


@rule("A-51")
@pytest.mark.parametrize(
    "throws",
    [
        [(6, 1), (1, 6), (2, 2)],
        [(6, 1), (3, 3), (4, 4)],
        [(6, 6), (1, 1)],
    ],
)
def test_without_two_wins_the_duel_is_tied(throws: list[tuple[int, int]]) -> None:
    game = vague()
    table = challenged(game, "reef")
    for attack, defence in throws:
        assert table.public.duel is not None
        throw(game, table, attack, defence)
    assert happenings(game, table)[-1] == "duel-tied"
    assert row(game, table, "harbour", 1) == "bay reef"


@rule("A-53")
def test_losing_two_throws_loses_a_duel_for_a_place() -> None:
    game = vague()
    table = challenged(game, "reef")
    throw(game, table, 1, 2)
    throw(game, table, 1, 2)
    assert "duel-lost" in happenings(game, table)
    assert row(game, table, "harbour", 1) == "bay reef"


@rule("A-52")
def test_a_place_won_does_not_use_up_the_place_of_the_mooring() -> None:
    game = vague()
    table = challenged(game, "reef")
    throw(game, table, 6, 1)
    throw(game, table, 6, 1)
    play(game, table, 0, LayPlace(0))
    assert row(game, table, "harbour", 0) == "ship reef cape"


@rule("A-52")
def test_the_bare_ship_can_be_duelled_for() -> None:
    game = vague()
    table = challenged(game, "ship", harbours=["bay", "ship"])
    throw(game, table, 6, 1)
    throw(game, table, 6, 1)
    assert row(game, table, "harbour", 0) == "bay ship"


@rule("A-52")
def test_and_so_can_the_souvenirs_on_it() -> None:
    game = vague()
    table = challenged(game, "ship-1", harbours=["bay", "ship: ship-1 ship-2"])
    throw(game, table, 6, 1)
    assert hand(game, table, 0) == "isle-1 ship-1 cape"
    assert table.public.ship_lost == 1


@rule("A-50")
def test_while_a_duel_goes_on_only_the_dice_speak() -> None:
    game = vague()
    table = challenged(game, "bay-1")
    assert why_not(game, table, 0, Adventure()) == ("A-51", "duel-goes-on")
    throw(game, table, 3, 3)
    assert why_not(game, table, 0, Throw()) == ("A-50", "no-duel")


@rule("A-50")
def test_what_cannot_be_named_cannot_be_duelled_for() -> None:
    game = vague()
    table = position(game, encounters="calm", phase=Phase.ENCOUNTER)
    deck = game.layout.zone("souvenir-deck")
    other = game.seating.harbours[1]
    assert why_not(game, table, 0, Challenge(deck, 0)) == ("A-50", "no-target")
    assert why_not(game, table, 0, Challenge(other, 0)) == ("A-50", "no-target")
