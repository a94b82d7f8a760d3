"""Ways in besides a token: passkeys and codes of recovery."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Everybody is a guest so far."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("passkeys_player", "passkeys", ["player_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("recovery_codes_digest", "recovery_codes", ["digest"], unique=True)
    op.create_table(
        "spent",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("spent_until", "spent", ["until"])


def downgrade() -> None:
    """Everybody is a guest again."""
    for table in ("spent", "recovery_codes", "passkeys"):
        op.drop_table(table)
