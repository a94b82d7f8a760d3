"""The game that runs at a table, as a value: playing gives a new one and leaves the old alone."""

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, Self, TypeAlias

import msgspec

from houle.kernel import Chance, Game, Knowledge, Outcome, Refusal, Seat, Story, TrackedTable, know
from houle.kernel.steps import RawMove, RawStep, Rolled, Shuffled
from houle.tables.ports import Millis

replace = msgspec.structs.replace

AnyGame: TypeAlias = Game[Any, Any, Any]
Move: TypeAlias = msgspec.Struct


class ReplayableChance(Chance, Protocol):
    """A chance that can be asked again from the same point."""

    def copy(self) -> Self: ...


ChanceOf: TypeAlias = Callable[[bytes], ReplayableChance]
"""The fate of a table, by its key."""


class Call(msgspec.Struct, frozen=True):
    """Some would let a bot play for whoever is waited for (T-37)."""

    by: tuple[Seat, ...]
    at: Millis | None
    """When the first of them said so; not known before that is written."""


class Since(msgspec.Struct, frozen=True):
    """A seat is waited for."""

    turn: int
    """The place in the log of what made the game wait for it: the name of this decision."""
    at: Millis | None
    """From when its time counts; not known before that is written."""
    again: bool = False
    """Whether somebody who came back was given the time for it once more."""
    call: Call | None = None

    def stamped(self, at: Millis) -> "Since":
        """The same, once it is known when it was written."""
        since = self if self.at is not None else replace(self, at=at)
        if since.call is None or since.call.at is not None:
            return since
        return replace(since, call=replace(since.call, at=at))


class Played(msgspec.Struct, frozen=True):
    """A move that counts."""

    seq: int
    seat: Seat
    move: Move
    aside: bool
    since: Since | None
    """Since when the game had waited for it."""
    steps: tuple[RawStep, ...]
    """What it was made of, faces and all."""


class Running(msgspec.Struct, frozen=True):
    """A game in progress, or over. Holds every secret of the table: it never travels."""

    game: AnyGame
    table: TrackedTable[Any]
    fate: ReplayableChance
    outcome: Outcome | None
    waiting: tuple[Since | None, ...]
    """For each seat, since when the game has waited for it."""
    base: tuple[TrackedTable[Any], ReplayableChance]
    """The table as it was when something was shown to anybody for the last time."""
    dealt: tuple[RawStep, ...]
    plays: tuple[Played, ...] = ()
    plays_since_reveal: int = 0
    """How many plays there were since."""
    decisions: tuple[int, ...] = ()
    """How often each seat has decided, with what was taken back."""
    move_count: int = 0
    """How many moves were made, asides not counted: bots speak up after each."""
    given: Millis = 0
    """All time that passed while the house was down before then has been given back."""

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, since in enumerate(self.waiting) if since is not None)

    def stamped(self, at: Millis) -> "Running":
        """The same, once it is known when it was written."""
        return replace(self, waiting=tuple(since and since.stamped(at) for since in self.waiting))

    def with_since(self, seat: Seat, since: Since | None) -> "Running":
        """The same with a seat waited for otherwise."""
        waiting = (*self.waiting[:seat], since, *self.waiting[seat + 1 :])
        return replace(self, waiting=waiting)


def begun(game: AnyGame, fate: ReplayableChance, seq: int) -> Running:
    """Deal."""
    table = game.start(fate)
    return Running(
        game=game,
        table=table,
        fate=fate,
        outcome=game.outcome(table),
        waiting=_waiting((None,) * game.seats, game.to_act(table), seq),
        base=(table, fate),
        dealt=tuple(table.journal or ()),
        decisions=(0,) * game.seats,
    )


def played(running: Running, seq: int, seat: Seat, move: Move, *, aside: bool) -> Running:
    """Play a move that is known to be allowed."""
    game = running.game
    table, fate = running.table.copy(), running.fate.copy()
    if table.journal is not None:
        table.journal.clear()
    game.play(table, seat, move, fate)
    decisions, before = running.decisions, running.waiting
    if not aside:
        decisions = (*decisions[:seat], decisions[seat] + 1, *decisions[seat + 1 :])
        before = (*before[:seat], None, *before[seat + 1 :])
    showed = _showed_something(table)
    steps = tuple(table.journal or ())
    play = Played(seq, seat, move, aside, running.waiting[seat], steps)
    return Running(
        game=game,
        table=table,
        fate=fate,
        outcome=game.outcome(table),
        waiting=_waiting(before, game.to_act(table), seq),
        plays=(*running.plays, play),
        dealt=running.dealt,
        base=(table, fate) if showed else running.base,
        plays_since_reveal=0 if showed else running.plays_since_reveal + 1,
        decisions=decisions,
        move_count=running.move_count + (not aside),
        given=running.given,
    )


def known_to(
    running: Running, seat: Seat, people: tuple[Seat, ...] = ()
) -> Knowledge[Any, Any, Any]:
    """All that a seat knows; what was taken back never happened."""
    story = Story(running.game.layout, running.dealt)
    for play in running.plays:
        story.add(play.seat, play.steps)
    return know(running.game, running.table, seat, story, people)


def revocable(running: Running, seat: Seat) -> Played | None:
    """The move this seat may take back: its latest, if nobody was shown anything since before it.

    What was said cannot be unsaid, so asides stay. The moves of others that followed must be
    possible without it.
    """
    latest = next(
        (play for play in _calm_plays(running) if play.seat == seat and not play.aside), None
    )
    if latest is None or running.outcome is not None:
        return None
    if latest is not running.plays[-1] and _without(running, latest) is None:
        return None
    return latest


