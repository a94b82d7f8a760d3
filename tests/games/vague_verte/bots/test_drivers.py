"""What the drivers of VAGUE VERTE do in positions that call for it, and in whole games."""

from collections.abc import Sequence
from hashlib import sha256

import pytest

from houle.arena import play_game
from houle.bots import BotKind
from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.bots import BOTS
from houle.games.vague_verte.bots.drivers import thinker
from houle.games.vague_verte.bots.imagining import VerteKnowledge
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.kernel import QuickChance, TrackedTable
from tests.bots.knowing import known
from tests.bots.supervision import Supervised
from tests.games.vague_verte.positions import position, vague_verte
from tests.games.vague_verte.settings import SETTINGS, setting_name

QUICK = thinker(playouts=16, draws=4, rounds=1)
THINKERS = (BOTS["strong"], BOTS["expert"])


def chosen(kind: BotKind, game: VagueVerte, table: TrackedTable[VagueVertePublic]) -> object:
    return kind(QuickChance(5)).choose(known(game, table, 0))


@pytest.mark.parametrize("kind", [*THINKERS, BOTS["greedy"], BOTS["pushy"]])
def test_they_drive_onto_the_beach(kind: BotKind) -> None:
    game = vague_verte(2, length=5)
    table = position(
        game,
        hands=["ducks, red 1, tow truck", "blue 1"],
        streets=["red 2, blue 3, red 3, red 4", "blue 2, blue 4"],
        face_up="ducks",
    )
    assert chosen(kind, game, table) == Drive(1)


@pytest.mark.parametrize("kind", [*THINKERS, BOTS["greedy"]])
def test_they_take_the_tow_truck_that_they_lack(kind: BotKind) -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["ducks, red 1, green signal, red 3, blue 1", "blue 2"],
        streets=["red 2, red breakdown", "blue 4, green 3"],
        face_up="tow truck",
        drawn=False,
    )
    assert chosen(kind, game, table) == TakeFaceUp()


def test_the_expert_stops_whoever_is_about_to_win() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["red 1, red signal, ducks, green signal, yellow 1", "yellow 2, yellow 3, blue 1"],
        streets=["red 2", "red 3, blue 2, blue 3, green 1, green 2, green 3"],
        face_up="ducks",
    )
    assert chosen(BOTS["expert"], game, table) == Signal(1, 6)


def test_the_expert_does_not_help_others_on_with_ducks() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["ducks, tow truck, green signal, tow truck, tow truck", "red 2"],
        streets=["red 3, red 4", "blue 3, blue 4"],
        face_up="ducks",
    )
    assert isinstance(chosen(BOTS["greedy"], game, table), Hinder)
    assert isinstance(chosen(BOTS["expert"], game, table), Discard)


def test_pushy_hinders_whoever_is_ahead_where_greedy_drives() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["red 1, blue breakdown"], streets=["red 2", "blue 1, blue 2"], face_up="ducks"
    )
    assert chosen(BOTS["greedy"], game, table) == Drive(0)
    assert chosen(BOTS["pushy"], game, table) == Hinder(1, 1)


def test_a_beginner_overlooks_what_nobody_else_would() -> None:
    game = vague_verte(2, length=5)
    table = position(
        game, hands=["red 1, ducks"], streets=["red 2, red 3, red 4, blue 1", "blue 2"]
    )
    bot = BOTS["beginner"](QuickChance(1))
    seen = {type(bot.choose(known(game, table, 0))) for _ in range(60)}
    assert seen == {Drive, Hinder, Discard}


class NoPatience:
    """Nobody waits at all."""

    def over(self) -> bool:
        return True


def test_the_expert_answers_when_patience_ends() -> None:
    game = vague_verte(3)
    asked = known(game, position(game, hands=["red 1, ducks"], streets=["red 2"]), 0)
    assert BOTS["expert"](QuickChance(1), NoPatience()).choose(asked) in asked.view.moves


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_they_do_only_what_they_are_offered(setting: tuple[int, VagueVerteOptions]) -> None:
    game = VagueVerte(*setting)
    kinds = [QUICK, BOTS["strong"], BOTS["beginner"], BOTS["pushy"]]
    for number in range(2):
        bots = [
            Supervised(kinds[(seat + number) % len(kinds)](QuickChance(seat)))
            for seat in range(game.seats)
        ]
        assert play_game(game, bots, QuickChance(number)).moves > 0


class Noting:
    """Writes down what a bot does."""

    def __init__(self, kind: BotKind, seat: int, notes: list[str]) -> None:
        self._bot = kind(QuickChance(f"frozen {seat}"))
        self._notes = notes

    def choose(self, asked: VerteKnowledge) -> VagueVerteMove:
        move: VagueVerteMove = self._bot.choose(asked)
        self._notes.append(repr(move))
        return move

    def aside(self, asked: VerteKnowledge) -> VagueVerteMove | None:
        return None


def digest_of(kind: BotKind, settings: Sequence[tuple[int, VagueVerteOptions]]) -> str:
    """All that such bots do in a game of each setting, in short."""
    notes: list[str] = []
    for seats, options in settings:
        bots = [Noting(kind, seat, notes) for seat in range(seats)]
        play_game(VagueVerte(seats, options), bots, QuickChance(f"frozen {seats} {options}"))
    return sha256("\n".join(notes).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "digest"), [("greedy", "7b6a86e2bcec9800"), ("pushy", "81a08b58871b4143")]
)
def test_the_references_are_frozen(name: str, digest: str) -> None:
    assert digest_of(BOTS[name], SETTINGS) == digest


def test_drivers_do_what_they_did_when_they_had_rules_of_their_own() -> None:
    """Whoever changes what they think pins anew what they do."""
    assert digest_of(BOTS["strong"], SETTINGS) == "d17c92af4015e030"
    assert digest_of(QUICK, SETTINGS[::5]) == "eba18080dfc83cb2"


def test_a_single_move_needs_no_thought() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 1"], streets=["red 2"], drawn=False)
    assert chosen(BOTS["expert"], game, table) == DrawFromPile()
