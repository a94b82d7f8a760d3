"""Words for a browser are encrypted and signed as all browsers and push services expect."""

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from houle.people.base64url import decode64, encode64
from houle.people.webpush import (
    RENEWED_AFTER,
    TOKEN_HOLDS,
    HouseKey,
    encrypted,
    sealed,
)
from houle.web.system import entropy
from tests.people.stand_in import Browser, claims

SERVICE = "https://push.example"
NOW = 1_800_000_000_000


ONE, OTHER = "one house, and what it keeps", "another house"


def key(secret: str = ONE) -> HouseKey:
    return HouseKey(secret, "mailto:somebody@houle.test")


def shown(authorization: str) -> tuple[str, str]:
    """The token and the key that are shown at a service."""
    token, _, public = authorization.removeprefix("vapid t=").partition(", k=")
    return token, public


def test_the_example_of_the_standard_comes_out() -> None:
    """RFC 8291, appendix A."""
    private = decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    ours = derive_private_key(int.from_bytes(private, "big"), SECP256R1())
    theirs = decode64(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth, salt = decode64("BTBZMqHH6r4Tts7J_aSIgg"), decode64("DGv6ra1nlYgDCS1FRnbzlw")
    message = b"When I grow up, I want to be a watermelon"
    assert encode64(sealed(message, theirs, auth, ours, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_only_the_browser_reads_it_and_no_two_look_alike() -> None:
    browser = Browser()
    sent = browser.subscription("")
    keys = decode64(sent["p256dh"]), decode64(sent["auth"])
    first, second = (encrypted(b"your turn", *keys, entropy) for _ in range(2))
    assert first != second
    assert browser.read(first) == browser.read(second) == b"your turn"


def test_a_token_says_for_whom_it_is_and_whom_to_write_to() -> None:
    said = claims(*shown(key().authorization(SERVICE, NOW)))
    assert said == {
        "aud": SERVICE,
        "exp": (NOW + TOKEN_HOLDS) // 1000,
        "sub": "mailto:somebody@houle.test",
    }


def test_a_token_of_another_house_is_noticed() -> None:
    token, _ = shown(key().authorization(SERVICE, NOW))
    _, other = shown(key(OTHER).authorization(SERVICE, NOW))
    with pytest.raises(InvalidSignature):
        claims(token, other)


def test_one_token_serves_for_a_while() -> None:
    house = key()
    first = house.authorization(SERVICE, NOW)
    assert house.authorization(SERVICE, NOW + RENEWED_AFTER) == first
    assert house.authorization(SERVICE, NOW + RENEWED_AFTER + 1) != first
    assert house.authorization("https://other.example", NOW) != first


def test_all_nodes_of_a_house_have_the_same_key() -> None:
    assert key().shown == key().shown != key(OTHER).shown


def test_a_topic_names_no_table() -> None:
    house = key()
    assert len(house.topic("abcdefghijkl")) == 32
    assert house.topic("abcdefghijkl") == key().topic("abcdefghijkl") != house.topic("other")
    assert house.topic("abcdefghijkl") != key(OTHER).topic("abcdefghijkl")
