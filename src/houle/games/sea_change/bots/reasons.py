"""What comes of a card, counted in rounds as the expert imagines them."""

from typing import Final

from houle.bots.reasons import AnyKnowledge, Came, Reasons
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.searcher import EXPERTLY, aim_of, believed
from houle.games.sea_change.bots.sight import Sight
from houle.games.sea_change.bots.thinking import finish_trick, played_out
from houle.games.sea_change.components import EIGHT, VALUE_OF, sea
from houle.games.sea_change.moves import SeaMove
from houle.games.sea_change.scoring import cards_taken
from houle.games.sea_change.words import Fate
from houle.kernel import Card, Chance


class SeaTrial:
    """Cards tried in the expert's worlds, and the rounds played on as in its search."""

    def __init__(self, known: AnyKnowledge, chance: Chance) -> None:
        sight = Sight(known)
        self._scene = sight.scene
        self._seat, self._side = sight.seat, sight.side
        self._aim = aim_of(sight)
        self._beliefs = believed(sight, chance, explains=EXPERTLY.explains)
        self._had = won(sight.scene, sight.side)

    def imagine(self) -> Scene:
        """A world that could be the real one."""
        return self._beliefs.next_world(self._scene)

    def comes_of(self, world: Scene, move: SeaMove) -> Came:
        """What a card comes to in it."""
        scene = world.copy()
        scene.lay(self._seat, move.place)
        finish_trick(scene, GREEDY)
        fates = of_the_trick(scene, self._side, self._had)
        end = played_out(scene, GREEDY, self._aim, self._seat, EXPERTLY.ending)
        fates |= of_the_round(end, self._side, self._had)
        return Came(self._aim.reached(end.table.public), fates)


def of_the_trick(scene: Scene, side: int, had: frozenset[Card]) -> frozenset[str]:
    """What a trick came to that is complete, for a side that had these cards before it."""
    return frozenset({Fate.TRICK} if won(scene, side) > had else ())


def of_the_round(end: Scene, side: int, had: frozenset[Card]) -> frozenset[str]:
    """What a round came to that is over."""
    score = end.table.public.score
    if score is None:
        raise LookupError("a round without a score")
    taken = won(end, side)
    solo = end.game.seating.solo
    fates: set[str] = set()
    if side in score.victors:
        fates.add(Fate.VICTORY)
    if score.without_eight:
        fates.add(Fate.NO_EIGHT)
    if sea(score.trump, 0) in taken:
        fates.add(Fate.ZERO)
    if not solo and any(VALUE_OF[card] == EIGHT for card in taken - had):
        fates.add(Fate.EIGHT)
    return frozenset(fates)


def won(scene: Scene, side: int) -> frozenset[Card]:
    """The cards that a side has taken so far, those of the trick just before among them."""
    game, table = scene.game, scene.table
    found = cards_taken(game, table, side)
    winner = table.public.last_winner
    if winner is not None and game.seating.side_of[winner] == side:
        found += table.zones[game.seating.last]
    return frozenset(found)


REASONS: Final = Reasons(Fate, frozenset({Fate.NO_EIGHT, Fate.EIGHT}), SeaTrial)
