"""Promise: a copy, a record and a table without a journal all lead to the same game."""

import msgspec

from houle.conformance.choosing import Players
from houle.conformance.scene import Scene
from houle.conformance.subject import (
    AnyGame,
    AnyTable,
    Move,
    Subject,
    Tally,
    position,
    snapshot,
)
from houle.kernel import (
    KeyedChance,
    QuickChance,
    Record,
    Seat,
    game_of,
    new_record,
    replay,
    written_down,
)

PLAYS_ON_A_COPY = 2


def check_copies(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Play a game on one table; beside it, play on a fresh copy after each move."""
    with Scene("copies", game, seed) as scene:
        players = Players(subject, scene, QuickChance(seed))
        fate, same_fate = QuickChance(f"again {seed}"), QuickChance(f"again {seed}")
        straight, copied = game.start(fate), game.start(same_fate)
        while (chosen := players.choose(straight)) is not None:
            seat, move, _ = chosen
            _check_untouched(game, players, copied, scene)
            copied = copied.copy()
            for table, chance in ((straight, fate), (copied, same_fate)):
                game.attempt(table, seat, move, chance)
            scene.moves += 1
            if snapshot(straight) != snapshot(copied):
                raise scene.broken("a game that goes on on a copy comes out differently")
        return Tally({"copied moves": scene.moves})


def _check_untouched(game: AnyGame, players: Players, table: AnyTable, scene: Scene) -> None:
    """Play on a copy, with a fate of its own, and look whether the original shows it."""
    before = snapshot(table)
    twin = table.copy()
    if snapshot(twin) != before:
        raise scene.broken("a copy is not equal to its original")
    for _ in range(PLAYS_ON_A_COPY):
        chosen = players.choose(twin)
        if chosen is not None:
            game.attempt(twin, chosen.seat, chosen.move, QuickChance(scene.seed))
    if snapshot(table) != before:
        raise scene.broken("playing on a copy changes the original")


def check_records(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Write a game down, read it back, and play it again with and without a journal."""
    with Scene("records", game, seed) as scene:
        players = Players(subject, scene, QuickChance(seed))
        key = seed.to_bytes(32, "big", signed=True)
        fate = KeyedChance(key)
        table = game.start(fate)
        record = new_record(game, key)
        plays: list[tuple[Seat, Move]] = []
        history = [snapshot(table)]
        positions = [position(table)]
        while (chosen := players.choose(table)) is not None:
            seat, move, _ = chosen
            game.attempt(table, seat, move, fate)
            plays.append((seat, move))
            record = written_down(record, seat, move)
            history.append(snapshot(table))
            positions.append(position(table))
            scene.moves += 1
        read_back = msgspec.json.decode(msgspec.json.encode(record), type=Record)
        if _replayed(game, read_back) != history:
            raise scene.broken("a record read back from JSON replays to another game")
        if _played_silently(game, key, plays) != positions:
            raise scene.broken("without a journal the same game comes out differently")
        return Tally({"replayed moves": scene.moves})


def _replayed(game: AnyGame, record: Record) -> list[tuple[object, ...]]:
    return [snapshot(table) for table in replay(game_of(type(game), record), record)]


def _played_silently(
    game: AnyGame, key: bytes, plays: list[tuple[Seat, Move]]
) -> list[tuple[object, ...]]:
    fate = KeyedChance(key)
    table = game.start(fate, journal=False)
    positions = [position(table)]
    for seat, move in plays:
        game.play(table, seat, move, fate)
        positions.append(position(table))
    return positions
