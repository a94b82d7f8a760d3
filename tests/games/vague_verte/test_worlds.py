"""What a seat knows, and the worlds that agree with it (V-11, V-12, V-14, V-15)."""

from collections.abc import Iterator

from houle.conformance.rules import rule
from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.components import CARS
from houle.kernel import QuickChance, ScriptedChance, Seat, TrackedTable, deal_world
from tests.games.vague_verte.positions import (
    draw,
    drive,
    lay_aside,
    position,
    row,
    take,
    vague_verte,
)

MANY = 200


def worlds(
    game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat
) -> Iterator[TrackedTable[VagueVertePublic]]:
    """Worlds that could be the real one for all that the seat knows."""
    chance = QuickChance("worlds")
    for _ in range(MANY):
        yield deal_world(game, table, seat, chance)


def cars_imagined(game: VagueVerte, table: TrackedTable[VagueVertePublic], seat: Seat) -> set[int]:
    """How many cars another seat reckons with in the hand of the first."""
    return {
        sum(CARS >> card & 1 for card in world.zone("hand", 0))
        for world in worlds(game, table, seat)
    }


def without_a_car(game: VagueVerte) -> TrackedTable[VagueVertePublic]:
    """The first player has laid a card aside before the start, and is in turn again."""
    table = position(
        game,
        hands=["tow truck, ducks, red signal", "blue 1, blue 2"],
        streets=["", "green 1"],
        pile="red 1, green signal, yellow 1, ambulance",
        face_up="yellow 2",
    )
    lay_aside(game, table, 0, "ducks")
    table.public.turn = 0
    return table


@rule("V-12")
def test_a_hand_without_a_car_stays_so_in_every_world() -> None:
    game = vague_verte(2)
    table = without_a_car(game)
    assert cars_imagined(game, table, 1) == {0}


@rule("V-12")
def test_what_is_drawn_later_may_be_a_car() -> None:
    game = vague_verte(2)
    table = without_a_car(game)
    draw(game, table, 0)
    assert cars_imagined(game, table, 1) == {0, 1}


@rule("V-12")
def test_before_anything_is_laid_aside_a_hand_may_hold_cars() -> None:
    game = vague_verte(2)
    table = position(game, hands=["tow truck, ducks, red signal"], streets=["", "green 1"])
    assert len(cars_imagined(game, table, 1)) > 1


@rule("V-12")
def test_after_the_start_nobody_can_tell_whether_an_old_card_left_or_the_new_one() -> None:
    """So one of the cards that are left may be a car, whichever it was."""
    game = vague_verte(2)
    for laid_aside in ("tow truck", "green signal"):
        table = without_a_car(game)
        draw(game, table, 0)
        drive(game, table, 0, "red 1")
        assert cars_imagined(game, table, 1) == {0}
        table.public.turn = 0
        draw(game, table, 0)
        assert row(table, "hand", 0) == ["tow truck", "red signal", "green signal"]
        lay_aside(game, table, 0, laid_aside)
        assert cars_imagined(game, table, 1) == {0, 1}


@rule("V-10", "V-11")
def test_everybody_remembers_who_took_a_face_up_card_and_what_lies_below() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["tow truck, ducks", "blue 2"],
        streets=["red 1", "blue 1"],
        face_up="yellow 1, yellow 2, yellow 3",
        drawn=False,
    )
    taken, below = table.zone("discard")[0], table.zone("under")[:]
    take(game, table, 0)
    for world in worlds(game, table, 1):
        assert taken in world.zone("hand", 0)
        assert world.zone("under") + world.zone("discard") == below


@rule("V-14")
def test_the_order_of_a_renewed_pile_is_open() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["tow truck"],
        streets=["red 1", "blue 1"],
        face_up="yellow 1, yellow 2, yellow 3",
        rest="box",
    )
    lay_aside(game, table, 0, "tow truck", ScriptedChance(orders=[[]]))
    tops = {row(world, "pile")[-1] for world in worlds(game, table, 1)}
    assert tops == {"yellow 1", "yellow 2", "yellow 3"}


@rule("V-15")
def test_playing_one_of_two_equal_cards_does_not_tell_that_the_other_is_there() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["tow truck"],
        streets=["red 1, red breakdown", "blue 1"],
        face_up="tow truck",
        drawn=False,
    )
    take(game, table, 0)
    drive(game, table, 0, "tow truck")
    imagined = {row(world, "hand", 0)[0] for world in worlds(game, table, 1)}
    assert len(imagined) > 5
