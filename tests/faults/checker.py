"""Holds what clients saw of one table against its log. The log is the order of everything.

Pure: histories and logs come in, findings come out.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from houle.tables import entries as log
from houle.tables.ports import Logged, PlayerId, TableId
from tests.faults.findings import Counts, Finding, Report, Wrong
from tests.faults.history import (
    MOVES,
    OPEN,
    REMATCH,
    AnyEvent,
    Fail,
    Micros,
    Ok,
    Sent,
    Shown,
)
from tests.faults.retelling import retell

Key: TypeAlias = tuple[PlayerId, str]
"""Who asked, and the command."""

FINAL_REASONS = frozenset({"turn-is-over"})
"""A turn never comes again, so a move refused for this reason can never be written later."""
HOUSE_COMMANDS = ("opening", "again-")
"""What the server does in the name of people when a table is opened or goes on."""


class Asked(msgspec.Struct):
    """A command, and everything that became of it."""

    deed: str
    first_sent: Micros
    known: int
    """The highest place of the log that any client knew of before it was asked for."""
    oks: list[tuple[Sent, Ok]] = msgspec.field(default_factory=list)
    fails: list[tuple[Sent, Fail]] = msgspec.field(default_factory=list)
    open_ends: int = 0
    """Attempts of which nobody knows what became."""

    @property
    def counts_once(self) -> bool:
        """Whether it stands in the log under its own command at the place that was answered."""
        return self.deed not in (OPEN, REMATCH)


def check_table(
    table: TableId,
    events: Sequence[AnyEvent],
    entries: Sequence[Logged],
    seed: bytes | None,
    healed_at: Micros | None,
) -> Report:
    """Everything that is to be said about one table; `healed_at` is when faults ended."""
    asked = gather(events)
    findings = [
        *_check_log(entries),
        *_check_asked(asked, entries),
        *_check_nobody_else(asked, entries),
    ]
    report = Report([Finding(wrong, table, detail) for wrong, detail in findings])
    report.counts = _count(asked, entries)
    if (
        entries
        and seed is not None
        and not any(f.wrong is Wrong.HOLE_IN_LOG for f in report.findings)
    ):
        report.add(retell(table, events, entries, seed, healed_at))
    return report


def gather(events: Sequence[AnyEvent]) -> dict[Key, Asked]:
    """The commands of a history."""
    asked: dict[Key, Asked] = {}
    attempts: dict[int, Sent] = {}
    known = 0
    for event in events:
        match event:
            case Sent():
                attempts[event.attempt] = event
                key = (event.by, event.command)
                if key not in asked:
                    asked[key] = Asked(event.deed, event.at, known)
                asked[key].open_ends += 1
            case Ok():
                of = asked[_key(attempts[event.attempt])]
                of.oks.append((attempts[event.attempt], event))
                of.open_ends -= 1
                if of.counts_once:
                    known = max(known, event.seq)
            case Fail():
                of = asked[_key(attempts[event.attempt])]
                of.fails.append((attempts[event.attempt], event))
                of.open_ends -= 1
            case Shown():
                known = max(known, event.seq)
            case _:
                continue
    return asked


Found: TypeAlias = Iterator[tuple[Wrong, str]]


def _check_log(entries: Sequence[Logged]) -> Found:
    """Places without a gap, and no command twice by the same hand."""
    for place, logged in enumerate(entries, 1):
        if logged.seq != place:
            yield Wrong.HOLE_IN_LOG, f"place {place} is missing"
            break
    for key, places in _places(entries).items():
        if len(places) > 1:
            yield Wrong.DUPLICATED, f"command {key[1]} of {key[0]} stands at {places}"


def _check_asked(asked: dict[Key, Asked], entries: Sequence[Logged]) -> Found:
    places = _places(entries)
    for key, of in asked.items():
        if of.deed == OPEN:
            yield from _check_opening(key, of, entries)
        elif of.deed == REMATCH:
            yield from _check_rematch(key, of, entries)
        else:
            yield from _check_one(key, of, places.get(key, []))


def _check_opening(key: Key, of: Asked, entries: Sequence[Logged]) -> Found:
    if of.oks and not entries:
        yield Wrong.LOST, f"the opening by {key[0]}"
    elif of.oks and entries[0].actor != key[0]:
        yield Wrong.ANSWERED_OTHERWISE, f"opened by {entries[0].actor}, not by {key[0]}"
    if len({ok.table for _, ok in of.oks}) > 1:
        yield Wrong.ANSWERED_OTHERWISE, f"command {key[1]} opened several tables"


def _check_rematch(key: Key, of: Asked, entries: Sequence[Logged]) -> Found:
    written = set()
    for logged in entries:
        entry = log.decode_entry(logged.entry)
        if isinstance(entry, log.RematchOpened):
            written.add(entry.table)
    if len(written) > 1:
        yield Wrong.DUPLICATED, "several rematches"
    for _, ok in of.oks:
        if ok.table not in written:
            yield Wrong.LOST, f"the rematch that {key[0]} was told of"


def _check_one(key: Key, of: Asked, places: list[int]) -> Found:
    name = f"command {key[1]} of {key[0]}"
    for seq in sorted({ok.seq for _, ok in of.oks}):
        if not places:
            yield Wrong.LOST, f"{name}, acknowledged at {seq}"
        elif seq not in places:
            yield Wrong.REORDERED, f"{name} stands at {places}, acknowledged at {seq}"
    if len({ok.seq for _, ok in of.oks}) > 1:
        yield Wrong.ANSWERED_OTHERWISE, f"{name}: {sorted({ok.seq for _, ok in of.oks})}"
    if places and places[0] <= of.known:
        yield Wrong.REORDERED, f"{name} stands at {places[0]}, but {of.known} was known before"
    done_at = min((ok.at for _, ok in of.oks), default=None)
    if done_at is not None and any(sent.at > done_at for sent, _ in of.fails):
        yield Wrong.ANSWERED_OTHERWISE, f"{name} was acknowledged and later refused"
    if places and of.fails:
        never = not of.oks and not of.open_ends
        if never or any(fail.reason in FINAL_REASONS for _, fail in of.fails):
            yield Wrong.REFUSED_YET_DONE, f"{name} stands at {places}"


def _check_nobody_else(asked: dict[Key, Asked], entries: Sequence[Logged]) -> Found:
    """Every entry of a person was asked for."""
    for logged in entries:
        key = (logged.actor, logged.command)
        by_house = logged.command.startswith(HOUSE_COMMANDS)
        if _is_person(logged.actor) and not by_house and key not in asked:
            yield Wrong.NOBODY_ASKED, f"command {key[1]} of {key[0]} at {logged.seq}"


def _count(asked: dict[Key, Asked], entries: Sequence[Logged]) -> Counts:
    counts = Counts(tables=1, entries=len(entries))
    for of in asked.values():
        if of.oks:
            if of.deed in MOVES:
                counts.moves += 1
            else:
                counts.deeds += 1
            counts.longest = max(counts.longest, min(ok.at for _, ok in of.oks) - of.first_sent)
    for logged in entries:
        match log.decode_entry(logged.entry):
            case log.Played(by_bot=True):
                counts.bot_moves += 1
            case log.TakenBack():
                counts.taken_back += 1
            case log.StoodIn():
                counts.stood_in += 1
    return counts


def _places(entries: Sequence[Logged]) -> dict[Key, list[int]]:
    places: dict[Key, list[int]] = defaultdict(list)
    for logged in entries:
        places[logged.actor, logged.command].append(logged.seq)
    return places


def _key(sent: Sent) -> Key:
    return (sent.by, sent.command)


def _is_person(actor: str) -> bool:
    return actor != "clock" and not actor.startswith("bot:")
