"""Attempting moves, and games written down."""

import msgspec
import pytest

from houle.kernel import (
    Game,
    KeyedChance,
    QuickChance,
    Record,
    RefusedError,
    ScriptedChance,
    UnplayableRecordError,
    game_of,
    new_record,
    replay,
    written_down,
)
from houle.kernel.record import Play
from tests.conformance.lowtide import Choose, LowTide


def finished() -> tuple[LowTide, Record]:
    """A game of Low Tide in which both always choose their first card."""
    game = LowTide(2)
    record = new_record(game, b"seed")
    for _ in range(3):
        for seat in range(2):
            record = written_down(record, seat, Choose(0))
    return game, record


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    game = LowTide(2)
    table = game.start(QuickChance(1))
    before, journal = table.copy(), list(table.journal or [])
    refused = game.attempt(table, 0, Choose(7), ScriptedChance())
    assert refused is not None
    assert (refused.rule, refused.reason) == ("T-02", "no-card")
    assert table == before
    assert table.journal == journal


def test_the_journal_holds_the_steps_of_the_latest_move_alone() -> None:
    game = LowTide(2)
    table = game.start(QuickChance(1))
    assert len(table.journal or []) == 7
    game.attempt(table, 0, Choose(0), ScriptedChance())
    assert len(table.journal or []) == 1


def test_moves_can_be_attempted_without_a_journal() -> None:
    game = LowTide(2)
    table = game.start(QuickChance(1), journal=False)
    assert game.attempt(table, 0, Choose(0), ScriptedChance()) is None
    assert table.journal is None


def test_a_game_refuses_a_wrong_number_of_players() -> None:
    with pytest.raises(RefusedError, match="seat-count") as caught:
        LowTide(5)
    assert caught.value.refusal.rule == "T-01"
    assert caught.value.refusal.facts == {"fewest": 2, "most": 4, "seats": 5}


def test_a_game_describes_itself() -> None:
    assert repr(LowTide(3)) == "LowTide(3, NoOptions())"


def test_what_a_game_does_not_have_to_say() -> None:
    game = LowTide(2)
    table = game.start(QuickChance(1))
    assert Game.plausible(game, table, 0)
    assert Game.asides(game, table, 0) == []
    assert Game.card_at(game, 0, Choose(0)) is None


def test_a_record_replays_to_the_same_table() -> None:
    game, record = finished()
    chance = KeyedChance(b"seed")
    table = game.start(chance)
    for _ in range(3):
        for seat in range(2):
            game.attempt(table, seat, Choose(0), chance)
    *_, last = replay(game, record)
    assert last == table
    assert game.outcome(last) is not None


def test_a_record_travels_as_json() -> None:
    game, record = finished()
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert repr(game_of(LowTide, again)) == repr(game)
    *_, last = replay(game_of(LowTide, again), again)
    assert last.public.points == next(iter(list(replay(game, record))[-1:])).public.points


def test_a_record_of_other_rules_is_not_replayed() -> None:
    _, record = finished()
    with pytest.raises(UnplayableRecordError, match="low-tide 2"):
        game_of(LowTide, msgspec.structs.replace(record, rules_version=2))


def test_a_record_with_a_forbidden_move_is_not_replayed() -> None:
    game, record = finished()
    forged = Play(0, msgspec.Raw(b'{"type":"choose","place":9}'))
    with pytest.raises(UnplayableRecordError, match="move 1 is refused by T-02"):
        list(replay(game, msgspec.structs.replace(record, plays=(forged,))))
