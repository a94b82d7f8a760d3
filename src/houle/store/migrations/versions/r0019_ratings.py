"""How strong people are held to be."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

UNRATED = sa.text("rated AND NOT counted")
RATED = sa.text("rated")
SETTLED = sa.text("games >= 10")
MOMENT = ["game", "finished_at", "table_id"]


def upgrade() -> None:
    """Nodes rate what was recorded, one game after the other."""
    op.add_column(
        "played_games",
        sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    for name, where in (("played_games_unrated", UNRATED), ("played_games_rated", RATED)):
        op.create_index(name, "played_games", MOMENT, postgresql_where=where, sqlite_where=where)
    for column in (
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("nth", sa.Integer),
    ):
        op.add_column("played_seats", column)
    op.create_table(
        "rating_versions",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ratings_player", "ratings", ["player_id"])
    op.create_index(
        "ratings_shown",
        "ratings",
        ["game", sa.text("shown DESC"), "player_id"],
        postgresql_where=SETTLED,
        sqlite_where=SETTLED,
    )
    op.create_table(
        "rank_steps",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("counted_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Nobody has a rating any more."""
    for table in ("rank_steps", "ratings", "rating_versions"):
        op.drop_table(table)
    for name in ("nth", "sigma", "mu"):
        op.drop_column("played_seats", name)
    op.drop_index("played_games_rated", "played_games")
    op.drop_index("played_games_unrated", "played_games")
    op.drop_column("played_games", "counted")
