"""Why a card may not be played in SEA CHANGE: the rule, and the facts that the player may know."""

from houle.games.sea_change.basics import Basics
from houle.games.sea_change.components import COLOUR_OF, FACES
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import SeaPublic
from houle.games.sea_change.words import Reason
from houle.kernel import Refusal, Seat, Table, Who


def refusal(game: Basics, table: Table[SeaPublic], seat: Seat, move: PlayCard) -> Refusal | None:
    """The first rule that forbids the move, in the order in which a person would object."""
    public = table.public
    if public.ended is not None:
        return Refusal("S-31", Reason.GAME_OVER)
    if public.turn != seat:
        return Refusal("S-10", Reason.NOT_YOUR_TURN, {"who": Who(public.turn)})
    hand = table.zones[game.seating.hands[seat]]
    if not 0 <= move.place < len(hand):
        return Refusal("S-10", Reason.NO_SUCH_CARD)
    if move in game.moves(table, seat):
        return None
    trick = table.zones[game.seating.trick]
    return Refusal(
        "S-12",
        Reason.MUST_FOLLOW,
        {
            "card": FACES[hand[move.place]],
            "colour": COLOUR_OF[trick[0]].word,
            "before": FACES[trick[-1]],
        },
    )
