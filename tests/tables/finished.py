"""Finished games, played by somebody who chooses at random."""

from hashlib import sha256
from typing import Any

import msgspec

from houle.games.registry import find_game
from houle.kernel import Game, KeyedChance, QuickChance, Seat, TrackedTable
from houle.tables.fair import Seed, commitment, dealing_key
from houle.tables.gamefile import GameFile, PlayAt

WORDS = ("houle", None, "à la prochaine vague", "\N{WATER WAVE}", None, "sea", None, "8")
NAMES = ("Moana", "Kai", "Lani", "Teva", "Ines", "Nuno", "Maren", "Yuna")
OPENED_AT = 1_800_000_000_000
ASIDE_ONE_IN = 5


def finished_file(name: str, seats: int = 3, *, most: int | None = None) -> GameFile:
    """A game played to its end, or given up after so many moves."""
    game = find_game(name)(seats)
    seed, table_id, words = _seed(name), f"{name}-table", WORDS[:seats]
    committed = commitment(seed, table_id, name, game.rules_version)
    chance = KeyedChance(dealing_key(seed, committed, words))
    chooser = QuickChance(name)
    table = game.start(chance)
    plays: list[PlayAt] = []
    while game.outcome(table) is None and (most is None or len(plays) < most):
        seat, move = _chosen(game, table, chooser)
        assert game.attempt(table, seat, move, chance) is None
        raw = msgspec.Raw(msgspec.json.encode(move))
        plays.append(PlayAt(seat, raw, OPENED_AT + 1000 * len(plays)))
    return GameFile(
        table=table_id,
        game=name,
        rules_version=game.rules_version,
        seats=seats,
        options=msgspec.Raw(msgspec.json.encode(game.options)),
        commitment=committed,
        seed=seed.reveal().hex(),
        words=words,
        names=NAMES[:seats],
        plays=tuple(plays),
        outcome=game.outcome(table),
    )


def _seed(name: str) -> Seed:
    return Seed(sha256(name.encode()).digest())


def _chosen(
    game: Game[Any, Any, Any], table: TrackedTable[Any], chooser: QuickChance
) -> tuple[Seat, msgspec.Struct]:
    seat = chooser.below(game.seats)
    asides: list[msgspec.Struct] = game.asides(table, seat)
    if asides and not chooser.below(ASIDE_ONE_IN):
        return seat, asides[chooser.below(len(asides))]
    waiting = game.to_act(table)
    seat = waiting[chooser.below(len(waiting))]
    moves: list[msgspec.Struct] = game.moves(table, seat)
    return seat, moves[chooser.below(len(moves))]
