"""Somebody at a node where passkeys work."""

from pathlib import Path
from typing import Any

import httpx

from houle.web.node import Node
from tests.people.authenticator import ORIGIN, Authenticator
from tests.web.asgi import asking
from tests.web.staged import Scene, staged


def with_passkeys(folder: Path, scene: Scene) -> None:
    """Play a scene at a node for which a site was named."""
    staged(folder, scene, origin=ORIGIN)


async def asked_to_make(node: Node, token: str) -> dict[str, Any]:
    """What a browser is asked for a new passkey."""
    async with asking(node, token=token) as guest:
        answer = await guest.post("/api/me/passkeys/options")
        options: dict[str, Any] = answer.json()["publicKey"]
        return options


async def added(
    node: Node, token: str, answer: dict[str, Any], name: str = "Phone"
) -> httpx.Response:
    """Send what a browser has made."""
    async with asking(node, token=token) as guest:
        return await guest.post("/api/me/passkeys", json={"credential": answer, "name": name})


async def secured(node: Node, token: str, device: Authenticator, name: str = "Phone") -> str:
    """Have a passkey made; the token to go on with."""
    answer = await added(node, token, device.make(await asked_to_make(node, token)), name)
    assert answer.status_code == 200, answer.text
    renewed: str = answer.headers["houle-token"]
    return renewed


async def asked_who(node: Node) -> dict[str, Any]:
    """What a browser is asked, whoever it may be."""
    async with asking(node) as stranger:
        options: dict[str, Any] = (await stranger.post("/api/sign-in/options")).json()["publicKey"]
        return options


async def signed_in(node: Node, answer: dict[str, Any], token: str | None = None) -> httpx.Response:
    """Send what a browser has signed."""
    async with asking(node, token=token) as somebody:
        return await somebody.post("/api/sign-in", json={"credential": answer})


async def account(node: Node, token: str) -> dict[str, Any]:
    """What is kept of somebody."""
    async with asking(node, token=token) as guest:
        found: dict[str, Any] = (await guest.get("/api/me/account")).json()
        return found


async def said(node: Node, token: str, path: str, body: Any = None) -> tuple[int, str | None]:
    """The status of an answer, and the rule if one refuses."""
    async with asking(node, token=token) as guest:
        answer = await guest.post(path, json=body)
        return answer.status_code, answer.json().get("rule")
