"""Duels (A-50 to A-53)."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.vague_et_attaque.bots.simulator.position import (
    Position,
    owner_of,
    pend,
    place_in,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    COUNT,
    DOES,
    EDGE,
    IN_DUELS,
    TOO_MANY,
    TWO_DICE,
)

ROLLS: Final = 6
THROWS_FOR_A_PLACE: Final = 3
WINS_FOR_A_PLACE: Final = 2
HEAVY_SHIP: Final = 2


def challenge(at: Position, seat: int, zone: int, place: int) -> None:
    """Begin a duel for the card that lies there (A-50)."""
    stake = place_in(at, zone)
    if stake < 0:
        at.defender = at.ground.harbours.index(zone)
        at.needed = WINS_FOR_A_PLACE
    else:
        at.defender = owner_of(at, stake)
        at.needed = 1
    at.fighting = True
    at.attacker = seat
    at.stake_zone = zone
    at.stake_place = place
    at.throws = at.first_die = 0
    at.wins[0] = at.wins[1] = at.edges[0] = at.edges[1] = at.dice[0] = at.dice[1] = 0


def strengthen(at: Position, fighter: int, effect: int) -> None:
    """Let a gold card act in a duel (A-03b)."""
    does = DOES[effect]
    if does == EDGE:
        at.edges[fighter] += COUNT[effect]
    elif does == TWO_DICE:
        at.dice[fighter] = 1
    else:
        at.fighting = False


def throw(at: Position, chance: Luck) -> None:
    """The next fighter throws; after the defender the throw is settled (A-51)."""
    fighter = 1 if at.first_die else 0
    seat = at.defender if fighter else at.attacker
    plus, two = at.edges[fighter], at.dice[fighter]
    artefact = at.zones[at.ground.artefacts[seat]][0]
    if at.printed.when[artefact] == IN_DUELS and seat == at.turn:
        for effect in at.printed.acts[artefact]:
            if DOES[effect] == EDGE:
                plus += COUNT[effect]
            elif DOES[effect] == TWO_DICE:
                two = 1
    value = chance.below(ROLLS) + 1
    if two:
        value = max(value, chance.below(ROLLS) + 1)
    at.edges[fighter] = at.dice[fighter] = 0
    if fighter == 0:
        at.first_die = value + plus
    else:
        _settle(at, at.first_die, value + plus)


def _settle(at: Position, attack: int, defence: int) -> None:
    wins = at.wins
    if attack > defence:
        wins[0] += 1
    elif defence > attack:
        wins[1] += 1
    at.throws += 1
    at.first_die = 0
    most = max(wins[0], wins[1])
    left = (THROWS_FOR_A_PLACE if at.needed == WINS_FOR_A_PLACE else 1) - at.throws
    if not most < at.needed <= most + left:
        _end(at)


def _end(at: Position) -> None:
    """A-52, A-53."""
    at.fighting = False
    zones, zone = at.zones, at.stake_zone
    if at.wins[0] == at.needed:
        if place_in(at, zone) < 0:
            target = at.ground.harbours[at.attacker]
        else:
            target = at.ground.souvenirs[at.attacker]
            if zone == at.ground.berths + at.printed.ship and len(zones[zone]) == HEAVY_SHIP:
                at.ship_lost = at.round
        zones[target].append(zones[zone].pop(at.stake_place))
    elif at.wins[1] == at.needed:
        pend(at, TOO_MANY[1], at.attacker, at.attacker)
