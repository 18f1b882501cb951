"""Upgrades never change a game: every stored one is played again and compared with its end."""

import json
import random
from dataclasses import asdict, replace

import pytest
from games.playing import sure
from sqlalchemy import insert, select, update

import chapiteau
from chapiteau.cli import main
from chapiteau.server.operation.archive_check import (
    GOES_ON,
    NO_END,
    OLD,
    OTHER,
    REFUSED,
    SAME,
    check,
    stored_games,
)
from chapiteau.server.store import schema as s
from chapiteau.server.store.chain import chained_log
from chapiteau.server.store.offline import exclusive, read_only
from chapiteau.server.store.records import records
from chapiteau.server.store.rows import LogEntry, StoredTable
from server.archives import generate
from server.guests import Guest, async_test, opened

GAMES = 100


def checked(data, db=""):
    with read_only(data, db) as c:
        return {v.table: v for v in map(check, stored_games(c))}


def kinds(found):
    return {v.kind for v in found.values()}


def test_a_hundred_games_of_every_kind_come_out_as_they_did(tmp_path, capsys):
    generate(tmp_path, GAMES)
    assert (
        main(["archive", "check", "--data", str(tmp_path), "--lang", "en", "--workers", "2"]) == 0
    )
    said = capsys.readouterr().out
    assert f"{GAMES} games played again" in said and "the same: 90" in said
    assert "still being played: 10" in said
    assert main(["archive", "check", "--data", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "games": GAMES, SAME: 90, GOES_ON: 10, "wrong": [],
    }  # fmt: skip


def test_both_stores_keep_the_same_archive(tmp_path, db):
    generate(tmp_path, 12, db, names=("parade", "fourberies"))
    assert kinds(checked(tmp_path, db)) == {SAME, GOES_ON}


@pytest.fixture
def parade():
    """A game whose version may change during a test."""
    game = type(chapiteau.games()["parade"])
    before = game.rules, game.oldest_rules
    yield game
    game.rules, game.oldest_rules = before


def test_a_game_of_an_older_number_goes_on_under_it_or_is_refused_by_name(tmp_path, parade, capsys):
    generate(tmp_path, 6, names=("parade",), finish=lambda n: n > 2)
    parade.rules += 1
    assert kinds(checked(tmp_path)) == {OLD, GOES_ON}
    parade.oldest_rules = parade.rules
    found = checked(tmp_path)
    assert kinds(found) == {REFUSED} and {v.why for v in found.values()} == {"rules-gone"}
    assert main(["archive", "check", "--data", str(tmp_path), "--lang", "fr"]) == 1
    assert f"sous les règles {parade.rules - 1} de parade" in capsys.readouterr().out


@async_test
async def test_a_running_table_keeps_its_number_and_a_new_one_gets_the_new(tmp_path, parade):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        old = await me.play(level="random")
        parade.rules += 1
        new = await me.play(level="random")
        rules = [sure(StoredTable, await house.store.table(id)).row.rules for id in (old, new)]
        assert rules == [parade.rules - 1, parade.rules]
        house.hall.tables[old].drop(even_if_busy=True)
        line = await me.live(old)
        assert house.hall.tables[old].state.playing.edition.rules == rules[0]
        await line.play_on(random.Random(2))
        await line.close()
        parade.oldest_rules = parade.rules
        answer = await me.get(f"/table/{old}")
        assert (
            answer.status_code == 409 and f"founded under rules {rules[0]} of parade" in answer.text
        )
        assert (await me.get(f"/table/{new}")).status_code == 200
        assert (await me.get("/")).status_code == 200


@async_test
async def test_a_table_is_played_with_its_own_box_when_the_houses_changes(tmp_path, monkeypatch):
    game = chapiteau.games()["fourberies"]
    ours = game.box
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", level="random")
        line = await me.live(table)
        before = house.hall.tables[table].state.playing.hash
        other = game.read_box(changed(ours.data))
        assert other.hash != ours.hash
        monkeypatch.setattr(game, "_box", other)
        for known in list(game._boxes):  # and no past one is known
            monkeypatch.delitem(game._boxes, known)
        monkeypatch.setitem(game._boxes, other.hash, other)
        house.hall.tables[table].drop(even_if_busy=True)
        line = await me.live(table)
        state = house.hall.tables[table].state
        assert state.playing.edition.box.hash == ours.hash and state.playing.hash == before
        await line.move()  # and its bots answer from the same box
        await line.my_turn()
        another = await me.play(game="fourberies", level="random")
        assert sure(StoredTable, await house.store.table(another)).row.box == other.hash
    assert kinds(checked(tmp_path)) == {GOES_ON}
    with exclusive(tmp_path, "") as c:
        c.execute(s.boxes.delete())
    found = checked(tmp_path)
    assert found[table].why == "box-gone" and found[another].kind == GOES_ON


def rewrite(c, id, n, **values):
    """Another entry in place of one, as if it had been written so: the chain is whole."""
    log = records(LogEntry, c.execute(select(s.log).where(s.log.c.table == id).order_by(s.log.c.n)))
    log[n] = replace(log[n], **values)
    log = chained_log(id, log)
    c.execute(s.log.delete().where(s.log.c.table == id))
    c.execute(insert(s.log), [{"table": id, **asdict(entry)} for entry in log])
    c.execute(update(s.tables).where(s.tables.c.id == id).values(head=log[-1].hash))


def changed(data):
    """A box in which one number differs."""
    return json.loads(json.dumps(data).replace('"spaces_per_side": 7', '"spaces_per_side": 6'))


def test_what_comes_out_otherwise_or_cannot_be_read_is_named(tmp_path, capsys):
    generate(tmp_path, 8, names=("parade",), finish=lambda n: n < 6)
    with exclusive(tmp_path, "") as c:
        ids = list(c.execute(select(s.tables.c.id).order_by(s.tables.c.id)).scalars())
        result = c.execute(select(s.tables.c.result).where(s.tables.c.id == ids[0])).scalar_one()
        forged = {**result, "scores": [99, 99]}

        def change(id, **values):
            c.execute(update(s.tables).where(s.tables.c.id == id).values(**values))

        change(ids[0], result=forged)
        change(ids[1], result=None)
        change(ids[2], game="chess")
        change(ids[3], seed="0" * 32)
        rewrite(c, ids[4], 1, text="x:1")
        rewrite(c, ids[5], 1, kind="?")
        change(ids[6], asked=31)
    found = checked(tmp_path)
    assert [found[id].kind for id in ids[:3]] == [OTHER, NO_END, REFUSED]
    assert found[ids[3]].kind in (OTHER, REFUSED)
    assert [found[id].why for id in ids[4:6]] == ["unknown-move", "log-broken"]
    assert [found[id].kind for id in ids[6:]] == [OTHER, GOES_ON]
    assert main(["archive", "check", "--data", str(tmp_path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    parade_rules = chapiteau.games()["parade"].rules
    assert f"Table {ids[2]} (chess, rules {parade_rules}): There is no game “chess”" in said
    assert main(["archive", "check", "--data", str(tmp_path), "--json"]) == 1
    wrong = json.loads(capsys.readouterr().out)["wrong"]
    assert {each["table"] for each in wrong} == {*ids[:7]} - {ids[1]}


@async_test
async def test_the_end_of_a_game_is_written_with_its_last_move(tmp_path, db):
    async with opened(tmp_path, db=db) as house, Guest(house.address) as me:
        table = await me.play(level="random")
        line = await me.live(table)
        assert sure(StoredTable, await house.store.table(table)).row.result is None
        await line.play_on(random.Random(4))
        match = house.hall.tables[table].state.playing
        row = sure(StoredTable, await house.store.table(table)).row
        assert row.result is not None
        assert row.result["hash"] == match.hash and row.result["scores"] == list(match.scores)
        assert row.result["winners"] == list(match.winners)
    assert kinds(checked(tmp_path, db)) == {SAME}
