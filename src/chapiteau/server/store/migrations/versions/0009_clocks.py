"""Clocks of tables, when the first of them is up, when the house was down, and holidays ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
HOLIDAYS: dict[str, type[sa.Float[float]] | type[sa.Integer]] = {
    "away_from": sa.Float, "away_year": sa.Integer, "away_days": sa.Integer
}  # fmt: skip


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    due = sa.Column("due", sa.Float, nullable=False, server_default=sa.text("0"))
    op.add_column("tables", due)
    op.create_index("ix_tables_due", "tables", ["due"])
    for name, kind in HOLIDAYS.items():
        usual = sa.text("0")
        op.add_column("letters", sa.Column(name, kind(), nullable=False, server_default=usual))
    op.create_table(
        "outages",
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outages")
    for name in HOLIDAYS:
        op.drop_column("letters", name)
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clock")
