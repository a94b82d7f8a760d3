"""Alone against the ship (A-90 to A-95)."""

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import SHIP
from houle.games.vague_et_attaque.effects import Discard, Draw, Load, Look, Phase
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Done,
    DrawSouvenir,
    KeepOff,
    LaySouvenir,
    LetAboard,
    PickCard,
)
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import QuickChance
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


@rule("A-90")
def test_one_copy_of_each_place_the_solo_artefact_and_the_ship_beside_the_piles() -> None:
    table = VagueEtAttaque(1).start(QuickChance(3))
    assert CARDS.artefact(table.zone("artefact", 0)[0]).solo
    assert CARDS.faces[table.zone("artefact", 0)[0]].name == "hook"
    assert table.zone("middle") == [CARDS.ship]
    assert len(table.zone("place-deck")) == 9
    assert len(table.zone("souvenirs", 0)) == 2


@rule("A-90")
def test_encounters_with_the_inverted_symbol_are_removed() -> None:
    table = VagueEtAttaque(1).start(QuickChance(3))
    left = [CARDS.encounter(card) for card in table.zone("encounter-deck")]
    assert not any(encounter.inverted for encounter in left)
    removed = [card for card in table.zone("box") if CARDS.encounters >> card & 1]
    assert len(left) + len(removed) == 32
    assert all(CARDS.encounter(card).inverted for card in removed)


@rule("A-91")
def test_a_souvenir_with_the_ship_s_symbol_goes_aboard_without_a_replacement() -> None:
    game = vague(1)
    table = position(game, hands=["bay"], souvenirs="bay-ship bay-1", encounters="calm")
    play(game, table, 0, DrawSouvenir())
    assert hand(game, table, 0) == "bay"
    assert row(game, table, "on-ship-1") == "bay-ship"
    assert "aboard" in happenings(game, table)
    assert table.public.phase is Phase.ENCOUNTER


@rule("A-91")
def test_in_any_phase_and_one_by_one() -> None:
    game = vague(1, blue=(Draw(count=3),))
    table = position(
        game, souvenirs="ship-1 bay-1 ship-2", encounters="blue", phase=Phase.ENCOUNTER
    )
    play(game, table, 0, Adventure())
    assert hand(game, table, 0) == "bay-1"
    assert row(game, table, "on-ship-1") == "ship-1 ship-2"


@rule("A-91")
def test_what_one_keeps_after_a_look_is_drawn_too() -> None:
    game = vague(1, blue=(Look(count=2, keep=1),))
    table = position(
        game, hands=["cape"], souvenirs="ship-1 bay-1", encounters="blue", phase=Phase.ENCOUNTER
    )
    play(game, table, 0, Adventure())
    at = where(game, table, "ship-1")
    play(game, table, 0, PickCard(at.zone, at.place))
    assert row(game, table, "on-ship-1") == "ship-1"
    assert row(game, table, "souvenir-discard") == "bay-1"


@rule("A-91b")
def test_the_opening_hand_bears_no_ship_s_symbol() -> None:
    for seed in range(60):
        table = VagueEtAttaque(1).start(QuickChance(seed))
        for card in table.zone("souvenirs", 0):
            assert SHIP not in CARDS.souvenir(card).places
        assert len(table.zone("souvenirs", 0)) == 2


@rule("A-92")
def test_there_are_no_duels() -> None:
    game = vague(1)
    table = position(
        game, hands=["bay"], harbours=["cape: cape-1"], encounters="calm", phase=Phase.ENCOUNTER
    )
    assert game.moves(table, 0) == [Adventure()]


@rule("A-93")
def test_after_the_turn_the_ship_rolls_and_does_what_its_card_says() -> None:
    game = vague(1, ship_turn=(Discard(),))
    table = position(game, hands=["bay-1 cape"], souvenirs="isle-1", phase=Phase.MOORING)
    play(game, table, 0, Done(), dice(4))
    assert table.public.phase == "ship"
    assert "ship-turn" in happenings(game, table)
    at = where(game, table, "cape")
    play(game, table, 0, PickCard(at.zone, at.place))
    assert table.public.round == 2
    assert game.to_act(table) == (0,)


@rule("A-93")
def test_the_ship_can_be_loaded_by_all_or_by_those_that_bear_its_symbol() -> None:
    for effect, aboard, left in (
        (Load(2), "bay-1 ship-1", ""),
        (Load(2, marked_only=True), "ship-1", "bay-1"),
    ):
        game = vague(1, ship_turn=(effect,))
        table = position(game, hands=["cape"], souvenirs="bay-1 ship-1 isle-1", phase=Phase.MOORING)
        play(game, table, 0, Done(), dice(1))
        assert row(game, table, "on-ship-1") == aboard
        assert row(game, table, "souvenir-discard") == left


