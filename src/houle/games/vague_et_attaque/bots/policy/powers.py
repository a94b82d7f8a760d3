"""What it is worth to use an artefact now: what it gives, less what it costs."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.duel_values import FULL_HAND, OVERFULL, best_duel
from houle.games.vague_et_attaque.bots.policy.effect_values import EFFECT_WORTH
from houle.games.vague_et_attaque.bots.policy.outlook import Outlook
from houle.games.vague_et_attaque.bots.policy.printed import (
    ANY,
    COUNT,
    DISCARD,
    DOES,
    DRAW,
    DUEL_NOW,
    EITHER,
    GAMBLE,
    KEEP,
    LOOK,
    ME,
    ONE,
    OTHER,
    PLACE,
    RECOVER,
    SKIP_PHASE,
    SOUVENIR,
    WHAT,
    WHO,
)
from houle.games.vague_et_attaque.bots.policy.scene import Scene
from houle.games.vague_et_attaque.drawing import hand_size

PHASES: Final[list[float]] = [0.7, 0.8, 1.3]
"""What a phase is worth that has to be passed."""
BETTER: Final = 0.3
"""How much more the best of several is worth, for each one more to choose from."""
SIDES: Final = 6


def worth_of_power(at: Scene, outlook: Outlook, effects: list[int]) -> float:
    """What all effects of a power are worth together."""
    worth = 0.0
    for effect in effects:
        worth += _worth(at, outlook, effect)
    return worth


def _worth(at: Scene, outlook: Outlook, effect: int) -> float:
    does, count = DOES[effect], COUNT[effect]
    if does == GAMBLE:
        won = (SIDES + 1 - count) / SIDES
        win = worth_of_power(at, outlook, ONE[effect])
        return won * win + (1 - won) * worth_of_power(at, outlook, OTHER[effect])
    if does == EITHER:
        one = worth_of_power(at, outlook, ONE[effect])
        return max(one, worth_of_power(at, outlook, OTHER[effect]))
    if does == DUEL_NOW:
        return best_duel(at, outlook)
    if does == RECOVER and WHAT[effect] == SOUVENIR:
        return best_discarded(at, outlook)
    if does == LOOK:
        keep = KEEP[effect]
        return keep * _drawn(outlook, WHAT[effect]) * (1 + BETTER * (count - keep))
    return _worth_for_me(at, outlook, effect) if WHO[effect] == ME else EFFECT_WORTH[effect]


def best_discarded(at: Scene, outlook: Outlook) -> float:
    """What the best souvenir of the discard pile would be worth in hand."""
    most = 0.0
    for souvenir in at.zones[at.seating.souvenir_discard]:
        most = max(most, outlook.gain(souvenir))
    return most


def _worth_for_me(at: Scene, outlook: Outlook, effect: int) -> float:
    does, count = DOES[effect], COUNT[effect]
    if does == DRAW:
        return count * _drawn(outlook, WHAT[effect])
    if does == DISCARD:
        return -_cheapest(at, outlook, WHAT[effect], count)
    if does == SKIP_PHASE:
        return -PHASES[WHAT[effect]]
    return EFFECT_WORTH[effect]


def _drawn(outlook: Outlook, stock: int) -> float:
    return outlook.place_draw_gain() if stock == PLACE else outlook.draw_gain()


def _cheapest(at: Scene, outlook: Outlook, what: int, count: int) -> float:
    """What the cheapest so many cards of the hand are missed for, of all or of one kind."""
    seating, seat = at.seating, outlook.seat
    losses = outlook.losses[:] if what != PLACE else []
    if what != SOUVENIR:
        for place in at.zones[seating.places[seat]]:
            losses.append(outlook.place_loss(place))
    if what == ANY:
        for _ in at.zones[seating.golds[seat]]:
            losses.append(outlook.style.gold)
    losses.sort()
    too_many = hand_size(at.game, at.table, seat) - FULL_HAND
    cost = 0.0
    for number in range(min(count, len(losses))):
        cost += min(losses[number], OVERFULL) if number < too_many else losses[number]
    return cost
