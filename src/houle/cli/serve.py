"""`houle serve`: the server, at home with nothing else or as one node of many."""

import os
import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from houle.cli.logs import add_log_format, begin_log
from houle.cli.parser import Parser, UsageError
from houle.cli.voice import Voice
from houle.web.secrets import SHORTEST_SECRET, good_secret

if TYPE_CHECKING:
    from houle.web.mailing import MailServer

HOST = "127.0.0.1"
PORT = 8000
HIGHEST_PORT = 65535
WAYS_TO_TELL = ("https://", "mailto:", "tel:")
CANNOT_SERVE = 1
MEGABYTE = 1_000_000
PROXIES = "HOULE_TRUSTED_PROXIES"
HOSTS = "HOULE_ALLOWED_HOSTS"
OPS_PORT = "HOULE_OPS_PORT"
CONTACT = "HOULE_SECURITY_CONTACT"
ORIGIN = "HOULE_ORIGIN"
AN_ORIGIN = re.compile(r"https://[a-z0-9.-]+(:\d+)?|http://localhost(:\d+)?")
"""Where browsers let a site have passkeys."""
PUSH_SERVICES = "HOULE_PUSH_SERVICES"
MAIL, MAIL_FROM = "HOULE_MAIL", "HOULE_MAIL_FROM"
"""From the environment alone: everybody on a machine sees what was typed to start a program."""
MAIL_FORM = "smtps://user:password@host"
OUR_FILES = ("houle", "secret")
"""What the files begin with that we keep in a folder."""


