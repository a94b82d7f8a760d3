"""Two teams of two (A-80 to A-83)."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.effects import CallOff, Draw, Edge, LayMore, Phase, Stock
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    LayPlace,
    LaySouvenir,
    Throw,
    UseGold,
)
from houle.kernel import RefusedError
from tests.games.vague_et_attaque.positions import (
    berth,
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

PARTNER = "reef!: reef-1 reef-2 bay-reef, cape: cape-1 cape-isle"


@rule("A-80")
def test_teams_sit_in_alternation_and_need_four() -> None:
    game = vague(4, teams=True)
    assert [game.side(seat) for seat in range(4)] == [(0, 2), (1, 3), (2, 0), (3, 1)]
    with pytest.raises(RefusedError) as refused:
        VagueEtAttaque(3, VagueEtAttaqueOptions(teams=True))
    assert refused.value.refusal.rule == "A-80"


@rule("A-81")
def test_souvenirs_go_on_the_partner_s_places_too() -> None:
    game = vague(4, teams=True)
    table = position(
        game,
        hands=["cape-1 ship-1 reef"],
        harbours=["", "bay", "cape, ship"],
        phase=Phase.MOORING,
        souvenirs_left=2,
    )
    play(game, table, 0, LaySouvenir(0, berth(game, table, "cape")))
    play(game, table, 0, LaySouvenir(0, berth(game, table, "ship")))
    assert row(game, table, "on-cape-1") == "cape-1"
    assert row(game, table, "on-ship-1") == "ship-1"
    play(game, table, 0, LayPlace(0))
    assert row(game, table, "harbour", 0) == "reef"


@rule("A-81b")
def test_nobody_duels_the_partner() -> None:
    game = vague(4, teams=True)
    table = position(
        game, harbours=["ship", "reef", "bay: bay-1"], encounters="calm", phase=Phase.ENCOUNTER
    )
    mate, foe = where(game, table, "bay-1"), where(game, table, "reef")
    assert why_not(game, table, 0, Challenge(mate.zone, mate.place)) == ("A-81b", "own-side")
    assert game.moves(table, 0) == [Adventure(), Challenge(foe.zone, foe.place)]


@rule("A-81c")
def test_whoever_has_no_souvenir_leaves_the_additional_one_to_the_partner() -> None:
    game = vague(4, teams=True, blue=(LayMore(),))
    table = position(
        game,
        hands=["reef", "cape-2", "bay-1 cape-1", "isle-1"],
        harbours=["bay, ship"],
        souvenirs="isle-2",
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
    )
    onto = berth(game, table, "bay")
    assert game.asides(table, 2) == []
    play(game, table, 0, Adventure())
    assert game.asides(table, 2) == [LaySouvenir(0, onto)]
    assert game.asides(table, 1) == []
    play(game, table, 2, LaySouvenir(0, onto))
    assert row(game, table, "on-bay-1") == "bay-1"
    assert game.asides(table, 2) == []
    play(game, table, 0, Done())
    assert table.public.turn == 1


@rule("A-81c")
def test_an_additional_place_too_which_comes_to_the_zone_of_whoever_has_the_turn() -> None:
    game = vague(4, teams=True, blue=(LayMore(Stock.PLACE),))
    table = position(
        game,
        hands=["isle-2", "cape", "bay reef", "isle"],
        harbours=["ship"],
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
    )
    assert game.asides(table, 2) == []
    play(game, table, 0, Adventure())
    assert game.asides(table, 2) == [LayPlace(0), LayPlace(1)]
    assert (game.asides(table, 1), game.asides(table, 3)) == ([], [])
    play(game, table, 2, LayPlace(0))
    assert row(game, table, "harbour", 0) == "ship bay"
    assert row(game, table, "harbour", 2) == ""
    assert game.asides(table, 2) == []
    assert why_not(game, table, 2, LayPlace(0)) == ("A-34", "not-your-turn")


@rule("A-81c")
def test_but_not_while_one_has_a_place_oneself() -> None:
    game = vague(4, teams=True, blue=(LayMore(Stock.PLACE),))
    table = position(
        game,
        hands=["cape", "", "bay reef"],
        harbours=["ship"],
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
    )
    play(game, table, 0, Adventure())
    assert game.asides(table, 2) == []
    play(game, table, 0, LayPlace(0))
    assert game.asides(table, 2) == [LayPlace(0), LayPlace(1)]
    play(game, table, 2, LayPlace(1))
    assert row(game, table, "harbour", 0) == "ship cape reef"
    assert game.to_act(table) == (1,)


@rule("A-81c")
def test_nor_while_one_has_souvenirs_oneself() -> None:
    game = vague(4, teams=True, blue=(LayMore(),))
    table = position(
        game,
        hands=["isle-2", "cape-2", "bay-1 cape-1", "isle-1"],
        harbours=["bay, ship"],
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
    )
    play(game, table, 0, Adventure())
    assert game.asides(table, 2) == []
    lay = LaySouvenir(0, berth(game, table, "bay"))
    assert why_not(game, table, 2, lay) == ("A-34", "not-your-turn")


@rule("A-82", "A-82b")
def test_a_gold_card_helps_the_partner_in_the_partner_s_turn() -> None:
    game = vague(4, teams=True, gold=(Draw(count=2),))
    table = position(
        game,
        hands=["reef", "cape-2", "gold"],
        souvenirs="isle-1 isle-2 bay-1",
        phase=Phase.EXPLORATION,
    )
    assert game.asides(table, 2) == [UseGold(0)]
    play(game, table, 2, UseGold(0))
    assert hand(game, table, 0) == "isle-1 isle-2 reef"
    assert hand(game, table, 2) == ""
    assert row(game, table, "encounter-discard") == "gold"


@rule("A-82", "A-82b")
def test_or_on_the_partner_s_die_in_a_duel() -> None:
    game = vague(4, teams=True, gold=(Edge(2),))
    table = position(
        game,
        hands=["reef", "cape-2", "gold", "edge"],
        harbours=["ship", "bay: bay-1"],
        souvenirs="isle-1",
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    at = where(game, table, "bay-1")
    play(game, table, 0, Challenge(at.zone, at.place))
    play(game, table, 2, UseGold(0))
    play(game, table, 0, Throw(), dice(3))
    play(game, table, 3, UseGold(0))
    play(game, table, 1, Throw(), dice(3))
    assert "duel-won" in happenings(game, table)


@rule("A-82b")
def test_the_partner_may_call_off_a_duel_for_the_one_challenged() -> None:
    game = vague(4, teams=True, gold=(CallOff(),))
    table = position(
        game,
        hands=["reef", "cape-2", "", "gold"],
        harbours=["ship", "bay: bay-1"],
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    at = where(game, table, "bay-1")
    play(game, table, 0, Challenge(at.zone, at.place))
    play(game, table, 3, UseGold(0))
    assert table.public.duel is None
    assert table.public.phase is Phase.MOORING


@rule("A-83")
def test_the_third_place_of_a_team_wins_for_both() -> None:
    game = vague(4, teams=True)
    table = position(
        game,
        hands=["cape-2"],
        harbours=["bay!: bay-1 bay-2 bay-cape, ship", "", PARTNER],
        phase=Phase.MOORING,
    )
    assert game.outcome(table) is None
    play(game, table, 0, LaySouvenir(0, berth(game, table, "cape")))
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((0, 2), (3, 0, 3, 0))
