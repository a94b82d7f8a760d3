"""The rules in plain numbers, held against the rules, move by move."""

from inspect import isdatadescriptor

import pytest

from houle.bots.luck import Luck
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.simulator.moves import moves_of
from houle.games.vague_et_attaque.bots.simulator.playing import play, shares
from houle.games.vague_et_attaque.bots.simulator.position import Position, waited_for
from houle.games.vague_et_attaque.bots.simulator.reading import move_of, position_of
from houle.kernel import QuickChance
from tests.games.vague_et_attaque.wild_deck import wild_game

WILD_DECKS = 40
TEAM_SEATS = 4
TEAMS = VagueEtAttaqueOptions(teams=True)
ALL_OPTIONS = (VagueEtAttaqueOptions(), TEAMS)
GAMES = [
    pytest.param(VagueEtAttaque(1), id="alone"),
    pytest.param(VagueEtAttaque(2), id="two"),
    pytest.param(VagueEtAttaque(3), id="three"),
    pytest.param(VagueEtAttaque(4), id="four"),
    pytest.param(VagueEtAttaque(4, TEAMS), id="teams"),
    pytest.param(VagueEtAttaque(5), id="five"),
]


def _fields(kind: type) -> set[str]:
    """The names of a position's numbers, in Python and compiled."""
    return {name for name, value in vars(kind).items() if isdatadescriptor(value)} - {"__dict__"}


def same(one: Position, other: Position) -> bool:
    """Whether two positions are equal in all that matters; a duel that is over does not."""
    duel = {"attacker", "defender", "dice", "edges", "first_die", "needed", "stake_place"}
    duel |= {"stake_zone", "throws", "wins"}
    names = _fields(Position) - (set() if one.fighting else duel)
    return all(getattr(one, name) == getattr(other, name) for name in names)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_numbers_follow_the_rules_through_a_game_of_random_moves(
    game: VagueEtAttaque, seed: int
) -> None:
    follow(game, seed)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("deck", range(WILD_DECKS))
def test_the_numbers_follow_the_rules_with_any_deck(deck: int, seats: int) -> None:
    """Cards of which each does anything, so that effects meet as in no deck of the house."""
    for options in ALL_OPTIONS if seats == TEAM_SEATS else ALL_OPTIONS[:1]:
        follow(wild_game(deck)(seats, options), deck)


def follow(game: VagueEtAttaque, seed: int) -> None:
    """Play by both, and compare after each move."""
    fate, same_fate, whim = Luck(seed), Luck(seed), QuickChance(seed)
    table = game.start(fate, journal=False)
    game.start(same_fate, journal=False)
    position = position_of(game, table)
    while (outcome := game.outcome(table)) is None:
        seat = game.to_act(table)[0]
        moves = game.moves(table, seat)
        assert waited_for(position) == seat
        assert moves_of(position, seat) == [move_of(move) for move in moves]
        asides = [(mate, aside) for mate in range(game.seats) for aside in game.asides(table, mate)]
        if asides and not whim.below(3):
            seat, move = asides[whim.below(len(asides))]
        else:
            move = moves[whim.below(len(moves))]
        game.play(table, seat, move, fate)
        play(position, seat, move_of(move), same_fate)
        assert same(position, position_of(game, table))
    won = [seat in outcome.winners for seat in range(game.seats)]
    assert [share > 0 for share in shares(position)] == won
    assert position.ended


def test_a_card_in_the_wrong_place_would_be_noticed() -> None:
    game = VagueEtAttaque(3)
    table = game.start(QuickChance(0), journal=False)
    position = position_of(game, table)
    assert same(position, position_of(game, table))
    position.zones[0].insert(0, position.zones[0].pop())
    assert not same(position, position_of(game, table))


def test_a_copy_is_played_on_without_touching_the_position() -> None:
    game = VagueEtAttaque(3)
    table = game.start(QuickChance(0), journal=False)
    position = position_of(game, table)
    copy = position.copy()
    seat = waited_for(copy)
    play(copy, seat, moves_of(copy, seat)[0], Luck(1))
    assert same(position, position_of(game, table))
    assert not same(copy, position)
