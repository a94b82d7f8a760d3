"""The way to mailboxes: the one mail server that the operator names.

What it says is not noted anywhere: it repeats addresses.
"""

from asyncio import Semaphore, timeout
from collections.abc import Sequence
from email import policy
from email.message import EmailMessage
from logging import getLogger
from urllib.parse import unquote, urlsplit

import msgspec
from aiosmtplib import (
    SMTP,
    SMTPDataError,
    SMTPException,
    SMTPRecipientRefused,
    SMTPRecipientsRefused,
)

from houle.people.mailboxes import Mailbox, MailLinks, Wanted, known_address
from houle.people.telling import Answer, Sent, Waits
from houle.tables.ports import Millis
from houle.web.letters import Letters

log = getLogger(__name__)

PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")
"""On this machine nobody listens in, and few servers there have a certificate."""
AT_ONCE = 4
UNFOLDED = policy.SMTP.clone(max_line_length=998)
"""Links in headers are longer than a line, and of no use in pieces."""
SECONDS = 10.0
"""For one mail. All that a node claims at once is sent before it would be claimed again."""
PERMANENT = 500
OUR_FAULT = "5.7."
"""What a server says to a recipient if it does not take mail from us at all."""


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed over, and in whose name."""

    host: str
    port: int
    tls: bool
    """From the first byte; else, but on this machine, before anything is said."""
    sender: str
    user: str | None = None
    password: str | None = None

    @classmethod
    def named(cls, url: str, sender: str) -> "MailServer":
        """As an operator writes it; `ValueError`, which says nothing of it, if that is wrong."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise ValueError("no address of a mail server") from None
        from_whom = known_address(sender)
        more = parts.path not in ("", "/") or parts.query or parts.fragment
        if parts.scheme not in PORTS or not host or more or from_whom is None:
            raise ValueError("no mail server, or no sender")
        return cls(
            host=host,
            port=port or PORTS[parts.scheme],
            tls=parts.scheme == "smtps",
            sender=from_whom,
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
        )


class Mailer:
    """Hands mails over."""

    def __init__(self, server: MailServer, links: MailLinks) -> None:
        self._server = server
        self._letters = Letters(server.sender, links)
        self._site = urlsplit(links.origin).hostname
        self._room = Semaphore(AT_ONCE)

    async def tell(self, to: Mailbox, tables: Sequence[Waits], now: Millis) -> Sent:
        """Say which tables wait for somebody."""
        return await self._send(self._letters.your_turn(to, tables, now), to.address)

    async def ask_to_confirm(self, wanted: Wanted, now: Millis) -> Sent:
        """Ask whether an address is theirs."""
        return await self._send(self._letters.confirm(wanted, now), wanted.address)

    async def _send(self, letter: EmailMessage, to: str) -> Sent:
        server = self._server
        way = SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            start_tls=not server.tls and server.host not in HERE,
            local_hostname=self._site,
            timeout=SECONDS,
        )
        answer = Answer.LATER
        try:
            async with self._room, timeout(SECONDS), way:
                await way.sendmail(server.sender, [to], letter.as_bytes(policy=UNFOLDED))
                answer = Answer.TAKEN  # whatever becomes of the line now
        except (SMTPException, OSError, TimeoutError) as error:
            if answer is not Answer.TAKEN:
                answer = _what_came(error)
            if answer is Answer.LATER:
                log.warning("mail waits: %s", type(error).__name__)
        return Sent(answer)


def _what_came(error: Exception) -> Answer:
    match error:
        case SMTPRecipientsRefused(recipients=[SMTPRecipientRefused() as refused]):
            lasting = refused.code >= PERMANENT and not refused.message.startswith(OUR_FAULT)
            return Answer.GONE if lasting else Answer.LATER
        case SMTPDataError(code=code) if code >= PERMANENT:
            return Answer.REFUSED
        case _:
            return Answer.LATER
