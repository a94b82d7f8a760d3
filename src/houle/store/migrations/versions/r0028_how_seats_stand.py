"""Beside each seat stands in which phase its table is, and since when; lists of a game at home are
found by their index."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

UNDER_WAY = sa.text("club_id IS NOT NULL AND phase IN ('open', 'playing')")
FOLLOW = {
    "sqlite": (
        """
        CREATE TRIGGER seatings_follow AFTER UPDATE OF phase ON tables WHEN OLD.phase <> NEW.phase
        BEGIN
          UPDATE seatings SET phase = NEW.phase, phase_since = NEW.changed_at
          WHERE table_id = NEW.id;
        END
        """,
    ),
    "postgresql": (
        """
        CREATE FUNCTION seatings_follow() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE seatings SET phase = NEW.phase, phase_since = NEW.changed_at
          WHERE table_id = NEW.id;
          RETURN NULL;
        END
        $$
        """,
        """
        CREATE TRIGGER seatings_follow AFTER UPDATE OF phase ON tables
        FOR EACH ROW WHEN (OLD.phase <> NEW.phase) EXECUTE FUNCTION seatings_follow()
        """,
    ),
}
FORGET = {
    "sqlite": ("DROP TRIGGER seatings_follow",),
    "postgresql": ("DROP TRIGGER seatings_follow ON tables", "DROP FUNCTION seatings_follow()"),
}


def _list_games_where(condition: str) -> None:
    op.drop_index("tables_listed_of_game", "tables")
    where = sa.text(condition)
    columns = ["phase", "game", "changed_at"]
    op.create_index("tables_listed_of_game", "tables", columns, sqlite_where=where)


def upgrade() -> None:
    """First whoever writes from now on, then what stands there."""
    phase = sa.Column("phase", sa.Text, nullable=False, server_default="open")
    since = sa.Column("phase_since", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    op.add_column("seatings", phase)
    op.add_column("seatings", since)
    database = op.get_bind().dialect.name
    if database == "sqlite":
        _list_games_where("listed = 1")  # as it asks itself; otherwise it passes the index by
    for statement in FOLLOW[database]:
        op.execute(statement)
    op.execute(
        """
        UPDATE seatings SET
          phase = (SELECT t.phase FROM tables t WHERE t.id = table_id),
          phase_since = (SELECT t.changed_at FROM tables t WHERE t.id = table_id)
        WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = table_id)
        """
    )
    op.create_index(
        "seatings_of_player", "seatings", ["player_id", "phase", "phase_since", "table_id"]
    )
    op.drop_index("seatings_player", "seatings")
    op.create_index(
        "tables_of_club_under_way",
        "tables",
        ["club_id", "changed_at"],
        postgresql_where=UNDER_WAY,
        sqlite_where=UNDER_WAY,
    )


def downgrade() -> None:
    """Who sits where, and no more."""
    op.drop_index("tables_of_club_under_way", "tables")
    op.create_index("seatings_player", "seatings", ["player_id"])
    op.drop_index("seatings_of_player", "seatings")
    database = op.get_bind().dialect.name
    for statement in FORGET[database]:
        op.execute(statement)
    if database == "sqlite":
        _list_games_where("listed")
    op.drop_column("seatings", "phase_since")
    op.drop_column("seatings", "phase")
