"""What the others have played tells what they are."""

from houle.bots import BotKind, RandomBot
from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.estimate import likelihood, trusts
from houle.games.land_unter.bots.history import rounds_of
from houle.games.land_unter.bots.opinion import opinion
from houle.games.land_unter.bots.references import Greedy, Noisy
from houle.games.land_unter.bots.sight import Sight
from houle.kernel import QuickChance
from tests.bots.knowing import known
from tests.games.land_unter.bots.journeys import EVERY_TABLE, Stop, journey

GAME = EVERY_TABLE[2]


def in_second_round(seed: int) -> Stop:
    """Seat 0 has played a round with a greedy, a noisy and a random bot."""
    kinds: list[BotKind] = [RandomBot, Greedy, Noisy, RandomBot]
    bots = [kind(QuickChance(seat)) for seat, kind in enumerate(kinds)]
    return next(
        stop
        for stop in journey(GAME, seed, bots)
        if (stop.table.public.round, stop.table.public.trick, stop.seat) == (2, 4, 0)
    )


def test_players_of_habit_are_recognised() -> None:
    sight = Sight(in_second_round(7).known)
    _, steady, noisy, lot = opinion(sight, sight.dealer(count_belts=True), PlayoutChance(1))
    assert steady[0] > 0.7
    assert noisy[1] > 0.7
    assert sum(lot) < 0.1


def test_somebody_unknown_is_half_trusted() -> None:
    stop = next(journey(GAME, 1))
    for seen in (stop.known, known(GAME, stop.table, stop.seat)):
        sight = Sight(seen)
        for parts in opinion(sight, sight.dealer(count_belts=True), PlayoutChance(1)):
            assert abs(sum(parts) - 0.5) < 0.01


def test_everything_played_is_found_in_what_was_told() -> None:
    stop = in_second_round(7)
    first, second = rounds_of(stop.known.told, GAME.seats)
    assert second.played == Sight(stop.known).played
    assert len(second.water) == 2 * 4
    assert len(first.water) == 2 * max(map(len, first.played))
    hands = [stop.table.zones[hand] for hand in GAME.seating.hands]
    for seat, cards in enumerate(first.played):
        left = (seat + 1) % GAME.seats
        assert set(cards) <= {*hands[left], *second.played[left]}, "it was passed on"


def test_noise_makes_the_second_best_card_possible_and_no_other() -> None:
    worth = [0.0, -0.1, -0.5]
    chances = [likelihood(worth, place, 0.3) for place in range(3)]
    assert chances[0] > chances[1] > 0 == chances[2]
    assert abs(sum(chances) - 1) < 0.05


def test_evidence_adds_up() -> None:
    assert sum(trusts([[3.0, 1.0]] * 3, 0.5, 2)) > 0.8
    assert sum(trusts([[0.1, 0.1]] * 3, 0.5, 2)) < 0.01
    one, other = trusts([[3.0, 1.0]] * 30, 0.5, 2)
    assert one > 0.9
    assert other < 0.01
