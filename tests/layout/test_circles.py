"""In the client, too, no files import each other in a circle, not even for their types."""

import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT, GAMES = ROOT / "client" / "src", ROOT / "src" / "houle" / "games"
SHORT = {"@houle": CLIENT, "@games": GAMES}
"""As in tsconfig.json."""
ENDINGS = ("", ".ts", "/index.ts")
IMPORTS = re.compile(r"^\s*(?:import|export)\b[^;'\"]*?\bfrom\s+'([^']+)'", re.MULTILINE)


def sources() -> dict[Path, str]:
    files = (
        file
        for folder in (CLIENT, *GAMES.glob("*/board"))
        for file in folder.rglob("*")
        if file.suffix in (".ts", ".svelte")
    )
    return {file: file.read_text("utf-8") for file in files}


def imported(file: Path, text: str, known: Mapping[Path, str]) -> Iterator[Path]:
    for name in IMPORTS.findall(text):
        first, _, rest = name.partition("/")
        if first not in {".", "..", *SHORT}:
            continue  # a package
        meant = (SHORT[first] / rest if first in SHORT else file.parent / name).resolve()
        found = [
            Path(f"{meant}{ending}") for ending in ENDINGS if Path(f"{meant}{ending}") in known
        ]
        if found:
            yield found[0]
        else:
            assert meant.exists(), f"{file} imports {name}, which is not there"


def in_order(files: Mapping[Path, str]) -> list[Path]:
    """All files, each after those that it imports."""
    graph = {file: set(imported(file, text, files)) for file, text in files.items()}
    return list(TopologicalSorter(graph).static_order())


def test_every_file_comes_after_what_it_imports() -> None:
    order = in_order(sources())
    table, contract = CLIENT / "play" / "table.svelte.ts", CLIENT / "games" / "contract.ts"
    assert order.index(table) < order.index(contract)


@pytest.mark.parametrize("planted", ["import type { Hint }", "import { type Hint }", "export *"])
def test_a_circle_is_found(planted: str) -> None:
    files = sources()
    files[CLIENT / "play" / "table.svelte.ts"] += f"\n{planted} from '@houle/games/contract';\n"
    with pytest.raises(CycleError):
        in_order(files)
