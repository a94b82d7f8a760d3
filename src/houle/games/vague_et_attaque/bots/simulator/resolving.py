"""Effects acting, one after the other (A-37), and the cards that they move."""

from typing import Final

from houle.bots.luck import Luck
from houle.games.vague_et_attaque.bots.simulator.choices import (
    choices,
    concerned,
    concerns,
)
from houle.games.vague_et_attaque.bots.simulator.coding import (
    CHALLENGE,
    KEEP_OFF,
    PICK_CARD,
    PICK_PLAYER,
    PICK_STOCK,
    PICK_WAY,
)
from houle.games.vague_et_attaque.bots.simulator.contents import (
    add_loot,
    can_sail_to,
)
from houle.games.vague_et_attaque.bots.simulator.duelling import (
    HEAVY_SHIP,
    ROLLS,
    challenge,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    LOADED,
    NOBODY,
    PLACE_DISCARD,
    SHOWN,
    SKIP_BITS,
    SOUVENIR_DECK,
    SOUVENIR_DISCARD,
    TO_DISCARD,
    Position,
    begin,
    owner_of,
    pend,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    AGAIN,
    BOARD,
    BOARDING,
    COUNT,
    DISCARD,
    DOES,
    DRAW,
    EXCHANGE,
    GAMBLE,
    GIVE,
    GIVE_CHOSEN,
    GIVE_READER,
    HAND,
    KEEP,
    KEEP_ONE,
    KEEP_ONE_CARD,
    LAY_MORE,
    LESS,
    LOAD,
    LOOK,
    ME,
    MINE,
    MOVE_SHIP,
    ONE,
    OTHER,
    PASS_ON,
    PLACE,
    PROTECT,
    RECOVER,
    SKIP_PHASE,
    SOUVENIR,
    STEAL,
    TAKE_BACK,
    WHAT,
    WHO,
)

FULL_SHIP: Final = 4


def step(at: Position, chance: Luck) -> bool:
    """Do what is next, if nobody has to choose; say whether something was done."""
    pending = at.pending[-1]
    found = choices(at, pending)
    if found is None:
        at.pending.pop()
        _act(at, pending, chance)
    elif not found:
        at.pending.pop()
    elif len(found) == 1:
        choose(at, found[0], chance)
    else:
        return False
    return True


# Effects that leave nothing to choose


def _act(at: Position, pending: int, chance: Luck) -> None:
    effect = pending >> 6
    seat = pending >> 3 & 7
    by = pending & 7
    does = DOES[effect]
    if does == BOARDING:
        board(at)
    elif MINE[effect] >= 0 and WHO[effect] != ME:
        for other in reversed(concerned(at, WHO[effect], by)):
            pend(at, MINE[effect], other, by)
    elif does == PASS_ON:
        for giver in reversed(at.ground.rounds[by]):
            pend(at, LESS[effect], giver, giver)
    elif does == EXCHANGE:
        other = at.chosen
        if other != NOBODY and concerns(at, effect, seat, other):
            pend(at, GIVE_READER, other, by)
            pend(at, GIVE_CHOSEN, seat, by)
    elif does in (DRAW, LOOK, AGAIN, LOAD, STEAL):
        _fetch(at, pending, chance)
    elif does == GAMBLE:
        value = chance.below(ROLLS) + 1
        for one in reversed(ONE[effect] if value >= COUNT[effect] else OTHER[effect]):
            pend(at, one, seat, by)
    else:
        _change(at, effect, seat, by)


def _fetch(at: Position, pending: int, chance: Luck) -> None:
    """Cards come from a deck or a hand."""
    effect = pending >> 6
    seat = pending >> 3 & 7
    by = pending & 7
    does = DOES[effect]
    if does == DRAW:
        if COUNT[effect] > 1:
            pend(at, LESS[effect], seat, by)
        draw(at, seat, WHAT[effect], chance)
    elif does == LOOK:
        _look(at, pending, chance)
    elif does == AGAIN:
        meet(at, seat, chance)
    elif does == LOAD:
        _load(at, effect, seat, by, chance)
    else:
        _steal_from_hand(at, seat, chance)


