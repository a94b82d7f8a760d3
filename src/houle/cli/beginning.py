"""What `houle serve` says when it begins: what it uses, where it is, or what is wrong."""

import sys
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from houle.build import COMPILED, VERSION
from houle.cli.voice import Voice
from houle.web.serving import Place
from houle.web.starting import CannotServeError, Listening

POSTGRES_PORT = 5432
NATS_PORT = 4222


class Greeting:
    """Watches a node begin, for whoever sits at the terminal."""

    def __init__(self, voice: Voice, place: Place) -> None:
        self._voice = voice
        self._place = place

    def store_is_away(self) -> None:
        store = shown_store(self._place.store)
        print(self._voice.ui("serve-store-waits", store=store), file=sys.stderr, flush=True)

    def listens(self, found: Listening) -> None:
        for line in self._lines(found):
            print(line)
        if found.home is not None and sys.stdout.isatty():
            # It is for whoever looks at a terminal, and loaded only for them.
            import segno  # noqa: PLC0415

            segno.make(found.home, micro=False).terminal(compact=True)
        sys.stdout.flush()

    def _lines(self, found: Listening) -> list[str]:
        ui, place = self._voice.ui, self._place
        lines = [
            ui("serve-compiled" if COMPILED else "serve-interpreted", version=VERSION),
            ui("serve-store", store=shown_store(place.store)),
        ]
        if place.bus is None:
            lines += [ui("serve-no-bus"), ui("serve-bots-here")]
        else:
            bus = shown_bus(place.bus)
            lines.append(ui("serve-bus", bus=bus) if found.bus else ui("serve-bus-waits", bus=bus))
            lines.append(ui("serve-bots-by-workers"))
        if found.ops is not None:
            lines.append(ui("serve-ops", address=found.ops))
        lines.append(ui("serve-at", address=found.here))
        if found.home is not None:
            lines.append(ui("serve-home", address=found.home))
        elif place.alone:
            lines.append(ui("serve-not-home"))
        return lines


def what_is_wrong(voice: Voice, place: Place, error: CannotServeError) -> str:
    """Why a node cannot begin, in one line."""
    match error.part:
        case "port":
            return wrong_with_port(voice, f"{place.host}:{place.port}", error)
        case "ops-port":
            return wrong_with_port(voice, f"{place.ops_host}:{place.ops_port}", error)
        case "store":
            return wrong_with_store(voice, place.store, error)
        case _:
            return wrong_with_bus(voice, place.bus or "", error)


def wrong_with_port(voice: Voice, at: str, error: CannotServeError) -> str:
    """Why a node cannot listen there."""
    return {
        "taken": voice.ui("serve-port-taken", at=at),
        "forbidden": voice.ui("serve-port-forbidden", at=at),
        "address": voice.ui("serve-port-address", at=at),
    }[error.trouble]


def wrong_with_store(voice: Voice, url: str, error: CannotServeError) -> str:
    """Why games cannot be kept there."""
    store = shown_store(url)
    return {
        "address": voice.ui("serve-store-address"),
        "not-installed": voice.ui("serve-not-installed"),
        "refused": voice.ui("serve-store-refused", store=store),
        "no-database": voice.ui("serve-store-no-database", store=store),
        "not-allowed": voice.ui("serve-store-not-allowed", store=store),
        "forgetful": voice.ui("serve-store-forgetful", store=store),
        "newer": voice.ui("serve-store-newer", store=store),
        "file": voice.ui("serve-store-file", store=store),
        "away": voice.ui("serve-store-away", store=store),
    }[error.trouble]


def wrong_with_bus(voice: Voice, urls: str, error: CannotServeError) -> str:
    """Why nodes cannot hear of each other over it."""
    return {
        "address": voice.ui("serve-bus-address"),
        "not-installed": voice.ui("serve-not-installed"),
        "refused": voice.ui("serve-bus-refused", bus=shown_bus(urls)),
    }[error.trouble]


def shown_store(url: str) -> str:
    """Where games are kept, without who may look at them."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        return "?"
    if parts.host is None:
        return parts.database or "?"
    return f"{parts.host}:{parts.port or POSTGRES_PORT}/{parts.database or ''}"


def shown_bus(urls: str) -> str:
    """Where the bus is, likewise."""
    found = []
    for url in urls.split(","):
        try:
            parts = urlsplit(url)
            found.append(f"{parts.hostname}:{parts.port or NATS_PORT}")
        except ValueError:
            found.append("?")
    return ", ".join(found)
