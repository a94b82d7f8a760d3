"""Races in the head of a driver: played by the rules, and by no others."""

from collections.abc import Callable, Iterator

import pytest

from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.bots.habits import take_turn, usual_draw, usual_play
from houle.games.vague_verte.bots.imagining import Fate, World
from houle.games.vague_verte.bots.thinking import worth_of_draw, worth_of_play, worthwhile
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import Discard, Drive, Signal, VagueVerteMove
from houle.games.vague_verte.roads import Road
from houle.games.vague_verte.rules import DRAW_FROM_PILE, DRIVES
from houle.games.vague_verte.state import Cause
from houle.kernel import Chance, QuickChance, Seat, Table
from tests.games.vague_verte.positions import position, vague_verte
from tests.games.vague_verte.settings import SETTINGS, setting_name

Habit = Callable[[VagueVerte, Table[VagueVertePublic]], VagueVerteMove]
DEALS = 6


def by_habit(game: VagueVerte, table: Table[VagueVertePublic]) -> VagueVerteMove:
    return usual_play(game, table) if table.public.drawn else usual_draw(game, table)


def race(
    game: VagueVerte, seed: int, habit: Habit = by_habit
) -> Iterator[tuple[Table[VagueVertePublic], VagueVerteMove]]:
    """A race in the head, stopped before each move."""
    chance = QuickChance(seed)
    table = game.imagine(chance)
    while table.public.ended is None:
        move = habit(game, table)
        yield table, move
        game.play(table, table.public.turn, move, chance)


def is_refused(game: VagueVerte, seed: int, habit: Habit = by_habit) -> bool:
    """Whether a driver wants something in a race that the rules forbid."""
    return any(
        game.refusal(table, table.public.turn, move) is not None
        for table, move in race(game, seed, habit)
    )


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_habit_does_only_what_the_rules_allow(setting: tuple[int, VagueVerteOptions]) -> None:
    game = VagueVerte(*setting)
    assert not any(is_refused(game, seed) for seed in range(DEALS))


def always_ahead(game: VagueVerte, table: Table[VagueVertePublic]) -> VagueVerteMove:
    """A habit that does not look at what may be laid."""
    return DRIVES[0] if table.public.drawn else DRAW_FROM_PILE


def test_a_habit_of_what_is_not_allowed_is_caught() -> None:
    assert is_refused(vague_verte(3), 1, always_ahead)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_what_is_worth_a_thought_is_allowed(setting: tuple[int, VagueVerteOptions]) -> None:
    game = VagueVerte(*setting)
    for table, _ in race(game, 1):
        if not table.public.drawn:
            continue
        offered = game.moves(table, table.public.turn)
        for all_discards in (False, True):
            thought_of = worthwhile(game, table, all_discards=all_discards)
            assert thought_of
            assert len(set(thought_of)) == len(thought_of)
            assert set(thought_of) <= set(offered)


def test_whole_turns_are_what_habit_does_move_by_move() -> None:
    game = vague_verte(3)
    for seed in range(DEALS):
        chance = QuickChance(seed)
        turns = game.imagine(chance)
        for table, _ in race(game, seed):
            if not table.public.drawn:
                assert turns == table
                take_turn(game, turns, chance)
            if turns.public.ended is not None:
                break


@pytest.mark.parametrize("original", [False, True])
def test_a_world_is_tried_out_without_touching_it(*, original: bool) -> None:
    game = vague_verte(3, original=original)
    weights = weights_for(3, original=original)
    for number, (table, _) in enumerate(race(game, 2)):
        before = table.copy()
        world = World(table, Fate(number))
        worth = worth_of_play if table.public.drawn else worth_of_draw
        for move in game.moves(table, table.public.turn):
            once, again = (worth(game, world, move, 3, weights) for _ in range(2))
            assert once == again
        assert table == before


def test_in_one_world_a_renewed_pile_is_the_same_for_all_that_is_tried() -> None:
    orders = []
    for fate in (Fate(3), Fate(3), Fate(4)):
        for _ in range(2):
            cards = list(range(20))
            fate.shuffle(cards)
            assert sorted(cards) == list(range(20))
            orders.append(cards)
    assert orders[0] == orders[1] == orders[2] == orders[3]
    assert orders[4] == orders[5] != orders[0]
    assert Fate(7).below(5) in range(5)


def test_fate_lets_every_card_lie_anywhere() -> None:
    tops = set()
    for seed in range(200):
        cards = list(range(8))
        Fate(1 + 5_000_011 * seed).shuffle(cards)
        tops.add((cards[0], cards[-1]))
    assert {low for low, _ in tops} == {high for _, high in tops} == set(range(8))


class Unlit(VagueVerte):
    """VAGUE VERTE in which red signals stop nobody."""

    def road(self, table: Table[VagueVertePublic], seat: Seat) -> Road:
        return Road(table.zones[self.seating.streets[seat]], seat, (), self.length)


class Brief(VagueVerte):
    """VAGUE VERTE that is over as soon as somebody has come to the second row."""

    def _begin_turn(self, table: Table[VagueVertePublic], chance: Chance) -> None:
        super()._begin_turn(table, chance)
        if any(len(table.zones[street]) == 2 for street in self.seating.streets):
            table.public.ended = Cause.RAN_OUT


def test_bots_play_by_the_rules_they_are_given() -> None:
    """Were there second rules in their heads, other rules would change nothing."""
    weights = weights_for(2, original=False)
    for kind, drives in ((VagueVerte, False), (Unlit, True)):
        game = kind(2)
        table = position(
            game, hands=["red 1, tow truck", "ducks"], streets=["red 2", "blue 1"], red=[1]
        )
        assert isinstance(usual_play(game, table), Drive) == drives
        thought_of = worthwhile(game, table, all_discards=True)
        assert any(isinstance(move, Drive) for move in thought_of) == drives
    game = Brief(2)
    table = position(game, hands=["red 1, tow truck", "ducks, ducks"], streets=["red 2", "blue 1"])
    world = World(Table.copy(table), Fate(1))
    assert worth_of_play(game, world, Drive(0), 40, weights) == 1.0
    assert worth_of_play(vague_verte(2), world, Drive(0), 1, weights) < 1.0


def test_of_several_green_signals_the_nearest_comes_first() -> None:
    game = vague_verte(2)
    table = position(
        game,
        hands=["tow truck, green signal, green signal, ducks", "red 1"],
        streets=["red 2", "blue 1, blue 2, blue 3"],
        red=[5, 1, 3],
    )
    thought_of = worthwhile(game, table, all_discards=False)
    signals = [Signal(1, 1), Signal(1, 3), Signal(1, 5)]
    assert thought_of == [*signals, Discard(3)]
