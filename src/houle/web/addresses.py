"""Where a request comes from: whoever is connected, or whom a proxy of ours names."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

from litestar.types import ASGIApp, Receive, Scope, Send

IpAddress: TypeAlias = IPv4Address | IPv6Address

AT_HAND = 16384
HOUSEHOLD_BITS = 64
"""Whoever has one address of IPv6 has at least all that begin with these bits."""
FORWARDED_FOR, FORWARDED_PROTO, FORWARDED = b"x-forwarded-for", b"x-forwarded-proto", b"forwarded"
SCHEMES = {"http", "https"}


def address(scope: Scope) -> str | None:
    """Where a request comes from, as far as limits tell senders apart."""
    client = scope["client"]
    return household(client[0]) if client else None


@lru_cache(AT_HAND)
def household(named: str) -> str:
    """One sender for all addresses that anybody has at once: of IPv6 a /64."""
    found = _read(named)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found), HOUSEHOLD_BITS), strict=False))
    return named if found is None else str(found)


class Networks:
    """Networks, and which addresses belong to them."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = tuple(ip_network(network) for network in named)
        self._found = lru_cache(AT_HAND)(self._belongs)

    def __contains__(self, address: str) -> bool:
        return self._found(address)

    def _belongs(self, named: str) -> bool:
        found = _read(named)
        return found is not None and any(found in network for network in self._networks)


class Proxies:
    """Stands before the door and puts senders in the place of the proxies that name them.

    Nobody else is believed: whoever is connected could write anything there.
    """

    def __init__(self, app: ASGIApp, trusted: Iterable[str]) -> None:
        self._app = app
        self._trusted = Networks(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client and client[0] in self._trusted:
            scope["client"] = (self._sender(scope, client[0]), client[1])
            scheme = _scheme(scope)
            if scheme is not None:
                scope["scheme"] = scheme
        await self._app(scope, receive, send)

    def _sender(self, scope: Scope, proxy: str) -> str:
        """The last hop that is not ours; the proxy itself where two headers contradict."""
        told = [
            self._last_stranger(proxy, list(hops))
            for hops in (_items(scope, FORWARDED_FOR), _parameters(scope, "for"))
        ]
        named = {sender for sender in told if sender is not None}
        return named.pop() if len(named) == 1 else proxy

    def _last_stranger(self, proxy: str, hops: list[str]) -> str | None:
        sender = None
        for hop in reversed(hops):
            found = _read(_without_port(hop))
            if found is None:
                return sender or proxy
            sender = str(found)
            if sender not in self._trusted:
                break
        return sender


def _read(named: str) -> IpAddress | None:
    """An address; one of IPv4 in the clothes of IPv6 is one of IPv4."""
    try:
        found = ip_address(named.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _items(scope: Scope, name: bytes) -> Iterator[str]:
    """What all headers of a name list, in order."""
    for key, value in scope["headers"]:
        if key == name:
            for item in value.decode("latin-1").split(","):
                yield item.strip()


def _parameters(scope: Scope, wanted: str) -> Iterator[str]:
    """What `Forwarded` (RFC 7239) says of each hop."""
    for item in _items(scope, FORWARDED):
        for pair in item.split(";"):
            name, _, value = pair.partition("=")
            if name.strip().lower() == wanted:
                yield value.strip().strip('"')


def _scheme(scope: Scope) -> str | None:
    """How the last proxy was asked."""
    told = [*_parameters(scope, "proto"), *_items(scope, FORWARDED_PROTO)]
    return told[-1].lower() if told and told[-1].lower() in SCHEMES else None
