"""One server process and one browser for this folder; every test has guests of its own."""

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, browser_opened
from browser.house import House

HANGS = 60_000  # milliseconds after which a test that waits for ever is given up
expect.set_options(timeout=HANGS)


@pytest.fixture(scope="package")
def house(tmp_path_factory):
    """`chapiteau serve`, in a process of its own."""
    with House(tmp_path_factory.mktemp("data"), meeting=True, tournaments=True) as house:
        yield house


@pytest.fixture(scope="package")
def chromium():
    """Closed with the folder: its event loop must not run under the tests of other folders."""
    with browser_opened() as browser:
        yield browser


@pytest.fixture
def guests(house, chromium):
    """Makes guests; at the end none of their pages may have complained."""
    made = []

    def make(**how):
        made.append(Guest(chromium, how.pop("address", house.address), HANGS, **how))
        return made[-1]

    yield make
    trouble = [text for guest in made for text in guest.trouble]
    for guest in made:
        guest.leave()
    assert trouble == []


@pytest.fixture
def guest(guests):
    return guests()


@pytest.fixture(scope="package")
def scripts(house, chromium):
    """A page of the house for tests that only call its modules, and leave nothing behind."""
    guest = Guest(chromium, house.address, HANGS)
    guest.go("/login")
    yield guest.page
    guest.leave()
    assert guest.trouble == []


@pytest.fixture(scope="package")
def finished(house, chromium):
    """A game of Fourberies that bots have played to its end: its path, and its guest's cookies."""
    guest = Guest(chromium, house.address, HANGS)
    guest.play_now("fourberies", seats=2)
    guest.let_a_bot_play()
    guest.see_the_end()
    path = guest.path
    cookies = guest.context.storage_state()
    assert guest.trouble == []
    guest.leave()
    return path, cookies
