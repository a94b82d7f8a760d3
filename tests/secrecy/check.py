"""The check: whoever may not tell two worlds apart gets the same bytes at the same time."""

from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from typing import TypeAlias

from houle.conformance.scene import first_difference
from houle.conformance.subject import Subject
from houle.conformance.variants import Variant
from houle.kernel import Onlooker, QuickChance
from tests.secrecy.asgi import Came, Transcript
from tests.secrecy.canary import LeakError, called_so, check_canaries
from tests.secrecy.loop import HandClock, run
from tests.secrecy.pairs import Lived, Unlike, lived, unlikes
from tests.secrecy.talking import StrayedError
from tests.secrecy.visit import NEWCOMER, OPS, Got, Visit, Who
from tests.secrecy.world import Store

Tally: TypeAlias = Counter[tuple[str, str]]
"""How many pairs, by game and kind of viewer."""
NewStore: TypeAlias = Callable[[HandClock], Awaitable[Store]]
"""Makes an empty store for a world."""

KINDS = ("seat", "watcher", "bot")
"""The viewers whose pairs count; what operators see is compared besides."""


def check(
    subject: Subject, setting: int, seed: int, new_store: NewStore, most: int | None = None
) -> Tally:
    """Play one history and its variants over the web, and compare what everybody got.

    At most so many variants, if `most` says so.
    """
    game = subject.game(setting)
    chance = QuickChance(f"stack {game.name} {setting} {seed}")
    where = f"{game.name}, setting {setting}, seed {seed}"
    tally: Tally = Counter()
    story = lived(subject, game, seed, chance)
    if story is None:
        return tally
    base: tuple[Visit, Got] | None = None
    for number, unlike in enumerate(unlikes(subject, story, chance)):
        if number == most:
            break
        if base is None:
            base = _visit(story, _itself(story), new_store)
            _check_course(where, base[1])
        visit, one = base
        _, other = _visit(story, unlike, new_store)
        for viewer in sorted(unlike.unaware, key=str):
            _compare(where, viewer, one, other)
            tally[game.name, visit.kind(viewer)] += 1
            if viewer is Onlooker.WATCHER:
                _compare(where, OPS, one, other)
                tally[game.name, OPS] += 1
        if NEWCOMER in one.transcripts:
            tally[game.name, NEWCOMER] += _compare_newcomer(where, visit, unlike, one, other)
    return tally


def played(subject: Subject, setting: int, seed: int, new_store: NewStore) -> Got | None:
    """What everybody gets in one history; `None` for a game in which nothing is hidden."""
    game = subject.game(setting)
    story = lived(subject, game, seed, QuickChance(seed))
    return None if story is None else _visit(story, _itself(story), new_store)[1]


def pairs_in(tally: Tally) -> int:
    """The pairs that count."""
    return sum(count for (_, kind), count in tally.items() if kind in KINDS)


def _itself(story: Lived) -> Unlike:
    """The history as a variant in which nothing is otherwise."""
    return Unlike(Variant(shuffle=-1), frozenset(story.history.glimpses), story.refused)


def _visit(story: Lived, unlike: Unlike, new_store: NewStore) -> tuple[Visit, Got]:
    async def visit() -> tuple[Visit, Got]:
        clock = HandClock()
        made = Visit(story, unlike, await new_store(clock), clock)
        return made, await made.play()

    return run(visit())


def _check_course(where: str, got: Got) -> None:
    """The history itself can be played, or else nothing would be shown by comparing."""
    if got.secrets is None:
        raise StrayedError(f"{where}: {got.strayed}")
    check_canaries(got.secrets, got.transcripts)


def _compare(where: str, who: Who, one: Got, other: Got) -> None:
    told = _difference(one.transcripts[who], other.transcripts[who])
    if told is None and other.strayed is not None:
        told = f"the same moves cannot be made: {other.strayed}"
    if told is not None:
        raise LeakError(f"{where}: {called_so(who)} can tell: {told}")


def _compare_newcomer(where: str, visit: Visit, unlike: Unlike, one: Got, other: Got) -> int:
    """Whoever takes the bot's seat knows by then what the seat knows, and before as a watcher."""
    if visit.bot in unlike.unaware:
        _compare(where, NEWCOMER, one, other)
        return one.seated_at is not None
    if Onlooker.WATCHER in unlike.unaware:
        _compare(where, NEWCOMER, _before_seated(one), _before_seated(other))
    return 0


def _before_seated(got: Got) -> Got:
    before = got.transcripts[NEWCOMER][: got.seated_at]
    return got._replace(transcripts={NEWCOMER: before}, strayed=None)


def _difference(one: Transcript, other: Transcript) -> str | None:
    if one == other:
        return None
    couples = enumerate(zip_longest(one, other))
    number, (came, went) = next(found for found in couples if found[1][0] != found[1][1])
    return f"message {number}, {_told(came, went)}"


def _told(one: Came | None, other: Came | None) -> str:
    """What differs first."""
    if one is None or other is None:
        return f"{one or other} came in one world only"
    for field in ("asked", "at", "status"):
        if getattr(one, field) != getattr(other, field):
            return f"{field} is {getattr(one, field)} or {getattr(other, field)} ({one.asked})"
    if one.headers != other.headers:
        return f"headers {set(one.headers) ^ set(other.headers)} ({one.asked})"
    return f"{one.asked}: {first_difference(one.body, other.body)}"
