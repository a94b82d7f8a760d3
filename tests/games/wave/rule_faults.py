"""WAVE played by wrong rules, which the referee must notice."""

import pytest

from houle.games.wave import Wave, WaveOptions, basics, course, nazare
from houle.games.wave.components import BEATS, HAS_TURN_SYMBOL, SURF
from houle.games.wave.moves import Discard, LayDown, Propose, Side, Swap, WaveMove
from houle.games.wave.nazare import SPOTS, to_beat
from houle.games.wave.state import VAIMITI, Cause
from houle.kernel import Card, CardMask, Chance, Seat, ZoneId
from tests.games.planting import Faults
from tests.games.wave.planting import (
    NAZARE,
    OPEN,
    OPEN_VIRAGE,
    PLAIN,
    STRICT,
    TIDES,
    TWO,
    VIRAGE,
    WaveTable,
)
from tests.games.wave.suite import WAVE

RULE_FAULTS = Faults(WAVE)


@RULE_FAULTS.patch("lockstep", PLAIN)
def equal_counts_as_higher(patch: pytest.MonkeyPatch) -> None:
    """W-21."""
    twins = tuple(
        sum(1 << card for card, (colour, _) in enumerate(SURF) if colour is SURF[top][0])
        for top in range(len(SURF))
    )
    lenient = tuple(tuple(map(int.__or__, higher, twins)) for higher in BEATS)
    patch.setattr(basics, "BEATS", lenient)


@RULE_FAULTS.patch("lockstep", PLAIN)
def both_must_be_higher(patch: pytest.MonkeyPatch) -> None:
    """W-21: either is enough."""
    stern = tuple(
        sum(1 << c for c, (colour, number) in enumerate(SURF) if colour > over and number > above)
        for over, above in SURF
    )
    patch.setattr(basics, "BEATS", (stern, *BEATS[1:]))


@RULE_FAULTS.patch("lockstep", PLAIN)
def white_does_not_turn(patch: pytest.MonkeyPatch) -> None:
    """W-03, W-25."""
    zeros = tuple(number == 0 for _, number in SURF)
    patch.setattr(course, "HAS_TURN_SYMBOL", zeros)


@RULE_FAULTS.game("lockstep", PLAIN)
class DrawnTheSameWayRound(Wave):
    """W-22."""

    def _draw(self, table: WaveTable, target: ZoneId) -> bool:
        one, other = next(hand for hand in self.seating.hands if target in hand)
        return super()._draw(table, other if target == one else one)


@RULE_FAULTS.game("lockstep", PLAIN, within=40)
class FirstCardTurns(Wave):
    """W-10."""

    def deal(self, table: WaveTable, chance: Chance) -> None:
        super().deal(table, chance)
        if HAS_TURN_SYMBOL[table.zone("discard")[0]]:
            table.public.direction = -1


@RULE_FAULTS.game("lockstep", (4, WaveOptions(nazare=True)))
class EmptyHandNotPassedOver(Wave):
    """W-24."""

    def _next(self, table: WaveTable) -> None:
        after = (table.public.turn + table.public.direction) % self.seats
        hand = self.seating.hands[after]
        super()._next(table)
        if not any(table.zones[row] for row in hand) and table.public.ended is None:
            table.public.turn = after


@RULE_FAULTS.game("lockstep", STRICT, within=40)
class WrongCardIsDiscardedAllTheSame(Wave):
    """W-28: it counts as left over."""

    def _discard(self, table: WaveTable, seat: Seat, move: Discard) -> None:
        super()._discard(table, seat, move)
        if table.public.ended is Cause.WRONG_CARD:
            table.move(self.seating.hands[seat][1], move.place, self.seating.discard)


@RULE_FAULTS.game("lockstep", OPEN)
class AMistakeCostsTheTurn(Wave):
    """W-29: whoever erred chooses again."""

    def _come_back(self, table: WaveTable, seat: Seat, place: int) -> None:
        super()._come_back(table, seat, place)
        self._next(table)


@RULE_FAULTS.game("lockstep", OPEN)
class AMistakeStaysOutward(Wave):
    """W-29: it comes back inward."""

    def _come_back(self, table: WaveTable, seat: Seat, place: int) -> None:
        super()._come_back(table, seat, place)
        inward, outward = self.seating.hands[seat]
        table.move(inward, -1, outward)


