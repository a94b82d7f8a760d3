"""One person on a second device: a code that works once, for a short while (P-01 to P-05).

Whoever has it becomes the same player there. Only its digest is kept, so nobody who reads the
store can use it.
"""

import msgspec

from houle.people.codes import digest_of, new_code
from houle.people.ports import AskedWith, Kept, OnceStore, Purpose
from houle.tables.ports import Entropy, Millis, PlayerId

LASTS: Millis = 10 * 60 * 1000
"""So long a code holds: time enough to find the other device, and no longer."""


class Offered(msgspec.Struct, frozen=True):
    """A code, which is shown once, and until when it holds."""

    code: str
    until: Millis


class Transfers:
    """Gives out codes and takes them."""

    def __init__(self, once: OnceStore, entropy: Entropy) -> None:
        self._once = once
        self._entropy = entropy

    async def offer(self, player: PlayerId, asked_with: AskedWith) -> Offered:
        """A code for whoever holds a player's token; an earlier one no longer works.

        It ends with that token: who is shown the door does not come back through a window left
        open.
        """
        code = new_code(self._entropy)
        digest = digest_of(code)
        until = await self._once.keep_once(Purpose.TRANSFER, digest, player, asked_with, LASTS)
        return Offered(code, until)

    async def meant(self, code: str) -> PlayerId | None:
        """Who one would become; looking spends nothing."""
        return await self._once.look_once(Purpose.TRANSFER, digest_of(code))

    async def take(self, code: str) -> PlayerId | None:
        """Who one has become; the code is spent."""
        return await self._once.use_once(Purpose.TRANSFER, digest_of(code))

    async def latest(self, player: PlayerId) -> Kept | None:
        """What became of the code that was offered last."""
        return await self._once.latest_once(Purpose.TRANSFER, player)
