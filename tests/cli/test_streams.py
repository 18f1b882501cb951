"""Commands as processes: streams that are closed, full or read by nobody, and a house of others."""

import ctypes
import os
import socket
import subprocess
import sys
from urllib.request import urlopen

import pytest

from chapiteau.cli import main
from cli.damage import record
from cli.surroundings import unfinished

CHAPITEAU = f"{sys.executable} -m chapiteau --lang en"
DROP_FROM_BOUNDING_SET, DAC_OVERRIDE, DAC_READ_SEARCH = 24, 1, 2


def bound_by_permissions():
    """Even root, who runs the tests in a container, may not pass over permissions then."""
    libc = ctypes.CDLL(None)
    for right in (DAC_OVERRIDE, DAC_READ_SEARCH):
        libc.prctl(DROP_FROM_BOUNDING_SET, right, 0, 0, 0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    found = tmp_path_factory.mktemp("streams")
    (found / "whole.record").write_text(record(), "utf-8")
    (found / "begun.record").write_text(unfinished(), "utf-8")
    (found / "closed.record").write_text(record(), "utf-8")
    (found / "closed.record").chmod(0)
    (found / "closed").mkdir(0o500)
    return found


ROWS = [
    ("closed", "CHAPITEAU simulate parade >&-", os.EX_IOERR, "it is closed"),
    ("closed, for programs", "CHAPITEAU simulate parade --json >&-", os.EX_IOERR, "it is closed"),
    ("full", "CHAPITEAU simulate parade >/dev/full", os.EX_IOERR, "the disk is full"),
    ("full, for help", "CHAPITEAU --help >/dev/full", os.EX_IOERR, "the disk is full"),
    ("full, for the version", "CHAPITEAU --version >/dev/full", os.EX_IOERR, "the disk is full"),
    ("full, for a tale", "CHAPITEAU replay whole.record >/dev/full", os.EX_IOERR, "is full"),
    ("errors heard by nobody", "CHAPITEAU verify none 2>&-", os.EX_NOINPUT, ""),
    ("all closed", "CHAPITEAU verify none <&- >&- 2>&-", os.EX_NOINPUT, ""),
    ("of another age", "PYTHONIOENCODING=ascii CHAPITEAU --lang fr replay whole.record", 0, ""),
    ("no input", "CHAPITEAU play --resume begun.record <&-", 0, "Saved to begun.record"),
    ("input of noise", r"printf '\xff\xfe\n' | CHAPITEAU play --resume begun.record", 0, "Saved"),
    ("a table nobody sees", "CHAPITEAU play --resume begun.record >/dev/full", os.EX_IOERR, "full"),
    ("a small disk", "ulimit -f 0; CHAPITEAU draw parade --out x.svg", os.EX_IOERR, "x.svg"),
    ("a small disk", "ulimit -f 1; CHAPITEAU serve --data small", os.EX_UNAVAILABLE, "database"),
    ("a closed file", "CHAPITEAU verify closed.record", os.EX_NOINPUT, "permission denied"),
    ("a closed folder", "CHAPITEAU draw parade --out closed/x.svg", os.EX_CANTCREAT, "closed/x"),
    ("closed data", "CHAPITEAU serve --data closed", os.EX_CANTCREAT, "permission denied"),
    ("data in a closed folder", "CHAPITEAU serve --data closed/x", os.EX_CANTCREAT, "closed/x"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "command", "code", "said"), ROWS, ids=[r[1] for r in ROWS])
def test_a_stream_or_a_disk_that_fails_is_one_line(wrong, command, code, said, folder):
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command.replace('CHAPITEAU', CHAPITEAU)}"],
        capture_output=True, cwd=folder, env={**os.environ, "PYTHONUNBUFFERED": ""}, text=True,
        stdin=subprocess.DEVNULL, errors="replace", preexec_fn=bound_by_permissions, check=False,
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    lines = done.stderr.split("\n")
    assert "Traceback" not in done.stderr and "ignored" not in done.stderr
    assert said in done.stderr
    assert len([line for line in lines if line]) <= (2 if "play" in command else 1)
    assert not list(folder.glob("*.new")) and not (folder / "x.svg").exists()


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_that_nobody_reads_ends_a_command_quietly(unbuffered):
    reader, writer = os.pipe()
    os.close(reader)
    command, env = f"{CHAPITEAU} simulate parade --games 1".split(), {**os.environ}
    env["PYTHONUNBUFFERED"] = unbuffered
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, env=env, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_house_whose_output_is_closed_opens_all_the_same(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = f"exec {CHAPITEAU} serve --data {tmp_path} --port {port} >&-"
    process = subprocess.Popen(["bash", "-c", command], stderr=subprocess.PIPE)
    try:
        while not answers(port):
            assert process.poll() is None, process.stderr and process.stderr.read()
        process.terminate()
        assert process.wait() == 0
    finally:
        process.kill()
        process.communicate()


def answers(port):
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
            return answer.status == 200
    except OSError:
        return False


def test_a_fault_of_ours_is_one_line_that_asks_for_a_report(monkeypatch, capsys):
    def broken(args):
        raise KeyError("nonsense")

    monkeypatch.setattr("chapiteau.cli.commands.games", broken)
    monkeypatch.delenv("CHAPITEAU_DEBUG", raising=False)
    assert main(["games", "--lang", "en"]) == os.EX_SOFTWARE
    said = capsys.readouterr().err
    assert "please report it: KeyError: 'nonsense' (test_streams.py:" in said
    assert said.count("\n") == 1
    monkeypatch.setenv("CHAPITEAU_DEBUG", "1")
    assert main(["games", "--lang", "fr"]) == os.EX_SOFTWARE
    said = capsys.readouterr().err
    assert "Traceback" in said and "merci de la signaler" in said


def test_a_port_that_is_taken_is_named(tmp_path, capsys):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        code = main(["serve", "--data", str(tmp_path), "--port", port, "--lang", "en"])
    assert code == os.EX_UNAVAILABLE
    assert f"Port {port} of 127.0.0.1" in capsys.readouterr().err
