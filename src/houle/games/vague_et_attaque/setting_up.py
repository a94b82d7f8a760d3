"""Setting the table up (A-10 to A-13, A-70, A-90)."""

from houle.games.vague_et_attaque import harbours
from houle.games.vague_et_attaque.basics import Basics
from houle.games.vague_et_attaque.effects import Stock
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS
from houle.games.vague_et_attaque.state import VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import Card, Chance, Table, Who, ZoneId

OPENING_SOUVENIRS = 2
OPENING_PLACES = 1
COMPENSATION = 1
"""A-12c: souvenirs for not being the one who begins."""


def set_up(game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
    """From an empty table to the first decision."""
    public, seating, cards = table.public, game.seating, game.cards
    first = game.options.first
    public.turn = public.first = chance.below(game.seats) if first is None else first
    _deal_artefacts(game, table, chance)
    for deck, mask in (
        (seating.decks[Stock.SOUVENIR], cards.souvenirs),
        (seating.decks[Stock.PLACE], cards.berths | 1 << cards.ship),
        (seating.encounters, cards.encounters),
    ):
        table.put(deck, _cards(mask))
        _take_out(game, table, deck)
        table.shuffle(deck, chance)
    for seat in range(game.seats):
        table.deal(seating.decks[Stock.PLACE], seating.places[seat], OPENING_PLACES)
        table.deal(seating.decks[Stock.SOUVENIR], seating.souvenirs[seat], OPENING_SOUVENIRS)
    if game.two_sides and game.options.last_gets_more:
        last = game.round_from(public.first)[-1]
        table.deal(seating.decks[Stock.SOUVENIR], seating.souvenirs[last], COMPENSATION)
    if game.alone:
        _redraw_marked(game, table, chance)
    table.happen(Happening.STARTS, who=Who(public.first))


def _cards(mask: int) -> list[Card]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _take_out(game: Basics, table: Table[VagueEtAttaquePublic], deck: ZoneId) -> None:
    """A-10, A-13: the ship goes to its place; A-70, A-90: what is not used goes into the box."""
    seating = game.seating
    few = game.seats <= MIDDLE_SEATS
    for card in table.zones[deck][:]:
        if card == game.cards.ship:
            target = seating.middle if few else seating.harbours[table.public.first]
        elif _left_out(game, card):
            target = seating.box
        else:
            continue
        table.move(deck, table.zones[deck].index(card), target)


def _left_out(game: Basics, card: Card) -> bool:
    """A-70, A-90: second copies of places; alone, encounters that need another player."""
    cards = game.cards
    if cards.berths >> card & 1:
        return game.seats <= MIDDLE_SEATS and cards.copy_of(card) > 0
    return game.alone and bool(cards.encounters >> card & 1) and cards.encounter(card).inverted


def _deal_artefacts(game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
    """A-11; alone, the one that a single player owns (A-90)."""
    seating, cards = game.seating, game.cards
    unused = seating.unused_artefacts
    table.put(unused, _cards(cards.artefacts))
    if game.alone:
        own = next(p for p, card in enumerate(table.zones[unused]) if cards.artefact(card).solo)
        table.move(unused, own, seating.artefacts[0])
    table.shuffle(unused, chance)
    if not game.alone:
        for artefact in seating.artefacts:
            table.deal(unused, artefact, 1)


def _redraw_marked(game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
    """A-91b."""
    hand, deck = game.seating.souvenirs[0], game.seating.decks[Stock.SOUVENIR]
    while marked := [
        place for place, card in enumerate(table.zones[hand]) if harbours.marked(game, card)
    ]:
        for place in reversed(marked):
            table.move(hand, place, deck)
        table.shuffle(deck, chance)
        table.deal(deck, hand, len(marked))
