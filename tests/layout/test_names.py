"""No game is named outside its folders."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from houle.games.registry import find_game
from houle.texts import LOCALES
from houle.texts.host import Host
from tests.samples.install import house_games

ROOT = Path(__file__).parents[2]
LOOKED_AT = (".ci", ".github", "client", "deploy", "examples", "src/houle", "tests", "tools")
SUFFIXES = {
    *(".css", ".html", ".js", ".json", ".mjs", ".svelte", ".ts", ".webmanifest"),
    *(".ftl", ".py", ".service", ".toml", ".yml", ""),
}
BUILT = ROOT / "src" / "houle" / "web" / "client"


def words_for(name: str) -> Iterator[str]:
    """How a game is called: its class, its title, its folder, its name in quotes or an address."""
    kind = find_game(name)
    yield rf"\b{kind.__name__}\b"
    for locale in LOCALES:
        yield rf"\b{re.escape(Host(kind, locale).title)}\b"
    yield rf"games[./]{name.replace('-', '_')}\b"
    yield rf"[\"'`/]{name}[\"'`/?]"
    yield rf"(?:=|\b(?:arena|play|sim) ){name}\b"
    if "-" in name:
        first, *others = name.split("-")
        joined = "".join(map(str.capitalize, others))
        yield rf"\b{name}\b"
        yield rf"\b{name.replace('-', '_')}"
        yield rf"\b(?:{first}|{first.capitalize()}){joined}"


NAMES = re.compile("|".join(word for name in house_games() for word in words_for(name)))
DRAWN = re.compile(r"\\N\{[^}]*\}|<Icon\s+name=(?:\{[^}]*\}|\"[^\"]*\")|shape: '\w+'")
"""Characters, icons and shapes are called by what they show, and one shows a wave."""


ENTRY = re.compile(r"^[\w-]+ = \"houle\.games\.\w+:\w+\"$", re.MULTILINE)
"""The line with which a game is registered."""


def names_a_game(text: str) -> bool:
    return NAMES.search(DRAWN.sub("", text)) is not None


def shared_files() -> Iterator[Path]:
    """All that belongs to no single game, but for pages to read."""
    own = [
        ROOT / place / name.replace("-", "_")
        for name in house_games()
        for place in ("src/houle/games", "tests/games")
    ]
    yield from (ROOT / "Makefile", ROOT / "pyproject.toml", *ROOT.glob("*.ts"))
    for place in LOOKED_AT:
        for path in sorted((ROOT / place).rglob("*")):
            ours = not any(map(path.is_relative_to, (*own, BUILT)))
            if ours and path.suffix in SUFFIXES and path.is_file():
                yield path


def test_no_shared_file_names_a_game() -> None:
    named = [
        path.relative_to(ROOT).as_posix()
        for path in shared_files()
        if names_a_game(ENTRY.sub("", path.read_text("utf-8")))
    ]
    assert named == [], "take what is registered, or a game of the tests' own"


@pytest.mark.parametrize("name", house_games())
def test_a_name_is_found_however_it_is_written(name: str) -> None:
    kind = find_game(name)
    folder = name.replace("-", "_")
    for line in (
        f'find_game("{name}")',
        f"from {kind.__module__} import X",
        f"game = {kind.__name__}(3)",
        f"src/houle/games/{folder}/rules.py",
        f"/api/games/{name}/kit",
        f"# as in {Host(kind, 'fr').title}",
        f"const setting = {{ game: '{name}', seats: 3 }};",
        f"import {{ RISING }} from '@games/{folder}/board/ranks';",
        f"page.locator('[data-play-now=\"{name}\"]')",
        f'<GameScene name="{name}" />',
        f"make check-apart GAMES={name}",
        f"houle sim {name} --games 10",
        f"home-new = Try {Host(kind, 'en').title} now",
    ):
        assert names_a_game(line), line


@pytest.mark.parametrize(
    "line",
    [
        "wave games for all",
        r"\N{WATER WAVE}",
        "waves",
        "microwave",
        '<Icon name="wave" />',
        "<Icon name={won ? 'trophy' : 'wave'} />",
        'href="/icons/wave.svg"',
    ],
)
def test_a_word_that_only_looks_like_one_is_not(line: str) -> None:
    assert not names_a_game(line)
