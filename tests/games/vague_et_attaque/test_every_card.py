"""Every card of the packaged deck is played, whatever it does."""

from functools import cache

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Colour, Timing
from houle.games.vague_et_attaque.effects import DUEL_EFFECTS, Phase
from houle.games.vague_et_attaque.moves import Adventure, Challenge, Jettison, UseArtefact, UseGold
from houle.kernel import Card, QuickChance, Seat
from tests.games.vague_et_attaque.positions import VagueTable, happenings

BLUE = [e.id for e in CARDS.deck.encounter if e.colour is Colour.BLUE]
GOLD = [e.id for e in CARDS.deck.encounter if e.colour is Colour.GOLD]
ANCHORED = [s.id for s in CARDS.deck.souvenir if s.anchor]
POWERS = [a.id for a in CARDS.deck.artefact if a.when is not Timing.DUEL]
THREE = VagueEtAttaque(3)
ROUNDS = 12
"""After so many rounds of random play there is something on the table for every card."""


def card_called(called: str) -> Card:
    return next(card for card in CARDS.all if CARDS.printed[card].id == called)


def advanced(game: VagueEtAttaque, seed: int) -> VagueTable:
    """A table after some rounds, at the beginning of somebody's turn."""
    chance = QuickChance(seed)
    table = game.start(chance)
    while game.outcome(table) is None and not (
        table.public.round >= ROUNDS
        and table.public.phase is Phase.EXPLORATION
        and game.at_leisure(table)
    ):
        go_on(game, table, chance)
    return table


def go_on(game: VagueEtAttaque, table: VagueTable, chance: QuickChance) -> None:
    seat = game.to_act(table)[0]
    moves = game.moves(table, seat)
    assert game.attempt(table, seat, moves[chance.below(len(moves))], chance) is None


def settle(game: VagueEtAttaque, table: VagueTable, chance: QuickChance) -> None:
    """Play on at random until all effects have acted."""
    while game.outcome(table) is None and not game.at_leisure(table):
        go_on(game, table, chance)


def bring(table: VagueTable, card: Card, zone: int) -> None:
    """Put a card on top of a zone, wherever it was."""
    for cards in table.zones:
        if card in cards:
            cards.remove(card)
    table.zones[zone].append(card)


def exchange(table: VagueTable, card: Card, other: Card) -> None:
    """Let two cards change places."""
    swapped = {card: other, other: card}
    for zone in table.zones:
        zone[:] = [swapped.get(one, one) for one in zone]


@cache
def running_tables(game: VagueEtAttaque) -> list[VagueTable]:
    """Six tables of three at which the game goes on."""
    found = (advanced(game, seed) for seed in range(20))
    return [table for table in found if game.outcome(table) is None][:6]


def tables() -> list[tuple[VagueEtAttaque, VagueTable, QuickChance, Seat]]:
    """Copies of them to play with."""
    copies = [table.copy() for table in running_tables(THREE)]
    return [(THREE, table, QuickChance(n), table.public.turn) for n, table in enumerate(copies)]


@rule("A-03")
@pytest.mark.parametrize("called", BLUE)
def test_every_blue_encounter_is_read_and_discarded(called: str) -> None:
    card = card_called(called)
    for game, table, chance, seat in tables():
        bring(table, card, game.seating.encounters)
        table.public.phase = Phase.ENCOUNTER
        assert game.attempt(table, seat, Adventure(), chance) is None
        assert happenings(game, table)[0] == "reads"
        settle(game, table, chance)
        assert game.outcome(table) is not None or card in table.zone("encounter-discard")


@rule("A-03b")
@pytest.mark.parametrize("called", GOLD)
def test_every_gold_encounter_can_be_used(called: str) -> None:
    card = card_called(called)
    used = 0
    for game, table, chance, seat in tables():
        holder = seat
        if isinstance(CARDS.encounter(card).effects[0], DUEL_EFFECTS):
            table.public.phase = Phase.ENCOUNTER
            challenge = next(m for m in game.moves(table, seat) if isinstance(m, Challenge))
            assert game.attempt(table, seat, challenge, chance) is None
            assert table.public.duel is not None
            holder = table.public.duel.fighters[1]
        bring(table, card, game.seating.golds[holder])
        use = UseGold(len(table.zone("golds", holder)) - 1)
        if game.attempt(table, holder, use, chance) is None:
            used += 1
            settle(game, table, chance)
    assert used


@rule("A-04")
@pytest.mark.parametrize("called", ANCHORED)
def test_every_anchor_acts(called: str) -> None:
    card = card_called(called)
    for game, table, chance, seat in tables():
        bring(table, card, game.seating.souvenirs[seat])
        table.public.phase = Phase.MOORING
        place = len(table.zone("souvenirs", seat)) - 1
        assert game.attempt(table, seat, Jettison(place), chance) is None
        assert happenings(game, table)[0] == "anchor"
        settle(game, table, chance)


@rule("A-02")
@pytest.mark.parametrize("called", POWERS)
def test_every_artefact_can_be_used(called: str) -> None:
    card = card_called(called)
    used = 0
    for game, table, chance, seat in tables():
        exchange(table, card, table.zone("artefact", seat)[0])
        when = CARDS.artefact(card).when
        table.public.phase = Phase.ENCOUNTER if when is Timing.TURN else Phase(when.value)
        if game.attempt(table, seat, UseArtefact(), chance) is None:
            used += 1
            settle(game, table, chance)
    assert used
