"""A turn (V-10 to V-15)."""

from houle.conformance.rules import rule
from houle.games.vague_verte.moves import Discard, DrawFromPile, Drive, TakeFaceUp
from houle.kernel import Moved, Onlooker, ScriptedChance, Who, project, project_steps
from tests.games.vague_verte.positions import (
    Deck,
    draw,
    drive,
    happenings,
    held,
    lay_aside,
    layable_aside,
    playable,
    position,
    refused,
    row,
    take,
    vague_verte,
    why_not,
)

STARTED = ["red 1", "blue 1"]


@rule("V-10")
def test_draw_then_play() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["red 2"], streets=STARTED, pile="green 3", face_up="ducks", drawn=False
    )
    assert game.moves(table, 0) == [DrawFromPile(), TakeFaceUp()]
    assert why_not(game, table, 0, Drive(0)) == ("V-10", "draw-first")
    assert why_not(game, table, 0, Discard(0)) == ("V-10", "draw-first")
    draw(game, table, 0)
    assert row(table, "hand", 0) == ["red 2", "green 3"]
    assert row(table, "discard") == ["ducks"]
    assert game.to_act(table) == (0,)
    assert why_not(game, table, 0, DrawFromPile()) == ("V-10", "already-drawn")
    assert why_not(game, table, 0, TakeFaceUp()) == ("V-10", "already-drawn")
    drive(game, table, 0, "green 3")
    assert row(table, "street", 0) == ["red 1", "green 3"]
    assert game.to_act(table) == (1,)
    assert not table.public.drawn


@rule("V-10")
def test_or_take_the_face_up_card_and_lay_one_aside() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["red 2"], streets=STARTED, pile="green 3", face_up="ducks", drawn=False
    )
    take(game, table, 0)
    assert row(table, "hand", 0) == ["red 2", "ducks"]
    lay_aside(game, table, 0, "red 2")
    assert row(table, "discard") == ["red 2"]
    assert row(table, "pile")[-1] == "green 3"


@rule("V-10")
def test_the_others_see_which_face_up_card_is_taken_but_not_what_is_drawn() -> None:
    game = vague_verte(2)
    table = position(game, pile="green 3", face_up="ducks", drawn=False)
    taken, drawn = table.copy(), table.copy()
    take(game, taken, 0)
    draw(game, drawn, 0)
    for viewer in (1, Onlooker.WATCHER):
        (seen,) = project_steps(game, taken, viewer)
        assert isinstance(seen, Moved)
        assert seen.card == table.zone("discard")[-1]
        (unseen,) = project_steps(game, drawn, viewer)
        assert isinstance(unseen, Moved)
        assert unseen.card is None
    (own,) = project_steps(game, drawn, 0)
    assert isinstance(own, Moved)
    assert own.card == table.zone("pile")[-1]


@rule("V-11")
def test_taking_the_top_shows_the_card_below() -> None:
    game = vague_verte(2)
    table = position(game, face_up="red 1, blue 2, ducks", drawn=False)
    take(game, table, 0)
    assert row(table, "discard") == ["blue 2"]
    assert row(table, "under") == ["red 1"]


@rule("V-11")
def test_only_the_top_is_seen_but_everybody_remembers_the_rest() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck", "ducks"], streets=STARTED, face_up="red 3")
    lay_aside(game, table, 0, "tow truck")
    view = project(game, table, 1)
    assert view.zone("discard") == tuple(table.zone("discard"))
    assert row(table, "discard") == ["tow truck"]
    assert view.zone("under") == (None,)
    (below,) = table.zone("under")
    assert all(table.known[below] >> seat & 1 for seat in range(2))


@rule("V-11")
def test_with_none_left_at_the_end_of_a_turn_one_is_turned_up() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["red 2"], streets=STARTED, pile="green 3", face_up="blue 4", drawn=False
    )
    take(game, table, 0)
    assert row(table, "discard") == []
    drive(game, table, 0, "blue 4")
    assert row(table, "discard") == ["green 3"]


@rule("V-12")
def test_when_nothing_can_be_played_a_card_must_be_laid_aside() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, ambulance, green signal"], streets=STARTED)
    assert playable(game, table, 0) == []
    assert layable_aside(game, table, 0) == ["tow truck", "ambulance", "green signal"]
    assert game.to_act(table) == (0,)


@rule("V-12")
def test_laying_aside_is_allowed_also_when_a_card_could_be_played() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 2, tow truck"], streets=STARTED)
    assert playable(game, table, 0) == ["red 2"]
    assert layable_aside(game, table, 0) == ["red 2", "tow truck"]


@rule("V-12")
def test_whoever_has_not_started_and_holds_a_car_must_lay_it() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, red 2, blue 1"])
    assert game.moves(table, 0) == [Drive(1), Drive(2)]
    assert why_not(game, table, 0, Discard(0)) == ("V-12", "must-start")


@rule("V-12")
def test_laying_aside_before_the_start_tells_everybody_that_there_is_no_car() -> None:
    game = vague_verte(3)
    table = position(game, hands=["tow truck, ducks, red signal"])
    lay_aside(game, table, 0, "ducks")
    assert table.learned is not None
    cars = [card for card in game.layout.cards if game.face(card).name == "car"]
    for seat in (1, 2):
        for card in table.zone("hand", 0):
            assert not any(table.learned[seat][card] >> car & 1 for car in cars)


