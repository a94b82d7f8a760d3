"""Positions written as one sees them: `"red 4, ducks"` is a row of cards, first one leftmost.

A card is called by its face; of equal cards, each mention takes the next. On a street,
`"tow truck over red breakdown"` is one square.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.components import CARDS, FACES
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.state import RedSignal
from houle.kernel import (
    Card,
    Chance,
    Happened,
    Onlooker,
    Refusal,
    ScriptedChance,
    Seat,
    TrackedTable,
    empty_table,
    project_steps,
)

NOTHING_BY_CHANCE = ScriptedChance()
"""Chance has a say only in the deal and when the pile is renewed."""


def name(card: Card) -> str:
    """What a card is called: "red 4", "red breakdown", "tow truck"."""
    face = FACES[card]
    if face.number is not None:
        return f"{face.colour} {face.number}"
    kind = face.name.replace("-", " ")
    return kind if face.colour is None else f"{face.colour} {kind}"


def names(cards: Iterable[Card]) -> list[str]:
    """What the cards of a row are called."""
    return [name(card) for card in cards]


class Deck:
    """All cards, to be taken by name."""

    def __init__(self) -> None:
        self.left = list(CARDS)

    def card(self, called: str) -> Card:
        for card in self.left:
            if name(card) == called:
                self.left.remove(card)
                return card
        raise ValueError(f"there is no {called}, or none left")

    def cards(self, row: str) -> list[Card]:
        return [self.card(called.strip()) for called in row.split(",") if called.strip()]

    def street(self, row: str) -> tuple[list[Card], list[Card]]:
        """The cards that lie open on a street, and those under its tow trucks."""
        squares = [square.strip().split(" over ") for square in row.split(",") if square.strip()]
        return (
            [self.card(square[0]) for square in squares],
            [self.card(square[1]) for square in squares if len(square) > 1],
        )


def vague_verte(players: int = 2, **options: Any) -> VagueVerte:
    """The game for so many players, with options by name."""
    return VagueVerte(players, VagueVerteOptions(**options))


def position(
    game: VagueVerte,
    *,
    hands: Sequence[str] = (),
    streets: Sequence[str] = (),
    red: Mapping[int, Seat | None] | Sequence[int] = (),
    pile: str = "",
    face_up: str = "",
    rest: str = "pile",
    turn: int = 0,
    drawn: bool = True,
    **public: Any,
) -> TrackedTable[VagueVertePublic]:
    """A table in mid-game, by default after whose turn it is has drawn.

    Hands and streets are listed seat by seat. `red` lists the rows with a red signal, or says who
    passed each by ambulance. `face_up` is the face-up pile, its last card on top; the first card
    of `pile` is drawn first. Cards that are named nowhere lie at the bottom of the pile, or in the
    zone called `rest`.
    """
    deck = Deck()
    signals = red if isinstance(red, Mapping) else dict.fromkeys(red)
    rows: dict[tuple[str, int | None], list[Card]] = {
        ("signals", None): [deck.card("red signal") for _ in signals],
        ("pile", None): deck.cards(pile)[::-1],
    }
    stack = deck.cards(face_up)
    rows["under", None], rows["discard", None] = stack[:-1], stack[-1:]
    for seat in range(game.seats):
        rows["hand", seat] = deck.cards(hands[seat]) if seat < len(hands) else []
        street = streets[seat] if seat < len(streets) else ""
        rows["street", seat], rows["towed", seat] = deck.street(street)
    rows[rest, None] = deck.left + rows.get((rest, None), [])
    table = empty_table(game.layout, game.first_record())
    record = table.public
    record.turn, record.drawn = turn, drawn
    record.signals = tuple(RedSignal(row, passed_by) for row, passed_by in signals.items())
    for field, value in public.items():
        setattr(record, field, value)
    for (zone, owner), cards in rows.items():
        table.put(game.layout.zone(zone, owner), cards)
    everybody = game.layout.eyes[game.layout.zone("discard")]
    for zone, owner in rows:
        if zone in {"under", "towed"}:  # what is covered now was seen before
            for card in table.zone(zone, owner):
                table.known[card] = everybody
    return table


# Reading a table


def row(table: TrackedTable[VagueVertePublic], zone: str, owner: int | None = None) -> list[str]:
    """The names of the cards in a zone."""
    return names(table.zone(zone, owner))


def held(table: TrackedTable[VagueVertePublic], seat: Seat, which: str) -> int:
    """The place at which a seat holds a card."""
    return row(table, "hand", seat).index(which)


def playable(game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat) -> list[str]:
    """What a seat may lay on the board now, such as "red 4", "ducks on 1" or "red signal at 3"."""
    hand = row(table, "hand", seat)
    found: list[str] = []
    for move in game.moves(table, seat):
        match move:
            case Drive(place):
                found.append(hand[place])
            case Hinder(place, owner):
                found.append(f"{hand[place]} on {owner}")
            case Signal(place, at):
                found.append(f"{hand[place]} at {at}")
    return found


def layable_aside(game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat) -> list[str]:
    """The cards that a seat may lay beside the pile now."""
    moves = game.moves(table, seat)
    hand = row(table, "hand", seat)
    return [hand[move.place] for move in moves if isinstance(move, Discard)]


def happenings(game: VagueVerte, table: TrackedTable[VagueVertePublic]) -> list[Happened]:
    """What everybody witnessed in the latest move, besides the cards that moved."""
    steps = project_steps(game, table, Onlooker.WATCHER)
    return [step for step in steps if isinstance(step, Happened)]


# Playing


def play(
    game: VagueVerte,
    table: TrackedTable[VagueVertePublic],
    seat: Seat,
    move: VagueVerteMove,
    chance: Chance = NOTHING_BY_CHANCE,
) -> None:
    """Make a move that the rules must allow."""
    refusal = game.attempt(table, seat, move, chance)
    assert refusal is None, f"{move} of seat {seat} is refused: {refusal}"


def draw(game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat) -> None:
    """Draw from the pile."""
    play(game, table, seat, DrawFromPile())


def take(game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat) -> None:
    """Take the face-up card."""
    play(game, table, seat, TakeFaceUp())


def drive(game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat, which: str) -> None:
    """Lay a card on one's own street."""
    play(game, table, seat, Drive(held(table, seat, which)))


def hinder(
    game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat, which: str, owner: Seat
) -> None:
    """Lay a card on the street of an opponent."""
    play(game, table, seat, Hinder(held(table, seat, which), owner))


def signal(
    game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat, which: str, at: int
) -> None:
    """Lay a signal beside a row."""
    play(game, table, seat, Signal(held(table, seat, which), at))


def lay_aside(
    game: VagueVerte,
    table: TrackedTable[VagueVertePublic],
    seat: Seat,
    which: str,
    chance: Chance = NOTHING_BY_CHANCE,
) -> None:
    """Lay a card beside the pile."""
    play(game, table, seat, Discard(held(table, seat, which)), chance)


def refused(
    game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat, move: VagueVerteMove
) -> Refusal:
    """Try a move that the rules must refuse without changing anything, and return the refusal."""
    before = table.copy()
    refusal = game.attempt(table, seat, move, NOTHING_BY_CHANCE)
    assert refusal is not None, f"{move} of seat {seat} is allowed"
    assert table == before
    assert move not in game.moves(table, seat) + game.asides(table, seat)
    return refusal


def why_not(
    game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat, move: VagueVerteMove
) -> tuple[str, str]:
    """The rule and the reason by which a move is refused."""
    refusal = refused(game, table, seat, move)
    return refusal.rule, refusal.reason
