"""Faults planted in what a node makes of hints, each found by a test of what it breaks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from houle.tables import hearsay
from houle.tables.cache import TableCache
from houle.tables.caretaker import Caretaker
from houle.tables.hearsay import Hearsay
from houle.tables.live import LiveTable
from houle.tables.ports import Hint
from tests.tables import test_hearsay as tests
from tests.tables import test_missed_hints as missed

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
Find: TypeAlias = Callable[..., None]

FAULTS: list[tuple[Plant, Find, dict[str, Any]]] = []


def found_by(test: Find, **more: Any) -> Callable[[Plant], Plant]:
    """A fault that this test must find."""

    def note(plant: Plant) -> Plant:
        FAULTS.append((plant, test, more))
        return plant

    return note


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault[0].__name__)
def test_a_planted_fault_is_found(
    fault: tuple[Plant, Find, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant, test, more = fault
    plant(monkeypatch)
    monkeypatch.setattr("tests.tables.house.A_WHILE", 0.5)
    with pytest.raises((AssertionError, TimeoutError)):
        test(tmp_path, **more)


async def _nothing(*_: object) -> None:
    """Do nothing."""


def _ignored(*_: object) -> None:
    """Take no note."""


@found_by(tests.test_a_lost_hint_heals_in_the_next_round_of_whoever_wrote)
@found_by(tests.test_who_goes_tells_once_more_before)
def nobody_tells_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearsay, "tell_again", _nothing)


@found_by(tests.test_what_is_told_again_was_written_before_the_round_began)
def what_is_told_again_is_told_amid_the_round(patch: pytest.MonkeyPatch) -> None:
    again, refresh = Hearsay.tell_again, Caretaker.refresh

    async def late(self: Caretaker) -> None:
        await again(self._cache.hearsay)
        await refresh(self)

    patch.setattr(Hearsay, "tell_again", _nothing)
    patch.setattr(Caretaker, "refresh", late)


@found_by(tests.test_a_table_is_told_of_once_more_however_often_it_changed)
def all_is_told_again_for_ever(patch: pytest.MonkeyPatch) -> None:
    async def tell_again(self: Hearsay) -> None:
        for table, seq in self._again.items():
            self._bus.tell(Hint(table, seq, again=True))

    patch.setattr(Hearsay, "tell_again", tell_again)


@found_by(tests.test_what_was_written_while_the_bus_was_away_is_told_when_it_is_back)
def what_is_told_again_is_forgotten_while_the_bus_is_away(patch: pytest.MonkeyPatch) -> None:
    sound = Hearsay.tell_again

    async def tell_again(self: Hearsay) -> None:
        await sound(self)
        self._again = {}

    patch.setattr(Hearsay, "tell_again", tell_again)


@found_by(missed.test_what_no_hint_ever_told_is_found_within_ten_rounds)
@found_by(tests.test_none_is_left_out_while_others_come)
def hints_are_all_there_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearsay, "_part", lambda _: -1)


@found_by(tests.test_none_is_left_out_while_others_come)
def a_tables_turn_goes_by_which_others_there_are(patch: pytest.MonkeyPatch) -> None:
    sound = Hearsay.asked_for

    def asked_for(self: Hearsay, listened: list[LiveTable]) -> list[LiveTable]:
        every = list(sound(self, listened))
        if not self.relied_upon:
            return every
        return listened[self._round % hearsay.PARTS :: hearsay.PARTS]

    patch.setattr(Hearsay, "asked_for", asked_for)


@found_by(tests.test_who_relies_on_hints_asks_for_each_table_once_in_ten_rounds)
def the_log_is_asked_for_all_in_each_round(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearsay, "relied_upon", False)


@found_by(tests.test_a_node_that_begins_looks_at_all_tables_for_a_minute)
def a_node_that_begins_believes_everything(patch: pytest.MonkeyPatch) -> None:
    sound = Hearsay.__init__

    def begin(self: Hearsay, bus: Any) -> None:
        sound(self, bus)
        self._wary_until = 0

    patch.setattr(Hearsay, "__init__", begin)


@found_by(tests.test_a_table_is_looked_at_until_the_bus_surely_knows_that_somebody_listens)
def who_listens_is_taken_to_hear_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearsay, "begins", _ignored)


@found_by(tests.test_a_node_that_hears_of_no_other_asks_for_all_tables_in_each_round)
def who_hears_of_no_other_takes_it_that_there_is_none(patch: pytest.MonkeyPatch) -> None:
    relies = property(lambda self: self._bus.connected and self._round > self._wary_until)
    patch.setattr(Hearsay, "relied_upon", relies)


@found_by(missed.test_then_all_tables_are_looked_at_for_a_minute, happens=missed.missed_by_a_poll)
@found_by(
    missed.test_then_all_tables_are_looked_at_for_a_minute, happens=missed.missed_until_told_again
)
@found_by(missed.test_while_hints_are_lost_each_miss_but_the_first_heals_in_the_next_round)
def nobody_learns_of_a_miss(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearsay, "found", _ignored)


@found_by(
    missed.test_then_all_tables_are_looked_at_for_a_minute, happens=missed.missed_until_told_again
)
def what_is_told_again_counts_as_told(patch: pytest.MonkeyPatch) -> None:
    sound = Hearsay.hear

    def hear(self: Hearsay, live: LiveTable, hint: Hint) -> None:
        sound(self, live, Hint(hint.table, hint.seq))

    patch.setattr(Hearsay, "hear", hear)


@found_by(missed.test_then_all_tables_are_looked_at_for_a_minute, happens=missed.log_away)
def the_log_was_away_and_nobody_minds(patch: pytest.MonkeyPatch) -> None:
    async def from_log(_: TableCache, asked: Any) -> Any:
        return await asked

    patch.setattr(TableCache, "_from_log", from_log)


@found_by(missed.test_then_all_tables_are_looked_at_for_a_minute, happens=missed.bus_away)
def all_is_well_as_soon_as_the_bus_is_back(patch: pytest.MonkeyPatch) -> None:
    sound = Hearsay.asked_for

    def asked_for(self: Hearsay, listened: list[LiveTable]) -> Any:
        until = self._wary_until
        asked = sound(self, listened)
        if not self._bus.connected:
            self._wary_until = until
        return asked

    patch.setattr(Hearsay, "asked_for", asked_for)


@found_by(missed.test_a_hint_that_comes_a_little_later_than_the_entry_was_found_is_no_miss)
@found_by(missed.test_what_a_node_writes_itself_is_no_miss)
def what_is_found_before_it_is_told_is_a_miss(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearsay, "found", lambda self, *_: self.distrust())


@found_by(missed.test_what_a_node_writes_itself_is_no_miss)
def what_a_node_tells_itself_is_not_noted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCache, "tell", lambda self, hint: self.hearsay.tell(hint))


@found_by(tests.test_an_entry_is_told_of_though_the_log_did_not_say_that_it_has_it)
def after_a_lost_answer_nobody_tells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableCache, "tell", _ignored)


@found_by(tests.test_an_entry_is_told_of_though_the_log_did_not_say_that_it_has_it)
def after_a_lost_answer_hints_are_relied_upon(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearsay, "distrust", _ignored)
