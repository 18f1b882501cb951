"""Compile the engine and the rules with mypyc into a copy of the package: build/compiled.

A copy, because an extension module beside its source would shadow every later edit. Cached by the
hash of the sources: a second call costs nothing. `python tools/compile.py [-O3]`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "compiled"
ROOMS = ("rules", "box", "mind")
"""Of a game, these are worth compiling; words and pictures are not."""

SEARCHES = ("foresight", "greedy", "instinct", "tree")

FLAGS = [
    "-Wno-unused", "-Wno-maybe-uninitialized",
    # Nobody outside calls or replaces what is compiled, so calls inside need no detour.
    "-fvisibility=hidden", "-fno-semantic-interposition",
]  # fmt: skip


def modules(package: Path) -> list[Path]:
    """What is worth compiling: the engine, the rules of the games, and the bots that search."""
    rooms = [p for room in ROOMS for p in package.glob(f"games/*/{room}/**/*.py")]
    core = [p for p in package.glob("core/*.py") if p.name != "native.py"]
    bots = [
        package / "bots" / name for name in ("foresight.py", "greedy.py", "instinct.py", "tree.py")
    ]
    return sorted(p for p in [*core, *rooms, *bots] if p.name != "__init__.py")


def fingerprint(package: Path, level: str) -> str:
    parts = [level, sys.version, Path(__file__).read_text()]
    parts += [str(p.relative_to(package)) + p.read_text() for p in modules(package)]
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


def copy_sources(package: Path, tree: Path) -> None:
    """Bring everything that is not compiled up to date, leaving compiled modules in place."""
    for source in package.rglob("*"):
        if source.is_file() and "__pycache__" not in source.parts:
            target = tree / "chapiteau" / source.relative_to(package)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def stamp_commit(tree: Path) -> None:
    """The build says of which commit it is, with a + where sources were edited (lab/provenance)."""
    name = git("rev-parse", "--short=7", "HEAD")
    edited = "+" if name and git("status", "--porcelain", "--", "src") else ""
    (tree / "chapiteau" / "commit.txt").write_text(f"{name}{edited}\n")


def git(*command: str) -> str:
    """What git says; nothing where this is no repository."""
    called = ["git", "-C", str(ROOT), *command]
    return subprocess.run(called, capture_output=True, text=True, check=False).stdout.strip()


def compile_into(tree: Path, level: str) -> None:
    """Run mypyc in the copy; the compiled modules land beside their sources there."""
    paths = [str(p.relative_to(tree)) for p in modules(tree / "chapiteau")]
    script = tree / "setup.py"
    script.write_text(
        "from mypyc.build import mypycify\nfrom on_all_cores import build_ext\n"
        "from setuptools import setup\n"
        "setup(name='chapiteau-compiled', packages=[], cmdclass={'build_ext': build_ext}, "
        f"ext_modules=mypycify({paths!r}, "
        f"opt_level={level!r}, multi_file=True, strip_asserts=False))\n"
    )
    cores = str(os.cpu_count() or 1)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", cores]
    tools = str(Path(__file__).parent)
    env = {**os.environ, "MYPYPATH": ".", "PYTHONPATH": tools, "CFLAGS": " ".join(FLAGS)}
    subprocess.run(command, cwd=tree, env=env, check=True)


def main() -> None:
    level = "3" if "-O3" in sys.argv else "1"
    package = ROOT / "src" / "chapiteau"
    tree = TREE.with_name("compiled-O3") if level == "3" else TREE
    stamp, wanted = tree / "stamp", fingerprint(package, level)
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(tree, ignore_errors=True)
        copy_sources(package, tree)
        compile_into(tree, level)
        stamp.write_text(wanted)
    copy_sources(package, tree)
    stamp_commit(tree)
    print(tree.relative_to(ROOT))


if __name__ == "__main__":
    main()
