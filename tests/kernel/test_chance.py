"""Generators, keyed streams and scripts."""

import hashlib
import hmac
from collections import Counter

import pytest

from houle.kernel import Chance, KeyedChance, QuickChance, ScriptedChance, new_seed

GENERATORS = [QuickChance(7), KeyedChance(b"seven")]


@pytest.mark.parametrize("chance", GENERATORS)
def test_numbers_below_a_limit_come_up_equally_often(chance: Chance) -> None:
    counts = Counter(chance.below(5) for _ in range(20_000))
    assert set(counts) == set(range(5))
    assert all(abs(count - 4_000) < 250 for count in counts.values())


@pytest.mark.parametrize("chance", GENERATORS)
def test_every_order_comes_up_equally_often(chance: Chance) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    chi_square = sum((count - 1_000) ** 2 / 1_000 for count in orders.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


def test_the_same_key_gives_the_same_stream() -> None:
    assert [KeyedChance(b"k").below(10**6) for _ in range(3)] == [
        KeyedChance(b"k").below(10**6)
    ] * 3
    one, other = KeyedChance(b"key"), KeyedChance(b"kez")
    assert [one.below(100) for _ in range(20)] != [other.below(100) for _ in range(20)]


def test_a_copy_goes_on_from_the_same_point_and_by_itself() -> None:
    stream = KeyedChance(b"key")
    stream.below(10)
    copy = stream.copy()
    ahead = [stream.below(1000) for _ in range(20)]
    assert [copy.below(1000) for _ in range(20)] == ahead
    assert stream.below(1000) == copy.below(1000)


def test_the_stream_is_hmac_sha256_of_a_counter_read_in_words_of_four_bytes() -> None:
    blocks = b"".join(
        hmac.new(b"key", number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(2)
    )
    words = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 64, 4)]
    chance = KeyedChance(b"key")
    assert [chance.below(2**16) for _ in words] == [word % 2**16 for word in words]


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """With this limit a third of all words is unfair."""
    limit = 2**31 + 2**30
    blocks = hmac.new(b"fair", (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, 32, 4)]
    fair = [word for word in words if word < limit]
    assert len(fair) < len(words)
    chance = KeyedChance(b"fair")
    assert [chance.below(limit) for _ in fair] == fair


def test_a_script_is_followed_to_the_letter() -> None:
    chance = ScriptedChance(numbers=[3, 0], orders=[[5, 1]])
    assert chance.below(4) == 3
    assert not chance.used_up
    assert chance.below(4) == 0
    cards = [1, 2, 3, 4, 5]
    chance.shuffle(cards)
    assert cards.pop() == 5
    assert cards.pop() == 1
    assert cards == [2, 3, 4]
    assert chance.used_up


def test_a_script_that_cannot_be_followed_says_so() -> None:
    with pytest.raises(ValueError, match="below 3"):
        ScriptedChance([3]).below(3)
    with pytest.raises(ValueError, match="not shuffled here"):
        ScriptedChance(orders=[[7]]).shuffle([1, 2])
    with pytest.raises(ValueError, match="one twice"):
        ScriptedChance(orders=[[1, 1]]).shuffle([1, 2])


def test_seeds_are_long_and_differ() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
