"""What is made once is given from memory, and what takes long is not made on the event loop."""

import asyncio
import gzip
import random
import threading
from contextlib import contextmanager

import pytest

from chapiteau.server.answers.files import KeptFiles
from chapiteau.server.answers.kept import Kept, KeptAnswers
from chapiteau.server.operation.worker import WorkerThread
from chapiteau.server.pages import openapi, tables
from chapiteau.server.pages.entrance import lobby
from chapiteau.server.tables.archive import Archive
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


@contextmanager
def counted(module, name):
    """Note in which thread a function of a module is called, each time it is."""
    calls, real = [], getattr(module, name)

    def noted(*args, **kw):
        calls.append(threading.current_thread())
        return real(*args, **kw)

    setattr(module, name, noted)
    try:
        yield calls
    finally:
        setattr(module, name, real)


@async_test
async def test_the_description_for_programs_is_made_once(tmp_path):
    with counted(openapi, "described") as calls:
        async with opened(tmp_path) as house, Guest(house.address) as me:
            first, again = [await me.get("/openapi.json") for _ in range(2)]
            same = await me.get("/openapi.json", headers={"if-none-match": first.headers["etag"]})
            plain = await me.get("/openapi.json", headers={"accept-encoding": "identity"})
    assert len(calls) == 1
    assert first.json() == again.json() == plain.json()
    assert first.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert same.status_code == 304 and not same.content
    assert "no-store" not in first.headers["cache-control"]


@async_test
async def test_a_rulebook_is_made_once_for_all_and_a_page_of_it_is_not_sent_twice(tmp_path):
    path = "/game/parade/rules"
    with counted(lobby, "rules_of") as calls:
        async with (
            opened(tmp_path) as house,
            Guest(house.address) as me,
            Guest(house.address) as other,
        ):
            await me.get("/login")
            mine, others = await me.get(path), await other.get(path)
            tag = mine.headers["etag"]
            same = await me.get(path, headers={"if-none-match": tag})
            assert (same.status_code, same.content) == (304, b"")
            assert len(calls) == 1
            assert others.headers["etag"] != tag  # it names its visitor
            dark = {"if-none-match": tag, "cookie": f"{me.cookie}; theme=dark"}
            assert (await me.get(path, headers=dark)).status_code == 200
            await me.post("/name", name="Somebody else")
            renamed = await me.get(path, headers={"if-none-match": tag})
            assert renamed.status_code == 200 and "Somebody else" in renamed.text
            assert (await me.get(path, headers={"accept-language": "fr"})).status_code == 200
            assert len(calls) == 2  # one for each language


async def finished(one, two):
    dice = random.Random(1)
    while line := await somebody_is_asked(one, two):
        await line.move(dice=dice)


