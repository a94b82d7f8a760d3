"""What came of a game that somebody was asked to play again, read from its log alone (T-98)."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

import msgspec

from houle.kernel import Seat
from houle.people.deal_challenges import Challenge, ChallengeResult
from houle.people.sole_games import SoleGame, came_out
from houle.tables import entries as log
from houle.tables.names import NAMELESS
from houle.tables.ports import Logged
from houle.tables.state import TableState


def challenge_result(played: SoleGame) -> ChallengeResult | None:
    """The result of such a table; `None` of any other."""
    life = played.life
    if life.again is None:
        return None
    return ChallengeResult(
        table=life.table,
        challenge=life.again.challenge,
        game=life.setting.game,
        player=played.player,
        name=life.chairs[life.again.seat].name or NAMELESS,
        finished_at=played.finished_at,
        to_the_end=played.to_the_end,
        won=played.won,
        points=played.points,
        moves=played.moves,
    )


def first_result(
    challenge: Challenge, source: TableState, entries: Iterable[Logged]
) -> ChallengeResult:
    """The game by which others were asked, beside theirs."""
    chair = source.life.chairs[challenge.seat]
    won, points = came_out(source, challenge.seat)
    return ChallengeResult(
        table=challenge.table,
        challenge=challenge.id,
        game=source.life.setting.game,
        player=chair.player,
        name=chair.name or NAMELESS,
        finished_at=source.at,
        to_the_end=True,
        won=won,
        points=points,
        moves=tuple(move for _, move in moves_in(entries, challenge.seat)),
    )


def moves_in(entries: Iterable[Logged], seat: Seat) -> list[tuple[int, msgspec.Raw]]:
    """What was done in a seat, asides too, and where it stands in the log; without what was taken
    back."""
    found: dict[int, msgspec.Raw] = {}
    for logged in entries:
        match log.decode_entry(logged.entry):
            case log.Played(whose, move) if whose == seat:
                found[logged.seq] = move
            case log.TakenBack(_, place):
                found.pop(place, None)
            case _:
                pass
    return list(found.items())


def together(mine: Sequence[msgspec.Raw], theirs: Sequence[msgspec.Raw]) -> int:
    """How many first moves are the same: as long, the same cards lay before both."""
    pairs = zip(mine, theirs, strict=False)
    return sum(1 for _ in takewhile(lambda pair: bytes(pair[0]) == bytes(pair[1]), pairs))
