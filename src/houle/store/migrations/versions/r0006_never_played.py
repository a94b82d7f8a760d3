"""Tables that were given up before they began are found, to be removed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """There are few of them, and an index of their own is small."""
    closed = sa.text("phase = 'closed'")
    op.create_index(
        "tables_never_played",
        "tables",
        ["changed_at"],
        postgresql_where=closed,
        sqlite_where=closed,
    )


def downgrade() -> None:
    """What was removed stays so."""
    op.drop_index("tables_never_played")
