"""Entries of a log are chained by hash, and a table's row holds the hash of the last one."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.chain import Chainer

revision = "0006"
down_revision = "0005"
TOGETHER = 5_000


def text(name: str, length: int, default: str | None = None) -> "sa.Column[str]":
    server_default = None if default is None else sa.text(f"'{default}'")
    return sa.Column(name, sa.String(length), nullable=False, server_default=server_default)


def upgrade() -> None:
    """Logs are written anew beside the old ones, table by table: a column without a default, which
    keeps out processes that know of no chain, cannot be added where rows are."""
    if is_postgres():
        op.execute("LOCK TABLE log IN EXCLUSIVE MODE")  # what is written meanwhile would be lost
    old = sa.Table("log", sa.MetaData(), autoload_with=op.get_bind())
    new = op.create_table(
        "log_chained",
        text("table", 32),
        sa.Column("n", sa.Integer, nullable=False),
        text("kind", 16),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        text("client", 40),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("budget", sa.Float, nullable=False, server_default=sa.text("0")),
        text("salt", 16, ""),
        text("digest", 16, ""),
        text("hash", 16),
        sa.PrimaryKeyConstraint("table", "n", name="log_pkey_chained"),
    )
    chainer = copied(op.get_bind(), old, new)
    op.drop_table("log")
    op.rename_table("log_chained", "log")
    if is_postgres():
        op.execute("ALTER INDEX log_pkey_chained RENAME TO log_pkey")
    op.add_column("tables", text("head", 16, ""))
    chainer.write_heads(op.get_bind())


def is_postgres() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def copied(c: sa.Connection, old: sa.Table, new: sa.Table) -> Chainer:
    """Every row with its hash."""
    chainer = Chainer()
    ordered = sa.select(old).order_by(old.c.table, old.c.n)
    rows = c.execute(ordered.execution_options(yield_per=TOGETHER))
    for some in rows.mappings().partitions():
        write(c, new, [chainer.add(dict(row)) for row in some])
    return chainer


def write(c: sa.Connection, new: sa.Table, rows: list[dict[str, Any]]) -> None:
    """Many rows; PostgreSQL takes them several times as fast in one piece."""
    if not is_postgres():
        c.execute(sa.insert(new), rows)
        return
    names = [column.name for column in new.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    line = f"COPY {new.name} ({columns}) FROM STDIN"
    driver: Any = c.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(line) as copy:
        for row in rows:
            copy.write_row([row[name] for name in names])


def downgrade() -> None:
    for name, columns in (("tables", ("head",)), ("log", ("salt", "digest", "hash"))):
        with op.batch_alter_table(name) as table:
            for column in columns:
                table.drop_column(column)
