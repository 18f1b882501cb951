"""Several server processes on one database: what one writes all show, once."""

import asyncio
import random
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import pytest
from games.playing import sure

from chapiteau.server.cluster.broadcast import Broadcast
from chapiteau.server.cluster.postgres_cluster import PostgresCluster
from chapiteau.server.cluster.sync import receive
from chapiteau.server.live.socket import UNKNOWN
from chapiteau.server.live.viewer import TRY_AGAIN
from chapiteau.server.refusal import Refused
from chapiteau.server.store import chain
from chapiteau.server.store.leases import release_lease, take_lease
from chapiteau.server.store.rows import LogEntry, StoredTable
from server.guests import Clock, Guest, async_test, friends, opened, somebody_is_asked
from server.thinking.backends import Manual


@pytest.fixture
def db(cluster):
    return cluster.migrated()


def at(guest, house):
    """The same guest, at another process from now on."""
    guest.address = house.address
    guest.http.base_url = house.address
    return guest


@asynccontextmanager
async def two_houses(data, db, **settings):
    async with opened(data, db=db, **settings) as a, opened(data, db=db, **settings) as b:
        yield a, b


@asynccontextmanager
async def apart(a, b, game="parade", **fields):
    """Two friends, each at a process of their own."""
    async with friends(a, game, **fields) as (table, one, two):
        there = await at(two.guest, b).live(table)
        await two.close()
        await one.until(lambda line: line.table["seats"][1]["here"])
        yield table, one, there


def deafen(*houses):
    """Nothing is broadcast any more: only the log itself tells."""
    for house in houses:
        house.hall.cluster.bus.publish = lambda text: None


def blind(*houses):
    """Nor does anybody look at the log of their own accord."""
    for house in houses:
        house.hall.cluster._catch_up_tables = lambda found: None


async def both_are_asked(one, two):
    """Up to a choice that both make in secret; what one does is waited for at the other."""
    while not (one.ask["options"] and two.ask["options"]):
        line = await somebody_is_asked(one, two)
        other = two if line is one else one
        heard = len(other.frames)
        await line.move("pass")
        await other.until(lambda other, heard=heard: len(other.frames) > heard)


@async_test
async def test_players_on_different_processes_finish_a_game(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), apart(a, b, "fourberies") as (table, one, two):
        dice = random.Random(2)
        await asyncio.gather(one.play_on(dice), two.play_on(dice))
        assert one.table["scores"] == two.table["scores"] and one.table["winners"]
        for line in (one, two):
            assert (await line.guest.live(table)).log == line.log
        log = await a.store.log(table)
        assert [e.n for e in log] == list(range(len(log)))
        texts = [(await line.guest.get(f"/table/{table}/record")).text for line in (one, two)]
        assert texts[0] == texts[1]


@async_test
async def test_the_words_of_somebody_who_has_gone_leave_all_processes(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), apart(a, b) as (table, one, two):
        async with at(Guest(a.address), b) as guest:
            await guest.get(one.table["invite"])
            watcher = await guest.live(table)
            await watcher.act("chat", text="soon forgotten")
            await two.act("chat", text="kept")
            await guest.post("/name", name="Somebody")
            await watcher.act("chat", text="the last word")
            for line in (one, two):
                await line.until(lambda line: len(line.chat) == 3)
            await at(guest, a).post("/delete", sure="yes")
            await two.until(lambda line: [said["text"] for said in line.chat] == ["kept"])
        assert len(b.hall.tables[table].talk.lines) == 1
        one = await one.guest.live(table)
        await one.act("chat", text="and on it goes")  # under a number that was given before
        for line in (one, two):
            await line.until(lambda line: len(line.chat) == 2)


@async_test
async def test_a_lost_broadcast_only_delays(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), apart(a, b) as (_, one, two):
        deafen(a, b)
        dice = random.Random(3)
        for _ in range(4):
            line = await somebody_is_asked(one, two)
            assert (await line.move(dice=dice))["is"] == "done"
        await one.act("chat", text="hello")
        await two.until(lambda line: line.chat)
        assert two.chat[0]["text"] == "hello"


