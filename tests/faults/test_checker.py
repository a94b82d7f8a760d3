"""Every broken promise is recognised, and a history in good order is not called broken."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from houle.kernel import KeyedChance, Seat
from houle.tables import entries as log
from houle.tables.fair import Seed, commitment
from houle.tables.frames import viewer_of
from houle.tables.gamefile import write_file
from houle.tables.gamefiles import game_file
from houle.tables.live import FramedState, LiveTable, replayed
from houle.tables.ports import Logged, Phase
from houle.tables.state import Fold
from tests.faults.checker import check_table
from tests.faults.findings import Report, Wrong
from tests.faults.history import (
    AnyEvent,
    Fail,
    Filed,
    History,
    Info,
    Ok,
    Sent,
    Shown,
    digest_of,
    read_history,
)
from tests.faults.nemesis import KILLS, PAUSES, schedule

TABLE = "a-table"
SEED = sha256(b"a seed").digest()
MOANA, KAI = "moana", "kai"
PEOPLE = (MOANA, KAI)


class Story:
    """A table that was played in good order, to be spoiled by a test."""

    def __init__(
        self,
        game: str = "flotsam",
        most: int | None = None,
        watch: log.Watch = log.Watch.ANYONE,
    ) -> None:
        fold = Fold(TABLE, Seed(SEED), KeyedChance)
        promised = commitment(Seed(SEED), TABLE, game, 1)
        setting = log.Setting(game, 2, msgspec.Raw(b"{}"), watch=watch)
        opened = log.Opened(setting, 1, promised, MOANA)
        self.events: list[AnyEvent] = []
        self.entries = [Logged(1, 1000, MOANA, "opening", log.encode_entry(opened))]
        self._attempts, self._clock = count(1), count(1000, 10)
        self._live = LiveTable(TABLE, fold, self.entries)
        self.ask(MOANA, "open", "c0", 1)
        self.write(MOANA, "opening-sit", log.Sat(0, MOANA, "Moana"))
        self.do(KAI, "sit", "c0", log.Sat(1, KAI, "Kai"))
        self.do(MOANA, "start", "c1", log.Started())
        self._play(most)
        self._show_all()

    @property
    def seq(self) -> int:
        return len(self.entries)

    def ask(self, by: str, deed: str, command: str, seq: int) -> None:
        """A request that is acknowledged."""
        number = next(self._attempts)
        self.events.append(Sent(next(self._clock), number, by, deed, command))
        self.events.append(Ok(next(self._clock), number, TABLE, seq))

    def refuse(self, by: str, command: str, reason: str, deed: str = "moves") -> None:
        number = next(self._attempts)
        self.events.append(Sent(next(self._clock), number, by, deed, command))
        self.events.append(Fail(next(self._clock), number, reason))

    def lose(self, by: str, command: str, deed: str = "moves") -> None:
        """A request of which nothing is heard any more."""
        number = next(self._attempts)
        self.events.append(Sent(next(self._clock), number, by, deed, command))
        self.events.append(Info(next(self._clock), number, "cut"))

    def do(self, by: str, deed: str, command: str, entry: log.AnyEntry) -> None:
        self.write(by, command, entry)
        self.ask(by, deed, command, self.seq)

    def check(self, healed_at: int | None = None) -> Report:
        return check_table(TABLE, self.events, self.entries, SEED, healed_at)

    def wrongs(self, healed_at: int | None = None) -> set[Wrong]:
        return {finding.wrong for finding in self.check(healed_at).findings}

    def place(self, of: type[AnyEvent], nth: int = 5) -> int:
        """Where the nth event of a kind stands, counted from the end."""
        return [n for n, event in enumerate(self.events) if isinstance(event, of)][-nth]

    def change(self, of: type[AnyEvent], **values: object) -> None:
        place = self.place(of)
        self.events[place] = msgspec.structs.replace(self.events[place], **values)

    def moments(self) -> list[FramedState]:
        return list(replayed(Fold(TABLE, Seed(SEED), KeyedChance), self.entries))

    def cut_log(self, entries: int) -> None:
        """Lose the end of the log."""
        del self.entries[-entries:]

    def write(self, by: str, command: str, entry: log.AnyEntry) -> None:
        seq = self.seq + 1
        logged = Logged(seq, 1000 + seq, by, command, log.encode_entry(entry))
        self.entries.append(logged)
        self._live.take_in([logged])

    def next_move(self) -> tuple[Seat, msgspec.Raw]:
        """One that could be made now."""
        running = self._live.state.running
        assert running is not None
        seat = running.waited_for[0]
        move = running.game.moves(running.table, seat)[0]
        return seat, msgspec.Raw(msgspec.json.encode(move))

    def _play(self, most: int | None) -> None:
        chance = Random(7)  # noqa: S311
        while self._live.state.life.phase is Phase.PLAYING and (most is None or self.seq < most):
            running = self._live.state.running
            assert running is not None
            seat = running.waited_for[0]
            move = chance.choice(list(running.game.moves(running.table, seat)))
            entry = log.Played(seat, msgspec.Raw(msgspec.json.encode(move)))
            self.do(PEOPLE[seat], "moves", f"m{self.seq}", entry)

    def _show_all(self) -> None:
        moments = self.moments()
        for by in PEOPLE:
            for moment in moments:
                frame = moment.frame(viewer_of(moment.state.life, by))
                seq = moment.state.seq
                self.events.append(Shown(next(self._clock), by, seq, digest_of(frame)))
        state = moments[-1].state
        if state.life.phase is Phase.FINISHED:
            text = write_file(game_file(self.entries, state, SEED)).decode()
            self.events.append(Filed(next(self._clock), text))


@pytest.fixture
def story() -> Story:
    return Story()


def test_a_game_in_good_order_is_called_so(story: Story) -> None:
    report = story.check(healed_at=0)
    assert report.findings == []
    assert report.counts.moves == story.seq - 4
    assert (report.counts.finished, report.counts.verified, report.counts.tables) == (1, 1, 1)
    assert (report.counts.streams, report.counts.frames) == (2, 2 * story.seq)
    assert report.counts.longest == 10


def test_requests_sent_again_and_lost_answers_are_in_good_order(story: Story) -> None:
    seq = story.seq
    story.ask(KAI if story.entries[-1].actor == KAI else MOANA, "moves", f"m{seq - 1}", seq)
    story.lose(MOANA, f"m{seq - 1}x")
    story.refuse(MOANA, "x1", "turn-is-over")
    story.lose(MOANA, "x2", "take-back")
    story.refuse(MOANA, "x2", "nothing-to-take-back", "take-back")
    assert story.wrongs() == set()


def test_an_acknowledged_move_that_the_log_lacks_is_lost(story: Story) -> None:
    story.cut_log(1)
    assert Wrong.LOST in story.wrongs()


def test_an_acknowledged_opening_without_a_log_is_lost(story: Story) -> None:
    story.entries.clear()
    assert Wrong.LOST in story.wrongs()


def test_a_rematch_that_the_log_lacks_is_lost(story: Story) -> None:
    story.ask(MOANA, "rematch", "r1", 1)
    assert story.wrongs() == {Wrong.LOST}


def test_a_rematch_may_be_asked_for_by_several_and_is_written_once(story: Story) -> None:
    entry = log.encode_entry(log.RematchOpened(TABLE))
    story.ask(MOANA, "rematch", "r1", 1)
    story.ask(KAI, "rematch", "r1", 1)
    story.entries.append(Logged(story.seq + 1, 9000, MOANA, "r1", entry))
    assert story.wrongs() == set()
    other = log.encode_entry(log.RematchOpened("another"))
    story.entries.append(Logged(story.seq + 1, 9000, KAI, "r1", other))
    assert story.wrongs() == {Wrong.DUPLICATED}


def test_a_command_that_stands_in_the_log_twice_is_found(story: Story) -> None:
    story.entries[-1] = msgspec.structs.replace(
        story.entries[-1], actor=story.entries[-2].actor, command=story.entries[-2].command
    )
    assert Wrong.DUPLICATED in story.wrongs()


def test_a_hole_in_the_log_is_found(story: Story) -> None:
    del story.entries[10]
    assert Wrong.HOLE_IN_LOG in story.wrongs()


def test_an_answer_that_names_another_place_is_found(story: Story) -> None:
    story.change(Ok, seq=7)
    assert Wrong.REORDERED in story.wrongs()


def test_a_repeated_command_that_gets_another_answer_is_found(story: Story) -> None:
    last = story.entries[-1]
    story.ask(last.actor, "moves", last.command, story.seq - 1)
    assert Wrong.ANSWERED_OTHERWISE in story.wrongs()


def test_a_command_that_is_acknowledged_and_then_refused_is_found(story: Story) -> None:
    last = story.entries[-1]
    story.refuse(last.actor, last.command, "not-running")
    assert story.wrongs() == {Wrong.ANSWERED_OTHERWISE}


def test_what_was_written_before_it_was_asked_for_is_found(story: Story) -> None:
    """Acknowledged first, yet asked for only when a later place was known."""
    place = story.place(Sent)
    pair = story.events[place : place + 2]
    del story.events[place : place + 2]
    story.events += pair
    assert story.wrongs() == {Wrong.REORDERED}


def test_a_refused_command_that_was_carried_out_is_found(story: Story) -> None:
    place = story.place(Ok)
    ok = story.events[place]
    assert isinstance(ok, Ok)
    story.events[place] = Fail(ok.at, ok.attempt, "not-a-move")
    assert story.wrongs() == {Wrong.REFUSED_YET_DONE}


def test_a_refusal_counts_only_if_nothing_else_was_under_way(story: Story) -> None:
    place = story.place(Ok)
    ok = story.events[place]
    assert isinstance(ok, Ok)
    sent = story.events[place - 1]
    assert isinstance(sent, Sent)
    story.events[place] = Info(ok.at, ok.attempt, "no answer")
    story.refuse(sent.by, sent.command, "nothing-to-take-back")
    assert story.wrongs() == set()
    story.refuse(sent.by, sent.command, "turn-is-over")
    assert story.wrongs() == {Wrong.REFUSED_YET_DONE}


def test_an_entry_that_nobody_asked_for_is_found(story: Story) -> None:
    place = story.place(Sent)
    del story.events[place : place + 2]
    assert story.wrongs() == {Wrong.NOBODY_ASKED}


def test_a_hole_in_a_stream_is_found(story: Story) -> None:
    del story.events[story.place(Shown)]
    assert story.wrongs() == {Wrong.HOLE_IN_STREAM}


def test_a_frame_shown_twice_is_found(story: Story) -> None:
    place = story.place(Shown)
    story.events.insert(place, story.events[place])
    assert story.wrongs() == {Wrong.HOLE_IN_STREAM}


def test_a_resync_explains_nothing_unless_the_stream_was_far_behind(story: Story) -> None:
    place = story.place(Shown)
    story.events[place + 1] = msgspec.structs.replace(story.events[place + 1], resync=True)
    del story.events[place]
    report = story.check()
    assert {finding.wrong for finding in report.findings} == {Wrong.HOLE_IN_STREAM}
    assert report.counts.resyncs == 1


def test_a_frame_that_differs_from_the_log_is_found(story: Story) -> None:
    story.change(Shown, digest=digest_of(b"something else"))
    assert story.wrongs() == {Wrong.SHOWN_OTHERWISE}


def test_a_frame_for_other_eyes_is_found(story: Story) -> None:
    moment = story.moments()[-5]
    story.change(Shown, digest=digest_of(moment.frame(0)))
    assert story.wrongs() == {Wrong.SHOWN_OTHERWISE}


def test_a_frame_for_somebody_who_may_see_nothing_is_found() -> None:
    """By the log they never sat down, and nobody may look on."""
    story = Story(most=20, watch=log.Watch.NOBODY)
    assert story.wrongs() == set()
    frame = story.moments()[4].frame(1)
    shown = [Shown(9000 + seq, "lani", seq, digest_of(frame)) for seq in range(1, 21)]
    story.events += shown
    assert story.wrongs() == {Wrong.SHOWN_OTHERWISE}


def test_a_frame_that_was_never_written_is_found() -> None:
    story = Story(most=20)
    story.cut_log(2)
    assert {Wrong.SHOWN_UNWRITTEN, Wrong.LOST} <= story.wrongs()


def test_a_stream_that_ends_before_the_game_is_found(story: Story) -> None:
    del story.events[story.place(Shown, 1)]
    assert story.wrongs() == {Wrong.NEVER_SHOWN}


def test_a_table_that_does_not_go_on_after_healing_is_found() -> None:
    story = Story(most=20)
    assert story.wrongs(healed_at=0) == set()
    assert story.wrongs(healed_at=10**9) == {Wrong.STUCK}


def test_a_log_that_cannot_be_played_again_is_found(story: Story) -> None:
    entry = log.encode_entry(log.TakenBack(0, 2))
    story.entries[-2] = msgspec.structs.replace(story.entries[-2], entry=entry)
    assert Wrong.UNREADABLE in story.wrongs()


def test_another_seed_than_the_promised_one_does_not_verify(story: Story) -> None:
    report = check_table(TABLE, story.events, story.entries, sha256(b"other").digest(), None)
    wrongs = {finding.wrong for finding in report.findings}
    assert wrongs & {Wrong.UNFAIR, Wrong.UNREADABLE}


def test_another_game_than_the_one_in_the_log_is_found(story: Story) -> None:
    filed = story.events[-1]
    assert isinstance(filed, Filed)
    story.events[-1] = msgspec.structs.replace(filed, text=filed.text.replace("Kai", "Lani"))
    assert story.wrongs() == {Wrong.UNFAIR}


def at_a_clocked_table(*deeds: log.AnyEntry) -> Story:
    """A game that has just begun, and what the house does there; nobody listens."""
    story = Story(most=5)
    story.events = [event for event in story.events if not isinstance(event, Shown)]
    for number, entry in enumerate(deeds):
        story.write("clock", f"clock-{number}", entry)
    return story


def test_a_table_may_rest_and_get_time_back() -> None:
    given = [log.TimeGiven(900, 950), log.TimeGiven(960, 1000)]
    assert at_a_clocked_table(*given, log.Rested()).wrongs() == set()


@pytest.mark.parametrize(
    "deeds",
    [
        (log.Rested(), log.Rested()),
        (log.Rested(), log.StoodIn(0, "player", once=True)),
    ],
    ids=["rests-twice", "stands-in"],
)
def test_whatever_is_done_for_people_at_rest_is_found(deeds: tuple[log.AnyEntry, ...]) -> None:
    assert at_a_clocked_table(*deeds).wrongs() == {Wrong.AT_REST}


def test_a_move_for_somebody_at_rest_is_found() -> None:
    story = at_a_clocked_table(log.Rested())
    seat, move = story.next_move()
    story.write(f"bot:{seat}", "move", log.Played(seat, move, by_bot=True))
    assert story.wrongs() == {Wrong.AT_REST}


@pytest.mark.parametrize(
    "deeds",
    [
        (log.TimeGiven(900, 950), log.TimeGiven(900, 950)),
        (log.TimeGiven(900, 950), log.TimeGiven(940, 960)),
        (log.TimeGiven(900, 9000),),
        (log.TimeGiven(950, 900),),
        (log.Rested(), log.TimeGiven(900, 950)),
    ],
    ids=["twice", "overlapping", "not-passed-yet", "backwards", "at-rest"],
)
def test_time_that_is_given_wrongly_is_found(deeds: tuple[log.AnyEntry, ...]) -> None:
    assert at_a_clocked_table(*deeds).wrongs() == {Wrong.TIME_GIVEN_WRONGLY}


def test_findings_never_repeat_a_move(story: Story) -> None:
    moves = [bytes(entry.entry) for entry in story.entries if b'"played"' in entry.entry]
    story.cut_log(3)
    said = "\n".join(finding.detail for finding in story.check().findings)
    assert said
    assert not any(move.decode() in said for move in moves)


def test_a_history_is_read_as_it_was_written(tmp_path: Path, story: Story) -> None:
    history = History(tmp_path)
    _note(history, story.events[:3])
    history.call(TABLE)
    _note(history, story.events[3:])
    history.close()
    _note(history, story.events[:1])
    assert read_history(tmp_path / f"{TABLE}.jsonl") == [*story.events, story.events[0]]


def _note(history: History, events: Sequence[AnyEvent]) -> None:
    for event in events:
        history.note(event)


def test_the_same_seed_gives_the_same_faults_and_every_kind_of_them() -> None:
    first, again = (schedule(Random("7"), 2.0) for _ in range(2))  # noqa: S311
    faults = [next(first) for _ in range(100)]
    assert faults == [next(again) for _ in range(100)]
    assert {fault.kind for fault in faults if fault.kills} == set(KILLS)
    assert {fault.kind for fault in faults if not fault.kills} == set(PAUSES)
