"""What lies where: what can be taken from a zone, and what can be laid there."""

from typing import Final

from houle.games.vague_et_attaque.bots.simulator.coding import (
    PICK_CARD,
    coded,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    FEW_SEATS,
    MIDDLE,
    NOBODY,
    Position,
    berth_of,
    is_validated,
    owner_of,
)
from houle.games.vague_et_attaque.bots.simulator.printed import HAND, SOUVENIR

ROOM: Final = 3


def within_reach(at: Position, seat: int) -> list[int]:
    """The places on which a seat may lay souvenirs (A-32, A-70, A-81)."""
    ground = at.ground
    found: list[int] = []
    for mate in ground.sides[seat]:
        found += at.zones[ground.harbours[mate]]
    if ground.seats == FEW_SEATS:
        found += at.zones[MIDDLE]
    return found


def has_room(at: Position, souvenir: int, place: int) -> bool:
    """A-40."""
    aboard = berth_of(at, place)
    if len(aboard) + 1 < ROOM:
        return True
    if len(aboard) >= ROOM:
        return False
    return at.printed.dedicated[souvenir] or any_dedicated(at, aboard)


def any_dedicated(at: Position, souvenirs: list[int]) -> bool:
    for souvenir in souvenirs:
        if at.printed.dedicated[souvenir]:
            return True
    return False


def add_stakes(at: Position, seat: int, kind: int, found: list[int]) -> None:
    """A-50: all that a seat can duel for."""
    for other in at.ground.rivals[seat]:
        if not at.protected >> other & 1:
            add_bare(at, other, kind, found)
            add_laid(at, other, kind, found)


def add_bare(at: Position, seat: int, kind: int, found: list[int]) -> None:
    zone = at.ground.harbours[seat]
    harbour = at.zones[zone]
    found += [
        coded(kind, zone, number)
        for number in range(len(harbour))
        if not berth_of(at, harbour[number])
    ]


def add_laid(at: Position, seat: int, kind: int, found: list[int]) -> None:
    for place in at.zones[at.ground.harbours[seat]]:
        if not is_validated(at, place):
            zone = at.ground.berths + place - at.printed.first_place
            found += [coded(kind, zone, number) for number in range(len(at.zones[zone]))]


def add_cards(at: Position, zone: int, found: list[int]) -> None:
    found += [coded(PICK_CARD, zone, place) for place in range(len(at.zones[zone]))]


def add_loot(at: Position, what: int, seat: int, found: list[int]) -> None:
    """What can be taken from a player (A-38, A-42)."""
    if seat == NOBODY or at.protected >> seat & 1:
        return
    if what == HAND:
        add_cards(at, at.ground.souvenirs[seat], found)
    elif what == SOUVENIR:
        add_laid(at, seat, PICK_CARD, found)
    else:
        add_bare(at, seat, PICK_CARD, found)


def can_sail_to(at: Position, seat: int) -> bool:
    """Whether an effect can move the ship into this player's zone (A-22, A-70)."""
    if at.validated >> at.printed.ship & 1:
        return False
    owner = owner_of(at, at.printed.ship_card)
    return owner not in (NOBODY, seat)
