"""Those who run a house: how one becomes one, what they may do, and that nobody else may."""

import json
import re
from io import BytesIO
from random import Random
from zipfile import ZipFile

import pytest
from games.playing import sure

from chapiteau.server.moderation.admins import GOOD_FOR, admin_code, is_admin_code
from chapiteau.server.store.rows import PersonRow
from server.guests import Clock, Guest, async_test, friends, opened, registered
from server.programs import door as programs

KEY = b"k" * 32


def code_of(house):
    return admin_code(house.keys.key, house.hall.clock())


async def running(house, name="Molière"):
    """Somebody who runs the house."""
    admin = await registered(house, name)
    answer = await admin.post("/house/enter", code=code_of(house))
    assert answer.status_code == 303, answer.text
    return admin


async def account(house, login):
    return sure(PersonRow, await house.store.by_login(login))


async def id_of(house, line):
    """The person behind a channel."""
    return house.hall.tables[line.table_id].state.seats[line.table["seat"]].person


async def act(admin, id, what, **more):
    answer = await admin.post(f"/house/people/{id}", act=what, **more)
    assert answer.status_code == 303, answer.text


def test_a_code_is_good_for_a_quarter_of_an_hour_or_a_little_longer():
    code = admin_code(KEY, 10_000)
    assert is_admin_code(KEY, f" {code.upper()} ", 10_000)
    assert is_admin_code(KEY, code, 10_000 + GOOD_FOR)
    assert not is_admin_code(KEY, code, 10_000 + 2 * GOOD_FOR)
    assert not is_admin_code(b"j" * 32, code, 10_000)
    assert not is_admin_code(KEY, "", 10_000) and not is_admin_code(KEY, "é" * 200, 10_000)


@async_test
async def test_only_an_account_with_the_code_runs_the_house(tmp_path, db):
    async with opened(tmp_path, db=db, clock=Clock()) as house:
        async with Guest(house.address) as guest:
            assert (await guest.get("/house")).status_code == 403
            assert (await guest.post("/house/enter", code=code_of(house))).status_code == 403
        somebody = await registered(house, "Scapin")
        page = await somebody.get("/house")
        assert page.status_code == 200 and "/house/enter" in page.text
        assert "/house/switches" not in page.text
        wrong = await somebody.post("/house/enter", code="aaaaa-bbbbb-ccccc-ddddd")
        assert wrong.status_code == 403 and "chapiteau admin" in wrong.text
        assert 'href="/house"' not in (await somebody.get("/name")).text
        answer = await somebody.post("/house/enter", code=code_of(house))
        assert answer.status_code == 303
        page = await somebody.get("/house")
        assert "/house/switches" in page.text and "Scapin runs the house" in page.text
        assert 'href="/house"' in (await somebody.get("/name")).text
        await act(somebody, (await account(house, "Scapin")).id, "dismiss")
        assert "/house/switches" not in (await somebody.get("/house")).text
        await somebody.__aexit__()


@async_test
async def test_codes_cannot_be_tried_one_after_the_other(tmp_path):
    async with opened(tmp_path, limits=1.0) as house:
        somebody = await registered(house, "Scapin")
        answers = [await somebody.post("/house/enter", code="no") for _ in range(8)]
        assert [a.status_code for a in answers].count(429) >= 2
        await somebody.__aexit__()


ACTS = [
    ("/house/people/{id}", {"act": "mute", "days": "1"}),
    ("/house/people/{id}", {"act": "unmute"}),
    ("/house/people/{id}", {"act": "rename", "name": "Other"}),
    ("/house/people/{id}", {"act": "close"}),
    ("/house/people/{id}", {"act": "reopen"}),
    ("/house/people/{id}", {"act": "dismiss"}),
    ("/house/reports/{id}/settle", {}),
    ("/house/switches", {"name": "tables", "value": "admins"}),
]


@pytest.mark.parametrize(("path", "fields"), ACTS, ids=lambda x: str(x)[:40])
@async_test
async def test_nobody_else_may_do_any_of_it(tmp_path, path, fields):
    async with opened(tmp_path) as house:
        victim = await registered(house, "Géronte")
        somebody = await registered(house, "Scapin")
        row = await account(house, "Géronte")
        answer = await somebody.post(path.format(id=row.id), **fields)
        assert answer.status_code == 403
        assert await account(house, "Géronte") == row
        assert await house.store.moderation.acts() == []
        assert await house.store.moderation.switch("tables", "anybody") == "anybody"
        for guest in (victim, somebody):
            await guest.__aexit__()


