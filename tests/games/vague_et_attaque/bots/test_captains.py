"""The captains of all levels: what they find, what they miss, and that they keep to the rules."""

from typing import Any

import pytest

from houle.arena import play_game
from houle.bots import BotKind, find_bot
from houle.bots.in_hand import InHand
from houle.bots.levels import Level
from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots import BOTS
from houle.games.vague_et_attaque.bots.captains import Captain, Explorer
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import Challenge, LaySouvenir
from houle.kernel import QuickChance, Story, deal_world, know
from tests.bots.knowing import known
from tests.bots.supervision import Supervised
from tests.games.vague_et_attaque.positions import VagueTable, position

ARTEFACTS = ("hook", "compass", "spyglass", "cutlass", "wheeled-chest")
TABLES = [(seats, False) for seats in VagueEtAttaque.seat_counts] + [(4, True)]


class Weary:
    """Waits for nobody."""

    def over(self) -> bool:
        return True


def table(game: VagueEtAttaque, **laid: Any) -> VagueTable:
    return position(game, **{"artefacts": ARTEFACTS, "used": True, **laid})


def duel_for_victory(game: VagueEtAttaque) -> VagueTable:
    """Somebody is about to win, and only a duel can delay it."""
    return table(
        game,
        hands=["coconut", "turquoise-pebble"],
        harbours=["volcano", "market!: pearl straw-hat spice-jar, lagoon: pocket-seahorse conch"],
        souvenirs="old-map logbook barometer",
        encounters="flat-calm drifting-barrel",
        phase=Phase.ENCOUNTER,
    )


def test_every_level_has_a_captain() -> None:
    assert set(Level) | {"greedy"} == set(BOTS)


def test_no_level_is_the_frozen_reference() -> None:
    assert Greedy not in [BOTS[level] for level in Level]


@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("kind", [BOTS[Level.BEGINNER], BOTS[Level.PLAYER], Captain])
def test_they_play_every_table_by_the_rules(kind: BotKind, seats: int, teams: bool) -> None:
    game = VagueEtAttaque(seats, VagueEtAttaqueOptions(teams=teams))
    bots = [Supervised(kind(QuickChance(seat))) for seat in range(seats)]
    assert play_game(game, bots, QuickChance(seats)).moves > seats


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_expert_plays_every_table_by_the_rules(seats: int, teams: bool) -> None:
    game = VagueEtAttaque(seats, VagueEtAttaqueOptions(teams=teams))
    bots = [Supervised(Captain(QuickChance(seat))) for seat in range(seats)]
    bots[0] = Supervised(Explorer(QuickChance(0), Weary()))
    assert play_game(game, bots, QuickChance(seats)).moves > seats


@pytest.mark.parametrize("kind", [Captain, Explorer])
def test_they_win_when_they_can(kind: BotKind) -> None:
    game = VagueEtAttaque(3)
    at = table(
        game,
        hands=["spice-jar turquoise-pebble coconut"],
        harbours=["lagoon: pocket-seahorse pearl, wreck!: ships-bell rusty-key doubloon, market"],
        souvenirs="old-map logbook",
        phase=Phase.MOORING,
    )
    lagoon = game.layout.zone("on-lagoon-1")
    assert kind(QuickChance(1)).choose(known(game, at, 0)) == LaySouvenir(1, lagoon)


@rule("A-32", "A-60")
@pytest.mark.parametrize("level", list(Level)[1:])
def test_they_win_with_a_gold_card_between_two_souvenirs(level: Level) -> None:
    game = VagueEtAttaque(3)
    at = table(
        game,
        hands=["coconut turquoise-pebble fair-wind pocket-seahorse"],
        harbours=["lagoon: pearl, wreck!: ships-bell rusty-key doubloon, market"],
        souvenirs="old-map logbook",
        phase=Phase.MOORING,
    )
    bot = find_bot(game.name, level)(QuickChance(1))
    for _ in range(3):
        assert InHand(known(game, at, 0)).wins()
        game.attempt(at, 0, bot.choose(known(game, at, 0)), QuickChance(1))
    outcome = game.outcome(at)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize("kind", [Captain, Explorer])
def test_they_duel_with_whoever_is_about_to_win(kind: BotKind) -> None:
    game = VagueEtAttaque(3)
    at = duel_for_victory(game)
    choice = kind(QuickChance(1)).choose(known(game, at, 0))
    assert isinstance(choice, Challenge)
    assert choice.zone == game.layout.zone("on-lagoon-1")


def test_a_beginner_often_forgets_to_duel() -> None:
    game = VagueEtAttaque(3)
    knowledge = known(game, duel_for_victory(game), 0)
    assert isinstance(Greedy(QuickChance(0)).choose(knowledge), Challenge)
    choices = [BOTS[Level.BEGINNER](QuickChance(seed)).choose(knowledge) for seed in range(40)]
    duels = sum(isinstance(choice, Challenge) for choice in choices)
    assert 0 < duels < len(choices)


@pytest.mark.parametrize("kind", [BOTS[Level.BEGINNER], Captain, Explorer])
def test_what_is_hidden_makes_no_difference(kind: BotKind) -> None:
    game = VagueEtAttaque(4)
    at = game.start(QuickChance(5))
    seat = at.public.turn
    story = Story(game.layout, at.journal or ())
    knowledge = know(game, at, seat, story)
    other = deal_world(game, at, seat, QuickChance(6))
    assert other.zones != at.zones
    imagined = know(game, other, seat, story)
    assert kind(QuickChance(7)).choose(imagined) == kind(QuickChance(7)).choose(knowledge)
