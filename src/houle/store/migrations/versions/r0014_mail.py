"""Addresses at which people want to hear of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has named one yet."""
    op.create_table(
        "mailboxes",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("id", sa.Text),
        sa.Column("address", sa.Text),
        sa.Column("waiting_id", sa.Text),
        sa.Column("waiting", sa.Text),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_begins", sa.Integer),
        sa.Column("quiet_ends", sa.Integer),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("made_at", sa.BigInteger),
        sa.Column("mailed_at", sa.BigInteger, nullable=False),
        sa.Column("free_at", sa.BigInteger, nullable=False),
    )
    op.create_index("mailboxes_id", "mailboxes", ["id"], unique=True)
    op.create_index("mailboxes_waiting", "mailboxes", ["waiting_id"], unique=True)
    op.create_index("mailboxes_asked", "mailboxes", ["asked_at"])


def downgrade() -> None:
    """Nobody is told by mail any more."""
    op.drop_table("mailboxes")
