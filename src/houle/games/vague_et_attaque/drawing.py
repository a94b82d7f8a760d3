"""Decks: drawing from them, renewing them, and what a single player must put aboard."""

from typing import Final

from houle.games.vague_et_attaque import harbours
from houle.games.vague_et_attaque.basics import Basics
from houle.games.vague_et_attaque.deck import Colour
from houle.games.vague_et_attaque.effects import Effect, Stock
from houle.games.vague_et_attaque.state import Boarding, Task, VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import Card, Chance, Seat, Table, Who, ZoneId

GOLD: Final = Colour.GOLD
SOUVENIR: Final = Stock.SOUVENIR
FEWEST_TO_KEEP_OFF = 2
"""A-94: whoever keeps a souvenir off the ship needs so many hand cards."""


def available(game: Basics, table: Table[VagueEtAttaquePublic], stock: Stock) -> bool:
    """Whether a card of this deck can be drawn (A-35)."""
    seating = game.seating
    return bool(table.zones[seating.decks[stock]] or table.zones[seating.discards[stock]])


def encounters_available(game: Basics, table: Table[VagueEtAttaquePublic]) -> bool:
    """Whether there is an encounter to draw (A-35, A-36)."""
    seating = game.seating
    return bool(table.zones[seating.encounters] or table.zones[seating.encounter_discard])


def _renew(
    table: Table[VagueEtAttaquePublic], deck: ZoneId, discard: ZoneId, name: str, chance: Chance
) -> bool:
    """A-35: make sure that the deck has a card; say whether it has."""
    if not table.zones[deck] and table.zones[discard]:
        table.move_all(discard, deck)
        table.shuffle(deck, chance)
        if table.journal is not None:
            table.happen(Happening.RENEWED, stock=name)
    return bool(table.zones[deck])


def turn_up(
    game: Basics, table: Table[VagueEtAttaquePublic], stock: Stock, chance: Chance
) -> Card | None:
    """The card that is drawn next, left where it is; `None` if there is none."""
    deck, discard = game.seating.decks[stock], game.seating.discards[stock]
    return table.zones[deck][-1] if _renew(table, deck, discard, stock, chance) else None


def draw(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    seat: Seat,
    stock: Stock,
    chance: Chance,
) -> None:
    """Draw a card into the hand, if there is one."""
    card = turn_up(game, table, stock, chance)
    if card is not None:
        receive(game, table, seat, stock, game.seating.decks[stock], card)


def receive(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    seat: Seat,
    stock: Stock,
    origin: ZoneId,
    card: Card,
) -> None:
    """Take a drawn card into the hand; alone, what bears the ship's symbol is shown (A-91)."""
    place = table.zones[origin].index(card)
    if game.alone and stock is SOUVENIR and harbours.marked(game, card):
        table.move(origin, place, game.seating.shown)
        table.public.pending = (Boarding(seat), *table.public.pending)
    else:
        table.move(origin, place, game.seating.held(seat, stock))


def meet(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, chance: Chance) -> None:
    """A-31: draw an encounter and read it; a blue one acts, a gold one is kept (A-03)."""
    seating = game.seating
    if not _renew(table, seating.encounters, seating.encounter_discard, "encounter", chance):
        return
    card = table.zones[seating.encounters][-1]
    encounter = game.cards.encounter(card)
    table.move(seating.encounters, -1, seating.shown)
    gold = encounter.colour is GOLD
    if table.journal is not None:
        told = Happening.KEEPS_GOLD if gold else Happening.READS
        table.happen(told, who=Who(seat), card=game.cards.faces[card])
    if gold:
        table.move(seating.shown, -1, seating.golds[seat])
    else:
        begin(table, seat, encounter.effects)


def begin(table: Table[VagueEtAttaquePublic], seat: Seat, effects: tuple[Effect, ...]) -> None:
    """Let a card act for a seat: all its effects, in their order, before anything else."""
    public = table.public
    public.chosen = None
    public.pending = (*[Task(seat, effect, seat) for effect in effects], *public.pending)


def hand_size(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> int:
    """A-34: places, souvenirs and gold encounters all count."""
    zones, seating = table.zones, game.seating
    souvenirs, places = len(zones[seating.souvenirs[seat]]), len(zones[seating.places[seat]])
    return souvenirs + places + len(zones[seating.golds[seat]])


def can_keep_off(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat) -> bool:
    """A-94."""
    return not table.public.kept_off and hand_size(game, table, seat) >= FEWEST_TO_KEEP_OFF
