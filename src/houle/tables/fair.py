"""The scheme `houle-deal-1`: fate fixed before anybody sits down, and checkable afterwards.

docs/fair-deals.md describes it to the byte.
"""

import hmac
import unicodedata
from collections.abc import Sequence
from hashlib import sha256
from typing import NoReturn

from houle.kernel.chance import SEED_BYTES
from houle.tables.ports import Entropy, TableId

SCHEME = "houle-deal-1"
NO_WORD = bytes(32)


class Seed:
    """The secret of a table. It shows itself only when asked to, and does not travel."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self._secret = bytes(secret)

    def reveal(self) -> bytes:
        """The secret itself: for the deal, for the vault, and for all once the game is over."""
        return self._secret

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seed):
            return NotImplemented
        return hmac.compare_digest(self._secret, other._secret)

    __hash__ = None  # type: ignore[assignment]  # a hash would tell something about it

    def __repr__(self) -> str:
        return "<Seed>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a seed does not travel")

    def __getstate__(self) -> NoReturn:
        raise TypeError("a seed does not travel")


def draw_seed(entropy: Entropy) -> Seed:
    """A fresh seed."""
    return Seed(entropy(SEED_BYTES))


def commitment(seed: Seed, table: TableId, game: str, rules_version: int) -> str:
    """What is shown before anybody sits down: it fixes the seed and tells nothing about it."""
    names = (SCHEME, table, game, str(rules_version))
    if any("\0" in name for name in names):
        raise ValueError("a name holds the character that separates names")
    open_part = b"".join(name.encode() + b"\0" for name in names)
    return sha256(open_part + seed.reveal()).hexdigest()


def dealing_key(seed: Seed, commitment_hex: str, words: Sequence[str | None]) -> bytes:
    """The key of the stream that deals, from the seed and the word of each seat in order."""
    message = bytes.fromhex(commitment_hex) + b"".join(map(_digest, words))
    return hmac.digest(seed.reveal(), message, "sha256")


def _digest(word: str | None) -> bytes:
    if word is None:
        return NO_WORD
    return sha256(unicodedata.normalize("NFC", word).encode()).digest()
