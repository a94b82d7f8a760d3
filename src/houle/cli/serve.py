"""`houle serve`: the server, at home with nothing else or as one node of many."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from houle.cli.parser import Parser, UsageError
from houle.cli.voice import Voice

HOST = "127.0.0.1"
PORT = 8000
SHORTEST_SECRET = 16


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Serve until interrupted."""
    parser = Parser(voice, "serve", "", voice.ui("cli-serve"))
    number, url = voice.ui("cli-number"), "URL"
    add = parser.choices.add_argument
    add("--host", default=HOST, metavar=voice.ui("cli-address"), help=voice.ui("cli-serve-host"))
    add(
        "--port",
        type=parser.number_from(0),
        default=PORT,
        metavar=number,
        help=voice.ui("cli-serve-port"),
    )
    add("--data", type=Path, metavar=voice.ui("cli-folder"), help=voice.ui("cli-serve-data"))
    add("--store", metavar=url, help=voice.ui("cli-serve-store"))
    add("--bus", metavar=url, help=voice.ui("cli-serve-bus"))
    add("--no-limits", action="store_true", help=voice.ui("cli-serve-no-limits"))
    found = parser.read(arguments)

    # The server's parts take a while to load; the other commands do without.
    from houle.web.limits import NO_LIMITS, Limits  # noqa: PLC0415
    from houle.web.serving import Place, run, secret_at_home, serve  # noqa: PLC0415

    environment = os.environ
    store = found.store or environment.get("HOULE_STORE")
    bus = found.bus or environment.get("HOULE_BUS")
    secret = environment.get("HOULE_SECRET")
    if store is None:
        folder = found.data or data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        store = f"sqlite:///{folder / 'houle.sqlite'}"
        secret = secret or secret_at_home(folder)
    if secret is None or len(secret) < SHORTEST_SECRET:
        raise UsageError(voice.ui("cli-no-secret", least=SHORTEST_SECRET))
    limits = NO_LIMITS if found.no_limits else Limits()
    place = Place(found.host, found.port, store, bus, secret, limits)

    def announce() -> None:
        print(voice.ui("serve-at", address=f"http://{place.host}:{place.port}"), flush=True)

    run(serve(place, announce))
    return 0


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept at home."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "houle"
