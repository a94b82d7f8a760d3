"""Whether somebody wants to hear of invitations and evenings where they hear of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Until they say otherwise, they do."""
    for name in ("push_subscriptions", "mailboxes"):
        wanted = sa.Column("company", sa.Boolean, nullable=False, server_default=sa.true())
        op.add_column(name, wanted)


def downgrade() -> None:
    """Nobody is asked."""
    for name in ("push_subscriptions", "mailboxes"):
        op.drop_column(name, "company")
