"""What each choice inside an effect is worth (A-37)."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.duel_values import (
    worth_of_duel,
    worth_of_stake,
)
from houle.games.vague_et_attaque.bots.policy.effect_values import (
    EFFECT_WORTH,
)
from houle.games.vague_et_attaque.bots.policy.outlook import (
    Outlook,
    missed,
    rivalries,
)
from houle.games.vague_et_attaque.bots.policy.style import (
    Style,
)
from houle.games.vague_et_attaque.bots.simulator.coding import (
    CHALLENGE,
    LET_ABOARD,
    PICK_CARD,
    PICK_PLAYER,
    PICK_STOCK,
    PICK_WAY,
)
from houle.games.vague_et_attaque.bots.simulator.contents import (
    add_loot,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    NOBODY,
    Position,
    owner_of,
    place_in,
    validated_by,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    DISCARD,
    DOES,
    DRAW,
    EXCHANGE,
    GIVE,
    HAND,
    HOUSE,
    KEEP_ONE,
    LOOK,
    ONE,
    OTHER,
    PLACE,
    RECOVER,
    SOUVENIR,
    STEAL,
    TAKE_BACK,
    UNLOAD,
    WHAT,
)

ALMOST_LOST: Final = 3
"""Solo: with so many on the ship, the next one loses (A-95)."""


def worths_of_choices(at: Position, seat: int, style: Style, moves: list[int]) -> list[float]:
    """For each of the moves what it is worth."""
    effect = at.pending[-1] >> 6
    kind = moves[0] >> 16
    if kind == LET_ABOARD:
        full = len(at.zones[at.ground.berths + HOUSE.ship]) >= ALMOST_LOST
        return [0.0, 1.0] if full else [1.0, 0.0]
    outlook = Outlook(at, seat, style)
    if kind == PICK_STOCK:
        return [outlook.draw_gain(), outlook.place_draw_gain()]
    if kind == PICK_WAY:
        return [_worth_of_way(outlook, effect, move >> 8 & 255) for move in moves]
    alone = DOES[effect] in (DISCARD, GIVE, LOOK, RECOVER)
    rivalry: list[float] = [] if alone else rivalries(at, seat, style)
    worths: list[float] = []
    for move in moves:
        kind, one, other = move >> 16, move >> 8 & 255, move & 255
        if kind == PICK_PLAYER:
            worths.append(_worth_of_player(at, outlook, effect, one))
        elif kind == CHALLENGE:
            worths.append(worth_of_duel(at, outlook, rivalry, one, other))
        elif kind == PICK_CARD:
            worths.append(_worth_of_card(at, outlook, rivalry, effect, one, other))
        else:
            worths.append(0.0)
    return worths


def _worth_of_card(
    at: Position, outlook: Outlook, rivalry: list[float], effect: int, zone: int, number: int
) -> float:
    does = DOES[effect]
    if does in (DISCARD, GIVE):
        return -_loss_of(at, outlook, zone, number)
    if does == KEEP_ONE:
        return _loss_of(at, outlook, zone, number)
    card = at.zones[zone][number]
    if does in (LOOK, RECOVER):
        if WHAT[effect] == SOUVENIR:
            return outlook.gain(card)
        return outlook.gain_of_place(card, outlook.style.unlaid)
    if does == TAKE_BACK:
        decides = validated_by(at, outlook.seat) + 1 == at.ground.needed
        return -missed(at, outlook.style, place_in(at, zone), number, decides=decides)
    if does == UNLOAD:
        owner = owner_of(at, HOUSE.ship_card)
        if owner == NOBODY:
            return outlook.gain(card)
        return rivalry[owner] * missed(at, outlook.style, HOUSE.ship_card, number, decides=False)
    return worth_of_stake(at, outlook, rivalry, zone, number)


def _loss_of(at: Position, outlook: Outlook, zone: int, number: int) -> float:
    ground, seat = at.ground, outlook.seat
    if zone == ground.souvenirs[seat]:
        return outlook.losses[number]
    if zone == ground.places[seat]:
        return outlook.place_loss(at.zones[zone][number])
    return outlook.style.gold


def _worth_of_player(at: Position, outlook: Outlook, effect: int, other: int) -> float:
    rivalry = rivalries(at, outlook.seat, outlook.style)
    does, what = DOES[effect], WHAT[effect]
    if does in (GIVE, EXCHANGE):
        return -rivalry[other]
    if does != STEAL or what == HAND:
        return rivalry[other]
    loot: list[int] = []
    add_loot(at, what, other, loot)
    most = 0.0
    for one in loot:
        most = max(most, worth_of_stake(at, outlook, rivalry, one >> 8 & 255, one & 255))
    return most


def _worth_of_way(outlook: Outlook, effect: int, way: int) -> float:
    worth = 0.0
    for one in OTHER[effect] if way else ONE[effect]:
        if DOES[one] == DRAW and WHAT[one] == PLACE:
            worth += outlook.place_draw_gain()
        elif DOES[one] == DRAW:
            worth += outlook.draw_gain()
        elif DOES[one] == LOOK and WHAT[one] == SOUVENIR:
            worth += 2 * outlook.draw_gain()
        else:
            worth += EFFECT_WORTH[one]
    return worth
