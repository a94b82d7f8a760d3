"""Faults that the tests of what others see must find."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest

from houle.people import own_record, reliability, standings, visibility
from houle.people.own_record import LATELY, Clocked
from houle.people.visibility import Visible
from houle.store.record import SqlRecord
from houle.store.visibility import SqlVisibility
from tests.people import test_reliability, test_standings

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
NOTICED = (AssertionError, KeyError)


class Fault(NamedTuple):
    plant: Plant
    test: Callable[..., None]
    needs_folder: bool


FAULTS: list[Fault] = []


def found_by(test: Callable[..., None], *, needs_folder: bool = True) -> Callable[[Plant], Plant]:
    """A fault that this test must find."""

    def note(plant: Plant) -> Plant:
        FAULTS.append(Fault(plant, test, needs_folder))
        return plant

    return note


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.plant.__name__)
def test_a_planted_fault_is_found(
    fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault.plant(monkeypatch)
    with pytest.raises(NOTICED):
        fault.test(*((tmp_path,) if fault.needs_folder else ()))


@found_by(
    test_standings.test_a_page_leads_to_games_only_that_strangers_find_too, needs_folder=False
)
def pages_lead_to_every_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_standings, "public_record", own_record.own_record)


@found_by(test_standings.test_a_page_is_there_while_its_owner_wants_it)
def a_page_is_never_ended(patch: pytest.MonkeyPatch) -> None:
    sound = visibility.Visibility.choose

    async def kept(self: Any, player: str, *, in_standings: bool, page: bool) -> Visible:
        page = page or (await self.of(player)).handle is not None
        return await sound(self, player, in_standings=in_standings, page=page)

    patch.setattr(visibility.Visibility, "choose", kept)


@found_by(test_standings.test_a_page_is_there_while_its_owner_wants_it)
def a_page_comes_back_where_it_was(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(visibility, "new_id", lambda _: "a" * 16)


@found_by(
    test_standings.test_a_copy_says_what_others_see_and_whoever_wants_to_be_forgotten_is_seen_no_more
)
def what_is_seen_stays_until_every_log_is_done(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        pass

    patch.setattr(SqlVisibility, "forget_of", nothing)


@found_by(test_standings.test_everybody_sees_who_wants_to_be_named_and_where_they_would_stand)
def whoever_asks_is_taken_for_somebody_named(patch: pytest.MonkeyPatch) -> None:
    sound = standings.placed

    def anybody(top: Any, player: str | None) -> Any:
        return sound(top, top[0].player if top and player else player)

    patch.setattr(standings, "placed", anybody)


@found_by(test_standings.test_those_who_are_level_share_a_rank, needs_folder=False)
def ranks_are_just_counted(patch: pytest.MonkeyPatch) -> None:
    def counted(top: Any, player: str | None) -> Any:
        return tuple(
            standings.Placed(number, one.name, one.animal, None, one.rating, one.player == player)
            for number, one in enumerate(top, 1)
        )

    patch.setattr(test_standings, "placed", counted)


@found_by(test_reliability.test_nobody_is_told_of_a_table_at_which_they_may_not_look)
def everybody_is_told_of_every_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reliability, "viewer_of", lambda *_: None)


@found_by(test_reliability.test_only_the_latest_games_at_a_clock_count)
def the_first_games_count(patch: pytest.MonkeyPatch) -> None:
    sound = SqlRecord.clocked

    async def all_of_them(self: SqlRecord, player: str, _: int) -> list[Clocked]:
        return (await sound(self, player, 10_000))[::-1][:LATELY]

    patch.setattr(SqlRecord, "clocked", all_of_them)
