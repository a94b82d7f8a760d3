"""A move and all that follows by itself, until the game waits for somebody."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.vague_et_attaque.bots.simulator.coding import (
    ADVENTURE,
    CHALLENGE,
    DRAW_SOUVENIR,
    JETTISON,
    LAY_PLACE,
    LAY_SOUVENIR,
    SEEK_PLACE,
    USE_ARTEFACT,
    USE_GOLD,
)
from houle.games.vague_et_attaque.bots.simulator.contents import (
    ROOM,
    add_stakes,
)
from houle.games.vague_et_attaque.bots.simulator.duelling import (
    HEAVY_SHIP,
    ROLLS,
    challenge,
    strengthen,
    throw,
)
from houle.games.vague_et_attaque.bots.simulator.moves import (
    artefact_ready,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    LATE,
    MIDDLE,
    NOBODY,
    PLACE_DECK,
    RUNNING,
    SHOWN,
    SKIP_BITS,
    SKIP_MASK,
    SOUVENIR_DECK,
    SOUVENIR_DISCARD,
    VALIDATED,
    Position,
    available,
    begin,
    hand_size,
    owner_of,
    pend,
    validated_by,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    DRAW_ANY,
    ENCOUNTER,
    END,
    EXPLORATION,
    MOORING,
    PLACE,
    SHIP_TURN,
    SOUVENIR,
    TOO_MANY,
)
from houle.games.vague_et_attaque.bots.simulator.resolving import (
    choose,
    draw,
    meet,
    move_ship,
    step,
)

HAND_LIMIT: Final = 5
MOST_AT_ONCE: Final = 5
LAST_ROUND: Final = 60


def play(at: Position, seat: int, move: int, chance: Luck) -> None:
    """Carry out a move that is known to be allowed."""
    kind = move >> 16
    if kind == USE_GOLD:
        _use_gold(at, seat, move >> 8 & 255)
    elif at.fighting:
        throw(at, chance)
    elif at.pending:
        choose(at, move, chance)
    else:
        _play_phase(at, seat, kind, move, chance)
    _go_on(at, chance)


def _play_phase(at: Position, seat: int, kind: int, move: int, chance: Luck) -> None:
    zones, ground = at.zones, at.ground
    place = move >> 8 & 255
    if kind == LAY_PLACE:
        _lay_place(at, seat, place)
        return
    if kind == LAY_SOUVENIR:
        _lay(at, seat, place, move & 255)
        return
    if kind == USE_ARTEFACT:
        at.used = True
        begin(at, seat, at.printed.acts[zones[ground.artefacts[seat]][0]])
        return
    at.acted = True
    if kind == DRAW_SOUVENIR:
        draw(at, seat, SOUVENIR, chance)
    elif kind == SEEK_PLACE:
        zones[SOUVENIR_DISCARD].append(zones[ground.souvenirs[seat]].pop(place))
        draw(at, seat, PLACE, chance)
    elif kind == ADVENTURE:
        meet(at, seat, chance)
    elif kind == CHALLENGE:
        challenge(at, seat, place, move & 255)
    elif kind == JETTISON:
        souvenir = zones[ground.souvenirs[seat]].pop(place)
        zones[SOUVENIR_DISCARD].append(souvenir)
        _let_anchor_act(at, seat, souvenir)


def _let_anchor_act(at: Position, seat: int, souvenir: int) -> None:
    if at.printed.acts[souvenir]:
        begin(at, seat, at.printed.acts[souvenir])


def _lay_place(at: Position, seat: int, number: int) -> None:
    """A-32; A-81c: a partner lays it in the zone of whoever's turn it is."""
    at.places_left -= 1
    at.laid = True
    additional = at.lay_more_places if seat == at.turn else at.lay_more_places - 1
    at.lay_more_places = min(additional, at.places_left)
    place = at.zones[at.ground.places[seat]].pop(number)
    at.zones[at.ground.harbours[at.turn]].append(place)


def _lay(at: Position, seat: int, number: int, zone: int) -> None:
    """A-32, A-40; A-81c: whatever a partner lays was an additional one."""
    at.souvenirs_left -= 1
    at.laid = True
    additional = at.lay_more if seat == at.turn else at.lay_more - 1
    at.lay_more = min(additional, at.souvenirs_left)
    souvenir = at.zones[at.ground.souvenirs[seat]].pop(number)
    berth = at.zones[zone]
    berth.append(souvenir)
    if len(berth) == ROOM:
        _validate(at, seat, zone - at.ground.berths)
    if at.ended == RUNNING:
        _let_anchor_act(at, seat, souvenir)


def _validate(at: Position, seat: int, place: int) -> None:
    """The end by A-60, A-71, A-83 and A-95."""
    zones, harbours = at.zones, at.ground.harbours
    if place == at.printed.ship and zones[MIDDLE]:
        zones[harbours[seat]].append(zones[MIDDLE].pop())
    at.validated |= 1 << place
    owner = owner_of(at, at.printed.first_place + place)
    if validated_by(at, owner) >= at.ground.needed:
        at.ended = VALIDATED


