"""A mail server in this process, and somebody who reads what comes."""

from asyncio import get_running_loop
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import msgspec
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

HOST = "127.0.0.1"
USER, PASSWORD = "houle", "p:ss/w@rd"
FINE = "250 fine"


class Letter(msgspec.Struct, frozen=True):
    """A mail that came: who it was for, and what it says."""

    sender: str
    to: list[str]
    mail: EmailMessage
    raw: str

    @property
    def text(self) -> str:
        content: str = self.mail.get_content()
        return content

    @property
    def links(self) -> list[str]:
        return [line for line in self.text.split() if "://" in line]


class PostOffice:
    """Takes mail, and answers as it was told to."""

    def __init__(self, host: str = HOST) -> None:
        self._host = host
        self.came: list[Letter] = []
        self.port = 0
        self.to_recipients: list[str] = []
        """What it says to the next recipients; it takes them if it was told nothing."""
        self.to_data: list[str] = []
        self.shown: list[tuple[bytes, bytes]] = []
        self._server: Any = None

    @property
    def url(self) -> str:
        return f"smtp://{USER}:p%3Ass%2Fw%40rd@{self._host}:{self.port}"

    async def open(self) -> None:
        """At a free port, and afterwards always there."""
        self._server = await get_running_loop().create_server(self._protocol, self._host, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        await self._server.wait_closed()

    def _protocol(self) -> SMTP:
        return SMTP(
            self,
            hostname="post.test",
            authenticator=self._authenticate,
            auth_require_tls=False,
            enable_SMTPUTF8=True,
        )

    def _authenticate(self, *asked: Any) -> AuthResult:
        login = asked[-1]
        assert isinstance(login, LoginPassword)
        self.shown.append((login.login, login.password))
        return AuthResult(success=login.password.decode() == PASSWORD)

    async def handle_RCPT(  # noqa: N802 - as the library calls it
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if self.to_recipients:
            return self.to_recipients.pop(0)
        envelope.rcpt_tos.append(address)
        return FINE

    async def handle_DATA(  # noqa: N802 - as the library calls it
        self, _: SMTP, __: Session, envelope: Envelope
    ) -> str:
        if self.to_data:
            return self.to_data.pop(0)
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        to, raw = list(map(str, envelope.rcpt_tos)), envelope.content.decode("ascii")
        self.came.append(Letter(envelope.mail_from or "", to, mail, raw))
        return FINE


@asynccontextmanager
async def a_post_office(host: str = HOST) -> AsyncIterator[PostOffice]:
    """One that is open for as long as this lasts."""
    office = PostOffice(host)
    await office.open()
    try:
        yield office
    finally:
        await office.close()
