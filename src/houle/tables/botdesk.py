"""Bots at tables: what they are asked, and how they answer. They know what their seat knows."""

from asyncio import Task, create_task, gather
from collections.abc import Hashable
from typing import Protocol

import msgspec

from houle.bots.bot import MOST_ASIDES
from houle.kernel import RefusedError, Seat
from houle.tables import deeds
from houle.tables.cache import TableCache
from houle.tables.days import bot_chance
from houle.tables.deeds import BotAt
from houle.tables.fair import Seed
from houle.tables.ids import new_id
from houle.tables.ports import Clock, Hint, Millis, Phase, TableId
from houle.tables.rhythm import Lateness, moment
from houle.tables.running import known_to
from houle.tables.same_deal import next_bot
from houle.tables.tables import Tables
from houle.tables.thinking import BotTurn, Thinkers


class Desk(Protocol):
    """Where bots are told what to do, and answer."""

    async def turns(self, table: TableId) -> list[BotTurn]:
        """The bots that are waited for at a table, and those that may say something."""

    async def play(self, table: TableId, turn: BotTurn, move: msgspec.Raw) -> None:
        """Answer a decision; too late is no matter."""

    async def advise(self, table: TableId, turn: BotTurn, nth: int, move: msgspec.Raw) -> None:
        """Say something besides."""


class HouseDesk:
    """The desk of a node."""

    def __init__(self, tables: Tables, cache: TableCache, slot: Millis = 0) -> None:
        self._tables = tables
        self._cache = cache
        self._slot = slot

    async def turns(self, table: TableId) -> list[BotTurn]:
        state = (await self._cache.take_fresh(table)).state
        running, life = state.running, state.life
        if running is None or life.phase is not Phase.PLAYING:
            return []
        seed = None if life.sole_seat is None else Seed(await self._cache.vault.seed(table))
        turns = []
        for seat in range(len(life.chairs)):
            driver = life.driver(seat)
            if driver is None or (seed is not None and seat != next_bot(state)):
                continue
            since = running.waiting[seat]
            if since is None and not running.game.asides(running.table, seat):
                continue
            what = (
                f"aside-{running.move_count}"
                if since is None
                else f"choose-{running.decisions[seat]}"
            )
            known = msgspec.json.encode(known_to(running, seat, life.seats_of_people))
            turns.append(
                BotTurn(
                    seat=seat,
                    bot=driver,
                    turn=None if since is None else since.turn,
                    command=what,
                    pause=life.setting.pace.bot,
                    game=life.setting.game,
                    seats=running.game.seats,
                    options=msgspec.Raw(msgspec.json.encode(running.game.options)),
                    known=msgspec.Raw(known),
                    slot=self._slot,
                    table=table,
                    party=new_id(f"party {life.players}"),
                    chance="" if seed is None else bot_chance(seed, seat, known),
                )
            )
        return turns

    async def play(self, table: TableId, turn: BotTurn, move: msgspec.Raw) -> None:
        if turn.turn is not None:
            await self._do(table, turn, turn.command, deeds.Play(turn.turn, move))

    async def advise(self, table: TableId, turn: BotTurn, nth: int, move: msgspec.Raw) -> None:
        await self._do(table, turn, f"{turn.command}-{nth}", deeds.Advise(move))

    async def _do(self, table: TableId, turn: BotTurn, command: str, deed: deeds.Deed) -> None:
        try:
            await self._tables.do(table, BotAt(turn.seat), command, deed)
        except RefusedError:
            return  # the table has gone on


class BotPlayers:
    """Lets bots answer: first those who have something to say, then those who are waited for."""

    def __init__(self, desk: Desk, clock: Clock, thinkers: Thinkers) -> None:
        self._desk = desk
        self._clock = clock
        self._thinkers = thinkers
        self._lateness = Lateness()
        self._thoughts: dict[Hashable, Task[msgspec.Raw | None]] = {}

    async def work(self, hint: Hint) -> None:
        """Look at a table and do what its bots have to do."""
        table = hint.table
        began = self._clock.now()
        turns = await self._desk.turns(table)
        for seat in [turn.seat for turn in turns if turn.turn is None]:
            before = turns
            turns = await self._speak_up(table, seat, turns, began)
            if turns is not before:
                began = self._clock.now()  # people should see it before the next move
        waited = [turn for turn in turns if turn.turn is not None]
        if not waited:
            return
        moves = await gather(*(self._think(table, turn) for turn in waited))
        # The pause began before they thought: how long they think must tell nobody anything.
        await self._sleep_until_moment(began, waited[0], waited[0].pause)
        for turn, move in zip(waited, moves, strict=True):
            if move is not None:
                await self._desk.play(table, turn, move)

    async def _think(self, table: TableId, turn: BotTurn) -> msgspec.Raw | None:
        """Let a bot think, unless it does already: it is asked whenever anything happens."""
        about = turn.command if turn.turn is not None else bytes(turn.known)
        key = (table, turn.seat, turn.turn, about)
        thought = self._thoughts.get(key)
        if thought is None:
            thought = self._thoughts[key] = create_task(self._thinkers.think(turn))
            thought.add_done_callback(lambda _: self._thoughts.pop(key))
        return await thought

    async def _sleep_until_moment(self, began: Millis, turn: BotTurn, pause: Millis) -> None:
        now, first = self._clock.now(), began + max(pause, turn.slot)
        at = moment(began, pause, turn.slot, now)
        if turn.slot and turn.turn is not None:
            at = first + self._lateness.shared(turn.bot, at - first)
        await self._clock.sleep(max(0, at - now))

    async def _speak_up(
        self, table: TableId, seat: Seat, turns: list[BotTurn], began: Millis
    ) -> list[BotTurn]:
        """Let a bot say what it has to say; the turns as they are then."""
        for nth in range(MOST_ASIDES):
            turn = next((t for t in turns if t.seat == seat and t.turn is None), None)
            if turn is None:
                break
            aside = await self._think(table, turn)
            if aside is None:
                break
            await self._sleep_until_moment(began, turn, 0)
            turns = await self._desk.turns(table)
            if turn in turns:  # else it would be advice about what is no longer so
                await self._desk.advise(table, turn, nth, aside)
                turns = await self._desk.turns(table)
        return turns
