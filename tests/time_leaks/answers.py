"""Play against bots over the web, and note when their answers came."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

import msgspec

from houle.games.sea_change.rules import SeaChange
from houle.kernel import KeyedChance
from houle.tables.fair import Seed, dealing_key
from tests.time_leaks.guessing import Answer
from tests.web.people import Guest, Json

DONE = object()
SHORT = {"target": 1}
PATIENCE = 60.0
"""Seconds; a machine that is busy with other things is no leak."""


def answers_of(url: str, bot: str, wanted: int, tables: int) -> list[Answer]:
    """So many answers at least, from games at so many tables at a time."""
    found: list[Answer] = []

    def play_on(number: int) -> None:
        guest = Guest(url, f"Guest {number}")
        guest.client.timeout = PATIENCE
        while len(found) < wanted:
            found.extend(_answers_of_game(guest, bot))
        guest.close()

    with ThreadPoolExecutor(tables) as people:
        for done in people.map(play_on, range(tables)):
            assert done is None
    return found


def _answers_of_game(guest: Guest, bot: str) -> Iterator[Answer]:
    table = guest.open(
        SeaChange.name, 4, options=SHORT, bots=[None, bot, bot, bot], seat=0, listed=False
    )
    guest.do(table, "start")
    seen: list[tuple[Json, float]] = []
    with guest.listen(table) as stream:
        while True:
            frame = stream.frame().data
            seen.append((frame, perf_counter()))
            if frame["table"]["phase"] == "finished":
                break
            if frame["you"]["turn"] is not None:
                move = frame["view"]["moves"][0]
                guest.do(table, "moves", turn=frame["you"]["turn"], move=move)
    choices = iter(_choices(guest.get(f"/api/tables/{table}/game")))
    for (_, before), (frame, at) in pairwise(seen):
        happened = frame["happened"]
        if happened["kind"] == "played":
            held = next(choices)
            if happened.get("by_bot") and held is not None:
                yield Answer(held.forced, at - before, held.cards)
    assert next(choices, DONE) is DONE


class Held(NamedTuple):
    """What a seat had to choose from."""

    forced: bool
    cards: int


def _choices(file: Json) -> Iterator[Held | None]:
    """Of each move in a game file, whether it was the only one; `None` where all can see that.

    Whoever leads may play any card, and whoever has one card left plays it.
    """
    options = msgspec.convert(file["options"], SeaChange.options_type)
    game = SeaChange(file["seats"], options)
    seed = Seed(bytes.fromhex(file["seed"]))
    fate = KeyedChance(dealing_key(seed, file["commitment"], file["words"]))
    lies = game.start(fate)
    for play in file["plays"]:
        hand = lies.zones[game.seating.hands[play["seat"]]]
        seen_by_all = not lies.zones[game.seating.trick] or len(hand) == 1
        forced = len(game.moves(lies, play["seat"])) == 1
        yield None if seen_by_all else Held(forced, len(hand))
        move = msgspec.convert(play["move"], game.move_type)
        assert game.attempt(lies, play["seat"], move, fate) is None