@async_test
async def test_whoever_writes_second_looks_again_and_is_written_after(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), apart(a, b) as (table, one, two):
        await both_are_asked(one, two)
        deafen(a, b)
        blind(a, b)
        length = len(await a.store.log(table))
        assert (await one.move())["is"] == "done"
        assert b.hall.tables[table].state.n == length  # knows nothing of it
        assert (await two.move())["is"] == "done"  # a secret choice of one's own is never stale
        log = await a.store.log(table)
        assert [(e.n, e.seat) for e in log[length:]] == [(length, 0), (length + 1, 1)]
        chain.check(table, log, head=sure(StoredTable, await b.store.table(table)).row.head)
        assert b.hall.tables[table].state.n == length + 2


@async_test
async def test_a_broadcast_that_does_not_follow_from_the_log_is_not_believed(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), apart(a, b) as (table, one, two):
        await both_are_asked(one, two)
        state = b.hall.tables[table].state
        entry = LogEntry(state.n, "play", 0, one.ask["options"][0]["move"])
        forged = chain.chained(table, "x" * 16, entry)
        before = state.playing.hash
        broadcast = Broadcast("somebody", table, (forged,))
        await b.hall.run_at(table, lambda table: receive(table, broadcast))
        found = b.hall.tables[table]
        assert found.state.playing.hash == before and not found.doubtful
        assert (await two.move())["is"] == "done"
        chain.check(table, await a.store.log(table))


@async_test
async def test_the_same_move_sent_to_two_processes_is_made_once(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), friends(a) as (table, one, two):
        line = await somebody_is_asked(one, two)
        again = await at(line.guest, b).live(table)
        deafen(a, b)
        blind(a, b)
        ask, length = line.ask, len(await a.store.log(table))
        said = {"do": "play", "id": "same", "seat": ask["seat"], "position": ask["position"]}
        said["move"] = ask["options"][0]["move"]
        other = {**said, "id": "other", "move": ask["options"][-1]["move"]}
        assert (await line.answer(said))["is"] == "done"
        assert (await again.answer(said))["is"] == "done"
        blind_position = await again.answer(other)
        assert blind_position["error"] == "stale-move"
        assert blind_position["position"] == ask["position"] + 1
        assert len(await a.store.log(table)) == length + 1


@async_test
async def test_many_at_once_lose_and_double_nothing(tmp_path, db):
    """Everybody talks, and the host changes the table meanwhile, on two processes."""
    async with two_houses(tmp_path, db) as (a, b), apart(a, b) as (table, one, two):
        host = await at(one.guest, b).live(table)

        async def talk(line):
            for i in range(20):
                said = await line.act("chat", text=str(i))
                assert said["is"] == "done", said

        async def rename(guest, name):
            for i in range(5):
                assert (await guest.post("/name", name=f"{name} {i}")).status_code == 303

        async def open_again():
            for _ in range(10):
                said = await host.act("chat-open", open=True)
                assert said["is"] == "done", said

        names = rename(one.guest, "One"), rename(two.guest, "Two")
        await asyncio.gather(talk(one), talk(two), open_again(), *names)
        await asyncio.gather(*[li.until(lambda line: len(line.chat) >= 40) for li in (one, two)])
        assert one.chat == two.chat and len(one.chat) == 40
        log = await a.store.log(table)
        chain.check(table, log, head=log[-1].hash)
        named = {s["name"] for s in one.table["seats"]}
        assert named == {"One 4", "Two 4"}


@async_test
async def test_seats_names_talk_and_presence_show_on_all_processes(tmp_path, db):
    async with (
        two_houses(tmp_path, db) as (a, b),
        friends(a, start=False) as (table, one, two),
        Guest(b.address) as third,
    ):
        there = await at(two.guest, b).live(table)
        await two.close()
        await there.until(lambda line: line.table["seats"][0]["here"])
        await one.until(lambda line: line.table["seats"][1]["here"])
        await there.guest.post("/name", name="Célimène")
        await one.until(lambda line: line.table["seats"][1]["name"] == "Célimène")
        await there.act("chat", text="me")
        await one.until(lambda line: line.chat)
        assert one.chat[0]["who"] == "Célimène" and one.chat[0]["seat"] == 1
        assert (await one.act("chat-open", open=False))["is"] == "done"
        await there.until(lambda line: not line.table["chat_open"])
        assert (await there.act("leave"))["is"] == "done"
        await one.until(lambda line: line.table["seats"][1]["kind"] == "empty")
        await third.get(one.table["invite"])
        new = await third.live(table)
        assert (await new.act("sit", seat=1))["is"] == "done"
        await one.until(lambda line: line.table["seats"][1]["kind"] == "human")
        assert (await one.act("start"))["is"] == "done"
        await new.until(lambda line: line.table["phase"] == "playing")
        await new.close()
        await one.until(lambda line: not line.table["seats"][1]["here"])


