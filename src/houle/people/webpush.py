"""Words for a browser that is not here: encrypted for it alone (RFC 8291), signed by us (RFC 8292).

A push service carries them and can read neither what they say nor which table they are about.
"""

from hashlib import blake2b

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from houle.people.base64url import encode64
from houle.tables.latest import Latest
from houle.tables.ports import Entropy, Millis, TableId

CURVE = SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
KEY_BYTES, SALT_BYTES, SECRET_BYTES, NUMBER_BYTES = 16, 16, 16, 32
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
TOKEN_HOLDS: Millis = 12 * 60 * 60 * 1000
"""Push services take no token for more than a day."""
RENEWED_AFTER = TOKEN_HOLDS // 2
MOST_TOKENS = 64
TOPIC_BYTES = 24


def encrypted(message: bytes, p256dh: bytes, auth: bytes, entropy: Entropy) -> bytes:
    """A message that only the browser with these keys can read, as one record of `aes128gcm`."""
    return sealed(message, p256dh, auth, a_key(entropy), entropy(SALT_BYTES))


def sealed(
    message: bytes, p256dh: bytes, auth: bytes, ours: EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """The same with a key and a salt that are handed in."""
    theirs, shown = public_key(p256dh), shown_key(ours)
    shared = ours.exchange(ECDH(), theirs)
    between = _derived(shared, auth, b"WebPush: info\0" + p256dh + shown, NUMBER_BYTES)
    key = _derived(between, salt, b"Content-Encoding: aes128gcm\0", KEY_BYTES)
    nonce = _derived(between, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(shown)]) + shown
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def public_key(point: bytes) -> EllipticCurvePublicKey:
    """A point of the curve; `ValueError` if it is none."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def a_key(entropy: Entropy) -> EllipticCurvePrivateKey:
    """A key that nobody has seen before."""
    return _key_from(entropy(NUMBER_BYTES + 8))


def shown_key(key: EllipticCurvePrivateKey) -> bytes:
    """What others may know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class HouseKey:
    """By which push services and browsers know this house, made of its secret."""

    def __init__(self, secret: str, contact: str) -> None:
        made = _derived(secret.encode(), b"", b"houle.push", NUMBER_BYTES + 8)
        self._key = _key_from(made)
        self._contact = contact
        self._topics = blake2b(secret.encode(), person=b"houle.push.topic").digest()
        self._tokens = Latest[str, tuple[str, Millis]](MOST_TOKENS)
        self.shown = encode64(shown_key(self._key))

    def authorization(self, service: str, now: Millis) -> str:
        """What we show at a push service: one token for all that it carries, for a while."""
        token, made_at = self._tokens.get(service, ("", 0))
        if not token or now - made_at > RENEWED_AFTER:
            token = self._token(service, now)
            self._tokens[service] = token, now
        return f"vapid t={token}, k={self.shown}"

    def topic(self, table: TableId) -> str:
        """What a later word about the same table replaces an earlier one by; it names no table."""
        digest = blake2b(table.encode(), digest_size=TOPIC_BYTES, key=self._topics).digest()
        return encode64(digest)

    def _token(self, service: str, now: Millis) -> str:
        claims = {"aud": service, "exp": (now + TOKEN_HOLDS) // 1000, "sub": self._contact}
        parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(encode64, parts))
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"{signed}.{encode64(signature)}"


def _key_from(chance: bytes) -> EllipticCurvePrivateKey:
    """With more bytes than the order has, no key is likelier than another."""
    return derive_private_key(int.from_bytes(chance, "big") % (ORDER - 1) + 1, CURVE)


def _derived(secret: bytes, salt: bytes, what_for: bytes, count: int) -> bytes:
    return HKDF(SHA256(), count, salt, what_for).derive(secret)