@async_test
async def test_whoever_is_muted_is_not_heard_until_the_time_is_over(tmp_path, db):
    clock = Clock()
    async with opened(tmp_path, db=db, clock=clock) as house:
        admin = await running(house)
        async with friends(house) as (_, one, two):
            id = await id_of(house, two)
            await act(admin, id, "mute", days="7")
            answer = await two.act("chat", text="listen!")
            assert (answer["is"], answer["error"]) == ("no", "muted")
            assert (await one.act("chat", text="hello"))["is"] == "done"
            # Also as an account that the guest becomes, and with another name.
            await two.guest.post("/name", name="Somebody")
            assert sure(PersonRow, await house.store.person(id)).muted_until > clock.now
            clock.now += 7 * 24 * 3600 + 1
            assert (await two.act("chat", text="listen!"))["is"] == "done"
            await act(admin, id, "mute", days="36500")
            assert (await two.act("chat", text="listen!"))["error"] == "muted"
            await act(admin, id, "unmute")
            assert (await two.act("chat", text="listen!"))["is"] == "done"
        page = (await admin.get("/house")).text
        told = re.findall(r"has muted Somebody for ([^.]+)\.", page)
        assert told == ["good", "7 days"]
        await admin.__aexit__()


@async_test
async def test_a_guest_who_registers_stays_muted(tmp_path):
    async with opened(tmp_path, clock=Clock()) as house:
        admin = await running(house)
        async with friends(house) as (_, _, two):
            id = await id_of(house, two)
            await act(admin, id, "mute", days="1")
            await two.guest.post("/register", login="Géronte", password="long enough")
            row = sure(PersonRow, await house.store.person(id))
            assert row.login == "Géronte" and row.muted_until > house.hall.clock()
        await admin.__aexit__()


@async_test
async def test_a_name_that_nobody_should_read_is_replaced_everywhere(tmp_path):
    async with opened(tmp_path) as house:
        admin = await running(house)
        async with friends(house) as (_, one, two):
            id = await id_of(house, two)
            await two.guest.post("/name", name="Rude")
            await one.until(lambda line: line.table["seats"][1]["name"] == "Rude")
            await act(admin, id, "rename", name="Dorante")
            await one.until(lambda line: line.table["seats"][1]["name"] == "Dorante")
            await act(admin, id, "rename")  # the house picks one
            await one.until(lambda line: line.table["seats"][1]["name"] not in ("Rude", "Dorante"))
            assert (
                await admin.post(f"/house/people/{id}", act="rename", name="x" * 30)
            ).status_code == 400
        await admin.__aexit__()


