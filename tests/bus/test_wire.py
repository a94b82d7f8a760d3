"""What comes over the bus is believed only if it makes sense."""

import pytest

from houle.bus.wire import (
    decode_here,
    decode_job,
    decode_seq,
    encode_here,
    encode_job,
    encode_seq,
    is_again,
)
from houle.tables.ports import Here, Hint

NO_SEQ = [b"", b"-1", b"+1", b" 1", b"1.5", b"x", b"\xff\xfe", "٣".encode(), b"9" * 19]
NO_JOB = [
    b"",
    b"[]",
    b'["t1"]',
    b'["t1",-1]',
    b'["t1","1"]',
    b'["t1",1.5]',
    b'["*",1]',
    b'["a.b",1]',
    b'["",1]',
    b'["\xff",1]',
    b'{"table":"t1","seq":1}',
    b"[" * 5000,
    b'["t1",' + b"9" * 400 + b"]",
]
NO_HERE = [
    b"",
    b"7",
    b"[]",
    b'["n1"]',
    b'["n1",[-1]]',
    b'["n1",[64]]',
    b'["n1",["1"]]',
    b'["*",[1]]',
    b'["",[1]]',
    b'["n1",[' + b",".join([b"1"] * 65) + b"]]",
    b'["\xff",[1]]',
]


@pytest.mark.parametrize("seq", [0, 1, 10**17])
def test_a_seq_comes_as_it_was_sent(seq: int) -> None:
    assert decode_seq(encode_seq(seq)) == seq


@pytest.mark.parametrize("seq", [0, 1, 10, 10**16])
def test_what_was_told_before_says_so_and_is_the_same_number(seq: int) -> None:
    again, told = encode_seq(seq, again=True), encode_seq(seq)
    assert decode_seq(again) == seq
    assert is_again(again)
    assert not is_again(told)


def test_a_job_comes_as_it_was_sent() -> None:
    assert decode_job(encode_job(Hint("t-1_A", 12))) == Hint("t-1_A", 12)


@pytest.mark.parametrize("payload", NO_SEQ)
def test_no_seq_is_made_of_nonsense(payload: bytes) -> None:
    assert decode_seq(payload) is None


@pytest.mark.parametrize("payload", NO_JOB)
def test_no_job_is_made_of_nonsense(payload: bytes) -> None:
    assert decode_job(payload) is None


@pytest.mark.parametrize("seats", [(), (0,), (0, 5)])
def test_who_is_there_comes_as_it_was_sent(seats: tuple[int, ...]) -> None:
    here = Here("t1", "n1", seats)
    assert decode_here("t1", encode_here(here)) == here
    assert decode_seq(encode_here(here)) is None, "both come by the same subject"


@pytest.mark.parametrize("payload", NO_HERE)
def test_nobody_is_there_by_nonsense(payload: bytes) -> None:
    assert decode_here("t1", payload) is None
