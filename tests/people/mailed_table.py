"""A slow game in which somebody wants to be told by mail."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

from houle.people.by_mail import AFTER_PUSH
from houle.tables.ports import Millis
from houle.tables.turns import UNSEEN
from houle.web.limits import NO_LIMITS, Limits
from houle.web.mailing import MailServer
from tests.people.post_office import Letter, PostOffice, a_post_office
from tests.people.slow_table import A_DAY, SlowTable
from tests.people.stand_in import Browser, StandIn
from tests.tables.house import HandClock
from tests.web.asgi import a_node

ORIGIN = "https://houle.test"
SENDER = "turns@houle.test"
BENS = "ben@example.org"


class MailedTable(SlowTable):
    """Ben is waited for, and has said where he reads mail."""

    office: PostOffice
    phone: Browser

    async def ask(self, address: str = BENS, **more: Any) -> Letter:
        """Ben names an address; what comes there."""
        await self.post(self.ben, "/api/me/mail", address=address, zone="UTC", **more)
        return self.office.came[-1]

    async def press_button(self, link: str) -> int:
        """What a page does that a link to confirm leads to, in any browser."""
        async with self.asking(None) as reader:
            body = {"token": link.partition("#")[2]}
            return (await reader.post("/api/mail/confirm", json=body)).status_code

    async def confirm(self, address: str = BENS, **more: Any) -> None:
        """Ben names an address and confirms it."""
        [link] = (await self.ask(address, **more)).links
        assert await self.press_button(link) == 200

    async def addresses(self) -> Any:
        async with self.asking(self.ben) as ben:
            return (await ben.get("/api/me/mail")).json()

    async def mails(self, span: Millis) -> list[Letter]:
        """What mail comes in the course of some time."""
        before = len(self.office.came)
        await self.pass_time(span)
        return self.office.came[before:]

    async def unseen_mails(self) -> list[Letter]:
        """What mail comes after a turn that nobody saw."""
        await self.pass_time(UNSEEN)
        return await self.mails(AFTER_PUSH[0])

    async def another(self, move_time: Millis | None = A_DAY) -> None:
        """One more table at which it is Ben's turn."""
        await self.sit_down(move_time)
        await self.moves(self.ada)


Scene: TypeAlias = Callable[[MailedTable], Awaitable[None]]


def at_a_mailed_table(
    folder: Path,
    scene: Scene,
    move_time: Millis | None = A_DAY,
    *,
    confirmed: bool = True,
    limits: Limits = NO_LIMITS,
) -> None:
    """Play a scene at a table where it is Ben's turn, who wants to be told by mail."""

    async def run() -> None:
        clock, phone = HandClock(), Browser()
        service = StandIn(phone)
        async with a_post_office() as office:
            mail = MailServer.named(office.url, SENDER)
            more: dict[str, Any] = {"push_transport": service, "origin": ORIGIN, "mail": mail}
            async with a_node(folder, limits, clock, **more) as node:
                table = MailedTable(node, clock, service)
                table.office, table.phone = office, phone
                await table.begin(move_time)
                if confirmed:
                    await table.confirm()
                await table.moves(table.ada)
                await scene(table)

    asyncio.run(run())
