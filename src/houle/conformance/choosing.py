"""Players who choose by chance, each game in one of several tempers."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from houle.conformance.scene import Scene
from houle.conformance.subject import AnyTable, Move, Subject
from houle.kernel import Chance, QuickChance, Seat

RARELY = 20
"""One in so many choices of a rare kind of move is let through."""
MOSTLY_PERCENT = 75
"""How often a player gives way to temper."""
USUAL_ASIDE_PERCENT = 12
TALKATIVE_ASIDE_PERCENT = 50
LOOKS_AHEAD = 4
"""How many moves a patient player compares."""


class Temper(Enum):
    """How players choose; an adversary's ways reach corners that a fair choice does not."""

    FAIR = "fair"
    PATIENT = "patient"
    """Mostly what leaves the most to do, so that games last."""
    FIRST = "first"
    """Mostly whatever is offered first."""
    LAST = "last"
    """Mostly whatever is offered last."""
    STUBBORN = "stubborn"
    """Mostly the kind of move that is offered least."""
    TALKATIVE = "talkative"
    """Fair, but with more asides than moves."""


TEMPERS = (*Temper, Temper.PATIENT)


class Choice(NamedTuple):
    """What somebody does next."""

    seat: Seat
    move: Move
    is_aside: bool


class Players:
    """All seats of a table, of one temper."""

    def __init__(self, subject: Subject, scene: Scene, chance: Chance) -> None:
        self._rare = subject.rare
        self._game = scene.game
        self._scene = scene
        self._chance = chance
        self._daydream = QuickChance(scene.seed)
        self._temper = TEMPERS[chance.below(len(TEMPERS))]
        talkative = self._temper is Temper.TALKATIVE
        self._aside_percent = TALKATIVE_ASIDE_PERCENT if talkative else USUAL_ASIDE_PERCENT

    def choose(self, table: AnyTable) -> Choice | None:
        """Who does what next; nobody and nothing after the end."""
        game, below = self._game, self._chance.below
        waiting = game.to_act(table)
        if not waiting:
            return None
        if below(100) < self._aside_percent:
            seat = below(game.seats)
            asides = game.asides(table, seat)
            if asides:
                return Choice(seat, self._pick(table, seat, asides), is_aside=True)
        seat = waiting[below(len(waiting))]
        moves = game.moves(table, seat)
        if not moves:
            raise self._scene.broken(f"seat {seat} is waited for and can do nothing")
        return Choice(seat, self._pick(table, seat, moves), is_aside=False)

    def _pick(self, table: AnyTable, seat: Seat, offered: Sequence[Move]) -> Move:
        below = self._chance.below
        if self._rare and below(RARELY):
            offered = [m for m in offered if not isinstance(m, self._rare)] or offered
        if len(offered) > 1 and below(100) < MOSTLY_PERCENT:
            match self._temper:
                case Temper.FIRST:
                    return offered[0]
                case Temper.LAST:
                    return offered[-1]
                case Temper.STUBBORN:
                    kinds = Counter(map(type, offered))
                    fewest = min(kinds.values())
                    offered = [move for move in offered if kinds[type(move)] == fewest]
                case Temper.PATIENT:
                    some = [offered[below(len(offered))] for _ in range(LOOKS_AHEAD)]
                    return max(some, key=lambda move: self._left_to_do(table, seat, move))
                case Temper.FAIR | Temper.TALKATIVE:
                    pass
        return offered[below(len(offered))]

    def _left_to_do(self, table: AnyTable, seat: Seat, move: Move) -> int:
        """How many moves those who are waited for will have after this one."""
        game = self._game
        trial = table.copy()
        game.play(trial, seat, move, self._daydream)
        return sum(len(game.moves(trial, waiting)) for waiting in game.to_act(trial))
