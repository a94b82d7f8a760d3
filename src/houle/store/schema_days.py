"""What the databases look like, as far as it is about deals of the day."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, Table, Text

from houle.store.schema import metadata

day_results = Table(
    "day_results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("deal", Text, nullable=False),
    Column("player_id", Text),
    Column("finished_at", BigInteger, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer),
    Column("moves", LargeBinary, nullable=False),
    Index("day_results_player", "player_id", "day"),
    Index("day_results_deal", "deal", "finished_at"),
)
