"""What a game that is over comes to, for each of the people who played it (P-50, P-51).

Read from the log alone: whoever reads it again gets the same.
"""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from houle.kernel import Outcome, Seat
from houle.tables import entries as log
from houle.tables.entries import Setting, Watch
from houle.tables.life import Life
from houle.tables.ports import Logged, Millis, Phase, PlayerId, TableId
from houle.tables.state import TableState

ENOUGH = 2
"""With fewer people nobody waits for anybody, and nobody is compared."""


class SeatResult(msgspec.Struct, frozen=True):
    """How somebody did."""

    seat: Seat
    player: PlayerId | None
    """Nobody, once they were erased."""
    pseudonym: str
    """By this one row is known to be of the same person as another, whoever that is or was."""
    side: int
    place: int | None
    """Counted by sides, those who are level at the same; none where there is no result."""
    points: int | None
    won: bool
    own: bool
    """The seat was theirs to the end: no bot made a move in it that counted."""
    rated: bool
    in_time: int
    """Decisions at a clock, while somebody else waited, that were their own."""
    missed: int
    """The same, made by a bot because time ran out or they had left."""


class GameResult(msgspec.Struct, frozen=True):
    """A game that is over."""

    table: TableId
    game: str
    finished_at: Millis
    """When the entry was written that ended it."""
    seats: int
    people: int
    together: bool
    """All win or lose as one: nobody is compared."""
    stopped: bool
    linked: bool
    """Anybody may look it up: it stood in the list, and people could look on."""
    rated: bool
    results: tuple[SeatResult, ...]


class LatestGame(msgspec.Struct, frozen=True):
    """One of the games somebody played, as it is shown."""

    table: TableId
    game: str
    finished_at: Millis
    seats: int
    together: bool
    stopped: bool
    place: int | None
    points: int | None
    won: bool


class OwnResult(LatestGame, frozen=True):
    """What is kept of one game somebody played."""

    own: bool
    rated: bool
    in_time: int
    missed: int
    linked: bool


class _Decision(msgspec.Struct, frozen=True):
    seat: Seat
    player: PlayerId | None
    """Whose seat it was then; a bot's may have passed to somebody since (T-69)."""
    by_bot: bool
    at_a_clock: bool


class _Reading:
    """What is noticed on the way through a log."""

    def __init__(self) -> None:
        self.state: TableState | None = None
        self.finished_at: Millis | None = None
        self.erased: set[PlayerId] = set()
        self._decisions: dict[int, _Decision] = {}

    def take(self, logged: Logged, state: TableState) -> None:
        entry = log.decode_entry(logged.entry)
        before, self.state = self.state, state
        match entry:
            case log.Played(seat, aside=False, by_bot=by_bot) if before is not None:
                at_a_clock = before.life.setting.pace.move is not None
                player = before.life.chairs[seat].player
                self._decisions[logged.seq] = _Decision(seat, player, by_bot, at_a_clock)
            case log.TakenBack(_, played):
                del self._decisions[played]
            case log.Erased(player, stays=False):
                self.erased.add(player)
            case _:
                pass
        if self.finished_at is None and state.life.phase is Phase.FINISHED:
            self.finished_at = logged.at

    def of_seat(self, seat: Seat) -> list[_Decision]:
        """What was decided there and counted."""
        return [one for one in self._decisions.values() if one.seat == seat]


def read_result(moments: Iterable[tuple[Logged, TableState]]) -> GameResult | None:
    """The result of a table, from its whole log; `None` if it is not over."""
    reading = _Reading()
    for logged, moment in moments:
        reading.take(logged, moment)
    state = reading.state
    if state is None or reading.finished_at is None or state.running is None:
        return None
    life, running = state.life, state.running
    sides = running.game.sides()
    people = len(life.players)
    own = tuple(
        chair.player is not None
        and not chair.gone
        and not any(one.by_bot for one in reading.of_seat(seat))
        for seat, chair in enumerate(life.chairs)
    )
    rated = _rated_sides(sides, own) if running.outcome is not None else ()
    results = tuple(
        _seat_result(life, seat, sides, own, rated, running.outcome, reading)
        for seat, chair in enumerate(life.chairs)
        if chair.player is not None
    )
    return GameResult(
        table=life.table,
        game=life.setting.game,
        finished_at=reading.finished_at,
        seats=len(life.chairs),
        people=people,
        together=len(sides) == 1,
        stopped=life.stopped,
        linked=is_open_to_all(life.setting),
        rated=bool(rated),
        results=results,
    )


def is_open_to_all(setting: Setting) -> bool:
    """Whether strangers find a table by themselves and may look on."""
    return setting.listed and setting.watch is Watch.ANYONE


def pseudonym_of(player: PlayerId) -> str:
    """What stands for somebody whether or not they were erased."""
    return sha256(b"houle/played\0" + player.encode()).hexdigest()[:32]


def _rated_sides(sides: tuple[tuple[Seat, ...], ...], own: tuple[bool, ...]) -> tuple[int, ...]:
    """The sides that are compared: those on which every seat was somebody's to the end."""
    whole = tuple(side for side, seats in enumerate(sides) if all(own[seat] for seat in seats))
    return whole if len(whole) >= ENOUGH else ()


def _seat_result(
    life: Life,
    seat: Seat,
    sides: tuple[tuple[Seat, ...], ...],
    own: tuple[bool, ...],
    rated: tuple[int, ...],
    outcome: Outcome | None,
    reading: _Reading,
) -> SeatResult:
    player = life.chairs[seat].player or ""
    erased = player in reading.erased
    side = next(number for number, seats in enumerate(sides) if seat in seats)
    counts = len(life.players) >= ENOUGH and not erased
    theirs = [one for one in reading.of_seat(seat) if one.player == player]
    clocked = [one for one in theirs if one.at_a_clock and counts]
    missed = sum(one.by_bot for one in clocked)
    return SeatResult(
        seat=seat,
        player=None if erased else player,
        pseudonym=pseudonym_of(player),
        side=side,
        place=None if outcome is None else _place(side, sides, outcome),
        points=outcome.points[seat] if outcome is not None and outcome.points else None,
        won=outcome is not None and seat in outcome.winners,
        own=own[seat],
        rated=side in rated,
        in_time=len(clocked) - missed,
        missed=missed,
    )


def _place(side: int, sides: tuple[tuple[Seat, ...], ...], outcome: Outcome) -> int:
    """One more than how many sides did better: whoever won first, then by points a seat."""

    def merit(seats: tuple[Seat, ...]) -> tuple[bool, float]:
        points = sum(outcome.points[seat] for seat in seats) if outcome.points else 0
        return seats[0] in outcome.winners, points / len(seats)

    return 1 + sum(merit(other) > merit(sides[side]) for other in sides)
