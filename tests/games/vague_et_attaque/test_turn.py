"""The three phases of a turn (A-30 to A-36)."""

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.effects import Draw, Phase, Stock
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    PickCard,
    PickStock,
    SeekPlace,
    VagueEtAttaqueMove,
)
from houle.kernel import ScriptedChance
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


@rule("A-30")
def test_explore_by_drawing_a_souvenir() -> None:
    game = vague()
    table = position(game, hands=["bay"], souvenirs="bay-1 bay-2", encounters="calm")
    play(game, table, 0, DrawSouvenir())
    assert hand(game, table, 0) == "bay-1 bay"
    assert table.public.phase is Phase.ENCOUNTER


@rule("A-30")
def test_or_discard_a_souvenir_for_a_place() -> None:
    game = vague()
    table = position(
        game, hands=["reef-1 isle-1"], souvenirs="bay-1", places="cape bay", encounters="calm"
    )
    play(game, table, 0, SeekPlace(1))
    assert hand(game, table, 0) == "reef-1 cape"
    assert row(game, table, "souvenir-discard") == "isle-1"


@rule("A-31")
def test_an_adventure_is_read_to_all_and_discarded() -> None:
    game = vague(blue=(Draw(count=2),))
    table = position(
        game,
        hands=["bay"],
        souvenirs="bay-1 bay-2",
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
    )
    play(game, table, 0, Adventure())
    assert hand(game, table, 0) == "bay-1 bay-2 bay"
    assert row(game, table, "encounter-discard") == "blue"
    assert happenings(game, table) == ["reads"]
    assert table.public.phase is Phase.MOORING


