"""A second reading of SEA CHANGE, naive and slow, against which the rules are checked.

It shares the numbers of the cards, the moves and the public record with the game, and no rule:
everything here is written again from `rules.md`, in the order of that page.
"""

from typing import NamedTuple

from houle.games.sea_change import SeaChange, SeaPublic
from houle.games.sea_change.components import Colour
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import Cause, Score
from houle.kernel import Card, Outcome, Seat, TrackedTable
from tests.games.refereeing import RefereeError

FAMILIES = ("red", "yellow", "green", "blue", "violet")
DECKS = {
    1: (3, 30, {0, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
    2: (3, 30, {0, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
    3: (3, 30, {0, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
    4: (4, 40, {0, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
    5: (5, 50, {0, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
    6: (5, 60, {0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}),
    7: (5, 70, {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}),
    8: (5, 80, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}),
}
"""S-02: for each number of players the families, the cards in all, and the values."""

SPLITS = {
    "none": None,
    "2v2": "ABAB",
    "2v2v1": "ABCAB",
    "3v2": "ABABA",
    "2v2v2": "ABCABC",
    "3v3": "ABABAB",
    "2v2v2v1": "ABCDABC",
    "3v2v2": "ABCABCA",
    "2v2v2v2": "ABCDABCD",
    "4v4": "ABABABAB",
}
"""S-60: for each split of the players the team of each seat."""


def require(rule: str, holds: bool, complaint: str) -> None:
    """Complain with the rule that is broken."""
    if not holds:
        raise RefereeError(f"{rule}: {complaint}")


class Printed(NamedTuple):
    """What is on a card."""

    family: str
    value: int


def printed(card: Card) -> Printed:
    """S-01: the cards are numbered family by family, each from 0 to 15."""
    return Printed(FAMILIES[card // 16], card % 16)


def worth(card: Card, trump: str) -> int:
    """S-20 to S-23: what a card counts at the end of a round."""
    family, value = printed(card)
    match value:
        case 0:
            return 5 if family == trump else 0
        case 1 | 2 | 3:
            return -1
        case 8:
            return -4
        case 9:
            return 2
        case 4 | 5 | 6 | 7:
            return 0
        case _:
            return 1


class Referee:
    """Looks at the table after each deal, follows the moves alone, and knows what must happen."""

    def __init__(self, game: SeaChange, table: TrackedTable[SeaPublic]) -> None:
        self.seats = game.seats
        self.alone = game.seats == 1
        self.players = 2 if self.alone else game.seats
        letters = SPLITS[game.options.teams.value]
        self.team = letters or "ABCDEFGH"[: self.players]
        """The side of each player, as a letter; the AI is B."""
        self.letters = sorted(set(self.team))
        self.target = {
            letter: game.options.target
            or (3 if letters is None else self.team.count(letter) + 1)  # S-31, S-62
            for letter in self.letters
        }
        self.victories = dict.fromkeys(self.letters, 0)
        self.dealer = table.public.dealer
        self.round = 1
        self.score: Score | None = None
        self.ended: Cause | None = None
        self.winners: list[str] = []
        self.unused = list(table.zone("box"))
        require("S-04", self.dealer in range(self.seats), "the dealer is none of the players")
        self._look_at_the_deal(table)

    # --- the deal ---------------------------------------------------------------------------

    def _look_at_the_deal(self, table: TrackedTable[SeaPublic]) -> None:
        """S-02 to S-04, S-40, S-50: what a fresh deal looks like; the cards are then followed."""
        self.hands = [list(table.zone("hand", seat)) for seat in range(self.seats)]
        self.pile = list(table.zone("pile")) if self.seats <= 2 else []
        self.trick: list[tuple[int, Card]] = []
        self.previous: list[tuple[int, Card]] = []
        self.previous_winner: int | None = None
        self.taken: list[list[Card]] = [[] for _ in range(self.players)]
        self.trump: str | None = None
        lead = list(table.zone("trick"))
        used = [*lead, *self.pile, *(card for hand in self.hands for card in hand)]
        families, count, values = DECKS[self.seats]
        require("S-02", len({printed(card).family for card in used}) == families, "families")
        require("S-02", {printed(card).value for card in used} == values, "values")
        require("S-02", len(set(used)) == len(used) == count, "the number of cards")
        require("S-02", sorted(used + self.unused) == list(range(80)), "cards are missing")
        require("S-04", all(len(hand) == 10 for hand in self.hands), "a hand has not 10 cards")
        if self.alone:
            require("S-51", len(lead) == 1, "the AI has not led")
            self.leader = self.turn = 1
            self._lay(1, lead[0])
        else:
            require("S-10", not lead, "somebody has led already")
            self.leader = self.turn = (self.dealer + 1) % self.seats

    # --- what the rules allow ---------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.ended is not None else (self.turn,)

    def moves(self, seat: Seat) -> set[PlayCard]:
        """S-10, S-12, S-13, S-16: the cards that may be played."""
        if seat not in self.to_act():
            return set()
        return {
            PlayCard(place) for place, card in enumerate(self.hands[seat]) if self._may(seat, card)
        }

    def _may(self, seat: Seat, card: Card) -> bool:
        if not self.trick:
            return True
        to_follow = printed(self.trick[0][1]).family
        if printed(card).family == to_follow:
            return True
        if printed(card).value == printed(self.trick[-1][1]).value:
            return True
        return to_follow not in [printed(held).family for held in self.hands[seat]]

    # --- what a move does -------------------------------------------------------------------

    def play(self, seat: Seat, move: PlayCard, table: TrackedTable[SeaPublic]) -> None:
        """Follow a move; the table is looked at only if it was dealt anew."""
        self._lay(seat, self.hands[seat].pop(move.place))
        if self.alone:
            self._lay(1, self.pile.pop())  # S-51
        elif self.pile:
            self.hands[seat].append(self.pile.pop())  # S-40
        if len(self.trick) < (3 if self.alone else self.seats):
            return
        self._complete()
        if any(self.hands) and not self._hopeless():
            if self.alone:
                self.leader = self.turn = 1
                self._lay(1, self.pile.pop())
            return
        self._end_round()
        if self.ended is None:
            self.round += 1
            self.dealer = (self.dealer + 1) % self.seats  # S-33
            self._look_at_the_deal(table)

    def _lay(self, player: int, card: Card) -> None:
        """S-10, S-13 to S-15: a card comes to lie in the trick."""
        family, value = printed(card)
        if self.trick:
            if value == printed(self.trick[-1][1]).value:
                self.trump = family
        elif self.trump is None:
            self.trump = family
        self.trick.append((player, card))
        self.turn = 0 if self.alone else (player + 1) % self.seats

    def _complete(self) -> None:
        """S-17, S-18, S-53: somebody takes the trick, and leads the next."""
        trumps = [(p, card) for p, card in self.trick if printed(card).family == self.trump]
        to_follow = printed(self.trick[0][1]).family
        following = [(p, card) for p, card in self.trick if printed(card).family == to_follow]
        winner, _ = max(trumps or following, key=lambda played: printed(played[1]).value)
        self._put_previous_away()
        self.previous, self.previous_winner = self.trick, winner
        self.trick = []
        if not self.alone:
            self.leader = self.turn = winner

    def _put_previous_away(self) -> None:
        """S-19: the trick before the last one can be looked at no more."""
        if self.previous_winner is not None:
            self.taken[self.previous_winner] += [card for _, card in self.previous]
        self.previous, self.previous_winner = [], None

    def _hopeless(self) -> bool:
        """S-54: alone, and no 8 is left that could still be taken."""
        if not self.alone:
            return False
        mine = self.taken[0] + (
            [card for _, card in self.previous] if self.previous_winner == 0 else []
        )
        return 8 not in [printed(card).value for card in (*mine, *self.hands[0], *self.pile)]

    def _end_round(self) -> None:
        """S-30, S-54, S-61: count, and give victory points."""
        self._put_previous_away()
        trump = str(self.trump)
        cards = {letter: self._cards_of(letter) for letter in self.letters}
        points = {
            letter: sum(worth(card, trump) for card in cards[letter]) for letter in self.letters
        }
        happy = [letter for letter in self.letters if points[letter] == max(points.values())]
        no_eight = self.alone and 8 not in [printed(card).value for card in self.taken[0]]
        if no_eight:
            happy = ["B"]
        for letter in happy:
            self.victories[letter] += 1
        self.score = Score(
            trump=Colour[trump.upper()],
            points=tuple(points[letter] for letter in self.letters),
            cards=tuple(len(cards[letter]) for letter in self.letters),
            victors=tuple(map(self.letters.index, happy)),
            without_eight=no_eight,
        )
        self._end_game(trump)

    def _cards_of(self, letter: str) -> list[Card]:
        own = [row for row, side in zip(self.taken, self.team, strict=True) if side == letter]
        return [card for row in own for card in row]

    def _end_game(self, trump: str) -> None:
        """S-31, S-32, S-55: somebody has enough victory points."""
        there = [letter for letter in self.letters if self.victories[letter] >= self.target[letter]]
        if not there:
            return
        require(
            "S-32", all(self.victories[each] == self.target[each] for each in there), "too many"
        )
        zero = Printed(trump, 0)
        with_zero = [each for each in there if zero in map(printed, self._cards_of(each))]
        fewest = min(len(self._cards_of(each)) for each in there)
        with_fewest = [each for each in there if len(self._cards_of(each)) == fewest]
        if len(there) == 1:
            self.ended, self.winners = Cause.TARGET, there
        elif with_zero:
            self.ended, self.winners = Cause.TRUMP_ZERO, with_zero
        elif len(with_fewest) == 1:
            self.ended, self.winners = Cause.FEWEST_CARDS, with_fewest
        else:
            self.ended, self.winners = Cause.SHARED, with_fewest

    # --- the comparison ---------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """How the game ended, as the game tells it."""
        if self.ended is None:
            return None
        return Outcome(
            self.ended,
            tuple(seat for seat in range(self.seats) if self.team[seat] in self.winners),
            tuple(self.victories[self.team[seat]] for seat in range(self.seats)),
            {"rounds": self.round},
        )

    def public(self) -> SeaPublic:
        """The public record as it should be."""
        return SeaPublic(
            turn=self.turn,
            dealer=self.dealer,
            leader=self.leader,
            victories=tuple(self.victories[letter] for letter in self.letters),
            round=self.round,
            trump=None if self.trump is None else Colour[self.trump.upper()],
            last_leader=self.previous[0][0] if self.previous else None,
            last_winner=self.previous_winner,
            score=self.score,
            ended=self.ended,
            winners=tuple(map(self.letters.index, self.winners)),
        )

    def zones(self) -> dict[tuple[str, int | None], list[Card]]:
        """The cards by the names of the game's zones."""
        zones: dict[tuple[str, int | None], list[Card]] = {
            ("deck", None): [],
            ("box", None): self.unused,
            ("trick", None): [card for _, card in self.trick],
            ("last", None): [card for _, card in self.previous],
        }
        if self.seats <= 2:
            zones["pile", None] = self.pile
        for seat, hand in enumerate(self.hands):
            zones["hand", seat] = hand
        for player, row in enumerate(self.taken):
            zones["taken", player] = row
        return zones

    def compare(self, game: SeaChange, table: TrackedTable[SeaPublic]) -> None:
        """Raise for the first difference between the real table and this one."""
        zones = self.zones()
        same("zones", {(zone.name, zone.owner) for zone in table.layout.zones}, set(zones))
        for (name, owner), cards in zones.items():
            same(f"zone {name} of {owner}", table.zone(name, owner), cards)
        expected = self.public()
        for field in SeaPublic.__struct_fields__:
            same(f"public {field}", getattr(table.public, field), getattr(expected, field))
        same("outcome", game.outcome(table), self.outcome())


def same(what: str, in_the_game: object, by_the_referee: object) -> None:
    """Raise if the two differ."""
    if in_the_game != by_the_referee:
        raise RefereeError(f"{what}: the game has {in_the_game}, the referee {by_the_referee}")
