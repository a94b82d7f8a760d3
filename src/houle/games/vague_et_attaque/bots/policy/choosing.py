"""What each choice inside an effect is worth (A-37)."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.duel_values import Dueller
from houle.games.vague_et_attaque.bots.policy.effect_values import (
    EFFECT_WORTH,
)
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.outlook import (
    Outlook,
    missed,
)
from houle.games.vague_et_attaque.bots.policy.printed import (
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
from houle.games.vague_et_attaque.bots.policy.scene import (
    Scene,
    berth_of,
    effect_to_choose_for,
    place_in,
)
from houle.games.vague_et_attaque.choices import loot
from houle.games.vague_et_attaque.effects import Steal
from houle.games.vague_et_attaque.harbours import owner_of
from houle.games.vague_et_attaque.moves import (
    Challenge,
    LetAboard,
    PickCard,
    PickPlayer,
    PickStock,
    PickWay,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Task
from houle.kernel import At, Place, Seat, ZoneId

OF_OWN: Final = (DISCARD, GIVE, LOOK, RECOVER, KEEP_ONE)
"""The effects for which cards are chosen that are nobody else's."""
ALMOST_LOST: Final = 3
"""Solo: with so many on the ship, the next one loses (A-95)."""


def worths_of_choices(
    at: Scene, seat: Seat, mind: Mind, moves: list[VagueEtAttaqueMove]
) -> list[float]:
    """For each of the moves what it is worth."""
    kind = type(moves[0])
    if kind is LetAboard:
        full = len(berth_of(at, HOUSE.ship_card)) >= ALMOST_LOST
        return [0.0, 1.0] if full else [1.0, 0.0]
    outlook = mind.outlook(at, seat)
    if kind is PickStock:
        return [outlook.draw_gain(), outlook.place_draw_gain()]
    effect = effect_to_choose_for(at)
    if kind is PickCard and DOES[effect] in OF_OWN:
        return [
            _worth_of_own(at, outlook, effect, move.zone, move.place)
            for move in moves
            if type(move) is PickCard
        ]
    if kind is PickWay:
        return [_worth_of_way(outlook, effect, move.way) for move in moves if type(move) is PickWay]
    dueller = Dueller(at, outlook)
    worths: list[float] = []
    for move in moves:
        if type(move) is PickCard:
            worths.append(_worth_of_card(at, outlook, dueller, effect, move.zone, move.place))
        elif type(move) is PickPlayer:
            worths.append(_worth_of_player(at, dueller, effect, move.owner))
        elif type(move) is Challenge:
            worths.append(dueller.worth_of_duel(move.zone, move.place))
        else:
            worths.append(0.0)
    return worths


def _worth_of_own(at: Scene, outlook: Outlook, effect: int, zone: ZoneId, number: Place) -> float:
    """Of a card that is given away, or that comes from where nobody misses it."""
    does = DOES[effect]
    if does in (DISCARD, GIVE):
        return -_loss_of(at, outlook, zone, number)
    if does == KEEP_ONE:
        return _loss_of(at, outlook, zone, number)
    card = at.zones[zone][number]
    if WHAT[effect] == SOUVENIR:
        return outlook.gain(card)
    return outlook.gain_of_place(card, outlook.style.unlaid)


def _worth_of_card(
    at: Scene, outlook: Outlook, dueller: Dueller, effect: int, zone: ZoneId, number: Place
) -> float:
    """Of a card that lies on the table."""
    does, style = DOES[effect], outlook.style
    if does == TAKE_BACK:
        return -missed(at, style, place_in(at, zone), number, decides=outlook.decides)
    if does == UNLOAD:
        owner = owner_of(at.game, at.table, HOUSE.ship_card)
        if owner is None:
            return outlook.gain(at.zones[zone][number])
        loss = missed(at, style, HOUSE.ship_card, number, decides=False)
        return dueller.rivalry.cares[owner] * loss
    return dueller.worth_of_stake(zone, number)


def _loss_of(at: Scene, outlook: Outlook, zone: ZoneId, number: Place) -> float:
    seating, seat = at.seating, outlook.seat
    if zone == seating.souvenirs[seat]:
        return outlook.losses[number]
    if zone == seating.places[seat]:
        return outlook.place_loss(at.zones[zone][number])
    return outlook.style.gold


def _worth_of_player(at: Scene, dueller: Dueller, effect: int, other: Seat) -> float:
    does, what = DOES[effect], WHAT[effect]
    if does in (GIVE, EXCHANGE):
        return -dueller.rivalry.cares[other]
    if does != STEAL or what == HAND:
        return dueller.rivalry.cares[other]
    most = 0.0
    for one in _loot(at, other):
        most = max(most, dueller.worth_of_stake(one.zone, one.place))
    return most


def _loot(at: Scene, other: Seat) -> list[At]:
    """What can be stolen from a player by the effect that somebody chooses for."""
    task = at.public.pending[0]
    if type(task) is Task and type(task.effect) is Steal:
        return loot(at.game, at.table, task.effect, other)
    return []


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
