"""Tells a table's story again from its log, and holds every stream and the game file against it."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from houle.kernel import KeyedChance
from houle.tables.fair import Seed
from houle.tables.frames import viewer_of
from houle.tables.gamefile import verify, write_file
from houle.tables.gamefiles import game_file
from houle.tables.live import FramedState, replayed
from houle.tables.ports import Logged, Phase, PlayerId, TableId
from houle.tables.state import Fold
from houle.tables.viewing import MOST_BEHIND
from tests.faults.clocks import check_clocks
from tests.faults.findings import Finding, Report, Wrong
from tests.faults.history import AnyEvent, Filed, Micros, Ok, Shown, digest_of

Found: TypeAlias = Iterator[tuple[Wrong, str]]
OVER = (Phase.FINISHED, Phase.CLOSED)


def retell(
    table: TableId,
    events: Sequence[AnyEvent],
    entries: Sequence[Logged],
    seed: bytes,
    healed_at: Micros | None,
) -> Report:
    """What is wrong with the streams, the end and the game file of a table."""
    report = Report()
    try:
        moments = list(replayed(Fold(table, Seed(seed), KeyedChance), entries))
    except Exception as error:  # noqa: BLE001 - what a broken build wrote may break anything
        # Only its kind: what it says may quote a card.
        wrong = f"cannot be played again: {type(error).__name__}"
        return Report([Finding(Wrong.UNREADABLE, table, wrong)])
    found = [*_check_end(moments, events, healed_at), *check_clocks(moments, entries)]
    for by, frames in _streams(events).items():
        found += _check_stream(by, frames, moments)
        report.counts.streams += 1
        report.counts.frames += len(frames)
        report.counts.resyncs += sum(frame.resync for frame in frames)
    if moments[-1].state.life.phase is Phase.FINISHED:
        unfair = list(_check_file(moments, events, entries, seed))
        found += unfair
        report.counts.finished += 1
        report.counts.verified += not unfair
    report.findings += [Finding(wrong, table, detail) for wrong, detail in found]
    return report


def _streams(events: Sequence[AnyEvent]) -> dict[PlayerId, list[Shown]]:
    streams: dict[PlayerId, list[Shown]] = {}
    for event in events:
        if isinstance(event, Shown):
            streams.setdefault(event.by, []).append(event)
    return streams


def _check_stream(by: PlayerId, frames: Sequence[Shown], moments: Sequence[FramedState]) -> Found:
    """Gap-free from the first entry on, each frame what its viewer may see, until the end."""
    last = 0
    for frame in frames:
        explained = frame.resync and frame.seq - last > MOST_BEHIND
        if frame.seq != last + 1 and not explained:
            yield Wrong.HOLE_IN_STREAM, f"of {by}: {frame.seq} came after {last}"
        last = frame.seq
        if frame.seq > len(moments):
            yield Wrong.SHOWN_UNWRITTEN, f"to {by}: place {frame.seq} of {len(moments)}"
            return
        moment = moments[frame.seq - 1]
        if _seen(moment, by) != frame.digest:
            yield Wrong.SHOWN_OTHERWISE, f"to {by} at {frame.seq}"
    end = _end_of(moments)
    if end is not None and last < end:
        yield Wrong.NEVER_SHOWN, f"to {by}: {end}, shown {last}"


def _seen(moment: FramedState, by: PlayerId) -> str | None:
    """The digest of what somebody may see; `None` if by the log there is nothing to see."""
    try:
        return digest_of(moment.frame(viewer_of(moment.state.life, by)))
    except Exception:  # noqa: BLE001 - what a broken build wrote may break anything
        return None


def _check_end(
    moments: Sequence[FramedState], events: Sequence[AnyEvent], healed_at: Micros | None
) -> Found:
    """Over, or gone on since all faults were healed."""
    if _end_of(moments) is not None or healed_at is None:
        return
    before = after = 0
    for event in events:
        if isinstance(event, Ok | Shown):
            if event.at <= healed_at:
                before = max(before, event.seq)
            else:
                after = max(after, event.seq)
    if after <= before:
        yield Wrong.STUCK, f"at {before}"


def _end_of(moments: Sequence[FramedState]) -> int | None:
    """The place in the log at which it was over."""
    for moment in moments:
        if moment.state.life.phase in OVER:
            return moment.state.seq
    return None


def _check_file(
    moments: Sequence[FramedState],
    events: Sequence[AnyEvent],
    entries: Sequence[Logged],
    seed: bytes,
) -> Found:
    """The game verifies, and whoever asked for it was given the same."""
    made = game_file(entries, moments[-1].state, seed)
    if not verify(made).holds:
        yield Wrong.UNFAIR, "the game in the log"
    for event in events:
        if isinstance(event, Filed) and _plain(event.text.encode()) != _plain(write_file(made)):
            yield Wrong.UNFAIR, "the game that was handed out"


def _plain(file: bytes) -> bytes:
    """A game file without its layout."""
    return msgspec.json.format(file, indent=0)
