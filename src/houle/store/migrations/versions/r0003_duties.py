"""When nodes were up, and at which tables they have people."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Of the time before, nothing is known."""
    op.create_table(
        "duties",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("up_to", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("duty_id", sa.Text, primary_key=True),
    )
    op.create_index("attendance_duty", "attendance", ["duty_id"])


def downgrade() -> None:
    """There is no way back: what is waited for follows from it."""
    raise NotImplementedError
