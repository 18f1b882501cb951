"""Requests that no browser sends: each is answered with a sentence, and none is a fault of ours."""

import logging
import re

import pytest
from cli.damage import DAMAGE, NUMBER, record

from chapiteau.server.app import make_app
from chapiteau.server.house import House
from chapiteau.server.settings import Settings
from server.guests import async_test

HOST = b"127.0.0.1:8000"
LONG = b"a" * 20_000
ODD = [b"[", b"[::1", b"]", b"\xff\xfe", b"a b", b"@", b"%", b"\xbd", b"http://[", b"x:y:z", LONG]


def get(wrong, path, status, **headers):
    return wrong, "GET", path, status, headers, b""


def post(wrong, path, status, body=b"", **headers):
    return wrong, "POST", path, status, headers, body


REQUESTS = [
    *[get(f"host {host[:9]!r}", "/", 400, host=host) for host in ODD],
    get("no host", "/", 400, host=None),
    *[post(f"origin {origin[:9]!r}", "/play", 403, origin=origin) for origin in ODD],
    *[post(f"origin http://{o[:9]!r}", "/play", 403, origin=b"http://" + o) for o in ODD],
    *[get(f"cookie {cookie[:9]!r}", "/login", 200, cookie=b"who=" + cookie) for cookie in ODD],
    *[get(f"language {lang[:9]!r}", "/login", 200, accept_language=lang) for lang in ODD],
    *[get(f"kind {kind[:9]!r}", "/nothing", 404, accept=kind) for kind in ODD],
    *[
        get(f"weight {weight!r}", "/login", 200, accept_language=b"fr;q=" + weight)
        for weight in (b"nan", b"-1", b"1e999")
    ],
    get("bearer of nonsense", "/metrics", 200, authorization=b"Bearer \xff\xfe"),
    get("a forwarded page", "/metrics", 404, x_forwarded_for=b"["),
    *[
        post(f"length {length[:9]!r}", "/play", 413, content_length=length)
        for length in (b"-1", b"1e3", b"x", "²".encode(), b"99999999", NUMBER.encode())
    ],
    *[
        post(f"form {kind[:30]!r}", "/play", 403, b"csrf=x&csrf=y", content_type=kind)
        for kind in (b"", b"[", b"multipart/form-data", b"multipart/form-data; boundary=\xff", LONG)
    ],
    post("too many fields", "/play", 400, b"&".join([b"a=b"] * 50)),
    *[post(f"token {t[:9]!r}", "/play", 403, x_csrf=t) for t in (b"zz", b"\xff", b"00" * 32, LONG)],
    *[
        get(f"path {path[:30]!r}", path, 404)
        for path in (
            "/\0", "/nothing", "/" + "a" * 20_000, "/../../etc/passwd", "/static/../app.py",
            "/static/\0", "/static/" + "a" * 5_000, "/fonts/../x", "/fonts/[", "/game/[",
            "/game/chess/rules", "/new/chess", "/table/\ufffd", "/table/" + "a" * 5_000,
            "/table/x/replay", "/table/x/record", f"/table/x/at/{NUMBER}.json",
            "/table/x/at/².json", "/table/x/past.json", "/letters/[", "/letters/" + "a" * 5_000,
        )
    ],
    get("a query of noise", "/login?%ff=%ff&[=]&" + "a" * 5_000, 200),
    get("a number of 5,000 digits", f"/table/x/past.json?back={NUMBER}", 400),
    get("a language of noise", "/game/parade/rules?lang=[", 200),
    ("a method of noise", "NONSENSE", "/", 403, {}, b""),
]  # fmt: skip


@pytest.fixture
def quiet_logs(caplog):
    caplog.set_level(logging.ERROR)
    yield
    assert not caplog.records, caplog.text


async def ask(app, method, path, headers, body=b""):
    """One request as a server hands it over; headers of None are not sent."""
    given = {"host": HOST, **headers}
    named = [(k.replace("_", "-").encode(), v) for k, v in given.items() if v is not None]
    bare, _, query = path.partition("?")
    scope = {
        "type": "http", "method": method, "path": bare, "query_string": query.encode(),
        "headers": named, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000),
        "scheme": "http", "http_version": "1.1", "raw_path": b"", "root_path": "",
    }  # fmt: skip
    sent = []

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        sent.append(message)

    await app(scope, receive, send)
    text = b"".join(m.get("body", b"") for m in sent[1:]).decode("utf-8", "replace")
    return sent[0]["status"], dict(sent[0]["headers"]), text


@async_test
async def test_hostile_requests_get_a_sentence(tmp_path, quiet_logs):
    async with House(Settings(tmp_path, limits=1000, workers=1)) as house:
        app, wrong = make_app(house), []
        for what, method, path, status, headers, body in REQUESTS:
            found, _, text = await ask(app, method, path, headers, body)
            if found != status or "Traceback" in text:
                wrong.append((what, found, status, text[:200]))
        assert not wrong


@async_test
async def test_a_live_channel_from_nowhere_is_closed(tmp_path, quiet_logs):
    async with House(Settings(tmp_path, limits=1000, workers=1)) as house:
        for name in ("host", "origin"):
            for value in ODD:
                assert await closed_with(make_app(house), {name: value}) == 4403, (name, value)


async def closed_with(app, headers):
    given = {"host": HOST, "origin": b"http://" + HOST, **headers}
    scope = {
        "type": "websocket", "path": "/table/x/live", "query_string": b"", "scheme": "ws",
        "headers": [(k.encode(), v) for k, v in given.items()], "client": ("127.0.0.1", 1),
        "subprotocols": [], "root_path": "", "http_version": "1.1",
    }  # fmt: skip
    sent = []

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        sent.append(message)

    await app(scope, receive, send)
    return sent[-1].get("code")


@async_test
async def test_every_damage_of_a_record_that_is_sent_is_named(tmp_path, quiet_logs):
    async with House(Settings(tmp_path, limits=1000, workers=1)) as house:
        app, wrong = make_app(house), []
        _, headers, page = await ask(app, "GET", "/login", {})
        cookie = headers[b"set-cookie"].partition(b";")[0]
        token = re.search(r'name="csrf" value="([0-9a-f]+)"', page)
        assert token
        kind = b"multipart/form-data; boundary=x"
        for name, harm, said in DAMAGE:
            part = f'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n{harm(record())}'
            headers = {"cookie": cookie, "content_type": kind, "x_csrf": token[1].encode()}
            status, _, text = await ask(app, "POST", "/watch", headers, f"{part}\r\n--x--".encode())
            if status != 400 or said not in text:
                found = re.findall(r'role="alert"[^<]*<?[^<]*', text)
                wrong.append((name, status, said, found))
        assert not wrong