@rule("A-93")
def test_with_no_souvenirs_left_nothing_is_loaded() -> None:
    game = vague(1, ship_turn=(Load(2),))
    table = position(game, hands=["cape"], phase=Phase.MOORING)
    play(game, table, 0, Done(), dice(1))
    assert row(game, table, "on-ship-1") == ""


@rule("A-94")
def test_once_a_game_a_card_is_kept_off_for_all_hand_cards_but_one() -> None:
    game = vague(1)
    table = position(
        game, hands=["bay-1 bay-2 cape gold"], souvenirs="ship-1 ship-2", encounters="calm"
    )
    play(game, table, 0, DrawSouvenir())
    assert game.moves(table, 0) == [LetAboard(), KeepOff()]
    play(game, table, 0, KeepOff())
    at = where(game, table, "bay-2")
    play(game, table, 0, PickCard(at.zone, at.place))
    assert hand(game, table, 0) == "bay-2"
    assert row(game, table, "on-ship-1") == ""
    assert set(row(game, table, "souvenir-discard").split()) == {"ship-1", "bay-1"}
    assert row(game, table, "place-discard") == "cape"
    assert row(game, table, "encounter-discard") == "gold"
    assert table.public.kept_off


@rule("A-94")
def test_only_once_and_only_with_two_cards_in_hand() -> None:
    game = vague(1)
    for cards, kept_off in (("bay-1 bay-2", True), ("bay-1", False)):
        table = position(
            game, hands=[cards], souvenirs="ship-1", encounters="calm", kept_off=kept_off
        )
        play(game, table, 0, DrawSouvenir())
        assert row(game, table, "on-ship-1") == "ship-1"
        assert why_not(game, table, 0, KeepOff()) == ("A-37", "nothing-to-choose")


@rule("A-94")
def test_also_against_the_fourth() -> None:
    game = vague(1, ship_turn=(Load(),))
    table = position(
        game,
        hands=["bay-1 bay-2"],
        middle="ship: ship-1 ship-2 ship-3",
        souvenirs="cape-1",
        phase=Phase.MOORING,
    )
    play(game, table, 0, Done(), dice(1))
    assert game.outcome(table) is None
    play(game, table, 0, KeepOff())
    assert game.outcome(table) is None
    assert row(game, table, "on-ship-1") == "ship-1 ship-2 ship-3"


@rule("A-95")
def test_a_fourth_souvenir_on_the_ship_loses() -> None:
    game = vague(1)
    table = position(
        game, hands=["bay-1 bay-2"], middle="ship: ship-1 ship-2 ship-3", souvenirs="ship-4"
    )
    play(game, table, 0, DrawSouvenir())
    assert game.outcome(table) is None
    play(game, table, 0, LetAboard())
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == (Cause.LOADED, ())


@rule("A-95")
def test_three_on_the_ship_do_not_validate_it() -> None:
    game = vague(1)
    table = position(
        game, middle="ship: ship-1 ship-2", souvenirs="ship-3 bay-1", encounters="calm"
    )
    play(game, table, 0, DrawSouvenir())
    assert table.public.validated == ()
    assert row(game, table, "middle") == "ship"


@rule("A-95")
def test_nor_can_one_lay_on_it_oneself() -> None:
    game = vague(1)
    table = position(game, hands=["bay-ship"], middle="ship", phase=Phase.MOORING)
    lay = LaySouvenir(0, berth(game, table, "ship"))
    assert why_not(game, table, 0, lay) == ("A-21b", "out-of-reach")


@rule("A-95")
def test_the_third_validated_place_wins() -> None:
    game = vague(1)
    harbour = "bay!: bay-1 bay-2 bay-cape, reef!: reef-1 reef-2 bay-reef, cape: cape-1 cape-isle"
    table = position(game, hands=["cape-2"], harbours=[harbour], phase=Phase.MOORING)
    play(game, table, 0, LaySouvenir(0, berth(game, table, "cape")))
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.points) == (Cause.VALIDATED, (0,), (3,))


@rule("A-61")
def test_sixty_rounds_alone_are_lost() -> None:
    game = vague(1)
    table = position(game, hands=["cape-1"], phase=Phase.MOORING, round=60)
    play(game, table, 0, Done(), dice(1))
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == (Cause.LATE, ())
