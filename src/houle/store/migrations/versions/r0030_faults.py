"""What people said was wrong at tables, in the vault: it holds what only they could see."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.create_table(
        "faults",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        schema="vault",
    )
    op.create_index("faults_player", "faults", ["player_id"], schema="vault")


def downgrade() -> None:
    """Whatever was said is forgotten."""
    op.drop_table("faults", schema="vault")
