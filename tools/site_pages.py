"""Lays the pages out for the site: `python -m tools.site_pages build`.

Those of `docs` come to FOLDER/pages as they are, and what games bring, `rules.md` and the pages in
their folder `docs`, to FOLDER/pages/games. Links follow; one to a game that is not here becomes
plain words. In zensical.toml a name with a star stands for all pages that it fits; where several
do, the longest.
"""

import os
import re
import shutil
import sys
from difflib import get_close_matches
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
GAMES = ROOT / "src" / "houle" / "games"
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<words>!?\[[^\]]*\])\((?P<to>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
ELSEWHERE = ("http://", "https://", "mailto:")
STARRED = re.compile(r'^( *)"([^"]*\*[^"]*)",\n', re.MULTILINE)
ALIKE = 0.8


def places() -> dict[Path, str]:
    """Everything that the site is made of, and its place there."""
    found = {path: path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*") if path.is_file()}
    for page in pages_of_games():
        own = page.relative_to(GAMES)
        found[page] = f"games/{own.parts[0]}/{own.name}"
    return found


def pages_of_games() -> list[Path]:
    """What games tell about themselves."""
    return sorted([*GAMES.glob("*/rules.md"), *GAMES.glob("*/docs/*.md")])


def is_of_absent_game(path: Path) -> bool:
    """Whether this is in the folder of a game that is not here, and no slip for one that is."""
    if not path.is_relative_to(GAMES) or path == GAMES:
        return False
    here = [folder.name for folder in GAMES.iterdir() if folder.is_dir()]
    return not get_close_matches(path.relative_to(GAMES).parts[0], here, cutoff=ALIKE)


def linked(text: str, page: Path, where: dict[Path, str]) -> str:
    """A page whose links lead to the same things from its place on the site."""

    def moved(link: re.Match[str]) -> str:
        words, to, anchor = link["words"], link["to"], link["anchor"] or ""
        target = Path(os.path.normpath(page.parent / to))
        if not to or to.startswith(ELSEWHERE):
            return link.group()
        if target not in where:
            return words.strip("![]") if is_of_absent_game(target) else link.group()
        away = os.path.relpath(where[target], Path(where[page]).parent)
        return f"{words}({away}{anchor})"

    pieces, end = [], 0
    for code in CODE.finditer(text):
        pieces += [LINK.sub(moved, text[end : code.start()]), code.group()]
        end = code.end()
    return "".join([*pieces, LINK.sub(moved, text[end:])])


def lay_out(folder: Path) -> None:
    """Write all pages, and the list of them."""
    where = places()
    shutil.rmtree(folder / "pages", ignore_errors=True)
    for source, place in where.items():
        target = folder / "pages" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(linked(source.read_text("utf-8"), source, where), "utf-8")
        else:
            shutil.copy2(source, target)
    listed = (ROOT / "zensical.toml").read_text("utf-8")
    (folder / "zensical.toml").write_text(with_stars_for(sorted(where.values()), listed), "utf-8")


def with_stars_for(pages: list[str], listed: str) -> str:
    """The list of pages, with those that stars stand for."""
    patterns = [pattern for _, pattern in STARRED.findall(listed)]

    def is_meant(page: str, pattern: str) -> bool:
        fitting = [one for one in patterns if fnmatch(page, one)]
        return bool(fitting) and max(fitting, key=len) == pattern

    def lines(star: re.Match[str]) -> str:
        return "".join(f'{star[1]}"{page}",\n' for page in pages if is_meant(page, star[2]))

    return STARRED.sub(lines, listed)


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
