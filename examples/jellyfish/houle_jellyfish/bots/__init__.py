"""The house's general player at all four levels, with a word on how people play."""

from collections.abc import Sequence

from houle.bots.bot import Roster
from houle.bots.general import general_roster
from houle.kernel import Chance, Seat, Table
from houle_jellyfish.moves import JellyMove, Look, Say
from houle_jellyfish.rules import Jellyfish, JellyPublic, creature_on
from houle_jellyfish.words import Answer


def usual(
    game: Jellyfish,
    table: Table[JellyPublic],
    seat: Seat,
    moves: Sequence[JellyMove],
    chance: Chance,
) -> JellyMove:
    """Answer by what lies open: the more of a creature one sees, the less another is believed."""
    if not isinstance(moves[0], Say) or (isinstance(moves[-1], Look) and chance.below(4) == 0):
        return moves[chance.below(len(moves))]
    seen = [*game.caught, game.hands[seat]]
    alike = sum(
        creature_on(card) == table.public.said for zone in seen for card in table.zones[zone]
    )
    return Say(Answer.NOT_SO if chance.below(6) < alike + 1 else Answer.SO)


BOTS: Roster = general_roster(usual)
