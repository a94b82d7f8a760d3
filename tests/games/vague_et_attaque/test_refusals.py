"""What else is refused, and what somebody means who touches a card."""

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import (
    Adventure,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    PickCard,
    SeekPlace,
    Throw,
    UseArtefact,
    UseGold,
)
from houle.kernel import At
from tests.games.vague_et_attaque.positions import berth, position, vague, where, why_not


@rule("A-30")
def test_a_card_must_be_there() -> None:
    game = vague()
    table = position(game, hands=["bay-1"], places="cape", souvenirs="bay-2")
    assert why_not(game, table, 0, SeekPlace(1)) == ("A-30", "no-such-card")
    assert why_not(game, table, 0, SeekPlace(-1)) == ("A-30", "no-such-card")
    table = position(game, hands=["bay-1"], harbours=["bay"], phase=Phase.MOORING)
    onto = berth(game, table, "bay")
    for move in (LayPlace(0), Jettison(1), LaySouvenir(1, onto)):
        assert why_not(game, table, 0, move) == ("A-30", "no-such-card")


@rule("A-35")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    game = vague()
    table = position(game, hands=["bay-1"], places="cape")
    assert why_not(game, table, 0, DrawSouvenir()) == ("A-35", "empty-deck")
    table = position(game, hands=["bay-1"], souvenirs="bay-2")
    assert why_not(game, table, 0, SeekPlace(0)) == ("A-35", "empty-deck")
    table = position(game, harbours=["ship", "bay"], phase=Phase.ENCOUNTER)
    assert why_not(game, table, 0, Adventure()) == ("A-35", "empty-deck")
    assert Adventure() not in game.moves(table, 0)


@rule("A-32")
def test_a_souvenir_is_laid_on_a_place_and_nowhere_else() -> None:
    game = vague()
    table = position(game, hands=["bay-1"], phase=Phase.MOORING)
    assert why_not(game, table, 0, LaySouvenir(0, 0)) == ("A-32", "no-target")


@rule("A-32")
def test_a_second_place_is_not_laid() -> None:
    game = vague()
    table = position(game, hands=["bay cape"], phase=Phase.MOORING, places_left=0)
    assert why_not(game, table, 0, LayPlace(0)) == ("A-32", "already-laid")


@rule("A-32")
def test_touching_a_card_of_one_s_hand() -> None:
    game = vague()
    table = position(
        game,
        hands=["cape-1 isle-1 reef gold"],
        harbours=["bay, cape, ship"],
        phase=Phase.MOORING,
    )
    seating = game.seating
    cape, bay = berth(game, table, "cape"), berth(game, table, "bay")
    meant = {
        At(seating.souvenirs[0], 0): LaySouvenir(0, cape),
        At(seating.souvenirs[0], 1): LaySouvenir(1, bay),
        At(seating.places[0], 0): LayPlace(0),
        At(seating.golds[0], 0): UseGold(0),
        At(seating.artefacts[0], 0): UseArtefact(),
        At(seating.harbours[0], 0): None,
    }
    assert {at: game.touched(table, 0, at) for at in meant} == meant
    table.public.phase = Phase.EXPLORATION
    assert game.touched(table, 0, At(seating.souvenirs[0], 0)) == SeekPlace(0)


@rule("A-32")
def test_without_a_place_of_one_s_own_the_ship_is_meant() -> None:
    game = vague()
    table = position(game, hands=["cape-1"], harbours=["", "ship"], phase=Phase.MOORING)
    at = At(game.seating.souvenirs[0], 0)
    assert game.touched(table, 0, at) == LaySouvenir(0, berth(game, table, "ship"))


@rule("A-32")
def test_the_card_that_a_move_is_about() -> None:
    game = vague()
    table = position(game, hands=["cape-1 reef gold"])
    card = where(game, table, "cape-1")
    assert game.card_at(0, SeekPlace(0)) == card
    assert game.card_at(0, LayPlace(0)) == where(game, table, "reef")
    assert game.card_at(0, UseGold(0)) == where(game, table, "gold")
    assert game.card_at(0, UseArtefact()) == At(game.seating.artefacts[0], 0)
    assert game.card_at(0, PickCard(card.zone, card.place)) == card
    assert game.card_at(0, Throw()) is None
