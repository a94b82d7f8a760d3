"""The client of the load trials reads what a node says, however it is cut up on the way."""

import pytest

from tools.load.lines import Line, Stream

HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n"
PIECES = [b"retry: 500\n\nid: 7\nevent: frame\ndata: {}\n\n", b'event: beat\ndata: {"seq":7}\n\n']
STREAMED = HEAD + b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in PIECES)
ANSWERED = b"HTTP/1.1 409 Conflict\r\ncontent-length: 11\r\n\r\n" + b'{"seq":123}'


def nothing() -> None:
    raise AssertionError("nothing was lost")


@pytest.mark.parametrize("size", [1, 2, 7, 50, len(STREAMED)])
def test_a_stream_is_read_piece_by_piece(size: int) -> None:
    heard: list[bytes] = []
    stream = Stream(b"", heard.append, nothing)
    for begin in range(0, len(STREAMED), size):
        stream.data_received(STREAMED[begin : begin + size])
    assert heard == PIECES


def test_a_stream_that_is_refused_is_an_error() -> None:
    stream = Stream(b"", lambda _: None, nothing)
    with pytest.raises(ConnectionError, match="503"):
        stream.data_received(STREAMED.replace(b"200 OK", b"503 Busy"))


@pytest.mark.parametrize("size", [1, 2, 7, 50, len(ANSWERED)])
def test_an_answer_is_handed_over_once_it_is_whole(size: int) -> None:
    kept: list[Line] = []
    answers: list[tuple[int, bytes]] = []
    line = Line(kept)
    line._answered = lambda status, body: answers.append((status, body))
    for begin in range(0, len(ANSWERED), size):
        line.data_received(ANSWERED[begin : begin + size])
    assert answers == [(409, b'{"seq":123}')]
    assert kept == [line]


def test_a_line_that_breaks_answers_with_nothing() -> None:
    answers: list[int] = []
    line = Line([])
    line._answered = lambda status, _: answers.append(status)
    line.connection_lost(None)
    assert answers == [0]
