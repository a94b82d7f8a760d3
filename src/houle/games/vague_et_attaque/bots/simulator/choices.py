"""What can be chosen inside an effect, and by whom (A-37)."""

from typing import Final

from houle.games.vague_et_attaque.bots.simulator.coding import (
    CHALLENGE,
    DONE,
    KEEP_OFF,
    LET_ABOARD,
    PICK_CARD,
    PICK_PLAYER,
    PICK_STOCK,
    PICK_WAY,
    coded,
)
from houle.games.vague_et_attaque.bots.simulator.contents import (
    add_cards,
    add_laid,
    add_loot,
    add_stakes,
    can_sail_to,
)
from houle.games.vague_et_attaque.bots.simulator.position import (
    ENCOUNTER_DECK,
    NOBODY,
    PLACE_DECK,
    SOUVENIR_DECK,
    SOUVENIR_DISCARD,
    Position,
    available,
    hand_size,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    AGAIN,
    ANY,
    BOARDING,
    CHOSEN,
    DISCARD,
    DOES,
    DRAW,
    DUEL_NOW,
    EITHER,
    EXCHANGE,
    GIVE,
    HAND,
    KEEP_ONE,
    LEFT,
    LOOK,
    ME,
    MOVE_SHIP,
    ONE,
    OTHER,
    OTHERS,
    PASS_ON,
    PROTECT,
    RECOVER,
    RIGHT,
    SOUVENIR,
    STEAL,
    TAKE_BACK,
    UNLOAD,
    WHAT,
    WHO,
)

FEWEST_TO_KEEP_OFF: Final = 2


def choices(at: Position, pending: int) -> list[int] | None:
    """All that can be chosen now for what is pending; `None` where there is nothing to choose."""
    effect = pending >> 6
    seat = pending >> 3 & 7
    does = DOES[effect]
    if does == BOARDING:
        if at.kept_off or hand_size(at, seat) < FEWEST_TO_KEEP_OFF:
            return None
        return [coded(LET_ABOARD), coded(KEEP_OFF)]
    if does == KEEP_ONE:
        return _hand(at, seat, ANY)
    if at.chosen == NOBODY and WHO[effect] == CHOSEN:
        by = pending & 7
        return [coded(PICK_PLAYER, other) for other in candidates(at, effect, seat, by)]
    return _of_effect(at, effect, seat, pending & 7)


def _of_effect(at: Position, effect: int, seat: int, by: int) -> list[int] | None:
    does, what = DOES[effect], WHAT[effect]
    if does == DRAW:
        return _decks(at) if WHO[effect] == ME and what == ANY else None
    if does == DISCARD:
        return _hand(at, seat, what) if WHO[effect] == ME else None
    if does == GIVE:
        return _hand(at, seat, SOUVENIR) if concerned(at, WHO[effect], by) else []
    if does == EITHER:
        return _ways(at, effect, seat)
    if does == DUEL_NOW:
        return _duels(at, seat)
    return _cards_of_table(at, effect, seat)


def _decks(at: Position) -> list[int]:
    return [coded(PICK_STOCK, stock) for stock in range(2) if available(at, stock)]


def _duels(at: Position, seat: int) -> list[int]:
    found: list[int] = []
    add_stakes(at, seat, CHALLENGE, found)
    if found:
        found.append(coded(DONE))
    return found


def _ways(at: Position, effect: int, seat: int) -> list[int]:
    found: list[int] = []
    if _any_can_be_done(at, seat, ONE[effect]):
        found.append(coded(PICK_WAY, 0))
    if _any_can_be_done(at, seat, OTHER[effect]):
        found.append(coded(PICK_WAY, 1))
    return found


