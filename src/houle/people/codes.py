"""Codes that stand in links: long enough that nobody guesses one, and kept as digests."""

from base64 import b32encode
from hashlib import sha256

from houle.tables.ports import Entropy

CODE_BYTES = 16


def new_code(entropy: Entropy) -> str:
    """A code of 128 bits."""
    return b32encode(entropy(CODE_BYTES)).decode("ascii").rstrip("=").lower()


def digest_of(code: str) -> str:
    """What is kept of it."""
    return sha256(code.encode()).hexdigest()
