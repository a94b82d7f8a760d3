"""Names for tables and players that nobody can guess."""

from base64 import b32encode
from hashlib import sha256

ID_LENGTH = 16


def new_id(source: str | bytes) -> str:
    """An id of 80 bits: the same for the same source, and no way back."""
    digest = sha256(source.encode() if isinstance(source, str) else source).digest()
    return b32encode(digest).decode("ascii")[:ID_LENGTH].lower()
