"""What cards come to, counted once more: by the rules of the game, from what its journal says.

The worlds are those that were tried, and what everybody plays in them is what habit says. What that
comes to is read in the journal of a table at which the cards are played.
"""

from collections.abc import Sequence
from typing import NamedTuple

from houle.bots.reasons import AHEAD, Reason
from houle.games.sea_change import SeaPublic
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.habits import usual
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.searcher import believed
from houle.games.sea_change.bots.sight import SeaKnowledge, Sight
from houle.games.sea_change.components import SEA
from houle.games.sea_change.moves import SeaMove
from houle.games.sea_change.rules import MOVES
from houle.games.sea_change.words import Fate, Happening
from houle.kernel import (
    Card,
    Fact,
    Happened,
    Place,
    QuickChance,
    ScriptedChance,
    Seat,
    TrackedTable,
    Who,
    empty_table,
)
from houle.kernel.steps import RawMove, RawStep

CHOSEN = 2
"""So many of the own last cards are the best there are, and not those of habit."""
LOST_ALONE = 20
"""How many points less a round is worth alone that does not bring the victory point."""


class Recounted(NamedTuple):
    """What a card came to in one world."""

    worth: int
    fates: frozenset[Fate]


class Line:
    """A round played on at a table with a journal, all of whose pages are kept."""

    def __init__(self, sight: Sight, scene: Scene, told: Sequence[RawStep] = ()) -> None:
        self.sight = sight
        self.scene = scene
        self.told = list(told)

    def after(self, seat: Seat, place: Place) -> "Line":
        """What follows when a seat plays the card at this place of its hand."""
        table = _noted(self.scene)
        assert self.sight.game.attempt(table, seat, MOVES[place], ScriptedChance()) is None
        steps = table.journal or []
        left = self.scene.left.copy()
        for step in steps:
            if isinstance(step, RawMove) and step.target == self.sight.seating.trick:
                left.remove(step.card)
        return Line(self.sight, Scene(self.sight.game, table, left), [*self.told, *steps])

    def end(self) -> "Line":
        """The end of the round."""
        line, me = self, self.sight.seat
        while line.scene.table.public.ended is None:
            seat = line.scene.table.public.turn
            if seat == me and len(line.scene.hand(me)) <= CHOSEN:
                ends = [line.after(me, place).end() for place in line.scene.playable(me)]
                return max(ends, key=lambda end: end.came().worth)
            line = line.after(seat, usual(line.scene, GREEDY, seat))
        return line

    def came(self) -> Recounted:
        """What the journal says of the own side."""
        won = [(player in self._ours(), cards) for player, cards in self._tricks()]
        points, victory = self._scored()
        fates = {
            Fate.VICTORY: victory,
            Fate.NO_EIGHT: bool(self._happened(Happening.NO_EIGHT)),
            Fate.ZERO: any(
                facts["who"] in self._ours() for facts in self._happened(Happening.TRUMP_ZERO)
            ),
            Fate.EIGHT: not self.sight.seating.solo
            and any(ours and 8 in [SEA[card][1] for card in cards] for ours, cards in won),
            Fate.TRICK: won[0][0],
        }
        alone = LOST_ALONE if self.sight.seating.solo and victory else 0
        return Recounted(points + alone, frozenset(fate for fate, true in fates.items() if true))

    def _ours(self) -> list[Fact]:
        return [Who(member) for member in self.sight.seating.sides[self.sight.side]]

    def _happened(self, name: Happening) -> list[dict[str, Fact]]:
        return [
            dict(step.facts)
            for step in self.told
            if isinstance(step, Happened) and step.name == name
        ]

    def _scored(self) -> tuple[int, bool]:
        """The own points, and whether there is a victory point for them."""
        if self.sight.game.in_teams:
            side: tuple[str, Fact] = ("team", self.sight.side + 1)
            scored, victory = Happening.TEAM_SCORED, Happening.TEAM_VICTORY
        else:
            side = ("who", self._ours()[0])
            scored, victory = Happening.SCORED, Happening.VICTORY
        points = next(facts["points"] for facts in self._happened(scored) if side in facts.items())
        assert isinstance(points, int)
        return points, any(side in facts.items() for facts in self._happened(victory))

    def _tricks(self) -> list[tuple[Fact, list[Card]]]:
        """Who took each trick from now on, and which cards."""
        trick = self.sight.seating.trick
        lying = self.sight.scene.table.zones[trick][:]
        found = []
        for step in self.told:
            if isinstance(step, RawMove) and step.target == trick:
                lying.append(step.card)
            elif isinstance(step, Happened) and step.name == Happening.TOOK:
                found.append((step.facts["who"], lying))
                lying = []
        return found


def recount(known: SeaKnowledge, move: SeaMove, worlds: int) -> list[Recounted]:
    """What a move comes to in the worlds that are weighed."""
    sight = Sight(known)
    beliefs = believed(sight, QuickChance(0), explains=True)
    tried = [Line(sight, beliefs.next_world(sight.scene)) for _ in range(worlds)]
    return [line.after(sight.seat, move.place).end().came() for line in tried]


def numbers(
    reason: Reason, own: Sequence[Recounted], other: Sequence[Recounted]
) -> tuple[int, int]:
    """The two that a reason must say of these moves."""
    if reason.fate == AHEAD:
        gaps = [one.worth - another.worth for one, another in zip(own, other, strict=True)]
        return sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    one, another = (sum(reason.fate in each.fates for each in came) for came in (own, other))
    return one, another


def _noted(scene: Scene) -> TrackedTable[SeaPublic]:
    """A table with the cards of a scene, and a journal."""
    table = empty_table(scene.game.layout, scene.table.public.__copy__())
    for zone, cards in enumerate(scene.table.zones):
        table.put(zone, cards)
    return table
