"""The best choice with open hands: what a coach would say who sees everything but what is to come.

The coach knows all hands and which cards are unseen, but neither the order of the pile nor which
cards lie face down before Vaimiti. It imagines that, and tries each choice in the same worlds,
until one is ahead of the others or none of them can be told apart.
"""

from math import sqrt
from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, Patience
from houle.bots.wave.playout import best_possible, worth
from houle.bots.wave.position import SURF_COUNT, Position, choices, code_of, position_of
from houle.games.wave.moves import WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import WavePublic
from houle.kernel import Card, Chance, Seat, Table


class Effort(NamedTuple):
    """How hard the coach thinks."""

    playouts: int
    """How many games are played in the head at most, while cards are unseen."""
    nodes: int
    """How far the end of each of them is searched."""
    end_nodes: int
    """How far the end is searched for each choice when nothing is unseen any more."""


EFFORT: Final = Effort(playouts=400, nodes=600, end_nodes=100_000)

FEWEST_WORLDS: Final = 16
BETWEEN_LOOKS: Final = 8
"""How many worlds are tried before choices are given up for the first time, and then again."""

SURE: Final = 2.2
"""A choice is given up if it is behind by so many standard errors of the difference."""

SAFE: Final = 32
"""A choice that did perfectly in all of so many worlds is good enough."""


class Verdict(NamedTuple):
    """A choice, and what it promises."""

    choice: int
    worth: float | None
    """About the chance to win, in Nazaré minus the number of cards face down; nothing if it was
    not weighed, because there is no other choice or no time."""


def hint(
    game: Wave,
    table: Table[WavePublic],
    seat: Seat,
    chance: Chance,
    effort: Effort = EFFORT,
    patience: Patience = ENDLESS,
) -> tuple[WaveMove, float | None]:
    """The best move of a seat that the game waits for, and what it promises; see `Verdict`."""
    verdict = best_choice(position_of(game, table), chance, effort, patience)
    for move in game.moves(table, seat):
        if code_of(game, table, move) == verdict.choice:
            return move, verdict.worth
    raise LookupError("the seat has proposed this already, or it is not its turn")


def best_choice(
    position: Position,
    chance: Chance,
    effort: Effort = EFFORT,
    patience: Patience = ENDLESS,
) -> Verdict:
    """The best choice of whoever is to play, with open hands."""
    candidates = choices(position)
    unseen = _Unseen(position)
    if unseen.is_sure():
        return _solved(unseen.imagined(chance), candidates, effort.end_nodes, patience)
    race = _Race(candidates, best_possible(position))
    playouts = effort.playouts
    while playouts > 0 and not race.decided() and not patience.over():
        world = unseen.imagined(chance)
        for runner in race.alive:
            race.worths[runner].append(worth(world, candidates[runner], effort.nodes))
        playouts -= len(race.alive)
        race.worlds += 1
        if race.worlds >= FEWEST_WORLDS and race.worlds % BETWEEN_LOOKS == 0:
            race.give_up_the_hopeless()
    leader = race.leader()
    return Verdict(candidates[leader], race.mean(leader))


def _solved(world: Position, candidates: list[int], nodes: int, patience: Patience) -> Verdict:
    """Nothing is unseen: the first choice that wins, else the one that leaves least."""
    perfect = best_possible(world)
    best = candidates[0]
    most = -float(SURF_COUNT)
    for choice in candidates:
        found = worth(world, choice, nodes)
        if found > most:
            best, most = choice, found
        if found == perfect or patience.over():
            break
    return Verdict(best, most)


class _Unseen:
    """A position without what nobody sees: of that it keeps only which cards there are."""

    def __init__(self, position: Position) -> None:
        cards = sorted(position.pile + position.hidden)
        self._surf: list[Card] = [card for card in cards if card < SURF_COUNT]
        self._tides: list[Card] = cards[len(self._surf) :]
        self._face_down: int = len(position.hidden)
        self._seen = position.copy()
        self._seen.pile = []
        self._seen.hidden = []

    def is_sure(self) -> bool:
        """Whether there is but one world."""
        return len(self._surf) + len(self._tides) <= 1

    def imagined(self, chance: Chance) -> Position:
        """A world that could be the real one."""
        surf = self._surf[:]
        chance.shuffle(surf)
        world = self._seen.copy()
        world.hidden = surf[: self._face_down]
        world.pile = surf[self._face_down :] + self._tides
        if self._tides:
            chance.shuffle(world.pile)
        return world


class _Race:
    """Choices tried in the same worlds; `alive` are those that are still tried."""

    def __init__(self, candidates: list[int], perfect: float) -> None:
        self._perfect: float = perfect
        self.alive: list[int] = list(range(len(candidates)))
        self.worths: list[list[float]] = [[] for _ in candidates]
        self.worlds: int = 0

    def leader(self) -> int:
        """The best so far; of equals the first."""
        return max(self.alive, key=lambda runner: sum(self.worths[runner]))

    def mean(self, runner: int) -> float | None:
        """What a choice was worth on average, if it was tried."""
        return sum(self.worths[runner]) / self.worlds if self.worlds else None

    def decided(self) -> bool:
        """Whether more worlds would change little."""
        if len(self.alive) == 1:
            return True
        if self.worlds < SAFE or self.worlds % BETWEEN_LOOKS:
            return False
        return all(found == self._perfect for found in self.worths[self.leader()])

    def give_up_the_hopeless(self) -> None:
        """Keep the leader and those that may yet be better."""
        leader = self.leader()
        ahead = self.worths[leader]
        self.alive = [
            runner
            for runner in self.alive
            if runner == leader or not _clearly_behind(self.worths[runner], ahead)
        ]


def _clearly_behind(worths: list[float], ahead: list[float]) -> bool:
    count = len(worths)
    total = 0.0
    squares = 0.0
    for place in range(count):
        gap = ahead[place] - worths[place]
        total += gap
        squares += gap * gap
    mean = total / count
    spread = max(0.0, squares / count - mean * mean)
    return mean > SURE * sqrt(spread / count)
