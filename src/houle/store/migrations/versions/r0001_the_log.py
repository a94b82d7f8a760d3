"""The log, what lists know, who sits where, names, and the vault."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    due, listed = sa.text("due_at IS NOT NULL"), sa.text("listed")
    op.create_index("tables_due", "tables", ["due_at"], postgresql_where=due, sqlite_where=due)
    op.create_index(
        "tables_listed",
        "tables",
        ["phase", "changed_at"],
        postgresql_where=listed,
        sqlite_where=sa.text("listed = 1"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "actor", "command", name="entries_command"),
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
    )
    op.create_index("seatings_player", "seatings", ["player_id"])
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SCHEMA vault")
    op.create_table(
        "seeds",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        schema="vault",
    )


def downgrade() -> None:
    """There is no way back: a log is not thrown away."""
    raise NotImplementedError
