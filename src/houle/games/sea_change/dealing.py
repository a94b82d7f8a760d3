"""Setting up a game of SEA CHANGE, and each of its rounds (S-02 to S-04, S-33, S-40, S-50)."""

from houle.games.sea_change.basics import Basics
from houle.games.sea_change.components import (
    SEA,
    SEA_CARDS,
    Colour,
    colours_for,
    values_for,
)
from houle.games.sea_change.state import AI, SeaPublic
from houle.games.sea_change.words import Happening
from houle.kernel import Chance, Table, Who

HAND = 10
"""S-04: cards dealt to everybody."""


def open_the_box(game: Basics, table: Table[SeaPublic], chance: Chance) -> None:
    """S-02, S-03: the cards of the game go to the deck, all others stay in the box."""
    deck, box = game.seating.deck, game.seating.box
    table.put(deck, list(SEA_CARDS))
    used = _drawn_colours(game, table, chance)
    values = values_for(game.seats)
    for card in reversed(SEA_CARDS):
        colour, value = SEA[card]
        if colour not in used or value not in values:
            table.move(deck, card, box)


def _drawn_colours(game: Basics, table: Table[SeaPublic], chance: Chance) -> list[Colour]:
    """S-03: the families of this game; nothing is drawn where all are used."""
    colours = list(Colour)
    count = colours_for(game.seats)
    if count == len(colours):
        return colours
    drawn = [colours.pop(chance.below(len(colours))) for _ in range(count)]
    for colour in sorted(drawn):
        table.happen(Happening.IN_PLAY, colour=colour.word)
    return drawn


def deal_round(game: Basics, table: Table[SeaPublic], chance: Chance) -> None:
    """S-04, S-40, S-50: shuffle, deal, and see who leads."""
    seating, public = game.seating, table.public
    table.happen(Happening.DEALT, who=Who(public.dealer), round=public.round)
    table.shuffle(seating.deck, chance)
    for hand in seating.hands:
        table.deal(seating.deck, hand, HAND)
    for pile in (seating.ai_pile, seating.draw_pile):
        if pile is not None:
            table.move_all(seating.deck, pile)
    begin(game, public)
    table.happen(Happening.STARTS, who=Who(public.leader))


def begin(game: Basics, public: SeaPublic) -> None:
    """S-10, S-11, S-51: the record of a round before its first card."""
    public.trump = None
    public.turn = (public.dealer + 1) % game.seats
    public.leader = AI if game.seating.solo else public.turn


def gather(game: Basics, table: Table[SeaPublic]) -> None:
    """S-33: all cards go back to the deck, and the next player deals."""
    seating = game.seating
    for taken in seating.taken:
        table.move_all(taken, seating.deck)
    if seating.ai_pile is not None:  # S-54: the round may have been cut short
        table.move_all(seating.hands[0], seating.deck)
        table.move_all(seating.ai_pile, seating.deck)
    public = table.public
    public.dealer = (public.dealer + 1) % game.seats
    public.round += 1
