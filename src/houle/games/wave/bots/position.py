"""One world of WAVE as plain numbers, for search: everything in it is known.

Inward and outward cards are one hand here. The engine plays with open hands, so that nobody errs,
and *strict* and *open mistakes* matter only to a choice that does not fit. A set of cards is a bit
mask over the surf cards.
"""

from typing import Final

from mypy_extensions import i64

from houle.games.wave.components import ANY_CARD, BEATS, COLOUR_TIDES, HAS_TURN_SYMBOL, SURF_CARDS
from houle.games.wave.moves import Discard, LayDown, Propose, Side, Swap, WaveMove
from houle.games.wave.nazare import SPOTS
from houle.games.wave.rules import Wave
from houle.games.wave.state import VAIMITI, WavePublic
from houle.kernel import Card, CardMask, Table

SURF_COUNT: Final = len(SURF_CARDS)

FACE_DOWN: Final = 64
SWAP: Final = 128
"""A choice is a number: the card, and one of these if it is not played face up."""

CARD: Final = 63
"""The part of a choice that is the card."""

NO_CARD: Final = -1
"""No card: no bend card, none just taken, or one that lies face down in the great wave."""

HIGHER: Final[list[list[int]]] = [list(order) for order in BEATS]
"""`HIGHER[order][top]`: the cards that may follow `top`."""

LOWER: Final[list[list[int]]] = [
    [
        sum(1 << top for top in range(SURF_COUNT) if higher[top] >> card & 1)
        for card in range(SURF_COUNT)
    ]
    for higher in HIGHER
]
"""`LOWER[order][card]`: the cards that `card` may follow."""

TURNS: Final[int] = sum(1 << card for card in SURF_CARDS if HAS_TURN_SYMBOL[card])
"""The cards that turn the direction of play."""

LEFT_OF: Final[list[int]] = [-1 if spot.left is None else spot.left for spot in SPOTS]
BELOW: Final[list[int]] = [-1 if spot.below is None else spot.below for spot in SPOTS]
"""Nazaré: the places that a card at a place must beat; -1 where there is none."""

FOLLOWERS: Final[list[int]] = [
    LEFT_OF.count(place) + BELOW.count(place) for place in range(len(SPOTS))
]
"""Nazaré: how many cards will have to beat the one at a place."""

BIT: Final[list[int]] = [1 << card for card in range(SURF_COUNT)]
"""The set of one card. Compiled, a shifted 1 of native width would be cut off at 32 bits."""

CARD_OF: Final[list[int]] = [0] * 37
"""The number of a card by its bit modulo 37, which tells all bits apart."""
for _card in range(36):
    CARD_OF[(1 << _card) % 37] = _card


_BITS: Final[list[int]] = [half.bit_count() for half in range(1 << 17)]


def count(cards: i64) -> i64:
    """How many cards a set has; compiled, this is far quicker than `int.bit_count`."""
    return _BITS[cards & 0x1FFFF] + _BITS[cards >> 17]


class Position:
    """A world, and whose turn it is in it."""

    __slots__ = (
        "bend",
        "direction",
        "forgiving",
        "hands",
        "hidden",
        "nazare",
        "order",
        "over",
        "pile",
        "places",
        "taken",
        "top",
        "turn",
        "vaimiti",
        "voluntary",
        "wave",
    )

    def __init__(self, places: int, *, vaimiti: bool, nazare: bool, voluntary: bool) -> None:
        self.places: int = places
        self.vaimiti: bool = vaimiti
        self.nazare: bool = nazare
        self.voluntary: bool = voluntary
        self.hands: list[int] = [0] * places
        """What each place can play from; of Vaimiti what lies face up."""
        self.hidden: list[int] = []
        """Vaimiti's face-down cards, the last one is turned up first."""
        self.pile: list[int] = []
        """The last one is drawn next."""
        self.top: int = NO_CARD
        self.wave: list[int] = []
        """Nazaré: what lies at each place, in the order of laying."""
        self.bend: int = NO_CARD
        self.taken: int = NO_CARD
        self.order: int = 0
        """Counts 2 for inverted colours and 1 for inverted numbers."""
        self.direction: int = 1
        self.turn: int = 0
        self.over: bool = False
        self.forgiving: bool = False
        """A card that does not fit comes back, and another is chosen (W-29)."""

    def copy(self) -> "Position":
        """An equal position that can be played on without touching this one."""
        other = Position(
            self.places, vaimiti=self.vaimiti, nazare=self.nazare, voluntary=self.voluntary
        )
        other.hands = self.hands[:]
        other.hidden = self.hidden[:]
        other.pile = self.pile[:]
        other.top = self.top
        other.wave = self.wave[:]
        other.bend = self.bend
        other.taken = self.taken
        other.order = self.order
        other.direction = self.direction
        other.turn = self.turn
        other.over = self.over
        other.forgiving = self.forgiving
        return other


def fits(position: Position) -> CardMask:
    """The cards that could be played face up now (W-21; in Nazaré W-82)."""
    higher = HIGHER[position.order]
    return need(position.wave, higher) if position.nazare else higher[position.top]


def need(wave: list[Card], higher: list[CardMask], ahead: i64 = 0) -> i64:
    """Nazaré: the cards that beat what lies around the current place, or so many places on."""
    laid: i64 = len(wave)
    place = laid + ahead
    fitting: i64 = ANY_CARD
    if place >= SURF_COUNT:
        return fitting
    for neighbour in (LEFT_OF[place], BELOW[place]):
        if 0 <= neighbour < laid:
            card: i64 = wave[neighbour]
            if card >= 0:
                fitting &= higher[card]
    return fitting


