"""Duck families (V-27, V-28b, V-29)."""

from houle.conformance.rules import rule
from houle.games.vague_verte.moves import Drive, Hinder
from houle.kernel import Who
from tests.games.vague_verte.positions import (
    draw,
    drive,
    happenings,
    hinder,
    lay_aside,
    playable,
    position,
    refused,
    row,
    vague_verte,
    why_not,
)

STREETS = ["red 1", "blue 1", "green 1"]


@rule("V-27")
def test_the_opponent_misses_the_next_turn_entirely() -> None:
    game = vague_verte(3)
    table = position(game, hands=["ducks", "blue 2", "green 2"], streets=STREETS, face_up="red 4")
    before = row(table, "hand", 1)
    hinder(game, table, 0, "ducks", 1)
    assert row(table, "street", 1) == ["blue 1", "ducks"]
    assert game.to_act(table) == (2,)
    told = [(happened.name, happened.facts.get("who")) for happened in happenings(game, table)]
    assert told == [("ducks-cross", Who(0)), ("misses", Who(1))]
    assert row(table, "hand", 1) == before


@rule("V-27")
def test_then_the_opponent_goes_on_behind_the_ducks() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["ducks, red 2", "blue 2"], streets=STREETS[:2], face_up="red 4", pile="red 3"
    )
    hinder(game, table, 0, "ducks", 1)
    assert game.to_act(table) == (0,)
    assert table.public.misses == (False, False)
    draw(game, table, 0)
    lay_aside(game, table, 0, "red 2")
    assert game.to_act(table) == (1,)
    draw(game, table, 1)
    drive(game, table, 1, "blue 2")
    assert row(table, "street", 1) == ["blue 1", "ducks", "blue 2"]


@rule("V-27")
def test_ducks_wait_for_whoever_plays_later() -> None:
    game = vague_verte(3)
    table = position(game, hands=["ducks", "blue 2", "green 2"], streets=STREETS, face_up="red 4")
    hinder(game, table, 0, "ducks", 2)
    assert game.to_act(table) == (1,)
    assert table.public.misses == (False, False, True)
    table.public.drawn = True
    lay_aside(game, table, 1, "blue 2")
    assert game.to_act(table) == (0,)
    assert table.public.misses == (False, False, False)


@rule("V-27")
def test_two_may_miss_their_turns_one_after_the_other() -> None:
    game = vague_verte(3)
    table = position(
        game,
        hands=["ducks"],
        streets=STREETS,
        face_up="red 4",
        misses=(False, False, True),
    )
    hinder(game, table, 0, "ducks", 1)
    assert game.to_act(table) == (0,)
    assert [happened.name for happened in happenings(game, table)] == [
        "ducks-cross",
        "misses",
        "misses",
    ]


@rule("V-27")
def test_not_behind_a_breakdown_that_is_not_covered() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks"], streets=["red 1", "blue 1, blue breakdown"])
    refusal = refused(game, table, 0, Hinder(0, 1))
    assert (refusal.rule, refusal.reason) == ("V-27", "owner-broken-down")
    assert refusal.facts == {"owner": Who(1)}
    covered = "blue 1, tow truck over blue breakdown"
    towed = position(game, hands=["ducks"], streets=["red 1", covered])
    assert playable(game, towed, 0) == ["ducks on 1"]


@rule("V-27")
def test_ducks_are_for_opponents() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks"], streets=STREETS[:2])
    assert why_not(game, table, 0, Hinder(0, 0)) == ("V-27", "no-opponent")
    assert why_not(game, table, 0, Drive(0)) == ("V-27", "wrong-place")


@rule("V-28b")
def test_no_ducks_on_the_last_square() -> None:
    game = vague_verte(2, length=5)
    last_but_one = "blue 1, blue 2, blue 3"
    allowed = position(game, hands=["ducks"], streets=["red 1", last_but_one])
    assert playable(game, allowed, 0) == ["ducks on 1"]
    table = position(game, hands=["ducks"], streets=["red 1", f"{last_but_one}, blue 4"])
    assert why_not(game, table, 0, Hinder(0, 1)) == ("V-28b", "last-square")


@rule("V-29")
def test_no_second_duck_family_on_who_still_has_to_miss_a_turn() -> None:
    game = vague_verte(3)
    table = position(game, hands=["ducks"], streets=STREETS, misses=(False, False, True))
    assert playable(game, table, 0) == ["ducks on 1"]
    refusal = refused(game, table, 0, Hinder(0, 2))
    assert (refusal.rule, refusal.reason) == ("V-29", "misses-already")
    assert refusal.facts == {"owner": Who(2)}


@rule("V-29")
def test_afterwards_the_next_ducks_may_come() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks, ducks"], streets=STREETS[:2], face_up="red 4")
    hinder(game, table, 0, "ducks", 1)
    table.public.drawn = True
    hinder(game, table, 0, "ducks", 1)
    assert row(table, "street", 1) == ["blue 1", "ducks", "ducks"]
