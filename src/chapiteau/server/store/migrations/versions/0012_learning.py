"""Reviews of finished games, the parts of those that are being made, and puzzles from them."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reviews",
        text("table", 32, primary_key=True),
        text("game", 80),
        text("person", 32),
        text("state", 8),
        real("asked"),
        real("made"),
        whole("rounds"),
        whole("total"),
        whole("done"),
        sa.Column("figures", sa.JSON),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_reviews_person", "reviews", ["person"])
    op.create_index("ix_reviews_state", "reviews", ["state"])
    op.create_table(
        "review_parts",
        text("table", 32, primary_key=True),
        whole("n", primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "puzzles",
        text("id", 32, primary_key=True),
        text("table", 32),
        whole("number"),
        whole("seat"),
        text("game", 80),
        whole("weight"),
        sa.Column("common", sa.Boolean, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.UniqueConstraint("day", "game", name="one_puzzle_a_day"),
    )
    op.create_index("ix_puzzles_table", "puzzles", ["table"])
    op.create_table(
        "exercises",
        text("person", 32, primary_key=True),
        text("puzzle", 32, primary_key=True),
        real("due"),
        whole("step"),
        whole("tries"),
        whole("solved"),
    )


def downgrade() -> None:
    for name in ("exercises", "puzzles", "review_parts", "reviews"):
        op.drop_table(name)