def _change(at: Position, effect: int, seat: int, by: int) -> None:
    """Something other than a hand is different from now on."""
    does = DOES[effect]
    if does == LAY_MORE:
        if WHAT[effect] == PLACE:
            at.places_left += COUNT[effect]
            at.lay_more_places += COUNT[effect]
        else:
            at.souvenirs_left += COUNT[effect]
            at.lay_more += COUNT[effect]
    elif does == PROTECT:
        at.protected |= 1 << seat
    elif does == SKIP_PHASE:
        at.skips[seat] += 1 << SKIP_BITS * WHAT[effect]
    elif does == MOVE_SHIP:
        for other in concerned(at, WHO[effect], by):
            if can_sail_to(at, other):
                move_ship(at, owner_of(at, at.printed.ship_card), other)


def _steal_from_hand(at: Position, seat: int, chance: Luck) -> None:
    found: list[int] = []
    add_loot(at, HAND, at.chosen, found)
    if found:
        move = found[chance.below(len(found))]
        at.zones[at.ground.souvenirs[seat]].append(at.zones[move >> 8 & 255].pop(move & 255))


def _look(at: Position, pending: int, chance: Luck) -> None:
    effect = pending >> 6
    deck, look = at.zones[WHAT[effect]], at.zones[at.ground.looks[pending >> 3 & 7]]
    for _ in range(COUNT[effect]):
        if renew(at, WHAT[effect], chance):
            look.append(deck.pop())
    if look:
        at.pending.append(pending)


def _load(at: Position, effect: int, seat: int, by: int, chance: Luck) -> None:
    """A-93: what does not go aboard is discarded."""
    if not renew(at, SOUVENIR_DECK, chance):
        return
    if COUNT[effect] > 1:
        pend(at, LESS[effect], seat, by)
    card = at.zones[SOUVENIR_DECK].pop()
    if WHAT[effect] and not at.printed.homes[card] >> at.printed.ship_name & 1:
        at.zones[SOUVENIR_DISCARD].append(card)
    else:
        at.zones[SHOWN].append(card)
        pend(at, BOARD, seat, seat)


# Choices that were made


def choose(at: Position, move: int, chance: Luck) -> None:
    """Carry out what was chosen for the first thing pending."""
    kind, one = move >> 16, move >> 8 & 255
    if kind == PICK_PLAYER:
        at.chosen = one
        return
    pending = at.pending.pop()
    effect = pending >> 6
    seat = pending >> 3 & 7
    by = pending & 7
    if DOES[effect] == BOARDING:
        if kind == KEEP_OFF:
            at.zones[SOUVENIR_DISCARD].append(at.zones[SHOWN].pop())
            at.kept_off = True
            pend(at, KEEP_ONE_CARD, seat, seat)
        else:
            board(at)
    elif kind == PICK_STOCK:
        if COUNT[effect] > 1:
            pend(at, LESS[effect], seat, by)
        draw(at, seat, one, chance)
    elif kind == PICK_WAY:
        for taken in reversed(OTHER[effect] if one else ONE[effect]):
            pend(at, taken, seat, by)
    elif kind == CHALLENGE:
        challenge(at, seat, one, move & 255)
    elif kind == PICK_CARD:
        _pick_card(at, effect, seat, by, one, move & 255)


def _pick_card(at: Position, effect: int, seat: int, by: int, zone: int, place: int) -> None:
    does, what = DOES[effect], WHAT[effect]
    zones, ground = at.zones, at.ground
    if does == KEEP_ONE:
        _keep_one(at, seat, zones[zone][place])
    elif does == DISCARD:
        if COUNT[effect] > 1:
            pend(at, LESS[effect], seat, by)
        discard(at, seat, zone, place)
    elif does == GIVE:
        for receiver in concerned(at, WHO[effect], by):
            zones[ground.souvenirs[receiver]].append(zones[zone].pop(place))
    elif does == STEAL:
        if what == SOUVENIR:
            take_off(at, zone, place, ground.souvenirs[seat])
        else:
            zones[ground.harbours[seat]].append(zones[zone].pop(place))
    elif does == LOOK:
        _keep(at, effect, seat, by, place)
    elif does == RECOVER:
        zones[ground.souvenirs[seat] + what].append(zones[zone].pop(place))
    elif does == TAKE_BACK:
        take_off(at, zone, place, ground.souvenirs[seat])
    else:  # unload
        take_off(at, zone, place, SOUVENIR_DISCARD)


