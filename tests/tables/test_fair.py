"""Commitments, words and deals, against written examples and a second program."""

import copy
import hashlib
import hmac
import json
import os
import pickle
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from houle.kernel import Chance, KeyedChance
from houle.tables.fair import Seed, commitment, dealing_key, draw_seed
from tools.fair_vectors import COUNT, FILE, text

VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text("ascii"))
SECOND_PROGRAM = Path(__file__).parent / "verify.mjs"
NODE = Path(sys.executable).with_name("node")
SECRET = bytes(range(32))
SEED = Seed(SECRET)

# The seed


def test_a_seed_comes_from_the_entropy_that_is_handed_in() -> None:
    assert draw_seed(lambda size: bytes(range(size))) == SEED
    assert draw_seed(os.urandom) != draw_seed(os.urandom)


def test_a_seed_has_32_bytes_and_an_error_does_not_show_them() -> None:
    with pytest.raises(ValueError, match="32 bytes") as caught:
        Seed(b"abracadabra")
    assert "abra" not in str(caught.value)


def test_seeds_are_equal_by_content_and_to_nothing_else() -> None:
    assert Seed(SECRET) == SEED
    assert Seed(SECRET[::-1]) != SEED
    assert SEED != SECRET


@pytest.mark.parametrize("shown", [repr, str, "{}".format, lambda seed: f"{[seed]}"])
def test_a_seed_does_not_show_itself(shown: Callable[[Seed], str]) -> None:
    assert shown(SEED).strip("[]") == "<Seed>"
    assert SEED.reveal() == SECRET


@pytest.mark.parametrize(
    "taken_along",
    [pickle.dumps, copy.copy, copy.deepcopy, hash, vars, json.dumps, msgspec.json.encode],
)
def test_a_seed_does_not_travel(taken_along: Callable[[Seed], object]) -> None:
    with pytest.raises(TypeError):
        taken_along(SEED)


def test_a_seed_tells_no_state_of_its_own() -> None:
    with pytest.raises(TypeError):
        SEED.__getstate__()


# The commitment and the key


def test_the_commitment_is_a_hash_of_everything_that_is_fixed() -> None:
    written_out = b"houle-deal-1\x00t1\x00flotsam\x0012\x00" + SECRET
    assert commitment(SEED, "t1", "flotsam", 12) == hashlib.sha256(written_out).hexdigest()


def test_a_commitment_stands_for_one_table_one_game_one_version_and_one_seed() -> None:
    committed = {
        commitment(SEED, "t1", "flotsam", 1),
        commitment(SEED, "t2", "flotsam", 1),
        commitment(SEED, "t1", "vague", 1),
        commitment(SEED, "t1", "flotsam", 2),
        commitment(Seed(SECRET[::-1]), "t1", "flotsam", 1),
    }
    assert len(committed) == 5


def test_names_cannot_run_into_each_other() -> None:
    assert commitment(SEED, "t1", "flotsam", 1) != commitment(SEED, "t", "1flotsam", 1)
    for table, game in (("t\0flotsam", "1"), ("t", "flotsam\x001")):
        with pytest.raises(ValueError, match="separates"):
            commitment(SEED, table, game, 1)


def test_the_key_is_made_of_seed_commitment_and_words_in_the_order_of_the_seats() -> None:
    committed = commitment(SEED, "t1", "flotsam", 1)
    words = hashlib.sha256("écume".encode()).digest() + bytes(32)
    message = bytes.fromhex(committed) + words
    key = hmac.new(SECRET, message, hashlib.sha256).digest()
    assert dealing_key(SEED, committed, ["écume", None]) == key


def test_every_word_counts_and_so_does_its_seat() -> None:
    committed = commitment(SEED, "t1", "flotsam", 1)
    choices: list[list[str | None]] = [
        [None, None],
        [None, None, None],
        ["", None],
        ["sea", None],
        [None, "sea"],
        ["sea", "sea"],
        ["Sea", None],
    ]
    assert len({dealing_key(SEED, committed, words) for words in choices}) == len(choices)


def test_a_word_counts_the_same_however_its_accents_are_typed() -> None:
    committed = commitment(SEED, "t1", "flotsam", 1)
    composed, apart = (unicodedata.normalize(form, "écume à Å") for form in ("NFC", "NFD"))
    assert composed != apart
    assert dealing_key(SEED, committed, [composed]) == dealing_key(SEED, committed, [apart])


# The examples, and schemes with a fault


class Scheme(NamedTuple):
    """The parts that the examples are about."""

    commit: Callable[[Seed, str, str, int], str] = commitment
    key: Callable[[Seed, str, Sequence[str | None]], bytes] = dealing_key
    chance: Callable[[bytes], Chance] = KeyedChance


def disagreements(scheme: Scheme) -> set[str]:
    """Where a scheme and the examples differ; each part is tried with what goes into it."""
    found = set()
    for vector in VECTORS:
        seed, committed = Seed(bytes.fromhex(vector["seed"])), vector["commitment"]
        names = vector["table"], vector["game"], vector["rules_version"]
        if scheme.commit(seed, *names) != committed:
            found.add("commitment")
        if scheme.key(seed, committed, vector["words"]).hex() != vector["key"]:
            found.add("key")
        chance = scheme.chance(bytes.fromhex(vector["key"]))
        if any(drawn(chance, draw) != draw["gives"] for draw in vector["draws"]):
            found.add("draws")
    return found


