"""^C at a real terminal: the command and all its workers end, and keep what is finished."""

import asyncio
import fcntl
import json
import os
import pty
import random
import re
import signal
import subprocess
import sys
import sysconfig
import termios
import threading
from zipfile import ZipFile

import pytest
from server.archives import generate
from server.guests import Guest, async_test
from server.operation.test_serve import free_port, is_alive

MODULE = [sys.executable, "-m", "chapiteau"]
SCRIPT = [sys.executable, f"{sysconfig.get_path('scripts')}/chapiteau"]
STUCK = """
import os, pathlib, time

class Stuck:
    def __init__(self, game):
        pass

    def choose(self, view, moves, rng, budget):
        mine = pathlib.Path(f"stuck.{os.getpid()}")  # there may be one on every core
        mine.write_text(str(os.getpid()))
        os.rename(mine, "stuck")
        time.sleep(100_000)
"""


class Terminal:
    """A command that has a terminal to itself; its output goes elsewhere."""

    def __init__(self, folder, command, program=MODULE, **env):
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [*program, "--lang", "en", *command.split()],
            stdin=screen, stderr=screen, stdout=subprocess.PIPE, cwd=folder, start_new_session=True,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100", **env},
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(screen)
        self.seen, self.change = "", threading.Condition()
        self.watching = threading.Thread(target=self.watch)
        self.watching.start()

    def watch(self):
        """A screen that is always looked at, or whoever writes to it would wait."""
        while True:
            try:
                more = os.read(self.keyboard, 65536).decode("utf-8", "replace")
            except OSError:  # nobody is at the other end any more
                return
            with self.change:
                self.seen += more
                self.change.notify_all()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()
        self.watching.join()
        os.close(self.keyboard)

    def wait_for(self, pattern):
        with self.change:
            assert self.change.wait_for(lambda: re.search(pattern, self.seen), HANGS), self.seen

    def interrupt(self, ends=130):
        """Press ^C; what was printed, and what stands on the screen when all is over."""
        os.write(self.keyboard, b"\x03")
        printed = self.process.communicate(timeout=HANGS)[0].decode("utf-8")
        code = self.process.returncode
        self.watching.join()
        assert code == ends, self.seen
        assert "Traceback" not in self.seen and "Error" not in self.seen
        return printed

    @property
    def stopped_after(self):
        """How many games it says it has, of how many."""
        found = re.search(r"Stopped after ([\d,]+) of ([\d,]+) games", self.seen)
        assert found, self.seen
        return tuple(int(n.replace(",", "")) for n in found.groups())


HANGS = 300  # seconds after which a test that waits for ever is given up
SOME = r"[1-9]\d?%"  # of the games are finished
FEW = "--seats 2 --sets 10000"


@pytest.fixture
def run(tmp_path):
    """Run a command until it has finished some games, and press ^C."""

    def until_some(command):
        with Terminal(tmp_path, command) as terminal:
            terminal.wait_for(SOME)
            printed = terminal.interrupt()
        done, total = terminal.stopped_after
        assert 0 < done < total
        return done, printed

    return until_some


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_arena_tells_how_bots_fared_so_far(run, workers):
    done, printed = run(f"arena parade random novice {FEW} --json --workers {workers}")
    assert json.loads(printed)["games"] == done


def test_an_interrupted_simulation_is_one_of_fewer_games(run, tmp_path):
    done, printed = run("simulate parade --games 60000 --json")
    command = [sys.executable, "-m", "chapiteau", "simulate", "parade", "--json", "--games"]
    again = subprocess.run([*command, str(done)], capture_output=True, check=True)
    ours, theirs = json.loads(printed), json.loads(again.stdout)
    assert ours.pop("cpu_seconds") and theirs.pop("cpu_seconds")
    assert ours == theirs


def test_interrupted_yardsticks_measure_what_was_played(run):
    done, printed = run("yardsticks the_magnificent --bots random --games 2000 --json --workers 2")
    assert [row["games"] for row in json.loads(printed)] == [done]


def test_an_interrupted_report_keeps_its_games(run, tmp_path):
    done, printed = run("report parade --bot random --games 20000 --out study --workers 2")
    assert f"{done:,} games" in printed
    assert len(ZipFile(tmp_path / "study" / "games-1.zip").namelist()) == done
    assert len((tmp_path / "study" / "games-1.csv").read_text().splitlines()) == done + 1
    files = sorted(path.name for path in (tmp_path / "study").iterdir())
    assert files == ["games-1.csv", "games-1.zip", "report.html"]


