"""Where people are signed in, so that one session can be ended and the others stay."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tokens from before name no session; in use they are replaced by some that do."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("proved_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("sessions_player", "sessions", ["player_id"])
    op.create_index("sessions_seen", "sessions", ["seen_at"])
    ended = sa.text("ended_at IS NOT NULL")
    op.create_index(
        "sessions_ended", "sessions", ["ended_at"], postgresql_where=ended, sqlite_where=ended
    )
    op.add_column("once", sa.Column("session_id", sa.Text))


def downgrade() -> None:
    """All sessions of somebody are one again."""
    op.drop_column("once", "session_id")
    op.drop_table("sessions")