def _cards_of_table(at: Position, effect: int, seat: int) -> list[int] | None:
    """Cards that do not lie in one's own hand."""
    does, what = DOES[effect], WHAT[effect]
    found: list[int] = []
    if does == STEAL and what != HAND:
        add_loot(at, what, at.chosen, found)
    elif does == LOOK and at.zones[at.ground.looks[seat]]:
        add_cards(at, at.ground.looks[seat], found)
    elif does == RECOVER:
        add_cards(at, SOUVENIR_DISCARD + what, found)
    elif does == TAKE_BACK and WHO[effect] == ME:
        add_laid(at, seat, PICK_CARD, found)
    elif does == UNLOAD and not at.validated >> at.printed.ship & 1:
        add_cards(at, at.ground.berths + at.printed.ship, found)
    else:
        return None
    return found


def _any_can_be_done(at: Position, seat: int, effects: list[int]) -> bool:
    for effect in effects:
        if can_do(at, seat, effect):
            return True
    return False


def _hand(at: Position, seat: int, what: int) -> list[int]:
    first = at.ground.souvenirs[seat]
    found: list[int] = []
    if what == ANY:
        add_cards(at, first, found)
        add_cards(at, first + 1, found)
        add_cards(at, first + 2, found)
    else:
        add_cards(at, first + what, found)
    return found


def concerned(at: Position, who: int, by: int) -> list[int]:
    """The seats that are meant, seen from whoever reads the card."""
    everyone = at.ground.rounds[by]
    if who == ME:
        return [by]
    if who == CHOSEN:
        return [] if at.chosen == NOBODY else [at.chosen]
    if who == LEFT:
        return everyone[1:2]
    if who == RIGHT:
        return everyone[1:][-1:]
    return everyone[1:] if who == OTHERS else everyone


def candidates(at: Position, effect: int, seat: int, by: int) -> list[int]:
    """A-37b: the players who can be chosen."""
    others = at.ground.rounds[by][1:]
    return [other for other in others if concerns(at, effect, seat, other)]


def concerns(at: Position, effect: int, seat: int, other: int) -> bool:
    """Whether the effect could do something with this player."""
    zones, ground = at.zones, at.ground
    does, what = DOES[effect], WHAT[effect]
    found: list[int] = []
    if does == STEAL:
        add_loot(at, what, other, found)
        return len(found) > 0
    if does == EXCHANGE:
        return bool(zones[ground.souvenirs[seat]]) and bool(zones[ground.souvenirs[other]])
    if does == GIVE:
        return len(zones[ground.souvenirs[seat]]) > 0
    if does == DRAW:
        if what == ANY:
            return available(at, SOUVENIR_DECK) or available(at, PLACE_DECK)
        return available(at, what)
    if does == DISCARD:
        return (
            hand_size(at, other) > 0 if what == ANY else bool(zones[ground.souvenirs[other] + what])
        )
    if does == PROTECT:
        return not at.protected >> other & 1
    if does == TAKE_BACK:
        add_laid(at, other, PICK_CARD, found)
        return len(found) > 0
    return can_sail_to(at, other) if does == MOVE_SHIP else True


def can_do(at: Position, seat: int, effect: int) -> bool:
    """Whether an effect would do anything if this seat used it now (A-03b)."""
    who, does = WHO[effect], DOES[effect]
    if who == CHOSEN and at.chosen == NOBODY:
        return len(candidates(at, effect, seat, seat)) > 0
    somebody = False
    for other in concerned(at, who, seat):
        if concerns(at, effect, seat, other):
            somebody = True
            break
    if not somebody:
        return False
    if does == LOOK:
        return available(at, WHAT[effect])
    if does == PASS_ON:
        return not at.ground.alone and any_souvenirs(at)
    if does == AGAIN:
        return available(at, ENCOUNTER_DECK)
    if does in (RECOVER, UNLOAD, DUEL_NOW, EITHER):
        return bool(_of_effect(at, effect, seat, seat))
    return True


def any_souvenirs(at: Position) -> bool:
    for hand in at.ground.souvenirs:
        if at.zones[hand]:
            return True
    return False
