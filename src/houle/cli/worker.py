"""`houle worker`: a process in which bots think."""

import os
import sys
from collections.abc import Sequence

from houle.cli.logs import add_log_format, begin_log
from houle.cli.parser import Parser, UsageError
from houle.cli.serve import CANNOT_SERVE
from houle.cli.voice import Voice
from houle.web.secrets import SHORTEST_SECRET, good_secret


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Work until interrupted."""
    parser = Parser(voice, "worker", "", voice.ui("cli-worker"))
    add = parser.choices.add_argument
    server = voice.ui("cli-worker-server")
    add("--server", action="append", default=[], metavar="URL", help=server)
    add("--bus", metavar="URL", help=voice.ui("cli-serve-bus"))
    add_log_format(parser, voice)
    found = parser.read(arguments)

    begin_log(found.log_format)
    # The server's parts take a while to load; the other commands do without.
    from houle.cli.beginning import wrong_with_bus  # noqa: PLC0415
    from houle.web.serving import run  # noqa: PLC0415
    from houle.web.starting import CannotServeError  # noqa: PLC0415
    from houle.web.working import work  # noqa: PLC0415

    bus = found.bus or os.environ.get("HOULE_BUS")
    secret = os.environ.get("HOULE_SECRET")
    if secret is None or not good_secret(secret):
        raise UsageError(voice.ui("cli-no-secret", least=SHORTEST_SECRET))
    if bus is None or not found.server:
        raise UsageError(voice.ui("cli-worker-needs"))
    try:
        run(work(found.server, bus, secret))
    except CannotServeError as error:
        print(wrong_with_bus(voice, bus, error), file=sys.stderr)
        return CANNOT_SERVE
    return 0