@async_test
async def test_who_signs_out_on_one_process_is_out_on_all(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), Guest(a.address) as me:
        await me.post("/register", login="Ottilie", password="long enough")
        table = await me.found(private="yes")
        line = await at(me, b).live(table)
        cookie = me.cookie
        await at(me, a).post("/logout")
        await asyncio.gather(line.reader, return_exceptions=True)
        async with Guest(b.address) as thief:
            page = await thief.get("/", headers={"cookie": cookie})
            assert "Ottilie" not in page.text


@async_test
async def test_a_guest_who_registers_on_one_process_is_no_guest_on_any(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), Guest(a.address) as me:
        table = await me.found()
        cookie = me.cookie
        told = await at(me, b).live(table)
        await at(me, a).post("/register", login="Ottilie", password="long enough")
        await told.reader
        thief = await at(me, b).live(table, look=False, cookie=cookie)
        await thief.reader
        assert thief.socket.close_code == UNKNOWN


@async_test
async def test_a_channel_that_did_not_hear_of_the_account_does_nothing(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b), Guest(a.address) as me:
        table = await me.found()
        line = await at(me, b).live(table)
        deafen(a, b)
        await at(me, a).post("/register", login="Ottilie", password="long enough")
        b.people.cache_seconds = 0.0  # what was read of a person is believed for a while
        await line.say(do="chat", text="for the account")
        await line.reader
        assert line.socket.close_code == TRY_AGAIN
        assert await b.store.chat(table, 9) == []


@async_test
async def test_a_channel_that_did_not_hear_of_the_end_of_its_session_is_closed(tmp_path, db):
    """Also if it never says anything, and only that one."""
    async with (
        two_houses(tmp_path, db) as (a, b),
        Guest(a.address) as me,
        Guest(a.address) as guest,
        Guest(b.address) as other,
        Guest(b.address) as spectator,
    ):
        for visitor in (guest, spectator):
            await visitor.get("/")
        await me.post("/register", login="Ottilie", password="long enough")
        await other.post("/register", login="Other", password="long enough")
        table = await other.found()
        lines = [await at(each, b).live(table) for each in (me, guest)]
        stay = [await other.live(table), await spectator.live(table)]
        deafen(a, b)
        await at(me, a).post("/logout")
        await at(guest, a).post("/register", login="No guest", password="long enough")
        for line in lines:
            await line.reader
            assert line.socket.close_code == TRY_AGAIN
        for line in stay:
            assert (await line.act("chat", text="still here"))["is"] == "done"


@async_test
async def test_a_guests_table_is_the_accounts_on_all_processes(tmp_path, db):
    async with (
        two_houses(tmp_path, db) as (a, b),
        Guest(a.address) as me,
        Guest(b.address) as other,
    ):
        await other.post("/register", login="Ottilie", password="long enough")
        table = await me.found()
        await me.live(table)
        await b.hall.table(table)
        await me.post("/login", login="Ottilie", password="long enough")
        line = await at(me, b).live(table)
        await line.until(lambda line: line.table["seat"] == 0 and line.table["host"])


@async_test
async def test_exactly_one_process_lets_a_bot_think_and_another_when_it_is_gone(tmp_path, db):
    slow_a, slow_b = Manual(), Manual()
    async with (
        opened(tmp_path, db=db, backend=slow_a) as a,
        opened(tmp_path, db=db, backend=slow_b) as b,
        Guest(a.address) as me,
    ):
        table = await me.play(game="fourberies", seats="2")
        line = await me.live(table)
        there = await at(me, b).live(table)
        await slow_a.until_asked(1)
        assert a.hall.cluster.owns_bots(table) and not b.hall.cluster.owns_bots(table)
        while there.ask["options"]:
            await there.move()  # made at b, thought about at a
        await there.until(lambda line: line.parts["thinking"]["seats"] == [1])
        assert slow_b.asked == []
        sure(
            asyncio.Task, sure(PostgresCluster, a.hall.cluster).task
        ).cancel()  # no sign of life any more, as if it were dead
        await slow_b.until_asked(1)
        assert b.hall.cluster.owns_bots(table) and not a.hall.cluster.owns_bots(table)
        slow_a.answer_all()  # what the dead come up with later is not played
        slow_b.answer_all()
        await there.my_turn()
        log = await b.store.log(table)
        assert [e.n for e in log] == list(range(len(log)))
        await line.close()


