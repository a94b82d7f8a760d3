"""Trying moves in worlds that could be the real one."""

from houle.games.vague_verte.bots.habits import least_wanted, take_turn
from houle.games.vague_verte.bots.imagining import World
from houle.games.vague_verte.bots.kinds import KIND_OF, RED_SIGNAL, TWIN
from houle.games.vague_verte.bots.outlook import chance_to_win
from houle.games.vague_verte.moves import (
    Discard,
    Drive,
    Hinder,
    Signal,
    VagueVerteMove,
)
from houle.games.vague_verte.rules import VagueVerte
from houle.games.vague_verte.state import VagueVertePublic
from houle.kernel import Chance, Seat, Table


def worthwhile(
    game: VagueVerte, table: Table[VagueVertePublic], *, all_discards: bool
) -> list[VagueVerteMove]:
    """The second halves of the turn that are worth a thought.

    Driving comes first, so that of equal hopes the nearest is taken. Of twins one is enough. Red
    signals are laid where an opponent stands, or right behind oneself; green ones not behind
    oneself.
    """
    seat: Seat = table.public.turn
    hand = table.zones[game.seating.hands[seat]]
    rows = [len(table.zones[street]) for street in game.seating.streets]
    twin = TWIN[int(game.original)]
    looks = [twin[card] for card in hand]
    first = [looks.index(look) == place for place, look in enumerate(looks)]
    drives: list[VagueVerteMove] = []
    plays: list[Hinder | Signal] = []
    discards: list[VagueVerteMove] = []
    for move in game.moves(table, seat):
        if type(move) is Drive and first[move.place]:
            drives.append(move)
        elif type(move) is Discard and first[move.place]:
            discards.append(move)
        elif type(move) is Hinder and first[move.place]:
            plays.append(move)
        elif type(move) is Signal and first[move.place]:
            red = KIND_OF[hand[move.place]] == RED_SIGNAL
            if _concerns(rows, seat, move.row, red=red):
                plays.append(move)
    if len(table.public.signals) > 1:
        plays.sort(key=_by_place_and_row)
    if not all_discards:
        discards = [least_wanted(hand)] if rows[seat] > 0 or not drives else []
    return [*drives, *plays, *discards]


def _by_place_and_row(move: Hinder | Signal) -> tuple[int, int]:
    return move.place, move.owner if isinstance(move, Hinder) else move.row


def _concerns(rows: list[int], seat: Seat, row: int, *, red: bool) -> bool:
    own = rows[seat]
    if not red:
        return row >= own
    return row == own - 1 or (row != own and row in rows) or rows.count(row) > 1


def best_play_here(
    game: VagueVerte, table: Table[VagueVertePublic], chance: Chance, weights: list[float]
) -> VagueVerteMove:
    """The second half that leaves the best outlook, with all cards of this world in sight."""
    seat: Seat = table.public.turn
    moves = worthwhile(game, table, all_discards=False)
    best = moves[0]
    most = -1.0
    for move in moves:
        after = table.copy()
        game.play(after, seat, move, chance)
        worth = chance_to_win(game, after, seat, weights)
        if worth > most:
            most = worth
            best = move
    return best


def worth_of_draw(
    game: VagueVerte, world: World, move: VagueVerteMove, turns: int, weights: list[float]
) -> float:
    """What it is worth in this world to draw so."""
    seat: Seat = world.table.public.turn
    table = after_draw(game, world, move, weights)
    return _played_on(game, table, world.fate, seat, turns, weights)


def after_draw(
    game: VagueVerte, world: World, move: VagueVerteMove, weights: list[float]
) -> Table[VagueVertePublic]:
    """The turn that began with this draw; it is then played as well as can be."""
    table, fate = world.table.copy(), world.fate
    seat: Seat = table.public.turn
    game.play(table, seat, move, fate)
    game.play(table, seat, best_play_here(game, table, fate, weights), fate)
    return table


def worth_of_play(
    game: VagueVerte, world: World, move: VagueVerteMove, turns: int, weights: list[float]
) -> float:
    """What it is worth in this world to end the turn so."""
    seat: Seat = world.table.public.turn
    return _played_on(game, after_play(game, world, move), world.fate, seat, turns, weights)


def after_play(game: VagueVerte, world: World, move: VagueVerteMove) -> Table[VagueVertePublic]:
    """The turn that ended with this."""
    table = world.table.copy()
    game.play(table, table.public.turn, move, world.fate)
    return table


def _played_on(
    game: VagueVerte,
    table: Table[VagueVertePublic],
    chance: Chance,
    seat: Seat,
    turns: int,
    weights: list[float],
) -> float:
    """The outlook of a seat after some more turns."""
    public = table.public
    while turns > 0 and public.ended is None:
        take_turn(game, table, chance)
        turns -= 1
    return chance_to_win(game, table, seat, weights)
