"""What the packaged cards must be like: no two the same, some that cost, powers that are decisions.

The examples of the rules page that speak of a card are played here with that card.
"""

from collections.abc import Iterable, Sequence

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import SHIP, Artefact, Colour
from houle.games.vague_et_attaque.effect_checks import all_effects
from houle.games.vague_et_attaque.effects import (
    Discard,
    Draw,
    Effect,
    Gamble,
    Give,
    Look,
    Phase,
    Recover,
    SkipPhase,
    Stock,
    TakeBack,
    Whom,
)
from houle.games.vague_et_attaque.moves import Challenge, Throw, UseGold
from houle.kernel import Happened, Onlooker, project_steps
from tests.games.vague_et_attaque.positions import VagueTable, dice, play, position, where

DECK = CARDS.deck
MINE = (Whom.ME, Whom.ALL)


def no_two_alike(rows: Iterable[tuple[Effect, ...]]) -> bool:
    does = [row for row in rows if row]
    return len(does) == len(set(does))


@rule("A-C2", "A-C3")
def test_no_two_cards_do_the_same() -> None:
    assert no_two_alike(card.effects for card in DECK.encounter)
    assert no_two_alike(card.effects for card in DECK.artefact)
    assert no_two_alike(card.anchor for card in DECK.souvenir)


@rule("A-C2")
def test_a_souvenir_comes_back_from_the_discard_pile_by_two_cards_only() -> None:
    does = {card.id: card.effects for card in DECK.artefact}
    does |= {card.id: card.effects for card in DECK.encounter}
    does |= {card.id: card.anchor for card in DECK.souvenir}
    back = Recover(Stock.SOUVENIR)
    assert {name for name, row in does.items() if back in all_effects(row)} == {
        "hook",
        "lucky-magnet",
    }


@rule("A-C1")
def test_two_shared_souvenirs_fit_the_ship() -> None:
    aboard = [card for card in DECK.souvenir if SHIP in card.places]
    assert sum(len(card.places) > 1 for card in aboard) == 2


def cards_won(effects: Sequence[Effect]) -> int:
    """How many cards the reader has more for certain."""
    total = 0
    for effect in effects:
        match effect:
            case Draw(who, _, count) if who in MINE:
                total += count
            case Look(_, _, keep):
                total += keep
            case Discard(who, _, count) if who in MINE:
                total -= count
            case Give():
                total -= 1
            case TakeBack(who) if who in MINE:
                total -= 1
            case SkipPhase(_, who) if who in MINE:
                total -= 2
            case _:
                pass
    return total


@rule("A-C2")
def test_at_least_six_encounters_cost_whoever_reads_them() -> None:
    blue = [card for card in DECK.encounter if card.colour is Colour.BLUE]
    costly = [card.id for card in blue if cards_won(card.effects) < 0]
    assert len(costly) >= 6, costly


def price(artefact: Artefact) -> list[Effect]:
    """What may have to be paid for a power."""
    return [
        effect
        for effect in all_effects(artefact.effects)
        if isinstance(effect, Discard | SkipPhase)
    ]


@rule("A-C3")
@pytest.mark.parametrize("artefact", DECK.artefact, ids=lambda artefact: artefact.id)
def test_every_power_may_cost_something(artefact: Artefact) -> None:
    assert price(artefact)
    for effect in artefact.effects:
        if isinstance(effect, Gamble):
            assert effect.win
            assert effect.lose


# Examples of the rules page


def in_a_duel(hands: list[str], artefacts: tuple[str, ...]) -> tuple[VagueEtAttaque, VagueTable]:
    game = VagueEtAttaque(3)
    table = position(
        game,
        hands=hands,
        harbours=["ship", "wreck: rusty-key"],
        souvenirs="coconut pearl",
        encounters="drifting-barrel",
        artefacts=artefacts,
        phase=Phase.ENCOUNTER,
    )
    at = where(game, table, "rusty-key")
    play(game, table, 0, Challenge(at.zone, at.place))
    return game, table


def added(game: VagueEtAttaque, table: VagueTable) -> int:
    """What was added to the die that was thrown last."""
    steps = project_steps(game, table, Onlooker.WATCHER)
    plus = [
        step.facts["plus"] for step in steps if isinstance(step, Happened) if step.name == "threw"
    ]
    (found,) = plus
    assert isinstance(found, int)
    return found


@rule("A-03b")
def test_sea_legs_add_two_to_the_die() -> None:
    game, table = in_a_duel(["sea-legs"], ("hook", "compass", "spyglass"))
    play(game, table, 0, UseGold(0))
    play(game, table, 0, Throw(), dice(3))
    assert added(game, table) == 2


@rule("A-02b")
def test_the_cutlass_adds_nothing_to_the_die() -> None:
    game, table = in_a_duel(["turtle"], ("cutlass", "compass", "spyglass"))
    play(game, table, 0, Throw(), dice(3))
    assert added(game, table) == 0
