"""The first shape: tables, seats, log, chat, invitations, people, sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(name: str, length: int = 32, **kw: object) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), **{"nullable": False, **kw})  # type: ignore[arg-type]  # a column's own keywords


def upgrade() -> None:
    """What a new database holds."""
    op.create_table(
        "tables",
        text("id", primary_key=True),
        text("code", unique=True),
        text("game", 80),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        text("pace", 16),
        sa.Column("private", sa.Boolean, nullable=False),
        text("host"),
        text("seed", 64),
        text("nonce", 64),
        sa.Column("created", sa.Float, nullable=False),
        text("phase", 16, index=True),
        sa.Column("chat_open", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        text("table", primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        text("kind", 8),
        text("person", index=True),
        text("name", 40),
        text("level", 20),
        text("nonce", 64),
    )
    op.create_table(
        "log",
        text("table", primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        text("kind", 16),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        text("client", 40),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        text("table", primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        text("person"),
        sa.Column("seat", sa.Integer, nullable=False),
        text("name", 40),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("invited", text("table", primary_key=True), text("person", primary_key=True))
    op.create_table(
        "people",
        text("id", primary_key=True),
        text("name", 40),
        sa.Column("created", sa.Float, nullable=False),
        text("login", 40, nullable=True),
        text("login_key", 80, nullable=True, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
    )
    op.create_table(
        "sessions",
        text("id", 64, primary_key=True),
        text("person", index=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """There is nothing before the first shape."""
    for name in ("sessions", "people", "invited", "chat", "log", "seats", "tables"):
        op.drop_table(name)
