"""Passkeys: a way in that nobody has to remember and nobody can hand on by mistake (P-10 to P-13).

The house keeps the public half of a key. Whatever the library trips over in an answer is a refusal
like any other: what is wrong about it is nobody's business but the sender's.
"""

from collections.abc import Callable
from logging import getLogger
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec

from houle.people.base64url import decode64, encode64
from houle.people.challenges import Asked, Challenges
from houle.people.refusing import Reason, refuse
from houle.tables.ids import new_id
from houle.tables.ports import Millis, PlayerId

log = getLogger(__name__)

MOST_PASSKEYS = 20
HOUSE = "Houle"

Found = TypeVar("Found")


class RelyingParty(msgspec.Struct, frozen=True):
    """For which site passkeys are made: as it was set up, whatever a request claims."""

    origin: str

    @property
    def id(self) -> str:
        """The name of its host."""
        return urlsplit(self.origin).hostname or ""


class Key(msgspec.Struct, frozen=True):
    """The public half of a passkey."""

    credential: str
    """What its device calls it."""
    public: bytes
    count: int
    """How often it was used, as far as its device counts that."""


class Owned(msgspec.Struct, frozen=True):
    """Whose passkey it is."""

    player: PlayerId
    key: Key


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    made_at: Millis
    used_at: Millis | None


class PasskeyStore(Protocol):
    """Where the public halves are kept."""

    async def add_passkey(
        self, passkey: str, player: PlayerId, name: str, key: Key, most: int
    ) -> bool:
        """Keep one more; `False` if it is known already, or the player has so many."""

    async def passkey(self, passkey: str) -> Owned | None:
        """Whose it is, if anybody's."""

    async def passkey_used(self, passkey: str, count: int) -> None:
        """It was used just now."""

    async def passkeys_of(self, player: PlayerId) -> list[Passkey]:
        """All of a player, the first first."""

    async def credentials_of(self, player: PlayerId) -> list[str]:
        """What their devices call those of a player."""

    async def rename_passkey(self, player: PlayerId, passkey: str, name: str) -> bool:
        """Call it something else; `False` if the player has no such passkey."""

    async def remove_passkey(self, player: PlayerId, passkey: str) -> bool:
        """It opens nothing any more; `False` if the player has no such passkey."""


class _Said(msgspec.Struct):
    """What a browser says it was asked."""

    challenge: str


class _Response(msgspec.Struct, rename="camel"):
    client_data: str = msgspec.field(name="clientDataJSON")
    user_handle: str | None = None


class _Answer(msgspec.Struct):
    """As much of an answer as has to be known before the library looks at it."""

    id: str
    response: _Response


class Passkeys:
    """Adds passkeys, and lets in who shows one."""

    def __init__(self, store: PasskeyStore, challenges: Challenges, party: RelyingParty) -> None:
        self._store = store
        self._challenges = challenges
        self._party = party

    async def options_to_add(self, player: PlayerId, name: str) -> dict[str, Any]:
        """What a browser is asked for a new passkey; those that are known are not made again."""
        from webauthn import generate_registration_options  # noqa: PLC0415 - half a second
        from webauthn.helpers import options_to_json_dict  # noqa: PLC0415
        from webauthn.helpers.structs import (  # noqa: PLC0415
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._store.credentials_of(player)
        options = generate_registration_options(
            rp_id=self._party.id,
            rp_name=HOUSE,
            user_id=player.encode(),
            user_name=name,
            user_display_name=name,
            challenge=self._challenges.make(Asked.ADD, player),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(decode64(one)) for one in known],
        )
        return options_to_json_dict(options)

    async def add(self, player: PlayerId, name: str, answer: dict[str, Any]) -> None:
        """Keep what a browser has made for a player."""
        challenge = _challenge(_read(answer))
        if not self._challenges.holds(challenge, Asked.ADD, player):
            refuse("P-11", Reason.PASSKEY_REFUSED)
        key = self._new_key(answer, challenge)
        if not await self._challenges.spend(challenge):
            refuse("P-11", Reason.PASSKEY_REFUSED)
        passkey = new_id(key.credential)
        if not await self._store.add_passkey(passkey, player, name, key, MOST_PASSKEYS):
            known = await self._store.passkey(passkey) is not None
            if known:
                refuse("P-11", Reason.PASSKEY_REFUSED)
            refuse("P-10", Reason.TOO_MANY_PASSKEYS, most=MOST_PASSKEYS)

    def options_to_sign_in(self) -> dict[str, Any]:
        """What a browser is asked, whoever it may be."""
        from webauthn import generate_authentication_options  # noqa: PLC0415
        from webauthn.helpers import options_to_json_dict  # noqa: PLC0415

        challenge = self._challenges.make(Asked.SIGN_IN)
        options = generate_authentication_options(rp_id=self._party.id, challenge=challenge)
        return options_to_json_dict(options)

    async def sign_in(self, answer: dict[str, Any]) -> PlayerId | None:
        """Whose passkey it is; `None` if it is one that nobody has here."""
        read = _read(answer)
        challenge = _challenge(read)
        if not self._challenges.holds(challenge, Asked.SIGN_IN):
            refuse("P-11", Reason.PASSKEY_REFUSED)
        passkey = _unless_refused(lambda: new_id(read.id))
        owned = await self._store.passkey(passkey)
        if owned is None:
            return None
        handle = read.response.user_handle
        if handle is not None and _decoded(handle) != owned.player.encode():
            refuse("P-11", Reason.PASSKEY_REFUSED)
        count = self._count(answer, challenge, owned.key)
        if not await self._challenges.spend(challenge):
            refuse("P-11", Reason.PASSKEY_REFUSED)
        if 0 < count <= owned.key.count:
            # A key that was restored may count from before: it must not lock its owner out.
            log.warning("a passkey counts no further than before")
        await self._store.passkey_used(passkey, count)
        return owned.player

    def _new_key(self, answer: dict[str, Any], challenge: bytes) -> Key:
        from webauthn import verify_registration_response  # noqa: PLC0415

        made = _unless_refused(
            lambda: verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._party.id,
                expected_origin=self._party.origin,
            )
        )
        credential = encode64(made.credential_id)
        return Key(credential, made.credential_public_key, made.sign_count)

    def _count(self, answer: dict[str, Any], challenge: bytes, key: Key) -> int:
        """How often a passkey was used, if it is the one that signed this."""
        from webauthn import verify_authentication_response  # noqa: PLC0415

        shown = _unless_refused(
            lambda: verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self._party.id,
                expected_origin=self._party.origin,
                credential_public_key=key.public,
                credential_current_sign_count=0,
            )
        )
        return shown.new_sign_count


def _unless_refused(look: Callable[[], Found]) -> Found:
    try:
        return look()
    except Exception:  # noqa: BLE001 - see above; nothing but the answer is looked at
        refuse("P-11", Reason.PASSKEY_REFUSED)


def _read(answer: dict[str, Any]) -> _Answer:
    return _unless_refused(lambda: msgspec.convert(answer, _Answer))


def _challenge(answer: _Answer) -> bytes:
    said = _decoded(answer.response.client_data)
    return _decoded(_unless_refused(lambda: msgspec.json.decode(said, type=_Said)).challenge)


def _decoded(written: str) -> bytes:
    return _unless_refused(lambda: decode64(written))
