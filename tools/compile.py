"""Compile the engine and the rules with mypyc: python tools/compile.py [-Og | -O3]

It prints the folder of the build, below build/compiled (see `chapiteau.builds`); one that is there
already costs nothing. What is compiled is a copy: an extension module beside its source would
shadow every later edit. Several may be asked for at once, and any of them may be killed: a build
appears when it is whole. A house has two wishes more:

--compiler  install mypyc first, into an environment of its own below build/
--gently    give way to everybody else, and end when the input is closed
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from chapiteau import builds  # noqa: E402  # of this working copy, whatever is installed

COMPILER = ("mypy==2.4.1", "setuptools==80.9.0")
KEPT = 3
"""So many builds are kept of each kind: somebody may be running an older one."""

CHECKED = [
    # Types are checked by `make lint`, where all packages are; here only what is compiled counts.
    "--config-file=", "--explicit-package-bases", "--follow-imports=silent",
    "--ignore-missing-imports",
]  # fmt: skip
FLAGS = [
    "-Wno-unused", "-Wno-maybe-uninitialized",
    # Nobody outside calls or replaces what is compiled, so calls inside need no detour.
    "-fvisibility=hidden", "-fno-semantic-interposition",
    # A product and a sum in one step are rounded once, not twice: bots would choose otherwise.
    "-ffp-contract=off",
]  # fmt: skip


def built(level: str = builds.USUAL, python: str = sys.executable) -> Path:
    """The build of the sources as they are now, made unless it is there."""
    place = builds.place(level)
    if not place.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        with locked(place.parent / "lock"):
            if not place.is_dir():  # else somebody else has made it meanwhile
                make(place, level, python)
    os.utime(place)
    return place


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """One at a time: whoever comes second waits, and finds what the first has made."""
    with open(file, "a+b") as held:
        if sys.platform == "win32":
            import msvcrt

            held.seek(0)
            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield  # the lock ends with the file


def make(place: Path, level: str, python: str) -> None:
    """Compile a copy, and put its extension modules into their place when all are there."""
    work, whole = place.parent / "work", place.parent / "whole"
    for folder in (work, whole):  # of somebody who was killed
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        builds.PACKAGE, work / "chapiteau", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    compile_copy(work, level, python)
    for file in work.rglob(f"*{builds.SUFFIX}"):
        inside = file.relative_to(work)
        if inside.parts[0] != "build":
            (whole / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, whole / inside)
    if builds.place(level) != place:
        raise SystemExit("the sources were changed while they were compiled")
    whole.rename(place)
    shutil.rmtree(work)
    forget_others(place)


def compile_copy(work: Path, level: str, python: str) -> None:
    """Run mypyc in the copy; the compiled modules land beside their sources there."""
    paths = [p.relative_to(work).as_posix() for p in builds.sources(work / "chapiteau")]
    (work / "setup.py").write_text(
        "from mypyc.build import mypycify\nfrom on_all_cores import build_ext\n"
        "from setuptools import setup\n"
        "setup(name='chapiteau-compiled', packages=[], cmdclass={'build_ext': build_ext}, "
        f"ext_modules=mypycify({[*CHECKED, *paths]!r}, "
        f"opt_level={level!r}, multi_file=True, debug_level='0', strip_asserts=False))\n"
    )
    cores = str(os.cpu_count() or 1)
    command = [python, "setup.py", "-q", "build_ext", "--inplace", "-j", cores]
    # What builds packages in isolation says by this variable where the compiler is.
    found = filter(None, [str(Path(__file__).parent), os.environ.get("PYTHONPATH")])
    env = {**os.environ, "MYPYPATH": ".", "PYTHONPATH": os.pathsep.join(found)}
    if sys.platform != "win32":
        env["CFLAGS"] = " ".join(FLAGS)
    subprocess.run(command, cwd=work, env=env, check=True, stdout=sys.stderr)


def forget_others(place: Path) -> None:
    """Keep the builds of the same kind that were used last."""
    kind = place.name.partition("-")[0]
    builds_there = sorted(place.parent.glob(f"{kind}-*"), key=lambda p: -p.stat().st_mtime)
    for old in builds_there[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def compiler() -> str:
    """A Python that has mypyc, in an environment of its own, made unless it is there."""
    folder = ROOT / "build" / f"compiler-{sys.version_info[0]}.{sys.version_info[1]}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = folder / "stamp"
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder / "lock"):
        if not stamp.is_file() or stamp.read_text("utf-8") != " ".join(COMPILER):
            venv.create(folder, with_pip=True)
            pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            pinned = ["-c", str(ROOT / "tools" / "constraints.txt")]
            subprocess.run([*pip, *pinned, *COMPILER], check=True, stdout=sys.stderr)
            stamp.write_text(" ".join(COMPILER), "utf-8")
    return str(python)


def give_way() -> None:
    """Have the lowest priority, and be gone with whoever holds the other end of the input."""
    if hasattr(os, "nice"):
        os.nice(19)

    def watch() -> None:
        while os.read(0, 1024):  # not sys.stdin, whose lock would break an orderly end
            pass
        if hasattr(os, "killpg"):
            os.killpg(0, signal.SIGKILL)  # the compilers too
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    if "--gently" in sys.argv:
        give_way()
    asked = (level for level in (builds.QUICK, builds.HARD) if f"-O{level}" in sys.argv)
    level = next(asked, builds.USUAL)
    is_ready = builds.place(level).is_dir() or "--compiler" not in sys.argv
    try:
        print(built(level, sys.executable if is_ready else compiler()))
    except subprocess.CalledProcessError as e:  # which has said itself what is wrong
        sys.exit(e.returncode)


if __name__ == "__main__":
    main()
