"""Every effect, with all that can be chosen in it (A-37 to A-39)."""

from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.effects import (
    Again,
    Calm,
    Discard,
    Draw,
    DuelNow,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Held,
    LayMore,
    Look,
    Loot,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    LayPlace,
    LaySouvenir,
    PickCard,
    PickPlayer,
    PickStock,
    PickWay,
    Throw,
)
from houle.kernel import ScriptedChance, project
from tests.games.vague_et_attaque.positions import (
    VagueTable,
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

HANDS = ["bay-1 bay", "cape-1 cape-2 cape", "reef-1 reef"]
HARBOURS = ["isle: isle-1", "bay: bay-cape bay-2, reef", "ship: ship-1"]
DECK = "ship-2 ship-3 ship-4 isle-2 bay-3"


def read(
    *effects: Effect, seats: int = 3, numbers: tuple[int, ...] = (), **more: Any
) -> tuple[VagueEtAttaque, VagueTable]:
    """Seat 0 reads a card with these effects to the table."""
    game = vague(seats, blue=effects)
    table = position(
        game,
        **{
            "hands": HANDS,
            "harbours": HARBOURS,
            "souvenirs": DECK,
            "places": "isle cape",
            "encounters": "blue calm",
            "phase": Phase.ENCOUNTER,
            **more,
        },
    )
    play(game, table, 0, Adventure(), ScriptedChance(numbers=numbers))
    return game, table


def pick(game: VagueEtAttaque, table: VagueTable, seat: int, called: str) -> None:
    at = where(game, table, called)
    play(game, table, seat, PickCard(at.zone, at.place))


def hands(game: VagueEtAttaque, table: VagueTable) -> list[str]:
    return [hand(game, table, seat) for seat in range(game.seats)]


@rule("A-37")
def test_draw() -> None:
    game, table = read(Draw(count=2))
    assert hand(game, table, 0) == "bay-1 ship-2 ship-3 bay"
    game, table = read(Draw(what=Stock.PLACE))
    assert hand(game, table, 0) == "bay-1 bay isle"


@rule("A-37")
def test_draw_from_either_deck() -> None:
    game, table = read(Draw(what=None, count=2))
    play(game, table, 0, PickStock(Stock.PLACE))
    play(game, table, 0, PickStock(Stock.SOUVENIR))
    assert hand(game, table, 0) == "bay-1 ship-2 bay isle"


@rule("A-37b")
def test_whoever_is_chosen_draws_from_either_deck() -> None:
    game, table = read(Draw(Whom.CHOSEN, what=None))
    play(game, table, 0, PickPlayer(2))
    play(game, table, 2, PickStock(Stock.PLACE))
    assert hand(game, table, 2) == "reef-1 reef isle"


@rule("A-37")
@pytest.mark.parametrize(
    ("who", "drawn"),
    [
        (Whom.LEFT, ["", "ship-2", ""]),
        (Whom.RIGHT, ["", "", "ship-2"]),
        (Whom.OTHERS, ["", "ship-2", "ship-3"]),
        (Whom.ALL, ["ship-2", "ship-3", "ship-4"]),
    ],
)
def test_left_right_others_and_all_are_those_of_the_reader(who: Whom, drawn: list[str]) -> None:
    game, table = read(Draw(who=who), hands=["bay", "cape", "reef"])
    assert [row(game, table, "souvenirs", seat) for seat in range(3)] == drawn


@rule("A-37b")
def test_a_player_is_chosen_once_for_the_whole_card() -> None:
    game, table = read(Draw(who=Whom.CHOSEN), Discard(who=Whom.CHOSEN, what=Held.PLACE))
    assert game.moves(table, 0) == [PickPlayer(1), PickPlayer(2)]
    play(game, table, 0, PickPlayer(2))
    assert hand(game, table, 2) == "reef-1 ship-2"
    assert row(game, table, "place-discard") == "reef"


@rule("A-37")
def test_discard_cards_of_the_own_choice() -> None:
    game, table = read(Discard(count=2))
    pick(game, table, 0, "bay-1")
    assert hand(game, table, 0) == ""
    assert row(game, table, "souvenir-discard") == "bay-1"
    assert row(game, table, "place-discard") == "bay"


@rule("A-37")
def test_everybody_discards_in_turn() -> None:
    game, table = read(Discard(who=Whom.ALL, what=Held.SOUVENIR))
    assert game.to_act(table) == (1,)
    pick(game, table, 1, "cape-2")
    assert hands(game, table) == ["bay", "cape-1 cape", "reef"]


@rule("A-37b", "A-12b")
def test_steal_from_a_hand_by_chance_and_for_all_to_see() -> None:
    game, table = read(Steal())
    assert game.moves(table, 0) == [PickPlayer(1), PickPlayer(2)]
    play(game, table, 0, PickPlayer(1), ScriptedChance(numbers=[1]))
    assert hands(game, table) == ["bay-1 cape-2 bay", "cape-1 cape", "reef-1 reef"]
    assert "stole" in happenings(game, table)
    stolen = table.zone("souvenirs", 0)[1]
    assert all(table.known[stolen] >> seat & 1 for seat in range(3))


@rule("A-37b")
def test_steal_a_laid_souvenir() -> None:
    game, table = read(Steal(Loot.SOUVENIR))
    play(game, table, 0, PickPlayer(1))
    pick(game, table, 0, "bay-2")
    assert hand(game, table, 0) == "bay-1 bay-2 bay"
    assert row(game, table, "on-bay-1") == "bay-cape"


@rule("A-37b")
def test_steal_a_bare_place() -> None:
    game, table = read(Steal(Loot.PLACE))
    assert row(game, table, "harbour", 0) == "isle reef"
    assert row(game, table, "harbour", 1) == "bay"


@rule("A-37b", "A-38")
def test_only_those_who_have_something_and_are_not_protected_are_robbed() -> None:
    game, table = read(Steal(Loot.SOUVENIR), protected=(False, True, False))
    assert hand(game, table, 0) == "bay-1 ship-1 bay"
    game, table = read(Steal(), hands=["bay-1", "cape", "reef"])
    assert happenings(game, table) == ["reads", "nothing"]


@rule("A-38")
def test_whoever_is_protected_cannot_be_challenged() -> None:
    game, table = read(Protect(who=Whom.LEFT))
    assert table.public.protected == (False, True, False)
    play(game, table, 0, Done())
    play(game, table, 1, DrawSouvenir())
    assert table.public.protected == (False, False, False)
    table.public.protected = (True, False, False)
    at = where(game, table, "isle-1")
    assert why_not(game, table, 1, Challenge(at.zone, at.place)) == ("A-38", "is-protected")


@rule("A-38")
def test_protection_lasts_until_the_own_next_turn() -> None:
    game, table = read(Protect())
    play(game, table, 0, Done())
    assert table.public.protected == (True, False, False)
    table.public.turn, table.public.phase = 2, Phase.MOORING
    play(game, table, 2, Done())
    assert table.public.protected == (False, False, False)


@rule("A-37")
def test_give_a_souvenir_of_the_own_choice() -> None:
    game, table = read(Give(), hands=["bay-1 bay-3", "cape-1", "reef-1"], souvenirs="isle-2")
    play(game, table, 0, PickPlayer(2))
    pick(game, table, 0, "bay-3")
    assert hands(game, table) == ["bay-1", "cape-1", "reef-1 bay-3"]
    assert "gave" in happenings(game, table)


@rule("A-37")
def test_whoever_has_no_souvenir_gives_none() -> None:
    game, table = read(Give(to=Whom.LEFT), hands=["bay", "cape-1"])
    assert happenings(game, table) == ["reads", "nothing"]
    game, table = read(Give(), hands=["bay", "cape-1"])
    assert happenings(game, table) == ["reads", "nothing"]


@rule("A-37")
@pytest.mark.parametrize(
    ("to", "after"),
    [
        (Whom.LEFT, ["reef-1", "cape-1", "bay-1"]),
        (Whom.RIGHT, ["cape-1", "reef-1", "bay-1"]),
    ],
)
def test_everybody_passes_a_souvenir_on(to: Whom, after: list[str]) -> None:
    game, table = read(PassOn(to), hands=["bay-1", "cape-1", "reef-1"], souvenirs="isle-2")
    while table.public.pending:
        seat = game.to_act(table)[0]
        play(game, table, seat, game.moves(table, seat)[-1])
    assert sorted(" ".join(hands(game, table)).split()) == sorted(" ".join(after).split())
    assert all(len(table.zone("souvenirs", seat)) == 1 for seat in range(3))


@rule("A-37")
def test_exchange_a_souvenir_each_by_the_own_choice() -> None:
    game, table = read(Exchange(), hands=["bay-1 bay-3", "cape-1 cape-2", "reef"], souvenirs="")
    pick(game, table, 0, "bay-1")
    assert game.to_act(table) == (1,)
    pick(game, table, 1, "cape-2")
    assert hands(game, table) == ["bay-3 cape-2", "cape-1 bay-1", "reef"]


@rule("A-37")
def test_no_exchange_without_a_souvenir_on_each_side() -> None:
    game, table = read(
        Draw(who=Whom.CHOSEN, what=Stock.PLACE), Exchange(), hands=["bay-1", "cape", "reef-1"]
    )
    play(game, table, 0, PickPlayer(1))
    assert hands(game, table) == ["bay-1", "cape isle", "reef-1"]


@rule("A-37")
def test_look_in_secret_keep_one_and_discard_the_rest() -> None:
    game, table = read(Look(count=3, keep=1))
    look = table.zone("look", 0)
    assert len(look) == 3
    assert project(game, table, 1).zone("look", 0) == (None, None, None)
    pick(game, table, 0, "ship-3")
    assert hand(game, table, 0) == "bay-1 ship-3 bay"
    assert set(row(game, table, "souvenir-discard").split()) == {"ship-2", "ship-4"}


@rule("A-37")
def test_keep_two_of_three() -> None:
    game, table = read(Look(count=3, keep=2))
    pick(game, table, 0, "ship-4")
    pick(game, table, 0, "ship-2")
    assert hand(game, table, 0) == "bay-1 ship-4 ship-2 bay"
    assert row(game, table, "souvenir-discard") == "ship-3"


@rule("A-35", "A-37")
def test_look_at_what_there_is() -> None:
    game, table = read(Look(count=3, keep=2), souvenirs="ship-2")
    assert hand(game, table, 0) == "bay-1 ship-2 bay"
    game, table = read(Look(), souvenirs="")
    assert hand(game, table, 0) == "bay-1 bay"


@rule("A-37")
def test_recover_a_discarded_card() -> None:
    game, table = read(Recover(), discarded="bay-3 ship-4", souvenirs="ship-2")
    pick(game, table, 0, "bay-3")
    assert hand(game, table, 0) == "bay-1 bay-3 bay"
    game, table = read(Recover(what=Stock.PLACE), discarded_places="isle", places="cape")
    assert hand(game, table, 0) == "bay-1 bay isle"


@rule("A-37")
def test_take_a_laid_souvenir_back() -> None:
    game, table = read(TakeBack(who=Whom.CHOSEN))
    play(game, table, 0, PickPlayer(1))
    assert game.to_act(table) == (1,)
    pick(game, table, 1, "bay-cape")
    assert hand(game, table, 1) == "cape-1 cape-2 bay-cape cape"


@rule("A-32", "A-37")
def test_lay_more_in_this_turn() -> None:
    game, table = read(
        LayMore(),
        LayMore(what=Stock.PLACE),
        hands=["isle-2 isle-1 bay cape gold"],
        harbours=["isle"],
        souvenirs="",
    )
    onto = berth(game, table, "isle")
    play(game, table, 0, LaySouvenir(0, onto))
    play(game, table, 0, LaySouvenir(0, onto))
    play(game, table, 0, LayPlace(0))
    play(game, table, 0, LayPlace(0))
    assert row(game, table, "on-isle-1") == "isle-2 isle-1"
    assert row(game, table, "harbour", 0) == "isle ship bay cape"
    assert table.public.places_left == table.public.souvenirs_left == table.public.lay_more == 0


@rule("A-20", "A-37")
def test_move_the_ship_with_what_is_on_it() -> None:
    game, table = read(MoveShip())
    assert row(game, table, "harbour", 0) == "isle ship"
    assert row(game, table, "on-ship-1") == "ship-1"
    game, table = read(MoveShip(to=Whom.CHOSEN))
    assert row(game, table, "harbour", 1) == "bay reef ship"


@rule("A-22")
def test_a_validated_ship_does_not_move() -> None:
    game, table = read(
        MoveShip(), harbours=["isle", "", "ship!: ship-1 ship-2 ship-3"], souvenirs="isle-2"
    )
    assert row(game, table, "harbour", 2) == "ship"


@rule("A-37", "A-42")
def test_unload_the_ship() -> None:
    game, table = read(Unload())
    assert row(game, table, "on-ship-1") == ""
    assert row(game, table, "souvenir-discard") == "ship-1"
    game, table = read(
        Unload(), harbours=["isle", "", "ship!: ship-1 ship-2 ship-3"], souvenirs="isle-2"
    )
    assert row(game, table, "on-ship-1") == "ship-1 ship-2 ship-3"


@rule("A-39")
def test_a_phase_is_passed() -> None:
    game, table = read(SkipPhase(Phase.EXPLORATION))
    play(game, table, 0, PickPlayer(1))
    assert table.public.skips[1] == (Phase.EXPLORATION,)
    play(game, table, 0, Done())
    assert table.public.phase is Phase.ENCOUNTER
    assert not any(table.public.skips)
    assert "skips" in happenings(game, table)


@rule("A-39")
def test_the_mooring_of_this_turn_comes_next() -> None:
    _, table = read(SkipPhase(Phase.MOORING, Whom.ME))
    assert table.public.turn == 1


@rule("A-39")
def test_two_such_effects_pass_two() -> None:
    phases = (Phase.EXPLORATION, Phase.EXPLORATION)
    game, table = read(*(SkipPhase(phase, Whom.LEFT) for phase in phases))
    play(game, table, 0, Done())
    assert table.public.skips == ((), (Phase.EXPLORATION,), ())


@rule("A-31", "A-37")
def test_again() -> None:
    game, table = read(Again())
    assert happenings(game, table) == ["reads", "reads", "nothing"]
    assert set(row(game, table, "encounter-discard").split()) == {"blue", "calm"}


@rule("A-35")
def test_again_without_encounters() -> None:
    game, table = read(Again(), encounters="blue")
    assert row(game, table, "encounter-discard") == "blue"


@rule("A-37")
def test_duel_at_once_or_decline() -> None:
    game, table = read(DuelNow(), Draw())
    at = where(game, table, "bay-2")
    assert Done() in game.moves(table, 0)
    play(game, table, 0, Challenge(at.zone, at.place))
    play(game, table, 0, Throw(), dice(6))
    play(game, table, 1, Throw(), dice(1))
    assert hand(game, table, 0) == "bay-1 bay-2 ship-2 bay"
    game, table = read(DuelNow(), Draw())
    play(game, table, 0, Done())
    assert hand(game, table, 0) == "bay-1 ship-2 bay"


@rule("A-37")
def test_without_anybody_to_duel_it_is_passed() -> None:
    _, table = read(DuelNow(), harbours=["isle, ship"])
    assert table.public.phase is Phase.MOORING


@rule("A-37")
@pytest.mark.parametrize(("shown", "after"), [(4, "bay-1 ship-2 bay"), (3, "bay-1 bay isle")])
def test_gamble(shown: int, after: str) -> None:
    effect = Gamble(4, win=(Draw(),), lose=(Draw(what=Stock.PLACE),))
    game, table = read(effect, numbers=(shown - 1,))
    assert hand(game, table, 0) == after
    assert "gambled" in happenings(game, table)


@rule("A-37")
@pytest.mark.parametrize(("way", "after"), [(0, "bay-1 ship-2 bay"), (1, "bay-1 bay isle")])
def test_either_one_thing_or_the_other(way: int, after: str) -> None:
    game, table = read(Either((Draw(),), (Draw(what=Stock.PLACE),)))
    assert game.moves(table, 0) == [PickWay(0), PickWay(1)]
    play(game, table, 0, PickWay(way))
    assert hand(game, table, 0) == after


@rule("A-37")
def test_calm() -> None:
    game, table = read(Calm())
    assert happenings(game, table) == ["reads", "nothing"]


@rule("A-37")
def test_what_can_be_done_in_one_way_only_is_done_by_itself() -> None:
    game, table = read(Steal(Loot.SOUVENIR), harbours=["ship", "bay: bay-2"], hands=["cape"])
    assert hand(game, table, 0) == "bay-2 cape"


@rule("A-37")
def test_what_cannot_be_done_is_passed_and_the_rest_still_acts() -> None:
    game, table = read(Recover(), Draw())
    assert hand(game, table, 0) == "bay-1 ship-2 bay"
    assert "nothing" in happenings(game, table)


@rule("A-37")
def test_nothing_else_is_done_in_between() -> None:
    game, table = read(Discard())
    assert why_not(game, table, 0, Done()) == ("A-37", "resolve-first")
    assert why_not(game, table, 0, PickCard(0, 0)) == ("A-37", "not-a-choice")
    assert why_not(game, table, 1, PickCard(0, 0)) == ("A-34", "not-your-turn")


@rule("A-37")
def test_and_there_is_nothing_to_choose_without_an_effect() -> None:
    game = vague()
    table = position(game, souvenirs="bay-1")
    assert why_not(game, table, 0, PickPlayer(1)) == ("A-37", "nothing-to-choose")


@rule("A-37b")
def test_only_those_with_such_a_card_are_chosen_to_discard() -> None:
    game, table = read(Discard(who=Whom.CHOSEN, what=Held.PLACE), hands=["bay-1", "cape", "reef-1"])
    assert row(game, table, "place-discard") == "cape"


@rule("A-37", "A-38")
def test_whoever_was_chosen_before_may_have_nothing_to_steal() -> None:
    game, table = read(
        Draw(who=Whom.CHOSEN, what=Stock.PLACE), Steal(), hands=["bay-1", "cape", "reef-1"]
    )
    play(game, table, 0, PickPlayer(1))
    assert hands(game, table) == ["bay-1", "cape isle", "reef-1"]


@rule("A-32", "A-37")
def test_to_lay_one_more_place() -> None:
    _, table = read(LayMore(what=Stock.PLACE, count=2))
    assert (table.public.places_left, table.public.souvenirs_left) == (3, 1)
