"""What pages are told of the talk: each line once, and all anew where some are gone."""

from types import SimpleNamespace
from typing import Any

import pytest

from chapiteau.server.store.rows import CHAT_LINES, ChatLine
from chapiteau.server.tables.deeds.talk import Heard, Talk, news


def line(n, text=""):
    return ChatLine(n, "me", 0, "Me", text or f"line {n}", float(n))


@pytest.fixture
def table() -> Any:
    return SimpleNamespace(talk=Talk([line(0), line(1)]))


def told(table, heard):
    """The texts of the next part, and whether it stands in place of all before."""
    (part,) = news(table, heard)
    return [said["text"] for said in part["lines"]], part.get("anew", False)


def test_a_page_hears_each_line_once(table):
    early, late = Heard(), Heard()
    assert told(table, early) == (["line 0", "line 1"], True)
    table.talk.add([line(2)])
    assert told(table, early) == (["line 2"], False)
    assert news(table, early) == []
    assert told(table, late) == (["line 0", "line 1", "line 2"], True)


def test_a_page_misses_nothing_when_old_lines_leave_memory(table):
    heard = Heard()
    news(table, heard)
    table.talk.add([line(n) for n in range(2, 2 * CHAT_LINES)])
    table.talk.add([line(2 * CHAT_LINES)])
    assert len(table.talk.lines) == CHAT_LINES
    texts, is_anew = told(table, heard)
    assert texts[-1] == f"line {2 * CHAT_LINES}" and len(texts) == CHAT_LINES and not is_anew
    table.talk.add([line(2 * CHAT_LINES + 1)])
    assert told(table, heard) == ([f"line {2 * CHAT_LINES + 1}"], False)


def test_where_lines_are_gone_everybody_hears_the_rest_anew(table):
    heard = Heard()
    news(table, heard)
    table.talk.replace([line(0)])
    assert told(table, heard) == (["line 0"], True)
    table.talk.add([line(1, "under a number that was given before")])
    assert told(table, heard) == (["under a number that was given before"], False)
