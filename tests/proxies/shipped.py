"""The shipped configurations, with nothing changed but where things are."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.proxies.certificate import Certificate

DEPLOY = Path(__file__).parents[2] / "deploy"
NODES = ("127.0.0.1:8000", "127.0.0.1:8001")
"""The nodes that the shipped files name."""
LETSENCRYPT = "/etc/letsencrypt/live/houle.example"


class Where(msgspec.Struct, frozen=True):
    """Where a proxy listens, and what it stands before."""

    http: int
    https: int
    nodes: tuple[int, int]
    certificate: Certificate


class NotShippedError(Exception):
    """A file has no such words any more: whoever changed it must say how it is tried."""


def put(text: str, *changes: tuple[str, str]) -> str:
    """A text with some of its words changed, all of which must be there."""
    for shipped, here in changes:
        if shipped not in text:
            raise NotShippedError(f"there is no {shipped!r}")
        text = text.replace(shipped, here)
    return text


def nginx_site(where: Where) -> str:
    """`deploy/nginx.conf` for this machine."""
    return put(
        (DEPLOY / "nginx.conf").read_text(),
        *_nodes(where),
        ("listen 80;", f"listen 127.0.0.1:{where.http};"),
        ("listen [::]:80;", ""),
        ("listen 443 ", f"listen 127.0.0.1:{where.https} "),
        ("listen [::]:443 ssl http2;", ""),
        ("/var/log/nginx/houle.log", "stderr"),
        (f"{LETSENCRYPT}/fullchain.pem", str(where.certificate.chain)),
        (f"{LETSENCRYPT}/privkey.pem", str(where.certificate.key)),
    )


def nginx_whole(folder: Path, site: str) -> str:
    """What Debian's `nginx.conf` is to a site: it includes it, and here keeps to a folder."""
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"    {name}_temp_path {folder}/{name};" for name in kept)
    return (
        f"pid {folder}/nginx.pid;\nerror_log stderr warn;\ndaemon off;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{\n{places}\n{site}\n}}\n"
    )


def caddyfile(where: Where) -> str:
    """`deploy/Caddyfile` for this machine, with a certificate of ours: nobody else gives one."""
    site = "\n{$HOULE_NAME:houle.example} {"
    pair = f"{where.certificate.chain} {where.certificate.key}"
    ports = f"admin off\n\thttp_port {where.http}\n\thttps_port {where.https}"
    return put(
        (DEPLOY / "Caddyfile").read_text(),
        *_nodes(where),
        ("\tservers {\n", f"\t{ports}\n\tdefault_bind 127.0.0.1\n\tservers {{\n"),
        (f"{site}\n", f"{site}\n\ttls {pair}\n"),
    )


def _nodes(where: Where) -> Sequence[tuple[str, str]]:
    pairs = zip(NODES, where.nodes, strict=True)
    return [(shipped, f"127.0.0.1:{port}") for shipped, port in pairs]
