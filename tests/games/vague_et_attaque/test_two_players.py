"""Two players (A-70, A-71)."""

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import MoveShip, Phase
from houle.games.vague_et_attaque.moves import Adventure, Challenge, Done, LaySouvenir
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import QuickChance
from tests.games.vague_et_attaque.positions import (
    berth,
    happenings,
    play,
    position,
    row,
    vague,
    where,
    why_not,
)


@rule("A-70")
def test_one_copy_of_each_place_and_the_ship_in_the_middle() -> None:
    table = VagueEtAttaque(2).start(QuickChance(3))
    assert table.zone("middle") == [CARDS.ship]
    in_play = [*table.zone("place-deck"), *table.zone("places", 0), *table.zone("places", 1)]
    assert len(in_play) == len({CARDS.faces[card] for card in in_play}) == 10
    assert len(table.zone("box")) == 10


@rule("A-70")
def test_both_lay_on_the_ship_and_whoever_lays_the_third_takes_it() -> None:
    game = vague(2)
    table = position(
        game,
        hands=["ship-2 cape-1", "ship-3 cape-2"],
        middle="ship: ship-1",
        souvenirs="isle-1 isle-2",
        phase=Phase.MOORING,
    )
    play(game, table, 0, LaySouvenir(0, berth(game, table, "ship")))
    table.public.phase = Phase.MOORING
    play(game, table, 1, LaySouvenir(0, berth(game, table, "ship")))
    assert row(game, table, "middle") == ""
    assert row(game, table, "harbour", 1) == "ship"
    assert table.public.validated == (game.cards.ship,)


@rule("A-70")
def test_it_does_not_travel() -> None:
    game = vague(2, blue=(MoveShip(),))
    table = position(
        game,
        hands=["cape-1", "cape-2"],
        souvenirs="isle-1",
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
        turn=1,
    )
    play(game, table, 1, Adventure())
    play(game, table, 1, Done())
    assert table.public.round == 2
    assert row(game, table, "middle") == "ship"


@rule("A-70")
def test_nobody_duels_for_what_lies_on_it() -> None:
    game = vague(2)
    table = position(game, middle="ship: ship-1", encounters="calm", phase=Phase.ENCOUNTER)
    at = where(game, table, "ship-1")
    assert why_not(game, table, 0, Challenge(at.zone, at.place)) == ("A-70", "ship-in-the-middle")
    assert game.moves(table, 0) == [Adventure()]


@rule("A-71")
def test_the_third_validated_place_wins() -> None:
    game = vague(2)
    harbour = "bay!: bay-1 bay-2 bay-cape, cape: cape-1 cape-isle, reef: reef-1 bay-reef"
    table = position(
        game, hands=["cape-2 reef-2"], harbours=[harbour], phase=Phase.MOORING, souvenirs_left=2
    )
    play(game, table, 0, LaySouvenir(0, berth(game, table, "cape")))
    assert game.outcome(table) is None
    play(game, table, 0, LaySouvenir(0, berth(game, table, "reef")))
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.points) == (Cause.VALIDATED, (0,), (3, 0))
    assert "validated" in happenings(game, table)
