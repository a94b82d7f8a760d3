"""Which card does best in the worlds that may be: flat Monte Carlo with halving, all in one loop.

The scheme is the one of `houle.bots.search`, written out so that it can be compiled.
"""

from typing import final

from houle.bots.bot import Patience
from houle.games.sea_change.bots.beliefs import Beliefs
from houle.games.sea_change.bots.habits import Glance, Habit, usual
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.state import SeaPublic
from houle.kernel import Place, Seat


@final
class Aim:
    """What somebody plays for: points, and to have the most of them."""

    def __init__(self, side: int, *, victory: float) -> None:
        self.side = side
        self.victory = victory

    def reached(self, public: SeaPublic) -> float:
        """What the end of a round is worth."""
        score = public.score
        if score is None:
            raise LookupError("a round without a score")
        worth = float(score.points[self.side])
        if self.victory and self.side in score.victors:
            worth += self.victory
        return worth


def best_card(
    seen: Scene,
    beliefs: Beliefs,
    habit: Habit,
    aim: Aim,
    playouts: int,
    ending: int,
    patience: Patience,
) -> Place:
    """The card that is worth most on average; of equals, the one that habit prefers.

    In the last tricks, so many as `ending` says, the player does not follow habit any more but does
    what is best against it.
    """
    me = seen.table.public.turn
    places = _by_habit(seen, habit, me)
    alive = list(range(len(places)))
    sums = [0.0] * len(places)
    rounds = (len(places) - 1).bit_length()
    for halving in range(rounds):
        worlds = max(1, playouts // (rounds - halving) // len(alive))
        for _ in range(worlds):
            if patience.over():
                break
            world = beliefs.next_world(seen)
            for one in alive:
                tried = world.copy()
                tried.lay(me, places[one])
                sums[one] += outcome(tried, habit, aim, me, ending)
        playouts -= worlds * len(alive)
        ranked = sorted([(-sums[one], one) for one in alive])
        alive = [one for _, one in ranked[: (len(alive) + 1) // 2]]
    return places[alive[0]]


def _by_habit(seen: Scene, habit: Habit, me: Seat) -> list[Place]:
    glance, hand = Glance(seen, habit, me), seen.hand(me)
    others = glance.left.without(hand)
    ranked = sorted(
        [(-glance.worth(hand[place], others), hand[place], place) for place in glance.places(hand)]
    )
    return [place for _, _, place in ranked]


def outcome(scene: Scene, habit: Habit, aim: Aim, me: Seat, ending: int) -> float:
    """What a round is worth that is played to its end."""
    return aim.reached(played_out(scene, habit, aim, me, ending).table.public)


def finish_trick(scene: Scene, habit: Habit) -> None:
    """After one's own card: the others add theirs by habit. Alone, the AI has done so (S-51)."""
    seating = scene.game.seating
    trick = scene.table.zones[seating.trick]
    while trick and not seating.solo:
        seat = scene.table.public.turn
        scene.lay(seat, usual(scene, habit, seat))


def played_out(scene: Scene, habit: Habit, aim: Aim, me: Seat, ending: int) -> Scene:
    """The end of the round: all play on by habit, but the own cards are chosen in the end."""
    public = scene.table.public
    while public.ended is None:
        seat = public.turn
        if seat == me and len(scene.hand(me)) <= ending:
            return _best_end(scene, habit, aim, me, ending)
        scene.lay(seat, usual(scene, habit, seat))
    return scene


def _best_end(scene: Scene, habit: Habit, aim: Aim, me: Seat, ending: int) -> Scene:
    places = scene.playable(me)
    if len(places) == 1:
        scene.lay(me, places[0])
        return played_out(scene, habit, aim, me, ending)
    best = scene
    most = -1000.0
    for place in places:
        tried = scene.copy()
        tried.lay(me, place)
        end = played_out(tried, habit, aim, me, ending)
        found = aim.reached(end.table.public)
        if found > most:
            best = end
            most = found
    return best
