"""Whether the game may be won with the trick that is played."""

from typing import Final

from houle.bots.in_hand import NearTheEnd, never
from houle.bots.rules_of import rules_of
from houle.games.sea_change.bots.sight import SeaKnowledge

LAST_TRICKS: Final = 2
"""In the last trick there is nothing to choose, so what matters is the one before."""


def may_win(known: SeaKnowledge) -> bool:
    """In the last trick but one, if one more victory point may be enough (S-31)."""
    view = known.view
    seating = rules_of(view).seating
    side = seating.side_of[int(view.viewer)]
    enough = view.public.victories[side] + 1 >= seating.targets[side]
    return bool(enough) and answers(known) > 0


def answers(known: SeaKnowledge) -> int:
    """What seats lay in these two tricks, after one's own card."""
    view = known.view
    hand = rules_of(view).seating.hands[int(view.viewer)]
    return LAST_TRICKS * view.seats - 1 if len(view.zones[hand].cards) <= LAST_TRICKS else 0


NEAR_THE_END: Final = NearTheEnd(may_win, never, answers)
