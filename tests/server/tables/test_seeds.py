"""Fair chance, and that anybody can check it."""

import os
import random
import subprocess
import sys

from chapiteau.server.tables.seeds import commitment, is_fair, match_seed, new_seed, notes
from server.guests import async_test, friends, opened, somebody_is_asked


def test_a_seed_has_128_bits_and_is_never_the_same():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100 and all(len(s) == len(n) == 32 for s, n in seeds)


def test_every_browser_changes_the_deal():
    seed, nonce = new_seed()
    deals = {
        match_seed(seed, list(nonces)) for nonces in [("", ""), ("a", ""), ("", "a"), ("a", "b")]
    }
    assert len(deals) == 4
    said = notes(seed, nonce, ["a", ""])
    assert is_fair(match_seed(seed, ["a", ""]), said, 2)
    assert not is_fair(match_seed(seed, ["b", ""]), said, 2)
    other = {**said, "server seed": new_seed()[0]}
    assert not is_fair(match_seed(other["server seed"], ["a", ""]), other, 2)
    assert commitment(seed, nonce) != commitment(nonce, seed)


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
