"""Tournaments, and which tables belong to one and stay closed until its deal has been played."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        text("id", 32, primary_key=True),
        text("name", 60),
        text("game", 80),
        sa.Column("options", sa.JSON, nullable=False),
        whole("seats"),
        text("form", 8),
        whole("rounds"),
        whole("group_size"),
        flag("duplicate"),
        text("filling", 8),
        text("level", 20),
        sa.Column("clock", sa.JSON, nullable=False),
        flag("private"),
        flag("programs"),
        text("host", 32),
        *[text(name, 64) for name in ("seed", "nonce", "commitment")],
        real("created"),
        real("starts"),
        text("phase", 16),
        whole("round"),
        whole("ended"),
        real("touched"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_phase", "tournaments", ["phase"])
    op.create_table(
        "tournament_entries",
        text("tournament", 32, primary_key=True),
        number("n"),
        text("kind", 8),
        text("person", 32),
        text("name", 40),
        text("level", 20),
        text("nonce", 64),
        text("number", 64),
        whole("group"),
        text("gone", 8),
        real("joined"),
    )
    op.create_index("ix_tournament_entries_person", "tournament_entries", ["person"])
    op.create_table(
        "tournament_seats",
        text("tournament", 32, primary_key=True),
        number("round"),
        number("entry"),
        whole("place"),
        text("table", 32),
        *[whole(name) for name in ("seat", "score", "rank")],
        flag("is_out"),
    )
    op.create_index("ix_tournament_seats_table", "tournament_seats", ["table"])
    none = sa.text("''")
    op.add_column(
        "tables", sa.Column("tournament", sa.String(32), nullable=False, server_default=none)
    )
    sealed = sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", sealed)


def flag(name: str) -> "sa.Column[bool]":
    return sa.Column(name, sa.Boolean, nullable=False)


def number(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, nullable=False, primary_key=True, autoincrement=False)


def downgrade() -> None:
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "tournament")
    for name in ("tournament_seats", "tournament_entries", "tournaments"):
        op.drop_table(name)