@rule("V-12")
def test_laying_aside_later_tells_nothing() -> None:
    game = vague_verte(3)
    table = position(game, hands=["tow truck, ducks, red signal"], streets=STARTED)
    lay_aside(game, table, 0, "ducks")
    assert table.learned == [{}, {}, {}]


@rule("V-13")
def test_one_card_a_turn() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 2, red 3", "blue 2"], streets=STARTED, face_up="ducks")
    drive(game, table, 0, "red 2")
    again = refused(game, table, 0, Drive(held(table, 0, "red 3")))
    assert (again.rule, again.reason, again.facts) == ("V-04", "not-your-turn", {"who": Who(1)})


@rule("V-14")
def test_an_empty_pile_is_made_anew_of_all_face_up_cards_but_the_top_one() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["tow truck"], streets=STARTED, face_up="red 2, red 3, ducks", rest="box"
    )
    fate = ScriptedChance(orders=[[table.zone("under")[1]]])
    lay_aside(game, table, 0, "tow truck", fate)
    assert fate.used_up
    assert row(table, "discard") == ["tow truck"]
    assert row(table, "under") == []
    assert sorted(row(table, "pile")) == ["ducks", "red 2", "red 3"]
    assert row(table, "pile")[-1] == "red 3"
    assert table.public.renewed
    assert happenings(game, table)[-1].name == "renewed"
    assert game.moves(table, 1) == [DrawFromPile(), TakeFaceUp()]


@rule("V-14")
def test_nobody_knows_the_order_of_the_new_pile() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["tow truck"], streets=STARTED, face_up="red 2, red 3, ducks", rest="box"
    )
    lay_aside(game, table, 0, "tow truck", ScriptedChance(orders=[[]]))
    assert not any(table.known[card] & 0b11 for card in table.zone("pile"))


@rule("V-14")
def test_the_pile_is_made_anew_only_when_it_is_empty() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["tow truck"], streets=STARTED, face_up="red 2", pile="red 3", rest="box"
    )
    lay_aside(game, table, 0, "tow truck")
    assert (row(table, "pile"), row(table, "under")) == (["red 3"], ["red 2"])
    assert not table.public.renewed


@rule("V-14")
def test_with_nothing_to_shuffle_only_the_face_up_card_can_be_taken() -> None:
    game = vague_verte(2)
    table = position(game, streets=STARTED, face_up="ducks", rest="box", drawn=False)
    assert game.moves(table, 0) == [TakeFaceUp()]
    assert why_not(game, table, 0, DrawFromPile()) == ("V-14", "empty-pile")


@rule("V-14")
def test_with_no_face_up_card_only_the_pile_can_be_drawn_from() -> None:
    game = vague_verte(2)
    table = position(game, streets=STARTED, drawn=False)
    assert game.moves(table, 0) == [DrawFromPile()]
    assert why_not(game, table, 0, TakeFaceUp()) == ("V-14", "nothing-face-up")


@rule("V-14")
def test_with_nothing_at_all_to_take_nothing_is_drawn() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 2", "blue 2, blue 3"], streets=STARTED, rest="box")
    drive(game, table, 0, "red 2")
    assert (table.public.turn, table.public.drawn) == (1, True)
    assert happenings(game, table)[-1].name == "nothing-to-draw"
    assert playable(game, table, 1) == ["blue 2", "blue 3"]


@rule("V-14")
def test_whoever_neither_draws_nor_holds_a_card_is_passed_over() -> None:
    game = vague_verte(3)
    table = position(
        game, hands=["red 2", "", "green 2"], streets=[*STARTED, "green 1"], rest="box"
    )
    drive(game, table, 0, "red 2")
    told = [(happened.name, happened.facts["who"]) for happened in happenings(game, table)]
    assert told == [
        ("drove", Who(0)),
        ("nothing-to-draw", Who(1)),
        ("empty-handed", Who(1)),
        ("nothing-to-draw", Who(2)),
    ]
    assert game.to_act(table) == (2,)


@rule("V-15")
def test_of_equal_cards_the_one_that_others_saw_being_taken_leaves_first() -> None:
    game = vague_verte(2)
    table = position(
        game, hands=["tow truck"], streets=STARTED, face_up="red 2, tow truck", drawn=False
    )
    (kept,), taken = table.zone("hand", 0), table.zone("discard")[-1]
    take(game, table, 0)
    play_place = table.zone("hand", 0).index(kept)
    assert game.attempt(table, 0, Discard(play_place), ScriptedChance()) is None
    assert table.zone("discard") == [taken]
    assert table.zone("hand", 0) == [kept]
    assert not table.known[kept] & 0b10


@rule("V-15")
def test_equal_means_the_same_colour_and_number() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 3"], streets=STARTED, face_up="red 2", drawn=False)
    take(game, table, 0)
    lay_aside(game, table, 0, "red 3")
    assert row(table, "discard") == ["red 3"]
    assert row(table, "hand", 0) == ["red 2"]


def test_positions_name_cards_once() -> None:
    assert Deck().cards("tow truck, tow truck") == Deck().cards("tow truck, tow truck")
    assert len(set(Deck().cards("red 1, red 1"))) == 2