def drawn(chance: Chance, draw: dict[str, Any]) -> int | list[int]:
    if "below" in draw:
        return chance.below(draw["below"])
    cards = list(range(draw["shuffle"]))
    chance.shuffle(cards)
    return cards


def without_table(seed: Seed, table: str, game: str, rules_version: int) -> str:
    return commitment(seed, "", game, rules_version)


def without_rules_version(seed: Seed, table: str, game: str, rules_version: int) -> str:
    return commitment(seed, table, game, 1)


def without_words(seed: Seed, committed: str, words: Sequence[str | None]) -> bytes:
    return dealing_key(seed, committed, [None] * len(words))


def without_order(seed: Seed, committed: str, words: Sequence[str | None]) -> bytes:
    return dealing_key(seed, committed, sorted(words, key=str))


def without_normal_form(seed: Seed, committed: str, words: Sequence[str | None]) -> bytes:
    digests = [bytes(32) if w is None else hashlib.sha256(w.encode()).digest() for w in words]
    message = bytes.fromhex(committed) + b"".join(digests)
    return hmac.new(seed.reveal(), message, hashlib.sha256).digest()


def without_commitment(seed: Seed, committed: str, words: Sequence[str | None]) -> bytes:
    return dealing_key(seed, "", words)


class BiasedChance(KeyedChance):
    """Keeps the words that favour small numbers."""

    __slots__ = ()

    def below(self, limit: int) -> int:
        return self._word() % limit


class NaiveChance(KeyedChance):
    """Swaps every card with any other, which favours some orders."""

    __slots__ = ()

    def shuffle(self, cards: list[int]) -> None:
        for place in range(len(cards)):
            other = self.below(len(cards))
            cards[place], cards[other] = cards[other], cards[place]


class RestlessChance(KeyedChance):
    """Never leaves a card in its place."""

    __slots__ = ()

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last)
            cards[last], cards[other] = cards[other], cards[last]


def test_there_are_fifty_examples_and_they_are_current() -> None:
    assert len(VECTORS) == COUNT == 50
    assert FILE.read_text("ascii") == text()


def test_the_scheme_agrees_with_the_examples() -> None:
    assert disagreements(Scheme()) == set()


@pytest.mark.parametrize(
    ("scheme", "noticed"),
    [
        (Scheme(commit=without_table), "commitment"),
        (Scheme(commit=without_rules_version), "commitment"),
        (Scheme(key=without_words), "key"),
        (Scheme(key=without_order), "key"),
        (Scheme(key=without_normal_form), "key"),
        (Scheme(key=without_commitment), "key"),
        (Scheme(chance=BiasedChance), "draws"),
        (Scheme(chance=NaiveChance), "draws"),
        (Scheme(chance=RestlessChance), "draws"),
    ],
)
def test_the_examples_notice_a_fault(scheme: Scheme, noticed: str) -> None:
    assert disagreements(scheme) == {noticed}


# The second program


def second_opinion(vectors: Path) -> tuple[int, str]:
    run = subprocess.run(  # noqa: S603 - our own program on our own file
        [NODE, SECOND_PROGRAM, vectors], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.stderr == ""
    return run.returncode, run.stdout


def test_a_second_program_agrees_with_the_examples() -> None:
    assert second_opinion(FILE) == (0, "50 vectors, 0 differences\n")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("table", "table-x", "7: commitment differs"),
        ("words", ["sea"], "7: key differs"),
        ("draws", [{"below": 6, "gives": 6}], "7: draw differs"),
    ],
)
def test_the_second_program_notices_a_spoilt_example(
    tmp_path: Path, field: str, value: object, said: str
) -> None:
    spoilt = tmp_path / "vectors.json"
    spoilt.write_text(json.dumps([*VECTORS[:7], VECTORS[7] | {field: value}, *VECTORS[8:]]))
    status, out = second_opinion(spoilt)
    assert status == 1
    assert said in out.splitlines()


# The statistics

CARDS = 12
DEALS = 20_000
ONE_IN_TEN_THOUSAND = 187.7
"""Chi-square with 121 degrees of freedom stays below this, but for so rare cases."""


def chi_square_of_deals(chance: Callable[[bytes], Chance]) -> float:
    """How uneven the places of the cards are, over deals from tables of their own."""
    places: Counter[tuple[int, int]] = Counter()
    for number in range(DEALS):
        seed = Seed(hashlib.sha256(b"deal %d" % number).digest())
        committed = commitment(seed, f"t{number}", "flotsam", 1)
        cards = list(range(CARDS))
        chance(dealing_key(seed, committed, ["sea", None])).shuffle(cards)
        places.update(enumerate(cards))
    expected = DEALS / CARDS
    cells = ((place, card) for place in range(CARDS) for card in range(CARDS))
    uneven = sum((places[cell] - expected) ** 2 / expected for cell in cells)
    # Each deal fills a row and a column once, which takes a twelfth of the spread away.
    return uneven * (CARDS - 1) / CARDS


def test_every_card_comes_to_every_place_equally_often() -> None:
    assert 70 < chi_square_of_deals(KeyedChance) < ONE_IN_TEN_THOUSAND


@pytest.mark.parametrize("chance", [NaiveChance, RestlessChance])
def test_the_statistics_notice_a_shuffle_that_favours_some_orders(
    chance: Callable[[bytes], Chance],
) -> None:
    assert chi_square_of_deals(chance) > 5 * ONE_IN_TEN_THOUSAND
