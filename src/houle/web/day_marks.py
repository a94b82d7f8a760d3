"""Who has begun a deal of the day on a device, as its browser keeps it: signed, and nobody's name.

It keeps a second guest on the same device from playing what the first one knows (T-91). Whoever
takes cookies away is another device to us, as they are to everybody.
"""

from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie
from litestar.types import Scope

from houle.tables.days import Day
from houle.tables.ids import new_id
from houle.tables.ports import PlayerId
from houle.web.cookies import DAY_MARK, cookie, day_cookie
from houle.web.secrets import secrets_in

KEPT: Final = 2 * 24 * 60 * 60
"""Seconds; no day is longer."""


class DayMarks:
    """Gives out marks and reads them."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secrets_in(secret)[::-1], salt="houle.day", digest_method=sha256)

    def somebody_else(self, scope: Scope, day: Day, player: PlayerId | None) -> bool:
        """Whether on this device somebody else has begun a deal of that day."""
        try:
            said = self._signer.unsign(cookie(scope, DAY_MARK) or "").decode("ascii")
        except (BadSignature, ValueError):
            return False
        return said.startswith(f"{day}.") and (player is None or said != _mark(day, player))

    def for_player(self, scope: Scope, day: Day, player: PlayerId) -> Cookie:
        """What a browser keeps from now on."""
        return day_cookie(scope, self._signer.sign(_mark(day, player)).decode("ascii"), KEPT)


def _mark(day: Day, player: PlayerId) -> str:
    return f"{day}.{new_id(f'{day} {player}')}"
