"""What people wrote to each other at a table, and which reports it belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Nobody has written anything."""
    op.create_table(
        "written",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_index("written_player", "written", ["player_id"])
    op.add_column("reports", sa.Column("read_after", sa.Integer))


def downgrade() -> None:
    """What was written is gone."""
    op.drop_column("reports", "read_after")
    op.drop_table("written")
