"""`houle export`: finished games of people who agreed, as open data in a folder of its own."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from houle.cli.admin_store import store_parser, store_url, tell
from houle.cli.parser import UsageError
from houle.cli.voice import Voice
from houle.tables.openfile import SUFFIX, OpenGame, write_line

LICENCE = """\
Those who played these games and the house where they were played have given up whatever rights
they had in them, as far as the law allows: CC0 1.0 Universal,
https://creativecommons.org/publicdomain/zero/1.0/
"""


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Write a file for each game that was played, and under which terms they are given."""
    parser = store_parser(voice, "export", voice.ui("cli-folder"), voice.ui("export-about"))
    parser.operands.add_argument(
        "folder", type=Path, metavar=voice.ui("cli-folder"), help=voice.ui("export-folder")
    )
    found = parser.read(arguments)
    url, folder = store_url(voice, found), found.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise UsageError(voice.ui("export-not-empty", folder=str(folder)))
        counts = asyncio.run(_written(url, folder))
    except OSError as error:
        trouble = voice.ui("export-no-folder", folder=str(folder), reason=error.strerror or "")
        raise UsageError(trouble) from error
    lines = [voice.ui("export-of-game", game=game, count=counts[game]) for game in sorted(counts)]
    return tell(found, counts, *lines, voice.ui("export-done", count=counts.total()))


async def _written(url: str, folder: Path) -> Counter[str]:
    from houle.cli.admin_house import given_away  # noqa: PLC0415 - takes a while to load

    counts: Counter[str] = Counter()
    with ExitStack() as closing:
        files: dict[str, IO[bytes]] = {}

        def keep(game: OpenGame) -> None:
            if game.game not in files:
                file = (folder / game.game).with_suffix(SUFFIX)
                files[game.game] = closing.enter_context(file.open("xb"))
            files[game.game].write(write_line(game))
            counts[game.game] += 1

        await given_away(url, keep)
    (folder / "LICENSE").write_text(LICENCE, "utf-8")
    return counts
