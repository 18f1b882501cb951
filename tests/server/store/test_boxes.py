"""Boxes that people have made: kept by id and number, never more than agreed, gone with whoever
made them unless they were offered to everybody."""

from dataclasses import replace

import pytest

from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.rows import (
    FIT,
    LINK,
    NEW,
    OFFERED,
    UNFIT,
    OwnBoxRow,
    PersonRow,
    VersionRow,
    VersionState,
)
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import async_test


@pytest.fixture
def store(db, tmp_path):
    return PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db")


def box(id="b", owner="me", **more):
    return OwnBoxRow(id, "parade", owner, f"box {id}", created=1.0, touched=1.0, **more)


def version(id="b", n=1, **more):
    return VersionRow(id, n, "0" * 16, [f'deck {n} {{"id": "x"}}'], f"key-{id}-{n}", 2.0, **more)


def four(owner):
    """A private one, one with a link, one that is offered, and one that was."""
    by_link = box("b", owner, audience=LINK)
    hidden = box("d", owner, audience=OFFERED, hidden=True)
    return box("a", owner), by_link, replace(hidden, id="c", name="box c", hidden=False), hidden


@async_test
async def test_a_box_is_found_by_its_id_and_a_version_by_its_number(store):
    await store.open()
    rows = store.own_boxes
    assert await rows.add(box(), version(), 9)
    assert await rows.box("b") == box() and await rows.version("b", 1) == version()
    assert await rows.add_version(version(n=2))
    found = await rows.box("b")
    assert (found.newest, found.touched) == (2, 2.0)
    await rows.settle("b", 1, UNFIT, {"id": "box-trial-stuck", "said": {}, "where": "deck 1"})
    await rows.settle("b", 2, FIT, None)
    assert (await rows.version("b", 1)).trouble["where"] == "deck 1"
    assert await rows.version("b", 2) == version(n=2, state=FIT)
    states = [VersionState("b", 2, 2.0, FIT), VersionState("b", 1, 2.0, UNFIT)]
    assert await rows.versions(["b", "c"]) == {"b": states, "c": []}
    assert await rows.box("c") is None and await rows.version("b", 3) is None
    await rows.delete("b")
    assert await rows.box("b") is None and await rows.version("b", 1) is None
    await store.close()


@async_test
async def test_nobody_keeps_more_than_agreed_and_no_version_takes_the_place_of_another(store):
    await store.open()
    rows = store.own_boxes
    assert await rows.add(box("a"), version("a"), 2)
    assert await rows.add(box("b"), version("b"), 2)
    assert not await rows.add(box("c"), version("c"), 2)
    assert await rows.add(box("d", "you"), version("d"), 2)
    assert await rows.box("c") is None and await rows.version("c", 1) is None
    assert await rows.add_version(version("a", 2))
    late = replace(version("a", 2), key="another")
    assert not await rows.add_version(late) and not await rows.add_version(version("e", 2))
    assert (await rows.version("a", 2)).key == "key-a-2"
    assert [row.id for row in await rows.of("me")] == ["a", "b"] and await rows.of("") == []
    await store.close()


@async_test
async def test_only_what_is_offered_and_not_hidden_is_listed(store):
    await store.open()
    rows = store.own_boxes
    for each in four("me"):
        await rows.add(each, version(each.id), 9)
    assert [row.id for row in await rows.offered()] == ["c"]
    assert [row.id for row in await rows.offered("parade")] == ["c"]
    assert await rows.offered("fourberies") == []
    await rows.change("d", hidden=False)
    assert {row.id for row in await rows.offered()} == {"c", "d"}
    assert set(await rows.boxes(["a", "c", "x"])) == {"a", "c"}
    await store.close()


@async_test
async def test_boxes_follow_a_guest_to_an_account_and_go_with_it_unless_offered(store):
    await store.open()
    rows = store.own_boxes
    for id in ("guest", "account"):
        await store.save_person(PersonRow(id, id, 1.0, id if id == "account" else None))
    for each in four("guest"):
        await rows.add(each, version(each.id), 9)
    await store.adopt("guest", "account")
    assert {row.id for row in await rows.of("account")} == {"a", "b", "c", "d"}
    await store.delete_person("account", "account")
    assert [await rows.box(id) for id in "abd"] == [None] * 3
    assert (await rows.box("c")).owner == ""
    assert await rows.version("a", 1) is None and (await rows.version("c", 1)).state == NEW
    await store.close()
