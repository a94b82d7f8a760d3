"""What could be wrong about manners, planted, and the test that must find it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from houle.people import by_mail, verdicts, witness
from houle.people.company_notices import CompanyNotices
from houle.people.moderation import OPERATOR
from houle.people.reports import OwnReport
from houle.people.seeing import Seen
from houle.people.telling import Claimed, Kind, Subscription, Waits
from houle.people.verdicts import Verdicts
from houle.people.witness import Line
from houle.store.moderation import SqlModeration
from houle.store.mutes import SqlMutes
from houle.store.notices import SqlNotices
from houle.store.reports import SqlReports
from houle.store.written import SqlWritten
from houle.tables import entries as log
from houle.tables import people
from houle.tables.cache import TableCache
from houle.tables.life import Life
from houle.tables.people import Erasure, People
from tests.people import (
    test_by_mail,
    test_company_notices,
    test_moderation,
    test_mutes,
    test_reports,
    test_witness,
    test_written,
)
from tests.web import test_previews

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def a_report_is_about_whoever_sits_there_now(patch: pytest.MonkeyPatch) -> None:
    sound = TableCache.moments

    async def latest(self: TableCache, live: Any, _: int, __: int) -> Any:
        return await sound(self, live, live.state.seq, live.state.seq)

    patch.setattr(TableCache, "moments", latest)


def a_name_counts_for_nothing(patch: pytest.MonkeyPatch) -> None:
    def anybody(_: str, life: Life, seat: int, __: str) -> Seen | None:
        chair = life.chairs[seat] if seat < len(life.chairs) else None
        return None if chair is None or chair.player is None else Seen(chair.player, None)

    patch.setattr("houle.people.reports.seen_by", anybody)


def reports_keep_the_names_of_the_forgotten(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None: ...

    patch.setattr(SqlReports, "forget_of", nothing)


def every_report_is_kept(patch: pytest.MonkeyPatch) -> None:
    sound, count = SqlReports.add, iter(range(100))

    async def another(self: SqlReports, player: str, other: str, *more: Any) -> None:
        await sound(self, player, f"{other}-{next(count)}", *more)

    patch.setattr(SqlReports, "add", another)


def a_report_is_about_the_latest_moment(patch: pytest.MonkeyPatch) -> None:
    sound = SqlReports.add

    async def later(
        self: SqlReports, player: str, other: str, report: str, what: OwnReport
    ) -> None:
        moment = msgspec.structs.replace(what.moment, seq=what.moment.seq + 1)
        await sound(self, player, other, report, msgspec.structs.replace(what, moment=moment))

    patch.setattr(SqlReports, "add", later)


def nobody_counts_reports(patch: pytest.MonkeyPatch) -> None:
    async def free(*_: object) -> None: ...

    patch.setattr("houle.web.quotas.Quotas.count", free)


def whoever_may_not_look_on_reports(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.people.reports.viewer_of", lambda *_: None)


def moderators_see_what_they_reported_themselves(patch: pytest.MonkeyPatch) -> None:
    sound_case, sound_cases = SqlModeration.case, SqlModeration.open_cases

    async def case(self: SqlModeration, report: str, _: str) -> Any:
        return await sound_case(self, report, OPERATOR)

    async def cases(self: SqlModeration, _: str) -> Any:
        return await sound_cases(self, OPERATOR)

    patch.setattr(SqlModeration, "case", case)
    patch.setattr(SqlModeration, "open_cases", cases)


def everybody_is_a_moderator(patch: pytest.MonkeyPatch) -> None:
    async def yes(*_: object) -> bool:
        return True

    patch.setattr(SqlModeration, "is_moderator", yes)


def whoever_was_shut_out_still_decides(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.web.identity.Identity.blocked", lambda *_: False)


def a_decision_is_made_anew(patch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object, **__: object) -> bool:
        return True

    patch.setattr(SqlModeration, "close", closed)


def nobody_carries_it_out(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> bool:
        return True

    patch.setattr(Verdicts, "_do", nothing)


def the_word_is_taken_away_at_once_and_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(verdicts, "SILENT_FOR", 100 * verdicts.SILENT_FOR)


def a_name_goes_from_the_profile_alone(patch: pytest.MonkeyPatch) -> None:
    async def nowhere(*_: object) -> Erasure:
        return Erasure(())

    patch.setattr(People, "take_name", nowhere)


def a_name_is_taken_away_once(patch: pytest.MonkeyPatch) -> None:
    """By one command, whatever for: nodes that have the table at hand hear of the first only."""
    sound = People.take_name

    async def once(self: People, player: str, _: str, until: int) -> Erasure:
        return await sound(self, player, "once", until)

    patch.setattr(People, "take_name", once)


def moves_are_told(patch: pytest.MonkeyPatch) -> None:
    def all_of_it(entries: Any) -> Any:
        for one in entries:
            kind = str(log.decode_entry(one.entry).__struct_config__.tag)
            yield Line(one.seq, one.at, 0, None, kind)

    patch.setattr(witness, "_lines", all_of_it)


def mutes_outlive_the_forgotten(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None: ...

    patch.setattr(SqlMutes, "forget_of", nothing)


def nobody_is_heard_again(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None: ...

    patch.setattr(SqlMutes, "remove", nothing)


def to_mute_is_mutual(patch: pytest.MonkeyPatch) -> None:
    sound = SqlMutes.add

    async def both(self: SqlMutes, player: str, other: str, name: str) -> None:
        await sound(self, player, other, name)
        await sound(self, other, player, name)

    patch.setattr(SqlMutes, "add", both)


def moderators_read_whatever_was_written(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.people.reports._read_after", lambda *_: 0)


def words_outlive_whoever_wrote_them(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None: ...

    patch.setattr(SqlWritten, "forget_of", nothing)


def whoever_lost_the_word_still_writes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.web.writing_routes.check_may_speak", lambda *_: None)


def the_copy_has_no_words(patch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> list[object]:
        return []

    patch.setattr(SqlWritten, "own", none)


def whoever_answered_is_told_all_the_same(patch: pytest.MonkeyPatch) -> None:
    async def always(self: CompanyNotices, claimed: Claimed) -> Waits:
        return Waits(Kind.INVITATION, claimed.table, "flotsam", None)

    patch.setattr(CompanyNotices, "still", always)


def evenings_are_told_as_soon_as_they_are_planned(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.people.company_notices.BEFORE", 7 * 24 * 60 * 60 * 1000)


def nobody_can_do_without_company(patch: pytest.MonkeyPatch) -> None:
    sound = SqlNotices.subscribe

    async def anyway(self: SqlNotices, wanted: Subscription, *more: Any) -> None:
        await sound(self, msgspec.structs.replace(wanted, company=True), *more)

    patch.setattr(SqlNotices, "subscribe", anyway)


def an_evening_waits_as_any_mail_does(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(by_mail, "_cannot_wait", lambda claimed: claimed.stage == by_mail.LAST)


def evenings_are_told_after_they_began(patch: pytest.MonkeyPatch) -> None:
    sound = CompanyNotices.still

    async def as_if_it_were_before(self: CompanyNotices, claimed: Claimed) -> Waits | None:
        return await sound(self, msgspec.structs.replace(claimed, now=0))

    patch.setattr(CompanyNotices, "still", as_if_it_were_before)


def a_link_names_whoever_ended_their_page(patch: pytest.MonkeyPatch) -> None:
    async def anyway(*_: object) -> str:
        return "Ada"

    patch.setattr("houle.web.app.name_at", anyway)


FAULTS: dict[Plant, Callable[..., None]] = {
    a_report_is_about_whoever_sits_there_now: (
        test_reports.test_whoever_has_left_is_reported_for_the_moment_at_which_they_were_there
    ),
    reports_keep_the_names_of_the_forgotten: (
        test_reports.test_of_whoever_is_forgotten_a_report_says_nothing
    ),
    every_report_is_kept: test_reports.test_a_report_keeps_the_moment_and_the_reason,
    a_report_is_about_the_latest_moment: (
        test_reports.test_a_report_keeps_the_moment_and_the_reason
    ),
    nobody_counts_reports: test_reports.test_reports_are_counted,
    whoever_may_not_look_on_reports: (
        test_reports.test_whoever_may_not_look_on_reports_nobody_there
    ),
    moderators_see_what_they_reported_themselves: (
        test_moderation.test_nobody_decides_in_a_matter_of_their_own
    ),
    everybody_is_a_moderator: test_moderation.test_for_everybody_else_there_is_nothing_there,
    whoever_was_shut_out_still_decides: (
        test_moderation.test_for_everybody_else_there_is_nothing_there
    ),
    a_decision_is_made_anew: (
        test_moderation.test_it_is_decided_once_for_all_who_reported_the_same_and_kept_by_whom
    ),
    nobody_carries_it_out: test_moderation.test_whoever_is_shut_out_gets_up_and_looks_on,
    the_word_is_taken_away_at_once_and_for_ever: (
        test_moderation.test_whoever_had_the_word_taken_away_plays_and_says_nothing_for_a_week
    ),
    a_name_goes_from_the_profile_alone: (
        test_moderation.test_a_name_is_taken_away_wherever_it_stands_and_another_may_be_chosen
    ),
    a_name_is_taken_away_once: test_moderation.test_a_second_name_is_taken_away_too,
    mutes_outlive_the_forgotten: (
        test_mutes.test_what_is_kept_goes_with_whichever_of_the_two_is_erased
    ),
    nobody_is_heard_again: (
        test_mutes.test_whoever_is_muted_is_so_at_every_table_and_on_every_device
    ),
    to_mute_is_mutual: test_mutes.test_whoever_is_muted_is_so_at_every_table_and_on_every_device,
    moderators_read_whatever_was_written: (
        test_written.test_a_moderator_reads_what_whoever_reported_it_could_read
    ),
    words_outlive_whoever_wrote_them: (
        test_written.test_ones_own_words_are_in_the_copy_and_go_with_whoever_wrote_them
    ),
    the_copy_has_no_words: (
        test_written.test_ones_own_words_are_in_the_copy_and_go_with_whoever_wrote_them
    ),
    whoever_lost_the_word_still_writes: (test_written.test_whoever_lost_the_word_writes_nothing),
    whoever_answered_is_told_all_the_same: (
        test_company_notices.test_nobody_hears_of_somebody_whom_they_do_not_meet
    ),
    evenings_are_told_as_soon_as_they_are_planned: (
        test_company_notices.test_whoever_comes_to_an_evening_is_told_an_hour_before
    ),
    an_evening_waits_as_any_mail_does: test_by_mail.test_an_evening_does_not_wait_for_six_hours,
    evenings_are_told_after_they_began: partial(
        test_by_mail.test_of_an_evening_that_has_begun_nobody_is_told, why="a server away"
    ),
    a_link_names_whoever_ended_their_page: partial(
        test_previews.test_a_page_that_is_not_shown_is_told_from_none_by_nobody, how="ended"
    ),
    nobody_can_do_without_company: (test_company_notices.test_a_browser_may_be_told_of_turns_alone),
    moves_are_told: test_witness.test_of_a_game_that_runs_nothing_is_told,
}


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "UNTIL_ALL_KNOW", 0)
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        FAULTS[plant](tmp_path)


@pytest.mark.parametrize(("seat", "name"), [(0, "Ada"), (1, "Ada"), (1, "")])
def test_a_name_that_counts_for_nothing_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int, name: str
) -> None:
    a_name_counts_for_nothing(monkeypatch)
    with pytest.raises(AssertionError):
        test_reports.test_nobody_is_taken_for_somebody_else(tmp_path, seat, name, 5)
