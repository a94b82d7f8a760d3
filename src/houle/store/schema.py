"""What the databases look like. The vault is a schema of its own, on SQLite a file of its own."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

VAULT = "vault"

metadata = MetaData()


def where(condition: Any) -> dict[str, Any]:
    """That an index holds some rows only, for both databases."""
    return {"postgresql_where": condition, "sqlite_where": condition}


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("due_at", BigInteger),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("recorded", Boolean, nullable=False, server_default=false()),
    Column("club_id", Text),
)

_due = tables.c.due_at.is_not(None)
Index("tables_due", tables.c.due_at, **where(_due))
Index(
    "tables_listed",
    tables.c.phase,
    tables.c.changed_at,
    **where(tables.c.listed),
)
Index(
    "tables_listed_of_game",
    tables.c.phase,
    tables.c.game,
    tables.c.changed_at,
    **where(tables.c.listed),
)

Index(
    "tables_of_club", tables.c.club_id, tables.c.changed_at, **where(tables.c.club_id.is_not(None))
)
_of_club = text("club_id IS NOT NULL AND phase IN ('open', 'playing')")
Index("tables_of_club_under_way", tables.c.club_id, tables.c.changed_at, **where(_of_club))

never_played = text("phase = 'closed'")
"""Written out: an index for some tables serves only who asks in the same words."""
Index(
    "tables_never_played",
    tables.c.changed_at,
    **where(never_played),
)

unrecorded = text("phase = 'finished' AND NOT recorded")
Index("tables_unrecorded", tables.c.changed_at, **where(unrecorded))

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "actor", "command", name="entries_command"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("phase", Text, nullable=False, server_default="open"),
    Column("phase_since", BigInteger, nullable=False, server_default=text("0")),
    Index("seatings_of_player", "player_id", "phase", "phase_since", "table_id"),
)
"""Who sits where, and how it stands there: a trigger has that follow the table's row, whichever
release writes it."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("animal", Text),
)

duties = Table(
    "duties",
    metadata,
    Column("id", Text, primary_key=True),
    Column("begun_at", BigInteger, nullable=False),
    Column("up_to", BigInteger, nullable=False),
)

attendance = Table(
    "attendance",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("duty_id", Text, primary_key=True),
    Index("attendance_duty", "duty_id"),
)

tallies = Table(
    "tallies",
    metadata,
    Column("key", Text, primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Index("tallies_since", "since"),
)

origins = Table(
    "origins",
    metadata,
    Column("key", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("noted_at", BigInteger, nullable=False),
    Index("origins_noted", "noted_at"),
)

marks = Table(
    "marks",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("not_before", BigInteger, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("silent_until", BigInteger, nullable=False, server_default=text("0")),
    Index("marks_changed", "changed_at"),
)

once = Table(
    "once",
    metadata,
    Column("purpose", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    Column("signed_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("session_id", Text),
    Index("once_digest", "digest", unique=True),
    Index("once_until", "until"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("proved_at", BigInteger),
    Column("ended_at", BigInteger),
    Index("sessions_player", "player_id"),
    Index("sessions_seen", "seen_at"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("passkeys_player", "player_id"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("digest", Text, nullable=False),
    Column("used", Boolean, nullable=False),
    Index("recovery_codes_digest", "digest", unique=True),
)

erasures = Table(
    "erasures",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("due_at", BigInteger, nullable=False),
)

spent = Table(
    "spent",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("spent_until", "until"),
)

_ended = sessions.c.ended_at.is_not(None)
Index("sessions_ended", sessions.c.ended_at, **where(_ended))

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("house_key", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_begins", Integer),
    Column("quiet_ends", Integer),
    Column("signed_at", BigInteger, nullable=False),
    Column("session_id", Text),
    Column("made_at", BigInteger, nullable=False),
    Column("company", Boolean, nullable=False, server_default=true()),
    Index("push_subscriptions_player", "player_id"),
    Index("push_subscriptions_made", "made_at"),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("subscription_id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("tries", Integer, nullable=False),
    Index("notices_subscription", "subscription_id"),
    Index("notices_player", "player_id"),
    Index("notices_since", "since"),
)
_to_tell = notices.c.due_at.is_not(None)
Index("notices_due", notices.c.due_at, **where(_to_tell))

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("id", Text),
    Column("address", Text),
    Column("waiting_id", Text),
    Column("waiting", Text),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_begins", Integer),
    Column("quiet_ends", Integer),
    Column("asked_at", BigInteger, nullable=False),
    Column("made_at", BigInteger),
    Column("mailed_at", BigInteger, nullable=False),
    Column("free_at", BigInteger, nullable=False),
    Column("company", Boolean, nullable=False, server_default=true()),
    Index("mailboxes_id", "id", unique=True),
    Index("mailboxes_waiting", "waiting_id", unique=True),
    Index("mailboxes_asked", "asked_at"),
)

holidays = Table(
    "holidays",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
    Index("holidays_ends", "ends"),
)

chores = Table(
    "chores",
    metadata,
    Column("name", Text, primary_key=True),
    Column("due_at", BigInteger, nullable=False),
)

played_games = Table(
    "played_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("together", Boolean, nullable=False),
    Column("stopped", Boolean, nullable=False),
    Column("linked", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False, server_default=false()),
)

unrated = text("rated AND NOT counted")
Index(
    "played_games_unrated",
    played_games.c.game,
    played_games.c.finished_at,
    played_games.c.table_id,
    **where(unrated),
)
counted = text("rated AND counted")
Index(
    "played_games_counted",
    played_games.c.game,
    played_games.c.finished_at,
    played_games.c.table_id,
    **where(counted),
)

played_seats = Table(
    "played_seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Text),
    Column("pseudonym", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer),
    Column("points", Integer),
    Column("won", Boolean, nullable=False),
    Column("own", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("in_time", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("nth", Integer),
    Index("played_seats_player", "player_id", "finished_at", "table_id"),
    Index("played_seats_pseudonym", "pseudonym", "game", "finished_at", "table_id"),
)

clocked = text("in_time + missed > 0")
Index(
    "played_seats_clocked",
    played_seats.c.player_id,
    played_seats.c.finished_at,
    **where(clocked),
)

rating_versions = Table(
    "rating_versions",
    metadata,
    Column("game", Text, primary_key=True),
    Column("version", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Index("ratings_player", "player_id"),
)

in_standings = text("games >= 10 AND listed")
Index(
    "ratings_shown",
    ratings.c.game,
    ratings.c.shown.desc(),
    ratings.c.player_id,
    **where(in_standings),
)

rank_steps = Table(
    "rank_steps",
    metadata,
    Column("game", Text, primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
    Column("counted_at", BigInteger, nullable=False),
)

faults = Table(
    "faults",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("report", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("faults_player", "player_id"),
    schema=VAULT,
)

seeds = Table(
    "seeds",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    schema=VAULT,
)
