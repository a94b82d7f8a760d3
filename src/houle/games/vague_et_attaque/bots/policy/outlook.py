"""What a captain's places and souvenirs are worth, quickly: for positions that are played out."""

from typing import Final, final

from houle.games.vague_et_attaque.bots.policy.printed import HOUSE
from houle.games.vague_et_attaque.bots.policy.scene import Scene, any_dedicated, berth_of
from houle.games.vague_et_attaque.bots.policy.style import DECIDES, IN_MIDDLE, OF_SHIP, Style
from houle.games.vague_et_attaque.drawing import hand_size
from houle.games.vague_et_attaque.harbours import validated_by, within_reach
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS
from houle.kernel import Card, Seat

SLOT_COUNT: Final = 48
FULL: Final = 3
"""How many souvenirs a slot can count; only such a place can be validated (A-40)."""
WITH_DEDICATED: Final[list[int]] = [
    -1 if slot & FULL == FULL else (slot | 4) + 1 for slot in range(SLOT_COUNT)
]
WITH_SHARED: Final[list[int]] = [
    -1 if slot & FULL == FULL or slot & 7 == 2 else slot + 1 for slot in range(SLOT_COUNT)
]
"""The slot with one souvenir more; A-40 leaves no room in some."""
_KINDS = [(homes, homes.bit_count() == 1) for homes in HOUSE.homes if homes]
TOTAL: Final = len(_KINDS)
DEDICATED_TO: Final[list[int]] = [
    sum(own and homes >> name & 1 for homes, own in _KINDS) for name in range(HOUSE.name_count)
]
SHARED_WITH: Final[list[int]] = [
    sum(not own and homes >> name & 1 for homes, own in _KINDS) for name in range(HOUSE.name_count)
]
PER_CARD: Final = 0.3


def slot_of(at: Scene, place: int, *, decides: bool) -> int:
    """How far a place has come that lies on the table."""
    aboard = berth_of(at, place)
    slot = len(aboard) | (4 if any_dedicated(aboard) else 0) | (DECIDES if decides else 0)
    if place == HOUSE.ship_card:
        slot |= IN_MIDDLE if at.game.seats <= MIDDLE_SEATS else OF_SHIP
    return slot


def missed(at: Scene, style: Style, place: int, number: int, *, decides: bool) -> float:
    """What a souvenir is worth where it lies."""
    aboard = berth_of(at, place)
    slot = slot_of(at, place, decides=decides)
    rest = slot - 1
    if slot & 4:
        still = False
        for other in range(len(aboard)):
            if other != number and HOUSE.dedicated[aboard[other]]:
                still = True
        if not still:
            rest -= 4
    return style.slots[slot] - style.slots[rest]


