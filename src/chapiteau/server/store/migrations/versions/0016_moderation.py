"""Who runs the house, what people report, what was done about it, and switches of the house."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0016"
down_revision = "0013"


def upgrade() -> None:
    later = [
        sa.Column("role", sa.String(8), nullable=False, server_default=sa.text("''")),
        sa.Column("muted_until", sa.Float, nullable=False, server_default=sa.text("0")),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    ]
    for column in later:
        op.add_column("people", column)
    op.create_table(
        "reports",
        text("id", 32, primary_key=True),
        real("at"),
        text("by", 32),
        text("about", 32),
        text("table", 32),
        whole("line"),
        real("said"),
        text("reason", 16),
        sa.Column("note", sa.Text, nullable=False),
        real("settled"),
        text("settled_by", 32),
    )
    for name in ("by", "about", "settled"):
        op.create_index(f"ix_reports_{name}", "reports", [name])
    op.create_table(
        "acts",
        text("id", 32, primary_key=True),
        real("at"),
        text("by", 32),
        text("act", 16),
        text("about", 32),
        text("detail", 80),
    )
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_table("switches", text("name", 32, primary_key=True), text("value", 32))


def downgrade() -> None:
    for name in ("switches", "acts", "reports"):
        op.drop_table(name)
    with op.batch_alter_table("people") as table:
        for name in ("closed", "muted_until", "role"):
            table.drop_column(name)
