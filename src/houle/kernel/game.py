"""What a game writes: its zones, its moves, and the rules that connect them."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from houle.kernel.chance import Chance
from houle.kernel.outcome import Outcome
from houle.kernel.refusal import Refusal, RefusedError
from houle.kernel.steps import At, Face
from houle.kernel.table import P, Table, imagined_table
from houle.kernel.tracked import TrackedTable, empty_table
from houle.kernel.words import Words
from houle.kernel.zones import Card, Layout, Seat

M = TypeVar("M", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - P, M, O: public record, moves, options

Seats: TypeAlias = tuple[Seat, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[P, M, O]):
    """The rules of one game for a number of seats and a choice of options.

    A game object is immutable and shared; the table is what changes. Subclasses say everything
    the rule book says and nothing about people, screens, clocks or storage.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    given_up: ClassVar[tuple[int, ...]] = ()
    """Versions before this one that `of_version` does not know any more, because nobody ever had
    a table of them that mattered. All others are played to their end and verified for ever."""
    seat_counts: ClassVar[range]
    usual_seats: ClassVar[int | None] = None
    """How many play if nobody chooses; the fewest, if the game does not say."""
    shelf: ClassVar[int] = 100
    """Where it stands among the games that are offered: low numbers come first."""
    age: ClassVar[int | None] = None
    """From how many years on, if its rulebook says so."""
    minutes: ClassVar[tuple[int, int] | None] = None
    """How long a game takes, at least and at most, if its rulebook says so."""
    silent_by: ClassVar[str | None] = None
    """The rule by which nothing is said at the table while it runs but what it offers itself."""
    move_type: ClassVar[Any]
    """The union of all move structs, for decoding."""
    options_type: ClassVar[type[msgspec.Struct]]
    words: ClassVar[Words]

    layout: Layout

    def __init__(self, seats: int, options: O | None = None) -> None:
        if seats not in self.seat_counts:
            fewest, most = self.seat_counts[0], self.seat_counts[-1]
            raise RefusedError(
                Refusal(
                    self.seats_rule, "seat-count", {"fewest": fewest, "most": most, "seats": seats}
                )
            )
        self.seats = seats
        self.only: tuple[Seats, ...] = tuple((seat,) for seat in range(seats))
        """`only[seat]` is that seat and no other, for `to_act`; made once."""
        self.options: O = self.options_type() if options is None else options  # type: ignore[assignment]
        problem = self.option_problem()
        if problem is not None:
            raise RefusedError(problem)
        self.layout = self.lay_out()

    seats_rule: ClassVar[str]
    """The rule that says how many may play."""

    @classmethod
    def of_version(cls, version: int) -> "type[Game[P, M, O]] | None":
        """The rules that records of this version follow; nothing if they are known no more.

        A game whose rules changed keeps the former ones, so that its old records can be read and
        its running tables played to their end; but for those it has `given_up`.
        """
        return cls if version == cls.rules_version else None

    def option_problem(self) -> Refusal | None:
        """Why these options do not go together, if they do not."""
        return None

    @abstractmethod
    def lay_out(self) -> Layout:
        """The zones for this number of seats and these options."""

    @abstractmethod
    def first_record(self) -> P:
        """The public record before anything is dealt."""

    @abstractmethod
    def deal(self, table: Table[P], chance: Chance) -> None:
        """Set the table up, from an empty one to the first decision."""

    @abstractmethod
    def to_act(self, table: Table[P]) -> Seats:
        """Whom the game waits for; nobody once it is over."""

    @abstractmethod
    def moves(self, table: Table[P], seat: Seat) -> list[M]:
        """All that a seat the game waits for may do; nothing for the others."""

    def asides(self, table: Table[P], seat: Seat) -> list[M]:
        """What this seat may do besides, in turn or out of it, without the game waiting for it."""
        return []

    @abstractmethod
    def refusal(self, table: Table[P], seat: Seat, move: M) -> Refusal | None:
        """Why the seat may not do this; `None` exactly for its `moves` and `asides`."""

    @abstractmethod
    def play(self, table: Table[P], seat: Seat, move: M, chance: Chance) -> None:
        """Carry out a move that is known to be allowed."""

    @abstractmethod
    def outcome(self, table: Table[P]) -> Outcome | None:
        """How the game ended, once it has."""

    @abstractmethod
    def face(self, card: Card) -> Face:
        """What is printed on a card."""

    def card_at(self, seat: Seat, move: M) -> At | None:
        """The card that a move of this seat is about, for a text to name and a hand to tap."""
        return None

    def touched(self, table: Table[P], seat: Seat, at: At) -> M | None:
        """What somebody means who touches this card to play it, allowed or not.

        `None` where nobody could mean anything. Asked for cards in front of `seat`, to say with
        `refusal` why they cannot be played; so it may look at nothing that `seat` does not see.
        """
        return None

    def sides(self) -> tuple[Seats, ...]:
        """Who wins and loses with whom, the side of the first seat first."""
        return tuple((seat,) for seat in range(self.seats))

    def round_begins(self, table: Table[P]) -> bool:
        """Whether a round is about to begin of which nobody has played anything yet.

        Somebody else may then play on in a seat, with all that the seat knows, and nothing is
        spoilt. Everybody sees what follows from it, so it may ask for nothing that a watcher does
        not see. A game that does not say has no such moment.
        """
        return False

    def rounds_follow(self, table: Table[P]) -> bool:
        """Whether such a moment may still come after this one, as far as a watcher can tell."""
        return False

    def plausible(self, world: Table[P], seat: Seat) -> bool:
        """Whether a world that fits all `seat` saw and learned could also have come about.

        For what cannot be said card by card: whoever is waited for must have something to do.
        """
        return True

    def start(self, chance: Chance, *, journal: bool = True) -> TrackedTable[P]:
        """A new table, dealt and ready for the first decision."""
        table = empty_table(self.layout, self.first_record(), journal=journal)
        self.deal(table, chance)
        return table

    def imagine(self, chance: Chance) -> Table[P]:
        """As `start`, but in the head: quick to play on, and to be shown to nobody."""
        table = imagined_table(self.layout, self.first_record())
        self.deal(table, chance)
        return table

    def attempt(self, table: Table[P], seat: Seat, move: M, chance: Chance) -> Refusal | None:
        """Play a move if the rules allow it; otherwise change nothing and say why.

        Afterwards the journal holds the steps of this move alone.
        """
        refused = self.refusal(table, seat, move)
        if refused is None:
            if table.journal is not None:
                table.journal.clear()
            self.play(table, seat, move, chance)
        return refused

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seats}, {self.options!r})"
