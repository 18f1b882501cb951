"""Guests and accounts, cookies and forms."""

import asyncio
import random
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import cast

import pytest
from games.playing import sure

from chapiteau.server.live.viewer import TRY_AGAIN
from chapiteau.server.operation.costs import Costs
from chapiteau.server.people.people import People
from chapiteau.server.refusal import Refused
from chapiteau.server.store.rows import PersonRow
from chapiteau.server.store.store import Store
from server.guests import Clock, Guest, async_test, friends, opened

PASSWORD = "a long password"


def code_in(page):
    found = re.search(r"[a-z2-9]{5}(?:-[a-z2-9]{5}){3}", page.text)
    assert found
    return found[0]


async def registered(guest, login="Ariste"):
    page = await guest.post("/register", login=login, password=PASSWORD)
    assert page.status_code == 200, page.text
    return code_in(page)


@async_test
async def test_an_account_keeps_the_guests_tables_on_other_devices(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as phone,
        Guest(house.address) as stranger,
    ):
        table = await me.play()
        guest_cookie = me.http.cookies["who"]
        await registered(me)
        assert me.http.cookies["who"] != guest_cookie
        assert [t["id"] for t in (await me.get("/tables.json")).json()["tables"]] == [table]
        phones = await phone.play()
        guest_cookie_of_phone = phone.http.cookies["who"]
        answer = await phone.post("/login", login="ariste", password=PASSWORD)
        assert answer.status_code == 303
        assert phone.http.cookies["who"] not in (guest_cookie_of_phone, me.http.cookies["who"])
        tables = {t["id"] for t in (await phone.get("/tables.json")).json()["tables"]}
        assert tables == {table, phones}
        line = await phone.live(table)
        assert line.table["seat"] == 0
        await line.play_on(random.Random(1))
        for old in (guest_cookie, guest_cookie_of_phone):  # a guest's cookie opens no account
            stranger.http.cookies.set("who", old)
            seen = (await stranger.get("/tables.json")).json()["tables"]
            assert seen == []
            stranger.http.cookies.clear()


