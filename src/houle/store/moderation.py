"""Who decides about reports, and what was decided; the same on both databases."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Dialect,
    Text,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from houle.people.moderation import Case, Moderator, Verdict
from houle.people.reports import Complaint, Moment, ReportId
from houle.people.verdicts import Due
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, Query, Runner, in_words, worded
from houle.store.schema import players
from houle.store.schema_company import moderators, reports
from houle.tables.ports import Millis, PlayerId

KEPT = 180 * A_DAY
"""So long a report is kept after it was decided, or made about somebody who is there no more."""
MOST_LISTED = 500


class ModerationQueries:
    """All about moderators and what they decide, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, report = bindparam("player", type_=Text), bindparam("report", type_=Text)
        span = bindparam("span", type_=BigInteger)
        row, same = reports.c, reports.alias()
        one = row.id == report
        told = (
            row.id,
            row.table_id,
            row.seq,
            row.seat,
            row.name,
            row.about,
            row.made_at,
            row.reported_id,
            row.verdict,
            row.closed_at,
            row.closed_by,
            row.read_after,
        )
        not_of_ones_own = and_(
            row.reported_id != player,
            ~exists().where(
                same.c.table_id == row.table_id,
                same.c.reported_id == row.reported_id,
                same.c.reporter_id == player,
            ),
        )
        undecided = row.verdict.is_(None)
        self.open_cases = Query(
            select(*told)
            .where(undecided, not_of_ones_own)
            .order_by(row.made_at, row.id)
            .limit(MOST_LISTED),
            dialect,
        )
        self.case = Query(select(*told).where(one, not_of_ones_own), dialect)
        self.about = Query(
            select(*told)
            .where(row.reported_id == player)
            .order_by(row.made_at.desc(), row.id)
            .limit(MOST_LISTED),
            dialect,
        )
        # Whoever else decides waits for this row: what was decided meanwhile decides nothing more.
        held = (
            select(same.c.table_id, same.c.reported_id)
            .where(same.c.id == report, same.c.verdict.is_(None))
            .with_for_update()
            .cte("held")
        )
        self.close = Query(
            update(reports)
            .where(
                undecided,
                row.table_id == select(held.c.table_id).scalar_subquery(),
                row.reported_id == select(held.c.reported_id).scalar_subquery(),
            )
            .values(
                verdict=bindparam("decided", type_=Text),
                closed_at=now,
                closed_by=player,
                due_at=case((and_(one, bindparam("to_do", type_=Boolean)), now)),
            )
            .returning(row.id),
            dialect,
        )
        due = (
            select(row.id)
            .where(row.due_at <= now)
            .order_by(row.due_at)
            .limit(1)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        self.claim = Query(
            update(reports)
            .where(row.id.in_(select(due.c.id)))
            .values(due_at=now + span)
            .returning(row.id, row.reported_id, row.verdict, row.closed_at),
            dialect,
        )
        self.postpone = Query(update(reports).where(one).values(due_at=now + span), dialect)
        self.carried_out = Query(update(reports).where(one).values(due_at=None), dialect)
        self.forget_old = Query(
            delete(reports).where(
                or_(row.closed_at.is_not(None), row.reported_id.is_(None)),
                row.due_at.is_(None),
                func.coalesce(row.closed_at, row.made_at) < now - KEPT,
            ),
            dialect,
        )
        done = exists().where(same.c.id == report, same.c.renamed_at.is_not(None))
        self.rename = Query(
            update(players)
            .where(players.c.id == player, ~done)
            .values(name=bindparam("called", type_=Text)),
            dialect,
        )
        self.renamed = Query(
            update(reports)
            .where(one)
            .values(renamed_at=func.coalesce(row.renamed_at, now))
            .returning(row.renamed_at),
            dialect,
        )
        mine = moderators.c.player_id == player
        self.is_moderator = Query(select(moderators.c.player_id).where(mine), dialect)
        self.moderators = Query(
            select(moderators.c.player_id, players.c.name, moderators.c.since)
            .join(players, players.c.id == moderators.c.player_id)
            .order_by(moderators.c.since, moderators.c.player_id),
            dialect,
        )
        self.appoint = Query(
            insert(moderators).values(player_id=player, since=now).on_conflict_do_nothing(), dialect
        )
        self.dismiss = Query(
            delete(moderators).where(mine).returning(moderators.c.player_id), dialect
        )
        self.forget_decider = Query(
            update(reports).where(row.closed_by == player).values(closed_by=None), dialect
        )


class SqlModeration:
    """What a store keeps for moderators."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(ModerationQueries, dialect)

    async def is_moderator(self, player: PlayerId) -> bool:
        check_ids(player)
        return bool(await self._store.look_up(self._queries.is_moderator, player=player))

    async def moderators(self) -> list[Moderator]:
        return [Moderator(*row) for row in await self._store.look_up(self._queries.moderators)]

    async def appoint(self, player: PlayerId) -> None:
        check_ids(player)
        await self._store.change(self._queries.appoint, player=player)

    async def dismiss(self, player: PlayerId) -> bool:
        check_ids(player)
        return bool(await self._store.change(self._queries.dismiss, player=player))

    async def open_cases(self, but: PlayerId) -> list[Case]:
        check_ids(but)
        rows = await self._store.browse(self._queries.open_cases, player=but)
        return [_case(row) for row in rows]

    async def case(self, report: ReportId, but: PlayerId) -> Case | None:
        check_ids(report, but)
        rows = await self._store.look_up(self._queries.case, report=report, player=but)
        return _case(rows[0]) if rows else None

    async def about(self, player: PlayerId) -> list[Case]:
        check_ids(player)
        return [_case(row) for row in await self._store.browse(self._queries.about, player=player)]

    async def close(self, report: ReportId, verdict: Verdict, by: PlayerId, *, to_do: bool) -> bool:
        check_ids(report, by)
        rows = await self._store.change(
            self._queries.close, report=report, decided=verdict.value, player=by, to_do=to_do
        )
        return bool(rows)

    async def claim(self, lease: Millis) -> Due | None:
        rows = await self._store.change(self._queries.claim, span=lease)
        if not rows:
            return None
        report, player, verdict, decided_at = rows[0]
        return Due(report, player, Verdict(verdict), decided_at)

    async def postpone(self, report: ReportId, span: Millis) -> None:
        await self._store.change(self._queries.postpone, report=report, span=span)

    async def carried_out(self, report: ReportId) -> None:
        await self._store.change(self._queries.carried_out, report=report)

    async def rename(self, due: Due, name: str) -> Millis:
        """Two steps: if the node falls between them, a name chosen meanwhile goes once more."""
        check_ids(due.player, name)
        wanted = {"report": due.report, "player": due.player, "called": name}
        await self._store.change(self._queries.rename, **wanted)
        rows = await self._store.change(self._queries.renamed, report=due.report)
        return rows[0][0] if rows else due.decided_at

    async def forget_old(self) -> None:
        """What was decided long ago."""
        await self._store.change(self._queries.forget_old)

    async def forget_of(self, player: PlayerId) -> None:
        """Somebody decides no more, and it is not said any more what they decided."""
        await self._store.change(self._queries.dismiss, player=player)
        await self._store.change(self._queries.forget_decider, player=player)


def _case(row: Sequence[Any]) -> Case:
    report, table, seq, seat, name, about, made_at, reported, *decided = row
    verdict, closed_at, closed_by, read_after = decided
    return Case(
        report,
        Moment(table, seq, seat),
        name,
        Complaint(about),
        made_at,
        reported,
        None if verdict is None else Verdict(verdict),
        closed_at,
        closed_by,
        read_after,
    )
