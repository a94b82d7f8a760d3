"""Codes to write down, for the day on which no device is left (P-14).

Each works once. They have 120 bits, so a digest is all that has to be kept of them.
"""

from base64 import b32encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from houle.tables.ports import Entropy, PlayerId

CODES = 10
CODE_BYTES = 15
GROUP = 4


class RecoveryStore(Protocol):
    """Where the digests lie."""

    async def put_codes(self, player: PlayerId, digests: Sequence[str]) -> None:
        """Keep these for a player, and none of those before."""

    async def use_code(self, digest: str) -> PlayerId | None:
        """Whose it was, if it still worked; from now on it does not."""

    async def codes_left(self, player: PlayerId) -> int | None:
        """How many still work; `None` if there never were any."""


class Recovery:
    """Gives out codes and takes them."""

    def __init__(self, store: RecoveryStore, entropy: Entropy) -> None:
        self._store = store
        self._entropy = entropy

    async def make(self, player: PlayerId) -> tuple[str, ...]:
        """Ten new ones, shown this once; those before no longer work."""
        codes = tuple(self._code() for _ in range(CODES))
        await self._store.put_codes(player, [_digest(code) for code in codes])
        return codes

    async def use(self, code: str) -> PlayerId | None:
        """Whose it was; a code that was typed may have blanks and capitals in it."""
        return await self._store.use_code(_digest(code))

    async def left(self, player: PlayerId) -> int | None:
        """How many still work; `None` if there never were any."""
        return await self._store.codes_left(player)

    def _code(self) -> str:
        code = b32encode(self._entropy(CODE_BYTES)).decode("ascii").lower()
        return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def _digest(code: str) -> str:
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return sha256(letters.encode()).hexdigest()
