"""People who play over HTTP, as any client would."""

import ssl
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

import httpx
import msgspec

Json: TypeAlias = Any
SOON = 30.0
"""Seconds after which something that is waited for will not come any more."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody; to read whom the world trusts would take every client a tenth of a second."""


def new_command() -> str:
    return uuid.uuid4().hex


def client(url: str, token: str | None = None) -> httpx.Client:
    """A client that shows a token and keeps no cookies of its own account."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return httpx.Client(base_url=url, headers=headers, timeout=SOON, trust_env=False, verify=NO_TLS)


class Event(NamedTuple):
    """One thing on a stream."""

    name: str
    id: int | None
    data: Json


class Stream:
    """A live stream as it is read."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def next(self) -> Event:
        """The next event, whatever it is."""
        fields: dict[str, str] = {}
        for line in self._lines:
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "event" in fields:
                number = fields.get("id")
                data = msgspec.json.decode(fields["data"])
                return Event(fields["event"], None if number is None else int(number), data)
            else:
                fields.clear()  # how soon to come back, and nothing else
        raise EOFError("the stream has ended")

    def frame(self) -> Event:
        """The next event that is no beat."""
        while True:
            event = self.next()
            if event.name != "beat":
                return event

    def up_to(self, seq: int) -> list[Event]:
        """All frames up to a place in the log."""
        frames = [self.frame()]
        while frames[-1].data["seq"] < seq:
            frames.append(self.frame())
        return frames


class Guest:
    """Somebody who came in."""

    def __init__(self, url: str, name: str) -> None:
        with client(url) as stranger:
            answer = stranger.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.name = name
        self.token: str = answer.json()["token"]
        self.client = client(url, self.token)

    def moved_to(self, url: str) -> "Guest":
        """The same guest at another node."""
        twin = object.__new__(Guest)
        twin.name, twin.token, twin.client = self.name, self.token, client(url, self.token)
        return twin

    @classmethod
    def known_as(cls, url: str, token: str) -> "Guest":
        """Somebody who came in before."""
        guest = object.__new__(cls)
        guest.name, guest.token, guest.client = "", token, client(url, token)
        return guest

    def close(self) -> None:
        self.client.close()

    def get(self, path: str, **more: Any) -> Json:
        answer = self.client.get(path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def ask(self, table: str, deed: str, **fields: Any) -> httpx.Response:
        """Ask for a deed, under a command of its own unless one is given."""
        body = {"command": new_command(), **fields}
        return self.client.post(f"/api/tables/{table}/{deed}", json=body)

    def do(self, table: str, deed: str, **fields: Any) -> int:
        """A deed that must be done; where it stands in the log."""
        answer = self.ask(table, deed, **fields)
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["seq"]
        return seq

    def open(self, game: str = "flotsam", seats: int = 3, **more: Any) -> str:
        body = {"command": new_command(), "game": game, "seats": seats, **more}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def frame(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")

    def play(self, table: str, nth: int = 0) -> int:
        """Make one of the moves there are."""
        frame = self.frame(table)
        move = frame["view"]["moves"][nth]
        return self.do(table, "moves", turn=frame["you"]["turn"], move=move)

    def play_until_over(self, table: str) -> Json:
        """Play whenever it is one's turn, until the game is over; bots play the other seats."""
        with self.listen(table) as stream:
            while True:
                frame = stream.frame().data
                if frame["table"]["phase"] == "finished":
                    return frame
                if frame["you"]["turn"] is not None:
                    move = frame["view"]["moves"][0]
                    self.ask(table, "moves", turn=frame["you"]["turn"], move=move)

    @contextmanager
    def listen(
        self, table: str, after: int | None = None, *, elsewhere: bool = False
    ) -> Iterator[Stream]:
        headers = {} if after is None else {"last-event-id": str(after)}
        address = f"/api/tables/{table}/live" + ("?elsewhere=true" if elsewhere else "")
        with self.client.stream("GET", address, headers=headers) as answer:
            if answer.status_code == 200:
                yield Stream(answer)
            else:
                answer.read()
                raise AssertionError(answer.text)


class Party:
    """People who sit at a table together, and whom it may concern."""

    def __init__(self, url: str, names: tuple[str, ...] = ("Ada", "Ben", "Cleo")) -> None:
        self.url = url
        self.people = [Guest(url, name) for name in names]

    @property
    def host(self) -> Guest:
        return self.people[0]

    def started(self, game: str = "flotsam", **more: Any) -> str:
        """A table at which all of them have just been dealt their cards."""
        table = self.host.open(game, len(self.people), seat=0, **more)
        for seat, guest in enumerate(self.people[1:], 1):
            guest.do(table, "sit", seat=seat)
        self.host.do(table, "start")
        return table

    def play(self, table: str) -> int:
        """Whoever is waited for first makes a move."""
        waiting = self.host.frame(table)["waiting"]
        seat: int = waiting[0]["seat"]
        return self.people[seat].play(table)

    def close(self) -> None:
        for guest in self.people:
            guest.close()


class Chat:
    """Two people who say something in turn, and never the same twice running."""

    def __init__(self, party: Party, table: str) -> None:
        self._party = party
        self._table = table
        asides = party.host.frame(table)["view"]["asides"]
        self._phrases = [aside for aside in asides if aside["type"] == "say"]
        self._said = 0
        self.seq: int = 0

    def go_on(self, times: int) -> int:
        """So many more; the place of the last in the log."""
        for _ in range(times):
            phrase = self._phrases[self._said // 2 % len(self._phrases)]
            self.seq = self._party.people[self._said % 2].do(self._table, "asides", move=phrase)
            self._said += 1
        return self.seq
