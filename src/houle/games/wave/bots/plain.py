"""Fingers that mean what they say, for tables with people: "play this", "keep this".

"Play" stands on the card that is the best for the team by what the pointer sees, if what the owner
would do otherwise is no better; "keep" on one that would hurt. A finger that was right stays until
it is clearly wrong, and where only one thing can be done none is put.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from houle.bots.bot import Patience
from houle.games.wave.bots.beliefs import Beliefs
from houle.games.wave.bots.care import Care
from houle.games.wave.bots.memory import Memory
from houle.games.wave.bots.playout import worth
from houle.games.wave.bots.sight import Sight, WaveKnowledge
from houle.games.wave.moves import Advice, Discard, Point, Side, Unpoint, WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import Place, QuickChance, Seat, Table, ZoneId

MOST_WORLDS: Final = 60
"""So many worlds are imagined at most for one piece of advice."""
ABOUT_EVEN: Final = 0.02
"""A card that is so little worse than what would be done otherwise is still good to play."""
HURTS: Final = 0.05
"""A card that is so much worse than the best choice is to be kept."""
STEADY: Final = 0.02
"""A finger that stands stays if it is wrong by no more than so much."""

Fingers = Mapping[Place, Advice]


class _Weighed(NamedTuple):
    """What may become of the turn of somebody else, on average."""

    outward: dict[Place, float]
    """What each outward card that fits is worth."""
    otherwise: float | None
    """What would be played without a finger is worth: somewhere between the hardest inward card and
    the best; nothing if none of them can fit."""


def next_advice(
    game: Wave, known: WaveKnowledge, care: Care, patience: Patience
) -> WaveMove | None:
    """The next finger on a card of whoever is to play that is not as it should be."""
    view = known.view
    viewer, owner = int(view.viewer), view.public.turn
    if owner >= view.seats or owner == viewer:
        return None
    standing = {
        pointing.place: pointing.advice
        for pointing in view.public.pointing
        if (pointing.pointer, pointing.owner) == (viewer, owner)
    }
    fits = Sight(view).fits
    row = view.zone("outward", owner)
    fitting = [place for place, card in enumerate(row) if card is not None and fits >> card & 1]
    wanted: dict[Place, Advice] = {}
    if fitting:
        wanted = _wanted(_weigh(game, known, owner, fitting, care, patience), standing)
    for place in range(len(row)):
        if place not in fitting:
            _of_a_misfit(wanted, standing, place, shown=not game.unlit)
    for place in standing:
        if place not in wanted:
            return Unpoint(owner, place)
    for place, advice in wanted.items():
        if standing.get(place) is not advice:
            return Point(owner, place, advice)
    return None


def _of_a_misfit(
    wanted: dict[Place, Advice], standing: Fingers, place: Place, *, shown: bool
) -> None:
    """A card that cannot be played: it must be kept, which needs saying where nothing shows it."""
    if not shown or standing.get(place) is Advice.KEEP:
        wanted[place] = Advice.KEEP


def _wanted(weighed: _Weighed, standing: Fingers) -> dict[Place, Advice]:
    """The fingers on cards that fit."""
    outward, otherwise = weighed
    if otherwise is None and len(outward) == 1:
        return {}
    steady = {
        place: found + STEADY * (standing.get(place) is Advice.PLAY)
        for place, found in outward.items()
    }
    best = max(steady, key=lambda place: steady[place])
    most = max(outward.values()) if otherwise is None else max(*outward.values(), otherwise)
    wanted: dict[Place, Advice] = {}
    for place, found in outward.items():
        kept = STEADY * (standing.get(place) is Advice.KEEP)
        if place == best and (otherwise is None or steady[place] >= otherwise - ABOUT_EVEN):
            wanted[place] = Advice.PLAY
        elif found < most - HURTS + kept:
            wanted[place] = Advice.KEEP
    return wanted


def _weigh(
    game: Wave,
    known: WaveKnowledge,
    owner: Seat,
    fitting: list[Place],
    care: Care,
    patience: Patience,
) -> _Weighed:
    """What the cards that fit are worth in the same worlds, one at least.

    Chance is the same as long as no card is laid, so that a bot that is asked again after each
    finger does not waver.
    """
    view = known.view
    people = mask_of_people(known)
    chance = QuickChance(f"{view.viewer} {view.zone('discard')} {view.public.face_down}")
    worlds = Beliefs(game, known, Memory(game, known), chance).worlds
    inward: ZoneId = game.seating.inward[owner]
    sums = dict.fromkeys(fitting, 0.0)
    otherwise, free, tried = 0.0, 0, 0
    sight = Sight(view)

    def gain(world: Table[WavePublic], side: Side, place: Place) -> float:
        return worth(game, world, Discard(side, place), care.nodes, people)

    while tried < min(MOST_WORLDS, care.playouts) and not (tried and patience.over()):
        world = worlds.next_world()
        tried += 1
        outward = {place: gain(world, Side.OUTWARD, place) for place in fitting}
        for place, found in outward.items():
            sums[place] += found
        own = [
            (sight.hardness[card], -place)
            for place, card in enumerate(world.zones[inward])
            if sight.fits >> card & 1
        ]
        if own:
            free += 1
            gains = {place: gain(world, Side.INWARD, -place) for _, place in own}
            otherwise += (gains[max(own)[1]] + max(gains.values())) / 2
        else:
            otherwise += sum(outward.values()) / len(outward)
    means = {place: found / tried for place, found in sums.items()}
    return _Weighed(means, otherwise / tried if free else None)


def mask_of_people(known: WaveKnowledge) -> int:
    """The seats of people, a bit each; whoever thinks is none of them."""
    return sum(1 << seat for seat in known.people if seat != known.view.viewer)
