"""`houle worker`: a process in which bots think."""

import os
from collections.abc import Sequence

from houle.cli.parser import Parser, UsageError
from houle.cli.serve import SHORTEST_SECRET
from houle.cli.voice import Voice


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Work until interrupted."""
    parser = Parser(voice, "worker", "", voice.ui("cli-worker"))
    add = parser.choices.add_argument
    server = voice.ui("cli-worker-server")
    add("--server", action="append", default=[], metavar="URL", help=server)
    add("--bus", metavar="URL", help=voice.ui("cli-serve-bus"))
    found = parser.read(arguments)

    # The server's parts take a while to load; the other commands do without.
    from houle.web.serving import run  # noqa: PLC0415
    from houle.web.working import work  # noqa: PLC0415

    bus = found.bus or os.environ.get("HOULE_BUS")
    secret = os.environ.get("HOULE_SECRET")
    if secret is None or len(secret) < SHORTEST_SECRET:
        raise UsageError(voice.ui("cli-no-secret", least=SHORTEST_SECRET))
    if bus is None or not found.server:
        raise UsageError(voice.ui("cli-worker-needs"))
    run(work(found.server, bus, secret))
    return 0