@async_test
async def test_a_process_that_ends_in_peace_hands_its_bots_over(tmp_path, db):
    slow = Manual()
    async with opened(tmp_path, db=db) as b:
        async with opened(tmp_path, db=db, backend=slow) as a, Guest(a.address) as me:
            table = await me.play(game="fourberies", seats="2")
            await slow.until_asked(1)
            assert table not in b.hall.tables
        there = await at(me, b).live(table)
        await there.my_turn()
        await there.play_on(random.Random(1))


@async_test
async def test_a_lease_belongs_to_one_as_long_as_it_lives(tmp_path, db):
    async with two_houses(tmp_path, db) as (a, b):
        mine, theirs = a.hall.cluster.id, b.hall.cluster.id

        async def taken(by):
            return await a.store.writer.do(lambda c: take_lease(c, "mail", by))

        assert await taken(mine) and await taken(mine) and not await taken(theirs)
        await a.store.writer.do(lambda c: release_lease(c, "mail", theirs))
        assert not await taken(theirs)
        await a.store.writer.do(lambda c: release_lease(c, "mail", mine))
        assert await taken(theirs) and not await taken(mine)
        b.hall.cluster.task.cancel()
        while not await taken(mine):
            await asyncio.sleep(0.05)


@async_test
async def test_processes_that_start_together_share_one_shape_and_one_key(tmp_path, db):
    async with asyncio.TaskGroup() as group:

        async def open_and_close():
            async with opened(tmp_path, db=db) as house:
                keys.add(house.keys.key)

        keys: set[bytes | str] = set()
        for _ in range(4):
            group.create_task(open_and_close())
    assert len(keys) == 1


@async_test
async def test_a_process_with_another_key_is_refused(tmp_path, db):
    async with opened(tmp_path / "a", db=db):
        with pytest.raises(Refused) as refused:
            async with opened(tmp_path / "b", db=db):
                pass
        assert refused.value.id == "other-key"
    async with opened(tmp_path / "b", db=db):
        pass  # nobody is left who uses the first one


async def comes_true(true):
    """Wait for something that no page is told of."""
    while not true():
        await asyncio.sleep(0.01)


@async_test
async def test_who_is_active_or_away_in_one_process_is_absent_in_none(tmp_path, db):
    clock = Clock()
    async with two_houses(tmp_path, db, clock=clock) as (a, b):
        async with apart(a, b, pace="minute") as (table, one, two):
            line = await somebody_is_asked(one, two)
            house, other = (a, b) if line is one else (b, a)
            seat, there = line.ask["seat"], other.hall.tables[table]
            clock.now += 50
            assert (await line.act("chat", text="thinking"))["is"] == "done"
            await comes_true(lambda: there.state.since[seat] == clock.now)
            clock.now += 50
            assert there.absent() == house.hall.tables[table].absent() == set()
            clock.now += 50
            assert there.absent() == house.hall.tables[table].absent() == {seat}
        async with apart(a, b, pace="day") as (table, one, _):
            day = datetime.fromtimestamp(clock.now + 9 * 86400, UTC).date().isoformat()
            await one.guest.post("/register", login="Ottilie", password="long enough")
            assert (await one.guest.post("/letters/away", until=day)).status_code == 303
            await comes_true(lambda: b.hall.tables[table].on_holiday() == {0})


@async_test
async def test_what_postgresql_cannot_keep_is_refused_like_anything_unknown(tmp_path, db):
    async with opened(tmp_path, db=db) as house, friends(house) as (_, one, two):
        for path in ("/table/%00", "/join/%00", "/table/x%00/live"):
            assert (await one.guest.get(path)).status_code == 404, path
        answer = await one.guest.post("/login", login="a\0b", password="long enough")
        assert answer.status_code == 403
        line = await somebody_is_asked(one, two)
        ask = line.ask
        said = {"do": "play", "id": "a\0", "seat": ask["seat"], "position": ask["position"]}
        answer = await line.answer({**said, "move": ask["options"][0]["move"]})
        assert answer["error"] == "bad-message"
