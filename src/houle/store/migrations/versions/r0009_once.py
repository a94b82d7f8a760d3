"""Secrets that work once, by their digests."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has asked for any yet."""
    op.create_table(
        "once",
        sa.Column("purpose", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("signed_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("once_digest", "once", ["digest"], unique=True)
    op.create_index("once_until", "once", ["until"])


def downgrade() -> None:
    """None of them works any more."""
    op.drop_table("once")
