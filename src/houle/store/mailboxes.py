"""Where people want to hear of their turn by mail, the same on both databases."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Dialect,
    Text,
    bindparam,
    case,
    delete,
    exists,
    null,
    or_,
    select,
    update,
)
from sqlalchemy import Integer as Number

from houle.people.mailboxes import CONFIRMED_WITHIN, Addresses, Mailbox, Wanted
from houle.people.telling import ChannelId
from houle.store import quiet_hours
from houle.store.checks import check_ids
from houle.store.notices import SqlNotices
from houle.store.queries import KEPT_MARKS, Query, Runner, in_words, worded
from houle.store.schema import mailboxes, sessions
from houle.tables.ports import Millis, PlayerId

KEPT_WAITING: Millis = 2 * CONFIRMED_WITHIN * 1000
"""So long an address is kept that nobody has confirmed."""

_KEPT = mailboxes.c


class MailboxQueries:
    """All about addresses, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, mailbox = bindparam("player", type_=Text), bindparam("mailbox", type_=Text)
        address = bindparam("address", type_=Text)
        wanted = {
            "language": bindparam("language", type_=Text),
            "zone": bindparam("zone", type_=Text),
            "quiet_begins": bindparam("quiet_begins", type_=Number),
            "quiet_ends": bindparam("quiet_ends", type_=Number),
            "asked_at": now,
            "company": bindparam("company", type_=Boolean),
        }
        anew = insert(mailboxes).values(
            player_id=player,
            waiting_id=mailbox,
            waiting=address,
            mailed_at=bindparam("never", 0, type_=BigInteger),
            free_at=bindparam("never", 0, type_=BigInteger),
            **wanted,
        )
        confirmed = _KEPT.id == anew.excluded.waiting_id
        self.ask = Query(
            anew.on_conflict_do_update(
                index_elements=[_KEPT.player_id],
                set_={
                    **{name: anew.excluded[name] for name in wanted},
                    "waiting_id": case((confirmed, null()), else_=anew.excluded.waiting_id),
                    "waiting": case((confirmed, null()), else_=anew.excluded.waiting),
                },
            ),
            dialect,
        )
        self.former = Query(select(_KEPT.id).where(_KEPT.waiting_id == mailbox), dialect)
        self.confirm = Query(
            update(mailboxes)
            .where(_KEPT.waiting_id == mailbox)
            .values(
                id=_KEPT.waiting_id,
                address=_KEPT.waiting,
                waiting_id=None,
                waiting=None,
                made_at=now,
                mailed_at=0,
                free_at=0,
            )
            .returning(_KEPT.id),
            dialect,
        )
        self.of = Query(
            select(_KEPT.address, _KEPT.waiting, _KEPT.company).where(_KEPT.player_id == player),
            dialect,
        )
        is_it = _KEPT.id == mailbox
        self.mailbox = Query(
            select(
                _KEPT.id,
                _KEPT.player_id,
                _KEPT.address,
                _KEPT.language,
                _KEPT.zone,
                _KEPT.quiet_begins,
                _KEPT.quiet_ends,
                _KEPT.free_at,
                _KEPT.mailed_at,
            ).where(is_it),
            dialect,
        )
        lease, gap = bindparam("lease", type_=BigInteger), bindparam("gap", type_=BigInteger)
        self.begin = Query(
            update(mailboxes)
            .where(is_it, _KEPT.free_at <= now, _KEPT.mailed_at <= now - gap)
            .values(free_at=now + lease)
            .returning(_KEPT.id),
            dialect,
        )
        self.left_alone = Query(update(mailboxes).where(is_it).values(free_at=0), dialect)
        self.mailed = Query(
            update(mailboxes).where(is_it).values(free_at=0, mailed_at=now), dialect
        )
        self.end = Query(delete(mailboxes).where(is_it), dialect)
        self.forget_of = Query(
            delete(mailboxes).where(_KEPT.player_id == player).returning(_KEPT.id), dialect
        )
        self.forget_waiting = Query(
            update(mailboxes)
            .where(_KEPT.waiting.is_not(None), _KEPT.asked_at < now - KEPT_WAITING)
            .values(waiting=None, waiting_id=None),
            dialect,
        )
        nobody = ~exists().where(sessions.c.player_id == _KEPT.player_id)
        self.forget_old = Query(
            delete(mailboxes).where(
                or_(
                    _KEPT.address.is_(None) & _KEPT.waiting.is_(None),
                    nobody & (_KEPT.asked_at < now - KEPT_MARKS),
                )
            ),
            dialect,
        )


class SqlMailboxes:
    """The addresses that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect, notices: SqlNotices) -> None:
        self._store = store
        self._queries = worded(MailboxQueries, dialect)
        self._notices = notices

    async def ask(self, wanted: Wanted) -> None:
        check_ids(wanted.player)
        await self._store.change(
            self._queries.ask,
            player=wanted.player,
            mailbox=wanted.id,
            address=wanted.address,
            language=wanted.language,
            zone=wanted.zone,
            **quiet_hours.written(wanted.quiet),
            company=wanted.company,
        )

    async def confirm(self, mailbox: ChannelId) -> bool:
        check_ids(mailbox)
        former = await self._store.look_up(self._queries.former, mailbox=mailbox)
        if not await self._store.change(self._queries.confirm, mailbox=mailbox):
            return await self.mailbox(mailbox) is not None
        for (gone,) in former:
            if gone is not None:
                await self._notices.strike(gone)
        return True

    async def addresses(self, player: PlayerId) -> Addresses:
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        if not rows:
            return Addresses()
        address, waiting, company = rows[0]
        return Addresses(address, waiting, bool(company))

    async def mailbox(self, mailbox: ChannelId) -> Mailbox | None:
        rows = await self._store.look_up(self._queries.mailbox, mailbox=mailbox)
        if not rows:
            return None
        one, player, address, language, zone, begins, ends, free_at, mailed_at = rows[0]
        quiet = quiet_hours.read(begins, ends)
        return Mailbox(one, player, address, language, zone, quiet, free_at, mailed_at)

    async def begin(self, mailbox: ChannelId, lease: Millis, gap: Millis) -> bool:
        query = self._queries.begin
        return bool(await self._store.change(query, mailbox=mailbox, lease=lease, gap=gap))

    async def done(self, mailbox: ChannelId, *, mailed: bool) -> None:
        query = self._queries.mailed if mailed else self._queries.left_alone
        await self._store.change(query, mailbox=mailbox)

    async def end(self, mailbox: ChannelId) -> None:
        check_ids(mailbox)
        await self._store.change(self._queries.end, mailbox=mailbox)
        await self._notices.strike(mailbox)

    async def forget_of(self, player: PlayerId) -> None:
        check_ids(player)
        for (gone,) in await self._store.change(self._queries.forget_of, player=player):
            if gone is not None:
                await self._notices.strike(gone)

    async def forget_old(self) -> None:
        """What nobody confirmed, and addresses of people who cannot be here any more."""
        await self._store.change(self._queries.forget_waiting)
        await self._store.change(self._queries.forget_old)
