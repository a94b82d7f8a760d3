"""What of somebody others see, who wants to stand in lists, and how reliably somebody plays."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

SETTLED = sa.text("games >= 10")
IN_STANDINGS = sa.text("games >= 10 AND listed")
CLOCKED = sa.text("in_time + missed > 0")
BY_STRENGTH: tuple[str | sa.TextClause, ...] = ("game", sa.text("shown DESC"), "player_id")


def upgrade() -> None:
    """Nobody is shown to anybody before they say so."""
    op.create_table(
        "visibility",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("in_standings", sa.Boolean, nullable=False),
        sa.Column("handle", sa.Text),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("visibility_handle", "visibility", ["handle"], unique=True)
    op.add_column(
        "ratings", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.drop_index("ratings_shown", "ratings")
    op.create_index(
        "ratings_shown",
        "ratings",
        BY_STRENGTH,
        postgresql_where=IN_STANDINGS,
        sqlite_where=IN_STANDINGS,
    )
    op.create_index(
        "played_seats_clocked",
        "played_seats",
        ["player_id", "finished_at"],
        postgresql_where=CLOCKED,
        sqlite_where=CLOCKED,
    )


def downgrade() -> None:
    """All stand in lists again."""
    op.drop_index("played_seats_clocked", "played_seats")
    op.drop_index("ratings_shown", "ratings")
    op.drop_column("ratings", "listed")
    op.create_index(
        "ratings_shown", "ratings", BY_STRENGTH, postgresql_where=SETTLED, sqlite_where=SETTLED
    )
    op.drop_table("visibility")
