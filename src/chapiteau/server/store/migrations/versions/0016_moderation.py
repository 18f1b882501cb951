"""Who runs the house, what people report, what was done about it, and switches of the house."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0013"


def text(name: str, length: int, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, primary_key=primary_key)


def number(name: str, kind: type[sa.Float[float]] | type[sa.Integer]) -> sa.Column[float]:
    return sa.Column(name, kind, nullable=False)


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
        number("at", sa.Float),
        text("by", 32),
        text("about", 32),
        text("table", 32),
        number("line", sa.Integer),
        number("said", sa.Float),
        text("reason", 16),
        sa.Column("note", sa.Text, nullable=False),
        number("settled", sa.Float),
        text("settled_by", 32),
    )
    for name in ("by", "about", "settled"):
        op.create_index(f"ix_reports_{name}", "reports", [name])
    op.create_table(
        "acts",
        text("id", 32, primary_key=True),
        number("at", sa.Float),
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