class Outlook:
    """The places of a seat, laid or in hand, with each souvenir of the hand meant for one."""

    __slots__ = (
        "_draw_gain",
        "added",
        "decides",
        "factors",
        "kept",
        "losses",
        "names",
        "seat",
        "slots",
        "spare",
        "style",
        "validated",
    )

    def __init__(self, at: Scene, seat: Seat, style: Style) -> None:
        self.seat = seat
        self.style = style
        self.names: list[int] = []
        self.slots: list[int] = []
        self.factors: list[float] = []
        self.added: list[int]
        """How many souvenirs of the hand are meant for each place."""
        self.kept: list[float]
        """What the souvenirs in hand add to each place."""
        self.losses: list[float]
        """What each souvenir of the hand would be missed for."""
        self.spare: list[int] = []
        """Those that fit nowhere."""
        self._draw_gain: float | None = None
        self.validated: int = validated_by(at.game, at.table, seat)
        """How many places the side of this seat has validated."""
        self.decides: bool = self.validated + 1 == at.game.needed
        """Whether the next one decides the game."""
        validated = at.public.validated
        for place in within_reach(at.game, at.table, seat):
            slot = slot_of(at, place, decides=self.decides)
            if slot & FULL < FULL or place not in validated:
                self._add(place, slot, 1.0)
        for place in at.zones[at.seating.places[seat]]:
            self._add(place, DECIDES if self.decides else 0, style.unlaid)
        self.added = [0] * len(self.names)
        self.kept = [0.0] * len(self.names)
        hand = at.zones[at.seating.souvenirs[seat]]
        self.losses = [0.0] * len(hand)
        for number in range(len(hand)):
            if HOUSE.dedicated[hand[number]]:
                self.losses[number] = self._mean(hand[number])
        for number in range(len(hand)):
            if not HOUSE.dedicated[hand[number]]:
                self.losses[number] = self._mean(hand[number])

    def _add(self, place: Card, slot: int, factor: float) -> None:
        self.names.append(HOUSE.name[place - HOUSE.first_place])
        self.slots.append(slot)
        self.factors.append(factor)

    def _mean(self, souvenir: int) -> float:
        """Mean a souvenir of the hand for where it helps most; say how much that is."""
        at = self._best(souvenir)
        if at < 0:
            self.spare.append(souvenir)
            return self.style.spare_dedicated if HOUSE.dedicated[souvenir] else self.style.spare
        grown = (WITH_DEDICATED if HOUSE.dedicated[souvenir] else WITH_SHARED)[self.slots[at]]
        gain = (
            self.style.in_hand
            * (self.style.slots[grown] - self.style.slots[self.slots[at]])
            * self.factors[at]
        )
        self.slots[at] = grown
        self.added[at] += 1
        self.kept[at] += gain
        return gain

    def _best(self, souvenir: int) -> int:
        homes = HOUSE.homes[souvenir]
        table = WITH_DEDICATED if HOUSE.dedicated[souvenir] else WITH_SHARED
        best, most = -1, 0.0
        for at in range(len(self.names)):
            if homes >> self.names[at] & 1:
                slot = self.slots[at]
                grown = table[slot]
                if grown >= 0:
                    gain = (self.style.slots[grown] - self.style.slots[slot]) * self.factors[at]
                    if gain > most:
                        best, most = at, gain
        return best

    def gain(self, souvenir: int) -> float:
        """What one souvenir more in hand would be worth."""
        at = self._best(souvenir)
        if at < 0:
            return self.style.spare_dedicated if HOUSE.dedicated[souvenir] else self.style.spare
        slot = self.slots[at]
        grown = (WITH_DEDICATED if HOUSE.dedicated[souvenir] else WITH_SHARED)[slot]
        return (
            self.style.in_hand
            * (self.style.slots[grown] - self.style.slots[slot])
            * self.factors[at]
        )

    def gain_of_place(self, place: int, factor: float) -> float:
        """What one place more would be worth, with the souvenirs that waited for it."""
        gain = factor * self.style.open[len(self.names)]
        slot = 0
        name = HOUSE.name[place - HOUSE.first_place]
        for souvenir in self.spare:
            if HOUSE.homes[souvenir] >> name & 1:
                grown = (WITH_DEDICATED if HOUSE.dedicated[souvenir] else WITH_SHARED)[slot]
                if grown >= 0:
                    gain += (
                        self.style.in_hand
                        * factor
                        * (self.style.slots[grown] - self.style.slots[slot])
                        - self.style.spare
                    )
                    slot = grown
        return gain

    def draw_gain(self) -> float:
        """What a souvenir off the deck is worth, nearly."""
        if self._draw_gain is None:
            self._draw_gain = self._gain_by_drawing()
        return self._draw_gain

    def _gain_by_drawing(self) -> float:
        gain = 0.0
        fitting = 0
        for at in range(len(self.names)):
            name, slot = self.names[at], self.slots[at]
            grown = WITH_DEDICATED[slot]
            factor = self.factors[at] * self.style.in_hand
            if grown >= 0:
                gain += (
                    DEDICATED_TO[name] * factor * (self.style.slots[grown] - self.style.slots[slot])
                )
                fitting += DEDICATED_TO[name]
            grown = WITH_SHARED[slot]
            if grown >= 0:
                gain += (
                    SHARED_WITH[name] * factor * (self.style.slots[grown] - self.style.slots[slot])
                )
                fitting += SHARED_WITH[name]
        if fitting < TOTAL:
            gain += (TOTAL - fitting) * self.style.spare
        return gain / TOTAL

    def place_draw_gain(self) -> float:
        """What a place off the deck is worth, nearly."""
        gain = self.style.unlaid * self.style.open[len(self.names)]
        for souvenir in self.spare:
            gain += 0.07 * HOUSE.homes[souvenir].bit_count()
        return gain

    def place_loss(self, place: int) -> float:
        """What a place of the hand would be missed for."""
        name = HOUSE.name[place - HOUSE.first_place]
        loss = self.style.unlaid * self.style.open[max(len(self.names) - 1, 0)]
        for at in range(len(self.names)):
            if self.names[at] == name and self.factors[at] < 1.0:
                return loss + self.kept[at]
        return loss


@final
class Rivalry:
    """How a seat looks at the others."""

    __slots__ = ("cares", "decides")

    def __init__(self, at: Scene, seat: Seat, style: Style) -> None:
        game, table = at.game, at.table
        rivals, needed = game.rivals(seat), game.needed
        self.cares: list[float] = [-1.0] * game.seats
        """How much it cares about what each other one loses; negative for its own side."""
        self.decides: list[bool] = []
        """Whether each one's side wins with the next place that it validates."""
        done: list[int] = []
        for one in range(game.seats):
            done.append(validated_by(game, table, one))
            self.decides.append(done[one] + 1 == needed)
        strengths = [0.0] * game.seats
        most = 0.1
        for other in rivals:
            strengths[other] = _strength(at, other, done[other], style)
            most = max(most, strengths[other])
        base = style.rivalry * len(game.side(seat)) / max(len(rivals), 1)
        for other in rivals:
            cares = base * (style.rival_least + strengths[other] / most)
            self.cares[other] = cares + style.urgency if self.decides[other] else cares


def _strength(at: Scene, seat: Seat, done: int, style: Style) -> float:
    """How far a player's side has come."""
    game, validated = at.game, at.public.validated
    decides = done + 1 == game.needed
    found = style.slots[FULL | 4] * done + PER_CARD * hand_size(game, at.table, seat)
    for mate in game.side(seat):
        for place in at.zones[at.seating.harbours[mate]]:
            slot = slot_of(at, place, decides=decides)
            if slot & FULL < FULL or place not in validated:
                found += style.slots[slot]
    return found
