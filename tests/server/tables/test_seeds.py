"""Fair chance, and that anybody can check it."""

import os
import random
import subprocess
import sys

from chapiteau.server.tables.seeds import (
    came_after,
    commitment,
    is_fair,
    match_seed,
    new_seed,
    notes,
    seal,
)
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


def test_a_seed_has_128_bits_and_is_never_the_same():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100 and all(len(s) == len(n) == 32 for s, n in seeds)


def test_every_browser_changes_the_deal():
    seed, nonce = new_seed()
    deals = {
        match_seed(seed, list(nonces)) for nonces in [("", ""), ("a", ""), ("", "a"), ("a", "b")]
    }
    assert len(deals) == 4
    said = notes(seed, nonce, ["a", ""], {})
    assert is_fair(match_seed(seed, ["a", ""]), said, 2)
    assert not is_fair(match_seed(seed, ["b", ""]), said, 2)
    other = {**said, "server seed": new_seed()[0]}
    assert not is_fair(match_seed(other["server seed"], ["a", ""]), other, 2)
    assert commitment(seed, nonce) != commitment(nonce, seed)


def test_a_nonce_that_was_sealed_with_the_commitment_came_after_it():
    seed, nonce = new_seed()
    shown = commitment(seed, nonce)
    sealed = [seal(shown, "one"), seal(shown, "two"), "plain", ""]
    assert came_after(notes(seed, nonce, sealed, {0: "one"}), 4) == {0: True, 1: None, 2: None}
    for forged in ({0: "other"}, {2: "plain"}, {3: "two"}):
        assert False in came_after(notes(seed, nonce, sealed, forged), 4).values()
    later = notes(*new_seed(), sealed, {0: "one"})  # a seed that was chosen afterwards
    assert came_after(later, 4)[0] is False


def verify(path):
    command = [sys.executable, "-m", "chapiteau", "--lang", "en", "verify", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@async_test
async def test_the_record_of_a_table_verifies_and_a_forged_one_does_not(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        shown = one.table["commitment"]
        assert two.table["commitment"] == shown
        dice = random.Random(1)
        while line := await somebody_is_asked(one, two):
            await line.move(dice=dice)
        text = (await two.guest.get(f"/table/{table}/record")).text
    path = tmp_path / "a.record"
    path.write_text(text)
    code, said = verify(path)
    assert code == 0 and shown in said and "committed" in said
    path.write_text(text.replace(f"commitment: {shown}", f"commitment: {'0' * 64}"))
    code, said = verify(path)
    assert code == os.EX_DATAERR and "does not fit" in said
    path.write_text(text.replace("nonce 1: n1", "nonce 1: n2"))
    assert verify(path)[0] == os.EX_DATAERR


@async_test
async def test_a_table_against_bots_shows_its_commitment_before_it_hears_any_nonce(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.ready(nonce="sent-too-early")
        stored = await house.store.table(table)
        assert stored and stored.row.seed and not any(s.nonce for s in stored.seats)
        assert await house.store.log(table) == []
        line = await me.live(table)
        assert line.table["phase"] == "waiting" and line.table["at_once"] and line.table["host"]
        shown = line.table["commitment"]
        assert shown == commitment(stored.row.seed, stored.row.nonce)
        nonce = seal(shown, "my number")
        assert (await line.act("start", nonce=nonce))["is"] == "done"
        await line.until(lambda line: line.table["phase"] == "playing")
        assert line.table["commitment"] == shown and not line.table["at_once"]
        assert line.table["opening"] == {}
        state = house.hall.tables[table].state
        assert state.playing.seed == match_seed(stored.row.seed, [nonce, *[""] * 2])


@async_test
async def test_a_table_that_had_free_seats_waits_for_its_host(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.found(seats="2"))
        assert not line.table["at_once"]
        assert (await line.act("bot", seat=1, level="random"))["is"] == "done"
        await line.until(lambda line: line.table["seats"][1]["kind"] == "bot")
        assert not line.table["at_once"]


@async_test
async def test_a_number_is_shown_once_by_its_own_player_and_stands_in_the_record(tmp_path):
    async with opened(tmp_path) as house, friends(house, start=False) as (table, one, two):
        shown = one.table["commitment"]
        assert (await one.act("unseal", number="mine"))["error"] == "not-started"
        assert (await one.act("start", nonce=seal(shown, "mine")))["is"] == "done"
        assert (await two.act("unseal", number="mine"))["error"] == "other-number"
        assert (await one.act("unseal", number="<b>"))["error"] == "bad-nonce"
        for _ in range(2):  # its answer may have been lost
            assert (await one.act("unseal", number="mine"))["is"] == "done"
        assert [e.kind for e in await house.store.log(table)].count("unsealed") == 1
        house.hall.tables[table].drop(even_if_busy=True)
        one, two = [await line.guest.live(table) for line in (one, two)]
        dice = random.Random(1)
        while line := await somebody_is_asked(one, two):
            await line.move(dice=dice)
        await one.until(lambda line: line.is_over)
        assert (await one.act("unseal", number="mine"))["error"] == "game-over"
        text = (await two.guest.get(f"/table/{table}/record")).text
        opening = one.table["opening"]
        assert all(f"note {key}: {value}\n" in text for key, value in opening.items())
    path = tmp_path / "a.record"
    path.write_text(text)
    code, said = verify(path)
    assert code == 0 and "after the commitment was made: seats 0" in said
    assert "Nothing shows" in said and said.rstrip().endswith("seats 1")
    path.write_text(text.replace("number 0: mine", "number 0: other"))
    code, said = verify(path)
    assert code == os.EX_DATAERR and "seats 0 are not those" in said
