"""The rules compiled, in a checkout: what is compiled, where its build lies, how Python finds it.

A build is a folder of extension modules below build/compiled, named by a hash of all that it was
made of. It appears there when it is whole, and is never changed. A process that is started with
`CHAPITEAU_COMPILED=<folder>` takes those modules from there and all else from the sources; if the
sources have changed since, it runs interpreted. `tools/compile.py` makes builds.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "CHAPITEAU_COMPILED"
PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parent.parent
BUILDS = ROOT / "build" / "compiled"
RECIPE = (ROOT / "tools" / "compile.py", ROOT / "tools" / "on_all_cores.py")
SUFFIX = EXTENSION_SUFFIXES[0]  # names the Python and the machine that can load a module
ROOMS = ("rules", "box", "mind")
"""Of a game, these are worth compiling; words and pictures are not."""
PLAIN = ("native.py", "plain.py")
"""Of the engine, these are never compiled."""
SEARCHES = ("foresight", "greedy", "instinct", "tree")
"""The bots that search."""
COMPILERS = ("cc", "gcc", "clang", "cl")
QUICK = "g"
"""How hard the C compiler tries for tests: it takes a fifth less, and runs a tenth slower."""
USUAL = "1"
"""The same for the house, where the build is waited for."""
HARD = "3"
"""And for wheels and measurements."""


def is_checkout() -> bool:
    """Whether this package is the one of a working copy, from which it can be compiled."""
    return PACKAGE.parent.name == "src" and all(file.is_file() for file in RECIPE)


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled: the engine, the rules of the games, and bots that search."""
    rooms = [p for room in ROOMS for p in package.glob(f"games/*/{room}/**/*.py")]
    core = [p for p in package.glob("core/**/*.py") if p.name not in PLAIN]
    bots = [package / "bots" / f"{name}.py" for name in SEARCHES]
    return sorted(p for p in [*core, *rooms, *bots] if p.name != "__init__.py")


def place(level: str = USUAL) -> Path:
    """Where the build of the sources as they are now lies, or would lie."""
    from hashlib import blake2b

    hash = blake2b(f"{level}\0{sys.version}\0{SUFFIX}".encode(), digest_size=12)
    for file in [*RECIPE, *sources()]:
        hash.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return BUILDS / f"O{level}-{hash.hexdigest()}"


def kind() -> str:
    """Which of the two builds runs in this process."""
    from . import is_compiled

    return "compiled" if is_compiled() else "interpreted"


def compiler() -> str:
    """The C compiler of this machine; nothing where there is none."""
    import shutil
    import sysconfig

    named = (sysconfig.get_config_var("CC") or "").split()[:1]
    return next((path for name in (*named, *COMPILERS) if (path := shutil.which(name))), "")


def lacking() -> str:
    """What this machine has not, and would need to compile anything; else nothing."""
    import sysconfig

    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return "a C compiler" if not compiler() else "" if header.is_file() else header.name


def use_asked() -> None:
    """Run compiled where the environment names a build of the sources as they are now."""
    asked = Path(os.environ[VARIABLE])
    level = asked.name[1:2]
    if asked.is_dir() and is_checkout() and asked.name == place(level).name:
        sys.meta_path.insert(0, _Finder(asked))


class _Finder(MetaPathFinder):
    """Finds the modules of a build."""

    def __init__(self, folder: Path) -> None:
        self.files = {}
        for file in folder.rglob(f"*{SUFFIX}"):
            inside = file.relative_to(folder).as_posix().removesuffix(SUFFIX)
            self.files[inside.replace("/", ".")] = file
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        # As if it lay beside its source, since rules look for their box from there.
        shown = PACKAGE.parent / file.relative_to(self.folder)
        return spec_from_file_location(name, shown, loader=_Loader(name, str(file)))


class _Loader(ExtensionFileLoader):
    """Loads an extension module from where it lies, whatever its specification says."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = super().create_module(ModuleSpec(spec.name, self, origin=self.path))
        module.__file__ = spec.origin
        return module
