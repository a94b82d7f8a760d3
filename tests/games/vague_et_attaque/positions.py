"""Positions written as one sees them, with the cards of the small deck.

`"bay: bay-1 bay-cape, cape"` is a harbour: a bay with two souvenirs on it, and a bare cape. Of
equal places each mention takes the next copy. A deck is written with its top card first.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.deck import SHIP
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS
from houle.kernel import (
    At,
    Card,
    Chance,
    Happened,
    Onlooker,
    ScriptedChance,
    Seat,
    TrackedTable,
    ZoneId,
    empty_table,
    project_steps,
)
from tests.games.vague_et_attaque.small_deck import small_deck

VagueTable = TrackedTable[VagueEtAttaquePublic]

NOTHING_BY_CHANCE = ScriptedChance()
IDLE_TOOLS = ("tool-2", "tool-3", "tool-4", "tool-5", "tool")
HAND_PARTS = ("souvenirs", "places", "golds")


def vague(players: int = 3, *, teams: bool = False, **printed: Any) -> VagueEtAttaque:
    """The game with the small deck; `printed` says what its cards do (see `small_deck`)."""

    class SmallGame(VagueEtAttaque):
        cards = Cards(small_deck(**printed))

    return SmallGame(players, VagueEtAttaqueOptions(teams=teams))


def dice(*values: int) -> ScriptedChance:
    """A chance by which the dice show these values, one after the other."""
    return ScriptedChance(numbers=[value - 1 for value in values])


class Pool:
    """All cards of a game, to be taken by name."""

    def __init__(self, game: VagueEtAttaque) -> None:
        self.game = game
        self.left = list(game.cards.all)

    def card(self, called: str) -> Card:
        for card in self.left:
            if self.game.cards.printed[card].id == called:
                self.left.remove(card)
                return card
        raise ValueError(f"there is no {called}, or none left")

    def cards(self, row: str) -> list[Card]:
        return [self.card(called) for called in row.split()]


def position(
    game: VagueEtAttaque,
    *,
    hands: Sequence[str] = (),
    harbours: Sequence[str] = (),
    middle: str = "",
    souvenirs: str = "",
    places: str = "",
    encounters: str = "",
    discarded: str = "",
    discarded_places: str = "",
    discarded_encounters: str = "",
    artefacts: Sequence[str] = IDLE_TOOLS,
    **public: Any,
) -> VagueTable:
    """A table at which it is seat 0's turn, unless `public` says otherwise.

    A hand lists its cards of all kinds. The ship lies where it is mentioned, else where it would
    at the beginning of a game that seat 0 began.
    """
    table = empty_table(game.layout, game.first_record(), journal=True)
    pool = Pool(game)
    piles = {
        "souvenir-deck": souvenirs,
        "place-deck": places,
        "encounter-deck": encounters,
        "souvenir-discard": discarded,
        "place-discard": discarded_places,
        "encounter-discard": discarded_encounters,
    }
    _lay_places(game, table, pool, None, middle)
    for seat, harbour in enumerate(harbours):
        _lay_places(game, table, pool, seat, harbour)
    for zone, row in piles.items():
        table.put(game.layout.zone(zone), pool.cards(row)[::-1])
    for seat, hand in enumerate(hands):
        for card in pool.cards(hand):
            table.put(_hand_zone(game, seat, card), [card])
    for seat in range(game.seats):
        table.put(game.seating.artefacts[seat], [pool.card(artefacts[seat])])
    if game.cards.ship in pool.left:
        where = game.seating.middle if game.seats <= MIDDLE_SEATS else game.seating.harbours[0]
        table.put(where, [pool.card(SHIP)])
    table.put(game.seating.box, pool.left)
    for field, value in public.items():
        setattr(table.public, field, value)
    return table


def _lay_places(
    game: VagueEtAttaque, table: VagueTable, pool: Pool, seat: Seat | None, row: str
) -> None:
    zone = game.seating.middle if seat is None else game.seating.harbours[seat]
    for entry in filter(None, (one.strip() for one in row.split(","))):
        called, _, aboard = entry.partition(":")
        validated = called.endswith("!")
        place = pool.card(called.rstrip("!"))
        table.put(zone, [place])
        table.put(game.seating.berths[place], pool.cards(aboard))
        if validated:
            table.public.validated = (*table.public.validated, place)


def _hand_zone(game: VagueEtAttaque, seat: Seat, card: Card) -> ZoneId:
    cards = game.cards
    if cards.souvenirs >> card & 1:
        return game.seating.souvenirs[seat]
    return (game.seating.places if cards.berths >> card & 1 else game.seating.golds)[seat]


# Reading a table


def names(game: VagueEtAttaque, cards: Iterable[Card]) -> str:
    """What the cards of a row are called, in their order."""
    return " ".join(game.cards.printed[card].id for card in cards)


def row(game: VagueEtAttaque, table: VagueTable, zone: str, owner: Seat | None = None) -> str:
    """The cards of a zone, the top one last."""
    return names(game, table.zone(zone, owner))


def hand(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> str:
    """All that a player holds: souvenirs, then places, then gold cards."""
    return names(game, (card for part in HAND_PARTS for card in table.zone(part, seat)))


def where(game: VagueEtAttaque, table: VagueTable, called: str) -> At:
    """Where the first card of this name lies."""
    for zone, cards in enumerate(table.zones):
        for place, card in enumerate(cards):
            if game.cards.printed[card].id == called and zone != game.seating.box:
                return At(zone, place)
    raise ValueError(f"{called} is not on the table")


def berth(game: VagueEtAttaque, table: VagueTable, called: str, copy: int = 1) -> ZoneId:
    """The zone of the souvenirs on a place."""
    return game.layout.zone(f"on-{called}-{copy}")


def happenings(game: VagueEtAttaque, table: VagueTable) -> list[str]:
    """What the latest move noted, in order."""
    steps = project_steps(game, table, Onlooker.WATCHER)
    return [str(step.name) for step in steps if isinstance(step, Happened)]


# Playing


def play(
    game: VagueEtAttaque,
    table: VagueTable,
    seat: Seat,
    move: VagueEtAttaqueMove,
    chance: Chance = NOTHING_BY_CHANCE,
) -> None:
    """Make a move that the rules must allow, and that they must have offered."""
    offered = [*game.moves(table, seat), *game.asides(table, seat)]
    assert move in offered, f"{move} is not among {offered}"
    assert game.attempt(table, seat, move, chance) is None


def why_not(
    game: VagueEtAttaque, table: VagueTable, seat: Seat, move: VagueEtAttaqueMove
) -> tuple[str, str] | None:
    """The rule and the reason by which a move is refused."""
    refused = game.refusal(table, seat, move)
    return None if refused is None else (refused.rule, str(refused.reason))