def taken_back(running: Running, seq: int, played_at: int) -> Running:
    """The game without one of its calm moves."""
    play = next(play for play in running.plays if play.seq == played_at)
    rest = _without(running, play)
    if rest is None:
        raise ValueError(f"entry {played_at} cannot be taken back")
    table, fate = rest
    # A new decision, on the old clock: taking back must not win time.
    again = None if play.since is None else Since(seq, play.since.at)
    before = (*running.waiting[: play.seat], again, *running.waiting[play.seat + 1 :])
    return replace(
        running,
        table=table,
        fate=fate,
        waiting=_waiting(before, running.game.to_act(table), seq),
        plays=tuple(other for other in running.plays if other is not play),
        plays_since_reveal=running.plays_since_reveal - 1,
        move_count=running.move_count + 1,
    )


def clock_anew(running: Running, seat: Seat) -> Running:
    """A seat has its whole time again, once for each decision."""
    since = running.waiting[seat]
    if since is None or since.again:
        return running
    return running.with_since(seat, replace(since, at=None, again=True))


def waits_anew(running: Running, seat: Seat) -> Running:
    """Where no clock runs, the others wait from now on for whoever shows to be there."""
    since = running.waiting[seat]
    anew = since and replace(since, at=None, call=None)
    return running.with_since(seat, anew)


def waits_from(running: Running, seat: Seat, moment: Millis | None) -> Running:
    """The time of whoever is waited for counts from a later moment on, or from now."""
    since = running.waiting[seat]
    return running.with_since(seat, since and replace(since, at=moment))


def called(running: Running, by: Seat, of: Seat) -> Running:
    """One more would let a bot play for somebody."""
    since = running.waiting[of]
    if since is None:
        raise ValueError(f"seat {of} is not waited for")
    call = since.call or Call((), None)
    return running.with_since(of, replace(since, call=replace(call, by=(*call.by, by))))


def asked_anew(running: Running, seq: int, but: Seat) -> Running:
    """Everybody who is waited for but one decides anew, knowing what was said meanwhile."""
    waiting = tuple(
        since if since is None or seat == but else replace(since, turn=seq)
        for seat, since in enumerate(running.waiting)
    )
    return replace(running, waiting=waiting)


def call_ended(running: Running, of: Seat) -> Running:
    """A bot plays for somebody now, or will not."""
    since = running.waiting[of]
    if since is None or since.call is None:
        return running
    return running.with_since(of, replace(since, call=None))


def clocks_anew(running: Running) -> Running:
    """Everybody has their whole time again, for moves that are taken back too."""
    waiting = tuple(since and replace(since, at=None, call=None) for since in running.waiting)
    return _with_calm(replace(running, waiting=waiting), lambda _: None)


def time_given(running: Running, down: Millis, up: Millis) -> Running:
    """Whoever was waited for while the house was down has as much time as before."""

    def later(since: Since | None) -> Since | None:
        if since is None or since.at is None or since.at >= up:
            return since
        return replace(since, at=since.at + up - max(since.at, down))

    waiting = tuple(later(since) for since in running.waiting)
    return _with_calm(replace(running, waiting=waiting, given=up), later)


def _with_calm(running: Running, change: Callable[[Since | None], Since | None]) -> Running:
    """The same with other clocks for the moves that may still be taken back."""
    settled = len(running.plays) - running.plays_since_reveal
    calm = [replace(play, since=change(play.since)) for play in running.plays[settled:]]
    return replace(running, plays=(*running.plays[:settled], *calm))


def refusal(running: Running, seat: Seat, move: Move) -> Refusal | None:
    """Why the rules do not allow a move."""
    refused: Refusal | None = running.game.refusal(running.table, seat, move)
    return refused


@cache
def _move_decoder(move_type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(move_type)


def read_move(game: AnyGame, raw: msgspec.Raw) -> Move:
    """A move of this game; `msgspec.ValidationError` if it is none."""
    move: Move = _move_decoder(game.move_type).decode(raw)
    return move


def _calm_plays(running: Running) -> tuple[Played, ...]:
    """The plays since anything was shown, the latest first."""
    calm = running.plays[len(running.plays) - running.plays_since_reveal :]
    return calm[::-1]


def _without(
    running: Running, revoked: Played
) -> tuple[TrackedTable[Any], ReplayableChance] | None:
    """Table and fate if one calm move had not been made; `None` if the others then could not."""
    game = running.game
    table, fate = running.base[0].copy(), running.base[1].copy()
    for play in reversed(_calm_plays(running)):
        if play is not revoked and game.attempt(table, play.seat, play.move, fate) is not None:
            return None
    return table, fate


def _showed_something(table: TrackedTable[Any]) -> bool:
    """Whether the latest move turned a card to somebody's eyes, or asked chance anything.

    Decided by the kinds of zones alone and not by who happened to know the card, so that whether
    a move can be taken back tells nobody anything.
    """
    eyes = table.layout.eyes
    for step in table.journal or ():
        match step:
            case RawMove():
                if eyes[step.target] & ~eyes[step.origin]:
                    return True
            case Shuffled() | Rolled():
                return True
    return False


def _waiting(
    before: tuple[Since | None, ...], to_act: tuple[Seat, ...], seq: int
) -> tuple[Since | None, ...]:
    """Whom the game waits for; whoever it waited for already goes on with the same decision."""
    return tuple(
        (since or Since(seq, None)) if seat in to_act else None for seat, since in enumerate(before)
    )
