"""The judge of a rolling restart: what people may see, and each thing that nobody should."""

import pytest

from tests.proxies.judge import Heard, Listener, Move, Seen, Wrong, judge, told

TABLE = "t1"
MOVES = [Move(TABLE, seq, due=float(seq), answered=seq + 0.02) for seq in range(5, 15)]


def listener(*seqs: int, late: float = 0.03) -> Listener:
    """Somebody who heard of these entries, each that much after its move was due."""
    return Listener(TABLE, [Heard(seq, seq + late) for seq in seqs])


def seen(*listeners: Listener) -> Seen:
    """Ten moves in ten seconds, and those who listened."""
    return Seen(moves=list(MOVES), listeners=list(listeners))


def wrongs(found: Seen, wanted: int = len(MOVES)) -> set[Wrong]:
    return {finding.wrong for finding in judge(found, wanted)}


def test_everything_was_answered_and_everybody_saw_it() -> None:
    assert wrongs(seen(listener(*range(4, 15)), listener(*range(4, 15)))) == set()


def test_a_stream_that_ended_in_good_order_and_was_resumed_is_nothing_wrong() -> None:
    found = seen(listener(*range(4, 15)))
    found.resumed = 7
    assert wrongs(found) == set()


def test_who_came_later_need_not_have_seen_what_was_before() -> None:
    assert wrongs(seen(listener(*range(4, 15)), listener(*range(10, 15)))) == set()


@pytest.mark.parametrize("error", ["a request: status 502", "a stream: ReadError"])
def test_an_error_counts_even_if_a_client_tries_again(error: str) -> None:
    found = seen(listener(*range(4, 15)))
    found.errors.append(error)
    assert wrongs(found) == {Wrong.ERROR}


def test_a_refused_deed_is_wrong() -> None:
    found = seen(listener(*range(4, 15)))
    found.refused.append("moves: malformed")
    assert wrongs(found) == {Wrong.REFUSED}


def test_a_stream_without_resuming_leaves_entries_out() -> None:
    without_nine = [*range(4, 9), *range(10, 15)]
    assert wrongs(seen(listener(*without_nine))) == {Wrong.GAP, Wrong.UNSEEN}


def test_an_entry_that_comes_twice_is_wrong() -> None:
    assert wrongs(seen(listener(*range(4, 10), *range(9, 15)))) == {Wrong.GAP}


def test_entries_in_another_order_are_wrong() -> None:
    assert wrongs(seen(listener(4, 5, 7, 6, *range(8, 15)))) == {Wrong.GAP}


def test_a_stream_that_stays_silent_is_wrong() -> None:
    assert wrongs(seen(listener(*range(4, 15)), listener(*range(4, 12)))) == {Wrong.UNSEEN}


def test_a_buffered_stream_comes_late() -> None:
    assert wrongs(seen(listener(*range(4, 15), late=3.1))) == {Wrong.STALL}
    assert wrongs(seen(listener(*range(4, 15), late=2.9))) == set()


def test_an_answer_that_takes_long_is_wrong() -> None:
    found = seen(listener(*range(4, 15)))
    found.moves[3] = Move(TABLE, 8, due=8.0, answered=11.5)
    assert wrongs(found) == {Wrong.STALL}


def test_hardly_any_load_proves_nothing() -> None:
    assert wrongs(seen(listener(*range(4, 15))), wanted=12) == {Wrong.TOO_FEW}


def test_what_is_wrong_is_told_by_kind_with_its_number() -> None:
    found = seen(listener(*range(4, 15)))
    found.errors += ["a request: status 502"] * 3 + ["a stream: ReadError"]
    [line] = told(judge(found, len(MOVES)))
    assert line == "an error: 4 times: a request: status 502 (3), a stream: ReadError (1)"
