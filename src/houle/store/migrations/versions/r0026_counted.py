"""The last game that was rated is found by an index that both databases take for it."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

COUNTED = sa.text("rated AND counted")
RATED = sa.text("rated")
MOMENT = ["game", "finished_at", "table_id"]


def upgrade() -> None:
    """The former one served nobody on SQLite, and was taken for what is yet to be rated."""
    op.drop_index("played_games_rated", "played_games")
    op.create_index(
        "played_games_counted",
        "played_games",
        MOMENT,
        postgresql_where=COUNTED,
        sqlite_where=COUNTED,
    )


def downgrade() -> None:
    """All that are to be rated, rated or not."""
    op.drop_index("played_games_counted", "played_games")
    op.create_index(
        "played_games_rated", "played_games", MOMENT, postgresql_where=RATED, sqlite_where=RATED
    )
