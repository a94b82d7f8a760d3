"""Validating a place (A-04, A-40 to A-42)."""

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.effects import Draw, Loot, Phase, Steal
from houle.games.vague_et_attaque.moves import Adventure, Challenge, LaySouvenir
from tests.games.vague_et_attaque.positions import (
    berth,
    hand,
    happenings,
    play,
    position,
    row,
    vague,
    where,
    why_not,
)


@rule("A-40")
def test_three_souvenirs_one_of_them_dedicated_validate_a_place() -> None:
    game = vague()
    table = position(
        game, hands=["bay-1"], harbours=["bay: bay-cape bay-reef, ship"], phase=Phase.MOORING
    )
    play(game, table, 0, LaySouvenir(0, berth(game, table, "bay")))
    assert "validated" in happenings(game, table)
    assert table.public.validated == (table.zone("harbour", 0)[0],)
    assert table.public.ended is None


@rule("A-40")
def test_two_do_not() -> None:
    game = vague()
    table = position(game, hands=["bay-1"], harbours=["bay: bay-2, ship"], phase=Phase.MOORING)
    play(game, table, 0, LaySouvenir(0, berth(game, table, "bay")))
    assert table.public.validated == ()


@rule("A-40")
def test_a_third_that_leaves_it_without_a_dedicated_one_may_not_be_laid() -> None:
    game = vague()
    table = position(
        game,
        hands=["bay-cape-reef"],
        harbours=["bay: bay-cape bay-reef, ship"],
        phase=Phase.MOORING,
    )
    lay = LaySouvenir(0, berth(game, table, "bay"))
    assert why_not(game, table, 0, lay) == ("A-40", "needs-dedicated")
    assert lay not in game.moves(table, 0)


@rule("A-04")
def test_a_dedicated_souvenir_belongs_to_one_place_a_shared_one_to_several() -> None:
    game = vague()
    table = position(
        game, hands=["bay-1 bay-cape"], harbours=["bay, cape, ship"], phase=Phase.MOORING
    )
    bay, cape = berth(game, table, "bay"), berth(game, table, "cape")
    lays = [move for move in game.moves(table, 0) if isinstance(move, LaySouvenir)]
    assert lays == [LaySouvenir(0, bay), LaySouvenir(1, bay), LaySouvenir(1, cape)]


@rule("A-04")
def test_an_anchor_acts_when_the_souvenir_is_laid() -> None:
    game = vague(anchor=(Draw(count=2),))
    table = position(
        game,
        hands=["anchor"],
        harbours=["bay, ship"],
        souvenirs="cape-1 cape-2 reef-1",
        phase=Phase.MOORING,
    )
    play(game, table, 0, LaySouvenir(0, berth(game, table, "bay")))
    assert hand(game, table, 0) == "cape-1 cape-2"
    assert happenings(game, table)[0] == "anchor"


@rule("A-41")
def test_a_shared_souvenir_once_laid_stays_on_its_place() -> None:
    game = vague()
    table = position(
        game, hands=["cape-1"], harbours=["bay: bay-cape, cape, ship"], phase=Phase.MOORING
    )
    zones = {move.onto for move in game.moves(table, 0) if isinstance(move, LaySouvenir)}
    assert zones == {berth(game, table, "cape")}
    play(game, table, 0, LaySouvenir(0, berth(game, table, "cape")))
    assert row(game, table, "on-bay-1") == "bay-cape"


@rule("A-42")
def test_nothing_is_added_to_a_validated_place() -> None:
    game = vague()
    table = position(
        game,
        hands=["bay-3"],
        harbours=["bay!: bay-1 bay-2 bay-cape, ship"],
        phase=Phase.MOORING,
    )
    assert why_not(game, table, 0, LaySouvenir(0, berth(game, table, "bay"))) == (
        "A-42",
        "place-full",
    )


@rule("A-42")
def test_nothing_of_it_is_duelled_for() -> None:
    game = vague()
    table = position(
        game,
        harbours=["ship", "bay!: bay-1 bay-2 bay-cape"],
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    souvenir, place = where(game, table, "bay-1"), where(game, table, "bay")
    for at in (souvenir, place):
        assert why_not(game, table, 0, Challenge(at.zone, at.place)) == ("A-42", "is-validated")
    assert game.moves(table, 0) == [Adventure()]


@rule("A-42")
def test_nothing_of_it_is_stolen() -> None:
    game = vague(blue=(Steal(Loot.SOUVENIR),))
    table = position(
        game,
        hands=["cape"],
        harbours=["ship", "bay!: bay-1 bay-2 bay-cape"],
        encounters="blue",
        phase=Phase.ENCOUNTER,
    )
    play(game, table, 0, Adventure())
    assert "nothing" in happenings(game, table)
    assert row(game, table, "on-bay-1") == "bay-1 bay-2 bay-cape"
