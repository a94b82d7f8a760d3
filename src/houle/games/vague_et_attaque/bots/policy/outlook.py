"""What a captain's places and souvenirs are worth, quickly: for positions that are played out."""

from typing import Final

from houle.games.vague_et_attaque.bots.policy.style import DECIDES, IN_MIDDLE, OF_SHIP, Style
from houle.games.vague_et_attaque.bots.simulator.contents import any_dedicated, within_reach
from houle.games.vague_et_attaque.bots.simulator.position import (
    FEW_SEATS,
    Position,
    berth_of,
    hand_size,
    is_validated,
    validated_by,
)
from houle.games.vague_et_attaque.bots.simulator.printed import HOUSE

SLOT_COUNT: Final = 48
WITH_DEDICATED: Final[list[int]] = [
    -1 if slot & 3 == 3 else (slot | 4) + 1 for slot in range(SLOT_COUNT)
]
WITH_SHARED: Final[list[int]] = [
    -1 if slot & 3 == 3 or slot & 7 == 2 else slot + 1 for slot in range(SLOT_COUNT)
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


def slot_of(at: Position, place: int, *, decides: bool) -> int:
    """How far a place has come that lies on the table."""
    aboard = berth_of(at, place)
    slot = len(aboard) | (4 if any_dedicated(at, aboard) else 0) | (DECIDES if decides else 0)
    if place - HOUSE.first_place == HOUSE.ship:
        slot |= IN_MIDDLE if at.ground.seats <= FEW_SEATS else OF_SHIP
    return slot


def missed(at: Position, style: Style, place: int, number: int, *, decides: bool) -> float:
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

    __slots__ = ("added", "factors", "kept", "losses", "names", "seat", "slots", "spare", "style")

    def __init__(self, at: Position, seat: int, style: Style) -> None:
        self.seat = seat
        self.style = style
        self.names: list[int] = []
        self.slots: list[int] = []
        self.factors: list[float] = []
        self.added: list[int] = []
        """How many souvenirs of the hand are meant for each place."""
        self.kept: list[float] = []
        """What the souvenirs in hand add to each place."""
        self.losses: list[float] = []
        """What each souvenir of the hand would be missed for."""
        self.spare: list[int] = []
        """Those that fit nowhere."""
        decides = validated_by(at, seat) + 1 == at.ground.needed
        for place in within_reach(at, seat):
            if not is_validated(at, place):
                self._add(place, slot_of(at, place, decides=decides), 1.0)
        for place in at.zones[at.ground.places[seat]]:
            self._add(place, DECIDES if decides else 0, style.unlaid)
        hand = at.zones[at.ground.souvenirs[seat]]
        self.losses = [0.0] * len(hand)
        for dedicated in (True, False):
            for number in range(len(hand)):
                if HOUSE.dedicated[hand[number]] == dedicated:
                    self.losses[number] = self._mean(hand[number])

    def _add(self, place: int, slot: int, factor: float) -> None:
        self.names.append(HOUSE.name[place - HOUSE.first_place])
        self.slots.append(slot)
        self.factors.append(factor)
        self.added.append(0)
        self.kept.append(0.0)

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


def rivalries(at: Position, seat: int, style: Style) -> list[float]:
    """How much a seat cares about what each other one loses; negative for its own side."""
    ground = at.ground
    strengths = [0.0] * ground.seats
    found = [-1.0] * ground.seats
    most = 0.1
    for other in ground.rivals[seat]:
        strengths[other] = strength(at, other, style)
        most = max(most, strengths[other])
    base = style.rivalry * len(ground.sides[seat]) / max(len(ground.rivals[seat]), 1)
    for other in ground.rivals[seat]:
        found[other] = base * (style.rival_least + strengths[other] / most)
        if validated_by(at, other) + 1 == ground.needed:
            found[other] += style.urgency
    return found


def strength(at: Position, seat: int, style: Style) -> float:
    """How far a player's side has come."""
    validated = validated_by(at, seat)
    decides = validated + 1 == at.ground.needed
    found = style.slots[7] * validated + PER_CARD * hand_size(at, seat)
    for mate in at.ground.sides[seat]:
        for place in at.zones[at.ground.harbours[mate]]:
            if not is_validated(at, place):
                found += style.slots[slot_of(at, place, decides=decides)]
    return found
