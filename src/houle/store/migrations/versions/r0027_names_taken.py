"""When a name was taken away, so that it is done once for each decision."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """What was decided before and waits for a log is taken away once more, for the last time."""
    op.add_column("reports", sa.Column("renamed_at", sa.BigInteger))


def downgrade() -> None:
    """Each time it is tried again, whatever they are called by then."""
    op.drop_column("reports", "renamed_at")
