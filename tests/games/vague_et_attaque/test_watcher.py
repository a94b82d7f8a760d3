"""The watcher of VAGUE & ATTAQUE: what it counts, and that it changes nothing."""

from typing import Any

import pytest

from houle.arena import Figures, GameResult, find_watcher, play_game
from houle.bots import Bot, RandomBot
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    LayPlace,
    LaySouvenir,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Cause
from houle.games.vague_et_attaque.watcher import Watcher
from houle.kernel import Knowledge, Outcome, QuickChance, Seat
from tests.games.vague_et_attaque.positions import VagueTable, dice, position, vague

GAMES = [VagueEtAttaque(seats) for seats in VagueEtAttaque.seat_counts]
GAMES.append(VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True)))


def bots(game: VagueEtAttaque, number: int) -> list[Bot[Any, Any, Any]]:
    return [RandomBot(QuickChance(f"{number}/{seat}")) for seat in range(game.seats)]


def watched(game: VagueEtAttaque, number: int) -> GameResult:
    return play_game(game, bots(game, number), QuickChance(number), Watcher(game))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_seat_has_an_artefact_a_place_in_the_order_and_turns(game: VagueEtAttaque) -> None:
    for number in range(3):
        figures = watched(game, number).figures
        artefacts = figures.shares["artefact"]
        assert sum(counted.times for counted in artefacts.values()) == game.seats
        assert set(artefacts) <= {artefact.id for artefact in CARDS.deck.artefact}
        order = figures.shares.get("order", {})
        assert len(order) == (game.seats if game.seats > 1 else 0)
        turns = figures.numbers["turns"]
        assert len(turns) == game.seats
        assert max(turns) - min(turns) <= 1


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_whoever_watches_changes_nothing(game: VagueEtAttaque) -> None:
    unwatched = play_game(game, bots(game, 7), QuickChance(7))
    result = watched(game, 7)
    assert (unwatched.outcome, unwatched.moves) == (result.outcome, result.moves)
    assert unwatched.figures == Figures()


class Scene:
    """A position that is played on before the eyes of a watcher."""

    def __init__(self, game: VagueEtAttaque, table: VagueTable) -> None:
        self._game = game
        self._table = table
        self._watcher = Watcher(game)

    def play(self, seat: Seat, move: VagueEtAttaqueMove, *die: int) -> "Scene":
        assert self._game.attempt(self._table, seat, move, dice(*die)) is None
        self._watcher.saw(self._table, seat, move)
        return self

    def counted(self, topic: str, winner: Seat = 0) -> dict[str, tuple[int, int]]:
        outcome = Outcome(Cause.VALIDATED, (winner,))
        found = self._watcher.figures(self._table, outcome).shares.get(topic, {})
        return {word: (counted.times, counted.wins) for word, counted in found.items()}


def test_a_card_counts_when_it_is_read_used_or_laid() -> None:
    game = vague()
    table = position(
        game,
        hands=["bay bay-1 gold"],
        souvenirs="cape-1 cape-2 isle-1 isle-2 reef-1",
        encounters="blue calm",
        phase=Phase.ENCOUNTER,
        artefacts=("tool", "tool-2", "tool-3"),
    )
    bay = game.layout.zone("on-bay-1")
    scene = Scene(game, table).play(0, UseGold(0)).play(0, UseArtefact()).play(0, Adventure())
    scene.play(0, LayPlace(0)).play(0, LaySouvenir(0, bay))
    assert scene.counted("card") == dict.fromkeys(("gold", "tool", "blue", "bay", "bay-1"), (1, 1))


def test_nobody_has_won_with_a_card_that_another_used() -> None:
    game = vague()
    table = position(game, hands=["gold"], souvenirs="cape-1 cape-2", encounters="blue")
    assert Scene(game, table).play(0, UseGold(0)).counted("card", winner=1) == {"gold": (1, 0)}


def test_the_ship_counts_when_a_souvenir_is_laid_on_it() -> None:
    game = vague()
    table = position(game, harbours=["ship"], hands=["ship-1"], phase=Phase.MOORING)
    scene = Scene(game, table).play(0, LaySouvenir(0, game.layout.zone("on-ship-1")))
    assert scene.counted("card") == {"ship-1": (1, 1), "ship": (1, 1)}


@pytest.mark.parametrize(
    ("attack", "defence", "end"), [(6, 1, "duel-won"), (1, 6, "duel-lost"), (3, 3, "duel-tied")]
)
def test_a_duel_counts_for_whoever_attacked(attack: int, defence: int, end: str) -> None:
    game = vague()
    table = position(
        game,
        harbours=["ship", "bay: bay-1"],
        hands=["cape-1 isle-1", "cape-2"],
        encounters="calm",
        phase=Phase.ENCOUNTER,
        artefacts=("tool-2", "tool-3", "tool-4"),
    )
    scene = Scene(game, table).play(0, Challenge(game.layout.zone("on-bay-1"), 0))
    scene.play(0, Throw(), attack).play(1, Throw(), defence)
    assert scene.counted("duel") == {"challenged": (1, 1), end: (1, 1)}
    assert scene.counted("card") == {"tool-2": (1, 1)}


def test_alone_the_die_of_the_ship_is_counted() -> None:
    result = watched(VagueEtAttaque(1), 1)
    rolled = result.figures.shares["ship-turn"]
    assert set(rolled) <= set("123456")
    turns = result.figures.numbers["turns"][0]
    assert sum(counted.times for counted in rolled.values()) in (turns - 1, turns)


def test_after_sixty_rounds_all_have_had_sixty_turns() -> None:
    game = vague(2)
    table = position(game, round=60, turn=0, ended=Cause.LATE)
    figures = Watcher(game).figures(table, Outcome(Cause.LATE, ()))
    assert figures.numbers["turns"] == (60, 60)


def test_the_game_brings_it() -> None:
    assert isinstance(find_watcher(VagueEtAttaque(2)), Watcher)


class Silent(RandomBot):
    """Must not be asked for an aside when there is none to give."""

    def aside(self, known: Knowledge[Any, Any, Any]) -> Any:
        assert known.view.asides


def test_bots_are_asked_for_asides_only_when_there_are_some() -> None:
    game = VagueEtAttaque(3)
    silent: list[Bot[Any, Any, Any]] = [Silent(QuickChance(seat)) for seat in range(3)]
    assert play_game(game, silent, QuickChance(0)).moves > 0
