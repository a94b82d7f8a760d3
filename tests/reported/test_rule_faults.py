"""A fault of the rules is met in play, reported over HTTP, and becomes a test that fails."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.cli.main import main
from houle.conformance.rules import rule
from houle.faults.file import About, Report, read_report, write_report
from houle.people.faults import FaultDesk
from houle.web.node import Node
from tests.reported.rule_faults import RULE_FAULTS, Meeting, RuleFault, Seen, touched_in_vain
from tests.reported.screens import shown
from tests.reported.written import run_written
from tests.tables.house import HandClock, SeededEntropy
from tests.web.asgi import asking
from tests.web.staged import come_in, staged

At = Callable[["Play"], Awaitable[None]]


DEALS = 20
"""In so many deals every fault is met: not in each, for some need two cards in one hand."""


class Play:
    """Two people at a table of Flotsam."""

    def __init__(self, node: Node, table: str, guests: list[httpx.AsyncClient]) -> None:
        self.node = node
        self.table = table
        self.guests = guests
        self._commands = 0

    async def frame(self, seat: int) -> Seen:
        seen: Seen = (await self.guests[seat].get(f"/api/tables/{self.table}")).json()
        return seen

    async def does(self, who: int, deed: str, **what: Any) -> None:
        self._commands += 1
        body = {"command": f"do-{self._commands}", **what}
        answer = await self.guests[who].post(f"/api/tables/{self.table}/{deed}", json=body)
        assert answer.is_success, answer.text

    async def to_move(self) -> tuple[int, Seen]:
        """Who is waited for, and what they see."""
        frame = await self.frame(0)
        seat = frame["waiting"][0]["seat"]
        return seat, await self.frame(seat)

    async def moves(self, seat: int, frame: Seen, move: Seen) -> None:
        await self.does(seat, "moves", turn=frame["you"]["turn"], move=move)

    async def until(self, met: Callable[[Seen], Meeting | None]) -> tuple[int, Meeting] | None:
        """Play until something is met, if it is in this deal; whoever could say so is to move."""
        while (await self.frame(0))["waiting"]:
            seat, frame = await self.to_move()
            meeting = met(frame)
            if meeting is not None:
                return seat, meeting
            await self.moves(seat, frame, frame["view"]["moves"][-1])
        return None

    async def says(
        self,
        seat: int,
        about: About,
        wanted: Seen | None = None,
        names: dict[int, str] | None = None,
    ) -> int:
        """Say that something is wrong with what is seen now."""
        drawn = shown(await self.frame(seat), names or {})
        told = {"about": about, "words": "That is not so!", "drawn": drawn, "wanted": wanted}
        path = f"/api/tables/{self.table}/fault"
        return (await self.guests[seat].post(path, json={"told": told})).status_code

    async def gives_up(self) -> None:
        """Everybody agrees to stop, unless it is over already."""
        if (await self.frame(0))["table"]["phase"] == "playing":
            for seat in range(len(self.guests)):
                await self.does(seat, "concede")

    async def handed_out(self) -> Report:
        """The only report there is, as whoever runs the house gets it."""
        (kept,) = await self.node.store.faults.latest()
        report = await FaultDesk(self.node.store.faults, self.node.cache).handed_out(kept.id)
        assert report is not None
        return report


def at_a_table(folder: Path, scene: At, turns: int = 100, deal: int = 0) -> None:
    """Play a scene at a table of its own; a deal is the same in every run."""

    async def run(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            body = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0}
            options = {"first": 0, "turns": turns}
            opened = await ada.post("/api/tables", json=body | {"options": options})
            play = Play(node, opened.json()["table"], [ada, ben])
            await play.does(1, "sit", seat=1)
            await play.does(0, "start")
            await scene(play)

    staged(folder, run, chance=SeededEntropy(f"reported {deal}"))


def reported(folder: Path, fault: RuleFault) -> Report:
    """A fault as it is met, reported, and saved once the game is over."""
    saved: list[Report] = []

    async def scene(play: Play) -> None:
        meeting = await play.until(fault.met)
        if meeting is None:
            return
        seat, met = meeting
        if met.move is not None:
            await play.moves(seat, await play.frame(seat), met.move)
        assert await play.says(seat, fault.about, met.wanted) == 200
        await play.gives_up()
        saved.append(await play.handed_out())

    for deal in range(DEALS):
        (folder / f"deal-{deal}").mkdir()
        at_a_table(folder / f"deal-{deal}", scene, fault.turns, deal)
        if saved:
            return saved[0]
    raise AssertionError("the fault is met in none of these deals")


def run_only(folder: Path) -> None:
    """Run the only test in a folder."""
    (file,) = folder.glob("test_*.py")
    run_written(file)


def bug(folder: Path, report: Report, *more: str) -> int:
    """What `houle bug` answers; its test lies in the folder `tests` there."""
    file = folder / "report.json"
    file.write_bytes(write_report(report))
    return main(["bug", str(file), "--into", str(folder / "tests"), "--lang", "en", *more])


@rule("P-102")
@pytest.mark.parametrize("fault", RULE_FAULTS, ids=lambda fault: fault.plant.__name__)
def test_a_planted_fault_is_a_red_test_and_a_green_one_without_it(
    fault: RuleFault, tmp_path: Path
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        fault.plant(patch)
        report = reported(tmp_path, fault)
        assert bug(tmp_path, report) == 0
        with pytest.raises(AssertionError):
            run_only(tmp_path / "tests")
    run_only(tmp_path / "tests")


def test_without_its_fault_nothing_is_written_any_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        RULE_FAULTS[0].plant(patch)
        report = reported(tmp_path, RULE_FAULTS[0])
    assert bug(tmp_path, report) == 1
    assert "it happens no more" in capsys.readouterr().out
    assert not (tmp_path / "tests").exists()


@rule("P-101", "P-102")
def test_while_the_game_runs_a_report_cannot_be_dealt_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved: list[Report] = []

    async def scene(play: Play) -> None:
        meeting = await play.until(touched_in_vain)
        assert meeting is not None
        seat, met = meeting
        assert await play.says(seat, About.COULD_NOT, met.wanted) == 200
        saved.append(await play.handed_out())

    at_a_table(tmp_path, scene)
    (report,) = saved
    assert report.played is None
    assert b"seed" not in write_report(report)
    assert bug(tmp_path, report) == 1
    assert "save the report again" in capsys.readouterr().out


def test_points_that_it_should_be_are_what_the_test_asks_for(tmp_path: Path) -> None:
    fault = RULE_FAULTS[-1]
    with pytest.MonkeyPatch.context() as patch:
        fault.plant(patch)
        report = reported(tmp_path, fault)
        outcome = report.moment["view"]["outcome"]
        should_be = ",".join(str(points + 1) for points in outcome["points"])
        assert bug(tmp_path, report, f"--points={should_be}") == 0
        with pytest.raises(AssertionError):
            run_only(tmp_path / "tests")
    run_only(tmp_path / "tests")


def test_a_file_that_is_no_report_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "report.json").write_text("{}")
    assert main(["bug", str(tmp_path / "report.json"), "--lang", "en"]) == 2
    assert "no reported fault" in capsys.readouterr().err


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    report = reported(tmp_path, RULE_FAULTS[-1])
    written = write_report(report)
    assert write_report(read_report(written)) == written