def test_interrupted_training_keeps_what_it_learned_beside_what_was_there(run, tmp_path):
    (tmp_path / "weights.json").write_text("good weights")
    done, _ = run("train the_magnificent --seats 1 --games 400 --workers 2")
    learned = json.loads((tmp_path / "weights.json.partial").read_text())
    assert learned["record"]["games"] == done
    assert (tmp_path / "weights.json").read_text() == "good weights"
    assert not list(tmp_path.glob("*.new"))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_check_of_the_archive_tells_what_it_has_checked(run, tmp_path, workers):
    generate(tmp_path, 20, names=["trickerion"], finish=lambda n: False, copies=80)
    done, printed = run(f"archive check --data {tmp_path} --json --workers {workers}")
    told = json.loads(printed)
    assert told["games"] == done and told["wrong"] == []


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_thinks_for_ever_ends_with_an_interrupt(tmp_path, workers):
    (tmp_path / "never.py").write_text(STUCK)
    command = f"arena parade never:Stuck random --sets 1 --workers {workers}"
    with Terminal(tmp_path, command) as terminal:
        while not (tmp_path / "stuck").exists():
            assert terminal.process.poll() is None
        bot = int((tmp_path / "stuck").read_text())
        terminal.interrupt()
    assert terminal.stopped_after[0] == 0
    while is_alive(bot):
        pass


def test_a_tale_that_is_not_told_yet_can_be_interrupted(tmp_path):
    os.mkfifo(tmp_path / "tale")
    with Terminal(tmp_path, "replay tale") as terminal:
        teller = os.open(tmp_path / "tale", os.O_WRONLY)  # returns once somebody listens
        terminal.interrupt()
        os.close(teller)
    assert "Stopped." in terminal.seen


@pytest.mark.parametrize("program", [MODULE, SCRIPT], ids=["module", "script"])
@pytest.mark.parametrize("command, package", [("games", "babel"), ("serve", "sqlalchemy")])
def test_a_command_that_is_still_being_read_can_be_interrupted(tmp_path, program, command, package):
    """A package that takes for ever to load: before the command begins, and within it."""
    os.mkfifo(tmp_path / "loading")
    slow = f"open({str(tmp_path / 'loading')!r}, 'w'); import time; time.sleep(100_000)"
    (tmp_path / f"{package}.py").write_text(slow)
    with Terminal(tmp_path, command, program, PYTHONPATH=str(tmp_path)) as terminal:
        open(tmp_path / "loading").close()  # returns once it is being loaded
        terminal.interrupt()
    assert terminal.seen.split() in (["^C"], ["^C", "Stopped."], ["^CStopped."])


def test_who_imports_the_library_hears_of_an_interrupt_as_ever():
    told = "import chapiteau, signal; print(signal.getsignal(2) is signal.default_int_handler)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, check=True)
    assert done.stdout == b"True\n"


SLOW_WORKER = """
import sys, time
if any("spawn_main" in word for word in sys.orig_argv):
    open({loading!r}, "w")
    time.sleep(100_000)
"""


@async_test
async def test_a_house_that_is_interrupted_while_its_bots_wake_up_says_one_word(tmp_path):
    """^C reaches everybody at the terminal; that of a process of bots is none of its business."""
    loading, port = tmp_path / "loading", free_port()
    os.mkfifo(loading)
    (tmp_path / "sitecustomize.py").write_text(SLOW_WORKER.format(loading=str(loading)))
    command = f"serve --data {tmp_path / 'data'} --port {port}"
    with Terminal(tmp_path, command, PYTHONPATH=str(tmp_path)) as terminal:
        assert terminal.process.stdout and terminal.process.stdout.readline()  # it is open
        async with Guest(f"http://127.0.0.1:{port}") as guest:
            line = await guest.live(await guest.play(game="parade", level="random", seats="2"))
            playing = asyncio.create_task(line.play_on(random.Random(1)))
            await asyncio.to_thread(lambda: open(loading).close())
            await asyncio.to_thread(terminal.interrupt, 0)
            await asyncio.gather(playing, return_exceptions=True)
    assert terminal.seen.split() in (["^C", "Stopped."], ["^CStopped."])