@async_test
async def test_a_closed_account_is_signed_out_and_stays_out_until_it_is_reopened(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        admin, scapin = await running(house), await registered(house, "Scapin")
        table = await scapin.play()
        line = await scapin.live(table)
        id = (await account(house, "Scapin")).id
        await act(admin, id, "close")
        with pytest.raises(ConnectionError):
            await line.until(lambda line: False)
        assert "Scapin" not in (await scapin.get("/name")).text
        answer = await scapin.post("/login", login="Scapin", password="long enough")
        assert answer.status_code == 403 and "closed" in answer.text
        wrong = await scapin.post("/login", login="Scapin", password="guessed wrong")
        assert "closed" not in wrong.text  # only its owner is told
        await act(admin, id, "reopen")
        answer = await scapin.post("/login", login="Scapin", password="long enough")
        assert answer.status_code == 303
        for guest in (admin, scapin):
            await guest.__aexit__()


@async_test
async def test_nothing_acts_for_a_closed_account(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        admin = await running(house)
        scapin, token = await programs.account(house, "Scapin", bot=False)
        id = (await account(house, "Scapin")).id
        async with programs.calling(house, token) as program:
            assert (await program.get("/api/account")).status_code == 200
            for what in ("close", "reopen"):  # tokens end with the sessions, for good
                await act(admin, id, what)
                assert (await program.get("/api/account")).status_code == 401
        for guest in (admin, scapin):
            await guest.__aexit__()


@async_test
async def test_those_who_run_the_house_are_dismissed_first(tmp_path):
    async with opened(tmp_path) as house:
        one, two = await running(house, "Molière"), await running(house, "Armande")
        id = (await account(house, "Armande")).id
        answer = await one.post(f"/house/people/{id}", act="close")
        assert answer.status_code == 409 and "dismissed" in answer.text
        await act(one, id, "dismiss")
        await act(one, id, "close")
        assert (await one.post("/house/people/nobody", act="close")).status_code == 404
        guest = await one.post("/house/people/nobody", act="sing")
        assert guest.status_code == 400
        for each in (one, two):
            await each.__aexit__()


@async_test
async def test_a_line_and_a_name_are_reported_once_each_and_settled(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        admin = await running(house)
        async with friends(house) as (table, one, two):
            await two.guest.post("/name", name="<b>Rude</b>")
            await two.act("chat", text="<i>you fool</i>")
            await one.until(lambda line: line.chat)
            n = one.chat[-1]["n"]
            for _ in range(2):
                said = await one.act("report", line=n, reason="insult", note="at once & again")
                assert said["is"] == "done"
            assert (await one.act("report", seat=1, reason="name"))["is"] == "done"
            for mine in ({"seat": 0}, {"seat": 9}, {"line": 99}, {}):
                refused = await one.act("report", reason="other", **mine)
                assert refused["error"] == "nothing-to-report"
            assert two.answers[-1]["is"] == "done"  # who was reported is told nothing
            reports = await house.store.moderation.open_reports()
            assert [(r.reason, r.line) for r in reports] == [("insult", n), ("name", -1)]
            page = (await admin.get("/house")).text
            assert "&lt;i&gt;you fool&lt;/i&gt;" in page and "at once &amp; again" in page
            assert "&lt;b&gt;Rude&lt;/b&gt;" in page and f"/table/{table}" in page
            for report in reports:
                answer = await admin.post(f"/house/reports/{report.id}/settle")
                assert answer.status_code == 303
            again = await admin.post(f"/house/reports/{reports[0].id}/settle")
            assert again.status_code == 404
            assert "you fool" not in (await admin.get("/house")).text
        await admin.__aexit__()


@async_test
async def test_reports_are_limited_bots_are_nobody_and_what_is_said_of_people_goes_with_them(
    tmp_path,
):
    async with opened(tmp_path, limits=1.0) as house:
        async with Guest(house.address) as alone:
            line = await alone.live(await alone.play())
            assert (await line.act("report", seat=1, reason="other"))[
                "error"
            ] == "nothing-to-report"
        async with friends(house) as (_, one, two):
            said = [await one.act("report", seat=1, reason="spam", note=str(n)) for n in range(7)]
            assert said[-1]["error"] == "too-fast"
            about = await id_of(house, two)
            assert len(await house.store.moderation.open_reports()) == 1
            export = await one.guest.post("/export")
            kept = json.loads(ZipFile(BytesIO(export.content)).read("account.json"))
            assert [each["reason"] for each in kept["reported"]] == ["spam"]
            await house.store.delete_person(about, "")
            assert await house.store.moderation.open_reports() == []


@async_test
async def test_a_house_may_let_only_some_make_tables_and_lessons_stay_open(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        admin, account = await running(house), await registered(house, "Scapin")
        async with Guest(house.address) as guest:
            over = await guest.play()
            await (await guest.live(over)).play_on(Random(1))

            async def made_by(someone):
                played = await someone.post("/play", game="parade", level="random")
                found = await someone.post("/new/parade", seats="2", pace="minute")
                return played.status_code, found.status_code

            assert await made_by(guest) == (303, 303)
            await admin.post("/house/switches", name="tables", value="accounts")
            assert [await made_by(g) for g in (guest, account)] == [(403, 403), (303, 303)]
            fork = await guest.post(f"/table/{over}/fork", n="1", level="random")
            assert fork.status_code == 403 and "register" in fork.text
            assert (await guest.post("/learn", game="fourberies")).status_code == 303
            await admin.post("/house/switches", name="tables", value="admins")
            assert [await made_by(g) for g in (account, admin)] == [(403, 403), (303, 303)]
            wrong = await admin.post("/house/switches", name="tables", value="nobody")
            assert wrong.status_code == 400
            assert (await admin.post("/house/switches", name="x", value="y")).status_code == 400
        for each in (admin, account):
            await each.__aexit__()


@async_test
async def test_the_page_tells_how_the_house_is_and_finds_people(tmp_path):
    async with opened(tmp_path) as house:
        admin, scapin = await running(house), await registered(house, "Scapin 100%")
        await scapin.play()
        page = (await admin.get("/house", params={"who": "scapin"})).text
        facts = dict(re.findall(r"<dt>([^<]+)</dt><dd>([^<]*)</dd>", page))
        assert facts["The house"] == "is well" and facts["Accounts"] == "2"
        assert facts["Games being played"] == "1"
        id = (await account(house, "Scapin 100%")).id
        assert f"/house/people/{id}" in page
        for text, is_found in (("100%", True), ("1_0", False), ("%", True), ("zz", False)):
            page = (await admin.get("/house", params={"who": text})).text
            assert (f"/house/people/{id}" in page) == is_found, text
        french = await admin.get("/house", headers={"accept-language": "fr"})
        assert "Tenir cette maison" in french.text
        for each in (admin, scapin):
            await each.__aexit__()


@async_test
async def test_what_a_tournament_is_called_is_for_the_house_to_take_away(tmp_path):
    asked = {"name": "Nonsense", "game": "parade", "seats": "2", "rounds": "1"}
    async with opened(tmp_path, tournaments=True) as house:
        admin, host = await running(house), await registered(house, "Argan")
        there = (await host.post("/tournaments", **asked)).headers["location"]
        acts = f"/house{there.replace('tournament', 'tournaments')}"
        for act_of in ("unname", "call-off"):
            assert (await host.post(f"{acts}/{act_of}")).status_code == 403
            assert f"{acts}/{act_of}" not in (await host.get(there)).text
            assert f"{acts}/{act_of}" in (await admin.get(there)).text
        assert "Nonsense" in (await host.get("/tournaments")).text
        assert (await admin.post(f"{acts}/unname")).status_code == 303
        for path in (there, "/tournaments"):
            assert "Nonsense" not in (await host.get(path)).text
        assert (await admin.post(f"{acts}/call-off")).status_code == 303
        assert (await admin.post(f"{acts}/call-off")).status_code == 403
        said = (await admin.get("/house")).text
        assert "has taken away the name of a tournament of Argan" in said
        assert "has called off a tournament of Argan" in said
        await act(admin, (await account(house, "Argan")).id, "mute", days="7")
        muted = await host.post("/tournaments", **asked)
        assert muted.status_code == 400 and "muted" in muted.text
