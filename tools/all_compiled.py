"""Does an installed Houle run compiled? `python tools/all_compiled.py` in its environment.

A compiled wheel carries the sources too: where an extension cannot be loaded, Python takes the
source without a word and the bots think ten times as long. So every module that is listed in a
`compiled.toml` is loaded and asked where it comes from. Needs nothing but the standard library and
Houle.
"""

import sys
import tomllib
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"


def main() -> int:
    names = listed(SOURCES)
    slow = interpreted(names)
    for name in slow:
        print(f"{name} runs interpreted")
    if not slow:
        print(f"all {len(names)} modules run compiled")
    return 1 if slow else 0


def listed(sources: Path) -> list[str]:
    """The modules to be compiled, each named by its package in a list beside it."""
    return [
        ".".join((*path.parent.relative_to(sources).parts, name))
        for path in sorted(sources.rglob("compiled.toml"))
        for name in tomllib.loads(path.read_text(encoding="utf-8"))["modules"]
    ]


def interpreted(names: Iterable[str]) -> list[str]:
    return [name for name in names if str(import_module(name).__file__).endswith(".py")]


if __name__ == "__main__":
    sys.exit(main())
