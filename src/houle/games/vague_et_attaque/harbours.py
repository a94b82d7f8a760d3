"""Places and what lies on them: what fits where, validating, and the ship (A-20 to A-42)."""

from typing import Final

from houle.games.vague_et_attaque.basics import Basics
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS
from houle.games.vague_et_attaque.state import Cause, VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import At, Card, Seat, Table, Who, ZoneId

ROOM: Final = 3
"""A-40: so many souvenirs validate a place, and no more find room."""
FULL_SHIP: Final = 4
"""A-95: so many on the ship, and a single player has lost."""
HEAVY_SHIP: Final = 2
"""A-21: with so many the ship stays where it is."""


def owner_of(game: Basics, table: Table[VagueEtAttaquePublic], place: Card) -> Seat | None:
    """In whose zone a place lies; nobody's if it lies in the middle or is not laid."""
    for seat, harbour in enumerate(game.seating.harbours):
        if place in table.zones[harbour]:
            return seat
    return None


def within_reach(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[Card]:
    """The places on which a seat may lay souvenirs (A-21b, A-32, A-70, A-81)."""
    seating = game.seating
    found: list[Card] = []
    for mate in game.side(seat):
        found += table.zones[seating.harbours[mate]]
    if game.seats == MIDDLE_SEATS:
        found += table.zones[seating.middle]
    return found


def belongs(game: Basics, souvenir: Card, place: Card) -> bool:
    """A-04."""
    return game.settled[place][souvenir] != 0


def dedicated(game: Basics, souvenir: Card) -> bool:
    """A-04: whether it belongs to one place alone."""
    return bool(game.dedicated >> souvenir & 1)


def marked(game: Basics, souvenir: Card) -> bool:
    """A-91: whether it bears the symbol of the ship."""
    return game.settled[game.ship][souvenir] != 0


def has_room(game: Basics, table: Table[VagueEtAttaquePublic], souvenir: Card, place: Card) -> bool:
    """A-40: whether a further souvenir would leave the place to be validated, or validate it."""
    aboard = table.zones[game.seating.berths[place]]
    if len(aboard) + 1 < ROOM:
        return True
    found = dedicated(game, souvenir)
    for one in aboard:
        found = found or dedicated(game, one)
    return found and len(aboard) < ROOM


def open_places(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[Card]:
    """The places in a player's zone that are not validated (A-42)."""
    validated = table.public.validated
    return [place for place in table.zones[game.seating.harbours[seat]] if place not in validated]


def laid_souvenirs(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[At]:
    """Where the souvenirs lie on the places of a player that are not validated."""
    return [
        At(berth, one)
        for place in open_places(game, table, seat)
        for berth in (game.seating.berths[place],)
        for one in range(len(table.zones[berth]))
    ]


def bare_places(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[At]:
    """Where the places without souvenirs lie in a player's zone."""
    harbour = game.seating.harbours[seat]
    return [
        At(harbour, number)
        for number, place in enumerate(table.zones[harbour])
        if not table.zones[game.seating.berths[place]]
    ]


def lay(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    seat: Seat,
    at: int,
    berth: ZoneId,
) -> Card:
    """Lay a souvenir of the hand on a place, and validate the place if that completes it."""
    souvenir = table.move(game.seating.souvenirs[seat], at, berth)
    if len(table.zones[berth]) == ROOM:
        _validate(game, table, seat, game.seating.place_of[berth])
    return souvenir


def _validate(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, place: Card) -> None:
    """A-40; the end by A-60, A-71, A-83 and A-95."""
    public, seating = table.public, game.seating
    if place in table.zones[seating.middle]:
        table.move(seating.middle, -1, seating.harbours[seat])
    owner = owner_of(game, table, place)
    assert owner is not None  # noqa: S101 - it lies in somebody's zone now
    public.validated = (*public.validated, place)
    table.happen(Happening.VALIDATED, who=Who(owner), card=game.cards.faces[place])
    if validated_by(game, table, owner) >= game.needed:
        public.ended = Cause.VALIDATED


def validated_by(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> int:
    """How many places a player and the partner have validated."""
    found = 0
    for place in table.public.validated:
        for mate in game.side(seat):
            if place in table.zones[game.seating.harbours[mate]]:
                found += 1
    return found


def take_off(game: Basics, table: Table[VagueEtAttaquePublic], at: At, target: ZoneId) -> Card:
    """Take a souvenir off the place where it lies; the ship notices (A-21)."""
    if at.zone == game.seating.berths[game.ship] and len(table.zones[at.zone]) == HEAVY_SHIP:
        table.public.ship_lost = table.public.round
    return table.move(at.zone, at.place, target)


# The ship


def ship_stays(game: Basics, table: Table[VagueEtAttaquePublic]) -> bool:
    """Whether the ship does not travel at the end of this round (A-20 to A-22, A-70, A-90)."""
    public, ship = table.public, game.ship
    return (
        ship in table.zones[game.seating.middle]
        or ship in public.validated
        or len(table.zones[game.seating.berths[ship]]) >= HEAVY_SHIP
        or public.ship_lost == public.round
    )


def move_ship(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> None:
    """Bring the ship into a player's zone, with the souvenirs on it."""
    ship, harbours = game.ship, game.seating.harbours
    owner = owner_of(game, table, ship)
    assert owner is not None  # noqa: S101 - in the middle it does not move
    table.move(harbours[owner], table.zones[harbours[owner]].index(ship), harbours[seat])
    if table.journal is not None:
        table.happen(Happening.SHIP_SAILS, who=Who(seat))


def can_sail_to(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> bool:
    """Whether an effect can move the ship into this player's zone (A-22, A-70)."""
    ship = game.ship
    owner = owner_of(game, table, ship)
    return owner is not None and owner != seat and ship not in table.public.validated


def board(game: Basics, table: Table[VagueEtAttaquePublic]) -> None:
    """Solo: the souvenir shown goes onto the ship (A-91, A-95)."""
    berth = game.seating.berths[game.ship]
    souvenir = table.move(game.seating.shown, -1, berth)
    table.happen(Happening.ABOARD, card=game.cards.faces[souvenir], count=len(table.zones[berth]))
    if len(table.zones[berth]) >= FULL_SHIP:
        table.public.ended = Cause.LOADED
