"""What mails say: in plain text, which every reader shows and which loads nothing."""

from collections.abc import Sequence
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from hashlib import sha256
from urllib.parse import urlsplit

from houle.games.registry import find_game
from houle.people.mailboxes import Mailbox, MailLinks, Wanted
from houle.people.telling import Kind, Waits
from houle.tables.ports import Millis
from houle.texts.catalogue import Word, catalogue
from houle.texts.host import Host

NAME = "Houle"
LEFT = (("mail-days", 24 * 60), ("mail-hours", 60), ("mail-minutes", 1))
"""How time is told, and how many minutes each is; the first that fills two, or the last."""
MINUTE: Millis = 60_000


SUBJECTS = {
    Kind.TURN: "mail-turn-subject",
    Kind.REMINDER: "mail-reminder-subject",
    Kind.INVITATION: "mail-invitation-subject",
    Kind.EVENING: "mail-evening-subject",
}


class Letters:
    """Writes mails from one sender, about one site."""

    def __init__(self, sender: str, links: MailLinks) -> None:
        self._sender = sender
        self._links = links
        self._site = urlsplit(links.origin).netloc

    def your_turn(self, to: Mailbox, tables: Sequence[Waits], now: Millis) -> EmailMessage:
        """Tables wait for somebody; the one with the least time comes first."""
        end = self._links.end(to.id)
        company = [one for one in tables if one.kind.of_company]
        turns = [one for one in tables if not one.kind.of_company]
        first = (turns or company)[0]
        facts: dict[str, Word] = {"count": len(turns), "title": _title(first, to.language)}
        subject = _subject(turns, company)
        waiting = [_say("mail-waiting", to.language, count=len(turns))] if turns else []
        parts = [
            *waiting,
            *(self._table(one, to.language, now) for one in turns),
            *(self._company(one, to.language) for one in company),
            _say("mail-why", to.language, site=self._site) + f"\n{end}",
        ]
        # The same word, should it be sent twice, is the same mail.
        told = "".join(f"{one.table} {one.kind} {one.until}" for one in tables)
        letter = self._letter(to.address, _say(subject, to.language, **facts), parts, now)
        letter["Message-ID"] = self._message_id(f"{to.id} {told}")
        letter["List-Unsubscribe"] = f"<{end}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def confirm(self, wanted: Wanted, now: Millis) -> EmailMessage:
        """Whether an address belongs to whoever named it."""
        language = wanted.language
        parts = [
            _say("mail-confirm", language, site=self._site),
            self._links.confirm(wanted.id),
            _say("mail-confirm-not-you", language),
        ]
        letter = self._letter(wanted.address, _say("mail-confirm-subject", language), parts, now)
        letter["Message-ID"] = self._message_id(f"{wanted.id} {now}")
        return letter

    def _table(self, one: Waits, language: str, now: Millis) -> str:
        title = _title(one, language)
        if one.until is not None:
            title = f"{title}, {_left(one.until - now, language)}"
        return f"{title}\n{self._links.table(one.table)}"

    def _company(self, one: Waits, language: str) -> str:
        evening = one.kind is Kind.EVENING
        text = "mail-evening" if evening else "mail-invitation"
        told = _say(text, language, title=_title(one, language))
        link = self._links.club(one.table) if evening else self._links.table(one.table)
        return f"{told}\n{link}"

    def _letter(self, to: str, subject: str, parts: Sequence[str], now: Millis) -> EmailMessage:
        letter = EmailMessage(SMTP)
        letter["From"] = Address(NAME, addr_spec=self._sender)
        letter["To"] = Address(addr_spec=to)
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
        return letter

    def _message_id(self, told: str) -> str:
        host = urlsplit(self._links.origin).hostname
        return f"<{sha256(told.encode()).hexdigest()}@{host}>"


def _say(text: str, language: str, **facts: Word) -> str:
    return catalogue(None, language).say(text, facts) or text


def _subject(turns: Sequence[Waits], company: Sequence[Waits]) -> str:
    if not turns:
        return SUBJECTS[company[0].kind]
    hurry = any(one.kind is Kind.REMINDER for one in turns)
    return SUBJECTS[Kind.REMINDER if hurry else Kind.TURN]


def _title(one: Waits, language: str) -> str:
    return Host(find_game(one.game), language).title


def _left(span: Millis, language: str) -> str:
    minutes = max(span // MINUTE, 1)
    text, unit = next((one for one in LEFT if minutes >= 2 * one[1]), LEFT[-1])
    return _say(text, language, count=minutes // unit)
