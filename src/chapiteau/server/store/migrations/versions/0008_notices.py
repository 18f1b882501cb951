"""Ways to tell people that a table waits, what they chose of it, and what is to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def text(name: str, length: int, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, primary_key=primary_key)


def number(name: str, kind: type[sa.Float[float]] | type[sa.Integer]) -> sa.Column[float]:
    return sa.Column(name, kind, nullable=False)


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
        number("created", sa.Float),
        number("failures", sa.Integer),
        text("paused", 32),
        number("tried", sa.Float),
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
        number("happened", sa.Float),
        number("due", sa.Float),
        text("lease", 32),
        number("leased", sa.Float),
        number("tries", sa.Integer),
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
        number("quiet_from", sa.Integer),
        number("quiet_until", sa.Integer),
        number("digest", sa.Integer),
    )


def downgrade() -> None:
    for name in ("notice_choices", "notices", "channels"):
        op.drop_table(name)
