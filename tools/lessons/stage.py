"""Plays a lesson at a real table, with fate written down beforehand."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from houle.games.registry import find_game
from houle.kernel import At, Card, Face, ScriptedChance, Seat, Table
from houle.tables import entries as log
from houle.tables.animals import Animal
from houle.tables.fair import Seed, commitment
from houle.tables.frames import encode_frame, frame
from houle.tables.ids import new_id
from houle.tables.running import AnyGame, Move, Running
from houle.tables.state import Fold, TableState

LEARNER: Seat = 0
NAME = "Moana"
SEED = Seed(bytes(32))
BETWEEN = 1000
"""So many milliseconds pass between two entries."""

Choice: TypeAlias = Callable[[AnyGame, Table[Any]], Move]
"""What somebody does, once the table is there to see which move that is."""


class Act(NamedTuple):
    """Somebody does something; the learner is asked to."""

    seat: Seat
    choice: Choice
    aside: bool = False


class Lesson(NamedTuple):
    """Fate, and what everybody does."""

    game: str
    seats: int
    options: dict[str, Any]
    numbers: Sequence[int]
    orders: Sequence[Sequence[str]]
    """Each shuffle as the cards that are drawn first, by name."""
    acts: Sequence[Act]


class Ask(msgspec.Struct, frozen=True):
    """What the learner must do at a place of the log."""

    seq: int
    move: Move
    text: str


class Fate(ScriptedChance):
    """A script that can be read again from the same place."""

    def copy(self) -> "Fate":
        return Fate(self._numbers, self._orders)


def learner(choice: Choice) -> Act:
    """The learner is asked to do this."""
    return Act(LEARNER, choice)


def bot(seat: Seat, choice: Choice, *, aside: bool = False) -> Act:
    """Another player does this."""
    return Act(seat, choice, aside)


def playing(seat: Seat, name: str) -> Choice:
    """Play the card of this name, in the way that touching it means."""

    def choice(game: AnyGame, table: Table[Any]) -> Move:
        move: Move | None = game.touched(table, seat, _where(game, table, seat, name))
        if move is None:
            raise ValueError(f"seat {seat} cannot mean anything by the {name}")
        return move

    return choice


def making(move: Move) -> Choice:
    """Make just this move."""
    return lambda _, __: move


def play_out(lesson: Lesson) -> bytes:
    """The lesson as the client reads it: frames as the API sends them to the learner."""
    state, fold = _dealt(lesson)
    frames, asks = [_frame(state)], list[Ask]()
    for act in lesson.acts:
        running = _running(state)
        move = act.choice(running.game, running.table)
        _check(running, act, move)
        if act.seat == LEARNER:
            asks.append(Ask(state.seq, move, f"lesson-{lesson.game}-{len(asks) + 1}"))
        raw = msgspec.Raw(msgspec.json.encode(move))
        entry = log.Played(act.seat, raw, act.aside, act.seat != LEARNER)
        state = fold.after(state, entry, (state.seq + 1) * BETWEEN)
        frames.append(_frame(state))
    return _written(lesson, frames, asks)


def _dealt(lesson: Lesson) -> tuple[TableState, Fold]:
    kind = find_game(lesson.game)
    table = new_id(f"lesson {lesson.game}")
    game = kind(lesson.seats, msgspec.convert(lesson.options, kind.options_type))
    numbered = [_numbered(game, order) for order in lesson.orders]
    fold = Fold(table, SEED, lambda _: Fate(lesson.numbers, numbered))
    options = msgspec.Raw(msgspec.json.encode(game.options))
    setting = log.Setting(lesson.game, lesson.seats, options, listed=False)
    promised = commitment(SEED, table, lesson.game, kind.rules_version)
    state = fold.first(log.Opened(setting, kind.rules_version, promised, NAME), BETWEEN)
    entries: list[log.AnyEntry] = [log.Sat(LEARNER, NAME, NAME, Animal.OCTOPUS)]
    entries += [log.BotSat(seat, "random") for seat in range(1, lesson.seats)]
    for entry in (*entries, log.Started()):
        state = fold.after(state, entry, (state.seq + 1) * BETWEEN)
    return state, fold


def _numbered(game: AnyGame, names: Iterable[str]) -> list[Card]:
    """The cards of these names, each card once."""
    found: list[Card] = []
    for name in names:
        twins = (card for card in game.layout.cards if name in _names(game.face(card)))
        found.append(next(card for card in twins if card not in found))
    return found


def _names(face: Face) -> set[str]:
    """What a card may be called: "red 4", "red breakdown", "tow truck", "water 7"."""
    plain = face.name.replace("-", " ")
    names = {plain, f"{plain} {face.number}", f"{face.colour} {plain}"}
    return names | {f"{face.colour} {face.number}"}


def _where(game: AnyGame, table: Table[Any], seat: Seat, name: str) -> At:
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


def _written(lesson: Lesson, frames: list[bytes], asks: list[Ask]) -> bytes:
    """A line for each frame, so that a difference can be read."""
    head = b'{"game": "%b", "seats": %d, "viewer": %d,' % (
        lesson.game.encode(),
        lesson.seats,
        LEARNER,
    )
    told = b",\n".join(msgspec.json.encode(ask) for ask in asks)
    return head + b'\n"asks": [\n' + told + b'\n],\n"frames": [\n' + b",\n".join(frames) + b"\n]}\n"
