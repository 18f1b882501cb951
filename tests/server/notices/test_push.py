"""Web push: what RFC 8291 prints, a browser that opens it, and a token that can be checked."""

import json
import os

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from chapiteau.server.notices.push import (
    LARGEST,
    RECORD,
    TOKEN_LIFE,
    PushKey,
    Subscription,
    decoded,
    encoded,
    encrypted,
    sealed,
)
from server.notices.services import Browser, refused

# The values of RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_it_is_the_message_that_the_standard_prints():
    key = ec.derive_private_key(int.from_bytes(decoded(SENDER)), ec.SECP256R1())
    to = Subscription.read("https://push.example.net/push", RECEIVER, AUTH)
    assert encoded(sealed(PLAIN, to, key, decoded(SALT))) == BODY


def test_only_the_browser_can_open_it_and_no_two_are_alike():
    browser, other = Browser(), Browser()
    to = Subscription.read("https://x.example.org", **browser.keys)
    bodies = [encrypted(b'{"a": 1}', to) for _ in range(2)]
    assert bodies[0][:16] != bodies[1][:16] and bodies[0][21:86] != bodies[1][21:86]
    assert browser.opened(bodies[0]) == browser.opened(bodies[1]) == {"a": 1}
    with pytest.raises(InvalidTag):
        other.opened(bodies[0])


def test_a_message_fills_one_record_and_no_more():
    to = Subscription.read("https://x.example.org", **Browser().keys)
    assert len(encrypted(b"x" * LARGEST, to)) == RECORD
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (LARGEST + 1), to)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": ""},
        {"p256dh": "!!!"},
        {"p256dh": encoded(b"\4" + b"\1" * 64)},
        {"p256dh": encoded(b"\4" + b"\1" * 63)},
        {"auth": encoded(b"short")},
        {"auth": "a"},
    ],
)
def test_keys_that_are_none_are_refused_when_they_come(keys):
    with refused("bad-subscription"):
        Subscription.read("https://x.example.org", **{**Browser().keys, **keys})


def test_a_token_says_who_we_are_until_when_and_to_whom():
    key = PushKey(bytes(32), "mailto:me@example.org")
    said = key.authorization("https://push.example.org", 1_000_000.0)
    token, public = said.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example.org",
        "exp": 1_000_000 + TOKEN_LIFE,
        "sub": "mailto:me@example.org",
    }
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    theirs.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert key.authorization("https://push.example.org", 1_000_001.0) == said
    assert key.authorization("https://push.example.org", 1_000_000.0 + TOKEN_LIFE) != said


def test_the_key_follows_from_that_of_the_house():
    house = os.urandom(32)
    assert PushKey(house, "").public == PushKey(house, "").public != PushKey(bytes(32), "").public
