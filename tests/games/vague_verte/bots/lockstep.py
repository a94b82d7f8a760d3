"""The real rules and the race in plain numbers, side by side."""

from collections import Counter

from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.bots.drivers import move_of
from houle.games.vague_verte.bots.imagining import race_at
from houle.games.vague_verte.bots.race import (
    ARRIVED,
    DRAW,
    NO_CARD,
    RAN_OUT,
    RUNNING,
    STALLED,
    TAKE,
    Race,
)
from houle.games.vague_verte.components import FACES
from houle.games.vague_verte.moves import DrawFromPile, TakeFaceUp, VagueVerteMove
from houle.games.vague_verte.state import Cause
from houle.kernel import Card, Chance, Face, TrackedTable

CAUSES = {ARRIVED: Cause.ARRIVED, RAN_OUT: Cause.RAN_OUT, STALLED: Cause.STALLED}
FACTS = ("turn", "drawn", "rows", "reds", "misses", "idle", "renewed")


def offered(race: Race) -> set[VagueVerteMove]:
    """What may be done in a race."""
    if race.ended != RUNNING:
        return set()
    if race.drawn:
        return {move_of(half) for half in race.plays()}
    draws: set[VagueVerteMove] = {DrawFromPile()} if race.left else set()
    return draws | ({TakeFaceUp()} if race.face_up else set())


def printed(cards: list[Card]) -> list[Face | None]:
    """What one sees of cards: twins cannot be told apart (V-15)."""
    return [None if card == NO_CARD else FACES[card] for card in cards]


def differences(game: VagueVerte, table: TrackedTable[VagueVertePublic], race: Race) -> list[str]:
    """In what a race differs from the table on which it should go on."""
    expected = race_at(game, table)
    found = [name for name in FACTS if getattr(expected, name) != getattr(race, name)]
    if printed(expected.last) != printed(race.last):
        found.append("last")
    if [Counter(printed(hand)) for hand in expected.hands] != [
        Counter(printed(hand)) for hand in race.hands
    ]:
        found.append("hands")
    if printed(expected.pile) != printed(race.pile[: race.left]):
        found.append("pile")
    if printed(expected.face_up) != printed(race.face_up):
        found.append("face up")
    if CAUSES.get(race.ended) != table.public.ended:
        found.append("ended")
    if not found:
        follow_twins(race, expected)
        if offered(race) != {m for seat in game.to_act(table) for m in game.moves(table, seat)}:
            found.append("moves")
    return found


def follow_twins(race: Race, expected: Race) -> None:
    """Go on with the very cards that lie on the table, in the places where they lie."""
    race.hands, race.last, race.face_up = expected.hands, expected.last, expected.face_up
    race.pile, race.left = expected.pile, expected.left


def make(race: Race, half: int | None, move: VagueVerteMove) -> None:
    """The same move in a race."""
    if half is None:
        race.draw(DRAW if isinstance(move, DrawFromPile) else TAKE)
    else:
        race.play(half)


def side_by_side(game: VagueVerte, chance: Chance, fate: Chance) -> tuple[list[str], Race]:
    """Play a game at random until the two differ, or to its end."""
    table = game.start(chance)
    race = race_at(game, table)
    while table.public.ended is None:
        if found := differences(game, table, race):
            return found, race
        seat = table.public.turn
        halves = race.plays() if race.drawn else []
        half: int | None = None
        if halves:
            half = halves[fate.below(len(halves))]
            move = move_of(half)
        else:
            draws = game.moves(table, seat)
            move = draws[fate.below(len(draws))]
        renewed = race.renewed
        assert game.attempt(table, seat, move, chance) is None
        make(race, half, move)
        if race.renewed and not renewed:
            race.pile = table.zones[game.seating.pile][:]
    found = differences(game, table, race)
    winners = game.outcome(table)
    assert winners is not None
    if [seat for seat, share in enumerate(race.shares()) if share] != [*winners.winners]:
        found.append("winners")
    return found, race
