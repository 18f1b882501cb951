"""How a game ended, what box it is played with, and where its first moves came from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Rows of before have no end to compare with, the box of their day, and began at the start."""
    op.add_column(
        "tables", sa.Column("box", sa.String(64), nullable=False, server_default=sa.text("''"))
    )
    op.add_column(
        "tables", sa.Column("origin", sa.String(16), nullable=False, server_default=sa.text("''"))
    )
    op.add_column("tables", sa.Column("result", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "boxes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("boxes")
    with op.batch_alter_table("tables") as table:
        for name in ("result", "origin", "box"):
            table.drop_column(name)
