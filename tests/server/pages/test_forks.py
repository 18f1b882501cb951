"""After the end: play on from any position, watch records from elsewhere, without spoilers."""

import random
import re

import pytest
from games.playing import sure

import chapiteau
from chapiteau.server.operation.archive_check import GOES_ON, SAME, check, stored_games
from chapiteau.server.pages.uploads import LARGEST
from chapiteau.server.store.offline import read_only
from chapiteau.server.store.rows import DEALT, FORK, PLAY, RECORD, StoredTable
from chapiteau.server.tables.new import uploads
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


async def finished(guest, game="parade", **fields):
    table = await guest.play(game=game, level="random", **fields)
    line = await guest.live(table)
    await line.play_on(random.Random(5))
    await line.close()
    return table


def id_in(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[2]


@async_test
async def test_any_position_of_a_finished_game_is_played_on_against_bots(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        table = await finished(me, "fourberies", seats="3")
        archive = await house.hall.archive(table, (await me_of(house, me)))
        for n in (0, 1, archive.length // 2, archive.length - 1):
            fork = id_in(await me.post(f"/table/{table}/fork", n=str(n), level="random"))
            line = await me.live(fork)
            state = house.hall.tables[fork].state
            moves = [(e.seat, e.move.text) for e in state.playing.decisions[:n]]
            assert moves == [(e.seat, e.move.text) for e in archive.end.decisions[:n]]
            row = sure(StoredTable, await house.store.table(fork)).row
            assert row.origin == FORK and row.private and row.box == archive.state.row.box
            assert line.table["seat"] == 0 and line.table["commitment"] == ""
            await line.play_on(random.Random(n))
            await line.close()
            assert (await me.get(f"/table/{fork}/replay")).status_code == 200
            again = chapiteau.load((await me.get(f"/table/{fork}/record")).text)
            assert again.match.over and again.match.seed == archive.end.seed
    with read_only(tmp_path, db) as c:
        assert {check(p).kind for p in stored_games(c)} == {SAME}


async def me_of(house, guest):
    return await house.people.of(house.keys.read(guest.http.cookies["who"]))


@async_test
async def test_a_fork_begins_with_the_moves_of_its_record_and_survives_a_restart(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await finished(me)
        fork = id_in(await me.post(f"/table/{table}/fork", n="4", level="random"))
        log = await house.store.log(fork)
        assert [e.kind for e in log[:5]] == [DEALT] + [PLAY] * 4
        house.hall.tables[fork].drop(even_if_busy=True)
        line = await me.live(fork)
        assert line.table["phase"] == "playing"
    with read_only(tmp_path, "") as c:
        assert {check(p).kind for p in stored_games(c)} == {SAME, GOES_ON}


@async_test
async def test_a_running_game_cannot_be_forked(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        for n in ("0", "1"):
            answer = await one.guest.post(f"/table/{table}/fork", n=n)
            assert answer.status_code == 403 and "once the game is over" in answer.text
        dice = random.Random(1)
        while line := await somebody_is_asked(one, two):
            await line.move(dice=dice)
        length = len(house.hall.tables[table].state.playing.decisions)
        bad: list[dict[str, str]] = [
            {"n": str(length)}, {"n": "x"}, {"n": "-1"}, {}, {"n": "0", "level": "god"},
        ]  # fmt: skip
        for fields in bad:
            assert (await one.guest.post(f"/table/{table}/fork", **fields)).status_code == 400
        seats = []
        for line in (one, two):
            fork = id_in(await line.guest.post(f"/table/{table}/fork", n="1", level="random"))
            seats.append((await line.guest.live(fork)).table["seat"])
            async with Guest(house.address) as stranger:
                assert (await stranger.get(f"/table/{fork}")).status_code == 404
                assert (await stranger.get(f"/table/{fork}/replay")).status_code == 404
        assert seats == [0, 1]  # everybody where they sat


@async_test
async def test_a_private_game_is_forked_only_by_who_may_see_it(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address) as stranger,
    ):
        table = await finished(me)
        assert (await stranger.post(f"/table/{table}/fork", n="0")).status_code == 404


def a_record(game="fourberies", seats=2, seed="elsewhere", moves=10**6, **how):
    match, dice = chapiteau.new(game, seats=seats, seed=seed, **how), random.Random(3)
    while not match.over and len(match.decisions) < moves:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    return match.record().text


async def upload(guest, text="", file=None):
    data, files = {"csrf": await guest.csrf(), "text": text}, {"record": ("", file or b"")}
    return await guest.http.post("/watch", data=data, files=files)


@async_test
async def test_a_record_from_elsewhere_is_watched_and_played_on(tmp_path, db):
    async with (
        opened(tmp_path, db=db) as house,
        Guest(house.address) as me,
        Guest(house.address) as friend,
    ):
        text = a_record()
        for table in (id_in(await upload(me, text)), id_in(await upload(me, "", text.encode()))):
            row = sure(StoredTable, await house.store.table(table)).row
            assert row.origin == RECORD and row.phase == "over"
            page = await friend.get(f"/table/{table}/replay")  # whoever has the link
            assert page.status_code == 200 and 'id="veil"' in page.text
            assert (await friend.get(f"/table/{table}/at/7.json")).json()["n"] == 7
            kept = (await friend.get(f"/table/{table}/record")).text
            assert chapiteau.load(kept).match.hash == chapiteau.load(text).match.hash
        fork = id_in(await friend.post(f"/table/{table}/fork", n="9", level="random"))
        await (await friend.live(fork)).play_on(random.Random(1))
        assert (await me.get("/tables.json")).json()["tables"] == []
        assert "Here they will be counted" in (await friend.get("/statistics")).text
    with read_only(tmp_path, db) as c:
        assert {check(p).kind for p in stored_games(c)} == {SAME}


@async_test
async def test_a_record_with_a_box_of_its_own_keeps_it(tmp_path):
    own = tmp_path / "own.toml"
    ours = chapiteau.games()["fourberies"].box
    needle = ours.data["needle"]
    lines = [f"{k} = {v!r}".replace("'", '"') for k, v in needle.items()]
    changed = "\n".join(lines).replace("spaces_per_side = 7", "spaces_per_side = 6")
    own.write_text(f"[needle]\n{changed}\n", "utf-8")
    text = a_record(components=own)
    async with opened(tmp_path / "data") as house, Guest(house.address) as me:
        table = id_in(await upload(me, text))
        fork = id_in(await me.post(f"/table/{table}/fork", n="3", level="random"))
        line = await me.live(fork)
        box = house.hall.tables[fork].state.playing.edition.box
        assert box.hash != ours.hash and f"box: {box.hash}" in text
        await line.play_on(random.Random(2))


def bad_records():
    good = a_record("parade")
    yield "empty", "", "Line 1"
    yield "nonsense", "hello", "Line 1"
    yield "illegal", re.sub(r"\n0 (\S+)\n", "\n1 \\1\n", good, count=1), "Line"
    yield "forged", good.replace("result: ", "result: 9"), "result should be"
    yield "unfinished", a_record("parade", moves=3), "not finished"
    yield "other game", good.replace("game: parade", "game: chess"), "not installed"
    yield "other rules", re.sub("rules: .*", "rules: 77", good), "rules 77"
    yield "many moves", good.replace("moves: ", "moves: 9"), "Line"
    yield "too big", good + "# " + "x" * LARGEST, "letters"


@pytest.mark.parametrize(
    "name, text, said", [*bad_records()], ids=lambda v: v if len(v) < 12 else ""
)
@async_test
async def test_a_record_that_is_not_true_is_refused_in_a_sentence(tmp_path, name, text, said):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        answer = await upload(me, text)
        assert answer.status_code in (400, 413), name
        assert (
            'role="alert"' in answer.text and said in answer.text and "Traceback" not in answer.text
        )
        with read_only(tmp_path, "") as c:
            assert list(stored_games(c)) == []


def test_limits_hold_where_records_are_played(monkeypatch):
    text = a_record("parade")
    assert uploads.play_through(text).error == ""
    monkeypatch.setattr(uploads, "MOST_MOVES", 3)
    assert uploads.play_through(text).error == "record-too-long"
    monkeypatch.undo()
    monkeypatch.setattr(uploads, "MOST_SECONDS", -1.0)
    assert uploads.play_through(text).error == "record-too-slow"
    monkeypatch.undo()
    monkeypatch.setattr(uploads, "read", lambda text, games: 1 / 0)
    assert uploads.play_through(text).error == "record-unreadable"


@async_test
async def test_more_than_a_record_is_not_even_read(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        answer = await upload(me, "", b"x" * 800_000)
        assert answer.status_code == 413
        for body, kind in (
            (b"--x\r\n", "multipart/form-data; boundary=x"),
            (b"", "multipart/form-data"),
            (
                b"--x\r\ncontent-disposition: form-data; name=csrf\r\n\r\nzz\r\n--x--",
                "multipart/form-data; boundary=x",
            ),
            (b"\xff" * 100, "multipart/form-data; boundary=\xff"),
        ):
            headers = {"content-type": kind.encode("latin-1")}
            answer = await me.http.post("/watch", content=body, headers=headers)
            assert answer.status_code == 403, kind
        assert (await me.post("/watch", text="x" * 20_000)).status_code == 413  # no file, no room
        many = {f"f{i}": "x" for i in range(60)}
        answer = await me.http.post("/watch", data=many, files={"record": b"x"})
        assert answer.status_code == 400


@async_test
async def test_uploads_are_not_made_all_day(tmp_path):
    async with opened(tmp_path, limits=1.0) as house, Guest(house.address) as me:
        codes = [(await upload(me, "nonsense")).status_code for _ in range(8)]
        assert codes[0] == 400 and codes[-1] == 429


@async_test
async def test_who_did_not_play_sees_a_game_from_its_start_and_no_result(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        dice = random.Random(1)
        while line := await somebody_is_asked(one, two):
            await line.move(dice=dice)
        length = len(house.hall.tables[table].state.playing.decisions)
        own = (await one.guest.get(f"/table/{table}/replay")).text
        assert f'value="{length}"' in own and "#trophy" in own and 'id="veil"' not in own
        async with Guest(house.address) as watcher:
            page = (await watcher.get(f"/table/{table}/replay")).text
            assert re.search(r'id="slider"[^>]* value="0"', page) and "#trophy" not in page
            veil = page.index('id="veil"')
            result = (await house.hall.archive(table, await me_of(house, one.guest))).result("en")
            for said in result[-1].lines:
                assert page.index(said.split(":")[0], veil) > veil
                assert said not in page[:veil]
            at = (await watcher.get(f"/table/{table}/replay?at=3")).text
            assert re.search(r'id="slider"[^>]* value="3"', at) and 'id="veil"' in at
