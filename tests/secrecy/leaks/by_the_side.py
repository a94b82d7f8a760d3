"""Leaks through what goes out besides frames."""

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Response

from houle.faults.file import Report
from houle.people.faults import FaultDesk
from houle.people.notices import Notices
from houle.people.telling import Waits
from houle.tables.live import LiveTable
from houle.tables.ports import Hint, Phase
from houle.tables.state import TableState
from houle.tables.viewing import Viewing
from houle.web.metrics import Metrics
from tests.secrecy.leaks.planting import FLOTSAM, digest, leak, spill, spilt, zones_of

replace = msgspec.structs.replace

faults: Any = import_module("houle.people.faults")
state: Any = import_module("houle.tables.state")
tables: Any = import_module("houle.tables.tables")
streams: Any = import_module("houle.web.streams")
table_routes: Any = import_module("houle.web.table_routes")


@leak(3, FLOTSAM)
def beat_with_a_digest(patch: pytest.MonkeyPatch) -> None:
    latest: list[int] = [0]
    sound, sound_wake = streams.event, LiveTable.wake

    def wake(self: LiveTable) -> None:
        latest[0] = digest(self.state.running)
        sound_wake(self)

    patch.setattr(LiveTable, "wake", wake)
    patch.setattr(
        streams,
        "event",
        lambda sent: sound(sent) if sent.frame else b": %d\n%s" % (latest[0], sound(sent)),
    )


@leak(3, FLOTSAM)
def etag_of_the_whole_table(patch: pytest.MonkeyPatch) -> None:
    latest: list[str] = [""]
    sound = Viewing.look

    async def look(self: Any, table: str, player: Any) -> bytes:
        seen = await sound(self, table, player)
        latest[0] = str(digest(self._cache.peek(table).state.running))
        return seen

    def json_bytes(content: bytes) -> Response[Any]:
        return Response(content, media_type="application/json", headers={"etag": latest[0]})

    patch.setattr(Viewing, "look", look)
    patch.setattr(table_routes, "json_bytes", json_bytes)


@leak(3, FLOTSAM)
def card_in_the_list_of_tables(patch: pytest.MonkeyPatch) -> None:
    sound = tables.listing

    def listing(state: TableState) -> Any:
        listed = sound(state)
        return replace(listed, summary=spilt(listed.summary, zones_of(state.running)))

    patch.setattr(tables, "listing", listing)


@leak(3, FLOTSAM)
def turn_in_the_list_that_depends_on_cards(patch: pytest.MonkeyPatch) -> None:
    sound = tables.listing

    def listing(state: TableState) -> Any:
        listed = sound(state)
        told = msgspec.json.decode(listed.summary)
        told["waited_for"] = [digest(state.running) % len(told["chairs"])]
        return replace(listed, summary=msgspec.json.encode(told))

    patch.setattr(tables, "listing", listing)


@leak(3, FLOTSAM)
def hints_that_depend_on_cards(patch: pytest.MonkeyPatch) -> None:
    sound = tables.Tables._make_known

    def make_known(self: Any, state: TableState, **how: Any) -> None:
        sound(self, state, **how)
        if digest(state.running) % 2:
            self._bus.tell(Hint(state.life.table, state.seq))

    patch.setattr(tables.Tables, "_make_known", make_known)


@leak(3)
def figures_that_name_moves(patch: pytest.MonkeyPatch) -> None:
    moves: list[str] = [""]
    sound, sound_note = tables.Tables.do, Metrics.note_deed

    async def do(self: Any, table: str, who: Any, command: str, deed: Any) -> Any:
        moves.append(bytes(getattr(deed, "move", b"")).decode())
        return await sound(self, table, who, command, deed)

    patch.setattr(tables.Tables, "do", do)
    patch.setattr(
        Metrics,
        "note_deed",
        lambda self, name, *more: sound_note(self, f"{name} {moves[-1]}", *more),
    )


@leak(20, FLOTSAM)
def ids_in_place_of_names(patch: pytest.MonkeyPatch) -> None:
    spill(patch, lambda state, _: [chair.player for chair in state.life.chairs])


@leak(16, FLOTSAM)
def notice_that_is_kept_as_long_as_cards_say(patch: pytest.MonkeyPatch) -> None:
    sound = Notices._push

    async def push(self: Any, claimed: Any, waits: Waits, to: Any) -> None:
        running = self._cache.peek(claimed.table).state.running
        until = claimed.now + 1000 * (60 + digest(running) % 1000)
        await sound(self, claimed, replace(waits, until=until), to)

    patch.setattr(Notices, "_push", push)


@leak(16, FLOTSAM)
def notice_that_comes_with_a_card(patch: pytest.MonkeyPatch) -> None:
    sound = Notices._push

    async def push(self: Any, claimed: Any, waits: Waits, to: Any) -> None:
        zones = zones_of(self._cache.peek(claimed.table).state.running)
        await sound(self, claimed, replace(waits, table=f"{waits.table} {zones}"), to)

    patch.setattr(Notices, "_push", push)


@leak(14, FLOTSAM)
def reported_fault_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    sound = FaultDesk.handed_out

    async def handed_out(self: Any, fault: str) -> Report | None:
        report, kept = await sound(self, fault), await self._store.one(fault)
        live = await self._cache.take_fresh(kept.table)
        return report and replace(report, build=str(digest(live.state.running)))

    patch.setattr(FaultDesk, "handed_out", handed_out)


@leak(15, FLOTSAM)
def reported_fault_with_the_game_before_its_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(faults, "Phase", SimpleNamespace(FINISHED=Phase.PLAYING))