def settings(voice: Voice) -> Parser:
    """All that can be said about how to serve."""
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
    add_bounds(parser, voice)
    add("--ops-port", metavar=number, help=voice.ui("cli-serve-ops-port"))
    add("--ops-host", metavar=voice.ui("cli-address"), help=voice.ui("cli-serve-ops-host"))
    add("--security-contact", metavar=url, help=voice.ui("cli-serve-security-contact"))
    add("--origin", metavar=url, help=voice.ui("cli-serve-origin"))
    add_log_format(parser, voice)
    add("--bots-at-once", action="store_true", help=voice.ui("cli-serve-bots-at-once"))
    return parser


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Serve until interrupted."""
    found = settings(voice).read(arguments)
    begin_log(found.log_format)
    # The server's parts take a while to load; the other commands do without.
    from houle.cli.beginning import Greeting, what_is_wrong  # noqa: PLC0415
    from houle.store.private import private_folder  # noqa: PLC0415
    from houle.tables.cache import IDLE_BYTES  # noqa: PLC0415
    from houle.tables.rhythm import SLOT  # noqa: PLC0415
    from houle.web.connections import Bounds  # noqa: PLC0415
    from houle.web.limits import NO_LIMITS, Limits  # noqa: PLC0415
    from houle.web.mailing import MailServer  # noqa: PLC0415
    from houle.web.pushing import SERVICES  # noqa: PLC0415
    from houle.web.serving import Place, run, secret_at_home, serve  # noqa: PLC0415
    from houle.web.starting import CannotServeError  # noqa: PLC0415

    environment = os.environ
    store = found.store or environment.get("HOULE_STORE")
    bus = found.bus or environment.get("HOULE_BUS")
    secret = environment.get("HOULE_SECRET")
    if store is None:
        folder = found.data or data_folder(environment)
        try:
            private_folder(folder, OUR_FILES)
            secret = secret or secret_at_home(folder)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            print(voice.ui("serve-no-folder", folder=str(folder), reason=reason), file=sys.stderr)
            return CANNOT_SERVE
        store = f"sqlite:///{folder / 'houle.sqlite'}"
    if secret is None or not good_secret(secret):
        raise UsageError(voice.ui("cli-no-secret", least=SHORTEST_SECRET))
    limits = NO_LIMITS if found.no_limits else Limits()
    proxies = found.trusted_proxy or proxies_named(environment, voice)
    hosts = hosts_named(found.allowed_host, environment)
    slot = 0 if found.bots_at_once else SLOT
    bounds = Bounds(by_address=0) if found.no_limits else Bounds()
    site = origin(found.origin or environment.get(ORIGIN), voice)
    place = Place(
        host=found.host,
        port=found.port,
        store=store,
        bus=bus,
        secret=secret,
        limits=limits,
        trusted_proxies=tuple(proxies),
        hosts=hosts,
        bot_slot=slot,
        bounds=bounds,
        idle_bytes=found.table_memory * MEGABYTE if found.table_memory else IDLE_BYTES,
        ops_host=found.ops_host or environment.get("HOULE_OPS_HOST") or HOST,
        ops_port=ops_port(found.ops_port or environment.get(OPS_PORT), voice),
        security_contact=contact(found.security_contact or environment.get(CONTACT), voice),
        origin=site,
        push_services=push_services(environment, SERVICES),
        mail=mail_server(environment, site, MailServer.named, voice),
    )
    try:
        run(serve(place, Greeting(voice, place)))
    except CannotServeError as error:
        print(what_is_wrong(voice, place, error), file=sys.stderr)
        return CANNOT_SERVE
    return 0


def add_bounds(parser: Parser, voice: Voice) -> None:
    """Who is believed, who may ask, and for how much."""
    add = parser.choices.add_argument
    add(
        "--trusted-proxy",
        action="append",
        type=network(voice),
        metavar=voice.ui("cli-network"),
        help=voice.ui("cli-serve-trusted-proxy"),
    )
    name = voice.ui("cli-host-name")
    help_host = voice.ui("cli-serve-allowed-host")
    add("--allowed-host", action="append", default=[], metavar=name, help=help_host)
    add(
        "--table-memory",
        type=parser.number_from(1),
        metavar=voice.ui("cli-number"),
        help=voice.ui("cli-serve-table-memory"),
    )
    add("--no-limits", action="store_true", help=voice.ui("cli-serve-no-limits"))


def network(voice: Voice) -> Callable[[str], str]:
    """A reader for addresses and networks."""

    def read(typed: str) -> str:
        try:
            return str(ip_network(typed.strip()))
        except ValueError:
            raise ArgumentTypeError(voice.ui("cli-not-a-network")) from None

    return read


def proxies_named(environment: Mapping[str, str], voice: Voice) -> list[str]:
    """The proxies that the environment names, separated by commas."""
    try:
        return [network(voice)(named) for named in listed(environment.get(PROXIES, ""))]
    except ArgumentTypeError as error:
        reason = str(error)
        raise UsageError(voice.ui("cli-wrong-argument", argument=PROXIES, reason=reason)) from None


def ops_port(typed: str | None, voice: Voice) -> int | None:
    """The port at which the node tells how it feels, if it is one of its own."""
    if not typed:
        return None
    if not typed.isdecimal() or not 0 < int(typed) <= HIGHEST_PORT:
        reason = voice.ui("cli-not-a-number", least=1)
        raise UsageError(
            voice.ui("cli-wrong-argument", argument=f"--ops-port ({OPS_PORT})", reason=reason)
        )
    return int(typed)


def origin(typed: str | None, voice: Voice) -> str | None:
    """Where pages are served to people, as browsers write it."""
    if not typed:
        return None
    found = typed.strip().rstrip("/").lower()
    if not AN_ORIGIN.fullmatch(found):
        argument, reason = f"--origin ({ORIGIN})", voice.ui("cli-not-an-origin")
        raise UsageError(voice.ui("cli-wrong-argument", argument=argument, reason=reason))
    return found


def contact(typed: str | None, voice: Voice) -> str | None:
    """Whom to tell of a weakness, as a URI; an address of mail may do without `mailto:`."""
    if not typed:
        return None
    found = typed if ":" in typed else f"mailto:{typed}"
    if not (found.startswith(WAYS_TO_TELL) and found.isascii() and found.isprintable()):
        argument, reason = f"--security-contact ({CONTACT})", voice.ui("cli-not-a-contact")
        raise UsageError(voice.ui("cli-wrong-argument", argument=argument, reason=reason))
    return found


def push_services(environment: Mapping[str, str], usual: tuple[str, ...]) -> tuple[str, ...]:
    """By which hosts browsers may be told of a turn; named, but empty, by none."""
    if PUSH_SERVICES not in environment:
        return usual
    return tuple(name.lower() for name in listed(environment[PUSH_SERVICES]))


def mail_server(
    environment: Mapping[str, str],
    site: str | None,
    read: "Callable[[str, str], MailServer]",
    voice: Voice,
) -> "MailServer | None":
    """By which server mail goes out, in whose name, and about which site: all three or none."""
    if not environment.get(MAIL):
        return None
    try:
        if site is not None:
            return read(environment[MAIL], environment.get(MAIL_FROM, ""))
    except ValueError:
        pass  # what is wrong may hold a password
    argument = f"{MAIL}, {MAIL_FROM}, {ORIGIN}"
    reason = voice.ui("cli-not-a-mail-server", form=MAIL_FORM)
    raise UsageError(voice.ui("cli-wrong-argument", argument=argument, reason=reason))


def hosts_named(typed: Sequence[str], environment: Mapping[str, str]) -> tuple[str, ...]:
    """By which names a node may be asked: as typed, else as the environment says."""
    named = typed or listed(environment.get(HOSTS, ""))
    return tuple(name.strip().lower() for name in named if name.strip())


def listed(named: str) -> list[str]:
    """What the environment names, separated by commas."""
    return [name.strip() for name in named.split(",") if name.strip()]


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept at home."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "houle"
