"""A table as captains look at it: what lies where, asked of the rules."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.printed import HOUSE, KEEP_ONE_CARD, number_of
from houle.games.vague_et_attaque.harbours import within_reach
from houle.games.vague_et_attaque.rules import VagueEtAttaque
from houle.games.vague_et_attaque.seating import Seating
from houle.games.vague_et_attaque.state import Task, VagueEtAttaquePublic
from houle.kernel import Card, Seat, Table, ZoneId

NO_PLACE: Final = -1
END_OF_HAND: Final = -1


class Scene:
    """A table with its game. It stays true while the table is played on."""

    __slots__ = ("game", "public", "seating", "table", "zones")

    def __init__(self, game: VagueEtAttaque, table: Table[VagueEtAttaquePublic]) -> None:
        self.game = game
        self.table = table
        self.public: VagueEtAttaquePublic = table.public
        self.zones: list[list[Card]] = table.zones
        self.seating: Seating = game.seating


def place_in(at: Scene, zone: ZoneId) -> Card:
    """The place whose souvenirs lie in this zone; `NO_PLACE` if it is another zone."""
    return at.seating.place_of.get(zone, NO_PLACE)


def berth_of(at: Scene, place: Card) -> list[Card]:
    """The souvenirs on a place."""
    return at.zones[at.seating.berths[place]]


def holdings(at: Scene, seat: Seat) -> list[int]:
    """A seat's souvenirs and places, held and laid, and what lies there, one after the other.

    What is validated is told by it too: that which has its three souvenirs (A-40).
    """
    zones, seating = at.zones, at.seating
    found = [seat]
    found += zones[seating.souvenirs[seat]]
    found += zones[seating.places[seat]]
    found.append(END_OF_HAND)
    for place in within_reach(at.game, at.table, seat):
        found.append(place)
        found += zones[seating.berths[place]]
    return found


def any_dedicated(souvenirs: list[Card]) -> bool:
    """Whether one of them belongs to one place alone (A-04)."""
    for souvenir in souvenirs:
        if HOUSE.dedicated[souvenir]:
            return True
    return False


def effect_to_choose_for(at: Scene) -> int:
    """The number of the effect for which somebody is to choose."""
    pending = at.public.pending[0]
    return number_of(pending.effect) if type(pending) is Task else KEEP_ONE_CARD


def share_of(at: Scene, seat: Seat) -> float:
    """What part of the victory a seat has in a game that is over."""
    outcome = at.game.outcome(at.table)
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return len(at.game.side(seat)) / len(outcome.winners)
