"""Play against bots over the web, and note when their answers came."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from houle.kernel import KeyedChance
from houle.tables.fair import Seed, dealing_key
from tests.samples.flotsam import FlotsamOptions
from tests.samples.install import leave_behind, path_with
from tests.time_leaks.guessing import Answer
from tests.time_leaks.undertow import INSTALLED, Undertow
from tests.web.people import Guest, Json
from tests.web.server import NO_LIMITS, Server

DONE = object()
QUIET = {"silent": True}
"""Nothing is said between two moves."""
PATIENCE = 60.0
"""Seconds; a machine that is busy with other things is no leak."""


def server_of(folder: Path, module: str) -> Server:
    """A server with Undertow, whose bots take the time that they take for everybody."""
    leave_behind(folder / "installed", INSTALLED)
    data = ("--data", str(folder / "data"), NO_LIMITS)
    server = Server(folder / "log", *data, module=module, paced=True)
    server.environment["PYTHONPATH"] = path_with(folder / "installed")
    return server


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
        Undertow.name, 4, options=QUIET, bots=[None, bot, bot, bot], seat=0, listed=False
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

    Whoever has no card takes one.
    """
    game = Undertow(file["seats"], msgspec.convert(file["options"], FlotsamOptions))
    seed = Seed(bytes.fromhex(file["seed"]))
    fate = KeyedChance(dealing_key(seed, file["commitment"], file["words"]))
    lies = game.start(fate)
    for play in file["plays"]:
        hand = lies.zones[game.hands[play["seat"]]]
        forced = len(game.moves(lies, play["seat"])) == 1
        yield Held(forced, len(hand)) if hand else None
        move = msgspec.convert(play["move"], game.move_type)
        assert game.attempt(lies, play["seat"], move, fate) is None
