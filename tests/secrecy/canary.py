"""Secrets that can be told from anything else: searched for in every byte that goes out."""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator

from houle.conformance.subject import called
from houle.kernel import Onlooker
from houle.web.identity import WORKER
from tests.secrecy.asgi import Transcript
from tests.secrecy.visit import Secrets, Who
from tests.secrecy.world import SECRET


class LeakError(AssertionError):
    """Somebody got something that they may not know."""


def called_so(who: Who) -> str:
    """Somebody's name in a sentence."""
    return who if isinstance(who, str) and not isinstance(who, Onlooker) else called(who)


def check_canaries(secrets: Secrets, transcripts: dict[Who, Transcript]) -> None:
    """Nobody is sent the seed, the key, the house's own secret, or who somebody else is."""
    for who, transcript in transcripts.items():
        sent = b"\n".join(_bytes(transcript))
        for name, needle in _needles(secrets, who):
            if needle in sent:
                raise LeakError(f"{called_so(who)} is sent {name}")


def _bytes(transcript: Transcript) -> Iterator[bytes]:
    for came in transcript:
        yield came.body
        for header in came.headers:
            yield from header


def _needles(secrets: Secrets, who: Who) -> Iterator[tuple[str, bytes]]:
    yield "the secret of the house", SECRET.encode()
    for name, secret in (("the seed", secrets.seed), ("the dealing key", secrets.key)):
        for needle in _written(secret):
            yield name, needle
    for owner, token in secrets.tokens.items():
        if owner != who:
            identity, *_, signature = token.split(".")
            yield f"the token of {called_so(owner)}", signature.encode()
            if identity != WORKER:
                yield f"the id of {called_so(owner)}", identity.encode()


def _written(secret: bytes) -> Iterator[bytes]:
    """A secret in all the ways in which it is likely to be written, whole or as a part."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    yield repr(secret)[2:-1].encode()
    yield str(list(secret))[1:-1].encode()
    yield str(int.from_bytes(secret, "big")).encode()
    for encode in (b64encode, urlsafe_b64encode):
        for before in range(3):
            # The ends depend on what stands around it.
            yield encode(bytes(before) + secret)[4:-4]
