"""Leaks to somebody who looks with eyes that are not theirs."""

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from typing import Any

import msgspec
import pytest

from houle.bots.reasons import Comparison
from houle.games.registry import find_game
from houle.kernel import Knowledge, Onlooker, Seat, Viewer, project
from houle.kernel.knowledge import Moment, Slot
from houle.kernel.projection import seen_steps
from houle.tables.counting import Counted
from houle.tables.reasoning import Explained, Reasoning
from houle.tables.refusing import Reason, refuse
from houle.tables.running import Running
from houle.tables.state import TableState
from houle.tables.viewing import Viewing
from tests.secrecy.leaks.planting import FLOTSAM, leak

replace = msgspec.structs.replace

botdesk: Any = import_module("houle.tables.botdesk")
pictures: Any = import_module("houle.web.picture_routes")
previews: Any = import_module("houle.web.previews")
viewing: Any = import_module("houle.tables.viewing")
live: Any = import_module("houle.tables.live")
state: Any = import_module("houle.tables.state")


@leak(13)
def watcher_sees_all(patch: pytest.MonkeyPatch) -> None:
    sound = live.frame

    def frame(state: TableState, viewer: Viewer, **more: Any) -> Any:
        if viewer is Onlooker.WATCHER:
            return sound(state, Onlooker.EVERYONE, over=True)
        return sound(state, viewer, **more)

    patch.setattr(live, "frame", frame)


@leak(13)
def link_tells_what_a_seat_sees(patch: pytest.MonkeyPatch) -> None:
    _glances_as_seat(patch, previews, "line")


@leak(13)
def picture_shows_what_a_seat_sees(patch: pytest.MonkeyPatch) -> None:
    _glances_as_seat(patch, pictures, "short")


def _glances_as_seat(patch: pytest.MonkeyPatch, where: Any, told_in: str) -> None:
    sound = where.to_be_drawn

    async def glance(self: Any, table: str) -> Any:
        state = (await self._cache.take_fresh(table)).state
        return viewing.Glance(state.life.setting.game, viewing.frame(state, 0))

    def glimpse(glance: Any, locale: str) -> Any:
        cards = [] if glance.seen.view is None else [zone.cards for zone in glance.seen.view.zones]
        mark = sha256(str(cards).encode()).hexdigest()[:8]  # a picture has room for few words
        return sound(glance, locale)._replace(**{told_in: mark})

    patch.setattr(Viewing, "glance", glance)
    patch.setattr(where, "to_be_drawn", glimpse)


@leak(14)
def host_sees_all(patch: pytest.MonkeyPatch) -> None:
    sound, sound_frame = viewing.chosen_viewer, viewing.frame

    def chosen(life: Any, player: Any, wanted: Viewer | None) -> Any:
        if player == life.host and wanted is Onlooker.EVERYONE:
            return wanted
        return sound(life, player, wanted)

    patch.setattr(viewing, "chosen_viewer", chosen)
    patch.setattr(
        viewing, "frame", lambda state, viewer, over=False: sound_frame(state, viewer, over=True)
    )


@leak(13, FLOTSAM)
def whoever_is_coming_sees_the_seats_cards_already(patch: pytest.MonkeyPatch) -> None:
    sound = viewing.viewer_of

    def viewer_of(life: Any, player: Any) -> Any:
        promised = None if player is None else life.promised_to(player)
        return sound(life, player) if promised is None else promised

    patch.setattr(viewing, "viewer_of", viewer_of)


@leak(13, FLOTSAM)
def what_is_coming_depends_on_cards(patch: pytest.MonkeyPatch) -> None:
    def round_begins(_: object, table: Any) -> bool:
        return bool(sum(table.zones[0]) % 2)

    patch.setattr(find_game(FLOTSAM), "round_begins", round_begins)


@leak(15)
def eyes_of_others_before_the_end(patch: pytest.MonkeyPatch) -> None:
    sound = viewing.chosen_viewer

    def chosen(life: Any, player: Any, wanted: Viewer | None) -> Any:
        if isinstance(wanted, int) and 0 <= wanted < len(life.chairs):
            return wanted
        return sound(life, player, wanted)

    patch.setattr(viewing, "chosen_viewer", chosen)


@leak(15)
def rows_of_moments_lie_open(patch: pytest.MonkeyPatch) -> None:
    sound = viewing.chosen_viewer

    async def row(self: Any, table: str, player: Any, past: range, wanted: Any) -> bytes:
        live = await self._cache.take_fresh(table)
        sound(live.state.life, player, wanted)
        moments = await self._cache.moments(live, past.start, min(past.stop - 1, live.state.seq))
        seen = [viewing.frame(one.state, Onlooker.EVERYONE, over=True) for one in moments]
        return msgspec.json.encode(seen)

    patch.setattr(Viewing, "look_back_at_some", row)


@leak(15)
def game_file_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def game_file(self: Any, table: str, _: Any) -> Any:
        live = await self._cache.take_fresh(table)
        entries = await self._cache.log.read(table)
        return viewing.game_file(entries, live.state, bytes(32))

    patch.setattr(Viewing, "game_file", game_file)


@leak(15)
def reasons_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def why(self: Any, table: str, _: Any, seq: int, *_more: Any) -> Explained:
        live = await self._cache.take_fresh(table)
        (moment,) = await self._cache.moments(live, seq, seq)
        state, running = moment.state, moment.state.running
        if running is None or not running.waited_for:
            refuse("T-78", Reason.NO_MOVE_THERE)
        seat = running.waited_for[0]
        view = project(running.game, running.table, seat)
        last = len(view.moves) - 1
        return Explained(state, seat, view, Counted(Comparison.EVEN, last, 1, "won", 1, 0, 1))

    patch.setattr(Reasoning, "why", why)


@leak(18)
def bot_gets_the_table(patch: pytest.MonkeyPatch) -> None:
    def view(running: Running, _: Knowledge[Any, Any, Any]) -> Any:
        return {"view": project(running.game, running.table, Onlooker.EVERYONE, over=True)}

    _bots_know_more(patch, view)


@leak(18)
def bot_is_told_what_others_saw(patch: pytest.MonkeyPatch) -> None:
    def told(running: Running, known: Knowledge[Any, Any, Any]) -> Any:
        everyone = (1 << running.game.seats) - 1
        steps = tuple(seen_steps(running.game.layout, running.dealt, everyone))
        return {"told": (Moment(None, steps), *known.told[1:])}

    _bots_know_more(patch, told)


@leak(18)
def bot_has_the_real_cards_in_mind(patch: pytest.MonkeyPatch) -> None:
    def mind(running: Running, known: Knowledge[Any, Any, Any]) -> Any:
        zones = tuple(tuple(Slot(card, 0) for card in cards) for cards in running.table.zones)
        return {"mind": replace(known.mind, zones=zones)}

    _bots_know_more(patch, mind)


def _bots_know_more(
    patch: pytest.MonkeyPatch, more: Callable[[Running, Knowledge[Any, Any, Any]], Any]
) -> None:
    sound = botdesk.known_to

    def known_to(running: Running, seat: Seat, people: tuple[Seat, ...]) -> Any:
        known = sound(running, seat, people)
        return replace(known, **more(running, known))

    patch.setattr(botdesk, "known_to", known_to)