def _use_gold(at: Position, seat: int, place: int) -> None:
    """A-03b, A-82b."""
    card = at.zones[at.ground.golds[seat]].pop(place)
    at.zones[ENCOUNTER_DISCARD].append(card)
    if at.fighting:
        strengthen(at, 0 if at.attacker in at.ground.sides[seat] else 1, at.printed.acts[card][0])
    else:
        begin(at, at.turn, at.printed.acts[card])


# What follows by itself


def _go_on(at: Position, chance: Luck) -> None:
    going = True
    while going and at.ended == RUNNING and not at.fighting:
        going = step(at, chance) if at.pending else _proceed(at, chance)


def _proceed(at: Position, chance: Luck) -> bool:
    """What comes next when no effect is waiting; say whether it came by itself."""
    at.chosen = NOBODY
    shown = at.zones[SHOWN]
    if shown:
        at.zones[ENCOUNTER_DISCARD].append(shown.pop(0))
    elif at.phase == END:
        _end_turn(at)
    elif at.phase == SHIP_TURN:
        _ship_turn(at, chance)
    elif at.acted or not _something_to_do(at):
        _enter(at, at.phase + 1)
    else:
        return False
    return True


def _enter(at: Position, phase: int) -> None:
    """Begin a phase; if it is to be passed, it is over at once (A-39)."""
    at.phase = phase
    at.acted = at.skips[at.turn] >> SKIP_BITS * phase & SKIP_MASK > 0
    if at.acted:
        at.skips[at.turn] -= 1 << SKIP_BITS * phase


def _something_to_do(at: Position) -> bool:
    """A-36."""
    zones, ground, turn = at.zones, at.ground, at.turn
    if at.phase == EXPLORATION:
        return available(at, SOUVENIR_DECK) or (
            available(at, PLACE_DECK) and bool(zones[ground.souvenirs[turn]])
        )
    if at.phase == ENCOUNTER:
        if available(at, ENCOUNTER_DECK):
            return True
        found: list[int] = []
        add_stakes(at, turn, CHALLENGE, found)
        return len(found) > 0
    if zones[ground.souvenirs[turn]] and (at.souvenirs_left or not at.laid):
        return True
    if zones[ground.places[turn]] and at.places_left:
        return True
    if zones[ground.golds[turn]] or artefact_ready(at):
        return True
    return ground.teams and at.phase == MOORING and _left_to_partner(at)


def _left_to_partner(at: Position) -> bool:
    """A-81c: whether the partner has an additional card to lay that the player has not."""
    zones, ground, turn = at.zones, at.ground, at.turn
    partner = (turn + 2) % 4
    souvenirs, places = ground.souvenirs, ground.places
    if at.lay_more and not zones[souvenirs[turn]] and zones[souvenirs[partner]]:
        return True
    return bool(at.lay_more_places and not zones[places[turn]] and zones[places[partner]])


def _end_turn(at: Position) -> None:
    """A-34; then the ship's turn or the next player's."""
    size = hand_size(at, at.turn)
    if size > HAND_LIMIT:
        pend(at, TOO_MANY[min(size - HAND_LIMIT, MOST_AT_ONCE)], at.turn, at.turn)
    elif not size and not at.acted:
        at.acted = True
        pend(at, DRAW_ANY, at.turn, at.turn)
    elif at.ground.alone:
        _enter(at, SHIP_TURN)
    else:
        _next_turn(at)


def _ship_turn(at: Position, chance: Luck) -> None:
    """A-93."""
    if at.acted:
        _next_turn(at)
    else:
        at.acted = True
        begin(at, at.turn, at.printed.ship_acts[chance.below(ROLLS)])


def _next_turn(at: Position) -> None:
    at.turn = (at.turn + 1) % at.ground.seats
    if at.turn == at.first:
        _end_round(at)
    at.places_left = at.souvenirs_left = 1
    at.laid = at.used = False
    at.lay_more = at.lay_more_places = 0
    at.protected &= ~(1 << at.turn)
    _enter(at, EXPLORATION)


def _end_round(at: Position) -> None:
    """A-20, A-21, A-61."""
    if not _ship_stays(at):
        owner = owner_of(at, at.printed.ship_card)
        if owner != NOBODY:
            move_ship(at, owner, (owner - 1) % at.ground.seats)
    if at.round == LAST_ROUND:
        at.ended = LATE
    else:
        at.round += 1


def _ship_stays(at: Position) -> bool:
    return (
        len(at.zones[MIDDLE]) > 0
        or at.validated >> at.printed.ship & 1 == 1
        or len(at.zones[at.ground.berths + at.printed.ship]) >= HEAVY_SHIP
        or at.ship_lost == at.round
    )


def shares(at: Position) -> list[float]:
    """What part of the victory each seat has in a game that is over."""
    seats = at.ground.seats
    merits: list[int] = []
    for seat in range(seats):
        merit = 1000 * validated_by(at, seat)
        if at.ended != VALIDATED:
            for mate in at.ground.sides[seat]:
                for place in at.zones[at.ground.harbours[mate]]:
                    merit += len(at.zones[at.ground.berths + place - at.printed.first_place])
        merits.append(merit)
    if at.ground.alone and at.ended != VALIDATED:
        return [0.0]
    best = max(merits)
    winners = merits.count(best)
    return [len(at.ground.sides[0]) / winners if merit == best else 0.0 for merit in merits]
