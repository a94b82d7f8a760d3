"""Who does not want to meet whom."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody blocks anybody yet."""
    op.create_table(
        "blocks",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("animal", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_other", "blocks", ["other_id"])


def downgrade() -> None:
    """Everybody meets everybody again."""
    op.drop_table("blocks")
