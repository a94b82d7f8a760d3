"""What the house has against tokens, and since when tokens are dated."""

import sqlalchemy as sa
from alembic import op

from houle.store.queries import CLOCKS

revision = "0007"
down_revision = "0006"

NOBODY = ""


def upgrade() -> None:
    """Where guests have come in already, their tokens have no date: they count from now on."""
    marks = op.create_table(
        "marks",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("not_before", sa.BigInteger, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("marks_changed", "marks", ["changed_at"])
    players = sa.table("players", sa.column("id", sa.Text))
    now = sa.literal_column(CLOCKS[op.get_bind().dialect.name], sa.BigInteger)
    since = sa.select(sa.literal(NOBODY), now // 1000, sa.false(), now)
    op.execute(marks.insert().from_select(list(marks.c), since.where(sa.exists(players.select()))))


def downgrade() -> None:
    """Every token that was signed holds."""
    op.drop_table("marks")
