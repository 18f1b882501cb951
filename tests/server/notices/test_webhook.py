"""Webhooks: a signature that the example in docs/hosting.md checks, and a body for any chat."""

import json
import re
import time
from pathlib import Path

import pytest

from chapiteau.server.notices import webhook
from chapiteau.server.notices.addresses import Allowed
from chapiteau.server.notices.message import Message
from chapiteau.server.notices.outgoing import Outgoing
from server.guests import async_test, opened, registered
from server.notices.evenings import evening

DOCS = Path(__file__).parents[3] / "docs" / "hosting.md"
EXAMPLE = sorted(re.findall(r"```python\n(.+?)```", DOCS.read_text("utf-8"), re.S))[0]
BODY = b'{"a": 1}'


@pytest.fixture
def is_ours():
    place: dict[str, object] = {}
    exec(EXAMPLE, place)
    return place["is_ours"]


def test_the_example_takes_what_we_sign_and_nothing_else(is_ours):
    secret, now = webhook.new_secret(), int(time.time())
    headers = webhook.headers(secret, "id-1", now, BODY)
    assert is_ours(secret, headers, BODY)
    assert not is_ours(secret, headers, BODY + b" ")
    assert not is_ours(secret, {**headers, "webhook-id": "id-2"}, BODY)
    assert not is_ours(secret, {**headers, "webhook-timestamp": str(now + 1)}, BODY)
    assert not is_ours(webhook.new_secret(), headers, BODY)
    assert not is_ours(secret, webhook.headers(secret, "id-1", now - 600, BODY), BODY)


def test_the_signature_is_that_of_standard_webhooks():
    """The example that their libraries are tested with."""
    signed = webhook.signature(
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330,
        b'{"test": 2432232314}',
    )  # fmt: skip
    assert signed == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_name_mentions_nobody_in_a_chat():
    said = Message("i", "t", "Title", "<!channel> @everyone [x](y) `*_~|", "/p", "turn")
    body = json.loads(said.for_hook("https://house.example.org", 0.0))
    assert not set("<>@[]`*_~|") & set(body["content"].partition("\n")[0])
    assert body["content"] == body["text"] and body["allowed_mentions"] == {"parse": []}
    assert body["url"] == "https://house.example.org/p"


@async_test
async def test_a_turn_is_posted_signed_and_with_the_address_of_its_table(tmp_path, is_ours):
    async with evening(tmp_path) as e:
        assert (await e.hook()).status_code == 303
        e.clock.now = time.time()
        table = await e.turn_of_two()
        ((path, headers, body),) = await e.sent()
        said = json.loads(body)
        assert path == "/hook" and is_ours((await e.channel("hook")).keys["secret"], headers, body)
        assert said["id"] == headers["webhook-id"] and said["type"] == "turn"
        assert said["url"] == f"{e.house.settings.address}/table/{table}" in said["content"]
        assert said["tables"][0]["game"] == "parade"


@async_test
async def test_what_may_not_be_reached_is_refused_with_a_sentence(tmp_path):
    async with evening(tmp_path) as e:
        for url in ("https://127.0.0.1/", "https://169.254.169.254/latest", "http://x.org/", "x"):
            answer = await e.two.post("/notices/hooks", url=url)
            assert answer.status_code == 400 and 'id="trouble"' in answer.text
            assert (await e.subscribe(endpoint=url)).status_code in (400, 403)
        assert await e.rows.channels(await e.person()) == []


@async_test
async def test_a_test_says_how_it_went(tmp_path):
    async with evening(tmp_path) as e:
        await e.hook()
        channel = await e.channel("hook")
        path = f"/notices/channels/{channel.id}/test"
        assert "est arrivé" in (await e.two.post(path)).text
        e.service.answers = [403]
        answer = await e.two.post(path)
        assert answer.status_code == 400 and "403" in answer.text
        assert json.loads(e.service.requests[0][2])["type"] == "test"
        assert (await e.one.post(path)).status_code == 404  # somebody else's
        assert (await e.two.post(path.replace("/test", "/end"))).status_code == 303
        assert await e.channel("hook") is None


@async_test
async def test_a_house_that_sends_nothing_offers_nothing(tmp_path):
    off = Outgoing(Allowed.read("off"))
    async with opened(tmp_path, outgoing=off) as house:
        me = await registered(house, "Cléante")
        page = (await me.get("/notices")).text
        assert "data-key" not in page and 'action="/notices/hooks"' not in page
        answer = await me.post("/notices/hooks", url="https://discord.com/x")
        assert answer.status_code == 400 and "sends nothing" in answer.text
        await me.__aexit__()
