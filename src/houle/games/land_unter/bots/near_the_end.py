"""Whether the game may be won with the trick that is played."""

from typing import Final

from houle.bots.in_hand import NearTheEnd, never
from houle.bots.rules_of import rules_of
from houle.games.land_unter.bots.sight import LandUnterKnowledge

LAST_TRICKS: Final = 2
"""In the last trick there is nothing to choose, so what matters is the one before."""


def may_win(known: LandUnterKnowledge) -> bool:
    """In the last round (L-23, L-24), if one is the last to choose, or in its last trick but one.

    With any trick a round may be over, because so many dropped out (L-20).
    """
    view = known.view
    return view.public.round == view.seats and (len(view.to_act) == 1 or answers(known) > 0)


def answers(known: LandUnterKnowledge) -> int:
    """What is chosen in these two tricks, but for one's own card."""
    view = known.view
    hand = view.zones[rules_of(view).seating.hands[int(view.viewer)]].cards
    last = view.public.round == view.seats and len(hand) <= LAST_TRICKS
    return LAST_TRICKS * view.seats - 1 if last else 0


NEAR_THE_END: Final = NearTheEnd(may_win, never, answers)
