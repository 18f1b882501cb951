"""Tickets of people who look for a game, tables that wait for somebody, and who blocks whom."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tickets",
        text("id", 32, primary_key=True),
        text("person", 32),
        text("game", 80),
        whole("seats"),
        text("pace", 16),
        sa.Column("near", sa.Boolean, nullable=False),
        real("strength"),
        real("created"),
        real("expires"),
    )
    op.create_index("ix_tickets_person", "tickets", ["person"])
    op.create_table(
        "meetings",
        text("table", 32, primary_key=True),
        text("person", 32, primary_key=True),
        text("kind", 16),
        text("by", 32),
        real("created"),
        real("expires"),
    )
    op.create_index("ix_meetings_person", "meetings", ["person"])
    op.create_table(
        "blocks",
        text("person", 32, primary_key=True),
        text("blocked", 32, primary_key=True),
        real("created"),
    )


def downgrade() -> None:
    for name in ("blocks", "meetings", "tickets"):
        op.drop_table(name)
