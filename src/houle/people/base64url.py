"""Bytes as browsers write them: in base64 for addresses, without what fills it up."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode64(content: bytes) -> str:
    return urlsafe_b64encode(content).decode("ascii").rstrip("=")


def decode64(text: str) -> bytes:
    """`ValueError` if it says nothing."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
