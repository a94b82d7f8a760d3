"""Clients that do not read cost next to nothing, and hold nobody up."""

import socket
import time
from itertools import pairwise
from pathlib import Path

from tests.engines.processes import wait_until
from tests.web.people import Chat, Guest, Party
from tests.web.server import NO_LIMITS, Server, a_home
from tests.web.test_health import figure

MANY = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")
"""At a full table, of which there is much to send."""
LAZY = 20
EVENTS = 1400
"""More than the line itself holds, by more than anybody is sent one by one."""
MEGABYTE = 1024 * 1024


def lazy_listener(server: Server, guest: Guest, table: str) -> socket.socket:
    """Asks for a stream, and reads nothing of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: houle\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n"
    )
    line.sendall(request.encode())
    return line


def read_on(line: socket.socket, last: int) -> tuple[list[int], list[int]]:
    """The places of all frames up to the latest, and of those before which some were left out."""
    line.settimeout(10)
    place, places, jumps = 0, list[int](), list[int]()
    with line.makefile("r", encoding="utf-8") as lines:
        for text in lines:
            if text.startswith("id: "):
                place = int(text.removeprefix("id: "))
            elif text in ("event: frame\n", "event: resync\n"):
                places.append(place)
                if text == "event: resync\n":
                    jumps.append(place)
                if place == last:
                    return places, jumps
    raise EOFError("the stream has ended")


def test_slow_readers_cost_next_to_nothing_and_get_the_rest(tmp_path: Path) -> None:
    with a_home(tmp_path, NO_LIMITS) as server:
        party = Party(server.url, MANY)
        table = party.started("flotsam")
        chat = Chat(party, table)
        chat.go_on(50)
        lines = [lazy_listener(server, party.people[2], table) for _ in range(LAZY)]
        wait_until(lambda: figure(server, "houle_streams") == LAZY, "everybody listening")
        before, slowest = server.memory, 0.0
        with party.host.listen(table) as stream:
            stream.next()
            for _ in range(EVENTS):
                began = time.monotonic()
                said = chat.go_on(1)
                assert stream.frame().id == said
                slowest = max(slowest, time.monotonic() - began)

        grown = server.memory - before
        print(f"{LAZY} slow readers: {grown / MEGABYTE:.1f} MB, others within {slowest:.2f} s")
        assert grown < LAZY * MEGABYTE
        assert slowest < 2
        # A frame that waited for the line is not taken out of it: the others were never made.
        assert figure(server, "houle_frames_total") < (LAZY * 0.95 + 1) * EVENTS

        places, jumps = read_on(lines[0], chat.seq)
        gaps = [here for before, here in pairwise(places) if here != before + 1]
        assert len(gaps) == 1
        assert gaps == jumps

        for line in lines:
            line.close()
        wait_until(lambda: figure(server, "houle_streams") == 0, "nobody listening")
        party.close()
