"""When people are on holiday."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody is yet."""
    op.create_table(
        "holidays",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_index("holidays_ends", "holidays", ["ends"])


def downgrade() -> None:
    """Nobody is any more."""
    op.drop_table("holidays")
