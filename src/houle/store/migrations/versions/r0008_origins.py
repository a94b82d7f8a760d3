"""From where tables came, by keys from which nobody can be told."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tables that are there already count for nobody."""
    op.create_table(
        "origins",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("noted_at", sa.BigInteger, nullable=False),
    )
    op.create_index("origins_noted", "origins", ["noted_at"])


def downgrade() -> None:
    """Nobody has opened any table."""
    op.drop_table("origins")
