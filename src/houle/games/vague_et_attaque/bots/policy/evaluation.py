"""How likely each seat wins a position in which a turn begins: fitted to games played out.

What a seat has is a list of traits, each of which weighs something; the weights of all that a
side has are summed, and the sides' chances are as the exponentials of these sums.
"""

from math import exp
from typing import Final, TypeAlias, final

from houle.games.vague_et_attaque.bots.policy.outlook import Outlook
from houle.games.vague_et_attaque.bots.policy.printed import HOUSE
from houle.games.vague_et_attaque.bots.policy.scene import Scene, holdings
from houle.games.vague_et_attaque.bots.policy.style import OF_SHIP, PLAIN
from houle.games.vague_et_attaque.bots.weights import WEIGHTS as _WEIGHTS
from houle.games.vague_et_attaque.drawing import hand_size
from houle.games.vague_et_attaque.effects import Phase
from houle.kernel import Seat

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
EARLY: Final = frozenset({Phase.EXPLORATION, Phase.ENCOUNTER})
STATES: Final[list[int]] = [0, 1, 3, 0, 0, 2, 4, 0]
"""How far a place has come, by its slot."""
_golds = [card for card in range(len(HOUSE.gold)) if HOUSE.gold[card]]
GOLD_RANK: Final[list[int]] = [
    _golds.index(card) if card in _golds else 0 for card in range(len(HOUSE.gold))
]


def traits_of(at: Scene, seat: Seat) -> list[int]:
    """What a seat has, as numbers of traits; some may be there more than once."""
    game, table, public, seating = at.game, at.table, at.public, at.seating
    outlook = Outlook(at, seat, PLAIN)
    need = min(max(game.needed - outlook.validated, 1), 3) - 1
    distance = (seat - public.turn) % game.seats
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
    found += [GOLDS + GOLD_RANK[gold] for gold in at.zones[seating.golds[seat]]]
    found.append(ARTEFACTS + at.zones[seating.artefacts[seat]][0])
    skips = public.skips[seat]
    if skips:
        early = len([phase for phase in skips if phase in EARLY])
        if early < len(skips):
            found.append(SKIPS)
        if early:
            found.append(SKIPS + 1)
    if public.protected[seat]:
        found.append(PROTECTED)
    found.append(OPEN + min(own, 6))
    found.append(HELD + min(hand_size(game, table, seat), 7))
    return found


Situation: TypeAlias = tuple[tuple[int, ...], tuple[Phase, ...]]


def _situation(at: Scene, seat: Seat) -> Situation:
    """All that the traits of a seat are made of, apart from its artefact, which it keeps."""
    public = at.public
    found = holdings(at, seat)
    found += at.zones[at.seating.golds[seat]]
    found.append(public.turn)
    found.append(public.protected[seat])
    return tuple(found), public.skips[seat]


@final
class Appraiser:
    """Tells chances to win, and remembers in which situations of a game it has seen a seat.

    In most playouts of one decision, the seats whose turn it is not stay as they were.
    """

    def __init__(self) -> None:
        self._seen: dict[Situation, float] = {}

    def chances(self, at: Scene) -> list[float]:
        """What part of the victory each seat can expect."""
        game, seats = at.game, at.game.seats
        scores = [0.0] * seats
        for seat in range(seats):
            score = self._score(at, seat)
            for mate in game.side(seat):
                scores[mate] += score
        total = 0.0
        for seat in range(seats):
            scores[seat] = exp(scores[seat])
            total += scores[seat]
        sides = len(game.side(0))
        return [sides * score / total for score in scores]

    def _score(self, at: Scene, seat: Seat) -> float:
        situation = _situation(at, seat)
        score = self._seen.get(situation)
        if score is None:
            score = 0.0
            for trait in traits_of(at, seat):
                score += WEIGHTS[trait]
            self._seen[situation] = score
        return score
