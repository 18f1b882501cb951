"""Whether somebody has said what they want to be called, so that they are asked once."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Accounts have a name of their own; of guests of before nobody knows."""
    named = sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", named)
    people = sa.table("people", sa.column("login"), sa.column("named"))
    op.execute(sa.update(people).where(people.c.login.is_not(None)).values(named=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("people") as table:
        table.drop_column("named")
