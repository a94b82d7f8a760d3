"""All promises together, and the one line by which a game's tests ask for them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from houle.conformance.copies import check_copies, check_records
from houle.conformance.play import check_play
from houle.conformance.referee import check_lockstep
from houle.conformance.refusals import check_refusals
from houle.conformance.secrecy import check_secrecy
from houle.conformance.shape import check_shape
from houle.conformance.steps import check_steps
from houle.conformance.subject import AnyGame, Subject, Tally
from houle.conformance.worlds import check_worlds

Check: TypeAlias = Callable[[Subject, AnyGame, int], Tally]

CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "play": check_play,
        "refusals": check_refusals,
        "copies": check_copies,
        "records": check_records,
        "steps": check_steps,
        "shape": check_shape,
        "worlds": check_worlds,
        "secrecy": check_secrecy,
        "lockstep": check_lockstep,
    }
)


def conformance_tests(subject: Subject, seeds: int = 1) -> type:
    """A class with one test per promise; each tries every setting with so many seeds.

    A game's test file needs one line: `TestConformance = conformance_tests(SUBJECT)`.
    """
    return type(
        "Conformance",
        (),
        {
            f"test_{name}": _test(subject, check, seeds)
            for name, check in CHECKS.items()
            if name != "lockstep" or subject.lockstep is not None
        },
    )


def _test(subject: Subject, check: Check, seeds: int) -> Callable[[object], None]:
    def test(_: object) -> None:
        checked = Tally()
        for setting in range(len(subject.settings)):
            game = subject.game(setting)
            for seed in range(seeds):
                checked += check(subject, game, setting * seeds + seed)
        if not checked.total():
            raise AssertionError("nothing was checked")

    test.__doc__ = check.__doc__
    return test
