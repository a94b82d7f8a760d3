"""What a passkey has to sign: made by this house, for one purpose, and good for one answer.

A challenge carries its own date and signature, so asking for one writes nothing anywhere. That it
was answered is written down, by its digest, once an answer has proved good: of many who send the
same one at the same time only one gets in.
"""

from enum import StrEnum
from hashlib import sha256
from typing import Protocol

from houle.people.base64url import encode64
from houle.people.signing import DatedSigner
from houle.tables.ports import Clock, Entropy, Millis, PlayerId

SALT = "houle.challenge"
NONCE_BYTES = 16
LASTS_SECONDS = 5 * 60
KEPT: Millis = 2 * LASTS_SECONDS * 1000
"""So long it is remembered what was answered: until it would be too old anyway."""


class Asked(StrEnum):
    """What an answer is wanted for."""

    ADD = "add"
    SIGN_IN = "sign-in"


class SpentStore(Protocol):
    """Where it is written down what was answered."""

    async def spend(self, digest: str, lasts: Millis) -> bool:
        """Whether it was not spent yet; from now on it is."""


class Challenges:
    """Makes challenges, and knows them again."""

    def __init__(
        self, spent: SpentStore, entropy: Entropy, clock: Clock, secrets: tuple[str, ...]
    ) -> None:
        self._spent = spent
        self._entropy = entropy
        self._signer = DatedSigner(clock, secrets, SALT)

    def make(self, asked: Asked, player: PlayerId | None = None) -> bytes:
        """A new one, for whoever is known or for anybody."""
        nonce = encode64(self._entropy(NONCE_BYTES))
        return self._signer.sign(f"{_purpose(asked, player)}.{nonce}")

    def holds(self, challenge: bytes, asked: Asked, player: PlayerId | None = None) -> bool:
        """Whether we made it lately, for this purpose and this player."""
        age = self._signer.age(challenge)
        if age is None or not 0 <= age <= LASTS_SECONDS:
            return False
        return challenge.startswith(f"{_purpose(asked, player)}.".encode())

    async def spend(self, challenge: bytes) -> bool:
        """Whether this is the first good answer to it."""
        return await self._spent.spend(sha256(challenge).hexdigest(), KEPT)


def _purpose(asked: Asked, player: PlayerId | None) -> str:
    return f"{asked}.{player or ''}"
