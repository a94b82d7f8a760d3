"""A second reading of LAND UNTER, naive and slow, against which the rules are checked.

It shares nothing with the game but the numbers of the cards: 1 to 60 is the weather, from 61 on
there are two water cards of each level. Everything else is written again from
`rules.md`: hands are things that go from player to player, and what happens to the
water is told in the order of that page.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.games.refereeing import RefereeError

BELTS_IN_HALVES = {
    **dict.fromkeys(range(1, 13), 0),
    **dict.fromkeys(range(13, 25), 1),
    **dict.fromkeys(range(25, 37), 2),
    **dict.fromkeys(range(37, 49), 1),
    **dict.fromkeys(range(49, 61), 0),
}
"""L-01."""
LEVEL = {61 + copy + 2 * (level - 1): level for level in range(1, 13) for copy in (0, 1)}
"""L-02."""


def require(rule: str, holds: bool, complaint: str) -> None:
    """Complain with the rule that is broken."""
    if not holds:
        raise RefereeError(f"{rule}: {complaint}")


@dataclass
class Hand:
    """Twelve weather cards that stay together for the whole game (L-23)."""

    dealt_to: int
    cards: frozenset[int]
    shown: set[int] = field(default_factory=set)
    """What everybody saw of it in rounds that are over (L-25)."""
    played_by: list[int] = field(default_factory=list)

    @property
    def belts(self) -> int:
        """L-04."""
        return sum(BELTS_IN_HALVES[card] for card in self.cards) // 2


@dataclass
class Player:
    """Somebody at the table, during one round."""

    seat: int
    hand: Hand
    belts: int
    played: list[int] = field(default_factory=list)
    face_down: int | None = None
    water: list[int] = field(default_factory=list)
    is_out: bool = False

    @property
    def level(self) -> int | None:
        """L-13."""
        return LEVEL[self.water[-1]] if self.water else None

    @property
    def held(self) -> set[int]:
        return set(self.hand.cards) - set(self.played) - {self.face_down}


class Referee:
    """Follows a game by the cards that are played, and knows what must happen."""

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        leftover: Sequence[int],
        *,
        open_play: bool,
        dealer: int | None,
    ) -> None:
        dealt = [card for hand in hands for card in hand]
        require("L-01", sorted([*dealt, *leftover]) == list(range(1, 61)), "not the 60 cards")
        for hand in hands:
            require("L-03", len(hand) == 12, "a hand has not twelve cards")
        require("L-31", (dealer is not None) == open_play, "a dealer, or none, for no reason")
        self.count = len(hands)
        self.open_play = open_play
        self.dealer = dealer
        self.hands = [Hand(seat, frozenset(hand)) for seat, hand in enumerate(hands)]
        self.round = 0
        self.score_sheet: list[list[int]] = []
        self.last_trick: list[int | None] = [None] * self.count
        self.is_over = False
        self._begin_round()

    # --- rounds -----------------------------------------------------------------------------

    def _begin_round(self) -> None:
        """L-23: in round r a seat has what was dealt r - 1 places to its right."""
        self.round += 1
        self.trick = 1
        self.players = []
        for seat in range(self.count):
            hand = self.hands[(seat - self.round + 1) % self.count]
            hand.played_by.append(seat)
            self.players.append(Player(seat, hand, hand.belts))
        self.dropped: list[int] = []
        self.washed_away: list[int] = []
        self.starter: int | None = None
        self.turn: int | None = None
        if self.open_play:
            self._most_belts_start()
        self.pile: list[int] | None = None

    def _most_belts_start(self) -> None:
        """L-31."""
        assert self.dealer is not None
        most = max(player.belts for player in self.players)
        seat = self.dealer
        while True:
            seat = self._left(seat)
            if self.players[seat].belts == most:
                break
        self.starter = self.turn = seat

    def pour(self, order: Sequence[int]) -> None:
        """L-05: fresh water, given in the order in which it will be turned up."""
        require("L-05", self.pile is None, "water is shuffled in mid-round")
        require("L-02", sorted(order) == sorted(LEVEL), "not the 24 water cards")
        self.pile = list(order)
        self._turn_two_up()

    def _turn_two_up(self) -> None:
        """L-10."""
        assert self.pile is not None
        self.turned_up = [self.pile.pop(0), self.pile.pop(0)]

    @property
    def wants_water(self) -> bool:
        """Whether a round begins and its water is to be shuffled."""
        return self.pile is None and not self.is_over

    # --- a trick ----------------------------------------------------------------------------

    def _left(self, seat: int) -> int:
        return 0 if seat == self.count - 1 else seat + 1

    def still_in(self) -> list[Player]:
        return [player for player in self.players if not player.is_out]

    def awaited(self) -> list[int]:
        """L-11, L-30."""
        if self.is_over:
            return []
        if self.open_play:
            assert self.turn is not None
            return [self.turn]
        return [player.seat for player in self.still_in() if player.face_down is None]

    def play(self, seat: int, card: int) -> None:
        """Somebody chooses or plays a card."""
        player = self.players[seat]
        require("L-11, L-30", seat in self.awaited(), f"seat {seat} is not waited for")
        require("L-11", card in player.held, f"seat {seat} does not hold the {card}")
        if not self.open_play:
            player.face_down = card
            if not self.awaited():
                for each in self.still_in():
                    assert each.face_down is not None
                    each.played.append(each.face_down)
                    each.face_down = None
                self._resolve()
            return
        player.played.append(card)
        waiting = [p.seat for p in self.still_in() if len(p.played) < self.trick]
        if not waiting:
            self._resolve()
            return
        self.turn = seat
        while self.turn not in waiting:
            self.turn = self._left(self.turn)

    def _resolve(self) -> None:
        ranked = sorted(self.still_in(), key=lambda player: player.played[-1])
        self.last_trick = [None] * self.count
        for player in ranked:
            self.last_trick[player.seat] = player.played[-1]
        self._hand_out_water(highest=ranked[-1], second=ranked[-2])
        paid, last_dropped = self._collect_belts()
        if self.trick == 12 or len(self.still_in()) <= 2:
            self._end_round()
            return
        self.trick += 1
        if self.open_play:
            self._next_starter(paid or last_dropped)
        self._turn_two_up()

    def _hand_out_water(self, *, highest: Player, second: Player) -> None:
        """L-12, L-13."""
        one, other = self.turned_up
        lower, higher = (other, one) if LEVEL[other] < LEVEL[one] else (one, other)
        highest.water.append(lower)
        second.water.append(higher)
        self.turned_up = []

    def _collect_belts(self) -> tuple[list[Player], list[Player]]:
        """L-14 to L-16b: who paid in this trick, and who dropped out last."""
        last_dropped: list[Player] = []
        while True:
            wet = [player for player in self.still_in() if player.level is not None]
            if not wet:
                return [], last_dropped
            deepest = max(player.level or 0 for player in wet)
            owing = [player for player in wet if player.level == deepest]
            paid = [player for player in owing if player.belts > 0]
            broke = [player for player in owing if player.belts == 0]
            for player in paid:
                player.belts -= 1
            for player in broke:
                player.is_out = True
                self.dropped.append(player.seat)
                self.washed_away += player.water
                player.water = []
            if paid:
                return paid, last_dropped
            last_dropped = broke

    def _next_starter(self, unlucky: list[Player]) -> None:
        """L-32."""
        fewest = min(player.belts for player in unlucky)
        seats = {player.seat for player in unlucky if player.belts == fewest}
        assert self.starter is not None
        seat = self.starter
        while seat not in seats:
            seat = self._left(seat)
        seat = self._left(seat)
        while self.players[seat].is_out:
            seat = self._left(seat)
        self.starter = self.turn = seat

    # --- points -----------------------------------------------------------------------------

    def _end_round(self) -> None:
        """L-20 to L-23."""
        staying = self.still_in()
        depths = [player.level or 0 for player in staying]
        row: list[int] = []
        for player in self.players:
            if player.is_out:
                row.append(-1)
            elif (player.level or 0) == min(depths):
                row.append(player.belts + 1)
            else:
                row.append(player.belts)
        self.score_sheet.append(row)
        if self.round == self.count:
            self.is_over = True
            self.turn = None
            return
        for player in self.players:
            player.hand.shown |= set(player.played)
        self._begin_round()

    def totals(self) -> list[int]:
        """L-24."""
        return [sum(row[seat] for row in self.score_sheet) for seat in range(self.count)]

    def winners(self) -> list[int]:
        """L-24."""
        totals = self.totals()
        return [seat for seat in range(self.count) if totals[seat] == max(totals)]
