"""A server process, and a line to it that can be cut."""

import os
import re
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

SERVE = Path(__file__).with_name("serve.py")


class House:
    """`chapiteau serve` on a free port of this machine."""

    def __init__(self, data, limits=100, rehearsals=False, meeting=False, tournaments=False):
        self.data = data
        self.meeting = "1" if meeting else ""
        self.tournaments = "1" if tournaments else ""
        self.rehearsals = "1" if rehearsals else ""
        self.limits = str(limits)  # how much faster than people its guests may be

    def __enter__(self):
        kept = ("CHAPITEAU_COMPILED",)  # the build is the tests', all else is said here
        env = {k: v for k, v in os.environ.items() if k in kept or k[:10] != "CHAPITEAU_"}
        env |= {"LC_ALL": "en", "CHAPITEAU_LIMITS": self.limits, "CHAPITEAU_WORKERS": "1"}
        env["CHAPITEAU_REHEARSALS"] = self.rehearsals
        env["CHAPITEAU_MEETING"] = self.meeting
        env["CHAPITEAU_TOURNAMENTS"] = self.tournaments
        command = [sys.executable, str(SERVE), "serve", "--data", str(self.data)]
        self.process = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if not found:
            self.process.kill()
            raise RuntimeError(said + self.process.communicate()[1])
        self.address = found[0]
        return self

    def __exit__(self, *error):
        self.process.terminate()
        said = self.process.communicate()[1]
        assert "Traceback" not in said, said


class Cable:
    """A line to the house, through which everything goes until it is cut."""

    def __init__(self, address):
        self.to = ("127.0.0.1", int(address.rsplit(":", 1)[1]))
        self.open = True
        self.ends = set()
        self.lock = threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.take, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.cut()
        self.door.close()

    def take(self):
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            with self.lock:
                if not self.open:
                    near.close()
                    continue
                far = socket.create_connection(self.to)
                self.ends |= {near, far}
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, one, other):
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        self.end(one)
        self.end(other)

    def end(self, end):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()

    def cut(self):
        with self.lock:
            self.open = False
            for end in self.ends:
                self.end(end)
            self.ends.clear()

    def mend(self):
        self.open = True
