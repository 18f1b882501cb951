"""Three Parquet files beside each other: games, seats and decisions."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..core.edition import spelled
from ..core.record import Record, check_end
from ..extras import needed
from .tables import Reader, Rows, Shape

TABLES = ("games", "seats", "decisions")
MANY = 5_000
"""Decisions after which what is known is written, so that memory stays small."""


class Parquet:
    """Grows game by game beside earlier files, which it replaces at the end unless writing failed.

    `made` is what a reader should know of how the games were played; it stands in every file.
    """

    def __init__(self, folder: Path, prefix: str, shape: Shape, made: dict[str, str]) -> None:
        self.arrow, self.parquet = needed("pyarrow", "data"), needed("pyarrow.parquet", "data")
        folder.mkdir(parents=True, exist_ok=True)
        self.reader, self.shape, self.made = Reader(shape), shape, made
        self.files = {name: folder / f"{prefix}{name}.parquet" for name in TABLES}
        self.new = {name: file.with_name(f"{file.name}.new") for name, file in self.files.items()}
        schemas = self._schemas()
        self.schemas = {name: schema.with_metadata(made) for name, schema in schemas.items()}
        self.writers = {
            name: self.parquet.ParquetWriter(self.new[name], schema, compression="zstd")
            for name, schema in self.schemas.items()
        }
        self.waiting: dict[str, Rows] = {name: {} for name in TABLES}
        self.games = self.decisions = 0

    def _schemas(self) -> dict[str, Any]:
        a = self.arrow
        text, whole, small = a.string(), a.int32(), a.int16()
        seen = [("observation", a.list_(small, self.shape.width))] if self.shape.width else []
        games = [
            ("game", whole),
            ("name", text),
            ("rules", whole),
            ("box", text),
            ("options", text),
        ]
        games += [("seats", small), ("seed", text), ("decisions", whole), ("hash", text)]
        decisions = [("game", whole), ("decision", whole), ("seat", small), ("move", text)]
        decisions += [("move_id", small), ("choices", small), ("legal", a.list_(small)), *seen]
        seats = [("game", whole), ("seat", small), ("points", whole), ("share", a.float64())]
        seats += [(name, whole) for name in self.shape.categories]
        return {
            "games": a.schema([*games, ("record", text)]),
            "seats": a.schema(seats),
            "decisions": a.schema(decisions),
        }

    def add(self, told: Record, text: str) -> None:
        """A game by its record, which is played again."""
        match, decisions = self.reader.decisions(self.games, told)
        check_end(match, told)
        options = {name: spelled(value) for name, value in told.edition.options.items()}
        game = (self.games, told.edition.game.name, told.edition.rules, told.edition.box.hash)
        rest = (json.dumps(options), told.seats, told.seed, len(told.moves), match.hash, text)
        names = self.schemas["games"].names
        self._keep("games", {k: [v] for k, v in zip(names, (*game, *rest), strict=True)})
        self._keep("seats", self.reader.seats(self.games, match))
        self._keep("decisions", decisions)
        self.games += 1
        self.decisions += len(told.moves)
        if len(self.waiting["decisions"]["game"]) >= MANY:
            self._write()

    def _keep(self, name: str, rows: Rows) -> None:
        for column, values in rows.items():
            self.waiting[name].setdefault(column, []).extend(values)

    def _write(self) -> None:
        for name, schema in self.schemas.items():
            rows = self.waiting[name]
            if rows:
                columns = [self._column(field, rows[field.name]) for field in schema]
                self.writers[name].write_table(self.arrow.table(columns, schema=schema))
                self.waiting[name] = {}

    def _column(self, field: Any, values: list[Any]) -> Any:
        if field.name != "observation":
            return self.arrow.array(values, field.type)
        packed = self.arrow.py_buffer(b"".join(values))  # bytes of 16-bit numbers, as they are
        count = len(values) * self.shape.width
        flat = self.arrow.Array.from_buffers(self.arrow.int16(), count, [None, packed])
        return self.arrow.FixedSizeListArray.from_arrays(flat, self.shape.width)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self._write()
            for writer in self.writers.values():
                writer.close()
            if kind is None and self.games:
                for name, file in self.files.items():
                    self.new[name].replace(file)
        finally:
            for new in self.new.values():
                new.unlink(missing_ok=True)
