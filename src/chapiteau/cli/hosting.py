"""The arguments of the commands for whoever runs a house."""

from __future__ import annotations

import argparse

from ..words import Words
from .given import add_workers, number


def serve(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--host", help=w("cli-help-host"))
    p.add_argument("--port", type=number(1, 65535, w), help=w("cli-help-port"))
    p.add_argument("--url", help=w("cli-help-url"))
    place(p, w)
    p.add_argument("--bus", metavar="URL", help=w("cli-help-bus"))
    p.add_argument("--ray", metavar="ADDRESS", help=w("cli-help-serve-ray"))
    p.add_argument("--lan", action="store_true", help=w("cli-help-lan"))
    p.add_argument("--proxy", metavar="ADDRESS", help=w("cli-help-proxy"))
    p.add_argument("--open", action="store_true", help=w("cli-help-open"))
    p.add_argument("--smtp", metavar="URL", help=w("cli-help-smtp"))
    p.add_argument("--mail-from", metavar="ADDRESS", help=w("cli-help-mail-from"))
    p.add_argument("--outgoing", metavar="HOSTS", help=w("cli-help-outgoing"))
    p.add_argument("--meeting", action="store_true", help=w("cli-help-meeting"))
    p.add_argument("--ratings", action="store_true", help=w("cli-help-ratings"))
    p.add_argument("--tournaments", action="store_true", help=w("cli-help-tournaments"))
    p.add_argument("--rehearsals", action="store_true", help=w("cli-help-rehearsals"))
    p.add_argument("--compile", action="store_true", help=w("cli-help-compile"))
    p.add_argument("--log", choices=("text", "json"), help=w("cli-help-log"))


def place(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--data", metavar="FOLDER", help=w("cli-help-data"))
    p.add_argument("--db", metavar="URL", help=w("cli-help-db"))


def admin(p: argparse.ArgumentParser, w: Words) -> None:
    choices = ("code", "ratings")
    p.add_argument(
        "what", nargs="?", choices=choices, default="code", help=w("cli-help-admin-what")
    )
    p.add_argument("--write", action="store_true", help=w("cli-help-admin-write"))
    place(p, w)


def box(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("what", choices=("export",), help=w("cli-help-box-what"))
    p.add_argument("game", help=w("cli-help-game"))
    p.add_argument("--out", metavar="FILE", help=w("cli-help-box-out"))
    place(p, w)


def backup(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("file", help=w("cli-help-backup-file"))
    p.add_argument("--force", action="store_true", help=w("cli-help-force"))
    place(p, w)


def archive(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("what", choices=("check",), help=w("cli-help-archive-what"))
    add_workers(p, w)
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    place(p, w)


def doctor(p: argparse.ArgumentParser, w: Words) -> None:
    p.add_argument("--host", help=w("cli-help-host"))
    p.add_argument("--port", type=number(1, 65535, w), help=w("cli-help-port"))
    p.add_argument("--json", action="store_true", help=w("cli-help-json"))
    place(p, w)
