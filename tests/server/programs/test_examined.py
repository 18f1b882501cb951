"""`chapiteau doctor` tells which programs there are, and which tokens are of no use."""

import json
from dataclasses import replace
from typing import Any

from sqlalchemy import update

from chapiteau.cli import main
from chapiteau.server.programs.examined import MONTH, Examined, examined
from chapiteau.server.store import schema as s
from chapiteau.server.store.rows import TokenRow
from server.guests import async_test, opened
from server.programs.door import account, new_token

NOW = 1_800_000_000.0


async def planted(house, *rows):
    for i, (person, used) in enumerate(rows):
        row = TokenRow(f"t{i}", f"hash {i}", person, "mine", ["read"], NOW - 2 * MONTH, used)
        assert await house.store.tokens.add(row, 9)


@async_test
async def test_bots_tokens_and_what_is_of_no_use_are_counted(tmp_path, db):
    async with opened(tmp_path, db=db) as house:
        store: Any = house.store
        guests = [(await account(house, name, bot=name == "Ada"))[0] for name in ("Ada", "Bob")]
        for guest in guests:
            await guest.__aexit__()
        ids = await store.read(
            lambda c: {r.login: r.id for r in c.execute(s.people.select()) if r.login}
        )
        await store.read(lambda c: c.execute(s.tokens.delete()) and c.commit())
        assert await store.read(lambda c: examined(c, NOW)) == Examined(1, 0, 0, 0)
        recent = NOW - MONTH + 60
        await planted(house, (ids["Ada"], recent), (ids["Ada"], 0.0), (ids["Bob"], recent))
        seen = await store.read(lambda c: examined(c, NOW))
        assert seen == Examined(1, 3, 1, 0)
        with store.engine.begin() as c:
            c.execute(update(s.people).where(s.people.c.id == ids["Bob"]).values(closed=True))
        seen = await store.read(lambda c: examined(c, NOW))
        assert seen == replace(Examined(1, 3, 1, 0), ownerless=1)


@async_test
async def test_doctor_says_so_in_both_languages_and_never_what_a_token_is(tmp_path, capsys):
    async with opened(tmp_path) as house:
        data = house.settings.data
        guest, token = await account(house, "Ada")
        other = await new_token(guest)
        await guest.__aexit__()
    main(["doctor", "--data", str(data), "--json"])
    said = capsys.readouterr().out
    (found,) = [f for f in json.loads(said)["found"] if f["id"] == "programs"]
    assert (found["state"], found["bots"], found["tokens"]) == ("well", 1, 2)
    for lang, text in (("en", "there are 2 tokens"), ("fr", "2 jetons")):
        main(["doctor", "--data", str(data), "--lang", lang])
        said += capsys.readouterr().out
        assert text in said
    assert token not in said and other not in said and "chapiteau_" not in said
