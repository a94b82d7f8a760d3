"""Who agreed that games they finished are given away."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Nobody was asked yet."""
    op.add_column(
        "visibility",
        sa.Column("open_games", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    """No game is given away."""
    op.drop_column("visibility", "open_games")
