"""Passkeys, codes of recovery and answered challenges, the same on both databases."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Dialect,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    delete,
    false,
    func,
    literal,
    select,
    true,
    update,
)

from houle.people.passkeys import Key, Owned, Passkey
from houle.people.recovery import CODES
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, worded
from houle.store.schema import passkeys, recovery_codes, spent
from houle.tables.ports import Millis, PlayerId


class WaysInQueries:
    """All about ways in, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        self._passkeys(insert, now, dialect)
        self._codes(insert, dialect)
        digest = bindparam("digest", type_=Text)
        until = now + bindparam("lasts", type_=BigInteger)
        self.spend = Query(
            insert(spent)
            .values(digest=digest, until=until)
            .on_conflict_do_nothing()
            .returning(spent.c.digest),
            dialect,
        )
        self.forget_spent = Query(delete(spent).where(spent.c.until < now), dialect)

    def _passkeys(self, insert: Any, now: Any, dialect: Dialect) -> None:
        passkey, player = bindparam("passkey", type_=Text), bindparam("player", type_=Text)
        credential, name = bindparam("credential", type_=Text), bindparam("name", type_=Text)
        count = bindparam("uses", type_=BigInteger)
        theirs = (passkeys.c.player_id == player, passkeys.c.id == passkey)
        columns = ("id", "player_id", "credential", "public_key", "uses", "name", "made_at")
        had = select(func.count()).where(passkeys.c.player_id == player).scalar_subquery()
        new = select(
            passkey,
            player,
            credential,
            bindparam("public", type_=LargeBinary),
            count,
            name,
            literal(0, BigInteger) + now,
        ).where(had < bindparam("most", type_=Integer))
        self.add = Query(
            insert(passkeys)
            .from_select(columns, new)
            .on_conflict_do_nothing()
            .returning(passkeys.c.id),
            dialect,
        )
        self.find = Query(
            select(
                passkeys.c.player_id, passkeys.c.credential, passkeys.c.public_key, passkeys.c.uses
            ).where(passkeys.c.id == passkey),
            dialect,
        )
        self.used = Query(
            update(passkeys).where(passkeys.c.id == passkey).values(uses=count, used_at=now),
            dialect,
        )
        self.of = Query(
            select(passkeys.c.id, passkeys.c.name, passkeys.c.made_at, passkeys.c.used_at)
            .where(passkeys.c.player_id == player)
            .order_by(passkeys.c.made_at, passkeys.c.id),
            dialect,
        )
        self.credentials_of = Query(
            select(passkeys.c.credential).where(passkeys.c.player_id == player), dialect
        )
        self.rename = Query(
            update(passkeys).where(*theirs).values(name=name).returning(passkeys.c.id), dialect
        )
        self.remove = Query(delete(passkeys).where(*theirs).returning(passkeys.c.id), dialect)
        self.forget_passkeys = Query(
            delete(passkeys).where(passkeys.c.player_id == player), dialect
        )

    def _codes(self, insert: Any, dialect: Dialect) -> None:
        player, digest = bindparam("player", type_=Text), bindparam("digest", type_=Text)
        new = insert(recovery_codes).values(
            [
                {
                    "player_id": player,
                    "place": place,
                    "digest": bindparam(f"digest_{place}", type_=Text),
                    "used": false(),
                }
                for place in range(CODES)
            ]
        )
        self.put_codes = Query(
            new.on_conflict_do_update(
                index_elements=[recovery_codes.c.player_id, recovery_codes.c.place],
                set_={"digest": new.excluded.digest, "used": false()},
            ),
            dialect,
        )
        self.use_code = Query(
            update(recovery_codes)
            .where(recovery_codes.c.digest == digest, ~recovery_codes.c.used)
            .values(used=true())
            .returning(recovery_codes.c.player_id),
            dialect,
        )
        self.codes = Query(
            select(recovery_codes.c.used).where(recovery_codes.c.player_id == player), dialect
        )
        self.forget_codes = Query(
            delete(recovery_codes).where(recovery_codes.c.player_id == player), dialect
        )


class SqlWaysIn:
    """The ways in that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(WaysInQueries, dialect)

    async def spend(self, digest: str, lasts: Millis) -> bool:
        return bool(await self._store.change(self._queries.spend, digest=digest, lasts=lasts))

    async def add_passkey(
        self, passkey: str, player: PlayerId, name: str, key: Key, most: int
    ) -> bool:
        check_ids(passkey, player, name)
        kept = {"credential": key.credential, "public": key.public, "uses": key.count}
        who = {"passkey": passkey, "player": player, "name": name}
        return bool(await self._store.change(self._queries.add, **who, **kept, most=most))

    async def passkey(self, passkey: str) -> Owned | None:
        check_ids(passkey)
        rows = await self._store.look_up(self._queries.find, passkey=passkey)
        if not rows:
            return None
        player, known, public, count = rows[0]
        return Owned(player, Key(known, bytes(public), count))

    async def passkey_used(self, passkey: str, count: int) -> None:
        await self._store.change(self._queries.used, passkey=passkey, uses=count)

    async def passkeys_of(self, player: PlayerId) -> list[Passkey]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.of, player=player)
        return [Passkey(*row) for row in rows]

    async def credentials_of(self, player: PlayerId) -> list[str]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.credentials_of, player=player)
        return [credential for (credential,) in rows]

    async def rename_passkey(self, player: PlayerId, passkey: str, name: str) -> bool:
        check_ids(player, passkey, name)
        query = self._queries.rename
        return bool(await self._store.change(query, player=player, passkey=passkey, name=name))

    async def remove_passkey(self, player: PlayerId, passkey: str) -> bool:
        check_ids(player, passkey)
        return bool(await self._store.change(self._queries.remove, player=player, passkey=passkey))

    async def put_codes(self, player: PlayerId, digests: Sequence[str]) -> None:
        check_ids(player, *digests)
        each = {f"digest_{place}": digest for place, digest in enumerate(digests)}
        await self._store.change(self._queries.put_codes, player=player, **each)

    async def use_code(self, digest: str) -> PlayerId | None:
        rows = await self._store.change(self._queries.use_code, digest=digest)
        return rows[0][0] if rows else None

    async def codes_left(self, player: PlayerId) -> int | None:
        check_ids(player)
        rows = await self._store.look_up(self._queries.codes, player=player)
        return sum(not used for (used,) in rows) if rows else None

    async def forget_spent(self) -> None:
        """What is too old to be answered anyway."""
        await self._store.change(self._queries.forget_spent)

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody."""
        await self._store.change(self._queries.forget_passkeys, player=player)
        await self._store.change(self._queries.forget_codes, player=player)
