"""The rules and the referee play the same random game, move by move, and must agree throughout."""

from collections import Counter
from collections.abc import Sequence

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.state import Cause
from houle.kernel import Chance, QuickChance, Seat, TrackedTable
from tests.games.refereeing import Moves, agree, same_answer
from tests.games.vague_verte.referee import Referee

PLACES = range(-1, 8)
ANYTHING: tuple[VagueVerteMove, ...] = (
    DrawFromPile(),
    TakeFaceUp(),
    *(kind(place) for kind in (Drive, Discard) for place in PLACES),
    *(Hinder(place, owner) for place in PLACES for owner in range(-1, 5)),
    *(Signal(place, row) for place in PLACES for row in range(-1, 12)),
)
"""Whatever somebody could try, sensible or not."""
TRIES = 3


def lockstep(game: VagueVerte, seed: int | str, endings: Counter[Cause] | None = None) -> int:
    """Play one game on both sides and return how many moves it took.

    Raises `RefereeError` at the first disagreement. The cause of the end is counted in `endings`.
    """
    chance = QuickChance(f"lockstep {seed}")
    table = game.start(chance, journal=chance.below(2) == 0)
    style = Style(chance)
    told: list[tuple[Seat, VagueVerteMove]] = []
    try:
        referee = Referee.watch(game, table)
        allowed = agree(game, table, referee)
        while referee.ended is None:
            try_anything(game, table, allowed, chance)
            (seat,) = referee.to_act()
            move = style.choose(game.moves(table, seat))
            told.append((seat, move))
            game.play(table, seat, move, chance)
            referee.play(seat, move)
            allowed = agree(game, table, referee)
        try_anything(game, table, allowed, chance)
    except Exception as error:
        error.add_note(f"{game}, seed {seed!r}, after {len(told)} moves: {told}")
        raise
    if endings is not None:
        endings[referee.ended] += 1
    return len(told)


def try_anything(
    game: VagueVerte,
    table: TrackedTable[VagueVertePublic],
    allowed: Sequence[Moves],
    chance: Chance,
) -> None:
    """Raise unless the game refuses moves that were picked blindly just where it must."""
    for _ in range(TRIES):
        seat = chance.below(game.seats)
        move = ANYTHING[chance.below(len(ANYTHING))]
        same_answer(game, table, seat, move, allowed)


class Style:
    """How moves are picked. Games by pure chance stall early, so most are played with a will.

    Racers drive whenever they can; bullies would rather hinder and signal; hoarders play nothing
    they need not and always draw from the pile, until it has run out twice.
    """

    RACER: tuple[type[VagueVerteMove], ...] = (Drive, Hinder, Signal, DrawFromPile)
    BULLY: tuple[type[VagueVerteMove], ...] = (Hinder, Signal, Drive, DrawFromPile)
    HOARDER: tuple[type[VagueVerteMove], ...] = (DrawFromPile, Discard, Drive)
    MUDDLER: tuple[type[VagueVerteMove], ...] = ()

    def __init__(self, chance: Chance) -> None:
        self.below = chance.below
        styles = (self.RACER, self.RACER, self.BULLY, self.BULLY, self.HOARDER, self.MUDDLER)
        self.taste = styles[chance.below(len(styles))]
        self.whim = (5, 20, 50)[chance.below(3)]

    def choose(self, moves: Sequence[VagueVerteMove]) -> VagueVerteMove:
        """Mostly of the kind liked best, now and then anything."""
        below = self.below
        if below(100) >= self.whim:
            for kind in self.taste:
                liked = [move for move in moves if isinstance(move, kind)]
                if liked:
                    return liked[below(len(liked))]
        return moves[below(len(moves))]
