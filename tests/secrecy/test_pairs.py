"""Whoever may not tell two worlds apart by the rule book gets the same bytes at the same time."""

from collections import Counter

import pytest

from houle.conformance.histories import fate
from houle.conformance.variants import Variant
from houle.kernel import QuickChance
from tests.games.subjects import SUBJECTS
from tests.secrecy.check import KINDS, NewStore, Tally, check, pairs_in
from tests.secrecy.fates import chance_of
from tests.secrecy.pairs import MOST_PLAYS, lived, unlikes
from tests.secrecy.postgres import Database
from tests.secrecy.world import Files

PAIRS = 60
PAIRS_ON_POSTGRES = 5
FIRST_SEED = 1_000
"""Other seeds than those of the long run."""


def _compare(game: str, pairs: int, new_store: NewStore) -> Tally:
    subject = SUBJECTS[game]
    tally: Tally = Counter()
    seed = FIRST_SEED
    while pairs_in(tally) < pairs:
        tally += check(subject, seed * 7 % len(subject.settings), seed, new_store)
        seed += 1
    return tally


@pytest.mark.parametrize("game", SUBJECTS)
def test_worlds_that_look_alike_cannot_be_told_apart(game: str, files: Files) -> None:
    tally = _compare(game, PAIRS, files.store)
    assert all(tally[game, kind] for kind in (*KINDS, "ops"))


@pytest.mark.parametrize("game", SUBJECTS)
def test_nor_on_postgresql(game: str, database: Database) -> None:
    assert pairs_in(_compare(game, PAIRS_ON_POSTGRES, database.store)) >= PAIRS_ON_POSTGRES


@pytest.mark.parametrize("game", SUBJECTS)
def test_a_fate_can_be_asked_again_from_any_point(game: str) -> None:
    subject = SUBJECTS[game]
    played = lived(subject, subject.game(0), 1, QuickChance(1))
    assert played is not None
    history = played.history
    assert len(history.plays) <= MOST_PLAYS
    for unlike in (None, *unlikes(subject, played, QuickChance(1))):
        variant = Variant(shuffle=-1) if unlike is None else unlike.variant
        sound = fate(history.seed) if unlike is None else variant.chance(history)
        taped = chance_of(history, variant)
        for size in (40, 3, 17, 60):
            again = taped.copy()
            orders = [list(history.shuffles[0])[:size] for _ in range(3)]
            for chance, order in zip((sound, taped, again), orders, strict=True):
                chance.shuffle(order)
            assert orders[0] == orders[1] == orders[2]
            assert sound.below(size) == taped.below(size)
