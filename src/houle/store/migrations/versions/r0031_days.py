"""What came of deals of the day: a row for each that was played to an end."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Nobody has played one yet."""
    op.create_table(
        "day_results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("moves", sa.LargeBinary, nullable=False),
    )
    op.create_index("day_results_player", "day_results", ["player_id", "day"])
    op.create_index("day_results_deal", "day_results", ["deal", "finished_at"])


def downgrade() -> None:
    """Nothing of it is kept but in the logs."""
    op.drop_table("day_results")
