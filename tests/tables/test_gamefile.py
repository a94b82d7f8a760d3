"""A finished game holds, and one that was tampered with does not."""

import json
from typing import Any

import msgspec
import pytest

from houle.games.registry import find_game, game_names
from houle.kernel import Outcome, new_record
from houle.tables.fair import Seed, commitment, dealing_key
from houle.tables.gamefile import (
    Check,
    GameFile,
    NotAGameFileError,
    PlayAt,
    Result,
    read_file,
    record_of,
    verify,
    write_file,
)
from tests.tables.finished import finished_file

HOLDS, FAILS, UNCHECKED = Result.HOLDS, Result.FAILS, Result.UNCHECKED
FLOTSAM = finished_file("flotsam")
EDDY = finished_file("eddy")
OTHER_SEED = "ab" * 32


def changed(file: GameFile, **fields: Any) -> GameFile:
    return msgspec.structs.replace(file, **fields)


def committed_anew(file: GameFile, seed: str) -> GameFile:
    """The file of somebody who exchanges the seed, and the commitment with it."""
    made = commitment(Seed(bytes.fromhex(seed)), file.table, file.game, file.rules_version)
    return changed(file, seed=seed, commitment=made)


def results(file: GameFile) -> tuple[Result, ...]:
    """What came of each check, in their order."""
    found = verify(file).results
    assert tuple(found) == tuple(Check)
    return tuple(found.values())


@pytest.mark.parametrize("name", game_names())
def test_a_finished_game_holds(name: str) -> None:
    for seats in find_game(name).seat_counts[:3]:
        file = finished_file(name, seats)
        verdict = verify(file)
        assert verdict.holds
        assert not verdict.fails
        assert verdict.wrong_move is None
        assert file.outcome is not None


@pytest.mark.parametrize("name", game_names())
def test_a_game_file_survives_being_written_and_read(name: str) -> None:
    file = finished_file(name, find_game(name).seat_counts[-1])
    again = read_file(write_file(file))
    assert write_file(again) == write_file(file)
    assert json.loads(write_file(file))["format"] == "houle-game-1"
    assert verify(again).holds


def test_the_kernel_deals_by_the_key_that_seed_and_words_make() -> None:
    key = dealing_key(Seed(bytes.fromhex(FLOTSAM.seed)), FLOTSAM.commitment, FLOTSAM.words)
    assert record_of(FLOTSAM).seed == key.hex()


def test_a_game_that_all_agreed_to_stop_holds_as_far_as_it_went() -> None:
    given_up = finished_file("eddy", most=9)
    assert given_up.outcome is None
    assert verify(given_up).holds


def test_a_game_given_up_before_its_first_move_holds() -> None:
    assert verify(finished_file("flotsam", most=0)).holds


# Tampering

NO_SUCH_SEAT = msgspec.Raw(b'{"first":7}')
NOBODY_WON = Outcome(cause="stranded", winners=())


@pytest.mark.parametrize(
    ("tampered", "expected"),
    [
        (changed(FLOTSAM, table="another"), (FAILS, HOLDS, HOLDS, HOLDS)),
        (changed(FLOTSAM, seed=OTHER_SEED), (FAILS, HOLDS, FAILS, UNCHECKED)),
        (changed(FLOTSAM, commitment=OTHER_SEED), (FAILS, HOLDS, FAILS, UNCHECKED)),
        (committed_anew(FLOTSAM, OTHER_SEED), (HOLDS, HOLDS, FAILS, UNCHECKED)),
        (changed(FLOTSAM, words=("houle", "sea", None)), (HOLDS, HOLDS, FAILS, UNCHECKED)),
        (changed(FLOTSAM, words=(None, None, None)), (HOLDS, HOLDS, FAILS, UNCHECKED)),
        (changed(FLOTSAM, words=FLOTSAM.words[::-1]), (HOLDS, HOLDS, FAILS, UNCHECKED)),
        (changed(FLOTSAM, outcome=NOBODY_WON), (HOLDS, HOLDS, HOLDS, FAILS)),
        (changed(FLOTSAM, outcome=None), (HOLDS, HOLDS, HOLDS, FAILS)),
        (changed(FLOTSAM, plays=FLOTSAM.plays[:-1]), (HOLDS, HOLDS, HOLDS, FAILS)),
        (changed(EDDY, plays=EDDY.plays[1:]), (HOLDS, HOLDS, FAILS, UNCHECKED)),
        (changed(FLOTSAM, options=NO_SUCH_SEAT), (HOLDS, FAILS, UNCHECKED, UNCHECKED)),
        (changed(FLOTSAM, options=msgspec.Raw(b"[]")), (HOLDS, FAILS, UNCHECKED, UNCHECKED)),
        (changed(FLOTSAM, rules_version=99), (FAILS, UNCHECKED, UNCHECKED, UNCHECKED)),
        (changed(FLOTSAM, game="snap"), (FAILS, UNCHECKED, UNCHECKED, UNCHECKED)),
        (changed(FLOTSAM, game="eddy"), (FAILS, FAILS, UNCHECKED, UNCHECKED)),
    ],
)
def test_what_was_tampered_with_is_named(tampered: GameFile, expected: tuple[Result, ...]) -> None:
    assert results(tampered) == expected
    assert not verify(tampered).holds
    assert verify(tampered).fails


def test_rules_that_are_not_installed_prove_nothing_wrong() -> None:
    newer = committed_anew(changed(FLOTSAM, rules_version=99), FLOTSAM.seed)
    verdict = verify(newer)
    assert results(newer) == (HOLDS, UNCHECKED, UNCHECKED, UNCHECKED)
    assert not verdict.holds
    assert not verdict.fails


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, b'{"type":"no such move"}'), (0, b"17"), (99, None), (-1, None)],
)
def test_the_first_wrong_move_is_named(name: str, seat: int, move: bytes | None) -> None:
    file = finished_file(name, most=4)
    raw = file.plays[-1].move if move is None else msgspec.Raw(move)
    verdict = verify(changed(file, plays=(*file.plays[:3], PlayAt(seat, raw, 0), *file.plays[3:])))
    assert verdict.wrong_move == 4
    assert verdict.results[Check.MOVES] is FAILS
    assert verdict.results[Check.OUTCOME] is UNCHECKED


@pytest.mark.parametrize("name", game_names())
def test_nothing_is_played_after_the_end(name: str) -> None:
    file = finished_file(name)
    verdict = verify(changed(file, plays=(*file.plays, file.plays[-1])))
    assert verdict.wrong_move == len(file.plays) + 1


# What is no game file


def spoilt(**fields: object) -> bytes:
    return json.dumps(json.loads(write_file(FLOTSAM)) | fields).encode()


def test_the_unspoilt_text_is_a_game_file() -> None:
    assert verify(read_file(spoilt())).holds


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff",
        b"[" * 100_000,
        b"{}",
        msgspec.json.encode(new_record(find_game("flotsam")(3), bytes(32))),
        spoilt(format="houle-game-2"),
        spoilt(format=None),
        spoilt(comment="one more field"),
        spoilt(seed="xy" * 32),
        spoilt(seed="AB" * 32),
        spoilt(seed="ab" * 32 + "\n"),
        spoilt(seed="ab" * 31),
        spoilt(commitment=""),
        spoilt(words=["houle"]),
        spoilt(names=["Moana"]),
        spoilt(seats=4),
        spoilt(table="t\0"),
        spoilt(plays=[{"seat": 0, "move": {}}]),
    ],
)
def test_anything_else_is_refused(text: bytes) -> None:
    with pytest.raises(NotAGameFileError):
        read_file(text)
