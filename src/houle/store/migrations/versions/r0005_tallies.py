"""How often something was done in a while, by senders whom nobody can tell from their keys."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has done anything yet."""
    op.create_table(
        "tallies",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_index("tallies_since", "tallies", ["since"])


def downgrade() -> None:
    """Everybody may begin anew."""
    op.drop_table("tallies")
