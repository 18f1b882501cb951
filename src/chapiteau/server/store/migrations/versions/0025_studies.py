"""Studies of what another box changes."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "studies",
        text("id", 32, primary_key=True),
        text("key", 64),
        text("game", 80),
        text("person", 32),
        text("own", 32),
        text("base", 64),
        sa.Column("house", sa.JSON, nullable=False),
        sa.Column("rows", sa.JSON, nullable=False),
        whole("seats"),
        text("level", 16),
        sa.Column("options", sa.JSON, nullable=False),
        text("state", 8),
        real("asked"),
        real("made"),
        whole("total"),
        whole("done"),
        text("code", 40),
        text("why", 40),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("key"),
    )
    for column in ("person", "own", "state"):
        op.create_index(f"ix_studies_{column}", "studies", [column])


def downgrade() -> None:
    op.drop_table("studies")
