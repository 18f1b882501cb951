"""What owners read off their copies, and the boxes that a house made of it."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "sayings",
        text("id", 32, primary_key=True),
        text("game", 80),
        text("path", 80),
        text("person", 32),
        sa.Column("row", sa.JSON, nullable=False),
        text("edition", 80),
        sa.Column("note", sa.Text, nullable=False),
        real("at"),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.UniqueConstraint("person", "game", "path", name="one_saying_a_row"),
    )
    for column in ("game", "person"):
        op.create_index(f"ix_sayings_{column}", "sayings", [column])
    op.create_table(
        "house_boxes",
        text("game", 80, primary_key=True),
        whole("n", primary_key=True),
        sa.Column("rows", sa.JSON, nullable=False),
        text("key", 64),
        real("at"),
        real("undone"),
    )
    none = sa.text("''")
    op.add_column(
        "reports", sa.Column("saying", sa.String(32), nullable=False, server_default=none)
    )


def downgrade() -> None:
    with op.batch_alter_table("reports") as reports:
        reports.drop_column("saying")
    for name in ("house_boxes", "sayings"):
        op.drop_table(name)
