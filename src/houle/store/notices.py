"""Who wants to be told of a turn, and what they are to be told, the same on both databases."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Dialect,
    Integer,
    Text,
    bindparam,
    delete,
    exists,
    or_,
    select,
    true,
    tuple_,
    union_all,
    update,
)

from houle.people.company_notices import NO_TURN
from houle.people.mailboxes import BY_MAIL
from houle.people.ports import AskedWith
from houle.people.telling import ChannelId, Claimed, Pending, Subscription, SubscriptionId
from houle.store import quiet_hours
from houle.store.checks import check_ids
from houle.store.queries import A_DAY, KEPT_MARKS, Query, Runner, in_words, worded
from houle.store.schema import mailboxes, marks, notices, push_subscriptions, sessions
from houle.tables.ports import Millis, PlayerId
from houle.tables.turns import Awaited

KEPT_TOLD = 60 * A_DAY
"""So long it is remembered that somebody was told of a turn."""

_KEPT = push_subscriptions.c
_HOLDS = (
    ~exists().where(marks.c.player_id == _KEPT.player_id, marks.c.not_before > _KEPT.signed_at),
    ~exists().where(sessions.c.id == _KEPT.session_id, sessions.c.ended_at.is_not(None)),
)
"""The token that it was asked for with was not ended since."""


class NoticeQueries:
    """All about notices, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        subscription = bindparam("subscription", type_=Text)
        player, table = bindparam("player", type_=Text), bindparam("table", type_=Text)
        most, after = bindparam("most", type_=Integer), bindparam("after", type_=BigInteger)
        wanted = {
            "player_id": player,
            "endpoint": bindparam("endpoint", type_=Text),
            "p256dh": bindparam("p256dh", type_=Text),
            "auth": bindparam("auth", type_=Text),
            "house_key": bindparam("house_key", type_=Text),
            "zone": bindparam("zone", type_=Text),
            "quiet_begins": bindparam("quiet_begins", type_=Integer),
            "quiet_ends": bindparam("quiet_ends", type_=Integer),
            "signed_at": bindparam("signed_at", type_=BigInteger),
            "session_id": bindparam("session", type_=Text),
            "made_at": now,
            "company": bindparam("company", type_=Boolean),
        }
        self.subscribe = Query(
            insert(push_subscriptions)
            .values(id=subscription, **wanted)
            .on_conflict_do_update(index_elements=[_KEPT.id], set_=wanted),
            dialect,
        )
        latest = (
            select(_KEPT.id)
            .where(_KEPT.player_id == player)
            .order_by(_KEPT.made_at.desc(), _KEPT.id)
            .limit(most)
        )
        self.trim = Query(
            delete(push_subscriptions)
            .where(_KEPT.player_id == player, _KEPT.id.not_in(latest))
            .returning(_KEPT.id),
            dialect,
        )
        is_it = _KEPT.id == subscription
        self.unsubscribe = Query(
            delete(push_subscriptions).where(is_it, _KEPT.player_id == player).returning(_KEPT.id),
            dialect,
        )
        self.drop = Query(delete(push_subscriptions).where(is_it), dialect)
        self.subscription = Query(
            select(
                _KEPT.id,
                _KEPT.player_id,
                _KEPT.endpoint,
                _KEPT.p256dh,
                _KEPT.auth,
                _KEPT.house_key,
                _KEPT.zone,
                _KEPT.quiet_begins,
                _KEPT.quiet_ends,
                _KEPT.company,
            ).where(is_it, *_HOLDS),
            dialect,
        )
        self.subscriptions_of = Query(
            delete(push_subscriptions).where(_KEPT.player_id == player), dialect
        )
        self.notices_of = Query(delete(notices).where(notices.c.player_id == player), dialect)
        self.notices_to = Query(
            delete(notices).where(notices.c.subscription_id == subscription), dialect
        )
        self.notices_of_others = Query(
            delete(notices).where(
                notices.c.subscription_id == subscription, notices.c.player_id != player
            ),
            dialect,
        )
        self.forget_subscriptions = Query(
            delete(push_subscriptions).where(_KEPT.made_at < now - KEPT_MARKS), dialect
        )
        self.forget_notices = Query(
            delete(notices).where(notices.c.since < now - KEPT_TOLD), dialect
        )
        self._tell(insert, now, dialect, (table, player, subscription), (most, after))

    def _tell(
        self,
        insert: Any,
        now: Any,
        dialect: Dialect,
        whom: tuple[Any, Any, Any],
        how: tuple[Any, Any],
    ) -> None:
        """Those by which words go out."""
        (table, player, subscription), (most, after) = whom, how
        turn, stage = bindparam("turn", type_=Integer), bindparam("stage", type_=Integer)
        since = bindparam("since", type_=BigInteger)
        by_mail_after = bindparam("by_mail_after", type_=BigInteger)
        none = bindparam("none", 0, type_=Integer)

        def noted(*wanted: Any) -> Query:
            """A word for each channel, but for those that do not want it; once for each stage."""
            browsers, mailbox = wanted or (true(), true())
            word = insert(notices).from_select(
                [
                    *("table_id", "subscription_id", "player_id", "turn"),
                    *("stage", "since", "due_at", "tries"),
                ],
                union_all(
                    select(table, _KEPT.id, player, turn, stage, since, now + after, none).where(
                        _KEPT.player_id == player, browsers, *_HOLDS
                    ),
                    select(
                        table, mailboxes.c.id, player, turn, stage, since, now + by_mail_after, none
                    ).where(mailboxes.c.player_id == player, mailboxes.c.id.is_not(None), mailbox),
                ),
            )
            anew = word.excluded
            told = ("player_id", "turn", "stage", "since", "due_at", "tries")
            return Query(
                word.on_conflict_do_update(
                    index_elements=[notices.c.table_id, notices.c.subscription_id],
                    set_={name: anew[name] for name in told},
                    where=or_(
                        notices.c.turn < anew.turn,
                        (notices.c.turn == anew.turn) & (notices.c.stage < anew.stage),
                    ),
                ),
                dialect,
            )

        self.note = noted()
        self.note_company = noted(_KEPT.company, mailboxes.c.company)
        self.now = Query(select(now.label("now")), dialect)
        self.pending = Query(
            select(
                notices.c.table_id,
                notices.c.player_id,
                notices.c.turn,
                notices.c.stage,
                notices.c.since,
            )
            .where(notices.c.due_at <= now + after)
            .distinct()
            .limit(most),
            dialect,
        )
        key = notices.c.table_id, notices.c.subscription_id
        due = (
            select(*key)
            .where(notices.c.due_at <= now)
            .order_by(notices.c.due_at)
            .limit(most)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        lease = bindparam("lease", type_=BigInteger)
        claimed = (
            update(notices)
            .values(due_at=now + lease)
            .returning(
                *key,
                notices.c.player_id,
                notices.c.turn,
                notices.c.stage,
                notices.c.tries,
                (notices.c.due_at - lease).label("now"),
            )
        )
        self.claim = Query(
            claimed.where(tuple_(*key).in_(select(due.c.table_id, due.c.subscription_id))),
            dialect,
        )
        untold = notices.c.due_at.is_not(None)
        self.claim_all = Query(
            claimed.where(notices.c.subscription_id == subscription, untold), dialect
        )
        this = update(notices).where(
            notices.c.table_id == table, notices.c.turn == turn, notices.c.stage == stage
        )
        there = this.where(notices.c.subscription_id == subscription)
        theirs = this.where(notices.c.player_id == player)
        self.settle = Query(theirs.values(due_at=None), dialect)
        self.settle_by_mail = Query(
            theirs.where(notices.c.subscription_id.startswith(BY_MAIL)).values(due_at=None),
            dialect,
        )
        self.told = Query(there.values(due_at=None), dialect)
        self.later = Query(
            there.where(untold).values(
                due_at=bindparam("at", type_=BigInteger), tries=bindparam("tries", type_=Integer)
            ),
            dialect,
        )


class SqlNotices:
    """The notices that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(NoticeQueries, dialect)

    async def subscribe(self, wanted: Subscription, asked_with: AskedWith, most: int) -> None:
        check_ids(wanted.id, wanted.player)
        await self._store.change(
            self._queries.notices_of_others, subscription=wanted.id, player=wanted.player
        )
        await self._store.change(
            self._queries.subscribe,
            subscription=wanted.id,
            player=wanted.player,
            endpoint=wanted.endpoint,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            house_key=wanted.house_key,
            zone=wanted.zone,
            **quiet_hours.written(wanted.quiet),
            company=wanted.company,
            signed_at=asked_with.signed_at,
            session=asked_with.session,
        )
        for (gone,) in await self._store.change(
            self._queries.trim, player=wanted.player, most=most
        ):
            await self.strike(gone)

    async def unsubscribe(self, player: PlayerId, subscription: SubscriptionId) -> None:
        check_ids(player, subscription)
        gone = await self._store.change(
            self._queries.unsubscribe, player=player, subscription=subscription
        )
        if gone:
            await self.strike(subscription)

    async def subscription(self, subscription: SubscriptionId) -> Subscription | None:
        rows = await self._store.look_up(self._queries.subscription, subscription=subscription)
        if not rows:
            return None
        one, player, endpoint, p256dh, auth, house_key, zone, begins, ends, company = rows[0]
        quiet = quiet_hours.read(begins, ends)
        keys = p256dh, auth, house_key
        return Subscription(one, player, endpoint, *keys, zone, quiet, bool(company))

    async def drop(self, channel: ChannelId) -> None:
        await self._store.change(self._queries.drop, subscription=channel)
        await self.strike(channel)

    async def strike(self, channel: ChannelId) -> None:
        """Nothing is to go to a channel any more."""
        await self._store.change(self._queries.notices_to, subscription=channel)

    async def note(
        self, awaited: Awaited, stage: int, after: Millis, by_mail_after: Millis
    ) -> None:
        await self._store.change(
            self._queries.note,
            table=awaited.table,
            player=awaited.player,
            turn=awaited.turn,
            stage=stage,
            since=awaited.since,
            after=after,
            by_mail_after=by_mail_after,
        )

    async def note_company(
        self, about: str, player: PlayerId, stage: int, after: Millis, by_mail_after: Millis
    ) -> None:
        check_ids(about, player)
        now = await self._store.look_up(self._queries.now)
        await self._store.change(
            self._queries.note_company,
            table=about,
            player=player,
            turn=NO_TURN,
            stage=stage,
            since=now[0][0],
            after=after,
            by_mail_after=by_mail_after,
        )

    async def pending(self, within: Millis, most: int) -> list[Pending]:
        query = self._queries.pending
        rows = await self._store.look_up(query, after=within, most=most)
        return [Pending(*row) for row in rows]

    async def claim(self, most: int, lease: Millis) -> list[Claimed]:
        rows = await self._store.change(self._queries.claim, most=most, lease=lease)
        return [Claimed(*row) for row in rows]

    async def claim_all(self, channel: ChannelId, lease: Millis) -> list[Claimed]:
        query = self._queries.claim_all
        rows = await self._store.change(query, subscription=channel, lease=lease)
        return [Claimed(*row) for row in rows]

    async def settle(self, pending: Pending) -> None:
        await self._store.change(self._queries.settle, **_theirs(pending))

    async def settle_by_mail(self, claimed: Claimed) -> None:
        await self._store.change(self._queries.settle_by_mail, **_theirs(claimed))

    async def told(self, claimed: Claimed) -> None:
        await self._store.change(self._queries.told, **_this(claimed))

    async def later(self, claimed: Claimed, at: Millis, tries: int) -> None:
        await self._store.change(self._queries.later, **_this(claimed), at=at, tries=tries)

    async def forget_old(self) -> None:
        """Subscriptions that nobody renewed, and what was told long ago."""
        await self._store.change(self._queries.forget_subscriptions)
        await self._store.change(self._queries.forget_notices)

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody."""
        await self._store.change(self._queries.subscriptions_of, player=player)
        await self._store.change(self._queries.notices_of, player=player)


def _theirs(word: Pending | Claimed) -> dict[str, Any]:
    return {
        "table": word.table,
        "player": word.player,
        "turn": word.turn,
        "stage": word.stage,
    }


def _this(claimed: Claimed) -> dict[str, Any]:
    return {
        "table": claimed.table,
        "subscription": claimed.channel,
        "turn": claimed.turn,
        "stage": claimed.stage,
    }
