"""`python -m tests.people.mangled --count 10000`: answers of passkeys gone wrong, all refused."""

import argparse
import asyncio
import sys
from collections import Counter
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from houle.people.base64url import decode64, encode64
from houle.web.node import Node
from tests.people.authenticator import HOST, ORIGIN, Authenticator
from tests.people.ways_in import secured
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking
from tests.web.staged import come_in

INSTEAD: tuple[Any, ...] = (None, "", "=", "é", 7, [], {}, "A" * 3000, encode64(b"\x00" * 40))


class Found(NamedTuple):
    """What became of all that was tried."""

    statuses: Counter[int]
    let_in: int


async def tried(node: Node, count: int, seed: int = 1) -> Found:
    """Send so many answers that are wrong somewhere."""
    chance, phone = Random(seed), Authenticator()  # noqa: S311 - to be the same each time
    token = await secured(node, await come_in(node), phone)
    statuses = Counter[int]()
    async with asking(node, token=token) as guest:
        for _ in range(count):
            if chance.random() < 0.5:
                options = (await guest.post("/api/sign-in/options")).json()["publicKey"]
                path, answer, rest = "/api/sign-in", phone.show(options), {}
            else:
                options = (await guest.post("/api/me/passkeys/options")).json()["publicKey"]
                made, rest = Authenticator().make(options), {"name": "Phone"}
                path, answer = "/api/me/passkeys", made
            body = {"credential": mangled(answer, chance), **rest}
            statuses[(await guest.post(path, json=body)).status_code] += 1
    return Found(statuses, statuses[200])


def mangled(answer: dict[str, Any], chance: Random) -> dict[str, Any]:
    """One part of it is not what it was, in a way that matters."""
    wrong = deepcopy(answer)
    response = wrong["response"]
    part = chance.choice([name for name in response if name != "userHandle"])
    match chance.randrange(4):
        case 0:
            content = bytearray(decode64(response[part]))
            content[_that_matters(part, content, chance)] ^= 1 << chance.randrange(8)
            response[part] = encode64(bytes(content))
        case 1:
            content = bytearray(decode64(response[part]))
            response[part] = encode64(bytes(content[: chance.randrange(len(content))]))
        case 2:
            response[part] = chance.choice(INSTEAD)
        case _:
            del response[part]
    return wrong


def _that_matters(part: str, content: bytearray, chance: Random) -> int:
    """A place in it where nothing may be otherwise.

    Nobody vouches for a new key, so most of what comes with it may be anything: it is another key,
    and whoever made it can use it. For whom and for what it was made may not.
    """
    if part == "attestationObject":
        site = content.index(sha256(HOST.encode()).digest())
        return site + chance.randrange(sha256().digest_size)
    if part == "clientDataJSON":
        return content.index(ORIGIN.encode()) + chance.randrange(len(ORIGIN))
    return chance.randrange(len(content))


async def _whole(count: int, seed: int) -> Found:
    with TemporaryDirectory() as folder:
        async with a_node(Path(folder), clock=HandClock(), origin=ORIGIN) as node:
            return await tried(node, count, seed)


def main() -> int:
    """Print what became of them; fails if one was let in or was an accident."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = asyncio.run(_whole(chosen.count, chosen.seed))
    print(f"{chosen.count:,} mangled answers: {dict(sorted(found.statuses.items()))}")
    return 1 if found.let_in or any(status >= 500 for status in found.statuses) else 0


if __name__ == "__main__":
    sys.exit(main())
