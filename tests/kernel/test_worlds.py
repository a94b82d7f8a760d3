"""Worlds that a seat cannot tell from the real one."""

from collections import Counter

import pytest

from houle.kernel import (
    NoWorldError,
    QuickChance,
    ScriptedChance,
    Table,
    TrackedTable,
    WorldDealer,
    deal_world,
)
from tests.conformance.lowtide import Choose, LowTide, TidePublic


def start(game: LowTide) -> TrackedTable[TidePublic]:
    return game.start(ScriptedChance(orders=[[1, 5, 9, 2, 6, 10]]))


def test_a_world_keeps_what_the_seat_sees_and_re_deals_the_rest() -> None:
    game = LowTide(2)
    table = start(game)
    chance = QuickChance(3)
    hands: Counter[tuple[int, ...]] = Counter()
    for _ in range(2_000):
        world = deal_world(game, table, 0, chance)
        assert world.zone("hand", 0) == [1, 5, 9]
        assert sorted(card for zone in world.zones for card in zone) == list(range(1, 13))
        hands[tuple(sorted(world.zone("hand", 1)))] += 1
    # Nine unseen cards, three in the other hand: 84 possible hands, each about 24 times.
    assert len(hands) == 84
    chi_square = sum((count - 2_000 / 84) ** 2 / (2_000 / 84) for count in hands.values())
    assert chi_square < 127.0  # 83 degrees of freedom, one in a thousand


def test_the_real_table_stays_as_it_is() -> None:
    game = LowTide(2)
    table = start(game)
    before = table.copy()
    deal_world(game, table, 0, QuickChance(1))
    assert table == before


def test_a_world_keeps_no_journal() -> None:
    world = deal_world(LowTide(2), start(LowTide(2)), 0, QuickChance(1))
    assert world.journal is None
    assert world.learned is None


def test_one_dealer_deals_many_worlds_the_same_as_if_each_were_the_first() -> None:
    game = LowTide(3)
    table = game.start(QuickChance(1))
    dealer = WorldDealer(game, table, 0)
    for seed in range(20):
        alone = deal_world(game, table, 0, QuickChance(seed))
        assert dealer.deal(QuickChance(seed)) == alone
        imagined = dealer.imagine(QuickChance(seed))
        assert (imagined.zones, imagined.public) == (alone.zones, alone.public)
        game.play(imagined, 0, Choose(0), QuickChance(seed))


def test_what_the_seat_remembers_stays_where_it_is() -> None:
    """A card shown once and taken up again is still known to be in that hand."""
    game = LowTide(2)
    table = start(game)
    table.move(game.hands[1], 2, game.shown)
    table.move(game.shown, 0, game.hands[1])
    for seed in range(50):
        assert 10 in deal_world(game, table, 0, QuickChance(seed)).zone("hand", 1)


def test_what_others_know_passes_to_the_card_that_stands_in() -> None:
    game = LowTide(2)
    table = start(game)
    for seed in range(20):
        world = deal_world(game, table, 0, QuickChance(seed))
        for card in world.zone("hand", 1):
            assert world.known[card] >> 1 & 1
        for card in world.zone("pile"):
            assert not world.known[card] >> 1 & 1


def test_a_seat_respects_what_it_has_learned() -> None:
    game = LowTide(2)
    table = start(game)
    even, small = 0b1_0101_0101_0100, 0b0_0000_0001_1100
    for card in table.zone("hand", 1):
        table.learn(0, card, even)
    table.learn(0, table.zone("hand", 1)[0], small)
    for seed in range(200):
        hand = deal_world(game, table, 0, QuickChance(seed)).zone("hand", 1)
        assert all(card % 2 == 0 for card in hand)
        assert any(card in (2, 4) for card in hand)


def test_two_tables_that_a_seat_cannot_tell_apart_give_it_the_same_world() -> None:
    game = LowTide(2)
    table = start(game)
    other = game.start(ScriptedChance(orders=[[1, 5, 9, 12, 3, 2]]))
    for seed in range(20):
        one, twin = (deal_world(game, t, 0, QuickChance(seed)) for t in (table, other))
        assert one.zones == twin.zones


