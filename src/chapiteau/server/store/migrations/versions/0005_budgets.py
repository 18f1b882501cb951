"""How long a bot was given for the move it made, beside that move."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Of the moves of before nobody knows."""
    op.add_column("log", sa.Column("budget", sa.Float, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    with op.batch_alter_table("log") as table:
        table.drop_column("budget")
