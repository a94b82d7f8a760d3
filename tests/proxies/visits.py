"""What a proxy must do for whoever comes in, asked one by one."""

import asyncio
import re
import ssl
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec

from houle.web.limits import Limits
from tests.proxies.certificate import NAME
from tests.proxies.judge import Seen
from tests.proxies.people import Entrance, Frame, Person

VISITOR, FLOODER, NEIGHBOUR = "127.2.0.1", "127.2.0.2", "127.2.0.3"
SNI = {"sni_hostname": NAME}
MOST_GUESTS = Limits().address_guests
AT_ONCE = 50
SOON = 10
"""Seconds; who must wait longer is over a quota by the hour, and not just too fast."""
FORGED: tuple[dict[str, str], ...] = (
    {},
    {"x-forwarded-for": "10.0.0.1"},
    {"x-forwarded-for": "10.0.0.1, 127.0.0.1"},
    {"forwarded": "for=10.0.0.1;proto=http"},
    {"x-real-ip": "10.0.0.1", "x-forwarded-for": "[::1]"},
)
"""What somebody writes who would like to be somebody else; nothing at first."""
SLOWEST_FRAME = 5.0
"""Seconds from a deed's answer to its frame; what is buffered waits for more."""
LARGE = 40_000
TOO_LARGE = (400, 413, 431)
PRIVATE = ("metrics", "readyz", "healthz")
ROUND_ABOUT = (
    "/{}",
    "/{}/",
    "//{}",
    "/{}?x=1",
    "/./{}",
    "/api/../{}",
    "/api/..%2f{}",
    "/{};x",
    "/{}//",
    "/%2f{}",
    "/{}%2f",
    "/{}%20",
    "/{}%00",
)
"""Ways to ask for a path that somebody may try when the plain one is shut."""
GIVEN_AWAY = re.compile(rb'houle_|"store"|\A(?:[0-9a-f]+\r\n)?ok\b')
"""What the private paths answer with, in chunks or not."""


class AmissError(AssertionError):
    """A proxy does not do what it must."""


class House(msgspec.Struct, frozen=True):
    """Where a proxy is."""

    http: int
    entrance: Entrance


def expect(condition: object, said: str) -> None:
    """Whether what a visitor met is as it must be."""
    if not condition:
        raise AmissError(said)


@asynccontextmanager
async def browser(
    house: House, address: str = VISITOR, *, http2: bool = True
) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody's browser."""
    async with house.entrance.client(address, http2=http2) as client:
        yield client


async def plain_http_leads_to_tls(house: House) -> None:
    url = f"http://127.0.0.1:{house.http}/somewhere?x=1"
    async with httpx.AsyncClient() as client:
        answer = await client.get(url, headers={"host": NAME})
    expect(answer.status_code in (301, 308), f"plain HTTP: {answer.status_code}")
    expect(answer.headers["location"].startswith(f"https://{NAME}"), answer.headers["location"])
    expect(answer.headers["location"].endswith("/somewhere?x=1"), answer.headers["location"])


async def tls_is_of_today(house: House) -> None:
    """The newest where both can, the one before it for older browsers, none that is older."""
    trusting = house.entrance.certificate.trusting
    expect(await _shake_hands(house, trusting()) == "TLSv1.3", "not the newest TLS")
    older = trusting()
    older.maximum_version = ssl.TLSVersion.TLSv1_2
    expect(await _shake_hands(house, older) == "TLSv1.2", "no TLS for older browsers")
    old = trusting()
    old.set_ciphers("ALL:@SECLEVEL=0")
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        old.minimum_version, old.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
    await _is_refused(house, old, "TLSV1_ALERT_PROTOCOL_VERSION")


async def ciphers_keep_what_was_said_before(house: House) -> None:
    """Even from somebody who has the key later; and none that is known to be weak."""
    for weak in ("ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384", "NULL"):
        context = house.entrance.certificate.trusting()
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        context.set_ciphers(f"{weak}:@SECLEVEL=0")
        await _is_refused(house, context, "HANDSHAKE_FAILURE")


async def _shake_hands(house: House, context: ssl.SSLContext) -> str | None:
    where = ("127.0.0.1", house.entrance.port)
    _, writer = await asyncio.open_connection(*where, ssl=context, server_hostname=NAME)
    found: ssl.SSLObject = writer.get_extra_info("ssl_object")
    writer.close()
    return found.version()


async def _is_refused(house: House, context: ssl.SSLContext, why: str) -> None:
    try:
        agreed = await _shake_hands(house, context)
    except ssl.SSLError as error:
        expect(why in str(error), f"refused for another reason: {error}")
    else:
        raise AmissError(f"{agreed} was agreed on")


