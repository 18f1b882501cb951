"""What whoever runs the house gets: a pulse, figures, logs without secrets, an orderly end."""

import asyncio
import json
import random
import re
import signal
import time

from games.playing import sure
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import WebSocketException

from chapiteau import builds
from chapiteau.server.operation import health, logs
from chapiteau.server.pages.running import health as pages
from chapiteau.server.store.rows import PLAY
from chapiteau.server.store.sqlstore import SqlStore
from chapiteau.server.thinking import scheduler
from chapiteau.server.thinking.backend import Lost
from server.guests import Clock, Guest, async_test, friends, opened
from server.operation.test_serve import free_port, served
from server.thinking.backends import Manual


def figures(text):
    """The samples of a page of figures, by name and labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@async_test
async def test_the_pulse_is_felt_and_tells_no_secret(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        answer = await me.get("/healthz")
        assert answer.status_code == 200 and "set-cookie" not in answer.headers
        said = answer.json()
        assert said.pop("up") >= 0 and said.pop("version")
        assert said.pop("build") == builds.kind()
        assert said == {"ok": True, "store": True, "bots": True, "oldest": 0, "closing": False}
        house.closing = True
        assert (await me.get("/healthz")).status_code == 503


@async_test
async def test_a_store_that_takes_no_write_is_not_well(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "FRESH", 0)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        broken = True

        @event.listens_for(sure(SqlStore, house.store).engine, "commit")
        def fail(connection):
            if broken:
                raise OperationalError("COMMIT", None, OSError("disk full"))

        answers = await asyncio.gather(*[me.get("/healthz") for _ in range(5)])
        assert [a.status_code for a in answers] == [503] * 5
        assert answers[0].json()["store"] is False and "disk" not in answers[0].text
        broken = False
        assert (await me.get("/healthz")).json()["ok"]
        assert not await house.store.has_session("", "")


@async_test
async def test_the_store_is_not_asked_more_often_than_once_a_second(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "FRESH", 1e9)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        await me.get("/healthz")
        before = sure(SqlStore, house.store).writer.commits
        for _ in range(5):
            assert (await me.get("/healthz")).status_code == 200
        assert sure(SqlStore, house.store).writer.commits == before


@async_test
async def test_bots_without_workers_are_not_well(tmp_path, monkeypatch):
    monkeypatch.setattr(scheduler, "RESTART", 0.0)

    class Away(Manual):
        is_away = True

        async def start(self):
            if self.is_away:
                raise Lost
            return await super().start()

    backend = Away()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="fourberies", seats="2"))
        while not house.scheduler.failing:
            await asyncio.sleep(0)
        answer = await me.get("/healthz")
        assert answer.status_code == 503 and answer.json()["bots"] is False
        backend.is_away = False
        backend.answer_all()
        await line.until(lambda line: not line.parts["thinking"]["seats"])
        assert (await me.get("/healthz")).json()["bots"] is True


@async_test
async def test_the_age_of_the_oldest_question_is_known_and_one_who_asks_a_lot_is_no_illness(
    tmp_path,
):
    backend, clock = Manual(1), Clock()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        house.scheduler.queue.time = clock
        for _ in range(3):
            await me.play(game="fourberies", seats="2", level="master")
        while len(house.scheduler.queue) < 2:
            await asyncio.sleep(0)
        clock.now += 25
        backend.asked[0].reply()
        await backend.until_asked(2)
        clock.now += 25
        said = (await me.get("/healthz")).json()
        assert said["oldest"] == 50.0 and said["bots"] is True
        found = figures((await me.get("/metrics")).text)
        assert found["chapiteau_oldest_question_seconds"] == 50.0
        assert found["chapiteau_questions_waiting"] == 1 == found["chapiteau_questions_running"]
        assert found["chapiteau_question_wait_seconds_count"] == 2
        clock.now += 25  # nobody at all has had a turn
        answer = await me.get("/healthz")
        assert answer.status_code == 503 and answer.json()["bots"] is False
        backend.asked[1].lose()
        await backend.until_asked(3)
        found = figures((await me.get("/metrics")).text)
        assert found['chapiteau_worker_restarts_total{why="died"}'] == 1


@async_test
async def test_figures_are_for_this_machine_only_unless_there_is_a_token(tmp_path):
    async with opened(tmp_path / "a") as house, Guest(house.address) as me:
        assert (await me.get("/metrics")).status_code == 200
        for name in pages.FORWARDED:
            answer = await me.get("/metrics", headers={name: "192.0.2.7"})
            assert answer.status_code == 404, name
        assert (await me.get("/metrics", headers={"host": "192.0.2.7"})).status_code == 404
    async with (
        opened(tmp_path / "b", metrics_token="open sesame") as house,
        Guest(house.address) as me,
    ):
        for given in ("", "Bearer", "Bearer open", "Basic open sesame", "Bearer open sesame"):
            answer = await me.get("/metrics", headers={"authorization": given})
            assert answer.status_code == (200 if "Bearer open sesame" in given else 404), given


@async_test
async def test_figures_count_what_happens(tmp_path):
    async with (
        opened(tmp_path) as house,
        friends(house) as (_, one, _),
        Guest(house.address) as me,
    ):
        line = await me.live(await me.play(level="random"))
        await line.play_on(random.Random(1))
        assert (await one.act("sit", seat=1))["error"] == "already-seated"
        await me.get("/no-such-page")
        answer = await me.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "set-cookie" not in answer.headers
        found = figures(answer.text)
        assert found["chapiteau_tables"] == 2 and found["chapiteau_viewers"] == 3
        assert found["chapiteau_people_present"] == 3
        moves = found[f'chapiteau_log_entries_total{{kind="{PLAY}"}}']
        assert moves == len(house.hall.tables[line.table_id].state.playing.decisions)
        assert found['chapiteau_refusals_total{error="already-seated"}'] == 1
        assert found['chapiteau_refusals_total{error="no-such-page"}'] == 1
        assert found['chapiteau_requests_total{status="404"}'] == 1
        assert found["chapiteau_commit_seconds_count"] > moves
        assert found["chapiteau_bot_seconds_count"] > 0 < found["chapiteau_bot_seconds_sum"]
        assert (
            found['chapiteau_commit_seconds_bucket{le="+Inf"}']
            == (found["chapiteau_commit_seconds_count"])
        )
        assert found["chapiteau_memory_bytes"] > 10_000_000
        names = re.findall(r"^# TYPE (\S+) (?:counter|gauge|histogram)$", answer.text, re.MULTILINE)
        assert len(names) == len(set(names)) > 12
        for name in found:
            bare = re.sub(r"_(?:bucket|sum|count)$", "", name.partition("{")[0])
            assert bare in names or name.partition("{")[0] in names, name


@async_test
async def test_logs_are_lines_of_json_without_secrets(tmp_path):
    password, talk = "a very long password", "what is said at the table stays there"
    async with (
        served(tmp_path, "--log", "json") as server,
        Guest(server.address) as me,
        Guest(server.address) as friend,
    ):
        table = await me.found()
        line = await me.live(table)
        invite = line.table["invite"]
        await friend.get(invite)
        other = await friend.live(table)
        await other.act("sit", seat=1, nonce="a-nonce-of-mine")
        await line.act("start")
        await line.act("chat", text=talk)
        await me.post("/register", login="Ariste", password=password)
        await me.post("/login", login="Ariste", password=f"{password}!")
        await me.get("/join/a-code-that-nobody-has")
        await me.get(f"/table/{table}/record?token=abc")
        secrets = [me.http.cookies["who"], await me.csrf(), invite, invite.rsplit("/", 1)[1]]
        server.process.send_signal(signal.SIGTERM)
        assert await server.process.wait() == 0
        written = (await server.process.stderr.read()).decode()
    *lines, last = written.splitlines()
    told = [json.loads(each) for each in lines]
    assert last == "Stopped."
    routes = {each.get("route"): each for each in told}
    assert {"/join/{code}", "/register", "/table/{id}/record", "/new/{name}"} <= routes.keys()
    assert routes["/table/{id}/record"]["status"] in (403, 404)
    assert all(each["level"] == "info" and each["at"].endswith("Z") for each in told)
    for secret in (*secrets, password, talk, "a-code-that", "a-nonce", "127.0.0.1", "token=abc"):
        assert secret not in written, secret


def test_secrets_are_blotted_out_wherever_they_stand():
    seed = "0123456789abcdef" * 2
    said = f"/join/Abc_-9 failed for who=g-1-2; seed {seed} from 192.0.2.7 or 2001:db8::1:2"
    assert logs.redacted(said, addresses=False) == "/join/… failed for who=…; seed … from … or …"
    assert "192.0.2.7" in logs.redacted(said, addresses=True)


@async_test
async def test_addresses_are_logged_where_that_is_wanted(tmp_path):
    env = {"CHAPITEAU_LOG_ADDRESSES": "1", "CHAPITEAU_LOG": "json"}
    async with served(tmp_path, **env) as server, Guest(server.address) as me:
        await me.get("/")
        server.process.send_signal(signal.SIGTERM)
        written = (await server.process.stderr.read()).decode()
    assert json.loads(written.splitlines()[0])["address"] == "127.0.0.1"


@async_test
async def test_a_server_that_is_told_to_stop_finishes_what_was_begun(tmp_path):
    port = str(free_port())  # which nobody takes meanwhile: other houses step from one to the next
    async with served(tmp_path, "--port", port) as server, Guest(server.address) as me:
        lines = [await me.live(await me.play(level="random")) for _ in range(4)]
        done: dict[str, list[str]] = {line.table_id: [] for line in lines}

        async def play(line):
            """Move until the line is closed; remember what was acknowledged."""
            try:
                while await line.my_turn():
                    move = line.ask["options"][0]["move"]
                    if (await line.move(move))["is"] == "done":
                        done[line.table_id].append(move)
            except (ConnectionError, WebSocketException):
                pass

        playing = [asyncio.create_task(play(line)) for line in lines]
        await lines[0].until(lambda line: len(done[line.table_id]) > 1)
        server.process.send_signal(signal.SIGTERM)
        await asyncio.gather(*playing)
        assert await server.process.wait() == 0
        told = {line.socket.close_code for line in lines if not line.is_over}
        assert told <= {1012, 1013}  # come back in a while: not just cut off
        said = (await server.process.stderr.read()).decode()
        assert "Traceback" not in said, said
        async with served(tmp_path, "--port", port):
            for line in lines:
                again = await me.live(line.table_id)
                await again.play_on(random.Random(3))
                text = (await me.get(f"/table/{line.table_id}/record")).text
                mine = [row[2:] for row in text.splitlines() if re.match(r"0 \S+$", row)]
                assert mine[: len(done[line.table_id])] == done[line.table_id]


@async_test
async def test_a_house_that_is_busy_is_not_taken_for_broken(tmp_path, monkeypatch):
    """Whatever the loop does meanwhile delays the store's answer as much as the clock."""
    monkeypatch.setattr(health, "TIMEOUT", 0.05)
    async with opened(tmp_path) as house:
        asking = asyncio.create_task(health.accepts_write(house.store))
        while not asking.done():
            time.sleep(0.06)  # the loop stands still for longer than the store is given
            await asyncio.sleep(0)
        assert asking.result()


@async_test
async def test_a_store_that_does_not_answer_is_not_well(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "TIMEOUT", 0.05)
    async with opened(tmp_path) as house:
        asked, silence = asyncio.Event(), asyncio.Event()

        async def say_nothing(*_):
            asked.set()
            await silence.wait()

        vars(house.store)["open_session"] = say_nothing
        assert not await health.accepts_write(house.store)
        assert asked.is_set()
