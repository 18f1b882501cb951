"""Where accounts want to be told by e-mail that a table waits, and until when they are away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("mailed", sa.Float, nullable=False),
        sa.Column("away", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("letters")
