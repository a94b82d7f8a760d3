"""What comes over the bus is believed only if it makes sense."""

import pytest

from houle.bus.wire import decode_job, decode_seq, encode_job, encode_seq
from houle.tables.ports import Hint

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


@pytest.mark.parametrize("seq", [0, 1, 10**17])
def test_a_seq_comes_as_it_was_sent(seq: int) -> None:
    assert decode_seq(encode_seq(seq)) == seq


def test_a_job_comes_as_it_was_sent() -> None:
    assert decode_job(encode_job(Hint("t-1_A", 12))) == Hint("t-1_A", 12)


@pytest.mark.parametrize("payload", NO_SEQ)
def test_no_seq_is_made_of_nonsense(payload: bytes) -> None:
    assert decode_seq(payload) is None


@pytest.mark.parametrize("payload", NO_JOB)
def test_no_job_is_made_of_nonsense(payload: bytes) -> None:
    assert decode_job(payload) is None
