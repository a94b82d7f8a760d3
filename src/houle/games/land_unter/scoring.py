"""Points of a round and the end of the game (L-21, L-22, L-24)."""

from houle.games.land_unter.basics import Basics
from houle.games.land_unter.components import HIGHEST_LEVEL
from houle.games.land_unter.flood import level_of
from houle.games.land_unter.state import LandUnterPublic
from houle.games.land_unter.words import Happening
from houle.kernel import Outcome, Table, Who

DROPPED_OUT = -1


def score(game: Basics, table: Table[LandUnterPublic]) -> None:
    """Write the points of the round down."""
    public = table.public
    belts, still_in = public.belts, game.still_in(table)
    points = [DROPPED_OUT] * game.seats
    lowest = HIGHEST_LEVEL
    for seat in still_in:
        points[seat] = belts[seat]
        lowest = min(lowest, level_of(game, table, seat))
    bonuses = [seat for seat in still_in if level_of(game, table, seat) == lowest]
    for seat in bonuses:
        points[seat] = belts[seat] + 1  # L-22
    if table.journal is not None:
        for seat in game.everybody:
            told = "yes" if seat in bonuses else "no"
            table.happen(Happening.SCORED, who=Who(seat), points=points[seat], bonus=told)
    public.scores = (*public.scores, tuple(points))


def totals(public: LandUnterPublic) -> tuple[int, ...]:
    """The points of each seat over all rounds that are over."""
    return tuple(map(sum, zip(*public.scores, strict=True))) or (0,) * len(public.belts)


def outcome(public: LandUnterPublic) -> Outcome | None:
    """L-24: most points win, and a tie is shared."""
    if public.ended is None:
        return None
    points = totals(public)
    best = max(points)
    winners = tuple(seat for seat, had in enumerate(points) if had == best)
    return Outcome(public.ended, winners, points, {"best": best})
