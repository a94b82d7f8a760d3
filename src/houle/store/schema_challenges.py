"""What the databases look like, as far as it is about challenges."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from houle.store.schema import metadata

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("player_id", Text),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat"),
    Index("challenges_player", "player_id", "made_at"),
)

challenge_results = Table(
    "challenge_results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("challenge_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("player_id", Text),
    Column("name", Text, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("to_the_end", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer),
    Column("moves", LargeBinary, nullable=False),
    Index("challenge_results_of", "challenge_id", "finished_at"),
    Index("challenge_results_player", "player_id", "finished_at"),
)
