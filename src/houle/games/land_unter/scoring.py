"""Points of a round and the end of the game (L-21, L-22, L-24)."""

from houle.games.land_unter.basics import Basics
from houle.games.land_unter.flood import level_of
from houle.games.land_unter.state import LandUnterPublic
from houle.games.land_unter.words import Happening
from houle.kernel import Outcome, Table, Who

DROPPED_OUT = -1


def score(game: Basics, table: Table[LandUnterPublic]) -> None:
    """Write the points of the round down."""
    public = table.public
    belts, still_in = public.belts, game.still_in(table)
    levels = [level_of(game, table, seat) for seat in game.everybody]
    lowest = min([levels[seat] for seat in still_in], default=0)
    points: list[int] = []
    for seat in game.everybody:
        bonus = seat in still_in and levels[seat] == lowest  # L-22
        points.append(belts[seat] + bonus if seat in still_in else DROPPED_OUT)
        if table.journal is not None:
            told = "yes" if bonus else "no"
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
