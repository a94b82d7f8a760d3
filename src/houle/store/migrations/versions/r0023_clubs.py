"""Clubs, who belongs to them, and which tables are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """There is none yet."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("digest", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("clubs_digest", "clubs", ["digest"], unique=True)
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("kept_at", sa.BigInteger),
    )
    op.create_index("club_members_player", "club_members", ["player_id"])
    op.create_table(
        "club_evenings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("by_id", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text),
    )
    op.create_index("club_evenings_club", "club_evenings", ["club_id", "begins"])
    op.create_index("club_evenings_begins", "club_evenings", ["begins"])
    op.create_table(
        "club_evening_guests",
        sa.Column("evening_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
    )
    op.create_index("club_evening_guests_player", "club_evening_guests", ["player_id"])
    op.add_column("tables", sa.Column("club_id", sa.Text))
    some = sa.text("club_id IS NOT NULL")
    op.create_index(
        "tables_of_club",
        "tables",
        ["club_id", "changed_at"],
        postgresql_where=some,
        sqlite_where=some,
    )


def downgrade() -> None:
    """There is none any more."""
    op.drop_index("tables_of_club", "tables")
    op.drop_column("tables", "club_id")
    op.drop_table("club_evening_guests")
    op.drop_table("club_evenings")
    op.drop_table("club_members")
    op.drop_table("clubs")
