"""A record is filled by the names of columns, not by their places."""

from typing import Any

import pytest
from sqlalchemy import create_engine, literal, select

from chapiteau.server.store.records import by_table, record, records
from chapiteau.server.store.rows import SeatRow

VALUES: dict[str, Any] = {
    "nonce": "n", "level": "", "name": "Me", "person": "p", "kind": "human", "seat": 1,
}  # fmt: skip


@pytest.fixture
def connection():
    with create_engine("sqlite://").connect() as c:
        yield c


def asked(**values):
    return select(*(literal(value).label(name) for name, value in values.items()))


def test_a_record_does_not_depend_on_the_order_of_columns_nor_on_further_ones(connection):
    query = asked(table="t", **VALUES, later="unknown here")
    assert records(SeatRow, connection.execute(query)) == [SeatRow(**VALUES)]
    assert record(SeatRow, connection.execute(query)) == SeatRow(**VALUES)
    assert by_table(SeatRow, connection.execute(query), ["t", "u"]) == {
        "t": [SeatRow(**VALUES)],
        "u": [],
    }


def test_a_row_without_a_column_of_the_record_is_an_error(connection):
    with pytest.raises(KeyError):
        records(SeatRow, connection.execute(asked(seat=1)))


def test_no_row_is_no_record(connection):
    assert record(SeatRow, connection.execute(asked(**VALUES).where(literal(False)))) is None
