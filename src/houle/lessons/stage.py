"""Plays a lesson at a real table, with fate written down beforehand."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from houle.kernel import At, Card, Face, ScriptedChance, Seat, TrackedTable
from houle.lessons.dealing import deal, game_of
from houle.tables import entries as log
from houle.tables.frames import encode_frame, frame
from houle.tables.running import AnyGame, Move, Running
from houle.tables.state import TableState

LEARNER: Seat = 0
NAME = "Moana"
FRAME = (b"goal", b"end", b"win")
"""What every lesson says: what one wants and how it ends, before; how one wins, after."""

Choice: TypeAlias = Callable[[AnyGame, TrackedTable[Any]], Move]
"""What somebody does, once the table is there to see which move that is."""


class Act(NamedTuple):
    """Somebody does something; the learner is asked to, in the words of a text."""

    seat: Seat
    choice: Choice
    aside: bool = False
    text: str | None = None
    seen: bool = True
    """Whether it is shown; what is not, has happened by the next thing that is."""


class Told(NamedTuple):
    """Something to read; the learner goes on with a button."""

    text: str


class Lesson(NamedTuple):
    """Fate, and what everybody does."""

    game: str
    seats: int
    options: dict[str, Any]
    numbers: Sequence[int]
    orders: Sequence[Sequence[str]]
    """Each shuffle as the cards that are drawn first, by name."""
    acts: Sequence[Act | Told]


class Step(msgspec.Struct, frozen=True):
    """What the learner does at a place of the log: a move, something besides, or only reading."""

    seq: int
    text: str
    move: Move | None
    aside: bool


class ReplayableScript(ScriptedChance):
    """A script that can be read again from the same place."""

    def copy(self) -> "ReplayableScript":
        return ReplayableScript(self._numbers, self._orders)


def learner(text: str, choice: Choice, *, aside: bool = False) -> Act:
    """The learner is asked to do this."""
    return Act(LEARNER, choice, aside, text)


def bot(seat: Seat, choice: Choice, *, aside: bool = False) -> Act:
    """Another player does this."""
    return Act(seat, choice, aside)


def unseen(*acts: Act) -> Iterable[Act]:
    """What happens while nobody looks, and is not asked for: "some turns later"."""
    return (act._replace(seen=False, text=None) for act in acts)


def playing(seat: Seat, name: str) -> Choice:
    """Play the card of this name, in the way that touching it means."""

    def choice(game: AnyGame, table: TrackedTable[Any]) -> Move:
        move: Move | None = game.touched(table, seat, _where(game, table, seat, name))
        if move is None:
            raise ValueError(f"seat {seat} cannot mean anything by the {name}")
        return move

    return choice


def moving(seat: Seat, kind: type[Any], name: str, **told: object) -> Choice:
    """The move of this kind that is about the card of this name, and otherwise as told."""

    def choice(game: AnyGame, table: TrackedTable[Any]) -> Move:
        moves: list[Move] = game.moves(table, seat)
        for move in moves:
            at = game.card_at(seat, move) if isinstance(move, kind) else None
            if at is None or any(getattr(move, field) != value for field, value in told.items()):
                continue
            if name in _names(game.face(table.zones[at.zone][at.place])):
                return move
        raise ValueError(f"seat {seat} can do nothing such with the {name}")

    return choice


def making(move: Move) -> Choice:
    """Make just this move."""
    return lambda _, __: move


def play_out(lesson: Lesson) -> bytes:
    """The lesson as the client reads it: frames as the API sends them to the learner."""
    game = game_of(lesson.game, lesson.seats, lesson.options)
    numbered = [_numbered(game, order) for order in lesson.orders]
    title = f"lesson {lesson.game}"
    state, after = deal(title, game, [NAME], lambda _: ReplayableScript(lesson.numbers, numbered))
    frames, steps, shown = [_frame(state)], list[Step](), True
    for act in lesson.acts:
        if not shown and (isinstance(act, Told) or act.seen):
            frames.append(_frame(state))
        if isinstance(act, Told):
            steps.append(_step(lesson, state, act.text, None))
            shown = True
            continue
        running = _running(state)
        move = act.choice(running.game, running.table)
        _check(running, act, move)
        if act.text is not None:
            steps.append(_step(lesson, state, act.text, move, aside=act.aside))
        raw = msgspec.Raw(msgspec.json.encode(move))
        entry = log.Played(act.seat, raw, act.aside, act.seat != LEARNER)
        state = after(state, entry)
        shown = act.seen
        if shown:
            frames.append(_frame(state))
    return _written(lesson, frames, steps)


def _step(
    lesson: Lesson, state: TableState, text: str, move: Move | None, *, aside: bool = False
) -> Step:
    return Step(state.seq, f"lesson-{lesson.game}-{text}", move, aside)


def _numbered(game: AnyGame, names: Iterable[str]) -> list[Card]:
    """The cards of these names, each card once."""
    found: list[Card] = []
    for name in names:
        twins = (card for card in game.layout.cards if name in _names(game.face(card)))
        found.append(next(card for card in twins if card not in found))
    return found


def _names(face: Face) -> set[str]:
    """What a card may be called: "red 4", "red breakdown", "tow truck", "water 7", "crab"."""
    plain = face.name.replace("-", " ")
    names = {plain, f"{plain} {face.number}", f"{face.colour} {plain}", str(face.shape)}
    return names | {f"{face.colour} {face.number}"}


def _where(game: AnyGame, table: TrackedTable[Any], seat: Seat, name: str) -> At:
    for zone, cards in enumerate(table.zones):
        for place, card in enumerate(cards):
            at = At(zone, place)
            own = game.layout.zones[zone].owner == seat and game.touched(table, seat, at)
            if own and name in _names(game.face(card)):
                return at
    raise ValueError(f"seat {seat} does not hold the {name}")


def _check(running: Running, act: Act, move: Move) -> None:
    game, table = running.game, running.table
    allowed = game.asides(table, act.seat) if act.aside else game.moves(table, act.seat)
    if move not in allowed:
        raise ValueError(f"seat {act.seat}, {move}: {game.refusal(table, act.seat, move)}")


def _running(state: TableState) -> Running:
    if state.running is None:
        raise ValueError("nothing was dealt")
    return state.running


def _frame(state: TableState) -> bytes:
    return encode_frame(frame(state, LEARNER))


def _written(lesson: Lesson, frames: list[bytes], steps: list[Step]) -> bytes:
    """A line for each frame, so that a difference can be read."""
    game = lesson.game.encode()
    head = b'{"game": "%b", "seats": %d, "viewer": %d,' % (game, lesson.seats, LEARNER)
    for part in FRAME:
        head += b'\n"%b": "lesson-%b-%b",' % (part, game, part)
    told = b",\n".join(msgspec.json.encode(step) for step in steps)
    return (
        head + b'\n"steps": [\n' + told + b'\n],\n"frames": [\n' + b",\n".join(frames) + b"\n]}\n"
    )
