"""What the databases keep of what holds between people: friends, reports, invitations, clubs."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, false

from houle.store.schema import metadata, where

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("animal", Text),
    Column("made_at", BigInteger, nullable=False),
    Index("blocks_other", "other_id"),
)

friends = Table(
    "friends",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("friend_id", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("friends_friend", "friend_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("reporter_id", Text),
    Column("reported_id", Text),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text),
    Column("about", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("verdict", Text),
    Column("closed_at", BigInteger),
    Column("closed_by", Text),
    Column("due_at", BigInteger),
    Column("read_after", Integer),
    Column("renamed_at", BigInteger),
    Index("reports_once", "reporter_id", "table_id", "reported_id", unique=True),
    Index("reports_reported", "reported_id"),
)
Index("reports_open", reports.c.made_at, **where(reports.c.verdict.is_(None)))
Index("reports_due", reports.c.due_at, **where(reports.c.due_at.is_not(None)))

mutes = Table(
    "mutes",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("mutes_other", "other_id"),
)

written = Table(
    "written",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Index("written_player", "player_id"),
)

moderators = Table(
    "moderators",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

visibility = Table(
    "visibility",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("in_standings", Boolean, nullable=False),
    Column("handle", Text),
    Column("changed_at", BigInteger, nullable=False),
    Column("open_games", Boolean, nullable=False, server_default=false()),
    Index("visibility_handle", "handle", unique=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("by_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("invitations_by", "by_id"),
    Index("invitations_made", "made_at"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("digest", Text),
    Column("made_at", BigInteger, nullable=False),
    Index("clubs_digest", "digest", unique=True),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("kept_at", BigInteger),
    Index("club_members_player", "player_id"),
)

club_evenings = Table(
    "club_evenings",
    metadata,
    Column("id", Text, primary_key=True),
    Column("club_id", Text, nullable=False),
    Column("by_id", Text),
    Column("game", Text, nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("table_id", Text),
    Index("club_evenings_club", "club_id", "begins"),
    Index("club_evenings_begins", "begins"),
)

club_evening_guests = Table(
    "club_evening_guests",
    metadata,
    Column("evening_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Index("club_evening_guests_player", "player_id"),
)
