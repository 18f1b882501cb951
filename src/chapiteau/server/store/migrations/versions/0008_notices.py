"""Ways to tell people that a table waits, what they chose of it, and what is to be told."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "channels",
        text("id", 32, primary_key=True),
        text("person", 32),
        text("kind", 8),
        text("name", 40),
        text("host", 253),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        text("session", 64),
        text("lang", 8),
        real("created"),
        whole("failures"),
        text("paused", 32),
        real("tried"),
        text("result", 32),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "notices",
        text("id", 32, primary_key=True),
        text("channel", 32),
        text("topic", 48),
        text("person", 32),
        text("table", 32),
        real("happened"),
        real("due"),
        text("lease", 32),
        real("leased"),
        whole("tries"),
        sa.UniqueConstraint("channel", "topic", name="one_of_a_topic"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "notice_choices",
        text("person", 32, primary_key=True),
        text("table", 32, primary_key=True),
        text("rhythm", 8),
        sa.Column("kinds", sa.JSON),
        text("zone", 64),
        whole("quiet_from"),
        whole("quiet_until"),
        whole("digest"),
    )


def downgrade() -> None:
    for name in ("notice_choices", "notices", "channels"):
        op.drop_table(name)
