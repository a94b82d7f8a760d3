"""The tour in docs/architecture.md: one move meets each function that it names, in that order."""

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TypeAlias

import pytest

from houle.web.streams import event
from tests.web.test_fast_moves import Bench, at

PAGE = Path("docs/architecture.md")
GAME = "<game>"
"""What the page calls a file of whichever game; here it is one of the tests' own."""
STOP = re.compile(r"`(houle/[^`]+\.py)`(?: \(or `[^`]+`\))?: ((?:`\w+`(?:, )?)+)")

Place: TypeAlias = tuple[str, str]
"""A file and a function in it."""


def tour() -> list[Place]:
    """What the page names, in its order."""
    text = PAGE.read_text(encoding="utf-8")
    servers = text[text.index("On the server:") : text.index("On the other screens")]
    lines = [line for line in servers.splitlines() if re.match(r"\d+\. ", line)]
    stops = [STOP.findall(line) for line in lines]
    assert all(stops), "each stop names a file and a function"
    return [
        (GAME if GAME in file else file, function)
        for stop in stops
        for file, functions in stop
        for function in re.findall(r"`(\w+)`", functions)
    ]


@contextmanager
def followed(met: list[Place]) -> Iterator[None]:
    """Notes each function of ours that is called, in whichever thread."""

    def note(frame: FrameType, event: str, _: object) -> None:
        _, here, file = frame.f_code.co_filename.rpartition("/src/houle/")
        of_game = "/tests/samples/flotsam/" in frame.f_code.co_filename
        if event == "call" and (here or of_game):
            met.append((GAME if of_game else f"houle/{file}", frame.f_code.co_name))

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def strays(met: list[Place]) -> list[Place]:
    """Stops of the tour that a move does not come by after those before them."""
    on, missed = iter(met), []
    for stop in tour():
        if stop not in on:
            missed.append(stop)
            on = iter(())
    return missed


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> list[Place]:
    """What one move met, on its way in and out to somebody who looks on."""
    found: list[Place] = []

    async def scene(bench: Bench) -> None:
        body = await bench.move("m1")
        listening = bench.node.viewing.listen(bench.table, None, None)
        await anext(listening)
        found.clear()
        assert (await bench.client.post(bench.path, json=body)).is_success
        assert event(await anext(listening)).startswith(b"id: 5\n")
        await listening.aclose()

    with followed(found):
        at(tmp_path_factory.mktemp("tour"), scene)
    return found


def test_a_move_meets_what_the_tour_names_in_its_order(met: list[Place]) -> None:
    assert strays(met) == []


def test_a_stop_that_is_left_out_or_comes_too_late_is_noticed(met: list[Place]) -> None:
    for stop in tour():
        assert strays([place for place in met if place != stop])
    assert strays(met[::-1])


def test_files_of_the_client_on_the_tour_are_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"`(client/src/[^`]+\.(?:ts|svelte))`(?:, `(#?\w+)`)?", text)
    assert len(named) >= 6
    for file, function in named:
        assert f" {function}(" in f" {Path(file).read_text(encoding='utf-8')}" or not function