@async_test
async def test_a_position_is_drawn_once_and_not_by_the_event_loop(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        await finished(one, two)
        with counted(tables, "drawn") as calls:
            path, me = f"/table/{table}/at/2.json", one.guest
            first, again = await me.get(path), await me.get(path)
            assert first.json() == again.json() and len(calls) == 1
            assert calls[0] is not threading.current_thread()
            same = await me.get(path, headers={"if-none-match": first.headers["etag"]})
            assert same.status_code == 304
            others = await me.get(f"{path}?seat=1")
            assert others.json() != first.json() and len(calls) == 2
            await asyncio.gather(*[me.get(f"/table/{table}/at/3.json") for _ in range(4)])
            assert len(calls) == 3
            house.hall.archives.pop(table)  # as when somebody in it is forgotten
            await me.get(path)
            assert len(calls) == 4


@async_test
async def test_a_look_back_is_drawn_once_until_something_happens(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        await (await somebody_is_asked(one, two)).move()
        with counted(tables, "played_again") as calls:
            path, me = f"/table/{table}/past.json", one.guest
            first, again = await me.get(path), await me.get(f"{path}?back=1")
            assert first.json() == again.json() and len(calls) == 1
            assert calls[0] is not threading.current_thread()
            await two.guest.get(path)
            assert len(calls) == 2  # another seat sees something else
            await (await somebody_is_asked(one, two)).move()
            assert (await me.get(path)).status_code == 200 and len(calls) == 3


@async_test
async def test_games_are_played_again_in_the_thread_for_work(tmp_path):
    done = []

    class Noted(WorkerThread):
        async def run(self, work, *args, **kw):
            done.append(getattr(work, "__name__", ""))
            return await super().run(work, *args, **kw)

    async with opened(tmp_path) as house, friends(house) as (table, one, two):
        await finished(one, two)
        house.hall.worker.close()
        house.hall.worker = Noted()
        assert (await one.guest.get(f"/table/{table}/record")).status_code == 200
        assert done == ["rebuild", Archive.__name__]


# what is kept


def answer(size, letter=b"x"):
    return Kept(letter * size, b"", "text/plain", "tag")


def maker(made, kept):
    async def make():
        made.append(kept)
        return kept

    return make


@async_test
async def test_answers_that_were_used_longest_ago_give_way_to_new_ones():
    kept, made = KeptAnswers(most=100), list[Kept]()
    for key in ("a", "b", "a", "c"):
        await kept.get(key, maker(made, answer(40)))
    assert set(kept.kept) == {"a", "c"} and kept.size == 80 and len(made) == 3
    await kept.get("huge", maker(made, answer(1000)))
    assert kept.kept == {} and kept.size == 0


@async_test
async def test_an_answer_that_could_not_be_made_is_made_the_next_time():
    kept, made = KeptAnswers(), list[Kept]()

    async def fails():
        raise LookupError

    with pytest.raises(LookupError):
        await kept.get("a", fails)
    assert (await kept.get("a", maker(made, answer(1)))).body == b"x"


@async_test
async def test_whoever_goes_does_not_take_along_what_others_wait_for():
    kept, go = KeptAnswers(), asyncio.Event()

    async def slow():
        await go.wait()
        return answer(1)

    first, second = [asyncio.create_task(kept.get("a", slow)) for _ in range(2)]
    await asyncio.sleep(0)
    first.cancel()
    go.set()
    assert (await second).body == b"x" and not kept.making


# files


@async_test
async def test_a_file_is_read_once_and_again_when_it_has_changed(tmp_path, monkeypatch):
    file = tmp_path / "a.js"
    file.write_text("a" * 1000)
    files, read = KeptFiles(tmp_path), []
    real = Kept.of

    def noted(body, media_type):
        read.append(body)
        return real(body, media_type)

    async def asked(**headers):
        pairs = [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ]
        scope = {"type": "http", "method": "GET", "headers": pairs}
        return await files.get_response("a.js", scope)

    monkeypatch.setattr(Kept, "of", noted)
    first, _ = await asked(), await asked()
    assert first.body == b"a" * 1000 and len(read) == 1
    packed = await asked(accept_encoding="gzip, br")
    assert gzip.decompress(packed.body) == first.body
    assert (await asked(if_none_match=first.headers["etag"])).status_code == 304
    file.write_text("b" * 1000)
    assert (await asked()).body == b"b" * 1000 and len(read) == 2


@async_test
async def test_what_is_written_for_readers_of_the_sources_does_not_travel(tmp_path):
    (tmp_path / "a.js").write_text(
        "/** Of the module. */\n\nconst a = /** @type {number} */ (1);\n"
        "  /**\n   * Of a function: `*` and // are its own.\n   */\n"
        "  f(a); // stays\n/** @type {number} */ (a).b();\nconst c = '/* no comment */';\n"
    )
    (tmp_path / "a.css").write_text("/* Of a page. */\na { color: red; } /* stays */\n")
    (tmp_path / "a.svg").write_text("/* as it is */\n")
    files, sent = KeptFiles(tmp_path), {}
    for name in ("a.js", "a.css", "a.svg"):
        scope = {"type": "http", "method": "GET", "headers": []}
        sent[name] = bytes((await files.get_response(name, scope)).body).decode()
    assert sent["a.js"] == (
        "\nconst a = /** @type {number} */ (1);\n"
        "  f(a); // stays\n/** @type {number} */ (a).b();\nconst c = '/* no comment */';\n"
    )
    assert sent["a.css"] == "a { color: red; } /* stays */\n"
    assert sent["a.svg"] == "/* as it is */\n"
