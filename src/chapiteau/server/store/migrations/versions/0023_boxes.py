"""Boxes that people have made, their versions, the tables that play with one, and reports."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0023"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "own_boxes",
        text("id", 32, primary_key=True),
        text("game", 80),
        text("owner", 32),
        text("name", 80),
        text("audience", 8),
        sa.Column("hidden", sa.Boolean, nullable=False),
        whole("newest"),
        real("created"),
        real("touched"),
    )
    for name in ("owner", "audience"):
        op.create_index(f"ix_own_boxes_{name}", "own_boxes", [name])
    op.create_table(
        "own_versions",
        text("box", 32, primary_key=True),
        whole("n", primary_key=True),
        text("base", 64),
        sa.Column("rows", sa.JSON, nullable=False),
        text("key", 64),
        real("at"),
        text("state", 8),
        sa.Column("trouble", sa.JSON(none_as_null=True)),
    )
    op.create_index("ix_own_versions_key", "own_versions", ["key"])
    none, first = sa.text("''"), sa.text("0")
    for column in (
        sa.Column("own_box", sa.String(32), nullable=False, server_default=none),
        sa.Column("own_version", sa.Integer, nullable=False, server_default=first),
    ):
        op.add_column("tables", column)
    op.add_column("reports", sa.Column("box", sa.String(32), nullable=False, server_default=none))


def downgrade() -> None:
    with op.batch_alter_table("reports") as table:
        table.drop_column("box")
    with op.batch_alter_table("tables") as table:
        for name in ("own_version", "own_box"):
            table.drop_column(name)
    for name in ("own_versions", "own_boxes"):
        op.drop_table(name)
