"""What can be taken from others, and what a duel for it is worth."""

from typing import Final, final

from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.outlook import (
    Outlook,
    Rivalry,
    missed,
)
from houle.games.vague_et_attaque.bots.policy.printed import COUNT, DOES, EDGE, HOUSE, TWO_DICE
from houle.games.vague_et_attaque.bots.policy.scene import NO_PLACE, Scene, place_in
from houle.games.vague_et_attaque.drawing import hand_size
from houle.games.vague_et_attaque.duels import challenges
from houle.games.vague_et_attaque.harbours import owner_of
from houle.games.vague_et_attaque.moves import Challenge
from houle.games.vague_et_attaque.state import Duel
from houle.kernel import Place, Seat, ZoneId

WIN: Final = 15 / 36
WIN_PLACE: Final = 0.376
"""The chances of a duel without help; they are the same to lose."""
FULL_HAND: Final = 5
OVERFULL: Final = 0.05
"""What is lost with a card that would have to go at the end of the turn anyhow (A-34)."""


@final
class Dueller:
    """Somebody who weighs what can be taken from others; what is the same for all is asked once."""

    __slots__ = ("_armed", "_at", "_least", "_outlook", "rivalry")

    def __init__(self, at: Scene, outlook: Outlook) -> None:
        self._at = at
        self._outlook = outlook
        self.rivalry = Rivalry(at, outlook.seat, outlook.style)
        self._armed: bool = _armed(at, outlook.seat)
        self._least: float = _least(at, outlook)

    def worth_of_duel(self, zone: ZoneId, number: Place) -> float:
        """What a duel for the card that lies there is worth (A-52, A-53)."""
        odds = WIN if place_in(self._at, zone) != NO_PLACE else WIN_PLACE
        style = self._outlook.style
        win = odds + style.armed if self._armed else odds
        return win * self.worth_of_stake(zone, number) - odds * style.defeat * self._least

    def worth_of_stake(self, zone: ZoneId, number: Place) -> float:
        """What it is worth to take the card that lies there."""
        at, outlook, rivalry = self._at, self._outlook, self.rivalry
        onto = place_in(at, zone)
        card = at.zones[zone][number]
        if onto == NO_PLACE:
            loser = at.seating.harbours.index(zone)
            gain = outlook.gain_of_place(card, 1.0)
            return gain + rivalry.cares[loser] * outlook.style.rival_place
        owner = owner_of(at.game, at.table, onto)
        gain = outlook.gain(card)
        if owner is None:
            return gain
        loss = missed(at, outlook.style, onto, number, decides=rivalry.decides[owner])
        return gain + rivalry.cares[owner] * loss


def _armed(at: Scene, seat: Seat) -> bool:
    for gold in at.zones[at.seating.golds[seat]]:
        if EDGE <= DOES[HOUSE.acts[gold][0]] <= TWO_DICE:
            return True
    return False


def _least(at: Scene, outlook: Outlook) -> float:
    """What the cheapest card of the hand is missed for."""
    if hand_size(at.game, at.table, outlook.seat) > FULL_HAND:
        return OVERFULL
    least = outlook.style.gold
    for loss in outlook.losses:
        least = min(least, loss)
    return least


def best_duel(at: Scene, outlook: Outlook) -> float:
    """What the best of all duels would be worth."""
    most = 0.0
    moves = challenges(at.game, at.table, outlook.seat)
    if moves:
        dueller = Dueller(at, outlook)
        for move in moves:
            if type(move) is Challenge:
                most = max(most, dueller.worth_of_duel(move.zone, move.place))
    return most


def at_stake(at: Scene, duel: Duel, seat: Seat, mind: Mind) -> float:
    """What it is worth to a fighter to win a duel."""
    attacker, stake = duel.fighters[0], duel.stake
    if seat == attacker:
        dueller = Dueller(at, mind.outlook(at, seat))
        return dueller.worth_of_stake(stake.zone, stake.place)
    style = mind.style
    rivalry = Rivalry(at, seat, style)
    onto = place_in(at, stake.zone)
    lost = 1.0
    if onto != NO_PLACE:
        lost = missed(at, style, onto, stake.place, decides=rivalry.decides[seat])
    return lost * (1 + rivalry.cares[attacker] / 2)


def more_chance(duel: Duel, seat: Seat, effect: int) -> float:
    """How much likelier a gold card makes it to keep or to win what is at stake."""
    does = DOES[effect]
    if seat == duel.fighters[0]:
        already = duel.edges[0] > 0 or duel.two_dice[0]
        return 0.0 if already else 0.17 if does == TWO_DICE else 0.13 * COUNT[effect]
    below = (duel.first_die or 0) - 1 - duel.edges[1]
    losing = min(max(below, 0), 6) / 6
    if does == EDGE:
        return losing - min(max(below - COUNT[effect], 0), 6) / 6
    return losing - losing * losing if does == TWO_DICE else losing