def choices(position: Position) -> list[int]:
    """All that whoever is to play may do."""
    if position.over:
        return []
    hand = position.hands[position.turn]
    if position.taken >= 0:
        hand &= ~(1 << position.taken)  # W-62
    fitting = hand & fits(position)
    found = cards_of(fitting)
    if position.nazare and (position.voluntary or not fitting):
        found += [FACE_DOWN + card for card in cards_of(hand)]
    hers = position.vaimiti and position.turn == VAIMITI
    if position.bend >= 0 and position.taken < 0 and not hers and hand & (hand - 1):
        spare = position.nazare or fitting & (fitting - 1)
        found += [
            SWAP + card for card in cards_of(hand) if spare or not fitting >> card & 1
        ]  # W-63, W-65
    return found


def cards_of(cards: CardMask) -> list[Card]:
    """The cards of a set, in their order."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(CARD_OF[low % 37])
        cards ^= low
    return found


def do(position: Position, choice: int) -> None:
    """Carry out a choice, up to the next decision or the end."""
    card = choice & CARD
    turn = position.turn
    if choice >= SWAP:
        position.hands[turn] ^= 1 << card | 1 << position.bend
        position.taken = position.bend
        position.bend = card
        playable = position.hands[turn] & ~(1 << position.taken) & fits(position)
        position.over = not position.nazare and not playable  # W-65
        return
    face_up = choice < FACE_DOWN
    if face_up and not fits(position) >> card & 1:
        if position.forgiving:
            return
        if not position.nazare:
            position.over = True  # W-28
            return
        face_up = False  # W-89
    position.hands[turn] ^= 1 << card
    position.taken = NO_CARD
    lay(position, card, face_up=face_up)
    drew = draw(position, turn)
    if not drew and position.hidden and turn == VAIMITI:
        position.hands[turn] |= 1 << position.hidden.pop()  # W-54
    _pass_on(position)


def lay(position: Position, card: Card, *, face_up: bool) -> None:
    """Put a card on the discard, or on the current place of the great wave."""
    if position.nazare:
        position.wave.append(card if face_up else NO_CARD)
    if face_up:
        position.top = card
        if TURNS >> card & 1:
            position.direction = -position.direction


def draw(position: Position, place: int) -> bool:
    """W-20, W-72: draw a card for a place; say whether there was one."""
    pile = position.pile
    while pile:
        card = pile.pop()
        if card < SURF_COUNT:
            position.hands[place] |= 1 << card
            return True
        position.order ^= 2 if card in COLOUR_TIDES else 1
    return False


def _pass_on(position: Position) -> None:
    """W-24, W-26, W-41: the next place that holds a card, if it can play."""
    turn = position.turn
    for _ in range(position.places):
        turn = (turn + position.direction) % position.places
        if position.hands[turn]:
            position.turn = turn
            if not position.nazare and not position.hands[turn] & fits(position):
                position.over = True
            return
    position.over = True
    if position.bend >= 0:
        face_up = fits(position) >> position.bend & 1 == 1
        if face_up or position.nazare:
            lay(position, position.bend, face_up=face_up)  # W-64, W-87
            position.bend = NO_CARD


def left_over(position: Position) -> int:
    """W-42; in Nazaré W-86: how many cards lie face down so far."""
    if position.nazare:
        return position.wave.count(NO_CARD)
    left = len(position.hidden) + (position.bend >= 0)
    for hand in position.hands:
        left += hand.bit_count()
    for card in position.pile:
        left += card < SURF_COUNT
    return left


def position_of(game: Wave, table: Table[WavePublic]) -> Position:
    """The world of a table."""
    seating = game.seating
    public = table.public
    zones = table.zones
    position = Position(
        seating.places,
        vaimiti=seating.with_vaimiti,
        nazare=game.nazare,
        voluntary=game.voluntary,
    )
    for place, (one, other) in enumerate(seating.hands):
        rows = zones[one][:]
        if seating.with_vaimiti and place == VAIMITI:
            position.hidden = zones[other][:]
        else:
            rows += zones[other]
        position.hands[place] = sum(1 << card for card in rows)
    position.pile = zones[seating.pile][:]
    laid = zones[seating.discard]
    position.top = laid[-1] if laid else NO_CARD
    if game.nazare:
        face_up = iter(laid)
        total = len(laid) + len(public.face_down)
        position.wave = [
            NO_CARD if place in public.face_down else next(face_up) for place in range(total)
        ]
    if seating.bend is not None and zones[seating.bend]:
        position.bend = zones[seating.bend][-1]
    if public.taken:
        position.taken = zones[seating.inward[public.turn]][-1]
    position.order = 2 * public.colours_inverted + public.numbers_inverted
    position.direction = public.direction
    position.turn = public.turn
    position.over = public.ended is not None
    position.forgiving = game.open_mistakes
    return position


def code_of(game: Wave, table: Table[WavePublic], move: WaveMove) -> int:
    """The choice that a move of whoever is to play stands for."""
    seating = game.seating
    match move:
        case Propose(place, face_down):
            card = table.zones[seating.hands[VAIMITI][0]][place]
            return card + FACE_DOWN * face_down
        case Discard(side, place) | LayDown(side, place) | Swap(side, place):
            row = seating.inward if side is Side.INWARD else seating.outward
            card = table.zones[row[table.public.turn]][place]
            if isinstance(move, Swap):
                return card + SWAP
            return card + FACE_DOWN * isinstance(move, LayDown)
        case _:
            raise ValueError(f"{move!r} is advice")
