"""Leaks in what a viewer is shown of a table."""

import logging
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from houle.kernel import Onlooker, Refusal, Viewer
from houle.kernel.steps import Moved, RawMove
from houle.tables.cache import TableCache
from houle.tables.live import FramedState
from houle.tables.state import Fold, TableState
from houle.tables.viewing import Sent, Viewing
from tests.secrecy.leaks.planting import (
    FLOTSAM,
    digest,
    leak,
    spill,
    spilt,
    zones_of,
)

replace = msgspec.structs.replace

projection: Any = import_module("houle.kernel.projection")
frames: Any = import_module("houle.tables.frames")
live: Any = import_module("houle.tables.live")
state: Any = import_module("houle.tables.state")
tables: Any = import_module("houle.tables.tables")
problems: Any = import_module("houle.web.problems")


@leak(1)
def whole_table_at_reconnect(patch: pytest.MonkeyPatch) -> None:
    sound = Viewing.listen

    async def listen(
        self: Any, table: str, player: Any, after: int | None, **how: Any
    ) -> AsyncIterator[Sent]:
        heard = sound(self, table, player, after, **how)
        try:
            async for sent in heard:
                running = self._cache.peek(table).state.running
                if after is not None and sent.frame is not None:
                    yield replace(sent, frame=spilt(sent.frame, zones_of(running)))
                else:
                    yield sent
        finally:
            await heard.aclose()

    patch.setattr(Viewing, "listen", listen)


@leak(2)
def what_could_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    def undo(state: TableState, _: Viewer) -> Any:
        running = state.running
        if running is None or not running.plays_since_reveal:
            return None
        return [play.move for play in running.plays[-running.plays_since_reveal :]]

    spill(patch, undo)


@leak(3, FLOTSAM)
def who_knows_which_card(patch: pytest.MonkeyPatch) -> None:
    spill(patch, lambda state, _: state.running and list(state.running.table.known))


@leak(4)
def secret_move_in_what_happened(patch: pytest.MonkeyPatch) -> None:
    sound = state._happening

    def happening(entry: Any) -> Any:
        told = sound(entry)
        move = getattr(entry, "move", b"")
        return replace(told, kind=f"{told.kind} {bytes(move).decode()}") if move else told

    patch.setattr(state, "_happening", happening)
    patch.setattr(frames, "_WITH_STEPS", _Everything())


class _Everything:
    def __contains__(self, _: object) -> bool:
        return True


@leak(4, FLOTSAM)
def steps_name_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    def seen_steps(_layout: Any, steps: Any, _eyes: int) -> Any:
        for step in steps:
            if isinstance(step, RawMove):
                yield Moved(step.card, step.origin, None, step.target, None)
            else:
                yield step

    patch.setattr(projection, "seen_steps", seen_steps)


@leak(4)
def moves_in_log_lines(patch: pytest.MonkeyPatch) -> None:
    sound = tables.Tables._make_known

    def make_known(self: Any, state: TableState, **how: Any) -> None:
        plays = state.running.plays if state.running else ()
        logging.getLogger("houle").info("table %s: %s", state.life.table, plays[-1:])
        sound(self, state, **how)

    patch.setattr(tables.Tables, "_make_known", make_known)


@leak(5, FLOTSAM)
def key_of_the_stream(patch: pytest.MonkeyPatch) -> None:
    keys: list[str] = []
    sound = state.dealing_key

    def dealing_key(*of: Any) -> Any:
        key = sound(*of)
        keys.append(key.hex())
        return key

    patch.setattr(state, "dealing_key", dealing_key)
    spill(patch, lambda state, _: state.running and keys[-1])


@leak(5, FLOTSAM)
def seed_in_log_line(patch: pytest.MonkeyPatch) -> None:
    sound = TableCache._fold

    async def fold(self: Any, table: str) -> Fold:
        made = await sound(self, table)
        logging.getLogger("houle").debug("folding with %r", made._seed.reveal())
        return made

    patch.setattr(TableCache, "_fold", fold)


@leak(7)
def stable_ids_of_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    sound = frames.project

    def project(game: Any, table: Any, viewer: Viewer, *, over: bool = False) -> Any:
        view = sound(game, table, viewer, over=over)
        zones = tuple(
            replace(
                zone,
                cards=tuple(
                    -1 - card * 7919 % 10007 if face is None else face
                    for face, card in zip(zone.cards, cards, strict=True)
                ),
            )
            for zone, cards in zip(view.zones, table.zones, strict=True)
        )
        return replace(view, zones=zones)

    patch.setattr(frames, "project", project)


@leak(8, FLOTSAM)
def order_of_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    spill(
        patch,
        lambda state, _: [
            sorted(range(len(zone)), key=zone.__getitem__) for zone in zones_of(state.running)
        ],
    )


@leak(9, FLOTSAM)
def text_that_differs(patch: pytest.MonkeyPatch) -> None:
    sound = problems.explained

    def explained(node: Any, request: Any, table: str, refusal: Refusal) -> Any:
        live = node.cache.peek(table)
        running = live.state.running if live else None
        return sound(node, request, table, refusal) + "!" * (digest(running) % 3)

    patch.setattr(problems, "explained", explained)


@leak(21)
def whole_table_to_all(patch: pytest.MonkeyPatch) -> None:
    spill(patch, lambda state, _: zones_of(state.running))


@leak(20)
def frame_of_somebody_else(patch: pytest.MonkeyPatch) -> None:
    sound = FramedState.frame

    def frame(self: FramedState, viewer: Viewer, *more: Any) -> bytes:
        made = next((made for (seen_by, _), made in self._frames.items() if seen_by == 0), None)
        return made if viewer is Onlooker.WATCHER and made else sound(self, viewer, *more)

    patch.setattr(FramedState, "frame", frame)
