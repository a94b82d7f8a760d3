"""Where people are signed in, the same on both databases."""

from sqlalchemy import BigInteger, Dialect, Text, bindparam, delete, func, select, update

from houle.people.ports import SessionId
from houle.people.sessions import Browser, Device, Session, System
from houle.store.checks import check_ids
from houle.store.queries import KEPT_MARKS, Query, Runner, in_words, worded
from houle.store.schema import sessions
from houle.tables.ports import Millis, PlayerId


class SessionQueries:
    """All about sessions, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        session, player = bindparam("session", type_=Text), bindparam("player", type_=Text)
        begun = insert(sessions).values(
            id=session,
            player_id=player,
            browser=bindparam("browser", type_=Text),
            system=bindparam("system", type_=Text),
            began_at=now,
            seen_at=now,
        )
        self.note = Query(
            begun.on_conflict_do_update(
                index_elements=[sessions.c.id],
                set_={"seen_at": now},
                where=sessions.c.player_id == player,
            ),
            dialect,
        )
        self.begin_proved = Query(begun.values(proved_at=now), dialect)
        self.proved_within = Query(
            select(sessions.c.id).where(
                sessions.c.id == session,
                sessions.c.ended_at.is_(None),
                sessions.c.proved_at > now - bindparam("span", type_=BigInteger),
            ),
            dialect,
        )
        self.of = Query(
            select(
                sessions.c.id,
                sessions.c.browser,
                sessions.c.system,
                sessions.c.began_at,
                sessions.c.seen_at,
            )
            .where(sessions.c.player_id == player, sessions.c.ended_at.is_(None))
            .order_by(sessions.c.seen_at.desc(), sessions.c.id),
            dialect,
        )
        ended = update(sessions).where(
            sessions.c.player_id == player, sessions.c.ended_at.is_(None)
        )
        ended = ended.values(ended_at=now).returning(sessions.c.id)
        self.end = Query(ended.where(sessions.c.id == session), dialect)
        kept = func.coalesce(session, "")
        self.end_others = Query(ended.where(sessions.c.id != kept), dialect)
        self.ended = Query(
            select(sessions.c.id, sessions.c.ended_at).where(
                sessions.c.ended_at >= bindparam("since", type_=BigInteger)
            ),
            dialect,
        )
        self.forget_old = Query(
            delete(sessions).where(sessions.c.seen_at < now - KEPT_MARKS), dialect
        )
        self.forget_of = Query(delete(sessions).where(sessions.c.player_id == player), dialect)


class SqlSessions:
    """The sessions that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(SessionQueries, dialect)

    async def note(self, session: SessionId, player: PlayerId, device: Device) -> None:
        await self._store.change(self._queries.note, **_begun(session, player, device))

    async def begin_proved(self, session: SessionId, player: PlayerId, device: Device) -> None:
        await self._store.change(self._queries.begin_proved, **_begun(session, player, device))

    async def proved_within(self, session: SessionId, span: Millis) -> bool:
        query = self._queries.proved_within
        return bool(await self._store.look_up(query, session=session, span=span))

    async def of(self, player: PlayerId) -> list[Session]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        return [
            Session(one, Device(Browser(browser), System(system)), began_at, seen_at)
            for one, browser, system, began_at, seen_at in rows
        ]

    async def end(self, player: PlayerId, session: SessionId) -> bool:
        check_ids(player, session)
        return bool(await self._store.change(self._queries.end, player=player, session=session))

    async def end_others(self, player: PlayerId, but: SessionId | None) -> list[SessionId]:
        check_ids(player)
        rows = await self._store.change(self._queries.end_others, player=player, session=but)
        return [session for (session,) in rows]

    async def ended(self, since: Millis) -> list[tuple[SessionId, Millis]]:
        rows = await self._store.look_up(self._queries.ended, since=since)
        return [(session, ended_at) for session, ended_at in rows]

    async def forget_old(self) -> None:
        """Those that were not used for so long that no token of theirs holds."""
        await self._store.change(self._queries.forget_old)

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody."""
        await self._store.change(self._queries.forget_of, player=player)


def _begun(session: SessionId, player: PlayerId, device: Device) -> dict[str, str]:
    check_ids(session, player)
    return {
        "session": session,
        "player": player,
        "browser": device.browser.value,
        "system": device.system.value,
    }
