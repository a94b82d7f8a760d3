"""What was played: a row for each game that is over, and one for each person in it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

UNRECORDED = sa.text("phase = 'finished' AND NOT recorded")


def upgrade() -> None:
    """Games that are over already are recorded by the nodes, one after the other."""
    op.add_column(
        "tables", sa.Column("recorded", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index(
        "tables_unrecorded",
        "tables",
        ["changed_at"],
        postgresql_where=UNRECORDED,
        sqlite_where=UNRECORDED,
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "played_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("together", sa.Boolean, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.Column("linked", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "played_seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.Text),
        sa.Column("pseudonym", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("in_time", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
    )
    op.create_index("played_seats_player", "played_seats", ["player_id", "finished_at", "table_id"])
    op.create_index(
        "played_seats_pseudonym",
        "played_seats",
        ["pseudonym", "game", "finished_at", "table_id"],
    )


def downgrade() -> None:
    """Nothing of it is kept but in the logs."""
    op.drop_table("played_seats")
    op.drop_table("played_games")
    op.drop_table("chores")
    op.drop_index("tables_unrecorded", "tables")
    op.drop_column("tables", "recorded")
