"""The end (A-60, A-61)."""

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.effects import Draw, Phase
from houle.games.vague_et_attaque.moves import Done, DrawSouvenir, LaySouvenir
from houle.games.vague_et_attaque.state import Cause
from tests.games.vague_et_attaque.positions import (
    berth,
    hand,
    play,
    position,
    vague,
    why_not,
)

NEARLY = "bay!: bay-1 bay-2 bay-cape, cape: cape-1 cape-isle, ship"


@rule("A-60")
def test_the_second_validated_place_wins_at_once() -> None:
    game = vague(3)
    table = position(game, hands=["cape-2 isle-1"], harbours=[NEARLY], phase=Phase.MOORING)
    play(game, table, 0, LaySouvenir(0, berth(game, table, "cape")))
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.points) == (Cause.VALIDATED, (0,), (2, 0, 0))
    assert game.to_act(table) == ()
    assert game.moves(table, 0) == game.asides(table, 1) == []
    assert why_not(game, table, 0, DrawSouvenir()) == ("A-60", "game-over")


@rule("A-60")
def test_nothing_happens_after_that() -> None:
    game = vague(3, anchor=(Draw(),))
    harbour = "cape!: cape-1 cape-2 bay-cape, bay: bay-1 bay-2, ship"
    table = position(
        game, hands=["anchor"], harbours=[harbour], souvenirs="reef-1", phase=Phase.MOORING
    )
    play(game, table, 0, LaySouvenir(0, berth(game, table, "bay")))
    assert game.outcome(table) is not None
    assert hand(game, table, 0) == ""


@rule("A-61")
def test_after_sixty_rounds_most_validated_places_win() -> None:
    game = vague(3)
    table = position(
        game,
        hands=["cape-1", "cape-2", "reef-1"],
        harbours=["ship", "bay!: bay-1 bay-2 bay-cape", "isle: isle-1 isle-2"],
        souvenirs="ship-1",
        phase=Phase.MOORING,
        turn=2,
        round=60,
    )
    play(game, table, 2, Done())
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == (Cause.LATE, (1,))


@rule("A-61")
def test_then_most_souvenirs_laid_then_it_is_shared() -> None:
    game = vague(3)
    harbours = ["ship", "bay: bay-1 bay-2", "isle: isle-1"]
    for third, winners in (("isle: isle-1", (1,)), ("isle: isle-1 isle-2", (1, 2))):
        harbours[2] = third
        table = position(
            game,
            hands=["cape-1", "cape-2", "reef-1"],
            harbours=harbours,
            souvenirs="ship-1",
            phase=Phase.MOORING,
            turn=2,
            round=60,
        )
        play(game, table, 2, Done())
        outcome = game.outcome(table)
        assert outcome is not None
        assert outcome.winners == winners


@rule("A-61")
def test_not_a_round_earlier() -> None:
    game = vague(3)
    table = position(
        game,
        hands=["cape-1", "cape-2", "reef-1"],
        souvenirs="ship-1",
        phase=Phase.MOORING,
        turn=2,
        round=59,
    )
    play(game, table, 2, Done())
    assert game.outcome(table) is None
    assert table.public.round == 60
