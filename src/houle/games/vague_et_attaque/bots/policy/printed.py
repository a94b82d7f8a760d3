"""What is printed on the cards of the house, as tables of numbers, by which captains judge.

An effect is a number here; the tables say what it does.
"""

from typing import Final, final

from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Colour, Encounter, Souvenir
from houle.games.vague_et_attaque.effects import (
    EFFECTS,
    Discard,
    Draw,
    Edge,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Held,
    LayMore,
    Load,
    Look,
    Loot,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    Whom,
)

PHASES = (Phase.EXPLORATION, Phase.ENCOUNTER, Phase.MOORING, Phase.END, Phase.SHIP)

ME: Final = 0
CHOSEN: Final = 1
WHOM = (Whom.ME, Whom.CHOSEN, Whom.LEFT, Whom.RIGHT, Whom.OTHERS, Whom.ALL)

SOUVENIR: Final = 0
PLACE: Final = 1
ANY: Final = 2
HAND: Final = 3

DRAW: Final = 0
DISCARD: Final = 1
STEAL: Final = 2
GIVE: Final = 3
PASS_ON: Final = 4
EXCHANGE: Final = 5
LOOK: Final = 6
RECOVER: Final = 7
TAKE_BACK: Final = 8
LAY_MORE: Final = 9
PROTECT: Final = 10
MOVE_SHIP: Final = 11
UNLOAD: Final = 12
LOAD: Final = 13
SKIP_PHASE: Final = 14
AGAIN: Final = 15
DUEL_NOW: Final = 16
EDGE: Final = 17
TWO_DICE: Final = 18
CALL_OFF: Final = 19
GAMBLE: Final = 20
EITHER: Final = 21
KEEP_ONE: Final = 23
"""No effect, but chosen for like one (A-94)."""

DOES: Final[list[int]] = []
"""What kind of effect each number is."""
WHO: Final[list[int]] = []
"""Whom it concerns besides whoever resolves it."""
WHAT: Final[list[int]] = []
"""The kind of card, the phase to be passed, or the side to which cards are passed on."""
COUNT: Final[list[int]] = []
"""How many cards, or what a gamble must show."""
KEEP: Final[list[int]] = []
ONE: Final[list[list[int]]] = []
OTHER: Final[list[list[int]]] = []
"""The two outcomes of a gamble or a choice."""

_numbers: dict[Effect, int] = {}
_STOCKS: dict[object, int] = {
    Stock.SOUVENIR: SOUVENIR,
    Stock.PLACE: PLACE,
    None: ANY,
    Held.ANY: ANY,
    Loot.HAND: HAND,
}


def number_of(effect: Effect) -> int:
    """The number of an effect; those that it consists of get theirs as well."""
    found = _numbers.get(effect)
    if found is not None:
        return found
    number = _add(EFFECTS.index(type(effect)))
    _numbers[effect] = number
    _describe(number, effect)
    match effect:
        case Gamble(_, win, lose):
            ONE[number], OTHER[number] = numbers_of(win), numbers_of(lose)
        case Either(one, other):
            ONE[number], OTHER[number] = numbers_of(one), numbers_of(other)
        case _:
            pass
    return number


def numbers_of(effects: tuple[Effect, ...]) -> list[int]:
    """The numbers of several effects."""
    return [number_of(effect) for effect in effects]


def _add(does: int) -> int:
    DOES.append(does)
    for table in (WHO, WHAT, COUNT, KEEP):
        table.append(0)
    for outcomes in (ONE, OTHER):
        outcomes.append([])
    return len(DOES) - 1


def _describe(number: int, effect: Effect) -> None:  # noqa: C901 - a case for each effect
    match effect:
        case Draw(who, what, count) | Discard(who, what, count):
            WHO[number], WHAT[number], COUNT[number] = WHOM.index(who), _STOCKS[what], count
        case TakeBack(who) | Protect(who) | Give(who) | MoveShip(who):
            WHO[number] = WHOM.index(who)
        case PassOn(to):
            WHAT[number] = WHOM.index(to)
        case SkipPhase(phase, who):
            WHO[number], WHAT[number] = WHOM.index(who), PHASES.index(phase)
        case Steal(what):
            WHO[number], WHAT[number] = CHOSEN, _STOCKS[what]
        case Exchange():
            WHO[number] = CHOSEN
        case Look(what, count, keep):
            WHAT[number], COUNT[number], KEEP[number] = _STOCKS[what], count, keep
        case Recover(what):
            WHAT[number] = _STOCKS[what]
        case LayMore(what, count):
            WHAT[number], COUNT[number] = _STOCKS[what], count
        case Load(count, marked_only):
            COUNT[number], WHAT[number] = count, int(marked_only)
        case Edge(plus):
            COUNT[number] = plus
        case Gamble(least):
            COUNT[number] = least
        case _:
            pass


KEEP_ONE_CARD: Final = _add(KEEP_ONE)


@final
class Printed:
    """What is printed on the cards of one deck."""

    def __init__(self, cards: Cards) -> None:
        names = [place.id for place in cards.deck.place]
        self.first_place: int = cards.place_cards[0]
        self.ship_card: int = cards.ship
        self.name_count = len(names)
        self.name = [names.index(cards.printed[card].id) for card in cards.place_cards]
        """Places with equal numbers here are copies of each other."""
        self.homes = [
            sum(1 << names.index(home) for home in card.places) if isinstance(card, Souvenir) else 0
            for card in cards.printed
        ]
        """For each card a mask of the names of the places that it belongs to."""
        self.dedicated = [
            isinstance(card, Souvenir) and len(card.places) == 1 for card in cards.printed
        ]
        self.gold = [
            isinstance(card, Encounter) and card.colour is Colour.GOLD for card in cards.printed
        ]
        self.acts = [
            numbers_of(card.anchor)
            if isinstance(card, Souvenir)
            else numbers_of(getattr(card, "effects", ()))
            for card in cards.printed
        ]
        """What each card does: anchors, encounters, powers."""


HOUSE: Final = Printed(CARDS)
