"""Leaks in refusals, in times, numbers and sizes."""

from importlib import import_module
from typing import Any

import msgspec
import pytest

from houle.kernel import Refusal, RefusedError, Seat
from houle.tables.botdesk import HouseDesk
from houle.tables.caretaker import Caretaker
from houle.tables.live import FramedState
from houle.tables.refusing import Reason
from houle.tables.running import Running
from houle.tables.state import TableState
from tests.secrecy.leaks.planting import FLOTSAM, digest, leak, zones_of

replace = msgspec.structs.replace

deciding: Any = import_module("houle.tables.deciding")
frames: Any = import_module("houle.tables.frames")
state: Any = import_module("houle.tables.state")


@leak(10, FLOTSAM)
def refusal_shows_a_card(patch: pytest.MonkeyPatch) -> None:
    sound = deciding.runs.refusal

    def refusal(running: Running, seat: Seat, move: Any) -> Refusal | None:
        refused = sound(running, seat, move)
        if refused is None:
            return None
        top = max((zone[-1] for zone in zones_of(running) if zone), default=0)
        return Refusal(refused.rule, refused.reason, {**refused.facts, "card": top})

    patch.setattr(deciding.runs, "refusal", refusal)


@leak(17, FLOTSAM)
def refusal_depends_on_a_card(patch: pytest.MonkeyPatch) -> None:
    sound = deciding._DECISIONS[deciding.deeds.Play]

    def play(state: TableState, who: Any, deed: Any) -> Any:
        try:
            return sound(state, who, deed)
        except RefusedError as error:
            if digest(state.running) % 2:
                deciding.refuse(error.refusal.rule, Reason.NOT_YOURS)
            raise

    patch.setitem(deciding._DECISIONS, deciding.deeds.Play, play)


@leak(11, FLOTSAM)
def waited_for_only_with_many_choices(patch: pytest.MonkeyPatch) -> None:
    sound = frames._waiting

    def waiting(state: TableState) -> Any:
        running = state.running
        assert running is not None
        return tuple(
            seat for seat in sound(state) if len(running.game.moves(running.table, seat.seat)) > 4
        )

    patch.setattr(frames, "_waiting", waiting)


@leak(12)
def bots_think_longer_with_some_cards(patch: pytest.MonkeyPatch) -> None:
    sound = HouseDesk.turns

    async def turns(self: Any, table: str) -> Any:
        running = (await self._cache.take(table)).state.running
        more = digest(running) % 3 * 250
        return [replace(turn, pause=turn.pause + more) for turn in await sound(self, table)]

    patch.setattr(HouseDesk, "turns", turns)


@leak(12, FLOTSAM)
def beats_come_sooner_with_some_cards(patch: pytest.MonkeyPatch) -> None:
    sound = Caretaker.refresh

    async def refresh(self: Any) -> None:
        await sound(self)
        for table in self._cache.listened():
            if digest(table.state.running) % 2:
                table.wake()

    patch.setattr(Caretaker, "refresh", refresh)


@leak(12, FLOTSAM)
def size_depends_on_cards(patch: pytest.MonkeyPatch) -> None:
    sound = FramedState.frame
    patch.setattr(
        FramedState,
        "frame",
        lambda self, *eyes: sound(self, *eyes) + b" " * (digest(self.state.running) % 2),
    )
