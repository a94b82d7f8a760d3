"""Who blocks whom, the same on both databases."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Dialect, Text, bindparam, delete, or_, select, union

from houle.people.blocks import Blocked, BlockId
from houle.store.checks import check_ids
from houle.store.queries import Query, Runner, in_words, one_of, worded
from houle.store.schema import seatings
from houle.store.schema_company import blocks
from houle.tables.animals import Animal
from houle.tables.ports import PlayerId, TableId


class BlockQueries:
    """All about blocks, in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        insert, now = in_words(dialect)
        player, block = bindparam("player", type_=Text), bindparam("block", type_=Text)
        by_me, me = blocks.c.player_id == player, blocks.c.other_id == player
        self.add = Query(
            insert(blocks)
            .values(
                player_id=player,
                other_id=bindparam("other", type_=Text),
                id=block,
                name=bindparam("name", type_=Text),
                animal=bindparam("animal", type_=Text),
                made_at=now,
            )
            .on_conflict_do_nothing(),
            dialect,
        )
        self.remove = Query(
            delete(blocks).where(by_me, blocks.c.id == block).returning(blocks.c.id), dialect
        )
        self.of = Query(
            select(blocks.c.id, blocks.c.name, blocks.c.animal, blocks.c.made_at)
            .where(by_me)
            .order_by(blocks.c.made_at.desc(), blocks.c.id),
            dialect,
        )
        self.apart_from = Query(
            union(select(blocks.c.other_id).where(by_me), select(blocks.c.player_id).where(me)),
            dialect,
        )
        # First who sits there: whom one does not meet may have sat at ten thousand other tables.
        there = (
            select(seatings.c.table_id, seatings.c.player_id)
            .where(one_of(seatings.c.table_id, "tables", dialect))
            .cte("there")
            .prefix_with("MATERIALIZED")
        )
        self.tables_apart = Query(
            union(
                *(
                    select(there.c.table_id).join(blocks, met == there.c.player_id).where(mine)
                    for mine, met in ((by_me, blocks.c.other_id), (me, blocks.c.player_id))
                )
            ),
            dialect,
        )
        self.forget_of = Query(delete(blocks).where(or_(by_me, me)), dialect)


class SqlBlocks:
    """The blocks that a store keeps."""

    def __init__(self, store: Runner, dialect: Dialect) -> None:
        self._store = store
        self._queries = worded(BlockQueries, dialect)

    async def add(self, player: PlayerId, other: PlayerId, block: Blocked) -> None:
        check_ids(player, other, block.id, block.name)
        await self._store.change(
            self._queries.add,
            player=player,
            other=other,
            block=block.id,
            name=block.name,
            animal=block.animal,
        )

    async def remove(self, player: PlayerId, block: BlockId) -> bool:
        check_ids(player, block)
        return bool(await self._store.change(self._queries.remove, player=player, block=block))

    async def of(self, player: PlayerId) -> list[Blocked]:
        check_ids(player)
        return [
            Blocked(block, name, None if animal is None else Animal(animal), made_at)
            for block, name, animal, made_at in await self._store.look_up(
                self._queries.of, player=player
            )
        ]

    async def apart_from(self, player: PlayerId) -> frozenset[PlayerId]:
        check_ids(player)
        rows = await self._store.look_up(self._queries.apart_from, player=player)
        return frozenset(other for (other,) in rows)

    async def tables_apart(
        self, player: PlayerId, found: Collection[TableId]
    ) -> frozenset[TableId]:
        check_ids(player, *found)
        wanted = {"player": player, "tables": msgspec.json.encode(found).decode()}
        rows = await self._store.browse(self._queries.tables_apart, **wanted)
        return frozenset(table for (table,) in rows)

    async def forget_of(self, player: PlayerId) -> None:
        """All of somebody, and all about them."""
        await self._store.change(self._queries.forget_of, player=player)
