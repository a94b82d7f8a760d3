"""A worker: lets bots play at tables it reaches over HTTP. It never sees more than they know."""

import asyncio
from collections.abc import Callable, Sequence

import httpx
import msgspec

from houle.tables.botdesk import BotPlayers
from houle.tables.ports import Hint, TableId
from houle.tables.thinking import BotTurn
from houle.web.bot_processes import BotProcesses
from houle.web.identity import Identity
from houle.web.starting import reach_bus
from houle.web.system import SystemClock, entropy

TRIES = 4
SECONDS_BETWEEN = 0.2
TIMEOUT_SECONDS = 5
REFUSED = 409


class NoAnswerError(Exception):
    """No node answers. The table will be asked for again."""


class HttpDesk:
    """The desk of any node that answers."""

    def __init__(self, servers: Sequence[str], token: Callable[[], str]) -> None:
        self._servers = list(servers)
        self._token = token
        self._client = httpx.AsyncClient(timeout=TIMEOUT_SECONDS)

    async def turns(self, table: TableId) -> list[BotTurn]:
        """The bots that are waited for at a table, and those that may say something."""
        found = await self._ask("GET", f"/api/tables/{table}/bots")
        return [] if found is None else msgspec.json.decode(found, type=list[BotTurn])

    async def play(self, table: TableId, turn: BotTurn, move: msgspec.Raw) -> None:
        """Answer a decision; too late is no matter."""
        body = {"command": turn.command, "turn": turn.turn, "move": move}
        await self._ask("POST", f"/api/tables/{table}/bots/{turn.seat}/moves", body)

    async def advise(self, table: TableId, turn: BotTurn, nth: int, move: msgspec.Raw) -> None:
        """Say something besides."""
        body = {"command": f"{turn.command}-{nth}", "move": move}
        await self._ask("POST", f"/api/tables/{table}/bots/{turn.seat}/asides", body)

    async def close(self) -> None:
        await self._client.aclose()

    def _headers(self, content: bytes | None) -> dict[str, str]:
        """Each request has a token of its own: none holds for long."""
        shown = {"authorization": f"Bearer {self._token()}"}
        return shown if content is None else shown | {"content-type": "application/json"}

    async def _ask(self, method: str, path: str, body: object = None) -> bytes | None:
        """What a node says; `None` if it refuses. Sent again to another node if one is silent."""
        content = None if body is None else msgspec.json.encode(body)
        for _ in range(TRIES):
            try:
                answer = await self._client.request(
                    method,
                    self._servers[0] + path,
                    content=content,
                    headers=self._headers(content),
                )
            except httpx.HTTPError:
                self._servers.append(self._servers.pop(0))
            else:
                if answer.is_success:
                    return answer.content
                if answer.is_client_error and answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                    return None
            await asyncio.sleep(SECONDS_BETWEEN)
        raise NoAnswerError


async def work(servers: Sequence[str], bus_url: str, secret: str) -> None:
    """Take part in the work for bots until told to stop."""
    desk = HttpDesk(servers, Identity(secret, entropy).worker_token)
    clock = SystemClock()
    processes = BotProcesses(clock, entropy)
    players = BotPlayers(desk, clock, processes)
    bus = await reach_bus(bus_url)

    async def answer(hint: Hint) -> None:
        try:
            await players.work(hint)
        except NoAnswerError:
            return  # a sweeper will ask again

    await bus.serve_bots(answer)
    try:
        await asyncio.Event().wait()
    finally:
        await bus.close()
        await desk.close()
        processes.close()
