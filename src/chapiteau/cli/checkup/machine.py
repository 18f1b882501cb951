"""This machine: its Python, the build, games, packages, a browser, and the port of a house."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sys
from collections.abc import Iterator
from http.client import HTTPException
from importlib.util import find_spec
from urllib.request import urlopen

from ... import builds, is_compiled
from ...extras import EXTRAS, missing
from ...registry import games
from ...words import words_for
from ..trouble import system_reason
from .finding import ILL, NOTE, WELL, Finding, found

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TESTING = ("pytest", "hypothesis", "mypy", "ruff", "playwright")


def python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    return found(WELL if sys.version_info >= (3, 11) else ILL, "python", version=version)


def build() -> Finding:
    """Which build runs here; in a working copy also whether bots of a house would run another."""
    if is_compiled():
        return found(WELL, "compiled")
    if not builds.is_checkout():
        return found(NOTE, "no-wheel")
    place, compiler = builds.place(), builds.compiler()
    if place.is_dir():
        return found(WELL, "built", path=str(place))
    return found(WELL, "compiler", path=compiler) if compiler else found(NOTE, "no-compiler")


def library() -> Finding:
    try:
        names = ", ".join(f"{name} {game.rules}" for name, game in games().items())
    except Exception as e:  # whatever a game that is installed does
        return found(ILL, "games-broken", detail=f"{type(e).__name__}: {e}"[:200])
    return found(WELL, "games", games=names) if names else found(ILL, "no-games")


def chromium() -> Finding:
    names = [os.environ.get("CHROMIUM", ""), *CHROMIUMS]
    path = next((there for name in names if name and (there := shutil.which(name))), "")
    return found(WELL, "chromium", path=path) if path else found(NOTE, "no-chromium")


def extras() -> Iterator[Finding]:
    lacking = {name: missing(name) for name in EXTRAS}
    lacking["test"] = [package for package in TESTING if find_spec(package) is None]
    for name, packages in lacking.items():
        if packages:
            yield found(NOTE, "extra-missing", name=name, missing=", ".join(packages))
        else:
            yield found(WELL, "extra", name=name)


def port(host: str, number: int, lang: str) -> Finding:
    """Whether the door is free, or a house of ours stands in it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen()
        except OSError as e:
            if build := answers(host, number):
                return found(WELL, "port-ours", port=str(number), build=build)
            why = system_reason(e, words_for(lang))
            return found(NOTE, "port-taken", port=str(number), detail=why)
        except UnicodeError:  # what is no name of a machine
            return found(NOTE, "port-taken", port=str(number), detail=host[:40])
    return found(WELL, "port", port=str(number))


def answers(host: str, number: int) -> str:
    """Which build bots think with, in the house of ours that opens when one knocks."""
    there = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    address = f"http://{f'[{there}]' if ':' in there else there}:{number}/healthz"
    try:
        with urlopen(address, timeout=3) as answer:
            said = json.load(answer)
            return str(said.get("build", "other")) if "closing" in said else ""
    except (OSError, ValueError, AttributeError, HTTPException):
        return ""