@async_test
async def test_a_guest_who_logs_in_at_the_table_plays_on_as_the_account(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        await registered(me)
        async with friends(house) as (table, _, two):
            await two.guest.post("/login", login="Ariste", password=PASSWORD)
            await two.reader  # the guest's channel is closed
            line = await two.guest.live(table)
            assert line.table["seat"] == 1 and line.table["seats"][1]["here"]


@async_test
async def test_logging_out_ends_the_session_on_the_server(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play()
        await registered(me)
        line = await me.live(table)
        cookie = me.http.cookies["who"]
        assert (await me.post("/logout")).status_code == 303
        await line.reader
        me.http.cookies.clear()
        me.http.cookies.set("who", cookie)
        assert (await me.get("/tables.json")).json()["tables"] == []


@async_test
async def test_a_recovery_code_gives_a_new_password_and_works_once(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as other,
    ):
        code = await registered(me)
        cookie = me.http.cookies["who"]
        wrong = await other.post("/recover", login="Ariste", code="x" * 20, password="new password")
        assert wrong.status_code == 403
        page = await other.post(
            "/recover", login="ARISTE", code=code.upper().replace("-", " "), password="new password"
        )
        assert page.status_code == 200 and code_in(page) != code
        me.http.cookies.clear()
        me.http.cookies.set("who", cookie)  # the thief's session, say
        assert (await me.get("/")).headers.get("set-cookie")
        me.http.cookies.clear()
        again = await me.post("/recover", login="Ariste", code=code, password="other password")
        assert again.status_code == 403
        assert (await me.post("/login", login="Ariste", password=PASSWORD)).status_code == 403
        assert (await me.post("/login", login="Ariste", password="new password")).status_code == 303


@async_test
async def test_passwords_cannot_be_guessed_quickly(tmp_path):
    clock = Clock()
    async with (
        opened(tmp_path, limits=1.0, costs=Costs(100, clock=clock)) as house,
        Guest(house.address) as me,
        Guest(house.address) as thief,
    ):
        await registered(me)
        tries = [
            await thief.post("/login", login="Ariste", password=f"guess {i}") for i in range(7)
        ]
        assert [t.status_code for t in tries] == [403] * 5 + [429] * 2
        right = await thief.post("/login", login="Ariste", password=PASSWORD)
        assert right.status_code == 429
        clock.now += 3600
        right = await thief.post("/login", login="Ariste", password=PASSWORD)
        assert right.status_code == 303


@async_test
async def test_what_an_account_may_be_called(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as other,
    ):
        for login, password in (
            ("", PASSWORD),
            ("x" * 25, PASSWORD),
            ("Me", "short"),
            ("\n", PASSWORD),
        ):
            answer = await me.post("/register", login=login, password=password)
            assert answer.status_code == 400 and 'name="csrf"' in answer.text
        await registered(me, "Ariste")
        assert (await other.post("/register", login="ARISTE", password=PASSWORD)).status_code == 409
        assert (await me.post("/register", login="Two", password=PASSWORD)).status_code == 400
        row = sure(PersonRow, await house.store.by_login("ariste"))
        assert row.password.startswith("$argon2id$") and PASSWORD not in row.password
        assert row.recovery.startswith("$argon2id$")


@async_test
async def test_a_guests_open_channel_ends_when_the_guest_registers(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.found()
        line = await me.live(table)
        await registered(me)
        await line.reader
        line = await me.live(table)
        assert line.table["seat"] == 0


@async_test
async def test_a_channel_that_was_being_opened_while_the_guest_registered_does_nothing(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.found()
        before, entered = house.hall.visible_to, asyncio.Event()

        async def slowly(id, person):
            found = await before(id, person)
            entered.set()
            await me_registered.wait()
            return found

        me_registered = asyncio.Event()
        vars(house.hall)["visible_to"] = slowly
        line = await me.live(table, look=False)
        await entered.wait()
        await registered(me)
        me_registered.set()
        await line.say(do="look")
        await line.reader
        assert line.socket.close_code == TRY_AGAIN and line.frames == []


@pytest.mark.parametrize(
    "other", ["Zoé ", " zoé", "ZOÉ", "Zoe\N{COMBINING ACUTE ACCENT}", "Ｚoé", "Zo\0é"]
)
@async_test
async def test_one_name_has_one_limit_however_it_is_written(tmp_path, other):
    clock = Clock()
    async with (
        opened(tmp_path, limits=1.0, costs=Costs(100, clock=clock)) as house,
        Guest(house.address) as thief,
    ):
        for _ in range(5):
            assert (await thief.post("/login", login="Zoé", password="x")).status_code == 403
        assert (await thief.post("/login", login=other, password="x")).status_code == 429


@async_test
async def test_an_account_is_found_however_its_name_is_written(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        await me.post("/register", login="Zoé  Arlequin", password=PASSWORD)
        for name in ("zoé arlequin", " Zoé\N{NO-BREAK SPACE}Arlequin", "Zoe\u0301 Arlequin"):
            answer = await me.post("/login", login=name, password=PASSWORD)
            assert answer.status_code == 303, name


class Counting(ThreadPoolExecutor):
    """Counts how much was handed out and is not done."""

    running = most = 0

    def submit(self, *args, **kw):
        self.running += 1
        self.most = max(self.most, self.running)
        future = super().submit(*args, **kw)
        future.add_done_callback(self.done)
        return future

    def done(self, future):
        self.running -= 1


class Nobody:
    """A store without accounts."""

    async def by_login(self, login):
        return None


@async_test
async def test_one_password_is_hashed_at_a_time(monkeypatch):
    """Each takes 64 MiB: the memory of a house does not depend on how many try to log in."""
    threads, gate = Counting(), threading.Event()
    asyncio.get_running_loop().set_default_executor(threads)
    people = People(cast(Store, Nobody()), ["x"], 1)
    monkeypatch.setattr(people, "hasher", SimpleNamespace(verify=lambda *_: gate.wait()))
    tries = [people.login(f"login {n}", PASSWORD, f"address {n}") for n in range(5)]
    trying = [asyncio.create_task(each) for each in tries]
    for _ in range(100):  # rounds of the loop in which all five come to the door
        await asyncio.sleep(0)
    gate.set()
    for answer in await asyncio.gather(*trying, return_exceptions=True):
        assert isinstance(answer, Refused) and answer.id == "wrong-login"
    assert threads.most == 1
