"""Notices on their way: told once, in time, to whoever is awaited and does not look."""

import asyncio
import json

import pytest

from chapiteau.server.notices.push import PushKey
from chapiteau.server.notices.sender import FIRST_PAUSE, MOST_FAILURES, MOST_TRIES
from chapiteau.server.store.notices import GRACE, LEASE
from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.rows import ChannelRow, ChoiceRow, NoticeRow
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import async_test
from server.notices.evenings import evening
from server.notices.services import Browser

HOUR = 3600.0


@async_test
async def test_whoever_is_awaited_and_does_not_look_is_told_once(tmp_path, db):
    async with evening(tmp_path, db=db) as e:
        assert (await e.subscribe()).status_code == 303
        table = await e.turn_of_two()
        assert await e.sent(seconds=0) == []  # whoever comes back at once need not be told
        (request,) = await e.sent()
        path, headers, _ = request
        said = e.told(request)
        assert said["title"] == "Parade\u00a0: c’est à vous de jouer." and said["lang"] == "fr"
        assert said["body"] == "On vous attend\u00a0: Toinette."
        assert (path, said["path"]) == ("/send/1", f"/table/{table}")
        assert headers["ttl"] == "86400" and headers["urgency"] == "normal"
        assert headers["content-encoding"] == "aes128gcm" and len(headers["topic"]) == 32
        assert headers["authorization"].endswith(f"k={e.house.push_key.public}")
        assert await e.sent(HOUR) == [] and await e.rows.of(await e.person()) == []
        assert (await e.channel()).result == "sent"


