"""What a gold card is worth in the duel that goes on."""

from houle.games.vague_et_attaque.basics import ATTACKER, DEFENDER, thrower
from houle.games.vague_et_attaque.bots.odds import Hand, Odds, duel_odds, throw_odds
from houle.games.vague_et_attaque.bots.sight import Sight
from houle.games.vague_et_attaque.bots.stakes import Stakes
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import CallOff, Edge, Effect, TwoDice
from houle.games.vague_et_attaque.state import Duel
from houle.kernel import Card

WARDED_OFF = 0.2
"""What a defender gains who wins: the attacker discards a card (A-53)."""


class Duelling:
    """One duel, seen by a fighter or by a fighter's partner."""

    def __init__(self, sight: Sight, stakes: Stakes, duel: Duel) -> None:
        self._sight = sight
        self._stakes = stakes
        self._duel = duel
        self._fighter = thrower(duel)

    def worth(self, gold: Card) -> float:
        """What this gold card would gain the fighter who is to throw now."""
        effects = CARDS.encounter(gold).effects
        before = self._expected(self._odds(()))
        if any(isinstance(effect, CallOff) for effect in effects):
            return -before
        return self._expected(self._odds(effects)) - before

    def _odds(self, helping: tuple[Effect, ...]) -> Odds:
        duel, fighter = self._duel, self._fighter
        hands = [self._help(ATTACKER, ()), self._help(DEFENDER, ())]
        hands[fighter] = self._help(fighter, helping)
        throw = throw_odds(hands[ATTACKER], hands[DEFENDER], duel.first_die)
        later = throw_odds(self._stakes.help_of(duel.fighters[ATTACKER]))
        return duel_odds(throw, duel.needed, later, duel.wins, duel.throws)

    def _help(self, fighter: int, helping: tuple[Effect, ...]) -> Hand:
        duel = self._duel
        own = self._stakes.help_of(duel.fighters[fighter])
        plus = [effect.plus for effect in helping if isinstance(effect, Edge)]
        two_dice = any(isinstance(effect, TwoDice) for effect in helping)
        return Hand(
            own.plus + duel.edges[fighter] + sum(plus),
            own.two_dice or duel.two_dice[fighter] or two_dice,
        )

    def _expected(self, odds: Odds) -> float:
        stake = self._duel.stake
        if self._fighter == ATTACKER:
            return self._stakes.expected(odds, self._stakes.worth(stake.zone, stake.place))
        return odds.lose * WARDED_OFF - odds.win * self._at_risk()

    def _at_risk(self) -> float:
        """What the defender would lose."""
        stake = self._duel.stake
        attacker, defender = self._duel.fighters
        card = self._sight.cards(stake.zone)[stake.place]
        onto = self._sight.seating.place_of.get(stake.zone)
        missed = 1.0 if onto is None else self._stakes.missed(card, onto, defender)
        return missed * (1 + self._stakes.rivalry(attacker) / 2)
