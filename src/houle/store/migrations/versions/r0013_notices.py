"""Browsers that want to be told of a turn, and what they are to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has asked for it yet."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("house_key", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_begins", sa.Integer),
        sa.Column("quiet_ends", sa.Integer),
        sa.Column("signed_at", sa.BigInteger, nullable=False),
        sa.Column("session_id", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_player", "push_subscriptions", ["player_id"])
    op.create_index("push_subscriptions_made", "push_subscriptions", ["made_at"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("subscription_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    due = sa.text("due_at IS NOT NULL")
    op.create_index("notices_due", "notices", ["due_at"], postgresql_where=due, sqlite_where=due)
    op.create_index("notices_subscription", "notices", ["subscription_id"])
    op.create_index("notices_player", "notices", ["player_id"])
    op.create_index("notices_since", "notices", ["since"])


def downgrade() -> None:
    """Nobody is told any more."""
    op.drop_table("notices")
    op.drop_table("push_subscriptions")
