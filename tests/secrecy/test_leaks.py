"""Every planted leak is found, within so many histories."""

import pytest

from tests.games.subjects import SUBJECTS
from tests.secrecy.canary import LeakError
from tests.secrecy.check import check
from tests.secrecy.leaks import LEAKS, NOT_PLANTED, Leak
from tests.secrecy.world import Files

WITHIN = 8
"""Histories, each with a few variants."""
MOST_VARIANTS = 4
CLASSES = range(1, 22)


@pytest.mark.parametrize("planted", LEAKS, ids=lambda leak: f"{leak.number}-{leak.name}")
def test_a_planted_leak_is_found(
    planted: Leak, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted.plant(monkeypatch)
    with pytest.raises(LeakError):  # noqa: PT012 - the first of many tries finds it
        for seed in range(WITHIN):
            check(SUBJECTS[planted.game], 0, seed, files.store, MOST_VARIANTS)


def test_every_class_of_the_catalogue_is_planted_or_said_not_to_apply() -> None:
    planted = {leak.number for leak in LEAKS}
    assert planted | set(NOT_PLANTED) == set(CLASSES)
    assert not planted & set(NOT_PLANTED)


@pytest.mark.parametrize("game", sorted({leak.game for leak in LEAKS}))
def test_nothing_is_found_where_no_leak_is(game: str, files: Files) -> None:
    for seed in range(WITHIN):
        check(SUBJECTS[game], 0, seed, files.store, MOST_VARIANTS)
