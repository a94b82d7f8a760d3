"""Tokens: which secrets are known, and for how long a worker's holds."""

from hashlib import sha256
from typing import Any

import pytest
from itsdangerous import Signer

from houle.web.identity import WORKER, WORKER_AGE, Identity
from houle.web.secrets import good_secret, secrets_in
from houle.web.system import entropy
from tests.tables.house import HandClock

OLD, NEW = "the secret of last year", "the secret of this year"
TURNED = f"{NEW}, {OLD}"
SECOND = 1000


def known(identity: Identity, token: str) -> str | None:
    """Whom a request with this token comes from."""
    header = (b"authorization", f"Bearer {token}".encode())
    scope: Any = {"type": "http", "scheme": "http", "headers": [header]}
    return identity.recognise(scope)


def a_guest(identity: Identity) -> tuple[str, str]:
    """Somebody new, and their token."""
    player = identity.new_guest()
    return player, identity.token_for(player, "a session")


def test_of_several_secrets_the_first_signs_and_all_are_known() -> None:
    player, old = a_guest(Identity(OLD, entropy))
    assert known(Identity(TURNED, entropy), old) == player
    assert known(Identity(NEW, entropy), old) is None
    player, new = a_guest(Identity(TURNED, entropy))
    assert known(Identity(NEW, entropy), new) == player
    assert known(Identity(OLD, entropy), new) is None


def test_workers_change_their_secret_like_nodes() -> None:
    old, new = (Identity(secret, entropy).worker_token() for secret in (OLD, TURNED))
    assert known(Identity(TURNED, entropy), old) == WORKER
    assert known(Identity(NEW, entropy), new) == WORKER
    assert known(Identity(NEW, entropy), old) is None


@pytest.mark.parametrize(
    ("later", "holds"),
    [(0, True), (WORKER_AGE, True), (WORKER_AGE + 1, False), (-WORKER_AGE - 1, False)],
)
def test_the_token_of_a_worker_holds_for_a_few_minutes(later: int, holds: bool) -> None:
    clock = HandClock()
    identity = Identity(OLD, entropy, clock)
    token = identity.worker_token()
    assert known(identity, token) == WORKER
    clock.turn(later * SECOND)
    assert (known(identity, token) == WORKER) is holds
    assert known(identity, identity.worker_token()) == WORKER


def test_a_token_without_a_date_is_no_workers() -> None:
    identity = Identity(OLD, entropy)
    undated = Signer(OLD, salt="houle.worker", digest_method=sha256).sign(WORKER).decode()
    for token in (undated, identity.worker_token()[:-1], a_guest(identity)[1]):
        assert known(identity, token) != WORKER


def test_secrets_are_named_with_commas_between_them_and_none_is_short() -> None:
    assert secrets_in(TURNED) == (NEW, OLD)
    assert good_secret(OLD)
    assert good_secret(TURNED)
    assert not good_secret("short")
    assert not good_secret(f"{OLD},")
