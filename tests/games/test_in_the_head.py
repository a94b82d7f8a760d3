"""Every game is the same game in the head: the same is offered, and it ends in the same way."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from houle.kernel import Game, QuickChance, Seat, Table
from tests.games.subjects import SUBJECTS

LONGEST = 1500
"""Most moves of a game that are compared."""


def settings() -> Iterator[tuple[str, int]]:
    for name, subject in SUBJECTS.items():
        for number in range(len(subject.settings)):
            yield name, number


def described(game: Game[Any, Any, Any], table: Table[Any], seat: Seat, move: Any) -> str:
    """A move by the face of its card: equal cards may lie in another order (V-15)."""
    fields = {**msgspec.structs.asdict(move)}
    at = game.card_at(seat, move)
    if at is not None and fields.pop("place", None) is not None:
        fields["card"] = (at.zone, game.face(table.zones[at.zone][at.place]))
    return f"{type(move).__name__} {fields}"


def offered(game: Game[Any, Any, Any], table: Table[Any], seat: Seat) -> dict[str, Any]:
    moves = game.moves(table, seat) + game.asides(table, seat)
    return {described(game, table, seat, move): move for move in moves}


@pytest.mark.parametrize(("name", "setting"), list(settings()))
def test_a_game_in_the_head_is_the_same_game(name: str, setting: int) -> None:
    game = SUBJECTS[name].game(setting)
    fates = QuickChance(setting), QuickChance(setting)
    players = QuickChance(setting)
    real, head = game.start(fates[0]), game.imagine(fates[1])
    for _ in range(LONGEST):
        assert game.to_act(real) == game.to_act(head)
        if not (waiting := game.to_act(real)):
            break
        seat = waiting[players.below(len(waiting))]
        there, here = offered(game, real, seat), offered(game, head, seat)
        assert set(there) == set(here)
        chosen = sorted(there)[players.below(len(there))]
        assert game.attempt(real, seat, there[chosen], fates[0]) is None
        game.play(head, seat, here[chosen], fates[1])
    assert game.outcome(real) == game.outcome(head)
    assert head.public == real.public
