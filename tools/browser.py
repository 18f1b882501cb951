"""Print the path of a browser for the tests, getting one if need be: python tools/browser.py NAME

NAME is chromium, or firefox, which the soak plays in. In this order: $CHROMIUM or $FIREFOX; one on
the PATH; Debian's package, when root; for Chromium also Playwright's own download (its Firefox is
one of its own, and no user has it). When none can be had it stops with the line to type.

Of Chromium, the shell without windows comes first: pages are the same in it, and cost a third less
without a browser's own bars and menus, which nobody sees here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final, NamedTuple


class Browser(NamedTuple):
    packages: tuple[str, ...]  # Debian's
    programs: tuple[str, ...]


BROWSERS: Final = {
    "chromium": Browser(
        ("chromium-headless-shell", "chromium"),
        (
            "chromium-headless-shell",
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ),
    ),
    "firefox": Browser(("firefox-esr",), ("firefox-esr", "firefox")),
}


def named(name: str) -> str | None:
    """The one that the environment names; a wrong name is said, not passed over."""
    path = os.environ.get(name.upper())
    if path and not shutil.which(path):
        sys.exit(f"chapiteau: ${name.upper()} is {path}, which is not a program")
    return shutil.which(path) if path else None


def on_the_path(name: str) -> str | None:
    return next((path for each in BROWSERS[name].programs if (path := shutil.which(each))), None)


def from_debian(name: str) -> str | None:
    """The first of Debian's packages that it has; only root can install one."""
    if os.geteuid() != 0 or not shutil.which("apt-get") or not apt_get("update"):
        return None
    for package in BROWSERS[name].packages:
        if apt_get("install", "-y", package):
            return on_the_path(name)
    return None


def apt_get(*command: str) -> bool:
    called = ["apt-get", "-qq", *command]
    return subprocess.run(called, stdout=sys.stderr, check=False).returncode == 0


def from_playwright(name: str) -> str | None:
    command = [sys.executable, "-m", "playwright", "install", name]
    if name != "chromium" or subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def main() -> None:
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    if name not in BROWSERS:
        sys.exit(f"chapiteau: which browser? {' or '.join(BROWSERS)}")
    for find in (named, on_the_path, from_debian, from_playwright):
        path = find(name)
        if path:
            print(path)
            return
    sys.exit(f"chapiteau: the tests need {name}: apt-get install {BROWSERS[name].packages[-1]}")


if __name__ == "__main__":
    main()
