"""The sockets of a node, and the address by which others at home reach it."""

import socket
from contextlib import ExitStack
from ipaddress import ip_address

OUTWARD = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of nobody: what is asked for is which of ours would talk to them. Nothing is sent."""
ANY_PORT = 9
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - what others may ask for


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address that a host's name stands for. `OSError` if one cannot be had."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    with ExitStack() as until_all_are_bound:
        sockets = []
        for family, kind, protocol, _, place in dict.fromkeys(found):
            bound = until_all_are_bound.enter_context(socket.socket(family, kind, protocol))
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            bound.bind(place)
            sockets.append(bound)
        until_all_are_bound.pop_all()
    return sockets


def port_of(sockets: list[socket.socket]) -> int:
    """The port that was found where any would do."""
    port: int = sockets[0].getsockname()[1]
    return port


def web_address(host: str, port: int) -> str:
    """What to type into a browser."""
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def home_address(sockets: list[socket.socket]) -> str | None:
    """Where others on the same network find this; `None` if it listens to this machine alone."""
    for listening in sockets:
        host, port = listening.getsockname()[:2]
        address = ip_address(host.partition("%")[0])
        if address.is_unspecified:
            ours = _our_address(listening.family)
            if ours is not None:
                return web_address(ours, port)
        elif not address.is_loopback:
            return web_address(host, port)
    return None


def _our_address(family: int) -> str | None:
    """The address by which this machine talks to others, if it can."""
    for outward, stranger in OUTWARD:
        if outward != family:
            continue
        with socket.socket(outward, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((stranger, ANY_PORT))
            except OSError:
                return None
            ours: str = asked.getsockname()[0]
            return ours
    return None
