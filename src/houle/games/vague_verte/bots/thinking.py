"""Trying moves in races that could be the real one."""

from houle.games.vague_verte.bots.habits import least_wanted, take_turn
from houle.games.vague_verte.bots.outlook import chance_to_win
from houle.games.vague_verte.bots.race import (
    COLOUR_OF,
    DISCARD,
    DRIVE,
    KIND_OF,
    NUMBER_OF,
    RED_SIGNAL,
    RUNNING,
    SIGNAL,
    SPAN,
    Race,
)
from houle.kernel import Seat


def worthwhile(race: Race, *, all_discards: bool) -> list[int]:
    """The second halves of the turn that are worth a thought.

    Driving comes first, so that of equal hopes the nearest is taken. Of twins one is enough. Red
    signals are laid where an opponent stands, or right behind oneself; green ones not behind
    oneself.
    """
    seat = race.turn
    hand = race.hands[seat]
    seen: set[int] = set()
    drives: list[int] = []
    found: list[int] = []
    for half in race.plays():
        target = half % SPAN
        if target == DISCARD and not all_discards:
            continue
        card = hand[half // SPAN]
        kind = KIND_OF[card]
        if target >= SIGNAL and not _concerns(race, target - SIGNAL, red=kind == RED_SIGNAL):
            continue
        number = NUMBER_OF[card] if race.original else 0
        key = ((kind * 8 + COLOUR_OF[card] + 1) * 8 + number) * SPAN + target
        if key in seen:
            continue
        seen.add(key)
        if target == DRIVE:
            drives.append(half)
        else:
            found.append(half)
    found = drives + found
    if not all_discards and (race.rows[seat] > 0 or not found):
        found.append(least_wanted(race, seat))
    return found


def _concerns(race: Race, row: int, *, red: bool) -> bool:
    own = race.rows[race.turn]
    if not red:
        return row >= own
    return row == own - 1 or (row != own and row in race.rows) or race.rows.count(row) > 1


def best_play_here(race: Race, weights: list[float]) -> int:
    """The second half that leaves the best outlook, with all cards of this race in sight."""
    seat = race.turn
    best = -1
    most = -1.0
    for half in worthwhile(race, all_discards=False):
        after = race.copy()
        after.play(half)
        worth = chance_to_win(after, seat, weights)
        if worth > most:
            most = worth
            best = half
    return best


def worth_of_draw(world: Race, half: int, turns: int, weights: list[float]) -> float:
    """What it is worth in this world to draw so; the turn is then played as well as can be."""
    race = world.copy()
    seat = race.turn
    race.draw(half)
    race.play(best_play_here(race, weights))
    return _played_on(race, seat, turns, weights)


def worth_of_play(world: Race, half: int, turns: int, weights: list[float]) -> float:
    """What it is worth in this world to end the turn so."""
    race = world.copy()
    seat = race.turn
    race.play(half)
    return _played_on(race, seat, turns, weights)


def _played_on(race: Race, seat: Seat, turns: int, weights: list[float]) -> float:
    """The outlook of a seat after some more turns."""
    while turns > 0 and race.ended == RUNNING:
        take_turn(race)
        turns -= 1
    return chance_to_win(race, seat, weights)
