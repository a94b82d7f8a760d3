"""Who asked whom to play again."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Nobody did yet."""
    op.create_table(
        "invitations",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("by_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by", "invitations", ["by_id"])
    op.create_index("invitations_made", "invitations", ["made_at"])


def downgrade() -> None:
    """Nobody does any more."""
    op.drop_table("invitations")
