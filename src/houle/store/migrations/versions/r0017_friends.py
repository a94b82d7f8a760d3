"""Who is friends with whom."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody is yet."""
    op.create_table(
        "friends",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("friend_id", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_friend", "friends", ["friend_id"])


def downgrade() -> None:
    """Nobody is any more."""
    op.drop_table("friends")
