"""Who plays Flotsam: somebody who lays what matches, at every level. And why."""

from typing import TypeAlias

from houle.bots.bot import ENDLESS, Patience, Roster, Silent
from houle.bots.levels import Level
from houle.bots.reasons import AnyKnowledge, Came, Reasons
from houle.bots.rules_of import rules_of
from houle.kernel import Chance, Knowledge, Table, Worlds
from tests.samples.flotsam.words import (
    Fate,
    FlotsamMove,
    FlotsamOptions,
    FlotsamPublic,
    Lay,
    colour,
)

Known: TypeAlias = Knowledge[FlotsamPublic, FlotsamMove, FlotsamOptions]


class Greedy(Silent):
    """Lays a card of the uppermost colour if there is one, and else anything."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: Known) -> FlotsamMove:
        view = known.view
        uppermost = view.zone("heap")[-1]
        hand = view.zone("hand", int(view.viewer))
        matching = [
            move
            for move in view.moves
            if isinstance(move, Lay) and colour(hand[move.place] or 0) == colour(uppermost or 0)
        ]
        best = matching or view.moves
        return best[self._chance.below(len(best))]


BOTS: Roster = dict.fromkeys((*Level, "greedy"), Greedy)


class LayTrial:
    """Plays on by chance, and counts points."""

    def __init__(self, known: AnyKnowledge, chance: Chance) -> None:
        self._game = rules_of(known.view)
        self._seat = int(known.view.viewer)
        self._worlds = Worlds(self._game, known)
        self._chance = chance

    def imagine(self) -> Table[FlotsamPublic]:
        """A world that could be the real one."""
        return self._worlds.draw(self._chance)

    def comes_of(self, world: Table[FlotsamPublic], move: FlotsamMove) -> Came:
        """What a move comes to in it."""
        game, seat = self._game, self._seat
        table: Table[FlotsamPublic] = world.copy()
        before = table.public.points[seat]
        game.play(table, seat, move, self._chance)
        fates = {Fate.POINT} if table.public.points[seat] > before else set()
        if not table.zones[game.hands[seat]]:
            fates.add(Fate.BARE)
        while to_act := game.to_act(table):
            moves = game.moves(table, to_act[0])
            game.play(table, to_act[0], moves[self._chance.below(len(moves))], self._chance)
        if seat in game.outcome(table).winners:
            fates.add(Fate.WON)
        return Came(table.public.points[seat], frozenset(fates))


REASONS = Reasons(Fate, frozenset({Fate.BARE}), LayTrial)
