"""The figures of a run, as they are printed at its end."""

from collections import Counter

from tests.faults.findings import Report, Wrong
from tests.faults.run import Played

COUNTED = (Wrong.LOST, Wrong.DUPLICATED, Wrong.REORDERED)


def figures(seed: int, played: Played, report: Report) -> str:
    """A line for each figure."""
    counts, wrong = report.counts, Counter(finding.wrong for finding in report.findings)
    done = played.done_to_requests
    rows: list[tuple[str, object]] = [
        ("seed", seed),
        ("seconds", round(played.seconds)),
        ("acknowledged moves", f"{counts.moves} ({played.acked / played.seconds:.0f}/s)"),
        ("other deeds", counts.deeds),
        ("moves of bots", counts.bot_moves),
        ("taken back", counts.taken_back),
        ("bots stood in", counts.stood_in),
        ("entries in logs", counts.entries),
        ("kills", _by_kind(played.kills)),
        ("pauses", _by_kind(played.pauses)),
        ("ended by themselves", _by_kind(played.ended)),
        ("requests cut", done.get("cut", 0)),
        ("streams cut", done.get("hang up", 0)),
        ("requests sent twice", done.get("twice", 0)),
        ("requests sent again late", done.get("late", 0)),
        ("answers 503 / 429", f"{done.get('status 503', 0)} / {done.get('status 429', 0)}"),
        *((str(kind), wrong[kind]) for kind in COUNTED),
        ("other findings", sum(wrong.values()) - sum(wrong[kind] for kind in COUNTED)),
        ("tables", counts.tables),
        ("games finished / verified", f"{counts.finished} / {counts.verified}"),
        ("streams", counts.streams),
        ("frames compared", counts.frames),
        ("resyncs", counts.resyncs),
        ("longest wait", f"{counts.longest / 1e6:.1f} s"),
        ("tables unfinished", played.late_tables),
    ]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)


def _by_kind(counted: dict[str, int]) -> str:
    kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(counted.items()))
    return f"{sum(counted.values())} ({kinds})" if kinds else "0"
