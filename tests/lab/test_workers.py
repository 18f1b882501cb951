"""Work that is stopped in the middle."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from struct import pack
from threading import Thread
from typing import Any

from chapiteau.lab.workers import end

HANGS = 60  # seconds after which a test that waits for ever is given up


def begin_an_answer(mark):
    """Say how long an answer will be, and then nothing of it, as whoever is killed meanwhile."""
    frame: Any = sys._getframe()
    while "result_queue" not in frame.f_locals:
        frame = frame.f_back
    frame.f_locals["result_queue"]._writer._send(pack("!i", 1000))
    Path(mark).touch()
    frame.f_locals["call_queue"].get()  # for ever


def test_nobody_waits_for_the_rest_of_an_answer_that_was_cut_off(tmp_path):
    pool, mark = ProcessPoolExecutor(1, get_context("spawn")), tmp_path / "begun"
    pool.submit(begin_an_answer, str(mark))
    while not mark.exists():
        pass
    ending = Thread(target=end, args=(pool,), daemon=True)
    ending.start()
    ending.join(HANGS)
    assert not ending.is_alive()
