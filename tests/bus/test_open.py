"""Which bus it is, by its address."""

import asyncio
from typing import Any

import pytest

from houle.bus.nats import NatsBus
from houle.bus.open import open_bus, servers_and_prefix


@pytest.mark.parametrize(
    ("url", "servers", "prefix"),
    [
        ("nats://here:4222", ["nats://here:4222"], "houle"),
        ("nats://here:4222/", ["nats://here:4222"], "houle"),
        ("nats://here:4222/my.house", ["nats://here:4222"], "my.house"),
        ("nats://me:word@a,tls://b/two", ["nats://me:word@a", "tls://b"], "two"),
        ("nats://a,b:4223/two", ["nats://a", "b:4223"], "two"),
        ("here", ["here"], "houle"),
    ],
)
def test_an_address_may_say_what_subjects_begin_with(
    url: str, servers: list[str], prefix: str
) -> None:
    assert servers_and_prefix(url) == (servers, prefix)


@pytest.mark.parametrize("prefix", [">", "*", "a.*", "a..b", ".a", "a.", "a b", "a/b", "é", "a\n"])
def test_what_could_reach_other_subjects_is_refused(prefix: str) -> None:
    with pytest.raises(ValueError, match="subjects begin with"):
        servers_and_prefix(f"nats://here/{prefix}")


def test_a_bus_is_opened_under_its_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect(urls: list[str], *, prefix: str) -> Any:
        return urls, prefix

    monkeypatch.setattr(NatsBus, "connect", connect)
    opened: Any = asyncio.run(open_bus("nats://here/mine"))
    assert opened == (["nats://here"], "mine")


def test_without_an_address_no_other_node_is_reached() -> None:
    async def run() -> None:
        bus = await open_bus(None)
        assert bus.connected
        assert not bus.joined

    asyncio.run(run())
