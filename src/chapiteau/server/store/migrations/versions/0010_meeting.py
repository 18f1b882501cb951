"""Tickets of people who look for a game, tables that wait for somebody, and who blocks whom."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def text(name: str, length: int, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, primary_key=primary_key)


def number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def upgrade() -> None:
    op.create_table(
        "tickets",
        text("id", 32, primary_key=True),
        text("person", 32),
        text("game", 80),
        sa.Column("seats", sa.Integer, nullable=False),
        text("pace", 16),
        sa.Column("near", sa.Boolean, nullable=False),
        number("strength"),
        number("created"),
        number("expires"),
    )
    op.create_index("ix_tickets_person", "tickets", ["person"])
    op.create_table(
        "meetings",
        text("table", 32, primary_key=True),
        text("person", 32, primary_key=True),
        text("kind", 16),
        text("by", 32),
        number("created"),
        number("expires"),
    )
    op.create_index("ix_meetings_person", "meetings", ["person"])
    op.create_table(
        "blocks",
        text("person", 32, primary_key=True),
        text("blocked", 32, primary_key=True),
        number("created"),
    )


def downgrade() -> None:
    for name in ("blocks", "meetings", "tickets"):
        op.drop_table(name)