@rule("A-31")
def test_or_a_duel() -> None:
    game = vague()
    table = position(
        game,
        hands=["bay"],
        harbours=["ship", "bay: bay-1, cape"],
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    at = where(game, table, "bay-1")
    cape = where(game, table, "cape")
    assert set(game.moves(table, 0)) == {
        Adventure(),
        Challenge(at.zone, at.place),
        Challenge(cape.zone, cape.place),
    }


@rule("A-30", "A-31", "A-32")
def test_each_phase_in_its_order() -> None:
    game = vague()
    table = position(game, hands=["bay bay-1"], souvenirs="bay-2", encounters="calm")
    assert why_not(game, table, 0, Adventure()) == ("A-31", "wrong-phase")
    assert why_not(game, table, 0, LayPlace(0)) == ("A-32", "wrong-phase")
    assert why_not(game, table, 0, Done()) == ("A-33", "wrong-phase")
    play(game, table, 0, DrawSouvenir())
    assert why_not(game, table, 0, DrawSouvenir()) == ("A-30", "wrong-phase")
    play(game, table, 0, Adventure())
    assert why_not(game, table, 0, Adventure()) == ("A-31", "wrong-phase")


@rule("A-32")
def test_lay_a_place_and_a_souvenir_in_either_order() -> None:
    game = vague()
    for place_first in (True, False):
        table = position(
            game,
            hands=["bay cape-1"],
            harbours=["cape, ship"],
            souvenirs="reef-1 reef-2",
            phase=Phase.MOORING,
        )
        lays: list[VagueEtAttaqueMove] = [
            LayPlace(0),
            LaySouvenir(0, berth(game, table, "cape")),
        ]
        for lay in lays if place_first else lays[::-1]:
            play(game, table, 0, lay)
        assert row(game, table, "harbour", 0) == "cape ship bay"
        assert row(game, table, "on-cape-1") == "cape-1"


@rule("A-32")
def test_one_of_each_and_no_more() -> None:
    game = vague()
    table = position(
        game, hands=["bay reef bay-1 bay-2"], harbours=["bay, ship"], phase=Phase.MOORING
    )
    onto = berth(game, table, "bay")
    play(game, table, 0, LaySouvenir(0, onto))
    assert why_not(game, table, 0, LaySouvenir(0, onto)) == ("A-32", "already-laid")
    play(game, table, 0, LayPlace(0))
    assert table.public.turn == 1


@rule("A-32")
def test_a_souvenir_needs_a_place_that_it_belongs_to() -> None:
    game = vague()
    table = position(game, hands=["cape-1"], harbours=["bay, ship", "cape"], phase=Phase.MOORING)
    assert why_not(game, table, 0, LaySouvenir(0, berth(game, table, "bay"))) == (
        "A-32",
        "does-not-belong",
    )
    assert why_not(game, table, 0, LaySouvenir(0, berth(game, table, "cape"))) == (
        "A-32",
        "out-of-reach",
    )


@rule("A-33")
def test_laying_nothing_one_may_discard_a_souvenir_and_its_anchor_acts() -> None:
    game = vague(anchor=(Draw(count=2),))
    table = position(
        game, hands=["bay anchor"], souvenirs="cape-1 cape-2 reef-1", phase=Phase.MOORING
    )
    play(game, table, 0, Jettison(0))
    assert hand(game, table, 0) == "cape-1 cape-2 bay"
    assert row(game, table, "souvenir-discard") == "anchor"
    assert table.public.turn == 1


@rule("A-33")
def test_not_after_laying_something() -> None:
    game = vague()
    table = position(game, hands=["bay reef-1"], phase=Phase.MOORING)
    play(game, table, 0, LayPlace(0))
    assert why_not(game, table, 0, Jettison(0)) == ("A-33", "laid-something")


@rule("A-33")
def test_the_mooring_may_be_passed() -> None:
    game = vague()
    table = position(game, hands=["bay reef-1"], souvenirs="isle-1", phase=Phase.MOORING)
    play(game, table, 0, Done())
    assert hand(game, table, 0) == "reef-1 bay"
    assert table.public.turn == 1


@rule("A-34")
def test_discard_down_to_five_of_all_kinds() -> None:
    game = vague()
    table = position(
        game,
        hands=["bay-1 bay-2 cape-1 bay cape reef gold"],
        souvenirs="isle-1",
        phase=Phase.MOORING,
    )
    play(game, table, 0, Done())
    assert game.to_act(table) == (0,)
    for called in ("gold", "reef"):
        at = where(game, table, called)
        play(game, table, 0, PickCard(at.zone, at.place))
    assert hand(game, table, 0) == "bay-1 bay-2 cape-1 bay cape"
    assert row(game, table, "encounter-discard") == "gold"
    assert row(game, table, "place-discard") == "reef"
    assert table.public.turn == 1


@rule("A-34")
def test_with_an_empty_hand_draw_from_either_deck() -> None:
    game = vague()
    for stock, drawn in ((Stock.SOUVENIR, "bay-1"), (Stock.PLACE, "cape")):
        table = position(
            game, hands=["bay"], souvenirs="bay-1 bay-2", places="cape reef", phase=Phase.MOORING
        )
        play(game, table, 0, LayPlace(0))
        assert game.moves(table, 0) == [PickStock(Stock.SOUVENIR), PickStock(Stock.PLACE)]
        play(game, table, 0, PickStock(stock))
        assert hand(game, table, 0) == drawn
        assert table.public.turn == 1


@rule("A-34")
def test_then_the_player_to_the_left() -> None:
    game = vague(3)
    for turn, following in ((0, 1), (1, 2), (2, 0)):
        hands = ["bay-1", "bay-2", "cape-1"]
        table = position(game, hands=hands, souvenirs="isle-1", phase=Phase.MOORING, turn=turn)
        play(game, table, turn, Done())
        assert table.public.turn == following


@rule("A-35")
def test_an_empty_deck_is_renewed_from_its_discard() -> None:
    game = vague()
    table = position(game, hands=["bay"], discarded="bay-1 bay-2", encounters="calm")
    bay_2, bay_1 = table.zone("souvenir-discard")
    play(game, table, 0, DrawSouvenir(), ScriptedChance(orders=[[bay_1, bay_2]]))
    assert hand(game, table, 0) == "bay-1 bay"
    assert row(game, table, "souvenir-deck") == "bay-2"
    assert row(game, table, "souvenir-discard") == ""
    assert "renewed" in happenings(game, table)


@rule("A-35")
def test_with_nothing_left_anywhere_nothing_is_drawn() -> None:
    game = vague(blue=(Draw(count=3),))
    table = position(
        game, hands=["bay"], souvenirs="bay-1", encounters="blue", phase=Phase.ENCOUNTER
    )
    play(game, table, 0, Adventure())
    assert hand(game, table, 0) == "bay-1 bay"


@rule("A-35b")
def test_the_anchor_of_a_souvenir_given_up_for_a_place_does_not_act() -> None:
    game = vague(anchor=(Draw(count=2),))
    table = position(
        game, hands=["anchor"], souvenirs="bay-1 bay-2", places="cape", encounters="calm"
    )
    play(game, table, 0, SeekPlace(0))
    assert hand(game, table, 0) == "cape"


@rule("A-35b")
def test_nor_that_of_one_discarded_at_the_end_of_a_turn() -> None:
    game = vague(anchor=(Draw(count=2),))
    table = position(
        game,
        hands=["anchor bay-1 bay-2 cape-1 bay cape"],
        souvenirs="reef-1 reef-2",
        phase=Phase.MOORING,
    )
    play(game, table, 0, Done())
    at = where(game, table, "anchor")
    play(game, table, 0, PickCard(at.zone, at.place))
    assert hand(game, table, 0) == "bay-1 bay-2 cape-1 bay cape"


@rule("A-36")
def test_an_exploration_without_anything_to_draw_is_passed() -> None:
    game = vague()
    table = position(game, hands=["bay", "bay-1"], encounters="calm", phase=Phase.MOORING, turn=0)
    play(game, table, 0, LayPlace(0))
    assert table.public.turn == 1
    assert table.public.phase is Phase.ENCOUNTER
    assert Adventure() in game.moves(table, 1)


@rule("A-36")
def test_so_is_an_encounter_without_cards_or_opponents() -> None:
    game = vague()
    table = position(game, hands=["bay"], souvenirs="bay-1 bay-2")
    play(game, table, 0, DrawSouvenir())
    assert table.public.phase is Phase.MOORING


@rule("A-36")
def test_and_a_mooring_with_empty_hands() -> None:
    game = vague()
    table = position(game, souvenirs="bay-1", encounters="calm", phase=Phase.ENCOUNTER)
    play(game, table, 0, Adventure())
    assert hand(game, table, 0) == "bay-1"
    assert table.public.turn == 1
