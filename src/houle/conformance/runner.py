"""Runs the checks over all settings, on several processes, and adds up what was checked."""

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import Pool
from typing import NamedTuple

from houle.conformance.scene import ConformanceError
from houle.conformance.subject import Subject, Tally
from houle.conformance.suite import CHECKS

LARGEST = {"moves": 20_000, "pairs": 500, "games": 20}
"""How much one unit of work holds, so that all processes stay busy to the end."""


class Unit(NamedTuple):
    """Some checking to do: one check on one setting, seed by seed, until enough is done.

    Every seed counts for at least one, so that a game without secrets comes to an end too.
    """

    check: str
    setting: int
    seed: int
    measure: str
    enough: int


class Done(NamedTuple):
    """What a unit checked, and how long that took."""

    unit: Unit
    tally: Tally
    cpu_seconds: float


def load(where: str) -> Subject:
    """The subject called `MODULE:NAME`."""
    module, _, name = where.partition(":")
    subject = getattr(importlib.import_module(module), name)
    if not isinstance(subject, Subject):
        raise TypeError(f"{where} is not a Subject")
    return subject


def units(subject: Subject, *, moves: int, pairs: int, games: int, seed: int) -> list[Unit]:
    """The work, spread evenly over all settings: moves in play, pairs, and games for the rest."""
    planned: list[Unit] = []
    for check in CHECKS:
        measure, total = {"play": ("moves", moves), "secrecy": ("pairs", pairs)}.get(
            check, ("games", games * len(subject.settings))
        )
        share, more = divmod(total, len(subject.settings))
        for setting in range(len(subject.settings)):
            left = share + (setting < more)
            first = seed
            while left > 0:
                part = min(left, LARGEST[measure])
                planned.append(Unit(check, setting, first, measure, part))
                left -= part
                first += part
    return planned


def do(where: str, unit: Unit) -> Done:
    """Do one unit of work."""
    subject = load(where)
    game = subject.game(unit.setting)
    before = os.times()
    tally = Tally()
    done = 0
    seed = unit.seed
    while done < unit.enough:
        try:
            checked = CHECKS[unit.check](subject, game, seed)
        except ConformanceError as error:
            again = f"--repeat {unit.check}:{unit.setting}:{seed}"
            raise ConformanceError(f"{error}\n(once more: {where} {again})") from error
        tally += checked
        done += max(1, _amount(unit.measure, checked))
        seed += 1
    after = os.times()
    return Done(unit, tally, after.user + after.system - before.user - before.system)


def _amount(measure: str, checked: Tally) -> int:
    match measure:
        case "moves":
            return checked["moves"]
        case "pairs":
            return checked["seat pairs"] + checked["watcher pairs"]
        case _:
            return 1


@contextmanager
def at_work(where: str, planned: list[Unit], jobs: int) -> Iterator[Iterator[Done]]:
    """The units as they get done, in any order."""
    work = partial(do, where)
    if jobs == 1:
        yield map(work, planned)
        return
    with Pool(jobs) as pool:
        yield pool.imap_unordered(work, planned)
