"""A table, the people at it, and its four streams."""

from collections.abc import Callable
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from tools.load.lines import Lines, Stream, request

STREAMS = 4
OVER = b'"phase":"finished"'
YOU = b'"you":{'
NOT_YOUR_TURN = b'"turn":null'
SEND_AGAIN = (0, 503)
"""The line broke, or the log was busy: the same command may be sent again."""
YOU_LENGTH = 60
"""What is said of the turn comes within so many bytes."""

_numbers = count()


class You(msgspec.Struct):
    turn: int | None


class Choices(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...]


class Frame(msgspec.Struct):
    """As much of a frame as somebody needs who moves at random."""

    you: You
    view: Choices | None


class Done(msgspec.Struct):
    table: str
    seq: int


class Token(msgspec.Struct):
    token: str


class Turn(msgspec.Struct):
    """Somebody can move."""

    party: "Party"
    seat: int
    turn: int
    move: bytes


class Tally:
    """What a crowd has seen of its moves."""

    def __init__(self) -> None:
        self.moves = 0
        self.games = 0
        self.refused = 0
        self.sent_again = 0
        self.acknowledged: list[float] = []
        """Seconds from sending a move to its answer."""
        self.everywhere: list[float] = []
        """Seconds from sending a move to the last of the four streams that show it."""
        self.broken: list[str] = []


decode_frame = msgspec.json.Decoder(Frame).decode
decode_done = msgspec.json.Decoder(Done).decode


class Party:
    """Up to four people who play game after game at random; watchers make up four streams."""

    def __init__(
        self,
        lines: Lines,
        game: str,
        seats: int,
        tally: Tally,
        on_turn: Callable[[Turn], None],
        on_over: Callable[["Party"], None],
        seed: int,
    ) -> None:
        self._lines = lines
        self._game = game
        self._seats = seats
        self._tally = tally
        self._on_turn = on_turn
        self._on_over = on_over
        self._random = Random(seed)
        self._tokens: list[str] = []
        self._streams: list[Stream] = []
        self._answered = [0] * seats
        self._seen: dict[int, tuple[int, float]] = {}
        self._sent: dict[int, float] = {}
        self.path = ""
        self.closed = False

    async def begin(self) -> None:
        """Open a table, deal, and listen."""
        while len(self._tokens) < self._seats:
            body = msgspec.json.encode({"name": f"guest {len(self._tokens)}"})
            answer = await self._ask(request("POST", "/api/guests", None, body))
            self._tokens.append(msgspec.json.decode(answer, type=Token).token)
        wanted = {
            "game": self._game,
            "seats": self._seats,
            "seat": 0,
        }
        table = await self._do(0, "/api/tables", **wanted)
        self.path = f"/api/tables/{table}"
        for seat in range(1, self._seats):
            await self._do(seat, f"{self.path}/sit", seat=seat)
        await self._do(0, f"{self.path}/start")
        self._answered = [0] * self._seats
        self._seen.clear()
        self._sent.clear()
        for number in range(STREAMS):
            await self._listen(number)

    def play(self, turn: Turn, since: float | None = None) -> None:
        """Send a move; `since` says when it should have been sent, if it is late."""
        body = b'{"command":"%d","turn":%d,"move":%s}' % (next(_numbers), turn.turn, turn.move)
        sent = request("POST", f"{self.path}/moves", self._tokens[turn.seat], body)
        began = perf_counter() if since is None else since

        def answered(status: int, content: bytes) -> None:
            if status == 200:
                self._tally.moves += 1
                self._tally.acknowledged.append(perf_counter() - began)
                self._note_sent(decode_done(content).seq, began)
            elif status not in SEND_AGAIN:
                self._tally.refused += 1
            elif not self.closed:
                self._tally.sent_again += 1
                self._lines.send(sent, answered)

        self._lines.send(sent, answered)

    def close(self) -> None:
        """Stop listening."""
        self.closed = True
        self._hang_up()

    def _hang_up(self) -> None:
        for stream in self._streams:
            stream.close()
        self._streams.clear()

    async def _listen(self, number: int) -> None:
        token = self._tokens[number] if number < self._seats else None
        sent = request("GET", f"{self.path}/live", token)

        def heard(piece: bytes) -> None:
            begin = piece.find(b"id: ")
            if begin >= 0:
                seq = int(piece[begin + 4 : piece.index(b"\n", begin)])
                self._note_seen(seq)
                if number < self._seats:
                    self._look(number, piece)

        stream = await Stream.open(self._lines.port, sent, heard, self._lost)
        self._streams.append(stream)

    def _look(self, seat: int, piece: bytes) -> None:
        """Is it our turn?"""
        you = piece.find(YOU)
        if piece.find(NOT_YOUR_TURN, you, you + YOU_LENGTH) >= 0:
            if seat == 0 and OVER in piece:
                self._tally.games += 1
                self._hang_up()
                if not self.closed:
                    self._on_over(self)
            return
        frame = decode_frame(piece[piece.index(b"data: ") + 6 :])
        if frame.you.turn is None or frame.view is None or frame.you.turn == self._answered[seat]:
            return
        self._answered[seat] = frame.you.turn
        move = self._random.choice(frame.view.moves)
        self._on_turn(Turn(self, seat, frame.you.turn, bytes(move)))

    def _lost(self) -> None:
        self._tally.broken.append("a stream ended by itself")

    def _note_seen(self, seq: int) -> None:
        streams, _ = self._seen.get(seq, (0, 0.0))
        self._seen[seq] = (streams + 1, perf_counter())
        if streams + 1 == STREAMS and seq in self._sent:
            self._settle(seq)

    def _note_sent(self, seq: int, began: float) -> None:
        self._sent[seq] = began
        if self._seen.get(seq, (0, 0.0))[0] == STREAMS:
            self._settle(seq)

    def _settle(self, seq: int) -> None:
        self._tally.everywhere.append(self._seen.pop(seq)[1] - self._sent.pop(seq))

    async def _do(self, who: int, path: str, **body: Any) -> str:
        content = msgspec.json.encode({"command": f"c{next(_numbers)}", **body})
        answer = await self._ask(request("POST", path, self._tokens[who], content))
        return decode_done(answer).table

    async def _ask(self, sent: bytes) -> bytes:
        status, body = await self._lines.ask(sent)
        while status in SEND_AGAIN and not self.closed:
            self._tally.sent_again += 1
            status, body = await self._lines.ask(sent)
        if status in (200, 201):
            return body
        raise ConnectionError(f"{sent[: sent.index(b' HTTP')]!r} was answered with {status}")
