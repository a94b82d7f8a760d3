"""Challenges: whose deal is played again, and what came of it for each."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Nobody has asked anybody yet."""
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat"),
    )
    op.create_index("challenges_player", "challenges", ["player_id", "made_at"])
    op.create_table(
        "challenge_results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("challenge_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("to_the_end", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("moves", sa.LargeBinary, nullable=False),
    )
    results = "challenge_results"
    op.create_index("challenge_results_of", results, ["challenge_id", "finished_at"])
    op.create_index("challenge_results_player", results, ["player_id", "finished_at"])


def downgrade() -> None:
    """Links lead nowhere any more; what was played stays in the logs."""
    op.drop_table("challenge_results")
    op.drop_table("challenges")
