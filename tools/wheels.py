"""Wheels: built, and installed into environments where nothing else is.

python tools/wheels.py build     dist/: sdist, pure wheel, and the compiled one for this Python
python tools/wheels.py install   build/installed: the compiled wheel, beside the tests' packages
python tools/wheels.py promises EXTRA...
                                 each into an empty environment, where it does what it promises
                                 (tools/promises.py); `core` is the wheel alone
python tools/wheels.py types     users' type checkers, on the wheel alone
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import venv
from hashlib import blake2b
from pathlib import Path

from chapiteau.builds import HARD, QUICK

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
INSTALLED = BUILD / "installed"
PARADE = ROOT / "examples" / "parade"
BIN = "Scripts" if sys.platform == "win32" else "bin"
PINNED = ["-c", str(ROOT / "tools" / "constraints.txt")]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
OTHERS = {"postgres": ["table"], "redis": ["table", "postgres"]}
"""What an extra is of no use without."""


def run(*command: object, **env: str) -> None:
    """Run a command from a place where no sources of ours lie."""
    BUILD.mkdir(exist_ok=True)
    called = [str(part) for part in command]
    subprocess.run(called, cwd=BUILD, env={**plain_environment(), **env}, check=True)


def plain_environment() -> dict[str, str]:
    """Nothing that would lead Python to another copy of the package."""
    leading = ("PYTHONPATH", "CHAPITEAU_COMPILED", "CHAPITEAU_BUILD", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in leading}


def hatchling(folder: Path, target: str, project: Path = ROOT, **env: str) -> Path:
    """What was built, from a project as it lies there."""
    folder.mkdir(parents=True, exist_ok=True)
    before = set(folder.iterdir())
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", target]
    env = {**plain_environment(), **env}
    subprocess.run(command, cwd=project, env=env, check=True, stdout=subprocess.DEVNULL)
    return next(iter(set(folder.iterdir()) - before))


def compiled_wheel(folder: Path, level: str) -> Path:
    return hatchling(folder, "wheel", HATCH_BUILD_HOOKS_ENABLE="1", MYPYC_OPT_LEVEL=level)


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    return folder


def build() -> None:
    """All that a release has for this Python."""
    emptied(DIST)
    begun = time.monotonic()
    made = hatchling(DIST, "sdist"), hatchling(DIST, "wheel"), compiled_wheel(DIST, HARD)
    for file in made:
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    print(f"{time.monotonic() - begun:.0f} s")


def empty_environment(folder: Path) -> Path:
    """A fresh environment's Python."""
    venv.create(emptied(folder), with_pip=False)
    return folder / BIN / ("python.exe" if sys.platform == "win32" else "python")


def content() -> str:
    """A hash of all that the installed wheels are made of."""
    roots = (ROOT / "src", ROOT / "tools", ROOT / "pyproject.toml", PARADE)
    files = [f for root in roots for f in (root, *root.rglob("*")) if f.is_file()]
    hash = blake2b(sys.version.encode(), digest_size=16)
    for file in sorted(f for f in files if "__pycache__" not in f.parts):
        hash.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return hash.hexdigest()


def install() -> None:
    """The wheel and the example, in an environment that borrows all else from this one."""
    stamp, wanted = INSTALLED / "stamp", content()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    wheel = compiled_wheel(emptied(BUILD / "wheel"), QUICK)
    parade = hatchling(emptied(BUILD / "parade"), "wheel", PARADE)
    python = empty_environment(INSTALLED)
    run(*PIP, "--python", python, "install", "--no-deps", wheel, parade)
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())
    ours = next(path for path in sys.path if path.endswith("site-packages"))
    # Behind its own packages; and what this environment itself adds to its path stays out.
    (site / "borrowed.pth").write_text(f"{ours}\n", "utf-8")
    run(python, "-c", "import chapiteau, sys; sys.exit(not chapiteau.is_compiled())")
    stamp.write_text(wanted, "utf-8")
    print(python.relative_to(ROOT))


def promises(*extras: str) -> None:
    """Install each extra into an empty environment, and let it do what it promises."""
    wheel = newest_wheel()
    for extra in extras:
        begun = time.monotonic()
        python = empty_environment(BUILD / "promises" / extra)
        wanted = ",".join([] if extra == "core" else [extra, *OTHERS.get(extra, [])])
        what = f"{wheel}[{wanted}]" if wanted else wheel
        run(*PIP, "--python", python, "install", *PINNED, what)
        installed = time.monotonic() - begun
        run(python, ROOT / "tools" / "promises.py", extra, CHAPITEAU_BUILD="compiled")
        size = sum(f.stat().st_size for f in python.parent.parent.rglob("*") if f.is_file())
        took = f"installed in {installed:.0f} s, {time.monotonic() - begun:.0f} s in all"
        print(f"{extra}: {took}, {size / 1e6:.0f} MB", flush=True)


def newest_wheel() -> Path:
    """The compiled wheel that was built last."""
    found = [*BUILD.glob("wheel/chapiteau-*-cp*.whl"), *DIST.glob("chapiteau-*-cp*.whl")]
    return max(found, key=lambda file: file.stat().st_mtime)


def types() -> None:
    """A user's program under mypy strict and pyright, against the installed wheel alone."""
    python = empty_environment(BUILD / "promises" / "types")
    run(*PIP, "--python", python, "install", *PINNED, newest_wheel(), "mypy", "pyright[nodejs]")
    program = BUILD / "promises" / "typed.py"
    shutil.copy(ROOT / "tests" / "typed" / "program.py", program)
    run(python, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", program)
    run(python, "-m", "pyright", "--pythonpath", python, program)
    run(python, program)


def main() -> None:
    do = {"build": build, "install": install, "promises": promises, "types": types}
    do[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    main()
