"""Positions written as one sees them: `"red 4, blue 0"` is a row of cards, first one leftmost."""

from collections.abc import Iterable, Sequence

from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.components import (
    SEA,
    SEA_CARDS,
    Colour,
    colours_for,
    sea,
    values_for,
)
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.state import AI, Teams
from houle.kernel import (
    Card,
    Chance,
    Happened,
    Onlooker,
    QuickChance,
    Refusal,
    ScriptedChance,
    Seat,
    TrackedTable,
    empty_table,
    project_steps,
)

NOTHING_BY_CHANCE = ScriptedChance()
"""Within a round nothing is left to chance."""


def card(name: str) -> Card:
    """The card called, for instance, "red 4"."""
    colour, value = name.split()
    return sea(Colour[colour.upper()], int(value))


def cards(names: str) -> list[Card]:
    """The cards of a row such as "red 4, blue 0"; an empty string is an empty row."""
    return [card(name.strip()) for name in names.split(",") if name.strip()]


def sea_change(players: int = 3, *, target: int | None = None, teams: str = "none") -> SeaChange:
    """The game for so many players, with options by name."""
    return SeaChange(players, SeaOptions(target, Teams(teams)))


def position(
    game: SeaChange,
    *,
    hands: Sequence[str],
    trick: str = "",
    trump: str | None = None,
    leader: int = 0,
    last: str = "",
    last_winner: int | None = None,
    taken: Sequence[str] = (),
    pile: str = "",
    victories: tuple[int, ...] | None = None,
) -> TrackedTable[SeaPublic]:
    """A table in the middle of a round.

    Hands are listed seat by seat, what was taken likewise. `trick` has been played from `leader`
    on, so the next one is to play; alone, it is the AI's lead. The first card of `pile` is drawn
    first. Cards of this game that are named nowhere lie in the deck, out of everybody's way until
    the next deal; the families of the game are those of the named cards, and others if they are
    too few.
    """
    rows: dict[tuple[str, int | None], list[Card]] = {
        ("trick", None): cards(trick),
        ("last", None): cards(last),
    }
    if game.seats <= 2:
        rows["pile", None] = cards(pile)[::-1]
    for seat in range(game.seats):
        rows["hand", seat] = cards(hands[seat]) if seat < len(hands) else []
    for player, row in enumerate(taken):
        rows["taken", player] = cards(row)
    named = [held for row in rows.values() for held in row]
    if len(set(named)) != len(named):
        raise ValueError("a card is named twice")
    used = _deck(game, named)
    rows["deck", None] = [held for held in used if held not in named]
    rows["box", None] = [held for held in SEA_CARDS if held not in used]

    table = empty_table(game.layout, game.first_record())
    record = table.public
    record.leader = AI if game.seats == 1 else leader
    record.turn = 0 if game.seats == 1 else (leader + len(rows["trick", None])) % game.seats
    record.trump = None if trump is None else Colour[trump.upper()]
    if last:
        record.last_winner = leader if last_winner is None else last_winner
        record.last_leader = record.last_winner
    if victories is not None:
        record.victories = victories
    for (zone, owner), lying in rows.items():
        table.put(game.layout.zone(zone, owner), lying)
    if sum(map(len, table.zones)) != len(SEA_CARDS):
        raise ValueError("a card is named that is not in this game")
    return table


def _deck(game: SeaChange, named: Iterable[Card]) -> set[Card]:
    """The cards of a game in which these are used."""
    wanted = dict.fromkeys(SEA[held][0] for held in named) | dict.fromkeys(Colour)
    families = list(wanted)[: colours_for(game.seats)]
    values = values_for(game.seats)
    return {held for held in SEA_CARDS if SEA[held][0] in families and SEA[held][1] in values}


# Reading a table


def name(held: Card) -> str:
    """What a card is called, for instance "red 4"."""
    colour, value = SEA[held]
    return f"{colour.word} {value}"


def names(row: Iterable[Card]) -> list[str]:
    """What the cards of a row are called."""
    return [name(held) for held in row]


def row(table: TrackedTable[SeaPublic], zone: str, owner: int | None = None) -> list[str]:
    """The names of the cards in a zone."""
    return names(table.zone(zone, owner))


def trump(table: TrackedTable[SeaPublic]) -> str | None:
    """The colour that is trump."""
    return None if table.public.trump is None else table.public.trump.word


def playable(game: SeaChange, table: TrackedTable[SeaPublic], seat: Seat) -> list[str]:
    """The cards that a seat may play now."""
    hand = table.zone("hand", seat)
    return names(hand[move.place] for move in game.moves(table, seat))


def happenings(game: SeaChange, table: TrackedTable[SeaPublic]) -> list[Happened]:
    """What everybody witnessed in the latest move, besides the cards that moved."""
    steps = project_steps(game, table, Onlooker.WATCHER)
    return [step for step in steps if isinstance(step, Happened)]


# Playing


def move_of(table: TrackedTable[SeaPublic], seat: Seat, which: str) -> PlayCard:
    """The move by which a seat plays a card of its hand."""
    return PlayCard(table.zone("hand", seat).index(card(which)))


def play(
    game: SeaChange,
    table: TrackedTable[SeaPublic],
    seat: Seat,
    which: str,
    chance: Chance = NOTHING_BY_CHANCE,
) -> None:
    """Play a card that the rules must allow."""
    refusal = game.attempt(table, seat, move_of(table, seat, which), chance)
    assert refusal is None, f"{which} of seat {seat} is refused: {refusal}"


def play_on(
    game: SeaChange,
    table: TrackedTable[SeaPublic],
    *played: str,
    chance: Chance = NOTHING_BY_CHANCE,
) -> None:
    """Everybody in turn plays the next of these cards."""
    for which in played:
        play(game, table, table.public.turn, which, chance)


def refused(game: SeaChange, table: TrackedTable[SeaPublic], seat: Seat, move: PlayCard) -> Refusal:
    """Try a move that the rules must refuse without changing anything, and return the refusal."""
    before = table.copy()
    refusal = game.attempt(table, seat, move, NOTHING_BY_CHANCE)
    assert refusal is not None, f"{move} of seat {seat} is allowed"
    assert table == before
    assert move not in game.moves(table, seat)
    return refusal


def random_game(game: SeaChange, seed: int | str) -> Iterable[TrackedTable[SeaPublic]]:
    """The same table after the deal and after each move of a random game."""
    chance = QuickChance(seed)
    table = game.start(chance)
    yield table
    while waiting := game.to_act(table):
        moves = game.moves(table, waiting[0])
        assert game.attempt(table, waiting[0], moves[chance.below(len(moves))], chance) is None
        yield table
