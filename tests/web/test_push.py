"""Which browsers may be told of a turn, over HTTP."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people.telling import Answer, Kind, Sent, Subscription, Word
from houle.web.node import Node
from houle.web.pushing import PushServices
from houle.web.system import entropy
from tests.people.stand_in import Browser, StandIn
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.server import SECRET
from tests.web.staged import come_in, staged

NOW = 1_800_000_000_000
PHONE = Browser()


def services(secret: str = SECRET, transport: Any = None, **more: Any) -> PushServices:
    return PushServices(secret, entropy, None, transport=transport or StandIn(PHONE), **more)


def kept(house_key: str, endpoint: str = PHONE.endpoint) -> Subscription:
    sent = PHONE.subscription(house_key)
    keys = sent["p256dh"], sent["auth"]
    return Subscription("phone", "ann", endpoint, *keys, house_key, "UTC", None)


def pushed(way: PushServices, to: Subscription) -> Sent:
    async def work() -> Sent:
        try:
            return await way.push(to, Word(Kind.TURN, "t1"), 60_000, NOW)
        finally:
            await way.close()

    return asyncio.run(work())


@rule("P-26")
@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://fcm.googleapis.com:443/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("https://web.push.apple.com/abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/fcm/send/abc", False),
        ("https://fcm.googleapis.com:99999/", False),
        ("https://user@fcm.googleapis.com/", False),
        ("https://user:word@fcm.googleapis.com/", False),
        ("https://fcm.googleapis.com@127.0.0.1/", False),
        ("https://127.0.0.1/", False),
        ("https://[::1]/", False),
        ("https://localhost/fcm.googleapis.com", False),
        ("https://evilfcm.googleapis.com.example/", False),
        ("https://notfcm.googleapis.com/", False),
        ("https://[fcm.googleapis.com/", False),
    ],
)
def test_only_push_services_are_asked(endpoint: str, allowed: bool) -> None:
    way = services()
    assert way.allows(endpoint) is allowed
    came = pushed(way, kept(way.house_key, endpoint)) if not allowed else None
    assert allowed or came == Sent(Answer.GONE)


@rule("P-26")
def test_an_operator_says_which_services(tmp_path: Path) -> None:
    none = services(services=())
    assert none.allows(PHONE.endpoint) is False
    assert none.offered_key is None, "no page asks for what cannot work"
    assert services().offered_key == services().house_key
    assert services(services=("push.example",)).allows("https://eu.push.example/1")


@rule("P-25")
@pytest.mark.parametrize(
    ("status", "headers", "came"),
    [
        (201, {}, Sent(Answer.TAKEN)),
        (404, {}, Sent(Answer.GONE)),
        (410, {}, Sent(Answer.GONE)),
        (403, {}, Sent(Answer.GONE)),
        (429, {"retry-after": "7"}, Sent(Answer.LATER, 7000)),
        (429, {"retry-after": "soon"}, Sent(Answer.LATER)),
        (503, {"retry-after": "99999999"}, Sent(Answer.LATER)),
        (503, {"retry-after": "9999999"}, Sent(Answer.LATER, 3_600_000)),
        (500, {}, Sent(Answer.LATER)),
        (413, {}, Sent(Answer.REFUSED)),
        (302, {"location": "http://127.0.0.1/"}, Sent(Answer.REFUSED)),
    ],
)
def test_what_a_service_answers_counts(status: int, headers: dict[str, str], came: Sent) -> None:
    stand_in = StandIn(PHONE)
    stand_in.answers = [httpx.Response(status, headers=headers)]
    way = services(transport=stand_in)
    assert pushed(way, kept(way.house_key)) == came
    assert not stand_in.came, "nobody goes where they are sent"


def test_a_service_that_cannot_be_reached_is_asked_again() -> None:
    def away(_: httpx.Request) -> httpx.Response:
        raise httpx.ConnectTimeout("nobody there")

    way = services(transport=httpx.MockTransport(away))
    assert pushed(way, kept(way.house_key)) == Sent(Answer.LATER)


@rule("P-25")
def test_a_browser_is_told_while_the_secret_it_knows_us_by_is_among_ours() -> None:
    """Whoever changes the secret of the house names the former one for a while."""
    former = services().house_key
    both = services(f"{'n' * 20},{SECRET}")
    assert both.house_key != former
    assert pushed(both, kept(former)) == Sent(Answer.TAKEN)
    assert pushed(services("n" * 20), kept(former)) == Sent(Answer.GONE)


@rule("P-26")
@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://127.0.0.1/"},
        {"endpoint": "http://fcm.googleapis.com/"},
        {"p256dh": "A" * 87},
        {"auth": "AAAA"},
        {"key": "A" * 87},
        {"zone": "Atlantis/Centre"},
        {"zone": "../etc/passwd"},
        {"quiet": {"begins": 0, "ends": 1440}},
        {"player": "ann"},
    ],
)
def test_what_cannot_work_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as guest:
            key = (await guest.get("/api/push")).json()["key"]
            body = PHONE.subscription(key)
            refused = await guest.post("/api/me/push", json=body | wrong)
            assert refused.status_code == 400
            assert PHONE.endpoint not in refused.text
            assert (await guest.post("/api/me/push", json=body)).status_code == 200

    staged(tmp_path, scene)
