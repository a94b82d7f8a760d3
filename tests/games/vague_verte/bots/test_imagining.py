"""Imagined races agree with what a seat knows, and with what the others seem to lack."""

from houle.games.vague_verte.bots.imagining import Imagination, game_of
from houle.games.vague_verte.bots.race import (
    ALIKE,
    AMBULANCE,
    CAR,
    GREEN_SIGNAL,
    KIND_OF,
    TOW_TRUCK,
    Race,
)
from houle.games.vague_verte.bots.reading import seem_to_lack
from houle.games.vague_verte.components import FACES
from houle.games.vague_verte.moves import Discard, DrawFromPile, Drive
from houle.kernel import QuickChance
from tests.bots.knowing import known
from tests.games.vague_verte.bots.telling import after
from tests.games.vague_verte.positions import held, position, vague_verte

CERTAIN = 100


def cards_of(race: Race) -> list[int]:
    return sorted(race.pile + race.face_up + [card for hand in race.hands for card in hand])


def test_every_card_that_is_not_seen_lies_somewhere_once() -> None:
    game = vague_verte(3)
    table = game.start(QuickChance(8))
    table.public.turn = 0
    imagination = Imagination(known(game, table, 0))
    races = [imagination.draw(QuickChance(seed)) for seed in range(20)]
    for race in races:
        assert cards_of(race) == list(range(60))
        assert race.hands[0] == table.zones[game.seating.hands[0]]
        assert [len(hand) for hand in race.hands] == [5, 5, 5]
        assert race.left == len(race.pile)
    assert len({tuple(race.hands[1]) for race in races}) == len(races)


def test_who_lays_a_card_aside_before_the_start_holds_no_car() -> None:
    game = vague_verte(2)
    table = position(game, hands=["ducks, tow truck, tow truck, red signal", "red 1"])
    asked = after(game, table, 1, (0, Discard(0)))
    imagination = Imagination(asked)
    for seed in range(40):
        race = imagination.draw(QuickChance(seed))
        assert all(KIND_OF[card] != CAR for card in race.hands[0])


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
        races = [imagination.draw(QuickChance(seed), trust) for seed in range(60)]
        return sum(any(KIND_OF[card] == CAR for card in race.hands[0]) for race in races)

    assert with_cars(CERTAIN) == 0
    assert with_cars(0) > 0


def test_the_game_is_made_once() -> None:
    game = vague_verte(3)
    assert game_of(3, game.options) is game_of(3, game.options)
