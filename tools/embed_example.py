"""Puts the example game into docs/kernel.md, where a test expects it."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "kernel.md"
EXAMPLE = ROOT / "tests" / "conformance" / "lowtide.py"
BEGIN, END = "<!-- low-tide:begin -->", "<!-- low-tide:end -->"


def page_with_example() -> str:
    """The page as it should be."""
    before, rest = PAGE.read_text().split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n```python\n{EXAMPLE.read_text()}```\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page_with_example())
