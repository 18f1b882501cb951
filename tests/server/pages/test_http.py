"""Pages: headers, cookies, languages, forms, limits."""

import re

import pytest

from chapiteau.server.operation.costs import Costs
from chapiteau.server.settings import Settings
from server.guests import Clock, Guest, async_test, opened

PAGES = ["/", "/tables", "/game/fourberies", "/game/fourberies/rules", "/new/parade", "/login",
         "/register", "/delete", "/privacy", "/statistics", "/watch"]  # fmt: skip


@async_test
async def test_every_page_is_there_in_both_languages_with_strict_headers(tmp_path):
    async with opened(tmp_path) as house:
        for lang in ("en", "fr"):
            async with Guest(house.address, lang) as me:
                table = await me.play()
                for path in [*PAGES, "/recover", "/name", f"/table/{table}", "/tables.json"]:
                    answer = await me.get(path)
                    assert answer.status_code == 200, path
                    assert_headers(answer)
                    if not path.endswith(".json"):
                        assert f'<html lang="{lang}"' in answer.text, path
                        assert not re.search(
                            r"<script(?![^>]*(src=|application/json))", answer.text
                        )
                        assert not re.search(r"\son\w+=|style=\"", answer.text), path


def assert_headers(answer):
    policy = answer.headers["content-security-policy"]
    for part in ("default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"


@async_test
async def test_errors_are_pages_in_words_without_a_trace(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address, "fr") as me:
        wrong = [
            "/nothing",
            "/game/nothing",
            "/table/nothing",
            "/join/nothing",
            "/play",
            "/fonts/x",
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/table/x/at/1.json",
        ]
        for path in wrong:
            answer = await me.get(path)
            assert answer.status_code in (404, 405), path
            assert "Traceback" not in answer.text
            assert_headers(answer)
        assert "n’existe pas" in (await me.get("/nothing")).text
        answer = await me.get("/table/x/at/1.json")
        assert answer.json()["error"] == "no-such-table"
        vars(house.hall)["tables_of"] = None  # a mistake of ours
        answer = await me.get("/")
        assert answer.status_code == 500 and "Traceback" not in answer.text
        assert_headers(answer)


@async_test
async def test_a_guest_has_a_cookie_that_only_the_server_can_make(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        cookie = (await me.get("/")).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
        table = await me.play()
        value = me.http.cookies["who"]
        assert "set-cookie" not in (await me.get("/")).headers
        async with Guest(house.address) as thief:
            for forged in (value[:-2] + "xx", value.replace("g-", "a-"), "g-x-y", "x" * 3000):
                thief.http.cookies.set("who", forged)
                answer = await thief.get("/tables.json")
                assert table not in answer.text
                assert "set-cookie" in answer.headers
                thief.http.cookies.clear()


@async_test
async def test_cookies_are_secure_under_https(tmp_path):
    async with (
        opened(tmp_path, url="https://games.example.org") as house,
        Guest(house.address) as me,
    ):
        answer = await me.get("/", headers={"host": "games.example.org"})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
        assert house.settings.knows_origin("https://games.example.org", "games.example.org")
        assert not house.settings.knows_origin("http://games.example.org", "games.example.org")


@async_test
async def test_only_our_own_pages_may_post(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as other,
    ):
        token, others = await me.csrf(), await other.csrf()
        ok = {"csrf": token, "name": "New"}
        cases = [
            ({"name": "New"}, {}, 403),
            ({**ok, "csrf": others}, {}, 403),
            ({**ok, "csrf": "zz"}, {}, 403),
            ({**ok, "csrf": "00" * 32}, {}, 403),
            (ok, {"origin": "https://evil.example"}, 403),
            (ok, {"origin": "null"}, 403),
            (ok, {"sec-fetch-site": "cross-site"}, 403),
            (ok, {"cookie": ""}, 403),
            (ok, {}, 303),
            (ok, {"origin": house.address, "sec-fetch-site": "same-origin"}, 303),
            ({"name": "New"}, {"x-csrf": token}, 303),
        ]
        for fields, headers, status in cases:
            answer = await me.http.post("/name", data=fields, headers=headers)
            assert answer.status_code == status, (fields, headers)


@async_test
async def test_too_much_is_refused(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        assert (await me.post("/name", name="x" * 20_000)).status_code == 413
        many = {f"f{i}": "x" for i in range(100)}
        assert (await me.post("/name", **many)).status_code == 400

        async def endless():
            for _ in range(100):
                yield b"x" * 1000

        answer = await me.http.post("/name", content=endless())
        assert answer.status_code == 413


@async_test
async def test_requests_from_one_address_are_limited(tmp_path):
    async with (
        opened(tmp_path, limits=0.05, costs=Costs(100, clock=Clock())) as house,
        Guest(house.address) as me,
    ):
        codes = [(await me.get("/tables.json")).status_code for _ in range(40)]
        assert codes[0] == 200 and codes[-1] == 429


@async_test
async def test_a_foreign_host_name_is_refused(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        for host, status in (("evil.example", 400), ("localhost:1", 200), ("[::1]:80", 200)):
            assert (await me.get("/", headers={"host": host})).status_code == status, host


def test_origins_come_from_the_address(tmp_path):
    plain = Settings(tmp_path, port=8123)
    assert plain.knows_origin("http://127.0.0.1:8123", "localhost:8123")
    assert plain.knows_origin("http://localhost:8123", "localhost:8123")
    assert not plain.knows_origin("http://localhost:9999", "localhost:8123")
    assert not plain.knows_origin("", "localhost:8123") and not plain.knows_origin("", "")
    public = Settings(tmp_path, url="https://games.example.org/")
    assert public.knows_origin("https://games.example.org", "x")
    assert not public.knows_origin("https://evil.example", "evil.example")


@async_test
async def test_language_and_theme_are_chosen_and_kept(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address, "de, fr;q=0.5, en;q=0.4") as me:
        assert '<html lang="fr"' in (await me.get("/")).text
        answer = await me.post("/language", lang="en", back="/login")
        assert answer.headers["location"] == "/login"
        assert '<html lang="en"' in (await me.get("/")).text
        await me.post("/theme", theme="dark")
        assert 'data-theme="dark"' in (await me.get("/")).text
        for away in ("//evil.example", "https://evil.example", "/\\evil.example", "/\r\nx: y"):
            assert (await me.post("/language", lang="fr", back=away)).headers["location"] == "/"


@pytest.mark.parametrize("fields", [
    {"seats": "1"}, {"seats": "x"}, {"seats": ""}, {"pace": "never"}, {"option-rounds": "9"},
    {"option-nothing": "1"},
])  # fmt: skip
@async_test
async def test_a_table_that_cannot_be_is_refused_in_the_form(tmp_path, fields):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        plan = {"seats": "2", "pace": "day", **fields}
        answer = await me.post("/new/parade", **plan)
        assert answer.status_code == 400 and "<form" in answer.text
        assert (await me.get("/tables.json")).json()["tables"] == []
        for bad in (
            {"game": "nothing"},
            {"game": "parade", "level": "god"},
            {"game": "parade", "seats": "77"},
        ):
            assert (await me.post("/play", **bad)).status_code == 400


@async_test
async def test_names_are_escaped_on_pages(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        await me.post("/name", name="<i>&\"'")
        await me.found()
        page = (await me.get("/")).text
        assert "<i>&" not in page and "&lt;i&gt;&amp;" in page


@async_test
async def test_whoever_needs_an_account_is_shown_the_way_to_one(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address, "en") as me:
        await me.play()
        needs, gone = await me.get("/notices"), await me.get("/nowhere")
        assert (needs.status_code, gone.status_code) == (403, 404)
        ways = ('class="button main" href="/register"', 'class="button" href="/login"')
        assert [way in needs.text for way in ways] == [True, True]
        assert [way in gone.text for way in ways] == [False, False]