def _keep(at: Position, effect: int, seat: int, by: int, place: int) -> None:
    look, what = at.zones[at.ground.looks[seat]], WHAT[effect]
    more = KEEP[effect] > 1 and len(look) > 1
    if more:
        pend(at, LESS[effect], seat, by)
    receive(at, seat, what, look.pop(place))
    while look and not more:
        at.zones[SOUVENIR_DISCARD + what].append(look.pop())


def _keep_one(at: Position, seat: int, kept: int) -> None:
    """A-94."""
    first = at.ground.souvenirs[seat]
    for zone in range(first, first + 3):
        for place in range(len(at.zones[zone]) - 1, -1, -1):
            if at.zones[zone][place] != kept:
                discard(at, seat, zone, place)


# Cards on their way


def discard(at: Position, seat: int, zone: int, place: int) -> None:
    """Lay a hand card onto its discard pile."""
    if zone == at.ground.golds[seat]:
        pile = ENCOUNTER_DISCARD
    elif zone == at.ground.souvenirs[seat]:
        pile = SOUVENIR_DISCARD
    else:
        pile = PLACE_DISCARD
    at.zones[pile].append(at.zones[zone].pop(place))


def take_off(at: Position, zone: int, place: int, target: int) -> None:
    """Take a souvenir off the place where it lies; the ship notices (A-21)."""
    if zone == at.ground.berths + at.printed.ship and len(at.zones[zone]) == HEAVY_SHIP:
        at.ship_lost = at.round
    at.zones[target].append(at.zones[zone].pop(place))


def move_ship(at: Position, owner: int, seat: int) -> None:
    harbours = at.ground.harbours
    at.zones[harbours[owner]].remove(at.printed.ship_card)
    at.zones[harbours[seat]].append(at.printed.ship_card)


def board(at: Position) -> None:
    """Solo: the souvenir shown goes onto the ship (A-91, A-95)."""
    berth = at.zones[at.ground.berths + at.printed.ship]
    berth.append(at.zones[SHOWN].pop())
    if len(berth) >= FULL_SHIP:
        at.ended = LOADED


def renew(at: Position, deck: int, chance: Luck) -> bool:
    """A-35: make sure that the deck has a card; say whether it has."""
    cards, discarded = at.zones[deck], at.zones[deck + TO_DISCARD]
    if not cards and discarded:
        cards += discarded
        discarded.clear()
        chance.shuffle(cards)
    return len(cards) > 0


def draw(at: Position, seat: int, stock: int, chance: Luck) -> None:
    """Draw a card into the hand, if there is one."""
    if renew(at, stock, chance):
        receive(at, seat, stock, at.zones[stock].pop())


def receive(at: Position, seat: int, stock: int, card: int) -> None:
    """Take a drawn card into the hand; alone, what bears the ship's symbol is shown (A-91)."""
    if at.ground.alone and stock == SOUVENIR and at.printed.homes[card] >> at.printed.ship_name & 1:
        at.zones[SHOWN].append(card)
        pend(at, BOARD, seat, seat)
    else:
        at.zones[at.ground.souvenirs[seat] + stock].append(card)


def meet(at: Position, seat: int, chance: Luck) -> None:
    """A-31: draw an encounter; a blue one is read and acts, a gold one is kept (A-03)."""
    if not renew(at, ENCOUNTER_DECK, chance):
        return
    card = at.zones[ENCOUNTER_DECK].pop()
    if at.printed.gold[card]:
        at.zones[at.ground.golds[seat]].append(card)
    else:
        at.zones[SHOWN].append(card)
        begin(at, seat, at.printed.acts[card])