def test_lessons_that_leave_no_room_are_a_contradiction() -> None:
    game = LowTide(2)
    table = start(game)
    for card in table.zone("hand", 1):
        table.learn(0, card, 1 << 2 | 1 << 6)
    with pytest.raises(NoWorldError):
        deal_world(game, table, 0, QuickChance(1))


def test_a_game_may_rule_worlds_out() -> None:
    class Suspicious(LowTide):
        def plausible(self, world: Table[TidePublic], seat: int) -> bool:
            return 12 in world.zone("hand", 1)

    game = Suspicious(2)
    table = game.start(ScriptedChance(orders=[[1, 5, 9, 2, 6, 10]]))
    for seed in range(20):
        assert 12 in deal_world(game, table, 0, QuickChance(seed)).zone("hand", 1)


def recall(game: LowTide, table: TrackedTable[TidePublic]) -> None:
    """The second player lays the whole hand open once, and takes it up again."""
    table.deal(game.hands[1], game.shown, 3)
    table.deal(game.shown, game.hands[1], 3)


def test_a_card_chosen_from_a_hand_one_remembers_is_one_of_that_hand() -> None:
    game = LowTide(2)
    table = start(game)
    recall(game, table)
    game.attempt(table, 1, Choose(0), QuickChance(1))
    chosen = Counter(
        deal_world(game, table, 0, QuickChance(seed)).zone("chosen", 1)[0] for seed in range(900)
    )
    assert set(chosen) == {2, 6, 10}
    assert all(abs(count - 300) < 60 for count in chosen.values())


def test_once_it_is_shown_the_rest_of_the_hand_is_known_again() -> None:
    game = LowTide(2)
    table = start(game)
    recall(game, table)
    game.attempt(table, 1, Choose(1), QuickChance(1))
    assert table.doubts
    game.attempt(table, 0, Choose(0), QuickChance(1))
    assert table.doubts == ()
    for seed in range(20):
        assert sorted(deal_world(game, table, 0, QuickChance(seed)).zone("hand", 1)) == sorted(
            table.zone("hand", 1)
        )


def test_a_hand_remembered_in_part_keeps_that_part() -> None:
    game = LowTide(2)
    table = start(game)
    table.move(game.hands[1], 2, game.shown)
    table.move(game.shown, 0, game.hands[1])
    game.attempt(table, 1, Choose(0), QuickChance(1))
    for seed in range(50):
        world = deal_world(game, table, 0, QuickChance(seed))
        assert 10 in world.zone("hand", 1) + world.zone("chosen", 1)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_world_does_not_depend_on_which_card_was_chosen(place: int) -> None:
    game = LowTide(2)
    table, other = start(game), start(game)
    for twin in (table, other):
        twin.move(game.hands[1], 2, game.shown)
        twin.move(game.shown, 0, game.hands[1])
    game.attempt(table, 1, Choose(0), QuickChance(1))
    game.attempt(other, 1, Choose(place), QuickChance(1))
    for seed in range(20):
        one, twin_world = (deal_world(game, t, 0, QuickChance(seed)) for t in (table, other))
        assert one.zones == twin_world.zones


def test_a_chosen_card_is_one_of_the_hand_for_its_owner_and_anything_for_others() -> None:
    game = LowTide(2)
    table = start(game)
    game.attempt(table, 1, Choose(0), QuickChance(1))
    mine = {tuple(deal_world(game, table, 1, QuickChance(s)).zone("chosen", 1)) for s in range(20)}
    theirs = {
        tuple(deal_world(game, table, 0, QuickChance(s)).zone("chosen", 1)) for s in range(200)
    }
    assert mine == {(2,)}
    assert theirs == {(card,) for card in range(1, 13) if card not in (1, 5, 9)}
