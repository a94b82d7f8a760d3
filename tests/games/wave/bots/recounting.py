"""What comes of moves, told by tables on which they are played to the end by the rules."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from houle.bots.reasons import AHEAD, Reason, Reasons, weigh
from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots.care import EXPERT
from houle.games.wave.bots.head import do
from houle.games.wave.bots.heuristics import by_heuristic
from houle.games.wave.bots.nazare_search import fewest_sunk
from houle.games.wave.bots.playout import worth
from houle.games.wave.bots.reasons import REASONS
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.bots.solver import Solver
from houle.games.wave.bots.team import heeded, prospects
from houle.games.wave.moves import Discard, Swap, WaveMove
from houle.games.wave.state import Cause
from houle.kernel import Card, QuickChance, Seat, Table

AMPLE = 20 * EXPERT.nodes
"""Whoever goes a way that was found need not search for it as long again."""


class Halting(Wave):
    """WAVE in which nothing happens by itself when a turn begins, so one sees whose it is."""

    def _begin_turn(self, table: Table[WavePublic], turn: int) -> None:
        pass


class Recounted(NamedTuple):
    """What came of a move in one world, found a second time."""

    worth: float
    fates: frozenset[str]


class Mistake(NamedTuple):
    """What was counted, and what is true."""

    move: WaveMove
    counted: frozenset[str]
    true: frozenset[str]


def recount(known: WaveKnowledge, move: WaveMove, worlds: int, seed: int = 0) -> list[Recounted]:
    """What comes of a move in so many worlds, drawn as they are for a reason."""
    game, sampler, extras, people = prospects(*heeded(known), QuickChance(seed))
    extra = extras[known.view.moves.index(move)]
    found = []
    for _ in range(worlds):
        world = sampler.next_world()
        counted = extra + worth(game, world, move, EXPERT.nodes, people)
        found.append(Recounted(counted, fates(game, world, move, people)))
    return found


def numbers(known: WaveKnowledge, move: WaveMove, reason: Reason) -> tuple[int, int]:
    """The two numbers of a reason, counted again."""
    own, other = (recount(known, one, reason.of) for one in (move, reason.other))
    if reason.fate == AHEAD:
        pairs = list(zip(own, other, strict=True))
        return sum(a.worth > b.worth for a, b in pairs), sum(a.worth < b.worth for a, b in pairs)
    counts = [sum(reason.fate in each.fates for each in row) for row in (own, other)]
    return counts[0], counts[1]


def mistakes(known: WaveKnowledge, worlds: int, reasons: Reasons = REASONS) -> list[Mistake]:
    """Where what was counted for a reason is not what is found again."""
    return [
        Mistake(each.move, counted.fates, again.fates)
        for each in weigh(known, reasons, worlds=worlds)
        for counted, again in zip(each.came, recount(known, each.move, len(each.came)), strict=True)
        if tuple(counted) != tuple(again)
    ]


def fates(game: Wave, world: Table[WavePublic], move: WaveMove, people: int) -> frozenset[str]:
    """What comes of a move in a world."""
    told = {
        "misfit": is_misfit(game, world, move),
        "stuck": leaves_nothing(game, world, move, people),
    }
    left = left_over(game, world, move, people)
    if left is not None:
        told["won"] = left == 0
        told["few"] = game.nazare and left <= 2
    return frozenset(fate for fate, true in told.items() if true)


def lit(game: Wave) -> Wave:
    """The same game where it is shown what fits, so that nothing else is offered (W-27)."""
    shown = msgspec.structs.replace(game.options, strict=False, open_mistakes=False)
    return Wave(game.seats, shown)


def is_misfit(game: Wave, world: Table[WavePublic], move: WaveMove) -> bool:
    offered = lit(game).moves(world, world.public.turn) if isinstance(move, Discard) else [move]
    return move not in offered


def leaves_nothing(game: Wave, world: Table[WavePublic], move: WaveMove, people: int) -> bool:
    """Whether the hand that comes after this one can discard nothing."""
    halting = Halting(game.seats, game.options)
    table = world.copy()
    do(halting, table, move)
    while table.public.ended is None and laid(game, table) == laid(game, world):
        do(halting, table, by_heuristic(halting, table, people))
    if table.public.ended is not None:
        return table.public.ended is Cause.BLOCKED
    turn = table.public.turn
    if turn == game.seats:
        return all(candidate.face_down for candidate in game.candidates(table))
    return not any(isinstance(one, Discard) for one in lit(game).moves(table, turn))


def laid(game: Wave, table: Table[WavePublic]) -> set[Card]:
    """The cards in the middle."""
    return {
        card
        for zone, cards in zip(game.layout.zones, table.zones, strict=True)
        for card in cards
        if zone.name in {"discard", "depths"}
    }


def left_over(game: Wave, world: Table[WavePublic], move: WaveMove, people: int) -> int | None:
    """How many cards are left after this move; nothing if a search of the end finds no win."""
    table = world.copy()
    do(game, table, move)
    pile = table.zones[game.seating.pile]
    while table.public.ended is None and (pile or table.public.taken):
        do(game, table, by_heuristic(game, table, people))
    if table.public.ended is not None:
        return game.left_over(table)
    if game.nazare:
        fewest = fewest_sunk(game, table, EXPERT.nodes)
        end = arrived(game, table, lambda later, nodes: fewest_sunk(game, later, nodes) <= fewest)
        assert game.left_over(end) <= fewest  # a longer search may do better
        return fewest
    if Solver(game, table, EXPERT.nodes, people).can_win():
        end = arrived(game, table, lambda later, nodes: can_be_won(game, later, nodes, people))
        return game.left_over(end)
    return None


def can_be_won(game: Wave, table: Table[WavePublic], nodes: int, people: int) -> bool:
    """Whether it was, or a way is found."""
    outcome = game.outcome(table)
    if outcome is not None:
        return bool(outcome.winners)
    return Solver(game, table, nodes, people).can_win()


def arrived(
    game: Wave, table: Table[WavePublic], leads_on: Callable[[Table[WavePublic], int], bool]
) -> Table[WavePublic]:
    """How a game ends on a way, gone move by move as the rules offer them; nobody swaps."""
    while waiting := game.to_act(table):
        steps = list(following(game, table, waiting[0]))
        table = next(
            later for nodes in (EXPERT.nodes, AMPLE) for later in steps if leads_on(later, nodes)
        )
    return table


def following(game: Wave, table: Table[WavePublic], seat: Seat) -> Iterator[Table[WavePublic]]:
    """What a table becomes by one move."""
    for move in game.moves(table, seat):
        if not isinstance(move, Swap):
            later = table.copy()
            do(game, later, move)
            yield later
