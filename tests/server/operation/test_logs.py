"""What goes wrong a thousand times is told some times, and counted."""

import io
import logging

from chapiteau.server.operation.logs import MINUTE, MOST_OF_A_KIND, CappedHandler
from server.guests import Clock


def capped(clock):
    """A log of its own, and what is written there."""
    stream = io.StringIO()
    log = logging.Logger("chapiteau.test")
    handler = CappedHandler(stream, clock)
    log.addHandler(handler)
    return log, handler, lambda: stream.getvalue().splitlines()


def test_of_many_lines_of_one_kind_only_some_are_written_and_the_rest_is_counted():
    clock = Clock()
    log, _, lines = capped(clock)
    for i in range(1000):
        log.warning("table %s could not be written", i)
    assert len(lines()) == MOST_OF_A_KIND
    log.warning("something else")  # has a number of its own
    assert lines()[-1] == "something else"
    clock.now += MINUTE
    log.info("answered")
    assert lines()[-2:] == [
        f"{1000 - MOST_OF_A_KIND} more like this: table %s could not be written", "answered",
    ]  # fmt: skip
    log.warning("table %s could not be written", "again")
    assert lines()[-1] == "table again could not be written"


def test_pages_that_were_answered_are_all_written():
    log, _, lines = capped(Clock())
    for _ in range(100):
        log.info("answered")
    assert len(lines()) == 100


def test_what_was_left_out_is_told_at_the_end():
    log, handler, lines = capped(Clock())
    for _ in range(MOST_OF_A_KIND + 3):
        try:
            raise OSError(24, "Too many open files")
        except OSError:
            log.exception("socket.accept() out of system resource\nsocket: %r", object())
    handler.close()
    assert lines()[-1] == "3 more like this: socket.accept() out of system resource"
    assert "\n".join(lines()).count("Traceback") == MOST_OF_A_KIND
