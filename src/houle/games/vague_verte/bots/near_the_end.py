"""Whether the race may be over with this turn or the next."""

from typing import Final

from houle.bots.in_hand import NearTheEnd
from houle.games.vague_verte.bots.imagining import VerteKnowledge, game_of


def may_win(known: VerteKnowledge) -> bool:
    """On the last square but one, or where the race may end without anybody at the beach."""
    rows, own = _rows(known), int(known.view.viewer)
    return rows[own] >= known.view.options.length - 1 or (
        rows[own] == max(rows) and (_may_stall(known, 1) or _runs_out(known))
    )


def may_lose(known: VerteKnowledge) -> bool:
    """Likewise for somebody else, who comes next."""
    rows, own = _rows(known), int(known.view.viewer)
    rows[own] = 0
    return max(rows) >= known.view.options.length - 1 or _may_stall(known, 2) or _runs_out(known)


def _rows(known: VerteKnowledge) -> list[int]:
    seating = game_of(known.view.seats, known.view.options).seating
    return [len(known.view.zones[street].cards) for street in seating.streets]


def _may_stall(known: VerteKnowledge, turns: int) -> bool:
    """V-41: whether nobody will have gone on for a round after so many turns."""
    public = known.view.public
    return public.idle + turns - public.drawn >= known.view.seats


def _runs_out(known: VerteKnowledge) -> bool:
    """V-41: whether the pile is about to be used up."""
    view = known.view
    pile = game_of(view.seats, view.options).seating.pile
    return view.public.renewed and len(view.zones[pile].cards) <= 2


NEAR_THE_END: Final = NearTheEnd(may_win, may_lose)
