"""Why a move is not allowed in LAND UNTER: the rule, and the facts that the player may know."""

from houle.games.land_unter.basics import Basics
from houle.games.land_unter.moves import Choose, LandUnterMove
from houle.games.land_unter.state import LandUnterPublic
from houle.games.land_unter.words import Reason
from houle.kernel import Refusal, Seat, Table, Who


def refusal(
    game: Basics, table: Table[LandUnterPublic], seat: Seat, move: LandUnterMove
) -> Refusal | None:
    """The first rule that forbids the move, in the order in which a person would object."""
    public = table.public
    openly = game.options.open_play
    if public.ended is not None:
        return Refusal("L-24", Reason.GAME_OVER)
    if isinstance(move, Choose) and openly:
        return Refusal("L-30", Reason.FACE_UP_HERE)
    if not isinstance(move, Choose) and not openly:
        return Refusal("L-11", Reason.FACE_DOWN_HERE)
    if seat in public.out:
        return Refusal("L-15", Reason.DROPPED_OUT)
    if table.zones[game.seating.chosen[seat]]:
        return Refusal("L-11", Reason.ALREADY_CHOSEN)
    if public.turn is not None and public.turn != seat:
        return Refusal("L-30", Reason.NOT_YOUR_TURN, {"who": Who(public.turn)})
    if not 0 <= move.place < len(table.zones[game.seating.hands[seat]]):
        return Refusal("L-30" if openly else "L-11", Reason.NO_SUCH_CARD)
    return None
