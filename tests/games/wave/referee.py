"""A second reading of WAVE, naive and slow, against which the rules are checked move by move.

It shares the cards, the moves and the public record with the game, and no rule: everything here
is written again from `rules.md`, in the order and words of that page.
"""

from houle.games.wave import Wave, WavePublic
from houle.games.wave.components import COLOUR_TIDES, NUMBER_TIDES, SURF, SURF_CARDS
from houle.games.wave.moves import (
    Confirm,
    Declare,
    Discard,
    LayDown,
    Point,
    PointAtBend,
    Propose,
    Say,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import Cause, Pointing
from houle.games.wave.words import Grade
from houle.kernel import Card, Outcome, Seat, TrackedTable
from tests.games.refereeing import RefereeError
from tests.games.wave.referee_cards import PRINTED, has_turn_symbol, is_higher, is_surf
from tests.games.wave.referee_position import THE_DUMMY, Held, Position

CLOCKWISE = 1


def require(rule: str, holds: bool, complaint: str) -> None:
    """Complain with the rule that is broken."""
    if not holds:
        raise RefereeError(f"{rule}: {complaint}")


class Referee(Position):
    """Whoever `watch`es a table once, then follows the moves alone and knows what must happen."""

    # --- the deal ---------------------------------------------------------------------------

    def check_deal(self) -> None:
        """W-01, W-10 to W-12, W-41b, W-51, W-60, W-71, W-81: what a fresh deal looks like."""
        tides: list[Card] = []
        if self.options.colour_tide:
            tides += COLOUR_TIDES
        if self.options.number_tide:
            tides += NUMBER_TIDES
        everything = sorted(card for row in self.zones().values() for card in row)

        require("W-01", set(SURF) == PRINTED and len(SURF) == 34, "the cards are printed wrong")
        require("W-01", everything == sorted([*SURF_CARDS, *tides]), "cards are missing or double")
        require("W-71", set(tides) <= set(self.pile), "an inversion card is not in the pile")
        require("W-10", self.direction == CLOCKWISE, "play does not start clockwise")
        opening = self.great_wave.face_up if self.options.nazare else self.discarded
        require("W-10, W-81", len(opening) == 1, "not exactly one card opens the discard")
        require("W-81", not self.great_wave.face_down, "a card lies face down already")
        for seat in range(self.seats):
            require("W-11", len(self.inward[seat]) == 3, f"seat {seat} has not 3 inward cards")
            require("W-11", len(self.outward[seat]) == 2, f"seat {seat} has not 2 outward cards")
        require("W-12", self.turn in range(self.seats), "the first player is none")
        if self.options.first is not None:
            require("W-12", self.turn == self.options.first, "the host's choice does not start")
        her_cards = (3, 2) if self.with_vaimiti else (0, 0)
        require(
            "W-51",
            (len(self.her_face_up), len(self.her_face_down)) == her_cards,
            "Vaimiti's hand is wrong",
        )
        require("W-60", len(self.bend) == int(self.options.virage), "not one bend card")
        if not self.options.nazare:
            playable = [held for held in self.hand(self.turn) if self.fits(held.card)]
            require("W-41b", bool(playable), "the first player cannot play")
        fresh = WavePublic(turn=self.turn, said=(None,) * self.seats)
        require("W-10", self.public() == fresh, f"not a fresh record: {self.public()}")

    # --- what the rules allow ---------------------------------------------------------------

    def fits(self, card: Card) -> bool:
        """W-21 and, in Nazaré, W-82 and W-84: whether the card may be played face up now."""
        to_beat = self.great_wave.to_beat() if self.options.nazare else self.discarded[-1:]
        return all(
            is_higher(
                card,
                lying,
                colours_inverted=self.colours_inverted,
                numbers_inverted=self.numbers_inverted,
            )
            for lying in to_beat
        )

    def free_hand(self, seat: Seat) -> list[Held]:
        """W-62, W-87: the cards that may be laid this turn, so without the bend card just taken."""
        just_taken = (Side.INWARD, len(self.inward[seat]) - 1) if self.taken else None
        return [held for held in self.hand(seat) if (held.side, held.place) != just_taken]

    def is_her_turn(self) -> bool:
        """W-50: whether Vaimiti is to play."""
        return self.with_vaimiti and self.turn == THE_DUMMY

    def to_act(self) -> tuple[Seat, ...]:
        """W-20, W-52: whose turn it is; for Vaimiti, whose proposal is still awaited."""
        if self.ended is not None:
            return ()
        if not self.is_her_turn():
            return (self.turn,)
        silent = tuple(seat for seat in (0, 1) if self.proposals[seat] is None)
        return silent or (0, 1)

    def moves(self, seat: Seat) -> set[WaveMove]:
        """What a player whom the game waits for may do."""
        if seat not in self.to_act():
            return set()
        if self.is_her_turn():
            return self._proposals(seat)
        return self._discards(seat) | self._lay_downs(seat) | self._swaps(seat)

    def asides(self, seat: Seat) -> set[WaveMove]:
        """W-24, W-30 to W-33, W-52: what any player may do at any time until the end."""
        if self.ended is not None:
            return set()
        shown = {owner: len(row) for owner, row in enumerate(self.outward)}
        if self.with_vaimiti:
            shown[THE_DUMMY] = len(self.her_face_up)
        found = self.talk.open_to(seat, shown, bend=bool(self.bend))
        if self.is_her_turn() and seat not in self.to_act():
            found |= self._proposals(seat)
        return found

    def _discards(self, seat: Seat) -> set[WaveMove]:
        """W-20, W-21, W-28, W-29, W-62, W-82, W-89: cards that may be chosen to lie face up."""
        return {
            Discard(held.side, held.place)
            for held in self.free_hand(seat)
            if self.fits(held.card) or (self.in_the_dark and held.side is Side.OUTWARD)
        }

    def _lay_downs(self, seat: Seat) -> set[WaveMove]:
        """W-83, W-83b, W-87, W-89: any free card, where laying face down is permitted."""
        if not self.options.nazare:
            return set()
        free = self.free_hand(seat)
        judged = [held for held in free if held.side is Side.INWARD or not self.in_the_dark]
        something_fits = any(self.fits(held.card) for held in judged)
        if something_fits and not self.options.voluntary:
            return set()
        return {LayDown(held.side, held.place) for held in free}

    def _swaps(self, seat: Seat) -> set[WaveMove]:
        """W-61, W-63, W-65, W-87: cards that may be given for the bend card."""
        hand = self.hand(seat)
        if not self.options.virage or self.taken or len(hand) == 1:
            return set()
        must_leave_one = not self.in_the_dark and not self.options.nazare
        return {
            Swap(given.side, given.place)
            for given in hand
            if not must_leave_one or any(self.fits(kept.card) for kept in hand if kept is not given)
        }

    def _hers(self) -> set[Propose]:
        """W-52, W-83b, W-88: what can be done with Vaimiti's face-up cards."""
        places = range(len(self.her_face_up))
        upright = {Propose(place) for place in places if self.fits(self.her_face_up[place])}
        backs = {Propose(place, face_down=True) for place in places}
        if not self.options.nazare:
            return upright
        if self.options.voluntary:
            return upright | backs
        return upright or backs

    def _proposals(self, seat: Seat) -> set[WaveMove]:
        """W-52: propose, or propose something else than one's standing proposal."""
        return {proposal for proposal in self._hers() if proposal != self.proposals[seat]}

    # --- what happens -----------------------------------------------------------------------

    def play(self, seat: Seat, move: WaveMove) -> None:
        """Carry out a move that is allowed."""
        match move:
            case Discard():
                self._discard(seat, move)
            case LayDown():
                self._take_from_hand_and_lay(seat, move.side, move.place, face_up=False)
            case Swap():
                self._swap(seat, move)
            case Propose():
                self._propose(seat, move)
            case _:
                self._speak(seat, move)

    def _discard(self, seat: Seat, move: Discard) -> None:
        """W-20, W-28, W-29, W-89: a card that does not fit comes back, or ends a strict game."""
        row = self.inward[seat] if move.side is Side.INWARD else self.outward[seat]
        right = self.fits(row[move.place])
        if not right and self.options.open_mistakes:
            self._take_back(seat, move.place)
            return
        if not right and not self.options.nazare:
            self.ended = Cause.WRONG_CARD
            return
        self._take_from_hand_and_lay(seat, move.side, move.place, face_up=right)

    def _take_back(self, seat: Seat, place: int) -> None:
        """W-29: the card goes inward, but not behind a bend card that was just taken."""
        mistaken = self.outward[seat].pop(place)
        self.talk.card_left(seat, place)
        last = len(self.inward[seat]) - 1 if self.taken else len(self.inward[seat])
        self.inward[seat].insert(last, mistaken)

    def _take_from_hand_and_lay(self, seat: Seat, side: Side, place: int, *, face_up: bool) -> None:
        """W-20, W-22, W-23, W-85: lay the card, and draw one that goes the other way round."""
        if side is Side.INWARD:
            played, other_way = self.inward[seat].pop(place), self.outward[seat]
        else:
            played, other_way = self.outward[seat].pop(place), self.inward[seat]
            self.talk.card_left(seat, place)
        self._lay(played, face_up=face_up)
        drawn = self._draw()
        if drawn is not None:
            other_way.append(drawn)
        self._end_turn()

    def _swap(self, seat: Seat, move: Swap) -> None:
        """W-61, W-65: the bend card comes in, another goes out, and strict games judge again."""
        if move.side is Side.INWARD:
            given = self.inward[seat].pop(move.place)
        else:
            given = self.outward[seat].pop(move.place)
            self.talk.card_left(seat, move.place)
        self.inward[seat].append(self.bend.pop())
        self.talk.card_left(None, 0)
        self.bend.append(given)
        self.taken = True
        self._end_if_blocked()

    def _propose(self, seat: Seat, proposal: Propose) -> None:
        """W-52: what both propose is done."""
        self.proposals[seat] = proposal
        if self.proposals[0] == self.proposals[1]:
            self.proposals = [None, None]
            self._play_hers(proposal)

    def _play_hers(self, choice: Propose) -> None:
        """W-52 to W-54, W-76, W-88: Vaimiti's card, and what she gets for it."""
        played = self.her_face_up.pop(choice.place)
        self.talk.card_left(THE_DUMMY, choice.place)
        self._lay(played, face_up=not choice.face_down)
        drawn = self._draw()
        if drawn is not None:
            self.her_face_up.append(drawn)
        elif self.her_face_down:
            self.her_face_up.append(self.her_face_down.pop())
        self._end_turn()

    def _lay(self, card: Card, *, face_up: bool) -> None:
        """W-25, W-74, W-80, W-85b: put it down; a turn symbol that shows reverses the direction."""
        if self.options.nazare:
            self.great_wave.lay(card, face_up=face_up)
        else:
            self.discarded.append(card)
        if face_up and has_turn_symbol(card):
            self.direction = -self.direction
        self.talk.card_was_laid()

    def _draw(self) -> Card | None:
        """W-23, W-72, W-75: the next surf card, if any; inversion cards on the way take effect."""
        while self.pile:
            card = self.pile.pop()
            if is_surf(card):
                return card
            self.drawn_tides.append(card)
            if card in COLOUR_TIDES:
                self.colours_inverted = not self.colours_inverted
            else:
                self.numbers_inverted = not self.numbers_inverted
        return None

    def _end_turn(self) -> None:
        """W-20, W-24, W-26, W-55: on to the next who holds a card, in the current direction."""
        self.taken = False
        if not any(self.cards_of(surfer) for surfer in range(self.surfers)):
            self._finish()
            return
        self.turn = (self.turn + self.direction) % self.surfers
        while not self.cards_of(self.turn):
            self.turn = (self.turn + self.direction) % self.surfers
        self._end_if_blocked()
        if self.ended is None and self.is_her_turn() and not self.options.voluntary:
            choices = self._hers()
            if len(choices) == 1:
                self._play_hers(choices.pop())

    def _end_if_blocked(self) -> None:
        """W-41, W-55, W-65, W-83c: whoever is to play and cannot ends the game."""
        if self.options.nazare:
            return
        if self.is_her_turn():
            playable = [card for card in self.her_face_up if self.fits(card)]
        else:
            playable = [held.card for held in self.free_hand(self.turn) if self.fits(held.card)]
        if not playable:
            self.ended = Cause.BLOCKED

    def _finish(self) -> None:
        """W-40, W-64, W-64b, W-86, W-87: all hands are empty; the bend card goes last."""
        require("W-40", not self.pile, "nobody holds a card, and yet the pile is not empty")
        self.ended = Cause.LAST_CARD
        if not self.bend:
            return
        fits = self.fits(self.bend[0])
        if fits or self.options.nazare:
            self._lay(self.bend.pop(), face_up=fits)
            self.talk.card_left(None, 0)
        else:
            self.ended = Cause.BEND_LEFT

    def _speak(self, seat: Seat, move: WaveMove) -> None:
        """W-30 to W-33: pointing, phrases, declarations."""
        match move:
            case Point(owner, place, advice):
                self.talk.point(Pointing(seat, owner, place, advice))
            case PointAtBend(advice):
                self.talk.point(Pointing(seat, None, 0, advice))
            case Unpoint(owner, place):
                self.talk.unpoint(seat, owner, place)
            case UnpointBend():
                self.talk.unpoint(seat, None, 0)
            case Say(phrase):
                self.talk.said[seat] = phrase
            case Declare():
                self.talk.declared_by = seat
            case Withdraw():
                self.talk.declared_by = None
            case Confirm():
                self.ended = Cause.TALKING

    # --- the end, and the comparison --------------------------------------------------------

    def outcome(self) -> tuple[Cause, tuple[Seat, ...], int | None] | None:
        """W-40 to W-43, W-33: the cause, who won, and how many cards are left over, if counted."""
        if self.ended is None:
            return None
        if self.ended is Cause.TALKING:
            return self.ended, (), None
        left = self.left_over()
        return self.ended, () if left else tuple(range(self.seats)), left

    def left_over(self) -> int:
        """W-42, W-43, W-55, W-66; in Nazaré W-86."""
        if self.options.nazare:
            return len(self.great_wave.face_down)
        in_hands = sum(self.cards_of(surfer) for surfer in range(self.surfers))
        in_the_pile = len([card for card in self.pile if is_surf(card)])
        return in_hands + in_the_pile + len(self.bend)

    def full_outcome(self) -> Outcome | None:
        """The outcome with its points and figures, as the game tells it."""
        verdict = self.outcome()
        if verdict is None:
            return None
        cause, winners, left = verdict
        if left is None:
            return Outcome(cause, winners)
        return Outcome(
            cause, winners, (-left,) * self.seats, {"left": left, "grade": grade_of(left)}
        )

    def compare(self, game: Wave, table: TrackedTable[WavePublic]) -> None:
        """Raise for the first difference between the real table and this one."""
        zones = self.zones()
        same("zones", {(zone.name, zone.owner) for zone in table.layout.zones}, set(zones))
        for (name, owner), cards in zones.items():
            same(f"zone {name} of {owner}", table.zone(name, owner), cards)
        expected = self.public()
        for field in WavePublic.__struct_fields__:
            same(f"public {field}", getattr(table.public, field), getattr(expected, field))
        same("outcome", game.outcome(table), self.full_outcome())


def same(what: str, in_the_game: object, by_the_referee: object) -> None:
    """Raise if the two differ."""
    if in_the_game != by_the_referee:
        raise RefereeError(f"{what}: the game has {in_the_game}, the referee {by_the_referee}")


def grade_of(left: int) -> Grade:
    """W-42: the five grades."""
    if left == 0:
        return Grade.TRIUMPH
    if left in {1, 2}:
        return Grade.SWELL
    if left in {3, 4, 5}:
        return Grade.BREEZE
    if left in {6, 7, 8, 9, 10}:
        return Grade.CHOP
    return Grade.WIPEOUT
