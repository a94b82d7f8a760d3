"""Who was reported, and what came of it; the same on both databases."""

from sqlalchemy import Dialect, Integer, Text, bindparam, select, update

from houle.people.reports import Complaint, Moment, OwnReport, ReportId
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema_company import reports
from houle.tables.ports import PlayerId


class ReportQueries:
    """All about reports, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, text = bindparam("player", type_=Text), Text
        row = reports.c
        self.add = Query(
            insert(reports)
            .values(
                id=bindparam("report", type_=text),
                reporter_id=player,
                reported_id=bindparam("other", type_=text),
                table_id=bindparam("table", type_=text),
                seq=bindparam("place", type_=Integer),
                seat=bindparam("seat", type_=Integer),
                name=bindparam("name", type_=text),
                about=bindparam("about", type_=text),
                made_at=now,
                read_after=bindparam("read_after", type_=Integer),
            )
            .on_conflict_do_nothing(),
            dialect,
        )
        self.of = Query(
            select(row.table_id, row.seq, row.seat, row.name, row.about, row.made_at)
            .where(row.reporter_id == player)
            .order_by(row.made_at.desc(), row.id),
            dialect,
        )
        self.forget_reporter = Query(
            update(reports).where(row.reporter_id == player).values(reporter_id=None), dialect
        )
        self.forget_reported = Query(
            update(reports)
            .where(row.reported_id == player)
            .values(reported_id=None, name=None, due_at=None),
            dialect,
        )


class SqlReports:
    """The reports that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(ReportQueries, dialect)

    async def add(
        self,
        player: PlayerId,
        other: PlayerId,
        report: ReportId,
        what: OwnReport,
        read_after: int | None = None,
    ) -> None:
        moment = what.moment
        check_ids(player, other, report, moment.table, str(what.name))
        await self._store.change(
            self._queries.add,
            player=player,
            other=other,
            report=report,
            table=moment.table,
            place=moment.seq,
            seat=moment.seat,
            name=what.name,
            about=what.about.value,
            read_after=read_after,
        )

    async def of(self, player: PlayerId) -> list[OwnReport]:
        check_ids(player)
        return [
            OwnReport(Moment(table, seq, seat), name, Complaint(about), made_at)
            for table, seq, seat, name, about, made_at in await self._store.look_up(
                self._queries.of, player=player
            )
        ]

    async def forget_of(self, player: PlayerId) -> None:
        """Reports stay; none says any more that it was made by somebody, or about whom."""
        await self._store.change(self._queries.forget_reporter, player=player)
        await self._store.change(self._queries.forget_reported, player=player)
