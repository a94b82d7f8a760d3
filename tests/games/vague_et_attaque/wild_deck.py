"""Card sets of which each card does anything, so that effects meet in ways nobody thought of."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from houle.games.vague_et_attaque import VagueEtAttaque
from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Encounter, Timing
from houle.games.vague_et_attaque.effects import (
    DUEL_EFFECTS,
    Again,
    Calm,
    Discard,
    Draw,
    DuelNow,
    Edge,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Held,
    LayMore,
    Load,
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
    TwoDice,
    Unload,
    Whom,
)
from houle.kernel import Chance, QuickChance

T = TypeVar("T")

PHASES = (Phase.EXPLORATION, Phase.ENCOUNTER, Phase.MOORING)
ANYBODY = tuple(Whom)
ONE_PLAYER = (Whom.ME, Whom.CHOSEN, Whom.LEFT, Whom.RIGHT)
ANOTHER = (Whom.CHOSEN, Whom.LEFT, Whom.RIGHT)
SIDES = (Whom.LEFT, Whom.RIGHT)
DEEPEST = 2
"""So deep may effects lie in others."""
NESTING = 4
"""How likely they are to, compared with any other effect."""


class Wild:
    """Makes effects up."""

    def __init__(self, chance: Chance) -> None:
        self._below = chance.below

    def effects(self, depth: int = 0) -> tuple[Effect, ...]:
        """One to three things, one after the other."""
        return tuple(self._effect(depth) for _ in range(1 + self._below(3)))

    def edge(self) -> tuple[Effect, ...]:
        """Something that helps in duels."""
        helps: tuple[Effect, ...] = (Edge(1 + self._below(3)), TwoDice())
        return (self._one_of(helps),)

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self._below(len(things))]

    def _effect(self, depth: int) -> Effect:
        one_of = self._one_of
        few = 1 + self._below(3)
        simple: tuple[Effect, ...] = (
            Draw(one_of(ANYBODY), one_of((*Stock, None)), few),
            Discard(one_of(ANYBODY), one_of(tuple(Held)), few),
            Steal(one_of(tuple(Loot))),
            Give(one_of(ANOTHER)),
            PassOn(one_of(SIDES)),
            Exchange(),
            Look(one_of(tuple(Stock)), few + 1, 1 + self._below(few)),
            Recover(one_of(tuple(Stock))),
            TakeBack(one_of(ANYBODY)),
            LayMore(one_of(tuple(Stock)), few),
            Protect(one_of(ANYBODY)),
            MoveShip(one_of(ONE_PLAYER)),
            Unload(),
            SkipPhase(one_of(PHASES), one_of(ANYBODY)),
            DuelNow(),
            Calm(),
        )
        kind = self._below(len(simple) + (NESTING if depth < DEEPEST else 0))
        if kind < len(simple):
            return simple[kind]
        one, other = self.effects(depth + 1), self.effects(depth + 1)
        nested: tuple[Effect, ...] = (Either(one, other), Gamble(1 + self._below(6), one, other))
        return one_of(nested)


def wild_game(seed: int) -> type[VagueEtAttaque]:
    """The game with the cards of the packaged set, most of which do something else."""
    wild = Wild(QuickChance(f"wild {seed}"))
    deck = CARDS.deck
    replace = msgspec.structs.replace
    encounters = tuple(
        card
        if isinstance(card.effects[0], DUEL_EFFECTS)
        else replace(card, effects=(*wild.effects(), *again(card)))
        for card in deck.encounter
    )
    *artefacts, last = (replace(card, effects=wild.effects()) for card in deck.artefact)
    artefacts.append(replace(last, when=Timing.DUEL, effects=wild.edge()))
    souvenirs = tuple(
        replace(card, anchor=wild.effects()) if card.anchor else card for card in deck.souvenir
    )
    ship_turn = tuple(
        result
        if any(isinstance(effect, Load) for effect in result.effects)
        else replace(result, effects=wild.effects())
        for result in deck.ship_turn
    )
    made = replace(
        deck,
        encounter=encounters,
        artefact=tuple(artefacts),
        souvenir=souvenirs,
        ship_turn=ship_turn,
    )
    return type("WildGame", (VagueEtAttaque,), {"cards": Cards(made)})


def again(card: Encounter) -> tuple[Effect, ...]:
    """As on the card that was."""
    return tuple(effect for effect in card.effects if isinstance(effect, Again))
