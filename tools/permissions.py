"""Puts the matrix into docs/permissions.md, as a test expects: `python -m tools.permissions`."""

from collections.abc import Iterator
from pathlib import Path

from tests.web.permissions.callers import WHO, Kind
from tests.web.permissions.declared import ROWS, SECTIONS
from tests.web.permissions.rows import DONE, Row, Verdict

PAGE = Path(__file__).parent.parent / "docs" / "permissions.md"
BEGIN, END = "<!-- matrix:begin -->", "<!-- matrix:end -->"


def page_with_matrix() -> str:
    """The page as it should be."""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    return "\n".join([f"{before}{BEGIN}", *_lines(), f"{END}{after}"])


def _lines() -> Iterator[str]:
    cells = len(ROWS) * len(Kind)
    yield f"{len(Kind)} kinds of callers, {len(ROWS)} requests, {cells:,} cells.\n"
    yield "| caller | who |\n|---|---|"
    yield from (f"| {kind} | {WHO[kind]} |" for kind in Kind)
    for title, rows in SECTIONS.items():
        yield f"\n## {title}\n"
        yield f"| | {' | '.join(Kind)} |"
        yield f"|---|{'---|' * len(Kind)}"
        yield from map(_line, rows)


def _line(row: Row) -> str:
    query = f"?{row.query}" if row.query else ""
    where = "" if row.at is None else f"<br>{row.at}"
    cells = " | ".join(_short(row.verdicts[kind]) for kind in Kind)
    return f"| `{row.route}{query}`{where} | {cells} |"


def _short(verdict: Verdict) -> str:
    """A verdict in a word."""
    if verdict == DONE:
        return "✓"
    status, _, why = verdict.partition(" ")
    return why.partition(" ")[0] if status == "409" else status


if __name__ == "__main__":
    PAGE.write_text(page_with_matrix(), "utf-8")
