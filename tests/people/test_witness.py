"""What a moderator sees of a table: who sat there and what was said, and nothing of the game."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.people import witness
from houle.people.witness import Line, Witnessed, witnessed
from houle.tables import deeds
from houle.tables import entries as log
from houle.tables.animals import Animal
from houle.tables.ports import Logged
from houle.tables.talk import Remark
from tests.tables.house import PEOPLE, START, a_house

WATCHED = log.Setting("flotsam", 2, msgspec.Raw(b"{}"), log.Pace(), log.Watch.ANYONE)


def a_log(*entries: log.AnyEntry) -> list[Logged]:
    opened = log.Opened(WATCHED, 1, "00", "p1")
    return [
        Logged(seq, START + seq, "actor", f"command {seq}", log.encode_entry(entry))
        for seq, entry in enumerate((opened, *entries), 1)
    ]


@rule("P-84")
def test_who_came_and_went_and_what_was_said_is_told_with_the_names_of_then() -> None:
    seen = witnessed(
        a_log(
            log.Sat(0, "p1", "Ada"),
            log.Said(0, Remark.LAUGH),
            log.Left(0),
            log.Sat(0, "p2", "Ben"),
            log.Said(0, Remark.SORRY),
        ),
        3,
    )
    assert seen == Witnessed(
        game="flotsam",
        anyone_may_watch=True,
        lines=(
            Line(2, START + 2, 0, "Ada", "sat"),
            Line(3, START + 3, 0, "Ada", "said", Remark.LAUGH),
            Line(4, START + 4, 0, "Ada", "left"),
            Line(5, START + 5, 0, "Ben", "sat"),
            Line(6, START + 6, 0, "Ben", "said", Remark.SORRY),
        ),
    )


@rule("P-84", "T-67")
def test_whoever_takes_over_for_a_bot_is_told_by_name() -> None:
    seen = witnessed(
        a_log(
            log.BotSat(0, "random"),
            log.WillSit(0, "p1", "Ada", Animal.CRAB),
            log.WontSit(0),
            log.WillSit(0, "p2", "Ben", Animal.CRAB),
            log.Said(0, Remark.LAUGH),
        ),
        3,
    )
    assert seen is not None
    told = [(line.kind, line.name) for line in seen.lines]
    assert told == [
        ("will-sit", "Ada"),
        ("wont-sit", "Ada"),
        ("will-sit", "Ben"),
        ("said", "Ben"),
    ]


@rule("P-84")
def test_so_much_is_told_from_before_and_from_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "BEFORE", 2)
    monkeypatch.setattr(witness, "AFTER", 1)
    seen = witnessed(a_log(*[log.Said(0, Remark.WOW)] * 9), 5)
    assert seen is not None
    assert [line.seq for line in seen.lines] == [4, 5, 6]
    assert witnessed([], 5) is None, "the table was removed"


@rule("P-84")
def test_of_a_game_that_runs_nothing_is_told(tmp_path: Path) -> None:
    """Two tables that differ in every card and every move look the same."""

    async def told(folder: Path, moves: int) -> tuple[set[str], str]:
        folder.mkdir()
        async with a_house(folder) as house:
            table = await house.started("flotsam", 2)
            await house.play_on(table, moves)
            entries = await house.store.read(table)
            kinds = {str(log.decode_entry(one.entry).__struct_config__.tag) for one in entries}
            seen = witnessed(entries, len(entries))
            assert seen is not None
            lines = [msgspec.structs.replace(line, at=0) for line in seen.lines]
            return kinds, msgspec.json.encode(lines).decode()

    one, other = (asyncio.run(told(tmp_path / str(moves), moves)) for moves in (2, 5))
    assert "played" in one[0]
    assert one[1] == other[1], "whatever was played"
    assert "played" not in one[1]


@rule("P-84", "T-08")
def test_a_name_that_was_erased_is_not_told(tmp_path: Path) -> None:
    async def work() -> str:
        async with a_house(tmp_path) as house:
            table = await house.open("flotsam", 2)
            await house.do(table, PEOPLE[0], deeds.Sit(0, "Zéphyrine"))
            entries = await house.store.read(table)
            sat = log.decode_entry(entries[-1].entry)
            assert isinstance(sat, log.Sat)
            without = msgspec.structs.replace(sat, name="—")
            await house.store.redact(table, entries[-1].seq, log.encode_entry(without))
            return str(witnessed(await house.store.read(table), 9))

    assert "Zéphyrine" not in asyncio.run(work())
