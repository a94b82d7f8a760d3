"""`python -m houle.texts`: check the shared catalogue and those of all installed games."""

import sys
from collections.abc import Iterator
from pathlib import Path

import houle
from houle.games.registry import find_game, game_names
from houle.texts.catalogue import LOCALES, game_source, shared_source
from houle.texts.check import Problem, Sources, problems
from houle.texts.needs import game_needs, shared_needs
from houle.texts.parsed import parse


def check() -> tuple[dict[str, Sources], list[Problem]]:
    """All catalogues by name, and what is wrong with them."""
    shared = {locale: shared_source(locale) for locale in LOCALES}
    kinds = {name: find_game(name) for name in game_names()}
    needs = {name: game_needs(kind) for name, kind in kinds.items()}
    catalogues: dict[str, Sources] = {"shared": shared}
    games_say = frozenset[str]().union(*(need.required for need in needs.values()))
    found = problems("shared", shared, shared_needs(Path(houle.__path__[0]), games_say))
    for name, kind in kinds.items():
        own = {locale: game_source(kind, locale) or "" for locale in LOCALES}
        catalogues[name] = own
        found += problems(name, own, needs[name], shared)
    return catalogues, found


def table(catalogues: dict[str, Sources]) -> Iterator[str]:
    """How many messages each catalogue has in each language."""
    width = max(map(len, catalogues))
    yield f"{'game':{width}}  language  messages"
    for name, sources in catalogues.items():
        for locale, source in sources.items():
            messages = {text.partition(".")[0] for text in parse(source).messages}
            yield f"{name:{width}}  {locale:8}  {len(messages):8}"


def main() -> int:
    """Print a small table and the problems; 1 if there are any."""
    catalogues, found = check()
    sys.stdout.writelines(f"{line}\n" for line in table(catalogues))
    sys.stderr.writelines(f"{problem}\n" for problem in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
