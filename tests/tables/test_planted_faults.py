"""Faults planted in the house, each found by a test of the rule it breaks."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest

from houle.games.registry import find_game
from houle.kernel import RefusedError, Seat
from houle.people import club_standings as placing
from houle.people import friends, holidays, results
from houle.people.clubs import Clubs
from houle.people.codes import digest_of
from houle.people.evenings import Evenings
from houle.people.invitations import Invitations
from houle.people.ports import Purpose
from houle.people.written import Words
from houle.store import club_standings
from houle.store.blocks import SqlBlocks
from houle.store.clubs import SqlClubs
from houle.store.mutes import SqlMutes
from houle.store.sqlite import SqliteStore
from houle.store.written import SqlWritten
from houle.tables import (
    cache,
    caretaker,
    clocks,
    deciding,
    deeds,
    duty,
    frames,
    hosting,
    listing,
    live,
    opening,
    running,
    sitting,
    speaking,
    state,
    turns,
)
from houle.tables import entries as log
from houle.tables import life as lives
from houle.tables.animals import Animal
from houle.tables.cache import TableCache
from houle.tables.caretaker import RARE_BEAT_EVERY
from houle.tables.deeds import Deed, Who
from houle.tables.duty import outages
from houle.tables.entries import Watch
from houle.tables.ids import new_id
from houle.tables.landmarks import Landmarks
from houle.tables.life import Chair, Life
from houle.tables.listing import A_DAY
from houle.tables.live import FramedState, LiveTable
from houle.tables.meeting import WAIT, Meeting
from houle.tables.ports import Due, Phase, TableId
from houle.tables.state import Fold, TableState
from houle.tables.tables import Done, Tables
from houle.tables.talk import Talk
from tests.people import (
    test_blocks,
    test_club_standings,
    test_evenings,
    test_friends,
    test_holidays,
    test_invitations,
    test_reliability,
)
from tests.people import test_clubs as test_people_clubs
from tests.tables import (
    test_any_run,
    test_apart,
    test_away,
    test_cache,
    test_calling,
    test_clubs,
    test_fate_of_tables,
    test_hosting,
    test_listening,
    test_lists,
    test_looking_on,
    test_meeting,
    test_paces,
    test_playing,
    test_races,
    test_resting,
    test_sitting,
    test_stopping,
    test_taking_over,
    test_talking,
    test_writing,
)
from tests.tables.house import PEOPLE
from tests.tables.odd_logs import LostAnswerError

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
SOUND = deciding._DECISIONS.copy()
replace = msgspec.structs.replace
NOTICED = (AssertionError, RefusedError, IndexError)
"""A test says so, the house does, or the rules trip over a table that is not what it was."""


class Fault(NamedTuple):
    plant: Plant
    test: Callable[..., None]
    more: dict[str, Any]


FAULTS: list[Fault] = []


def found_by(test: Callable[..., None], **more: Any) -> Callable[[Plant], Plant]:
    """A fault that this test must find."""

    def note(plant: Plant) -> Plant:
        FAULTS.append(Fault(plant, test, more))
        return plant

    return note


def decides(patch: pytest.MonkeyPatch, kind: type[Deed], decision: deciding.Decision) -> None:
    patch.setitem(deciding._DECISIONS, kind, decision)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.plant.__name__)
def test_a_planted_fault_is_found(
    fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault.plant(monkeypatch)
    with pytest.raises(NOTICED):
        fault.test(tmp_path, **fault.more)


@found_by(test_playing.test_a_command_is_carried_out_once_on_whichever_node)
def commands_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    class Forgetful(dict[tuple[str, str], int]):
        def get(self, *_: object) -> Any:
            return None

    begin = LiveTable.__init__

    def forgetful(self: LiveTable, *arguments: Any) -> None:
        begin(self, *arguments)
        self.commands = Forgetful()

    patch.setattr(LiveTable, "__init__", forgetful)


@found_by(test_races.test_a_lost_answer_means_neither_lost_nor_twice, fates=[LostAnswerError()])
def a_lost_answer_is_taken_for_a_lost_entry(patch: pytest.MonkeyPatch) -> None:
    attempt, fresh = Tables._try, count()

    async def hasty(self: Tables, at: LiveTable, who: Who, command: str, *more: Any) -> Done | None:
        before = at.state
        done = await attempt(self, at, who, command, *more)
        if done is None and before is at.state:
            await self._cache.catch_up(at)
            return await attempt(self, at, who, f"{command} {next(fresh)}", *more)
        return done

    patch.setattr(Tables, "_try", hasty)


@found_by(test_playing.test_a_late_request_never_plays_a_later_turn)
def turns_are_not_compared(patch: pytest.MonkeyPatch) -> None:
    def careless(at: TableState, who: Who, deed: deeds.Play) -> log.AnyEntry:
        assert at.running is not None
        seat = at.life.seat_of(who.actor)
        since = None if seat is None else at.running.waiting[seat]
        return SOUND[deeds.Play](at, who, replace(deed, turn=since.turn) if since else deed)

    decides(patch, deeds.Play, careless)


@found_by(test_playing.test_a_node_that_is_behind_refuses_nobody)
def a_refusal_counts_without_a_look_into_the_log(patch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        """Stay behind."""

    patch.setattr(Tables, "_catch_up", never)


@found_by(test_playing.test_a_card_that_was_shown_stays)
@found_by(test_playing.test_taking_the_face_up_card_is_taken_back_and_drawing_is_not)
@found_by(test_playing.test_the_choice_that_shows_all_cards_cannot_be_taken_back)
def what_was_shown_is_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "_showed_something", lambda table: False)


@found_by(test_playing.test_a_secret_choice_is_taken_back_while_others_choose)
def the_moves_of_others_are_taken_back_too(patch: pytest.MonkeyPatch) -> None:
    sound = running.taken_back

    def too_far(now: running.Running, seq: int, played_at: int) -> running.Running:
        back = sound(now, seq, played_at)
        return replace(back, plays=())

    patch.setattr(running, "taken_back", too_far)


@found_by(test_playing.test_whoever_takes_back_takes_the_own_move_back)
@found_by(test_any_run.test_any_run_of_deeds_comes_to_the_same_everywhere, block=3)
def the_move_of_another_is_taken_back(patch: pytest.MonkeyPatch) -> None:
    sound = running.taken_back

    def first_of_all(now: running.Running, seq: int, _: int) -> running.Running:
        return sound(now, seq, now.plays[0].seq)

    patch.setattr(running, "taken_back", first_of_all)


@found_by(test_playing.test_one_takes_back_after_the_other_and_again)
@found_by(test_any_run.test_any_run_of_deeds_comes_to_the_same_everywhere, block=3)
def taking_back_settles_another_move(patch: pytest.MonkeyPatch) -> None:
    sound = running.taken_back

    def settled(now: running.Running, seq: int, played_at: int) -> running.Running:
        back = sound(now, seq, played_at)
        return replace(back, plays_since_reveal=back.plays_since_reveal - 1)

    patch.setattr(running, "taken_back", settled)


@found_by(test_away.test_a_late_caretaker_seats_no_bot_for_whoever_moved_in_time, seats=1)
@found_by(test_away.test_a_late_caretaker_seats_no_bot_for_whoever_moved_in_time, seats=3)
def a_bot_stands_in_whatever_the_turn(patch: pytest.MonkeyPatch) -> None:
    def anyway(at: TableState, _: Who, deed: deeds.StandIn) -> log.AnyEntry:
        return log.StoodIn(deed.seat, "random", once=True)

    decides(patch, deeds.StandIn, anyway)


@found_by(test_playing.test_what_was_said_cannot_be_taken_back)
def what_was_said_is_unsaid(patch: pytest.MonkeyPatch) -> None:
    def any_play(now: running.Running, seat: Seat) -> running.Played | None:
        return next((play for play in running._calm_plays(now) if play.seat == seat), None)

    patch.setattr(running, "revocable", any_play)


@found_by(test_fate_of_tables.test_the_cards_follow_from_the_seed_and_the_words, game="flotsam")
def words_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    sound = Fold._fate

    def forgetful(self: Fold, life: Life) -> running.ReplayableChance:
        chairs = tuple(replace(chair, word=None) for chair in life.chairs)
        return sound(self, replace(life, chairs=chairs))

    patch.setattr(Fold, "_fate", forgetful)


@found_by(test_fate_of_tables.test_a_word_goes_with_whoever_gets_up)
def a_word_stays_in_the_chair(patch: pytest.MonkeyPatch) -> None:
    sound = Life.with_chair

    def sticky(self: Life, seat: Seat, chair: Chair) -> Life:
        word = chair.word or self.chairs[seat].word
        return sound(self, seat, replace(chair, word=word))

    patch.setattr(Life, "with_chair", sticky)


@found_by(test_sitting.test_anybody_may_take_a_free_seat_and_one_only)
@found_by(test_races.test_whoever_loses_a_race_for_the_same_seat_is_refused)
@found_by(test_meeting.test_many_who_come_at_once_each_get_a_seat_of_their_own)
def a_seat_is_taken_by_two(patch: pytest.MonkeyPatch) -> None:
    def squeeze_in(_: TableState, who: Who, deed: deeds.Sit) -> log.AnyEntry:
        return log.Sat(deed.seat, who.actor, deed.name)

    decides(patch, deeds.Sit, squeeze_in)


@found_by(test_sitting.test_if_the_host_gets_up_the_first_who_sits_is_the_host)
def the_host_stays_the_host(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "with_seat_freed", lambda self, seat: self.with_chair(seat, Chair()))


@found_by(test_calling.test_once_all_agree_a_bot_plays_until_the_player_is_back)
def one_voice_is_enough(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "_all_agree", lambda life, seat, call: True)


@found_by(test_calling.test_whoever_does_not_answer_is_not_there_either)
@found_by(test_calling.test_two_who_are_away_are_played_for_by_the_one_who_is_there)
def whoever_is_silent_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "TIME_TO_ANSWER", A_DAY)


@found_by(test_calling.test_a_bot_is_called_for_by_others_after_a_while_and_once)
@found_by(test_calling.test_whoever_is_there_after_all_has_ten_minutes_again)
def a_bot_is_called_for_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "BEFORE_A_CALL", 0)


@found_by(test_calling.test_whoever_is_there_after_all_has_ten_minutes_again)
def whoever_is_there_is_played_for_all_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "waits_anew", lambda now, seat: now)


@found_by(test_calling.test_whoever_would_rather_wait_ends_it)
def whoever_would_rather_wait_is_not_heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "call_ended", lambda now, seat: now)


@found_by(test_calling.test_once_all_agree_a_bot_plays_until_the_player_is_back)
@found_by(test_calling.test_where_a_clock_runs_nobody_calls_and_without_a_call_nobody_stands_in)
def a_bot_stands_in_for_one_move_everywhere(patch: pytest.MonkeyPatch) -> None:
    def once(at: TableState, _: Who, deed: deeds.StandIn) -> log.AnyEntry:
        return log.StoodIn(deed.seat, "random", once=True)

    decides(patch, deeds.StandIn, once)


@found_by(test_paces.test_the_pace_changes_once_everybody_wants_the_same)
@found_by(test_paces.test_one_may_change_ones_mind_until_then)
@found_by(test_paces.test_whoever_left_is_not_asked_and_whoever_is_away_is)
def one_wish_is_enough(patch: pytest.MonkeyPatch) -> None:
    sound = state._paced_if_agreed

    def hasty(life: Life) -> Life:
        wish = next((chair.wish for chair in life.chairs if chair.wish), None)
        chairs = tuple(replace(chair, wish=wish) for chair in life.chairs)
        return sound(replace(life, chairs=chairs))

    patch.setattr(state, "_paced_if_agreed", hasty)


@found_by(test_paces.test_the_pace_changes_once_everybody_wants_the_same)
@found_by(test_paces.test_a_clock_can_be_put_away_and_a_call_ends_with_a_new_pace)
def a_new_pace_counts_from_long_ago(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "clocks_anew", lambda now: now)


@found_by(test_meeting.test_whoever_asks_again_gets_the_own_table, later=WAIT)
@found_by(test_meeting.test_whoever_asks_for_another_game_waits_there_alone)
def it_does_not_matter_where_somebody_sits_already(patch: pytest.MonkeyPatch) -> None:
    async def nowhere(*_: object) -> None:
        """As if nobody sat anywhere."""

    patch.setattr(Meeting, "_one_seat", nowhere)


@found_by(test_meeting.test_of_two_seats_the_first_one_is_kept)
def the_later_of_two_seats_is_kept(patch: pytest.MonkeyPatch) -> None:
    sound = Meeting._sat_at

    async def backwards(self: Meeting, *asked: Any) -> int:
        return -await sound(self, *asked)

    patch.setattr(Meeting, "_sat_at", backwards)


@found_by(test_meeting.test_whoever_comes_sits_down_where_somebody_waits)
def everybody_gets_a_table_of_their_own(patch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> list[TableId]:
        return []

    patch.setattr(Meeting, "_waiting", none)


@found_by(test_meeting.test_after_a_while_bots_get_the_free_seats_and_it_is_dealt)
@found_by(test_meeting.test_once_every_seat_is_taken_nobody_waits)
@found_by(test_meeting.test_where_nobody_is_left_nothing_is_dealt)
def the_house_never_deals(patch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        """Let them wait."""

    patch.setattr(caretaker, "begin", never)


@found_by(test_meeting.test_after_a_while_bots_get_the_free_seats_and_it_is_dealt)
def nobody_is_told_when_to_deal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(listing, "_end_of_waiting", lambda at: Due(after=A_DAY))


@found_by(test_hosting.test_whoever_was_removed_sits_there_no_more)
def whoever_was_removed_sits_down_again(patch: pytest.MonkeyPatch) -> None:
    sound = Fold._lived

    def forgetful(self: Fold, at: TableState, entry: log.AnyEntry) -> Life:
        return replace(sound(self, at, entry), removed=())

    patch.setattr(Fold, "_lived", forgetful)


@found_by(test_hosting.test_the_host_removes_nobody_but_whom_they_see)
def whoever_sits_there_is_removed(patch: pytest.MonkeyPatch) -> None:
    decides(patch, deeds.Remove, lambda at, who, deed: log.Removed(deed.seat))


@found_by(test_hosting.test_a_host_who_is_there_waits_for_others_in_peace)
def a_host_who_is_there_is_replaced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hosting, "_heir", lambda at: 1)
    patch.setattr(Life, "full", True)


@found_by(test_hosting.test_a_host_may_be_there_at_another_node)
def a_host_at_another_node_is_not_there(patch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> bool:
        return False

    patch.setattr(SqliteStore, "attended", never)


@found_by(test_hosting.test_a_host_may_be_there_at_another_node)
def nobody_notes_where_hosts_are(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(duty, "_attended", lambda at: False)


@found_by(test_hosting.test_a_host_who_is_not_there_is_replaced_by_the_next_who_is)
@found_by(test_hosting.test_a_host_who_does_not_deal_is_replaced)
def hosts_are_never_replaced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hosting, "_heir", lambda at: None)


@found_by(test_hosting.test_a_host_who_is_not_there_is_replaced_by_the_next_who_is)
@found_by(test_hosting.test_where_nobody_waits_the_host_stays)
def whoever_sits_next_is_host_there_or_not(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hosting, "_heir", lambda at: hosting._after_host(at.state.life)[0])


@found_by(test_hosting.test_what_happens_at_a_table_is_no_waiting)
def the_host_is_passed_whatever_has_happened_since(patch: pytest.MonkeyPatch) -> None:
    decides(patch, deeds.PassHost, lambda at, who, deed: log.HostPassed(deed.seat))


@found_by(test_hosting.test_a_slow_table_does_not_rest_when_its_host_goes_after_the_start)
def slow_tables_rest_like_live_ones(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(caretaker, "is_live", lambda pace: True)


@found_by(
    test_sitting.test_after_the_start_nobody_changes_who_plays,
    deed=deeds.SeatBot(0),
    by_rule="T-05",
)
def tables_stay_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deciding, "still_open", lambda at, rule: at.life)


@found_by(test_sitting.test_a_look_that_comes_too_early_closes_nothing)
def a_day_is_a_moment(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(caretaker, "A_DAY", 0)


@found_by(test_away.test_a_player_who_left_takes_the_seat_back_by_saying_so)
@found_by(test_away.test_a_player_who_is_away_takes_the_seat_back_by_making_a_move)
@found_by(
    test_away.test_whatever_one_does_at_the_table_the_seat_is_theirs_again, deed=deeds.ComeBack()
)
def a_stand_in_never_hands_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "_back", lambda chair: chair)


@found_by(test_away.test_looking_after_a_table_twice_is_the_same_as_once)
def the_caretaker_acts_twice(patch: pytest.MonkeyPatch) -> None:
    fresh = count()

    async def again(self: Tables, table: TableId, _: str, deed: Deed) -> None:
        await self.do(table, deeds.Caretaker.CLOCK, f"anew {next(fresh)}", deed)

    def anyway(at: TableState, _: Who, deed: deeds.StandIn) -> log.AnyEntry:
        return log.StoodIn(deed.seat, "random")

    patch.setattr(Tables, "do_for_house", again)
    patch.setattr(Chair, "present", property(lambda chair: chair.player is not None))
    decides(patch, deeds.StandIn, anyway)


@found_by(test_away.test_the_bot_that_was_thinking_when_the_player_came_back_is_too_late)
def a_bot_plays_in_any_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "driver", lambda life, seat: "random")


@found_by(test_away.test_the_bot_makes_one_move_and_the_next_is_waited_for_again)
def a_bot_that_stands_in_plays_on(patch: pytest.MonkeyPatch) -> None:
    def for_good(at: TableState, who: Who, deed: deeds.StandIn) -> log.AnyEntry:
        entry = SOUND[deeds.StandIn](at, who, deed)
        return replace(entry, once=False)

    decides(patch, deeds.StandIn, for_good)


@found_by(test_away.test_the_bot_makes_one_move_and_the_next_is_waited_for_again)
def the_others_wait_for_those_who_are_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "FOR_THOSE_AWAY", clocks.LIVE)


@found_by(test_away.test_at_a_slow_pace_each_move_has_its_whole_time)
@found_by(test_resting.test_a_slow_table_rests_once_everybody_has_missed_two_moves)
def every_pace_is_live(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "LIVE", 10 * A_DAY)


@found_by(test_away.test_opening_the_table_brings_nobody_back_who_has_left)
def anybody_is_welcome(patch: pytest.MonkeyPatch) -> None:
    decides(patch, deeds.Welcome, lambda at, who, deed: log.CameBack(deed.seat))


@found_by(test_away.test_whoever_comes_back_has_the_whole_time_once_for_each_decision)
def coming_back_wins_time_for_ever(patch: pytest.MonkeyPatch) -> None:
    def whole(now: running.Running, seat: Seat) -> running.Running:
        waiting = tuple(
            since and replace(since, at=None) if at == seat else since
            for at, since in enumerate(now.waiting)
        )
        return replace(now, waiting=waiting)

    patch.setattr(running, "clock_anew", whole)


@found_by(test_away.test_whoever_comes_back_has_the_whole_time_once_for_each_decision)
def coming_back_wins_no_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "clock_anew", lambda now, seat: now)


@found_by(test_away.test_bots_wait_where_everybody_has_left)
@found_by(test_resting.test_while_nobody_is_there_nobody_stands_in_and_the_clocks_rest)
def nothing_ever_rests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "rests", property(lambda life: False))


@found_by(test_resting.test_while_nobody_is_there_nobody_stands_in_and_the_clocks_rest)
def somebody_is_always_there(patch: pytest.MonkeyPatch) -> None:
    async def always(*_: object) -> bool:
        return True

    patch.setattr(SqliteStore, "attended", always)


@found_by(test_resting.test_a_table_goes_on_while_a_single_person_is_there_at_any_node)
def a_node_knows_only_of_its_own_people(patch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> bool:
        return False

    patch.setattr(SqliteStore, "attended", never)


@found_by(test_resting.test_watchers_are_not_those_who_play)
def watchers_count_as_people(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(duty, "_attended", lambda at: bool(at.people))


@found_by(test_resting.test_a_page_that_is_loaded_anew_is_nobody_gone)
def a_page_that_is_loaded_anew_is_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(duty, "LINGER", 0)


@found_by(test_resting.test_a_table_does_not_rest_because_of_what_was_so_before)
def a_table_rests_whatever_has_happened_since(patch: pytest.MonkeyPatch) -> None:
    decides(patch, deeds.Rest, lambda at, who, deed: log.Rested())


@found_by(test_resting.test_as_soon_as_somebody_is_there_everybody_has_the_whole_time)
@found_by(test_resting.test_a_move_wakes_a_table_too)
def a_rest_eats_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "clocks_anew", lambda now: now)


@found_by(test_resting.test_a_slow_table_rests_once_everybody_has_missed_two_moves)
def slow_tables_never_rest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "MISSED_BY_ALL", 1000)


@found_by(test_resting.test_a_slow_table_rests_once_everybody_has_missed_two_moves)
def one_missed_move_is_enough(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "MISSED_BY_ALL", 1)


@found_by(test_resting.test_a_slow_table_goes_on_with_a_touch_and_not_with_an_idle_page)
def an_idle_page_is_a_touch(patch: pytest.MonkeyPatch) -> None:
    sound = Tables.welcome

    async def opened(self: Tables, table: TableId, player: str, **_: bool) -> None:
        await sound(self, table, player, opened=True)

    patch.setattr(Tables, "welcome", opened)


@found_by(test_resting.test_time_while_the_house_was_down_is_given_back, pace=test_resting.LIVE)
@found_by(test_resting.test_time_while_the_house_was_down_is_given_back, pace=test_resting.SLOW)
def lost_time_stays_lost(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(duty, "outages", lambda duties: [])


@found_by(test_resting.test_time_while_the_house_was_down_is_given_back, pace=test_resting.LIVE)
def time_is_given_back_again_and_again(patch: pytest.MonkeyPatch) -> None:
    sound = running.time_given

    def forgetful(now: running.Running, down: int, up: int) -> running.Running:
        return replace(sound(now, down, up), given=0)

    patch.setattr(running, "time_given", forgetful)
    patch.setattr(Tables, "do_for_house", _under_a_new_name())


def _under_a_new_name() -> Callable[..., Any]:
    fresh = count()

    async def again(self: Tables, table: TableId, _: str, deed: Deed) -> None:
        with suppress(RefusedError):
            await self.do(table, deeds.Caretaker.CLOCK, f"anew {next(fresh)}", deed)

    return again


@found_by(test_resting.test_clocks_are_looked_at_only_by_a_node_that_could_tell_it_is_up)
def clocks_are_looked_at_whether_the_node_told_or_not(patch: pytest.MonkeyPatch) -> None:
    sound = caretaker.Caretaker._safely

    async def always(self: caretaker.Caretaker, work: Awaitable[None]) -> bool:
        await sound(self, work)
        return True

    patch.setattr(caretaker.Caretaker, "_safely", always)


@found_by(test_resting.test_a_single_node_that_is_down_gives_nobody_time)
def the_time_of_each_node_is_given_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(duty, "outages", lambda duties: outages(duties[1:]))


@found_by(test_resting.test_whoever_was_not_waited_for_then_gets_nothing)
def everybody_gets_time(patch: pytest.MonkeyPatch) -> None:
    sound = running.time_given

    def generous(now: running.Running, down: int, up: int) -> running.Running:
        return sound(now, down + 10**6, up + 10**6)

    patch.setattr(running, "time_given", generous)


@found_by(test_stopping.test_each_may_change_their_mind_until_then)
def nobody_changes_their_mind(patch: pytest.MonkeyPatch) -> None:
    sound = Life.with_chair

    def stubborn(self: Life, seat: Seat, chair: Chair) -> Life:
        conceded = chair.conceded or self.chairs[seat].conceded
        return sound(self, seat, replace(chair, conceded=conceded))

    patch.setattr(Life, "with_chair", stubborn)


@found_by(test_stopping.test_those_who_left_are_not_waited_for)
@found_by(test_stopping.test_bots_are_not_asked_whether_to_stop)
def everybody_in_a_seat_must_agree_to_stop(patch: pytest.MonkeyPatch) -> None:
    def unless_all(life: Life) -> Life:
        if all(chair.conceded for chair in life.chairs):
            return replace(life, phase=Phase.FINISHED, stopped=True)
        return life

    patch.setattr(state, "_stopped_if_agreed", unless_all)


@found_by(test_stopping.test_nobody_loses_a_game_by_a_vote_while_away)
def those_who_are_away_are_outvoted(patch: pytest.MonkeyPatch) -> None:
    decides(patch, deeds.Concede, lambda at, who, _: log.Conceded(at.life.seat_of(who.actor) or 0))


@found_by(test_stopping.test_asking_twice_for_a_rematch_leads_to_the_same_table)
def each_rematch_is_another_table(patch: pytest.MonkeyPatch) -> None:
    decides(patch, deeds.Rematch, lambda at, who, deed: log.RematchOpened(deed.table))


@found_by(test_stopping.test_the_address_of_a_rematch_is_drawn_and_not_made_from_what_all_know)
def the_address_of_a_rematch_can_be_guessed(patch: pytest.MonkeyPatch) -> None:
    async def invite(self: Tables, at: LiveTable, person: deeds.Person, command: str) -> None:
        await self.do(at.id, person, command, deeds.Rematch(new_id(f"{at.id} rematch")))

    patch.setattr(Tables, "_invite", invite)


@found_by(test_stopping.test_a_rematch_invites_and_seats_nobody_unasked)
def a_rematch_seats_everybody(patch: pytest.MonkeyPatch) -> None:
    sound = Tables._seat_bots_again

    async def and_people(self: Tables, table: TableId, old: Life) -> None:
        await sound(self, table, old)
        for seat, chair in enumerate(old.chairs):
            if chair.player is not None:
                sit = deeds.Sit(seat, chair.name or "")
                await self._seat_again(table, seat, deeds.Person(chair.player), sit)

    patch.setattr(Tables, "_seat_bots_again", and_people)


@found_by(test_looking_on.test_each_sees_the_projection_for_their_own_eyes, game="flotsam")
def a_watcher_sees_with_the_eyes_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    def nosy(life: Life, player: str | None) -> Seat:
        return (None if player is None else life.seat_of(player)) or 0

    patch.setattr("houle.tables.viewing.viewer_of", nosy)


@found_by(test_looking_on.test_a_player_looks_back_with_the_own_eyes, game="flotsam")
@found_by(test_looking_on.test_after_the_end_all_eyes_are_there_for_anybody)
def any_eyes_may_be_used_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def any_eyes(life: Life, player: str | None, wanted: Any) -> Any:
        return frames.viewer_of(life, player) if wanted is None else wanted

    patch.setattr("houle.tables.viewing.chosen_viewer", any_eyes)


@found_by(test_listening.test_listening_again_after_any_place_gives_exactly_the_rest, more=1)
def a_listener_gets_the_latest_moment_only(patch: pytest.MonkeyPatch) -> None:
    sound = TableCache.moments

    async def latest(self: TableCache, at: LiveTable, first: int, last: int) -> list[FramedState]:
        return (await sound(self, at, first, last))[-1:]

    patch.setattr(TableCache, "moments", latest)


@found_by(test_listening.test_listening_again_after_any_place_gives_exactly_the_rest, more=36)
def what_is_no_longer_at_hand_is_left_out(patch: pytest.MonkeyPatch) -> None:
    async def at_hand(_: TableCache, at: LiveTable, first: int, last: int) -> list[FramedState]:
        return at.at_hand(first, last)

    patch.setattr(TableCache, "moments", at_hand)


@found_by(test_cache.test_long_games_that_nobody_listens_to_take_no_more_than_they_may)
def tables_are_weighed_as_if_they_had_just_been_opened(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(live, "ENTRY_BYTES", 0)
    patch.setattr(live, "MOMENT_BYTES", 0)


@found_by(test_cache.test_long_games_that_nobody_listens_to_take_no_more_than_they_may)
def no_table_has_to_go(patch: pytest.MonkeyPatch) -> None:
    def weigh(self: TableCache, at: LiveTable) -> None:
        self._idle[at.id] = at.weight

    patch.setattr(TableCache, "_weigh", weigh)


@found_by(test_cache.test_others_have_their_turns_while_somebody_looks_back_at_a_long_game)
def a_long_game_is_folded_in_one_go(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(cache, "AT_ONCE", 1000)


@found_by(test_cache.test_others_have_their_turns_while_a_row_of_moments_is_drawn)
def a_row_is_drawn_in_one_go(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.tables.viewing.FRAMED_AT_ONCE", 1000)


@found_by(test_cache.test_a_page_that_asks_for_what_came_before_has_each_entry_read_once)
def nothing_is_remembered_of_the_past(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Landmarks, "before", lambda *_: None)


@found_by(test_looking_on.test_a_row_of_moments_is_what_each_of_them_is)
def a_landmark_forgets_who_sits_there(patch: pytest.MonkeyPatch) -> None:
    sound = Landmarks.pass_by

    def forgetful(self: Landmarks, at: TableState) -> None:
        nobody = replace(at.life, chairs=(Chair(),) * len(at.life.chairs))
        sound(self, replace(at, shown=msgspec.Raw(msgspec.json.encode(lives.shown(nobody)))))

    patch.setattr(Landmarks, "pass_by", forgetful)


@found_by(test_listening.test_thousands_of_idle_listeners_are_not_woken_in_one_turn)
@found_by(test_listening.test_of_a_thousand_watchers_a_few_are_told_in_each_turn_and_players_first)
def all_who_listen_look_up_in_one_turn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.tables.bell.AT_ONCE", 10_000)


@found_by(test_listening.test_of_a_thousand_watchers_a_few_are_told_in_each_turn_and_players_first)
def whoever_came_first_is_told_first(patch: pytest.MonkeyPatch) -> None:
    def wake(self: LiveTable) -> None:
        waiters, self._waiters = self._waiters, {}
        self._bell.news(waiters)

    patch.setattr(LiveTable, "wake", wake)


@found_by(test_listening.test_of_a_thousand_watchers_a_few_are_told_in_each_turn_and_players_first)
def each_watcher_has_a_frame_made(patch: pytest.MonkeyPatch) -> None:
    sound = FramedState.frame

    def alone(self: FramedState, *eyes: Any) -> bytes:
        self.forget_frames()
        return sound(self, *eyes)

    patch.setattr(FramedState, "frame", alone)


@found_by(
    test_listening.test_listeners_hear_regularly_how_far_their_table_is,
    runs=True,
    elsewhere=True,
    rounds=RARE_BEAT_EVERY,
)
def a_phone_in_a_pocket_hears_every_beat(patch: pytest.MonkeyPatch) -> None:
    sound = LiveTable.heartbeat
    patch.setattr(LiveTable, "heartbeat", lambda self, **_: sound(self, rare=True))


@found_by(test_listening.test_what_hints_lost_the_caretaker_finds)
def lost_hints_stay_lost(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        """Look at nothing."""

    patch.setattr(TableCache, "catch_up", nothing)


@found_by(test_reliability.test_whoever_lets_time_run_out_has_half_of_it_where_they_sit_down_next)
def whoever_is_pressed_has_all_the_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.tables.clocks.LEAST_PRESSED", 10**9)


@found_by(test_reliability.test_whoever_lets_time_run_out_has_half_of_it_where_they_sit_down_next)
def a_decision_missed_presses_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.people.reliability.ENOUGH", 0)


@found_by(test_reliability.test_lists_say_whose_time_is_short_and_no_figure)
def lists_tell_nothing_of_short_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.tables.life._pressed", lambda _: ())


@found_by(test_lists.test_lists_tell_whose_time_is_short_while_others_may_sit_down, joinable=False)
def lists_tell_for_ever_whose_time_was_short(patch: pytest.MonkeyPatch) -> None:
    def all_of_them(life: Life) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(life.chairs) if chair.pressed)

    patch.setattr("houle.tables.life._pressed", all_of_them)


@found_by(test_any_run.test_any_run_of_deeds_comes_to_the_same_everywhere, block=3)
def a_node_has_another_time_than_the_log(patch: pytest.MonkeyPatch) -> None:
    sound = LiveTable.go_on

    def early(self: LiveTable, foreseen: TableState, at: int, *more: Any) -> bool:
        return sound(self, foreseen, at - 1, *more)

    patch.setattr(LiveTable, "go_on", early)


@found_by(test_any_run.test_any_run_of_deeds_comes_to_the_same_everywhere, block=3)
def states_share_their_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.kernel.tracked.TrackedTable.copy", lambda table: table)


@found_by(test_looking_on.test_each_sees_the_projection_for_their_own_eyes, game="flotsam")
def frames_are_made_for_the_first_viewer_alone(patch: pytest.MonkeyPatch) -> None:
    sound = live.FramedState.frame

    def one_for_all(self: FramedState, *eyes: Any) -> bytes:
        return next(iter(self._frames.values()), None) or sound(self, *eyes)

    patch.setattr(live.FramedState, "frame", one_for_all)


@found_by(test_lists.test_lists_tell_whose_turn_it_is_as_the_table_does, game="flotsam")
@found_by(test_lists.test_lists_tell_of_somebody_who_chooses_again)
def lists_stay_as_they_were_while_nobody_sits_down(patch: pytest.MonkeyPatch) -> None:
    sound = Fold.after

    def after(self: Fold, before: TableState, *more: Any) -> TableState:
        after = sound(self, before, *more)
        return replace(after, summary=before.summary) if after.life is before.life else after

    patch.setattr(Fold, "after", after)


@found_by(test_lists.test_lists_tell_which_tables_rest)
def lists_know_of_no_rest(patch: pytest.MonkeyPatch) -> None:
    sound = lives.summary
    patch.setattr(lives, "summary", lambda *at: replace(sound(*at), resting=False))


@found_by(test_lists.test_the_list_for_all_is_silent_where_nobody_may_look_on, watch=Watch.NOBODY)
def strangers_are_told_of_every_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_lists, "for_strangers", lambda listed: listed)


@found_by(test_holidays.test_the_clock_of_whoever_is_on_holiday_begins_when_it_is_over)
@found_by(test_holidays.test_whoever_plays_in_a_holiday_plays_and_is_waited_for_again)
def nobody_heeds_holidays(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        """Wait for nobody."""

    patch.setattr(holidays.Holidays, "heed", nothing)


@found_by(
    test_holidays.test_elsewhere_than_at_a_slow_pace_holidays_change_nothing, move_time=60_000
)
def holidays_hold_up_a_live_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deciding, "is_slow", lambda _: True)
    patch.setattr(turns, "is_live", lambda _: False)


@found_by(test_holidays.test_a_year_has_thirty_days_of_holiday)
def a_year_is_all_holiday(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(holidays, "MOST_DAYS", 365)


@found_by(test_talking.test_where_the_rules_of_a_game_speak_of_talking_they_come_first)
@found_by(test_writing.test_where_the_rules_of_a_game_come_first_nothing_is_written_while_it_runs)
def silence_is_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(speaking, "silence", lambda _: None)


@found_by(test_writing.test_nothing_is_written_at_a_table_that_strangers_find)
def people_write_anywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(speaking, "_by_link", lambda _: None)


@found_by(test_writing.test_nothing_is_written_before_all_who_have_a_seat_allow_it)
@found_by(test_writing.test_whoever_ends_it_ends_it_for_all_and_reads_nothing_any_more)
def one_who_allows_it_is_enough(patch: pytest.MonkeyPatch) -> None:
    def some(life: Life) -> bool:
        return any(chair.allows is not None for chair in life.kept)

    patch.setattr(speaking, "may_be_written_at", some)


@found_by(test_writing.test_whoever_leaves_a_running_game_allows_it_no_more_and_is_not_asked)
def whoever_left_is_asked_too(patch: pytest.MonkeyPatch) -> None:
    def all_of_them(life: Life) -> bool:
        return all(chair.allows is not None for chair in life.chairs if chair.player)

    patch.setattr(speaking, "may_be_written_at", all_of_them)


@found_by(test_writing.test_whoever_leaves_a_running_game_allows_it_no_more_and_is_not_asked)
def whoever_left_still_allows_it(patch: pytest.MonkeyPatch) -> None:
    sound = Fold.after

    def after(self: Fold, at: TableState, entry: log.AnyEntry, when: int | None) -> TableState:
        made = sound(self, at, entry, when)
        if not isinstance(entry, log.Left) or made.life.phase is not Phase.PLAYING:
            return made
        chair = replace(made.life.chairs[entry.seat], allows=1)
        return replace(made, life=made.life.with_chair(entry.seat, chair))

    patch.setattr(Fold, "after", after)


@found_by(test_writing.test_whoever_ends_it_ends_it_for_all_and_reads_nothing_any_more)
@found_by(test_writing.test_whoever_sits_down_later_reads_what_is_written_from_then_on)
def who_allows_it_reads_all_there_is(patch: pytest.MonkeyPatch) -> None:
    sound = SqlWritten.at

    async def all_of_it(self: SqlWritten, table: TableId, _: int) -> list[Words]:
        return await sound(self, table, 0)

    patch.setattr(SqlWritten, "at", all_of_it)


@found_by(test_writing.test_whoever_is_muted_is_not_read)
def the_muted_are_read(patch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: object) -> dict[str, object]:
        return {}

    patch.setattr(SqlMutes, "of", nobody)


@found_by(test_writing.test_what_cannot_be_shown_is_refused_and_what_can_is_cleaned)
def words_are_kept_as_they_come(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("houle.tables.tables.as_written", lambda words: words)


@found_by(test_writing.test_what_is_said_and_written_counts_together)
def what_is_written_is_not_counted(patch: pytest.MonkeyPatch) -> None:
    sound = state._talk_after

    def not_written(talk: Talk, entry: log.AnyEntry, at: int | None) -> Talk:
        return talk if isinstance(entry, log.Wrote) else sound(talk, entry, at)

    patch.setattr(state, "_talk_after", not_written)


@found_by(test_writing.test_it_is_in_no_frame_no_file_and_not_in_the_log)
def everybody_is_told_who_wrote(patch: pytest.MonkeyPatch) -> None:
    sound = state._happening

    def told(entry: log.AnyEntry) -> state.Happening:
        made = sound(entry)
        return replace(made, seat=entry.seat) if isinstance(entry, log.Wrote) else made

    patch.setattr(state, "_happening", told)


@found_by(test_writing.test_sent_twice_it_is_written_once)
def words_are_written_in_a_second_step(patch: pytest.MonkeyPatch) -> None:
    """Beside the log and not with it: whatever becomes of the entry, the words are there."""
    sound = Tables.do

    async def do(self: Tables, table: TableId, who: Who, command: str, deed: Deed) -> Done:
        done = await sound(self, table, who, command, deed)
        if isinstance(deed, deeds.Write) and isinstance(self._cache.log, SqliteStore):
            again = (done.seq, 0, who.actor, deed.words)
            await self._cache.log._writer.commit(
                lambda connection: connection.execute(
                    "INSERT OR REPLACE INTO written (table_id, seq, at, player_id, words)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (table, *again),
                ).fetchall()
            )
        return done

    patch.setattr(Tables, "do", do)


@found_by(test_talking.test_five_things_in_ten_seconds_are_enough_at_all_nodes_together)
def anybody_talks_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Talk, "is_enough", lambda *_: False)


@found_by(test_talking.test_whoever_has_no_seat_or_left_it_says_nothing_nor_does_a_bot)
def whoever_left_takes_the_seat_back_by_talking(patch: pytest.MonkeyPatch) -> None:
    def heard(at: TableState, who: Who, deed: deeds.Say) -> log.AnyEntry:
        return log.Said(at.life.seat_of(who.actor) or 0, deed.remark)

    decides(patch, deeds.Say, heard)


@found_by(test_talking.test_words_do_not_keep_a_host_who_does_nothing)
def words_keep_a_host(patch: pytest.MonkeyPatch) -> None:
    sound = Fold.after

    def after(self: Fold, *at: Any) -> TableState:
        after = sound(self, *at)
        return replace(after, stirred=after.seq)

    patch.setattr(Fold, "after", after)


@found_by(test_talking.test_to_say_something_is_a_touch)
def whoever_speaks_is_still_away(patch: pytest.MonkeyPatch) -> None:
    sound = state._touched_by

    def touched_by(life: Life, entry: log.AnyEntry) -> Seat | None:
        return None if isinstance(entry, log.Said) else sound(life, entry)

    patch.setattr(state, "_touched_by", touched_by)


@found_by(test_apart.test_neither_sits_down_where_the_other_sits, one=PEOPLE[0], other=PEOPLE[1])
@found_by(test_apart.test_whoever_asks_for_people_meets_others, one=PEOPLE[1], other=PEOPLE[0])
@found_by(test_apart.test_a_rematch_is_refused_to_whoever_comes_second)
def nobody_asks_who_is_apart(patch: pytest.MonkeyPatch) -> None:
    async def as_it_is(_: Tables, __: str | None, ___: Who, deed: Deed) -> Deed:
        return deed

    patch.setattr(Tables, "_heeding", as_it_is)


@found_by(test_apart.test_not_even_if_both_sit_down_at_once, one=PEOPLE[0], other=PEOPLE[1])
def whoever_loses_a_race_is_seated_as_decided_before(patch: pytest.MonkeyPatch) -> None:
    sound = deciding.decide
    first: dict[tuple[str, str], log.AnyEntry] = {}

    def once(at: TableState, who: Who, deed: Deed) -> log.AnyEntry:
        if not isinstance(deed, deeds.Sit):
            return sound(at, who, deed)
        key = at.life.table, who.actor
        if key not in first:
            first[key] = sound(at, who, deed)
        return first[key]

    patch.setattr("houle.tables.tables.decide", once)


@found_by(test_blocks.test_whoever_blocks_somebody_meets_them_no_more_until_they_undo_it)
def only_whoever_blocks_is_kept_apart(patch: pytest.MonkeyPatch) -> None:
    sound = SqlBlocks.apart_from

    async def one_way(self: SqlBlocks, player: str) -> frozenset[str]:
        return await sound(self, player) if await self.of(player) else frozenset()

    patch.setattr(SqlBlocks, "apart_from", one_way)


@found_by(test_blocks.test_whoever_blocks_somebody_meets_them_no_more_until_they_undo_it)
def lists_show_everybody_to_everybody(patch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> frozenset[str]:
        return frozenset()

    patch.setattr(SqlBlocks, "tables_apart", none)


@found_by(test_friends.test_a_link_holds_for_a_week_and_only_the_last_one_does)
def a_link_holds_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(friends, "LASTS", 100 * A_DAY)


@found_by(test_friends.test_nobody_is_friends_with_whom_they_do_not_meet)
def links_know_of_nobody_who_is_apart(patch: pytest.MonkeyPatch) -> None:
    async def anybody(self: friends.Friends, code: str, _: str | None) -> str | None:
        return await self._store.look_once(Purpose.FRIEND, digest_of(code))

    patch.setattr(friends.Friends, "meant", anybody)


@found_by(test_invitations.test_who_does_not_meet_is_not_invited_and_nobody_can_tell, blocks="Ada")
@found_by(test_invitations.test_who_does_not_meet_is_not_invited_and_nobody_can_tell, blocks="Ben")
@found_by(test_invitations.test_nobody_is_led_to_somebody_they_do_not_meet)
def invitations_are_shown_whoever_does_not_meet(patch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> frozenset[str]:
        return frozenset()

    begin = Invitations.__init__

    def careless(self: Invitations, *parts: Any) -> None:
        begin(self, *parts)
        self._apart = SimpleNamespace(apart_from=none)

    patch.setattr(Invitations, "__init__", careless)


@found_by(test_invitations.test_only_whoever_played_to_the_end_invites)
def anybody_invites_the_people_of_any_table(patch: pytest.MonkeyPatch) -> None:
    async def everybody(self: Invitations, table: TableId, _: str) -> tuple[str, ...]:
        return (await self._cache.take_fresh(table)).state.life.players

    patch.setattr(Invitations, "people_of", everybody)


@found_by(test_invitations.test_whoever_declines_is_asked_no_more_and_nobody_is_told)
def to_decline_changes_nothing(patch: pytest.MonkeyPatch) -> None:
    async def done(*_: object) -> bool:
        return True

    patch.setattr(Invitations, "decline", done)


@found_by(test_clubs.test_only_members_open_a_table_of_a_club_and_sit_down_there)
@found_by(test_clubs.test_whoever_belongs_no_more_keeps_a_seat_and_takes_no_other)
@found_by(test_clubs.test_whoever_belongs_no_more_opens_no_table_of_the_club_by_a_rematch)
@found_by(test_people_clubs.test_a_clubs_tables_are_on_its_page_and_for_its_members)
def anybody_belongs_to_any_club(patch: pytest.MonkeyPatch) -> None:
    class Everything(frozenset[str]):
        def __contains__(self, _: object) -> bool:
            return True

    async def all_of_them(*_: object) -> frozenset[str]:
        return Everything()

    patch.setattr(Tables, "_clubs_of", all_of_them)


@found_by(test_clubs.test_whoever_claims_to_belong_is_not_believed)
def whoever_claims_to_belong_does(patch: pytest.MonkeyPatch) -> None:
    async def believed(_: Tables, __: str | None, ___: Who, deed: Deed) -> Deed:
        return deed

    patch.setattr(Tables, "_heeding", believed)


@found_by(test_clubs.test_a_rematch_is_a_table_of_the_same_club)
def a_rematch_is_nobodys(patch: pytest.MonkeyPatch) -> None:
    sound = lives.opened

    def forgetful(table: TableId, entry: log.Opened, at: int) -> Life:
        return sound(table, replace(entry, club=None) if entry.rematch_of else entry, at)

    patch.setattr(lives, "opened", forgetful)


@found_by(test_clubs.test_no_list_of_the_house_has_a_table_of_a_club, listed=True)
def a_clubs_table_is_listed_if_somebody_asks_for_it(patch: pytest.MonkeyPatch) -> None:
    sound = opening.checked

    def as_asked(deed: deeds.Open) -> Any:
        setting, version = sound(deed)
        return replace(setting, listed=deed.setting.listed), version

    patch.setattr(opening, "checked", as_asked)


@found_by(test_people_clubs.test_only_the_keepers_latest_link_works)
@found_by(
    test_people_clubs.test_the_keeper_removes_somebody_who_does_not_come_back_by_the_same_link
)
def every_member_keeps_the_club(patch: pytest.MonkeyPatch) -> None:
    async def whoever(self: Clubs, _: str, club: str) -> Any:
        return await self._store.members(club)

    patch.setattr(Clubs, "_kept_by", whoever)


@found_by(
    test_people_clubs.test_the_keeper_removes_somebody_who_does_not_come_back_by_the_same_link
)
def the_link_stays_when_somebody_is_removed(patch: pytest.MonkeyPatch) -> None:
    async def stays(*_: object) -> None:
        """As it was."""

    patch.setattr(SqlClubs, "renew", stays)


@found_by(test_people_clubs.test_members_who_do_not_meet_find_no_table_of_each_other)
def a_club_shows_all_its_tables_to_all(patch: pytest.MonkeyPatch) -> None:
    async def all_of_them(self: Clubs, _: str, club: str) -> Any:
        return [one.listed for one in await self._store.tables(club, 50)]

    patch.setattr(Clubs, "tables", all_of_them)


@found_by(
    test_club_standings.test_what_members_played_to_the_end_at_the_clubs_tables_counts,
)
def games_against_bots_alone_count_in_a_club(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(club_standings, "COMPANY", 1)


@found_by(lambda _: test_club_standings.test_most_wins_first_and_equals_share_a_place())
def equals_have_places_of_their_own(patch: pytest.MonkeyPatch) -> None:
    sound = placing._placed

    def one_by_one(tallies: Any) -> Any:
        return [replace(one, place=at) for at, one in enumerate(sound(tallies), 1)]

    patch.setattr(placing, "_placed", one_by_one)


@found_by(test_evenings.test_from_its_time_on_a_member_opens_the_table_and_all_find_it)
def a_table_is_opened_for_any_evening_at_any_time(patch: pytest.MonkeyPatch) -> None:
    async def anyway(*_: object) -> None:
        """It will do."""

    patch.setattr(Evenings, "check_begins", anyway)


@found_by(test_evenings.test_whoever_planned_it_and_the_keeper_call_it_off)
def anybody_calls_an_evening_off(patch: pytest.MonkeyPatch) -> None:
    async def off(self: Evenings, _: str, __: str, evening: str) -> bool:
        await self._store.call_off(evening)
        return True

    patch.setattr(Evenings, "call_off", off)


@found_by(test_taking_over.test_the_seat_is_theirs_from_the_next_round_on)
def nobody_ever_gets_the_seat_that_a_bot_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "_handed_over", lambda life, runs: (life, runs))


@found_by(test_taking_over.test_the_seat_is_theirs_from_the_next_round_on)
@found_by(test_taking_over.test_until_then_they_see_what_a_watcher_sees)
def whoever_comes_plays_on_in_the_middle_of_a_round(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(find_game("flotsam"), "round_begins", lambda *_: True)


@found_by(test_taking_over.test_before_the_first_move_the_seat_is_theirs_at_once)
def a_seat_that_may_pass_at_once_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    sound = state._handed_over

    def late(life: Life, runs: Any) -> Any:
        return (life, runs) if runs is not None and not runs.plays else sound(life, runs)

    patch.setattr(state, "_handed_over", late)


@found_by(test_taking_over.test_everybody_is_told_at_which_moment_they_take_over)
def nobody_is_told_who_takes_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "_with_heirs", lambda happening, *_: happening)


@found_by(test_taking_over.test_a_table_whose_host_wants_bots_keeps_them)
@found_by(test_taking_over.test_a_game_without_rounds_has_no_seat_to_be_had)
@found_by(test_taking_over.test_in_the_last_round_it_is_too_late)
@found_by(test_taking_over.test_where_nobody_may_look_on_nobody_waits_for_a_seat)
@found_by(test_taking_over.test_where_nobody_is_there_nobody_waits_for_a_round)
def every_bots_seat_is_to_be_had(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "to_be_had", tuple(range(9)))


@found_by(test_taking_over.test_nobody_takes_two_seats_nor_one_that_a_person_has)
@found_by(test_taking_over.test_whoever_was_removed_takes_no_bots_seat)
@found_by(test_taking_over.test_whoever_is_blocked_does_not_come_nor_where_such_a_one_comes)
def anybody_takes_a_bots_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sitting, "may_sit_down", lambda *_: None)


@found_by(test_taking_over.test_whoever_is_blocked_does_not_come_nor_where_such_a_one_comes)
@found_by(test_taking_over.test_they_may_change_their_mind)
def whoever_comes_counts_only_once_they_sit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "company", property(lambda life: life.players))


@found_by(test_taking_over.test_of_all_who_ask_at_once_one_gets_the_seat)
def a_seat_is_promised_to_all_who_ask(patch: pytest.MonkeyPatch) -> None:
    def promised(at: TableState, who: Who, deed: deeds.TakeOver) -> log.AnyEntry:
        return log.WillSit(deed.seat, who.actor, deed.name, Animal.CRAB)

    decides(patch, deeds.TakeOver, promised)


@found_by(test_taking_over.test_if_it_ends_before_they_never_sat_there)
def whoever_waited_for_a_seat_played_after_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "without_heirs", lambda life: life)


@found_by(test_taking_over.test_if_it_ends_before_they_never_sat_there)
def the_end_tells_who_would_have_come(patch: pytest.MonkeyPatch) -> None:
    def all_of_them(happening: state.Happening, before: Life, _: Life) -> state.Happening:
        promised = [seat for seat, chair in enumerate(before.chairs) if chair.heir]
        return replace(
            happening, taken_over=tuple(state.TakenOver(seat, "random") for seat in promised)
        )

    patch.setattr(state, "_with_heirs", all_of_them)


@found_by(test_taking_over.test_whoever_changed_it_is_promised_no_seat_there_again)
def whoever_comes_may_change_their_mind_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "with_seat_declined", lambda life, seat: life.with_heir(seat, None))


@found_by(test_taking_over.test_while_somebody_is_coming_bots_play_on_though_everybody_got_up)
@found_by(test_taking_over.test_a_table_that_rests_goes_on_to_the_round_once_all_who_played_got_up)
def who_is_coming_waits_for_a_round_that_nobody_plays(patch: pytest.MonkeyPatch) -> None:
    def rests(life: Life) -> bool:
        return life.phase is Phase.PLAYING and (life.resting or not life.kept)

    patch.setattr(Life, "rests", property(rests))


@found_by(test_taking_over.test_whoever_asks_for_another_game_does_not_come_any_more)
def a_promise_holds_beside_another_game(patch: pytest.MonkeyPatch) -> None:
    def of_this_game(at: TableState, _: str, game: str) -> bool:
        return at.life.setting.game == game

    patch.setattr("houle.tables.meeting._holds", of_this_game)


@found_by(test_taking_over.test_they_have_all_the_time_for_their_first_move)
def the_bots_time_goes_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(running, "waits_anew", lambda runs, seat: runs)


@found_by(test_taking_over.test_whoever_is_erased_meanwhile_leaves_no_name_behind)
def the_name_of_who_is_coming_stays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Life, "without_name_of", lambda life, _: life)


@found_by(test_taking_over.test_what_the_bot_did_is_neither_compared_nor_held_against_them)
def moves_of_the_bot_before_were_missed(patch: pytest.MonkeyPatch) -> None:
    sound = results._Reading.of_seat

    def theirs(self: Any, seat: Seat) -> list[Any]:
        assert self.state is not None
        player = self.state.life.chairs[seat].player
        return [replace(one, player=player) for one in sound(self, seat)]

    patch.setattr(results._Reading, "of_seat", theirs)


@found_by(test_taking_over.test_whoever_plays_at_one_such_table_is_brought_there)
@found_by(test_taking_over.test_whoever_asks_at_two_tables_at_once_has_one_seat)
def whoever_takes_a_bots_seat_may_have_others(patch: pytest.MonkeyPatch) -> None:
    async def nowhere(*_: object) -> None:
        """As if nobody sat anywhere."""

    patch.setattr(Meeting, "_one_seat", nowhere)
