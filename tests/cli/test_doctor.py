"""`chapiteau doctor`: what it finds, in words, and what it returns."""

import json
import shutil
import socket
import sqlite3
import subprocess
import sys

import pytest

from chapiteau import builds
from chapiteau.cli import doctor, main
from chapiteau.cli.checkup import data as kept
from chapiteau.cli.checkup import machine
from chapiteau.server.store.offline import exclusive


@pytest.fixture
def data(tmp_path):
    """The data folder of a house that was open before."""
    folder = tmp_path / "data"
    with exclusive(folder, ""):
        pass
    (folder / "chapiteau.key").write_bytes(b"k" * 32)
    (folder / "chapiteau.key").chmod(0o600)
    return folder


def found(data, capsys, *more):
    """What it returns, and the state of each thing by its name."""
    code = main(["doctor", "--data", str(data), "--json", "--port", str(free_port()), *more])
    said = json.loads(capsys.readouterr().out)
    assert said["ok"] == (code == 0)
    return code, {each["id"]: each["state"] for each in said["found"]}


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def test_a_new_and_an_old_house_are_well(tmp_path, data, capsys):
    code, said = found(tmp_path / "new", capsys)
    assert code == 0 and {"folder-new", "key-new", "database-new", "port"} <= said.keys()
    assert not (tmp_path / "new").exists()
    code, said = found(data, capsys)
    assert code == 0 and {"folder", "key", "schema", "closed-now", "disk"} <= said.keys()
    assert set(said.values()) <= {"well", "note"}


@pytest.mark.parametrize("lang, words", [("en", "Nothing is wrong"), ("fr", "Rien ne cloche")])
def test_it_speaks_both_languages(data, lang, words):
    command = [sys.executable, "-m", "chapiteau", "--lang", lang, "doctor", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0 and words in done.stdout, done.stderr
    assert len(done.stdout.splitlines()) > 12


def test_what_is_wrong_is_found(data, capsys):
    key = data / "chapiteau.key"
    key.chmod(0o644)
    assert found(data, capsys)[1]["key-open"] == "ill"
    key.chmod(0o600)
    key.write_bytes(b"short")
    assert found(data, capsys)[1]["key-damaged"] == "ill"
    key.write_bytes(b"k" * 32)
    data.chmod(0o755)
    assert found(data, capsys)[1]["folder-open"] == "note"
    data.chmod(0o700)
    shapes = ("0001", "schema-old", "note"), ("9999", "schema-newer", "ill")
    for version, id, state in shapes:
        with sqlite3.connect(data / "chapiteau.db") as c:
            c.execute("UPDATE alembic_version SET version_num = ?", [version])
        assert found(data, capsys)[1][id] == state
    for tail in data.glob("chapiteau.db-*"):
        tail.unlink()
    (data / "chapiteau.db").write_bytes(b"not a database at all" * 100)
    code, said = found(data, capsys)
    assert code == 1 and said["database-closed"] == "ill"
    (data / "file").write_text("")
    assert found(data / "file" / "x", capsys)[1]["folder-closed"] == "ill"
    assert found(data, capsys, "--db", "nonsense")[1]["database-closed"] == "ill"


def test_a_port_that_is_taken_and_a_full_disk_are_told(data, capsys, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        assert machine.port("127.0.0.1", int(port), "en").id == "port-taken"
    for free, state in ((10**7, "ill"), (10**8, "note")):
        usage = type("Usage", (), {"free": free})
        monkeypatch.setattr(shutil, "disk_usage", lambda _, usage=usage: usage)
        assert kept.disk(data).state == state
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(builds, "BUILDS", data / "none")
    monkeypatch.setattr(machine, "is_compiled", lambda: False)
    monkeypatch.setattr(machine, "find_spec", lambda name: None)
    ids = found(data, capsys)[1]
    assert ids["no-chromium"] == ids["no-compiler"] == ids["extra-missing"] == "note"


def test_without_the_packages_of_a_house_it_looks_at_the_rest(data, capsys, monkeypatch):
    for each in (doctor, machine):
        monkeypatch.setattr(each, "missing", lambda extra: [extra])
    code, said = found(data, capsys)
    assert code == 0 and {"python", "games", "extra-missing"} <= said.keys()
    assert not {"folder", "key", "schema", "port"} & said.keys()


def test_it_says_which_build_bots_think_with(data, capsys, monkeypatch):
    monkeypatch.setattr(machine, "is_compiled", lambda: True)
    assert found(data, capsys)[1]["compiled"] == "well"
    monkeypatch.setattr(machine, "is_compiled", lambda: False)
    monkeypatch.setattr(builds, "place", lambda: data)
    monkeypatch.setattr(builds, "is_checkout", lambda: True)
    assert found(data, capsys)[1]["built"] == "well"
    monkeypatch.setattr(builds, "is_checkout", lambda: False)
    assert found(data, capsys)[1]["no-wheel"] == "note"
