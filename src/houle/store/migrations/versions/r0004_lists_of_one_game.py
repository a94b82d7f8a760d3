"""The tables of one game are found without looking at those of the others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Beside the index for lists of all games."""
    listed = sa.text("listed")
    op.create_index(
        "tables_listed_of_game",
        "tables",
        ["phase", "game", "changed_at"],
        postgresql_where=listed,
        sqlite_where=listed,
    )


def downgrade() -> None:
    """Lists are as they were, if slower."""
    op.drop_index("tables_listed_of_game")
