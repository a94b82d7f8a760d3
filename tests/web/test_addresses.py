"""Whose request it is that comes from an address, and who is believed about it."""

import asyncio
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

import pytest

from houle.cli.parser import UsageError
from houle.cli.serve import PROXIES, network, proxies_named
from houle.cli.voice import Voice
from houle.web.addresses import Proxies, address, household
from houle.web.gatekeeper import Gatekeeper
from houle.web.identity import Identity
from houle.web.limits import Limits
from houle.web.serving import Place, server
from houle.web.starting import Listening
from houle.web.system import entropy
from tests.tables.house import HandClock
from tests.web.asgi import Headers, a_node, fine, scope_of, status_of

PROXY, SECOND_PROXY = "10.0.0.5", "2001:db8:ffff::1"
TRUSTED = ("10.0.0.0/8", "2001:db8:ffff::/48")


@pytest.mark.parametrize(
    ("named", "sender"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_household_are_one_sender(named: str, sender: str) -> None:
    assert household(named) == sender
    assert address(scope_of(named)) == sender


def test_a_request_may_come_from_nowhere() -> None:
    assert address(scope_of(None)) is None
    assert seen(None, [("x-forwarded-for", "192.0.2.7")]) == (None, "http")


def seen(client: str | None, headers: Headers) -> tuple[str | None, str]:
    """Whom the application sees behind proxies, and by which scheme."""
    came: list[Any] = []

    async def note(scope: Any, _: Any, __: Any) -> None:
        came.append(scope)

    scope = scope_of(client, headers)
    asyncio.run(Proxies(note, TRUSTED)(scope, None, None))  # type: ignore[arg-type]
    (scope,) = came
    return scope["client"] and scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    "headers",
    [
        [("x-forwarded-for", "192.0.2.7")],
        [("x-forwarded-for", f"192.0.2.7, {PROXY}")],
        [("forwarded", "for=192.0.2.7;proto=https")],
        [("x-forwarded-proto", "https")],
        [("x-forwarded-for", "10.0.0.9"), ("forwarded", "for=10.0.0.9")],
    ],
)
@pytest.mark.parametrize("stranger", ["198.51.100.1", "::ffff:198.51.100.1", "2001:db8::1"])
def test_nobody_but_a_proxy_of_ours_is_believed(stranger: str, headers: Headers) -> None:
    assert seen(stranger, headers) == (stranger, "http")


@pytest.mark.parametrize(
    ("headers", "sender"),
    [
        ([], PROXY),
        ([("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        ([("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7"),
        ([("x-forwarded-for", "2001:db8::7")], "2001:db8::7"),
        ([("x-forwarded-for", "[2001:db8::7]:4711")], "2001:db8::7"),
        # What stands before the last hop was written by whoever sent it.
        ([("x-forwarded-for", "203.0.113.9, 192.0.2.7")], "192.0.2.7"),
        ([("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        ([("x-forwarded-for", f"10.9.9.9, 192.0.2.7, {SECOND_PROXY}")], "192.0.2.7"),
        ([("x-forwarded-for", f"192.0.2.7, {SECOND_PROXY}, 10.0.0.6")], "192.0.2.7"),
        ([("x-forwarded-for", "10.1.1.1, 10.0.0.6")], "10.1.1.1"),
        ([("x-forwarded-for", "10.1.1.1, nonsense, 10.0.0.6")], "10.0.0.6"),
        ([("x-forwarded-for", "192.0.2.7, nonsense")], PROXY),
        ([("x-forwarded-for", "")], PROXY),
        ([("forwarded", "for=192.0.2.7;proto=http")], "192.0.2.7"),
        ([("forwarded", 'For="[2001:db8::7]:4711"')], "2001:db8::7"),
        ([("forwarded", "for=203.0.113.9, by=10.0.0.5; for=192.0.2.7")], "192.0.2.7"),
        ([("forwarded", "for=unknown")], PROXY),
        # A proxy that writes one of them may pass on the other as it came.
        ([("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=192.0.2.7")], "192.0.2.7"),
        ([("x-forwarded-for", "203.0.113.9"), ("forwarded", "for=192.0.2.7")], PROXY),
    ],
)
def test_a_proxy_of_ours_names_the_last_hop_that_is_not_ours(headers: Headers, sender: str) -> None:
    assert seen(PROXY, headers)[0] == sender


@pytest.mark.parametrize(
    ("headers", "scheme"),
    [
        ([("x-forwarded-proto", "https")], "https"),
        ([("x-forwarded-proto", "http, HTTPS")], "https"),
        ([("forwarded", "for=192.0.2.7;proto=https")], "https"),
        ([("x-forwarded-proto", "gopher")], "http"),
        ([("x-forwarded-proto", "")], "http"),
    ],
)
def test_a_proxy_of_ours_says_whether_it_was_asked_over_tls(headers: Headers, scheme: str) -> None:
    assert seen(f"::ffff:{PROXY}", headers)[1] == scheme


def test_the_server_itself_believes_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_node(tmp_path) as node:
            place = Place("127.0.0.1", 0, "", None, "")
            assert not server(node, place, Listening(place.host)).config.proxy_headers

    asyncio.run(work())


IDENTITY = Identity("a secret of tests", entropy)


def door(clock: HandClock, **limits: float) -> Gatekeeper:
    return Gatekeeper(fine, IDENTITY, clock, Limits(**limits))  # type: ignore[arg-type]


def with_token() -> Headers:
    return [("authorization", f"Bearer {IDENTITY.token_for(IDENTITY.new_guest(), 'a session')}")]


def test_guests_at_one_address_share_its_allowance() -> None:
    at = door(HandClock(), address_rate=1, address_burst=3, guest_burst=2)
    asked = [status_of(at, scope_of("2001:db8::" + str(n), with_token())) for n in range(4)]
    assert asked == [200, 200, 200, 429]
    assert status_of(at, scope_of("2001:db8:0:1::1", with_token())) == 200


def test_a_guest_has_one_allowance_at_all_addresses() -> None:
    at = door(HandClock(), guest_rate=1, guest_burst=2, address_burst=9)
    token = with_token()
    assert [status_of(at, scope_of(f"192.0.2.{n}", token)) for n in range(3)] == [200, 200, 429]


def test_a_guest_who_is_refused_takes_nothing_from_the_neighbours() -> None:
    clock = HandClock()
    at = door(clock, guest_rate=1, guest_burst=1, address_rate=0.001, address_burst=3)
    token = with_token()
    assert [status_of(at, scope_of("192.0.2.1", token)) for _ in range(20)] == [200] + [429] * 19
    neighbours = [status_of(at, scope_of("192.0.2.1", with_token())) for _ in range(3)]
    assert neighbours == [200, 200, 429]


def test_made_up_tokens_get_no_allowance_of_their_own() -> None:
    at = door(HandClock(), address_rate=1, address_burst=2)
    made_up = [[("authorization", f"Bearer made.up-{n}")] for n in range(3)]
    asked = [status_of(at, scope_of("192.0.2.1", token)) for token in made_up]
    assert asked == [200, 200, 429]


def test_workers_are_not_counted() -> None:
    at = door(HandClock(), address_rate=1, address_burst=1)
    token = [("authorization", f"Bearer {IDENTITY.worker_token()}")]
    assert {status_of(at, scope_of("192.0.2.1", token)) for _ in range(5)} == {200}


def test_proxies_are_named_on_the_command_line_or_by_the_environment() -> None:
    voice = Voice("en")
    assert network(voice)("10.0.0.5") == "10.0.0.5/32"
    with pytest.raises(ArgumentTypeError, match=r"10\.0\.0\.0/8"):
        network(voice)("10.0.0.5/8")
    assert proxies_named({}, voice) == []
    named = {PROXIES: "10.0.0.0/8, 2001:db8::/32,"}
    assert proxies_named(named, voice) == ["10.0.0.0/8", "2001:db8::/32"]
    with pytest.raises(UsageError, match=PROXIES):
        proxies_named({PROXIES: "everybody"}, voice)
