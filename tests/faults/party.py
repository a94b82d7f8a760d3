"""One party after the other: a table is opened, played to its end, and sometimes played again."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from houle.bots import Level, bot_names
from houle.tables.ports import Phase, TableId
from tests.faults.history import OPEN, REMATCH, History
from tests.faults.people import Guest, Town
from tests.faults.seats import Habits, Seat
from tests.games.subjects import SUBJECTS

SETTINGS = {game: subject.settings for game, subject in SUBJECTS.items()}
"""Every game, in every setting in which it is put to the test."""

MOST_PEOPLE = 4
WITH_BOTS = 0.25
WITH_CLOCK = 0.1
WITH_WATCHER = 0.2
STOPS_EARLY = 0.04
WORDS = 0.3
AGAIN = 0.25
MOVE_TIME = 2000


class Plan(msgspec.Struct, frozen=True):
    """What will be played, and by whom."""

    game: str
    seats: int
    options: Any
    bots: tuple[str | None, ...]
    move_time: int | None
    watched: bool
    again: bool
    habits: Habits

    @property
    def people(self) -> int:
        return self.bots.count(None)


def draw_plan(chance: Random) -> Plan:
    """Any game, any setting, large tables less often; people, bots or both."""
    game = chance.choice(sorted(SETTINGS))
    seats, options = min(chance.sample(SETTINGS[game], 2), key=lambda setting: setting[0])
    people = min(seats, MOST_PEOPLE)
    if chance.random() < WITH_BOTS:
        people = chance.randint(1, people)
    seated: list[str | None] = [None] * people
    seated += [chance.choice(_quick_bots(game)) for _ in range(seats - people)]
    rest = seated[1:]
    chance.shuffle(rest)
    return Plan(
        game=game,
        seats=seats,
        options=options,
        bots=(None, *rest),
        move_time=MOVE_TIME if chance.random() < WITH_CLOCK else None,
        watched=chance.random() < WITH_WATCHER,
        again=chance.random() < AGAIN,
        habits=Habits(concede=0.05 if chance.random() < STOPS_EARLY else 0.0),
    )


def _quick_bots(game: str) -> list[str]:
    """Those that hardly think: it is not their play that is put to the test."""
    return [name for name in bot_names(game) if name in ("random", Level.BEGINNER)]


class Party:
    """Guests who play one table after the other until they are told to stop."""

    def __init__(self, town: Town, folder: Path, stopping: asyncio.Event) -> None:
        self._town = town
        self._folder = folder
        self._stopping = stopping
        self._guests: list[Guest] = []

    async def run(self) -> None:
        while not self._stopping.is_set():
            plan = draw_plan(self._town.chance)
            try:
                await self._gather_guests(plan)
                await self._evening(plan)
            except Exception as error:  # noqa: BLE001 - what a node says must not end the run
                self._town.surprise("somebody could not go on", error)
                self._guests.clear()

    async def _gather_guests(self, plan: Plan) -> None:
        while len(self._guests) < plan.people + plan.watched:
            self._guests.append(await Guest.arrive(self._town))

    async def _evening(self, plan: Plan) -> None:
        history = History(self._folder)
        try:
            if not await self._open(plan, history):
                return
            seats = self._follow(plan, history)
            try:
                await self._sit(plan, seats)
                again = await self._play(plan, seats)
            finally:
                await asyncio.gather(*(seat.go() for seat in seats))
        finally:
            history.close()
        if again is not None:
            await self._once_more(plan, again)

    async def _once_more(self, plan: Plan, again: TableId) -> None:
        history = History(self._folder)
        history.call(again)
        seats = self._follow(plan, history)
        try:
            await self._play(plan, seats)
        finally:
            await asyncio.gather(*(seat.go() for seat in seats))
            history.close()

    async def _open(self, plan: Plan, history: History) -> bool:
        done, reason = await self._guests[0].do(
            history,
            "/api/tables",
            OPEN,
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            bots=plan.bots,
            move_time=plan.move_time,
            seat=0,
        )
        if done is None:
            self._town.surprises.append(f"the opening of a table was refused: {reason}")
        else:
            history.call(done.table)
        return done is not None

    def _follow(self, plan: Plan, history: History) -> list[Seat]:
        assert history.table is not None
        return [
            Seat(guest, history.table, history, plan.habits)
            for guest in self._guests[: plan.people + plan.watched]
        ]

    async def _sit(self, plan: Plan, seats: list[Seat]) -> None:
        free = [number for number, bot in enumerate(plan.bots) if bot is None]
        for seat, number in zip(seats[1 : plan.people], free[1:], strict=True):
            await seat.do("sit", seat=number)
            if self._town.chance.random() < WORDS:
                self._town.beside(seat.do("word", word=f"word of {seat.guest.name}"))

    async def _play(self, plan: Plan, seats: list[Seat]) -> TableId | None:
        """Start, play to the end, and if all want to and nobody has left go on elsewhere."""
        playing = seats[: plan.people]
        for seat in playing:
            await seat.start()
        await asyncio.gather(*(seat.play() for seat in playing))
        ends = await asyncio.gather(*(seat.until(Phase.FINISHED) for seat in seats))
        await playing[0].fetch_game()
        left = any(chair.gone for chair in ends[0].table.chairs)
        if left or not plan.again or self._stopping.is_set():
            return None
        told = await asyncio.gather(*(seat.do(REMATCH) for seat in playing))
        return next((done.table for done in told if done is not None), None)