@async_test
async def test_whoever_looks_or_has_played_is_not_told(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        table = await e.turn_of_two()
        line = await e.two.live(table)
        assert await e.sent() == []  # came back in time
        await line.close()
        await e.play_two(table)
        await e.await_two(table)
        assert len(await e.rows.of(await e.person())) == 1
        await e.play_two(table)
        assert await e.sent() == [] and await e.rows.of(await e.person()) == []


@async_test
async def test_whoever_looks_costs_no_notice_at_all(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        table = await e.table()
        await e.two.live(table)
        await e.lines[table].until(lambda line: line.table["seats"][1]["here"])
        await e.await_two(table)
        assert await e.rows.of(await e.person()) == []


@async_test
async def test_many_turns_at_one_table_are_one_notice(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        table = await e.turn_of_two()
        (first,) = await e.rows.of(await e.person())
        await e.play_two(table)
        await e.await_two(table)
        (second,) = await e.rows.of(await e.person())
        assert first.id != second.id and first.topic == second.topic
        assert len(await e.sent()) == 1


@async_test
async def test_tables_that_differ_in_a_secret_alone_give_the_same_notices(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        await e.hook()
        said, deals = [], []
        for _ in range(3):
            table = await e.turn_of_two()
            deals.append(e.house.hall.tables[table].state.playing.hash)
            pushed, hooked = sorted(await e.sent(), key=lambda r: r[0], reverse=True)
            seen = [e.told(pushed), json.loads(hooked[2])]
            ids = [seen[0]["id"], seen[0]["tag"], seen[1]["id"], table]
            text = json.dumps([*seen, len(pushed[2]), pushed[1]["ttl"]])
            for id in (*ids, seen[1]["at"]):
                text = text.replace(id, "?")
            said.append(text)
        assert len(set(deals)) == 3 and len(set(said)) == 1, said


@pytest.mark.parametrize("status", [404, 410])
@async_test
async def test_a_subscription_that_has_ended_is_forgotten(tmp_path, status):
    async with evening(tmp_path) as e:
        await e.subscribe()
        e.service.answers = [status]
        await e.turn_of_two()
        assert len(await e.sent()) == 1
        assert await e.channel() is None and await e.rows.of(await e.person()) == []


@async_test
async def test_what_did_not_arrive_is_sent_again_later_under_the_same_id(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        e.service.answers = [503, (429, [("retry-after", "500")])]
        await e.turn_of_two()
        sent = await e.sent()
        assert await e.sent(FIRST_PAUSE - 1) == []
        sent += await e.sent(1)
        assert await e.sent(499) == []
        sent += await e.sent(1)
        assert len(sent) == 3 and len({e.told(each)["id"] for each in sent}) == 1
        assert (await e.channel()).failures == 0


@async_test
async def test_a_channel_that_fails_again_and_again_is_paused_until_a_test_arrives(tmp_path):
    async with evening(tmp_path) as e:
        await e.hook()
        e.service.answers = [500] * MOST_FAILURES
        table = await e.turn_of_two()
        for _ in range(MOST_TRIES):
            await e.sent(HOUR)
        assert await e.rows.of(await e.person()) == []  # given up; a later turn is told again
        while (await e.channel("hook")).paused == "":
            await e.play_two(table)
            await e.await_two(table)
            await e.sent(HOUR)
        assert not e.service.answers
        channel = await e.channel("hook")
        assert channel.paused == "failing" and channel.result == "500"
        assert "En pause" in (await e.two.get("/notices")).text
        await e.play_two(table)
        await e.await_two(table)
        assert await e.rows.of(await e.person()) == [] and await e.sent() == []
        e.service.answers = [500]
        answer = await e.two.post(f"/notices/channels/{channel.id}/test")
        assert answer.status_code == 400 and (await e.channel("hook")).paused == "failing"
        answer = await e.two.post(f"/notices/channels/{channel.id}/test")
        assert answer.status_code == 200 and (await e.channel("hook")).paused == ""
        await e.play_two(table)
        await e.await_two(table)
        assert len(await e.sent()) == 1


@async_test
async def test_together_every_hour_and_never_at_night(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        form = {"rhythm": "hour", "digest": "18:00", "zone": "Europe/Paris"}
        assert (await e.two.post("/notices", **form)).status_code == 303
        e.clock.now += 60
        await e.turn_of_two()
        assert await e.sent() == []
        await e.turn_of_two()
        assert await e.sent(1800) == []
        (request,) = await e.sent(1800)
        said = e.told(request)
        assert (said["title"], said["path"]) == ("2 tables vous attendent\u00a0:", "/tables")
        quiet = {**form, "rhythm": "once", "quiet_from": "11:30", "quiet_until": "13:00"}
        await e.two.post("/notices", **quiet)  # it is past noon in Paris
        await e.turn_of_two()
        assert await e.sent() == []
        assert len(await e.sent(HOUR)) == 1


@async_test
async def test_one_table_may_be_muted_or_told_by_some_channels_only(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        await e.hook()
        muted, hooked = await e.turn_of_two(), await e.turn_of_two()
        answer = await e.two.post(f"/notices/tables/{muted}", rhythm="never", push="yes")
        assert answer.status_code == 303
        await e.two.post(f"/notices/tables/{hooked}", rhythm="", hook="yes")
        assert [path for path, *_ in await e.sent()] == ["/hook"]
        other = await e.one.post(f"/notices/tables/{'x' * 12}", rhythm="never")
        assert other.status_code == 404


@async_test
async def test_whoever_is_away_is_told_afterwards(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        assert (await e.two.post("/letters/away", until="2027-01-15")).status_code == 303
        await e.turn_of_two()
        assert await e.sent() == []
        assert len(await e.sent(3 * 24 * HOUR)) == 1


@async_test
async def test_who_signs_out_is_not_told_on_that_device_any_more(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        await e.hook()
        await e.two.post("/logout")
        kinds = [c.kind for c in await e.rows.channels(await e.person())]
        assert kinds == ["hook"]  # which belongs to no browser


@async_test
async def test_a_browser_belongs_to_whoever_subscribed_it_last(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        await e.subscribe(guest=e.one)
        assert await e.channel() is None
        (moved,) = await e.rows.channels(await e.person("Toinette"))
        assert moved.address.endswith("/send/1")


@async_test
async def test_with_another_key_a_device_is_paused_and_says_so(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        e.house.sender.deliveries.key = PushKey(b"another key of the house, 32 long", "")
        await e.turn_of_two()
        assert await e.sent() == [] and (await e.channel()).paused == "other-key"
        e.house.sender.deliveries.key = e.house.push_key
        await e.subscribe()  # as the page does it, when it is switched on again
        assert (await e.channel()).paused == ""


@async_test
async def test_a_slow_service_keeps_nobody_else_waiting(tmp_path):
    async with evening(tmp_path) as e:
        slow, browser = asyncio.Event(), Browser()
        await e.subscribe()
        await e.turn_of_two()
        e.service.answers = [slow]
        e.clock.now += GRACE
        (stuck,) = [asyncio.create_task(work) for work in await e.house.sender.start_due()]
        await e.service.heard(1)
        await e.subscribe(guest=e.one, path="/send/2", browser=browser)
        await e.turn_of_two()  # who is being told waits their turn; others do not
        id = (await e.rows.channels(await e.person("Toinette")))[0].id
        await e.one.post(f"/notices/channels/{id}/test")
        assert browser.opened(e.service.requests[-1][2])["path"] == "/notices"
        assert await e.sent() == []
        slow.set()
        await stuck
        assert len(await e.sent()) == 1


@async_test
async def test_an_account_that_goes_takes_its_channels_along_and_an_export_names_them(tmp_path):
    async with evening(tmp_path) as e:
        await e.subscribe()
        await e.hook()
        await e.turn_of_two()
        person = await e.person()
        await e.two.post("/notices", rhythm="day", digest="08:00")
        secret = (await e.channel("hook")).keys["secret"]
        assert secret in (await e.two.get("/notices")).text
        data = (await e.two.post("/export")).content
        assert b"account.json" in data and secret.encode() not in data
        await e.two.post("/delete", password="long enough")
        assert await e.rows.channels(person) == [] == await e.rows.of(person)
        assert await e.rows.choices([person]) == {}
        assert await e.sent() == []


# the outbox, on either store


def channel(n):
    return ChannelRow(f"c{n}", f"p{n}", "hook", "x", f"h{n}.org", f"https://h{n}.org", {})


async def filled(store, count, of_each=1):
    from chapiteau.server.store.notices import add

    for n in range(count):
        await store.notices.save_channel(channel(n))
        for k in range(of_each):
            notice = NoticeRow(f"n{n}-{k}", f"c{n}", f"t{k}", f"p{n}", f"t{k}", 1.0, 2.0)
            await store.writer.do(lambda c, notice=notice: add(c, store.upsert, notice))


@async_test
async def test_of_several_senders_each_notice_is_taken_by_one(tmp_path, cluster):
    stores = [PostgresStore(db) for db in [cluster.migrated()] * 2]
    for store in stores:
        await store.open()
    await filled(stores[0], 30)
    found = await asyncio.gather(
        *[store.notices.take(10.0, 10, (), ()) for _ in range(4) for store in stores]
    )
    ids = [notice.id for some in found for taken in some for notice in taken.notices]
    assert len(ids) == len(set(ids)) >= 10
    for store in stores:
        await store.close()


@async_test
async def test_what_a_killed_sender_took_is_sent_by_another(tmp_path, db):
    def opened_store():
        return PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")

    store = opened_store()
    await store.open()
    await filled(store, 1)
    (lost,) = await store.notices.take(10.0, 5, (), ())
    await store.close()
    store = opened_store()  # kill -9: nobody has said how it went
    await store.open()
    assert await store.notices.take(10.0 + LEASE - 1, 5, (), ()) == []
    (again,) = await store.notices.take(10.0 + LEASE, 5, (), ())
    assert [n.id for n in again.notices] == [n.id for n in lost.notices]
    await store.notices.done(lost, ["n0-0"])  # too late: it is not theirs any more
    assert len(await store.notices.of("p0")) == 1
    await store.notices.done(again, ["n0-0"])
    assert await store.notices.of("p0") == []
    await store.close()


@async_test
async def test_turns_go_round_by_person_and_busy_hosts_wait(tmp_path, db):
    store = PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")
    await store.open()
    await filled(store, 3, of_each=4)
    found = await store.notices.take(10.0, 8, ["p0"], ["h1.org"])
    assert [(t.channel.id, len(t.notices)) for t in found] == [("c2", 4)]
    await store.notices.save_choice(ChoiceRow("p1", "", "day"), 11.0)
    await store.close()


@async_test
async def test_a_newer_turn_is_not_lost_to_the_end_of_an_older_one(tmp_path, db):
    from chapiteau.server.store.notices import add

    store = PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")
    await store.open()
    await filled(store, 1)
    (taken,) = await store.notices.take(10.0, 5, (), ())
    newer = NoticeRow("newer", "c0", "t0", "p0", "t0", 11.0, 12.0)
    await store.writer.do(lambda c: add(c, store.upsert, newer))
    await store.notices.done(taken, ["n0-0"])
    (left,) = await store.notices.of("p0")
    assert (left.id, left.lease) == ("newer", "")
    await store.close()
