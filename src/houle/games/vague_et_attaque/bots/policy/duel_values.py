"""What can be taken from others, and what a duel for it is worth."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.outlook import (
    Outlook,
    missed,
    rivalries,
)
from houle.games.vague_et_attaque.bots.policy.style import (
    Style,
)
from houle.games.vague_et_attaque.bots.simulator.contents import (
    add_loot,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    NOBODY,
    Position,
    hand_size,
    owner_of,
    place_in,
    validated_by,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    COUNT,
    DOES,
    EDGE,
    HOUSE,
    PLACE,
    SOUVENIR,
    TWO_DICE,
)

WIN: Final = 15 / 36
WIN_PLACE: Final = 0.376
"""The chances of a duel without help; they are the same to lose."""
FULL_HAND: Final = 5
OVERFULL: Final = 0.05
"""What is lost with a card that would have to go at the end of the turn anyhow (A-34)."""


def best_duel(at: Position, outlook: Outlook) -> float:
    rivalry = rivalries(at, outlook.seat, outlook.style)
    most = 0.0
    for other in at.ground.rivals[outlook.seat]:
        loot: list[int] = []
        add_loot(at, SOUVENIR, other, loot)
        add_loot(at, PLACE, other, loot)
        for move in loot:
            worth = worth_of_duel(at, outlook, rivalry, move >> 8 & 255, move & 255)
            most = max(most, worth)
    return most


def worth_of_duel(
    at: Position, outlook: Outlook, rivalry: list[float], zone: int, number: int
) -> float:
    """A-52, A-53."""
    odds = WIN if place_in(at, zone) >= 0 else WIN_PLACE
    stake = worth_of_stake(at, outlook, rivalry, zone, number)
    win = odds + outlook.style.armed if _armed(at, outlook.seat) else odds
    return win * stake - odds * outlook.style.defeat * _least(at, outlook)


def _armed(at: Position, seat: int) -> bool:
    for gold in at.zones[at.ground.golds[seat]]:
        if EDGE <= DOES[HOUSE.acts[gold][0]] <= TWO_DICE:
            return True
    return False


def worth_of_stake(
    at: Position, outlook: Outlook, rivalry: list[float], zone: int, number: int
) -> float:
    """What it is worth to take the card that lies there."""
    onto = place_in(at, zone)
    card = at.zones[zone][number]
    if onto < 0:
        owner = at.ground.harbours.index(zone)
        return outlook.gain_of_place(card, 1.0) + rivalry[owner] * outlook.style.rival_place
    owner = owner_of(at, onto)
    gain = outlook.gain(card)
    if owner == NOBODY:
        return gain
    decides = validated_by(at, owner) + 1 == at.ground.needed
    return gain + rivalry[owner] * missed(at, outlook.style, onto, number, decides=decides)


def _least(at: Position, outlook: Outlook) -> float:
    """What the cheapest card of the hand is missed for."""
    if hand_size(at, outlook.seat) > FULL_HAND:
        return OVERFULL
    least = outlook.style.gold
    for loss in outlook.losses:
        least = min(least, loss)
    return least


def at_stake(at: Position, seat: int, style: Style) -> float:
    rivalry = rivalries(at, seat, style)
    if seat == at.attacker:
        return worth_of_stake(at, Outlook(at, seat, style), rivalry, at.stake_zone, at.stake_place)
    onto = place_in(at, at.stake_zone)
    lost = 1.0
    if onto >= 0:
        decides = validated_by(at, seat) + 1 == at.ground.needed
        lost = missed(at, style, onto, at.stake_place, decides=decides)
    return lost * (1 + rivalry[at.attacker] / 2)


def more_chance(at: Position, seat: int, effect: int) -> float:
    """How much likelier a gold card makes it to keep or to win what is at stake."""
    does = DOES[effect]
    if seat == at.attacker:
        already = at.edges[0] > 0 or at.dice[0] > 0
        return 0.0 if already else 0.17 if does == TWO_DICE else 0.13 * COUNT[effect]
    below = at.first_die - 1 - at.edges[1]
    losing = min(max(below, 0), 6) / 6
    if does == EDGE:
        return losing - min(max(below - COUNT[effect], 0), 6) / 6
    return losing - losing * losing if does == TWO_DICE else losing
