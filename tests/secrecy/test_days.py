"""A deal of the day is told to nobody who has not played it, and opened to nobody before its end.

Worlds that differ in what somebody played, in the cards, or in whether they played at all are the
same to everybody else, byte by byte.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.people import recording
from houle.people.day_results import DayResult
from houle.tables import daily, deeds, gamefiles, reasoning, same_deal, viewing
from houle.tables.entries import Setting, Watch
from houle.tables.frames import frame, viewer_of
from houle.tables.viewing import Glance, Viewing
from houle.web import day_picture, day_routes
from houle.web.day_marks import DayMarks
from houle.web.node import Node
from tests.secrecy import world
from tests.secrecy.check import NewStore
from tests.secrecy.days import Heard, Plays, bytes_of, check_nobody_can_tell, heard, needles
from tests.secrecy.postgres import Database
from tests.secrecy.talking import StrayedError
from tests.secrecy.world import Files

WORLDS = (
    Plays((0, 1, 2, 0, 1)),
    Plays((2, 0, 0, 3, 4)),
    Plays((0, 1, 2, 0, 1), other_cards=True),
)
AWAY = Plays(None)


@pytest.fixture(autouse=True, scope="module")
def apps_of_their_own() -> Iterator[None]:
    """An application keeps the clock of the first world it served, and these begin at another time:
    other worlds would find all tokens out of date."""
    before = dict(world._FRONTS)
    world._FRONTS.clear()
    yield
    world._FRONTS.clear()
    world._FRONTS.update(before)


def check(new_store: NewStore) -> None:
    played = [heard(new_store, plays) for plays in WORLDS]
    check_nobody_can_tell(played, heard(new_store, AWAY))
    for one in played:
        check_sealed(one)
    assert bytes_of(played[0].own) != bytes_of(played[1].own), "else nothing was compared"


def check_sealed(got: Heard) -> None:
    """The player is told nothing either that could be handed on."""
    sent = bytes_of(got.own) + b"".join(map(bytes_of, got.others.values()))
    assert not any(needle in sent for needle in needles(got.secrets)), "the seed is out"
    opened = {asked for asked, status in got.pried.items() if status is None or status < 400}
    assert not opened, "open before the day is over"
    assert got.second == 409, "a second guest on the same device"
    file = msgspec.json.decode(got.afterwards)
    assert bytes.fromhex(file["seed"]) == got.secrets[1], "afterwards everything is open"


@rule("T-91", "T-92", "T-94")
def test_nobody_who_has_not_played_learns_anything_of_a_deal_of_the_day(files: Files) -> None:
    check(files.store)


@rule("T-91", "T-92", "T-94")
def test_so_it_is_on_postgresql(database: Database) -> None:
    check(database.store)


# Spoilers, planted


def anybody_watches(patch: pytest.MonkeyPatch) -> None:
    sound = Setting

    def open_to_all(*asked: Any, **more: Any) -> Any:
        made = sound(*asked, **more)
        return msgspec.structs.replace(made, watch=Watch.ANYONE)

    patch.setattr("houle.tables.daily.Setting", open_to_all)


def it_stands_in_the_list(patch: pytest.MonkeyPatch) -> None:
    sound = Setting
    patch.setattr("houle.tables.daily.Setting", lambda *a, **m: sound(*a, **{**m, "listed": True}))


def the_game_file_is_open_at_the_end(patch: pytest.MonkeyPatch) -> None:
    async def game_file(self: Viewing, table: str, player: str | None) -> Any:
        live = await self._cache.take_fresh(table)
        viewer_of(live.state.life, player)
        seed = await self._cache.vault.seed(table)
        return gamefiles.game_file(await self._cache.log.read(table), live.state, seed)

    patch.setattr(Viewing, "game_file", game_file)


def other_eyes_are_open_at_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(viewing, "is_sealed", lambda *_: False)


def reasons_are_told_at_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reasoning, "is_sealed", lambda *_: False)


def whoever_asks_gets_the_secret(patch: pytest.MonkeyPatch) -> None:
    async def opened(self: daily.Daily, day: str) -> str:
        return (await self._secret(day)).reveal().hex()

    patch.setattr(daily.Daily, "opened", opened)
    patch.setattr(day_routes, "is_sealed", lambda *_: False)


def the_board_is_open_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(day_routes, "refuse", lambda *_: None)


def today_says_how_many_played(patch: pytest.MonkeyPatch) -> None:
    async def count(node: Node, _: str | None) -> int:
        scores = await node.store.days.scores(await node.daily.deal(node.daily.today, "flotsam"))
        return sum(one.games for one in scores)

    patch.setattr(day_routes, "days_in_a_row", count)


def the_picture_is_open_to_all(patch: pytest.MonkeyPatch) -> None:
    async def the_best(node: Node, player: str, day: str, game: str) -> DayResult:
        deal = await node.daily.deal(day, game)
        return DayResult("", day, game, deal, player, 0, counts=True, won=True, points=99, moves=())

    patch.setattr(day_picture, "refuse", lambda *_: None)
    patch.setattr(day_picture, "result_of", the_best)


def it_stands_in_the_profile(patch: pytest.MonkeyPatch) -> None:
    def none(_: Any) -> None:
        return None

    patch.setattr(recording, "read_sole_game", none)


def the_link_tells(patch: pytest.MonkeyPatch) -> None:
    async def glance(self: Viewing, table: str) -> Glance:
        state = (await self._cache.take_fresh(table)).state
        return Glance(state.life.setting.game, frame(state, 0))

    patch.setattr(Viewing, "glance", glance)


def a_second_guest_plays_too(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DayMarks, "somebody_else", lambda *_: False)


def moves_are_tried_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(same_deal, "BY_PLAYER", (*same_deal.BY_PLAYER, deeds.Leave))


SPOILERS = (
    anybody_watches,
    it_stands_in_the_list,
    the_game_file_is_open_at_the_end,
    other_eyes_are_open_at_the_end,
    reasons_are_told_at_the_end,
    whoever_asks_gets_the_secret,
    the_board_is_open_to_all,
    the_picture_is_open_to_all,
    today_says_how_many_played,
    it_stands_in_the_profile,
    the_link_tells,
    a_second_guest_plays_too,
    moves_are_tried_out,
)


@pytest.mark.parametrize("plant", SPOILERS)
def test_a_planted_spoiler_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    found = StrayedError if plant is moves_are_tried_out else AssertionError
    with pytest.raises(found):
        check(files.store)
