"""Who began a game that counts, how tables were counted, ratings, and who may see them."""

import sqlalchemy as sa
from alembic import op

from chapiteau.server.store.migrations.columns import real, text, whole

revision = "0021"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "entrants",
        text("table", 32, primary_key=True),
        whole("seat", primary_key=True),
        text("who", 40),
        text("kind", 8),
    )
    op.create_index("ix_entrants_who", "entrants", ["who"])
    op.create_table(
        "ratings",
        text("who", 40, primary_key=True),
        text("game", 80, primary_key=True),
        text("kind", 16, primary_key=True),
        real("mu"),
        real("sigma"),
        whole("games"),
        real("at"),
    )
    op.create_table(
        "rated",
        sa.Column("n", sa.Integer, primary_key=True, nullable=False, autoincrement=False),
        text("table", 32),
        text("game", 80),
        text("kind", 16),
        real("at"),
        sa.UniqueConstraint("table"),
    )
    op.create_table(
        "rated_seats",
        text("table", 32, primary_key=True),
        whole("seat", primary_key=True),
        text("who", 40),
        text("kind", 8),
        whole("rank"),
        sa.Column("is_gone", sa.Boolean, nullable=False),
        sa.Column("moved", sa.Boolean, nullable=False),
        *[real(name) for name in ("mu", "sigma", "new_mu", "new_sigma")],
    )
    op.create_index("ix_rated_seats_who", "rated_seats", ["who"])
    op.create_table(
        "profiles",
        text("person", 32, primary_key=True),
        text("audience", 8),
        sa.Column("results", sa.Boolean, nullable=False),
        sa.Column("luck", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("profiles", "rated_seats", "rated", "ratings", "entrants"):
        op.drop_table(name)
