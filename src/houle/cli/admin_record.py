"""`houle admin rebuild`: what was played, read anew from the logs."""

import asyncio
from collections.abc import Sequence

from houle.cli.admin_store import admin_parser, store_url, tell
from houle.cli.voice import Voice


def rebuild(voice: Voice, arguments: Sequence[str]) -> int:
    """Read everything anew; nodes may go on serving."""
    from houle.cli.admin_house import rebuilt  # noqa: PLC0415 - takes a while to load

    found = admin_parser(voice, "rebuild", "", voice.ui("admin-rebuild")).read(arguments)
    count = asyncio.run(rebuilt(store_url(voice, found)))
    return tell(found, {"games": count}, voice.ui("admin-rebuilt", count=count))
