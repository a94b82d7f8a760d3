"""Games in the head of a surfer: played by the rules, and by no others."""

from collections.abc import Callable, Iterator

import pytest

from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots.head import do, hushed
from houle.games.wave.bots.heuristics import by_heuristic, remaining
from houle.games.wave.bots.masks import SURF_COUNT, count
from houle.games.wave.bots.playout import play_on, worth
from houle.games.wave.moves import Advice, Discard, Phrase, Point, Propose, Say, Side, WaveMove
from houle.games.wave.state import Cause
from houle.kernel import QuickChance, Seat, Table
from tests.games.wave.bots.settings import every_table
from tests.games.wave.positions import NOTHING_BY_CHANCE, card, position, wave

Heuristic = Callable[[Wave, Table[WavePublic]], WaveMove]


def stops(
    game: Wave, seed: int, heuristic: Heuristic = by_heuristic
) -> Iterator[tuple[Table[WavePublic], WaveMove]]:
    """A game by rule of thumb, stopped before each move."""
    table = game.imagine(QuickChance(seed))
    while game.to_act(table):
        move = heuristic(game, table)
        yield table, move
        do(game, table, move)


def is_refused(game: Wave, seed: int, heuristic: Heuristic = by_heuristic) -> bool:
    """Whether the heuristic wants something in a game that the rules forbid."""
    return any(
        game.refusal(table, game.to_act(table)[0], move) is not None
        for table, move in stops(game, seed, heuristic)
    )


def test_the_heuristic_does_only_what_the_rules_allow_at_every_table() -> None:
    for number, game in enumerate(every_table()):
        assert not is_refused(game, number)


def always_the_first(game: Wave, table: Table[WavePublic]) -> WaveMove:
    """A heuristic that does not look at what fits."""
    return Discard(Side.INWARD, 0)


def test_a_heuristic_that_does_what_is_not_allowed_is_caught() -> None:
    assert is_refused(wave(3), 1, always_the_first)


def test_what_is_still_to_be_played_is_what_was_not_laid_yet() -> None:
    for number, game in enumerate(every_table()):
        for table, _ in stops(game, number):
            laid = [
                card
                for zone, cards in zip(game.layout.zones, table.zones, strict=True)
                for card in cards
                if zone.name in {"discard", "depths"}
            ]
            rest = remaining(game, table)
            assert count(rest) == SURF_COUNT - len(laid)
            assert not any(rest >> card & 1 for card in laid)


def test_a_world_is_tried_out_without_touching_it() -> None:
    for number, game in enumerate(every_table()):
        world = game.imagine(QuickChance(number))
        before = world.copy()
        for move in game.moves(world, game.to_act(world)[0]):
            worth(game, world, move, nodes=5)
        assert world == before


class Straight(Wave):
    """WAVE in which no card turns the direction."""

    def _begin_turn(self, table: Table[WavePublic], turn: int) -> None:
        table.public.direction = 1
        super()._begin_turn(table, turn)


class Brief(Wave):
    """WAVE that is over when twenty cards are left."""

    def _begin_turn(self, table: Table[WavePublic], turn: int) -> None:
        super()._begin_turn(table, turn)
        if self.left_over(table) <= 20:
            self._end(table, Cause.BLOCKED)


def test_bots_play_by_the_rules_they_are_given() -> None:
    """Were there second rules in their heads, other rules would change nothing."""
    assert {table.public.direction for table, _ in stops(wave(3), 1)} == {1, -1}
    assert {table.public.direction for table, _ in stops(Straight(3), 1)} == {1}
    ended = [play_on(Brief(3), Brief(3).imagine(QuickChance(deal)), 300) for deal in range(20)]
    assert max(ended) == pytest.approx(0.2 * (1 - 20 / 34))


def test_a_choice_for_vaimiti_is_carried_out_at_once() -> None:
    game = wave(2)
    table = hushed(
        game,
        position(
            game,
            discard="red 2",
            inward=["navy 3", "sky 4"],
            face_up="white 3, sky 0",
            turn=2,
            proposals=(Propose(0), None),
        ),
    )
    do(game, table, Propose(1))
    assert table.zone("discard")[-1] == card("sky 0")
    assert table.public.turn != 2


def test_in_the_head_nobody_has_said_anything() -> None:
    game = wave(3)
    table = game.start(QuickChance(1))
    speaker: Seat = (table.public.turn + 1) % 3
    for said in (Point(table.public.turn, 0, Advice.PLAY), Say(Phrase.WAIT)):
        assert game.attempt(table, speaker, said, NOTHING_BY_CHANCE) is None
    head = hushed(game, table)
    assert head.public == game.start(QuickChance(1)).public
    assert head.zones == table.zones
    assert table.public.pointing
