"""The table before the first move, for each game and each number of players."""

from typing import Any

import msgspec

from houle.games.registry import find_game
from houle.kernel import KeyedChance, Seat
from houle.lessons.dealing import deal, game_of
from houle.tables.frames import encode_frame, frame

LOOKING: Seat = 0
NAMES = ("Moana", "Kai", "Lani", "Teva", "Nalu", "Nuno", "Maren", "Yuna")


def pictured(game: str) -> bytes:
    """All pictures of a game as the client reads them: a line for each, so that a difference can
    be read."""
    lines = (msgspec.json.encode(set_up(game, seats)) for seats in find_game(game).seat_counts)
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def set_up(name: str, seats: int) -> Any:
    """What the first seat sees once the cards are dealt: how things lie, not how they came there
    nor what comes next."""
    starts = "first" in find_game(name).options_type.__struct_fields__
    game = game_of(name, seats, {"first": LOOKING} if starts else {})
    state, _ = deal(f"set-up {name} {seats}", game, NAMES[:seats], KeyedChance)
    shown = msgspec.json.decode(encode_frame(frame(state, LOOKING)))
    view = shown["view"] | {"to_act": [], "moves": [], "asides": []}
    return shown | {"steps": [], "waiting": [], "view": view}