async def browsers_speak_http2_and_programs_need_not(house: House) -> None:
    for http2, version in ((True, "HTTP/2"), (False, "HTTP/1.1")):
        async with browser(house, http2=http2) as client:
            answer = await client.get("/api/games", extensions=SNI)
        expect((answer.status_code, answer.http_version) == (200, version), answer.http_version)


async def nodes_know_of_tls(house: House) -> None:
    """They keep browsers to it, and mark the cookie."""
    async with browser(house) as client:
        answer = await client.post("/api/guests", json={"name": "Ada"}, extensions=SNI)
    expect("strict-transport-security" in answer.headers, "no HSTS")
    cookie = SimpleCookie(answer.headers["set-cookie"])["__Host-houle"]
    expect(cookie["secure"] and cookie["httponly"], answer.headers["set-cookie"])


async def limits_know_who_asks(house: House) -> None:
    """By address, whatever somebody writes into headers; and nobody else is held to it."""
    async with browser(house, FLOODER) as flooder, browser(house, NEIGHBOUR) as neighbour:
        # Nodes share the count in steps, so it may be a few more.
        for _ in range(2 * MOST_GUESTS // AT_ONCE):
            if 429 in await asyncio.gather(*(_comes_in(flooder, {}) for _ in range(AT_ONCE))):
                break
        for headers in FORGED:
            status = await _comes_in(flooder, headers)
            expect(status == 429, f"{headers} was believed: {status}")
        expect(await _comes_in(neighbour, {}) == 201, "somebody else was held to it")


async def _comes_in(client: httpx.AsyncClient, headers: dict[str, str]) -> int:
    """Each time a browser that was never here: what one guest may ask for is another limit."""
    client.cookies.clear()
    asked = client.build_request(
        "POST", "/api/guests", json={"name": "Eve"}, headers=headers, extensions=SNI
    )
    while True:
        answer = await client.send(asked)
        wait = int(answer.headers.get("retry-after", 0))
        if answer.status_code != 429 or wait > SOON:
            return answer.status_code
        # Asking at once again would be a thousand requests soon, and nginx ends a connection then.
        await asyncio.sleep(wait)


async def streams_pass_as_they_come(house: House) -> None:
    seen, shown = Seen(), asyncio.Queue[Frame]()
    person = Person(house.entrance, 199, seen)
    try:
        await person.come_in()
        opened = await person.do("/api/tables", game="flotsam", seats=2, seat=0)
        listening = asyncio.create_task(person.follow(opened.table, shown.put_nowait))
        try:
            first = await asyncio.wait_for(shown.get(), SLOWEST_FRAME)
            done = await person.do(f"/api/tables/{opened.table}/word", word="a word")
            frame = await asyncio.wait_for(shown.get(), SLOWEST_FRAME)
        except TimeoutError:
            raise AmissError("a frame did not come: are streams buffered?") from None
        finally:
            listening.cancel()
        expect(frame.seq == done.seq == first.seq + 1, "another frame came")
    finally:
        await person.close()
    expect(not seen.errors, str(seen.errors))


async def private_paths_stay_private(house: House) -> None:
    for path in PRIVATE:
        for written in ROUND_ABOUT:
            target = written.format(path)
            status, body = await _raw(house, target)
            found = GIVEN_AWAY.search(body)
            expect(status != 200 and not found, f"{target} was passed on: {status} {body[:40]!r}")


async def large_requests_end_at_the_proxy(house: House) -> None:
    async with browser(house, http2=False) as client:
        for what, asked in (
            ("body", {"content": b"x" * LARGE, "headers": {"content-type": "application/json"}}),
            ("head", {"headers": {"x-large": "x" * LARGE}}),
        ):
            answer = await client.request("POST", "/api/guests", extensions=SNI, **asked)
            expect(answer.status_code in TOO_LARGE, f"a large {what}: {answer.status_code}")
            expect("problem+json" not in answer.headers.get("content-type", ""), f"{what}: a node")


async def _raw(house: House, target: str) -> tuple[int, bytes]:
    """Asked for to the letter: no client of ours straightens the path."""
    port, trust = house.entrance.port, house.entrance.certificate.trusting()
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=trust, server_hostname=NAME
    )
    writer.write(f"GET {target} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]) if head else 0, body


Visit = Callable[[House], Coroutine[Any, Any, None]]

VISITS: tuple[Visit, ...] = (
    plain_http_leads_to_tls,
    tls_is_of_today,
    ciphers_keep_what_was_said_before,
    browsers_speak_http2_and_programs_need_not,
    nodes_know_of_tls,
    streams_pass_as_they_come,
    private_paths_stay_private,
    large_requests_end_at_the_proxy,
    limits_know_who_asks,
)


async def visit(house: House) -> list[str]:
    """All of them; what is amiss."""
    amiss = []
    for one in VISITS:
        try:
            await one(house)
        except (AmissError, httpx.HTTPError, OSError) as error:
            amiss.append(f"{one.__name__}: {error!r}"[:300])
    return amiss
