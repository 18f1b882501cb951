"""Answers are read alike however their bytes arrive."""

import json

import pytest

from chapiteau.client.errors import ConnectionLost, Refused
from chapiteau.client.procedures import Hearing, Waits
from chapiteau.client.table import Table
from chapiteau.client.wire import Address, Answer, Call

OK = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"
BODIES = {
    "length": OK + b'content-length: 9\r\n\r\n{"a": [1]}'[:-1] + b"",
    "chunks": OK
    + b'transfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n5;x=y\r\n: [1]\r\n1\r\n}\r\n0\r\n\r\n',
}
WHOLE = {
    "length": OK + b'content-length: 10\r\n\r\n{"a": [1]}',
    "chunks": BODIES["chunks"],
}


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_an_answer_may_come_in_any_pieces(kind, size):
    answer, data = Answer(), WHOLE[kind]
    for at in range(0, len(data), size):
        answer.feed(data[at : at + size])
    assert answer.is_done and answer.result() == {"a": [1]}


def test_an_answer_without_a_length_ends_with_its_connection():
    answer = Answer()
    answer.feed(OK + b"\r\n{}")
    assert not answer.is_done
    answer.feed(b"")
    assert answer.result() == {}


@pytest.mark.parametrize("kind", WHOLE)
def test_an_answer_that_breaks_off_is_never_taken_for_whole(kind):
    for end in range(len(WHOLE[kind]) - (4 if kind == "chunks" else 1)):
        answer = Answer()
        if end:
            answer.feed(WHOLE[kind][:end])
        with pytest.raises(ConnectionLost):
            answer.feed(b"")


@pytest.mark.parametrize("data", [b"SSH-2.0\r\n\r\n", b"HTTP/1.1 x\r\n\r\n", b"x" * 70_000])
def test_what_is_no_house_is_said_to_be_none(data):
    with pytest.raises(ConnectionLost):
        Answer().feed(data)


def test_lines_are_whole_and_empty_ones_say_nothing():
    answer = Answer()
    answer.feed(b'HTTP/1.1 200 OK\r\n\r\n\n{"n": 1}\n{"n"')
    assert list(answer.lines()) == [{"n": 1}]
    answer.feed(b": 2}\n\n")
    assert list(answer.lines()) == [{"n": 2}]


def test_a_refusal_says_why_and_when_to_come_back():
    said = json.dumps({"error": "too-fast", "text": "Wait.", "position": 3}).encode()
    answer = Answer()
    head = b"HTTP/1.1 429 x\r\ncontent-type: application/json\r\nretry-after: 7\r\n"
    answer.feed(head + b"content-length: %d\r\n\r\n" % len(said) + said)
    with pytest.raises(Refused) as refused:
        answer.result()
    error = refused.value
    assert (error.error, error.text, error.position) == ("too-fast", "Wait.", 3)
    assert Waits(10).after(error, is_safe=False) == 7
    with pytest.raises(Refused):
        Waits(5).after(error, is_safe=False)


def test_what_may_have_been_done_is_not_said_again():
    assert Waits(10).after(ConnectionLost(), is_safe=True) > 0
    with pytest.raises(ConnectionLost):
        Waits(10).after(ConnectionLost(), is_safe=False)
    with pytest.raises(Refused):
        Waits(10).after(Refused(400, "illegal-move", ""), is_safe=True)


def test_a_request_names_its_house_and_says_nothing_twice():
    there = Address.of("https://[::1]:8443/club/", "chapiteau_x", "fr")
    sent = there.request(Call("POST", "/api/join", {"code": "é"})).decode("ascii")
    head, _, body = sent.partition("\r\n\r\n")
    assert head.startswith("POST /club/api/join HTTP/1.1\r\nhost: [::1]:8443\r\n")
    assert f"content-length: {len(body)}" in head and json.loads(body) == {"code": "é"}


def test_a_table_that_was_answered_has_no_moves_until_the_next_position():
    table = Table("t")
    asked = {
        "is": "position",
        "seat": 0,
        "position": 4,
        "moves": [{"id": 1, "move": "m", "text": "M"}],
    }
    assert table.take(asked) and [m.move for m in table.moves] == ["m"]
    table._played = 4
    assert table.take({"is": "chat", "lines": [{"n": 0}]}) and table.moves == []
    assert table.take({**asked, "position": 5}) and len(table.moves) == 1
    table.take({"is": "log", "from": 0, "lines": ["a", "b"]})
    table.take({"is": "log", "from": 1, "lines": ["c"]})
    assert table.log == ["a", "c"]


def test_what_was_heard_twice_is_told_once_but_an_invitation_always():
    hearing = Hearing()
    turn = {"is": "turn", "at": 5.5, "table": {"id": "t", "game": "parade"}}
    assert len(list(hearing.take(turn))) == 1 and list(hearing.take(turn)) == []
    assert len(list(hearing.take({**turn, "at": 6.5}))) == 1
    assert float(hearing.call().query["since"]) == 6.5
    for _ in range(2):
        assert len(list(hearing.take({**turn, "is": "invitation"}))) == 1
