"""What tests of the server share."""

import pytest

from server.postgres import Cluster


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL server, started by the first test that asks for it."""
    found = Cluster()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request):
    """Where tables are kept: nowhere in particular, or at the address of a database without any."""
    if request.param == "sqlite":
        return ""
    return request.getfixturevalue("cluster").migrated()
