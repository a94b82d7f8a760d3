"""Players choose an animal."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Those who were here before have chosen none."""
    op.add_column("players", sa.Column("animal", sa.Text))


def downgrade() -> None:
    """There is no way back: what players chose is not thrown away."""
    raise NotImplementedError