@RULE_FAULTS.game("lockstep", OPEN_VIRAGE, within=40)
class AMistakeHidesTheCardJustTaken(Wave):
    """W-62: the card just taken is the one that may not be played."""

    def _come_back(self, table: WaveTable, seat: Seat, place: int) -> None:
        super()._come_back(table, seat, place)
        inward = self.seating.inward[seat]
        if table.public.taken:
            table.move(inward, len(table.zones[inward]) - 2, inward)


@RULE_FAULTS.game("lockstep", TIDES, within=20)
class TidesCountAsLeftOver(Wave):
    """W-43."""

    def left_over(self, table: WaveTable) -> int:
        return super().left_over(table) + sum(card >= len(SURF) for card in table.zone("pile"))


@RULE_FAULTS.game("lockstep", TWO, within=20)
class VaimitiTurnsNothingUp(Wave):
    """W-54."""

    def _play_for_her(self, table: WaveTable, choice: Propose) -> None:
        face_down = table.zones[self.seating.hands[VAIMITI][1]]
        hidden = face_down[:]
        face_down.clear()
        super()._play_for_her(table, choice)
        face_down[:0] = hidden


@RULE_FAULTS.game("lockstep", VIRAGE, within=20)
class SwapTwiceATurn(Wave):
    """W-63."""

    def _swap(self, table: WaveTable, seat: Seat, move: Swap) -> None:
        super()._swap(table, seat, move)
        table.public.taken = False


@RULE_FAULTS.game("lockstep", VIRAGE, within=20)
class TakenCardMayBePlayedAtOnce(Wave):
    """W-62."""

    def moves(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        trial = table.copy()
        trial.public.taken = False
        offered = super().moves(trial, seat)
        return [m for m in offered if not (table.public.taken and isinstance(m, Swap))]


@RULE_FAULTS.game("lockstep", VIRAGE)
class SwapMayBlock(Wave):
    """W-65."""

    def moves(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        offered = super().moves(table, seat)
        if not any(isinstance(move, Swap) for move in offered):
            return offered
        return [
            *(move for move in offered if not isinstance(move, Swap)),
            *(Swap(side, p) for side in Side for p in range(len(table.zone(side, seat)))),
        ]


@RULE_FAULTS.game("lockstep", (3, WaveOptions(nazare=True, virage=True)))
class BendCardNeverLaid(Wave):
    """W-87."""

    def _finish(self, table: WaveTable) -> None:
        table.public.ended = Cause.LAST_CARD


@RULE_FAULTS.game("lockstep", TIDES, within=20)
class SecondTideRestoresNothing(Wave):
    """W-72."""

    def _turn_the_tide(self, table: WaveTable) -> None:
        public = table.public
        colours, numbers = public.colours_inverted, public.numbers_inverted
        super()._turn_the_tide(table)
        public.colours_inverted |= colours
        public.numbers_inverted |= numbers


@RULE_FAULTS.game("lockstep", NAZARE)
class FaceDownCardBlocks(Wave):
    """W-84: it is lower than every card."""

    def fitting(self, table: WaveTable) -> CardMask:
        sunk = table.public.face_down
        current = len(table.zone("discard")) + len(sunk)
        if current < len(SPOTS) and {SPOTS[current].left, SPOTS[current].below} & {*sunk}:
            return 0
        return super().fitting(table)


@RULE_FAULTS.patch("lockstep", NAZARE)
def only_one_neighbour_counts(patch: pytest.MonkeyPatch) -> None:
    """W-82."""
    patch.setattr(nazare, "to_beat", lambda *laid: to_beat(*laid)[:1])


@RULE_FAULTS.game("lockstep", NAZARE)
class FaceDownCardTurns(Wave):
    """W-85b."""

    def _lay_and_draw(
        self, table: WaveTable, seat: Seat, move: Discard | LayDown, *, face_down: bool
    ) -> None:
        card = table.zone(move.side, seat)[move.place]
        if face_down and HAS_TURN_SYMBOL[card]:
            table.public.direction = -table.public.direction
        super()._lay_and_draw(table, seat, move, face_down=face_down)


@RULE_FAULTS.game("lockstep", NAZARE)
class FaceDownAnyTime(Wave):
    """W-83: only with nothing that fits."""

    def may_lay_down(self, inward: list[Card], outward: list[Card], fits: CardMask) -> bool:
        return True
