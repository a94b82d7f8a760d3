"""The rules and the referee play the same random game, move by move, and must agree throughout."""

from collections import Counter

from houle.games.sea_change import SeaChange, SeaPublic
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import Cause
from houle.kernel import QuickChance, Seat, TrackedTable
from tests.games.refereeing import RefereeError
from tests.games.sea_change.referee import Referee, printed

ANYTHING = tuple(PlayCard(place) for place in range(-2, 12))
"""Whatever somebody could try, sensible or not."""


def lockstep(game: SeaChange, seed: int | str, endings: Counter[Cause] | None = None) -> int:
    """Play one game on both sides and return how many moves it took.

    Raises `RefereeError` at the first disagreement. The cause of the end is counted in `endings`.
    """
    chance = QuickChance(f"lockstep {seed}")
    table = game.start(chance, journal=chance.below(2) == 0)
    referee = Referee(game, table)
    stormy = chance.below(3) == 0
    told: list[tuple[Seat, PlayCard]] = []
    try:
        agree(game, table, referee)
        while referee.ended is None:
            (seat,) = referee.to_act()
            moves = game.moves(table, seat)
            if stormy:
                moves = changing(referee, seat, moves) or moves
            move = moves[chance.below(len(moves))]
            told.append((seat, move))
            game.play(table, seat, move, chance)
            referee.play(seat, move, table)
            agree(game, table, referee)
    except Exception as error:
        error.add_note(f"{game}, seed {seed!r}, after {len(told)} moves: {told}")
        raise
    if endings is not None:
        endings[referee.ended] += 1
    return len(told)


def changing(referee: Referee, seat: Seat, moves: list[PlayCard]) -> list[PlayCard]:
    """The moves that make a sea change, which a random player rarely finds."""
    if not referee.trick:
        return []
    value = printed(referee.trick[-1][1]).value
    return [move for move in moves if printed(referee.hands[seat][move.place]).value == value]


def agree(game: SeaChange, table: TrackedTable[SeaPublic], referee: Referee) -> None:
    """Raise unless both see the same table, and allow and refuse the same moves."""
    referee.compare(game, table)
    if game.to_act(table) != referee.to_act():
        raise RefereeError(
            f"to act: the game says {game.to_act(table)}, the referee {referee.to_act()}"
        )
    for seat in range(game.seats):
        offered, allowed = game.moves(table, seat), referee.moves(seat)
        if len(offered) != len(allowed) or not allowed.issuperset(offered):
            raise RefereeError(f"moves of {seat}: the game offers {offered}, allowed are {allowed}")
        for move in ANYTHING:
            refused = game.refusal(table, seat, move)
            if (refused is None) != (move in allowed):
                raise RefereeError(f"{move} of seat {seat}: the game answers {refused}")
