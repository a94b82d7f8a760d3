"""What comes of a move, counted in the games that the expert plays in its head."""

from typing import Final

from houle.bots.reasons import AnyKnowledge, Came, Reasons, Trial
from houle.games.wave.bots.care import EXPERT
from houle.games.wave.bots.head import do
from houle.games.wave.bots.heuristics import by_heuristic
from houle.games.wave.bots.masks import SURF_COUNT
from houle.games.wave.bots.playout import left_on, value
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.bots.team import heeded, prospects
from houle.games.wave.moves import Discard, Side, WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import Cause, WavePublic
from houle.games.wave.words import Fate
from houle.kernel import Chance, Table

FEW: Final = 2


class Surf:
    """Where a surfer tries its moves, and what may be proposed for Vaimiti."""

    def __init__(self, known: WaveKnowledge, chance: Chance) -> None:
        ahead = prospects(*heeded(known), chance)
        self._game = ahead.game
        self._worlds = ahead.worlds
        self._extras = dict(zip(known.view.moves, ahead.extras, strict=True))
        self._people = ahead.people

    def imagine(self) -> Table[WavePublic]:
        """A world that could be the real one."""
        return self._worlds.next_world()

    def comes_of(self, world: Table[WavePublic], move: WaveMove) -> Came:
        """What a move comes to in it."""
        game = self._game
        table = world.copy()
        do(game, table, move)
        fates = set()
        if is_misfit(game, world, move):
            fates.add(Fate.MISFIT)
        if self._leaves_nothing(world, table):
            fates.add(Fate.STUCK)
        left = left_on(game, table, EXPERT.nodes, self._people)
        if not left:
            fates.add(Fate.WON)
        if game.nazare and left <= FEW:
            fates.add(Fate.FEW)
        return Came(self._extras[move] + value(game, left), frozenset(fates))

    def _leaves_nothing(self, world: Table[WavePublic], after: Table[WavePublic]) -> bool:
        """Whether whoever plays next has nothing that fits."""
        game = self._game
        place = laid(game, world)
        if laid(game, after) == place:
            # After a swap, or with a card that came back, whoever is to play lays another one.
            after = after.copy()
            while after.public.ended is None and laid(game, after) == place:
                do(game, after, by_heuristic(game, after, self._people))
        following = place + 1
        if laid(game, after) > following:
            # Vaimiti had no choice (W-52), or the bend card came last (W-87).
            bend = game.virage and following == SURF_COUNT - 1
            return following in after.public.face_down and not bend
        ended = after.public.ended
        if ended is None:
            return not game.can_play(after, after.public.turn)
        return ended is Cause.BLOCKED


def laid(game: Wave, table: Table[WavePublic]) -> int:
    """How many cards were laid, either way up."""
    return len(table.zones[game.seating.discard]) + len(table.public.face_down)


def is_misfit(game: Wave, world: Table[WavePublic], move: WaveMove) -> bool:
    """Whether a card is offered that cannot be discarded."""
    if not isinstance(move, Discard) or move.side is Side.INWARD:
        return False
    card = world.zones[game.seating.outward[world.public.turn]][move.place]
    return not game.fitting(world) >> card & 1


def trial(known: AnyKnowledge, chance: Chance) -> Trial:
    """Where the moves of a seat are tried."""
    return Surf(known, chance)


REASONS: Final = Reasons(Fate, frozenset({Fate.STUCK, Fate.MISFIT}), trial)
