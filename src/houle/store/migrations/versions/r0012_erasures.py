"""Wishes to be forgotten, until they are fulfilled."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody could ask for it so far but the operator."""
    op.create_table(
        "erasures",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Only the operator is asked again."""
    op.drop_table("erasures")
