"""Gold encounters (A-03) and artefacts (A-02)."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.deck import Timing
from houle.games.vague_et_attaque.effects import (
    Again,
    CallOff,
    Discard,
    Draw,
    DuelNow,
    Edge,
    Effect,
    Held,
    LayMore,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    Recover,
    Steal,
    Stock,
    TwoDice,
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Throw,
    UseArtefact,
    UseGold,
)
from houle.kernel import Face, Happened, Moved, Onlooker, Who, project, project_steps
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


@rule("A-03")
def test_a_gold_encounter_is_read_to_all_and_then_kept_in_hand() -> None:
    game = vague()
    table = position(
        game, hands=["bay"], encounters="gold calm", souvenirs="isle-1", phase=Phase.ENCOUNTER
    )
    play(game, table, 0, Adventure())
    assert hand(game, table, 0) == "bay gold"
    assert project(game, table, 1).zone("golds", 0) == (None,)
    assert project(game, table, Onlooker.WATCHER).zone("golds", 0) == (None,)
    for viewer in (0, 1, Onlooker.WATCHER):
        steps = project_steps(game, table, viewer)
        read = Happened("keeps-gold", {"who": Who(0), "card": Face("gold", shape="gold")})
        assert read in steps
        shown = [step for step in steps if isinstance(step, Moved) and step.card is not None]
        assert any(step.target == game.seating.shown for step in shown)


@rule("A-03", "A-03b")
def test_it_is_used_later_in_the_own_turn() -> None:
    game = vague(gold=(Draw(count=2),))
    table = position(game, hands=["gold"], souvenirs="bay-1 bay-2 cape-1", encounters="calm")
    play(game, table, 0, UseGold(0))
    assert hand(game, table, 0) == "bay-1 bay-2"
    assert row(game, table, "encounter-discard") == "gold"
    assert table.public.phase is Phase.EXPLORATION


@rule("A-03b")
def test_not_in_the_turn_of_somebody_else() -> None:
    game = vague()
    table = position(game, hands=["", "gold"], souvenirs="bay-1", encounters="calm")
    assert game.asides(table, 1) == []
    assert why_not(game, table, 1, UseGold(0)) == ("A-03b", "gold-not-now")
    assert why_not(game, table, 1, UseGold(1)) == ("A-30", "no-such-card")


def duelling(game: VagueEtAttaque, hands: list[str]) -> VagueTable:
    table = position(
        game,
        hands=hands,
        harbours=["ship", "bay: bay-1"],
        souvenirs="isle-1 isle-2",
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    at = where(game, table, "bay-1")
    play(game, table, 0, Challenge(at.zone, at.place))
    return table


@rule("A-03b")
def test_in_a_duel_a_fighter_strengthens_the_own_throw() -> None:
    game = vague(gold=(Edge(3),))
    table = duelling(game, ["gold reef", "cape-1"])
    play(game, table, 0, UseGold(0))
    play(game, table, 0, Throw(), dice(3))
    assert game.to_act(table) == (1,)
    play(game, table, 1, Throw(), dice(5))
    assert "duel-won" in happenings(game, table)


@rule("A-03b")
def test_the_one_challenged_may_answer_when_the_attacker_has_thrown() -> None:
    game = vague(gold=(Edge(3),))
    table = duelling(game, ["", "gold"])
    play(game, table, 0, Throw(), dice(5))
    play(game, table, 1, UseGold(0))
    play(game, table, 1, Throw(), dice(2))
    assert "duel-tied" in happenings(game, table)


@rule("A-03b")
def test_two_dice_and_the_better_one_counts() -> None:
    game = vague(gold=(TwoDice(),))
    table = duelling(game, ["gold reef", "cape-1"])
    play(game, table, 0, UseGold(0))
    play(game, table, 0, Throw(), dice(2, 6))
    play(game, table, 1, Throw(), dice(5))
    assert "duel-won" in happenings(game, table)


@rule("A-03b")
def test_calling_off_is_for_whoever_was_challenged() -> None:
    game = vague(gold=(CallOff(),))
    table = duelling(game, ["gold reef", "cape-1"])
    assert why_not(game, table, 0, UseGold(0)) == ("A-03b", "only-challenged")
    table = duelling(game, ["reef", "gold"])
    assert game.asides(table, 1) == [UseGold(0)]
    play(game, table, 1, UseGold(0))
    assert table.public.duel is None
    assert row(game, table, "on-bay-1") == "bay-1"
    assert "called-off" in happenings(game, table)
    assert table.public.phase is Phase.MOORING


@rule("A-03b")
def test_a_card_for_duels_does_nothing_outside_or_after_the_throw() -> None:
    game = vague(gold=(Edge(2),))
    table = position(game, hands=["gold"], souvenirs="bay-1", encounters="calm")
    assert why_not(game, table, 0, UseGold(0)) == ("A-03b", "only-in-duels")
    table = duelling(game, ["gold reef", "cape-1", "edge"])
    assert why_not(game, table, 2, UseGold(0)) == ("A-03b", "only-in-duels")
    play(game, table, 0, Throw(), dice(1))
    assert why_not(game, table, 0, UseGold(0)) == ("A-03b", "already-thrown")


@rule("A-03b")
@pytest.mark.parametrize(
    ("effect", "useful"),
    [
        (Draw(), False),
        (Recover(), False),
        (Unload(), False),
        (MoveShip(), False),
        (DuelNow(), False),
        (Discard(what=Held.SOUVENIR), False),
        (Draw(who=Whom.OTHERS, what=Stock.PLACE), False),
        (Steal(), False),
        (PassOn(), False),
        (Again(), True),
        (Protect(), True),
        (LayMore(), True),
    ],
)
def test_a_card_whose_first_effect_can_do_nothing_stays_in_hand(
    effect: Effect,
    useful: bool,
) -> None:
    game = vague(gold=(effect, Draw()))
    table = position(game, hands=["gold"], encounters="calm", phase=Phase.ENCOUNTER)
    refused = None if useful else ("A-03b", "no-use")
    assert why_not(game, table, 0, UseGold(0)) == refused


@rule("A-03b", "A-42")
def test_a_validated_ship_is_not_unloaded() -> None:
    game = vague(gold=(Unload(),))
    table = position(
        game,
        hands=["gold"],
        harbours=["", "ship!: ship-1 ship-2 ship-3"],
        encounters="calm",
        phase=Phase.ENCOUNTER,
    )
    assert why_not(game, table, 0, UseGold(0)) == ("A-03b", "no-use")


@rule("A-02", "A-02b")
def test_a_power_is_used_once_in_the_own_turn() -> None:
    game = vague(artefact=(Discard(what=Held.SOUVENIR), Draw(count=2)))
    table = position(
        game,
        hands=["bay-1", "bay-2"],
        artefacts=["tool", "tool-2", "tool-3"],
        souvenirs="cape-1 cape-2 isle-1",
        encounters="calm",
    )
    assert why_not(game, table, 1, UseArtefact()) == ("A-34", "not-your-turn")
    play(game, table, 0, UseArtefact())
    assert hand(game, table, 0) == "cape-1 cape-2"
    assert why_not(game, table, 0, UseArtefact()) == ("A-02b", "artefact-used")


@rule("A-02b")
def test_in_the_phase_that_it_names() -> None:
    game = vague(when=Timing.ENCOUNTER)
    table = position(
        game,
        hands=["bay-1"],
        artefacts=["tool", "tool-2", "tool-3"],
        souvenirs="cape-1 cape-2 isle-1",
        encounters="calm",
    )
    assert why_not(game, table, 0, UseArtefact()) == ("A-02b", "artefact-not-now")
    play(game, table, 0, DrawSouvenir())
    play(game, table, 0, UseArtefact())
    assert hand(game, table, 0) == "bay-1 cape-1 cape-2"


@rule("A-02b")
def test_the_next_turn_it_can_be_used_again() -> None:
    game = vague(when=Timing.MOORING)
    table = position(
        game,
        hands=["bay-1", "bay-2", "cape-1"],
        artefacts=["tool", "tool-2", "tool-3"],
        souvenirs="reef-1 reef-2 isle-1 isle-2",
        phase=Phase.MOORING,
        turn=2,
        used=True,
    )
    play(game, table, 2, Done())
    assert not table.public.used


@rule("A-02b")
@pytest.mark.parametrize(("power", "thrown"), [(Edge(1), (3,)), (TwoDice(), (1, 4))])
def test_a_power_for_duels_acts_by_itself_in_the_own_turn(
    power: Effect, thrown: tuple[int, ...]
) -> None:
    game = vague(when=Timing.DUEL, artefact=(power,))
    for owner, result in ((0, "duel-won"), (1, "duel-tied")):
        tools = ["tool-2", "tool-3", "tool-4"]
        tools[owner] = "tool"
        table = position(
            game,
            hands=["reef-1", "cape-1"],
            artefacts=tools,
            harbours=["ship", "bay: bay-1"],
            souvenirs="isle-1",
            encounters="calm",
            phase=Phase.ENCOUNTER,
        )
        at = where(game, table, "bay-1")
        play(game, table, 0, Challenge(at.zone, at.place))
        assert UseArtefact() not in game.moves(table, 0)
        play(game, table, 0, Throw(), dice(*(thrown if owner == 0 else (3,))))
        play(game, table, 1, Throw(), dice(3))
        assert result in happenings(game, table)
