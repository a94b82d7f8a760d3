"""Imagined worlds agree with what a seat knows, and with what the others seem to lack."""

from collections.abc import Iterator

import pytest

from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.bots.imagining import Imagination, game_of
from houle.games.vague_verte.bots.kinds import (
    ALIKE,
    AMBULANCE,
    CAR,
    GREEN_SIGNAL,
    KIND_OF,
    TOW_TRUCK,
)
from houle.games.vague_verte.bots.reading import seem_to_lack
from houle.games.vague_verte.components import CARDS, FACES
from houle.games.vague_verte.moves import Discard, DrawFromPile, Drive
from houle.kernel import QuickChance, Seat, Table, TrackedTable
from tests.bots.knowing import known
from tests.games.vague_verte.bots.telling import after
from tests.games.vague_verte.positions import held, position, vague_verte
from tests.games.vague_verte.settings import SETTINGS, setting_name

CERTAIN = 100


def hand_in(game: VagueVerte, table: Table[VagueVertePublic], seat: Seat) -> list[int]:
    return table.zones[game.seating.hands[seat]]


def could_be(
    game: VagueVerte,
    table: TrackedTable[VagueVertePublic],
    seat: Seat,
    world: Table[VagueVertePublic],
) -> bool:
    """Whether a seat that knows a table could take a world for it."""
    seen = [
        zone
        for zone, slots in enumerate(known(game, table, seat).mind.zones)
        if all(slot.card is not None for slot in slots) and zone not in game.layout.loose
    ]
    seen.append(game.seating.hands[seat])
    return (
        world.public == table.public
        and sorted(card for cards in world.zones for card in cards) == list(CARDS)
        and [*map(len, world.zones)] == [*map(len, table.zones)]
        and all(world.zones[zone] == table.zones[zone] for zone in seen)
    )


def played(game: VagueVerte, seed: int) -> Iterator[TrackedTable[VagueVertePublic]]:
    """A random game, stopped before each move."""
    chance = QuickChance(seed)
    table = game.start(chance)
    while table.public.ended is None:
        yield table
        moves = game.moves(table, table.public.turn)
        move = moves[chance.below(len(moves))]
        assert game.attempt(table, table.public.turn, move, chance) is None


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=setting_name)
def test_a_world_could_be_the_table(setting: tuple[int, VagueVerteOptions]) -> None:
    """What lies open, what is remembered, how many cards lie where: it is all the same there."""
    game = VagueVerte(*setting)
    for seed in range(3):
        for number, table in enumerate(played(game, seed)):
            seat: Seat = number % game.seats
            imagination = Imagination(known(game, table, seat))
            world = imagination.draw(QuickChance(number)).table
            assert could_be(game, table, seat, world)
            assert bool(imagination.seen.zone("pile")) == bool(table.zone("pile"))


def test_a_world_that_could_not_be_the_table_is_told_apart() -> None:
    game = vague_verte(3)
    table = game.start(QuickChance(8))
    for spoilt in ("public", "hand", "discard"):
        world = Table.copy(table)
        assert could_be(game, table, 0, world)
        if spoilt == "public":
            world.public.idle += 1
        else:
            one, other = (
                world.zone(name, 0 if name == "hand" else None) for name in (spoilt, "pile")
            )
            one[0], other[0] = other[0], one[0]
        assert not could_be(game, table, 0, world)


def test_worlds_differ_in_what_others_hold() -> None:
    game = vague_verte(3)
    table = game.start(QuickChance(8))
    imagination = Imagination(known(game, table, 0))
    worlds = [imagination.draw(QuickChance(seed)).table for seed in range(20)]
    assert len({tuple(hand_in(game, world, 1)) for world in worlds}) == len(worlds)


def test_who_lays_a_card_aside_before_the_start_holds_no_car() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks, tow truck, tow truck, red signal", "red 1"])
    asked = after(game, table, 1, (0, Discard(0)))
    imagination = Imagination(asked)
    for seed in range(40):
        world = imagination.draw(QuickChance(seed)).table
        assert all(KIND_OF[card] != CAR for card in hand_in(game, world, 0))


def lacking(streets: str, hand: str, red: tuple[int, ...] = (), *, original: bool = False) -> int:
    """What seat 0 seems to lack after it laid its first card aside."""
    game = vague_verte(2, original=original)
    table = position(game, hands=[hand, "red 1"], streets=[streets, "blue 1"], red=red)
    return seem_to_lack(after(game, table, 1, (0, Discard(0))))[0]


def test_who_could_have_gone_on_and_did_not_seems_to_lack_what_it_takes() -> None:
    assert lacking("red 2", "ducks, ducks") == ALIKE[CAR]
    assert lacking("red 2, red breakdown", "ducks, red 3") == ALIKE[TOW_TRUCK]
    assert lacking("red 2", "ducks, red 3", (1,)) == ALIKE[GREEN_SIGNAL] | ALIKE[AMBULANCE]


def test_where_cars_must_match_only_those_that_do_are_missed() -> None:
    missed = lacking("red 2", "ducks, blue 1", original=True)
    cars = [card for card, kind in enumerate(KIND_OF) if kind == CAR]
    assert missed == sum(
        1 << car for car in cars if FACES[car].colour == "red" or FACES[car].number == 2
    )
    assert lacking("red 2, ducks", "ducks, ducks", original=True) == ALIKE[CAR]


def test_who_drove_may_hold_anything() -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 1, red 3", "blue 2"], streets=["red 2", "blue 1"])
    asked = after(game, table, 1, (0, Drive(held(table, 0, "red 1"))), (1, DrawFromPile()))
    assert seem_to_lack(asked) == [0, 0]


def test_what_they_seem_to_lack_is_believed_as_far_as_one_trusts_it() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks, ducks, tow truck", "red 1"], streets=["red 2", "blue 1"])
    asked = after(game, table, 1, (0, Discard(0)))
    imagination = Imagination(asked, seem_to_lack(asked))

    def with_cars(trust: int) -> int:
        worlds = [imagination.draw(QuickChance(seed), trust).table for seed in range(60)]
        return sum(any(KIND_OF[card] == CAR for card in hand_in(game, w, 0)) for w in worlds)

    assert with_cars(CERTAIN) == 0
    assert with_cars(0) > 0


def test_the_game_is_made_once() -> None:
    game = vague_verte(3)
    assert game_of(3, game.options) is game_of(3, game.options)
