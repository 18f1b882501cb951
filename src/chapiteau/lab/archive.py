"""An open archive of games: every record in one zip file, and a line of CSV for each game."""

from __future__ import annotations

import csv
from pathlib import Path
from types import TracebackType
from typing import Self
from zipfile import ZIP_DEFLATED, ZipFile

from .series import Told

COLUMNS = ("game", "seed", "decisions", "mean_moves", "scores", "winners", "hash", "record")


class Archive:
    """Grows game by game beside an earlier one, and takes its place at the end of the series,
    unless writing failed or there was no game."""

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.files = [folder / f"{name}.zip", folder / f"{name}.csv"]
        self.new = [file.with_name(f"{file.name}.new") for file in self.files]
        self.zip = ZipFile(self.new[0], "w", ZIP_DEFLATED)
        self.file = self.new[1].open("w", encoding="utf-8", newline="")
        self.table = csv.writer(self.file)
        self.table.writerow(COLUMNS)
        self.count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        try:
            self.zip.close()
            self.file.close()
            if self.count and kind is None:
                for new, file in zip(self.new, self.files, strict=True):
                    new.replace(file)
        finally:
            for new in self.new:
                new.unlink(missing_ok=True)

    def add(self, told: Told) -> None:
        name = f"{self.count:06}.record"
        self.zip.writestr(name, told.record)
        winners = [seat for seat, share in enumerate(told.outcome) if share]
        width = sum(told.widths) / max(1, len(told.widths))
        self.table.writerow(
            [
                self.count,
                told.seed,
                told.decisions,
                f"{width:.2f}",
                " ".join(map(str, told.scores)),
                " ".join(map(str, winners)),
                told.hash,
                name,
            ]
        )
        self.count += 1
