"""Who was reported, who decides about it and what was decided; and who does not hear whom."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

OPEN = sa.text("verdict IS NULL")
DUE = sa.text("due_at IS NOT NULL")


def upgrade() -> None:
    """Nobody was reported yet."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reporter_id", sa.Text),
        sa.Column("reported_id", sa.Text),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("verdict", sa.Text),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("closed_by", sa.Text),
        sa.Column("due_at", sa.BigInteger),
    )
    op.create_index(
        "reports_once", "reports", ["reporter_id", "table_id", "reported_id"], unique=True
    )
    op.create_index("reports_reported", "reports", ["reported_id"])
    for name, column, where in (("reports_open", "made_at", OPEN), ("reports_due", "due_at", DUE)):
        op.create_index(name, "reports", [column], postgresql_where=where, sqlite_where=where)
    op.create_table(
        "moderators",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("mutes_other", "mutes", ["other_id"])
    op.add_column(
        "marks",
        sa.Column("silent_until", sa.BigInteger, nullable=False, server_default=sa.text("0")),
    )


def downgrade() -> None:
    """Whatever was reported is forgotten, and everybody may talk."""
    op.drop_column("marks", "silent_until")
    op.drop_table("mutes")
    op.drop_table("moderators")
    op.drop_table("reports")
