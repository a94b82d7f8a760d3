"""What can be done in a position (A-30 to A-39, A-50)."""

from houle.games.vague_et_attaque.bots.simulator.choices import (
    can_do,
    choices,
)
from houle.games.vague_et_attaque.bots.simulator.coding import (
    ADVENTURE,
    CHALLENGE,
    DONE,
    DRAW_SOUVENIR,
    JETTISON,
    LAY_PLACE,
    LAY_SOUVENIR,
    SEEK_PLACE,
    THROW,
    USE_ARTEFACT,
    USE_GOLD,
    coded,
)
from houle.games.vague_et_attaque.bots.simulator.contents import (
    add_stakes,
    has_room,
    within_reach,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    ENCOUNTER_DECK,
    PLACE_DECK,
    SOUVENIR_DECK,
    Position,
    available,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    CALL_OFF,
    DOES,
    EDGE,
    ENCOUNTER,
    EXPLORATION,
    IN_TURN,
)


def moves_of(at: Position, seat: int) -> list[int]:
    """All that the seat the game waits for may do."""
    if at.fighting:
        found = [coded(THROW)]
        add_golds(at, seat, found)
        return found
    if at.pending:
        chosen = choices(at, at.pending[-1])
        return [] if chosen is None else chosen
    if at.phase == EXPLORATION:
        found = _exploring(at, seat)
    elif at.phase == ENCOUNTER:
        found = [coded(ADVENTURE)] if available(at, ENCOUNTER_DECK) else []
        add_stakes(at, seat, CHALLENGE, found)
    else:
        found = _mooring(at, seat)
    if not at.used and artefact_ready(at):
        found.append(coded(USE_ARTEFACT))
    add_golds(at, seat, found)
    return found


def _exploring(at: Position, seat: int) -> list[int]:
    found = [coded(DRAW_SOUVENIR)] if available(at, SOUVENIR_DECK) else []
    if available(at, PLACE_DECK):
        souvenirs = len(at.zones[at.ground.souvenirs[seat]])
        found += [coded(SEEK_PLACE, place) for place in range(souvenirs)]
    return found


def _mooring(at: Position, seat: int) -> list[int]:
    zones, ground = at.zones, at.ground
    found: list[int] = []
    if at.places_left:
        found += [coded(LAY_PLACE, place) for place in range(len(zones[ground.places[seat]]))]
    if at.souvenirs_left:
        _add_lays(at, seat, found)
    if not at.laid:
        found += [coded(JETTISON, place) for place in range(len(zones[ground.souvenirs[seat]]))]
    found.append(coded(DONE))
    return found


def add_golds(at: Position, seat: int, found: list[int]) -> None:
    """A-03b: the gold cards that can be used now by whoever the game waits for."""
    golds = at.zones[at.ground.golds[seat]]
    for place in range(len(golds)):
        effect = at.printed.acts[golds[place]][0]
        does = DOES[effect]
        if EDGE <= does <= CALL_OFF:
            if at.fighting and (does != CALL_OFF or seat == at.defender):
                found.append(coded(USE_GOLD, place))
        elif not at.fighting and can_do(at, seat, effect):
            found.append(coded(USE_GOLD, place))


def _add_lays(at: Position, seat: int, found: list[int]) -> None:
    hand = at.zones[at.ground.souvenirs[seat]]
    if not hand:
        return
    reach = within_reach(at, seat)
    for number in range(len(hand)):
        souvenir = hand[number]
        for place in reach:
            if at.printed.homes[souvenir] >> at.printed.name[
                place - at.printed.first_place
            ] & 1 and has_room(at, souvenir, place):
                berth = at.ground.berths + place - at.printed.first_place
                found.append(coded(LAY_SOUVENIR, number, berth))


def artefact_ready(at: Position) -> bool:
    """A-02b."""
    artefact = at.zones[at.ground.artefacts[at.turn]][0]
    when = at.printed.when[artefact]
    in_time = when in (IN_TURN, at.phase)
    return in_time and not at.used and can_do(at, at.turn, at.printed.acts[artefact][0])
