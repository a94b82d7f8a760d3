"""How likely each seat wins a position in which a turn begins: fitted to games played out.

What a seat has is a list of traits, each of which weighs something; the weights of all that a
side has are summed, and the sides' chances are as the exponentials of these sums.
"""

from math import exp
from typing import Final

from houle.games.vague_et_attaque.bots.policy.outlook import Outlook
from houle.games.vague_et_attaque.bots.policy.style import OF_SHIP, PLAIN
from houle.games.vague_et_attaque.bots.simulator.position import (
    SKIP_BITS,
    Position,
    hand_size,
    validated_by,
)
from houle.games.vague_et_attaque.bots.simulator.printed import HOUSE, MOORING
from houle.games.vague_et_attaque.bots.weights import WEIGHTS as _WEIGHTS

WEIGHTS: Final[list[float]] = list(_WEIGHTS)
PLACES: Final = 0
"""By what is still needed to win, how far a place has come, and what is in hand for it."""
SHIP_TRAITS: Final = 72
TEMPO: Final = 87
"""By what is still needed and how many turns come before one's own."""
READY: Final = 102
"""The same, with a place that can be validated at once."""
SPARES: Final = 117
GOLDS: Final = 119
ARTEFACTS: Final = 128
SKIPS: Final = 133
PROTECTED: Final = 135
OPEN: Final = 136
HELD: Final = 143
TRAITS: Final = 151
STATES: Final[list[int]] = [0, 1, 3, 0, 0, 2, 4, 0]
"""How far a place has come, by its slot."""
_golds = [card for card in range(len(HOUSE.gold)) if HOUSE.gold[card]]
GOLD_RANK: Final[list[int]] = [
    _golds.index(card) if card in _golds else 0 for card in range(len(HOUSE.gold))
]


def traits_of(at: Position, seat: int) -> list[int]:
    """What a seat has, as numbers of traits; some may be there more than once."""
    ground = at.ground
    outlook = Outlook(at, seat, PLAIN)
    need = min(max(ground.needed - validated_by(at, seat), 1), 3) - 1
    distance = (seat - at.turn) % ground.seats
    found = [TEMPO + need * 5 + distance]
    ready = False
    own = 0
    for number in range(len(outlook.names)):
        added, slot = outlook.added[number], outlook.slots[number]
        before = (slot & 3) - added
        if slot & 3 == 3 and before == 2 and outlook.factors[number] == 1.0:
            ready = True
        # a souvenir in hand may be the dedicated one: only the count before matters then
        state = STATES[before | slot & 4] if before else 0
        if slot >= OF_SHIP:
            found.append(SHIP_TRAITS + state * 3 + min(added, 2))
            continue
        own += 1
        if outlook.factors[number] < 1.0:
            state = 5
        found.append(PLACES + (need * 6 + state) * 4 + added)
    if ready:
        found.append(READY + need * 5 + distance)
    found += [SPARES if HOUSE.dedicated[souvenir] else SPARES + 1 for souvenir in outlook.spare]
    found += [GOLDS + GOLD_RANK[gold] for gold in at.zones[ground.golds[seat]]]
    found.append(ARTEFACTS + at.zones[ground.artefacts[seat]][0])
    skips = at.skips[seat]
    if skips >> MOORING * SKIP_BITS:
        found.append(SKIPS)
    if skips & (1 << MOORING * SKIP_BITS) - 1:
        found.append(SKIPS + 1)
    if at.protected >> seat & 1:
        found.append(PROTECTED)
    found.append(OPEN + min(own, 6))
    found.append(HELD + min(hand_size(at, seat), 7))
    return found


def chances(at: Position) -> list[float]:
    """What part of the victory each seat can expect."""
    ground = at.ground
    scores = [0.0] * ground.seats
    for seat in range(ground.seats):
        score = 0.0
        for trait in traits_of(at, seat):
            score += WEIGHTS[trait]
        for mate in ground.sides[seat]:
            scores[mate] += score
    total = 0.0
    for seat in range(ground.seats):
        scores[seat] = exp(scores[seat])
        total += scores[seat]
    sides = len(ground.sides[0])
    return [sides * score / total for score in scores]
