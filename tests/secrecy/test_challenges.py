"""Whoever has yet to play a challenge learns nothing of it (T-98).

Worlds that differ in what was played first, in the cards, in what somebody else made of them, or in
whether anybody did, are the same to everybody who has not played, byte by byte.
"""

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.people import deal_challenges, recording
from houle.people.deal_challenges import Challenge
from houle.tables import deeds, frames, gamefiles, reasoning, same_deal, tables, viewing
from houle.tables.entries import Again, Opened, Setting, decode_entry
from houle.tables.ids import new_id
from houle.tables.ports import Append
from houle.tables.viewing import Viewing
from houle.web import challenge_routes
from houle.web.challenge_routes import OwnGame
from tests.secrecy import world
from tests.secrecy.challenges import Heard, Plays, heard
from tests.secrecy.check import NewStore
from tests.secrecy.days import bytes_of, check_nobody_can_tell, needles
from tests.secrecy.postgres import Database
from tests.secrecy.talking import StrayedError
from tests.secrecy.world import Files

WORLDS = (
    Plays((0, 1, 2, 0, 1), (1, 2, 0, 1)),
    Plays((2, 0, 0, 3, 4), (1, 2, 0, 1)),
    Plays((0, 1, 2, 0, 1), (0, 0, 2, 3)),
    Plays((0, 1, 2, 0, 1), (1, 2, 0, 1), other_cards=True),
)
AWAY = Plays((0, 1, 2, 0, 1), None)


@pytest.fixture(autouse=True, scope="module")
def apps_of_their_own() -> Iterator[None]:
    """As in `test_days.py`: an application keeps the clock of the first world it served."""
    before = dict(world._FRONTS)
    world._FRONTS.clear()
    yield
    world._FRONTS.clear()
    world._FRONTS.update(before)


FEW = (WORLDS[0], WORLDS[-1])
"""Enough to find what is planted."""


def check(new_store: NewStore, worlds: Sequence[Plays] = WORLDS) -> None:
    played = [heard(new_store, plays) for plays in worlds]
    check_nobody_can_tell(played, heard(new_store, AWAY))
    for one in played:
        check_sealed(one)
    assert bytes_of(played[0].playing) != bytes_of(played[-1].playing), "else nothing was compared"


def check_sealed(got: Heard) -> None:
    """Whoever plays is not told either where it was played, nor more than the seat knows."""
    parts = (got.playing, *got.others.values(), *got.at_table.values())
    sent = b"".join(map(bytes_of, parts))
    assert not any(needle in sent for needle in needles(got.secrets)), "where, or the seed, is out"
    opened = {asked for asked, status in got.pried.items() if status is None or status < 400}
    assert not opened, "open before it is played"
    tables = {one["table"] for one in got.afterwards["games"]}
    assert got.secrets[0].decode() in tables, "afterwards everything is open"


@rule("T-97", "T-98")
def test_whoever_has_not_played_a_challenge_learns_nothing_of_it(files: Files) -> None:
    check(files.store)


@rule("T-97", "T-98")
def test_so_it_is_on_postgresql(database: Database) -> None:
    check(database.store)


# Spoilers, planted


def the_link_tells_all(patch: pytest.MonkeyPatch) -> None:
    async def asked(_: object, found: Challenge, *__: object) -> OwnGame:
        return OwnGame("asked", found.table)

    patch.setattr(challenge_routes, "_own", asked)


def games_are_told_to_whoever_has_begun(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OwnGame, "played", property(lambda own: own.table is not None))


def anybody_looks_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "refuse", lambda *_: None)


def it_stands_in_the_list(patch: pytest.MonkeyPatch) -> None:
    def listed(setting: Setting) -> deeds.Open:
        return deeds.Open(msgspec.structs.replace(setting, listed=True))

    patch.setattr(deal_challenges, "deeds", SimpleNamespace(**{**vars(deeds), "Open": listed}))


def the_game_file_is_open_early(patch: pytest.MonkeyPatch) -> None:
    async def game_file(self: Viewing, table: str, player: str | None) -> Any:
        live = await self._cache.take_fresh(table)
        frames.viewer_of(live.state.life, player)
        seed = await self._cache.vault.seed(table)
        return gamefiles.game_file(await self._cache.log.read(table), live.state, seed)

    patch.setattr(Viewing, "game_file", game_file)


def other_eyes_are_open_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(viewing, "chosen_viewer", lambda life, player, wanted: wanted or 0)


def moves_are_tried_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(same_deal, "BY_PLAYER", (*same_deal.BY_PLAYER, deeds.Leave))


def hints_are_given(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reasoning, "refuse_there", lambda *_: None)


def it_is_played_twice(patch: pytest.MonkeyPatch) -> None:
    numbers = iter(range(1000))
    again = lambda player, challenge: new_id(f"{player} {challenge} {next(numbers)}")  # noqa: E731
    patch.setattr(deal_challenges, "table_of", again)


def the_table_names_the_first_one(patch: pytest.MonkeyPatch) -> None:
    def named(_: str, table: str, *more: Any) -> Again:
        return Again(table, table, *more)

    patch.setattr(deal_challenges, "Again", named)


def it_stands_in_the_profile(patch: pytest.MonkeyPatch) -> None:
    def none(_: Any) -> None:
        return None

    patch.setattr(recording, "read_sole_game", none)


def it_stands_in_what_they_take_along(patch: pytest.MonkeyPatch) -> None:
    def by_the_player(*said: Any, **named: Any) -> Append:
        if said and isinstance(opened := decode_entry(said[4]), Opened):
            said = (*said[:2], opened.host, *said[3:])
        return Append(*said, **named)

    patch.setattr(tables, "Append", by_the_player)


SPOILERS = (
    the_link_tells_all,
    games_are_told_to_whoever_has_begun,
    anybody_looks_on,
    it_stands_in_the_list,
    the_game_file_is_open_early,
    other_eyes_are_open_early,
    it_stands_in_the_profile,
    it_stands_in_what_they_take_along,
    the_table_names_the_first_one,
    moves_are_tried_out,
    hints_are_given,
    it_is_played_twice,
)
STRAYING = (moves_are_tried_out, hints_are_given, it_is_played_twice)


@pytest.mark.parametrize("plant", SPOILERS)
def test_a_planted_spoiler_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(StrayedError if plant in STRAYING else AssertionError):
        check(files.store, FEW)
