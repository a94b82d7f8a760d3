"""People who do anything at a table, sense or nonsense, as a seed has it."""

from random import Random
from typing import Any

import msgspec

from houle.games.registry import find_game, game_names
from houle.kernel import RefusedError, Seat
from houle.tables import deeds
from houle.tables.clocks import BEFORE_A_CALL
from houle.tables.deeds import BotAt, Caretaker, Deed, Person, Who
from houle.tables.entries import Pace, Setting, Watch
from houle.tables.ports import Hint, Phase, TableId
from houle.tables.running import Running
from houle.tables.state import TableState
from houle.tables.talk import Remark
from tests.samples.install import SAMPLES
from tests.tables.house import PEOPLE, STRANGER, House, raw

MOST_SEATS = 5
GAMES = {
    name: [seats for seats in find_game(name).seat_counts if seats <= MOST_SEATS]
    for name in game_names()
}
NONSENSE = (b"", b"{}", b"null", b'"\xff"', b'{"type":"play","place":-1}', b'{"type":"choose"}')
A_WORD = 0.12
SECOND = 1000
HOUR = 3600 * SECOND


class Mischief:
    """One run of deeds at one table, on whichever node.

    Every other one plays a sample: what is found there does not depend on which games there are.
    """

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self._games = list(GAMES) if seed % 2 else sorted(SAMPLES)
        self._seed = seed
        self.chance = Random(seed)  # noqa: S311
        self._words = Random(f"words {seed}")  # noqa: S311
        """Who writes what: for itself, so that all else is as it would be."""
        self.table: TableId = ""
        self.refused = 0
        self._sent: list[tuple[Who, str, Deed]] = []

    async def open(self) -> None:
        game = self.chance.choice(self._games)
        setting = Setting(
            game,
            self.chance.choice(GAMES[game]),
            pace=Pace(move=self.chance.choice([None, 2 * SECOND, HOUR])),
            watch=self.chance.choice(list(Watch)),
            listed=self._seed % 3 == 0,
            joinable=self.chance.random() < 0.5,
        )
        tables = self.chance.choice(self.house.nodes).tables
        bots = tuple(self.chance.choice([None] * 4 + ["random"]) for _ in range(setting.seats))
        self.table = (
            await tables.open(PEOPLE[0], self.house.command(), deeds.Open(setting, bots))
        ).table

    async def go_on(self) -> None:
        """One thing more happens."""
        if self._words.random() < A_WORD:
            await self._write()
        node = self.chance.choice(self.house.nodes)
        match self.chance.randrange(20):
            case 0:
                self.house.clock.turn(self.chance.randrange(3 * SECOND))
                await node.caretaker.look_after(self.table, self.house.clock.now())
            case 1 | 2 | 3 | 4:
                await node.bots.work(Hint(self.table, 0))
            case 5:
                await node.caretaker.attend()
            case 6:
                state = (await node.cache.take(self.table)).state
                await self._try(Caretaker.CLOCK, self.house.command(), self._of_the_house(state))
            case 7 if self._sent:
                await self._try(*self.chance.choice(self._sent))
            case _:
                state = (await self.house.nodes[0].cache.take(self.table)).state
                who, deed = self._anything(state)
                await self._try(who, self.house.command(), deed)

    async def _write(self) -> None:
        """Somebody allows it, ends it or writes, mostly where that may be."""
        state, words = (await self.house.nodes[0].cache.take(self.table)).state, self._words
        seats = [seat for seat, chair in enumerate(state.life.chairs) if chair.player]
        asked = [seat for seat in seats if state.life.chairs[seat].allows is None]
        seat = words.choice(asked or seats or [0])
        who = Person(state.life.chairs[seat].player or STRANGER.id)
        text = words.choice(["mer", "", "\N{WATER WAVE}", "a" * 300])
        write = deeds.Write(text, self.house.clock.now())
        deed = deeds.AllowWriting() if asked else words.choice([write, write, deeds.EndWriting()])
        if words.random() < A_WORD:
            deed = words.choice([write, deeds.AllowWriting(), deeds.EndWriting()])
        try:
            tables = words.choice(self.house.nodes).tables
            await tables.do(self.table, who, self.house.command(), deed)
        except RefusedError:
            self.refused += 1

    async def erase(self, who: Person) -> None:
        """The house lets somebody be shown without a name, whether they sit here or not."""
        tables = self.house.nodes[-1].tables
        await tables.do(self.table, Caretaker.CLOCK, self.house.command(), deeds.Erase(who.id))

    def _of_the_house(self, state: TableState) -> Deed:
        """What caretakers do, whether there is reason for it or not."""
        now, seat = self.house.clock.now(), self.chance.randrange(len(state.life.chairs))
        since = None if state.running is None else state.running.waiting[seat]
        turn = 0 if since is None else since.turn
        if state.life.phase is Phase.OPEN:
            return deeds.PassHost(state.seq - self.chance.choice([0, 0, 1]), seat)
        return self.chance.choice(
            [
                deeds.StandIn(seat, turn),
                deeds.Holiday(seat, turn, self.chance.choice([None, now + HOUR, now + HOUR])),
                deeds.Rest(state.seq - self.chance.choice([0, 0, 1])),
                deeds.GiveTime(now - self.chance.randrange(SECOND), now),
                deeds.Welcome(seat),
            ]
        )

    async def _try(self, who: Who, command: str, deed: Deed) -> None:
        self._sent.append((who, command, deed))
        try:
            await self.chance.choice(self.house.nodes).tables.do(self.table, who, command, deed)
        except RefusedError:
            self.refused += 1

    def _anything(self, state: TableState) -> tuple[Who, Deed]:
        running, chance = state.running, self.chance
        if state.life.phase is Phase.PLAYING and running is not None:
            seat = chance.randrange(len(state.life.chairs))
            who = self._somebody(state, seat)
            if state.life.to_be_had and chance.random() < 0.3:
                seat = chance.choice(state.life.to_be_had)
                return chance.choice([STRANGER, *PEOPLE[:5]]), deeds.TakeOver(seat, "Later")
            coming = [chair.heir.player for chair in state.life.chairs if chair.heir is not None]
            if coming and chance.random() < 0.1:
                return Person(chance.choice(coming)), deeds.Leave()
            stopping = [seat for seat, chair in enumerate(state.life.chairs) if chair.conceded]
            if stopping and chance.random() < 0.3:
                return self._somebody(state, chance.choice(stopping)), deeds.CarryOn()
            if chance.random() < 0.04:
                return who, deeds.WantPace(chance.choice([None, SECOND, 2 * SECOND, HOUR]))
            called = [seat for seat in running.waited_for if state.call_for(seat)]
            if called and chance.random() < 0.3:
                return who, self._instead(running, declined=True)
            if running.waited_for and chance.random() < 0.15:
                return who, self._instead(running)
            if chance.random() < 0.6 and running.waited_for:
                seat = chance.choice(running.waited_for)
                return self._somebody(state, seat), self._move(running, seat)
            return who, self._besides(running, seat)
        return self._before(state)

    def _helpful(self, starter: Who, host: Person, free: list[Seat]) -> tuple[Who, Deed]:
        """Something that lets the game begin before long."""
        if not free:
            return starter, deeds.Start()
        if self.chance.random() < 0.2:
            return host, deeds.SeatBot(self.chance.choice(free))
        return self.chance.choice(PEOPLE[:5]), deeds.Sit(self.chance.choice(free), "Somebody")

    def _somebody(self, state: TableState, seat: Seat) -> Who:
        player = state.life.chairs[seat].player
        if player is None or self.chance.random() < 0.05:
            others: list[Who] = [STRANGER, *PEOPLE[:5], BotAt(seat), Caretaker.CLOCK]
            return self.chance.choice(others)
        return Person(player)

    def _move(self, running: Running, seat: Seat) -> Deed:
        since = running.waiting[seat]
        turn = 0 if since is None else since.turn
        if self.chance.random() < 0.1:
            turn += self.chance.randint(-3, 3)
        if self.chance.random() < 0.1:
            return deeds.Play(turn, msgspec.Raw(self.chance.choice(NONSENSE)))
        return deeds.Play(turn, raw(self.chance.choice(running.game.moves(running.table, seat))))

    def _instead(self, running: Running, *, declined: bool = False) -> Deed:
        """A bot instead of somebody who is waited for, a long while later."""
        waited_for = [(seat, since) for seat, since in enumerate(running.waiting) if since]
        called = [each for each in waited_for if each[1].call]
        seat, since = self.chance.choice(called or waited_for)
        turn = since.turn
        if declined or self.chance.random() < 0.1:
            return deeds.DeclineBot(seat, turn)
        late = self.house.clock.now() + self.chance.choice([0, BEFORE_A_CALL, BEFORE_A_CALL])
        return deeds.CallBot(seat, turn, late)

    def _besides(self, running: Running, seat: Seat) -> Deed:
        asides: list[Any] = running.game.asides(running.table, seat)
        if asides and self.chance.random() < 0.5:
            return deeds.Advise(raw(self.chance.choice(asides)))
        return self.chance.choice(
            [
                deeds.TakeBack(),
                deeds.TakeBack(),
                deeds.TakeBack(),
                deeds.Leave(),
                deeds.ComeBack(),
                deeds.ComeBack(),
                deeds.Concede() if self.chance.random() < 0.3 else deeds.TakeBack(),
                deeds.CarryOn(),
                deeds.CarryOn(),
                deeds.StandIn(seat, self.chance.randrange(20)),
                deeds.Start(),
                deeds.Sit(seat, "Late"),
                deeds.TakeOver(seat, "Later"),
                deeds.TakeOver(seat, "Later"),
                deeds.Advise(msgspec.Raw(self.chance.choice(NONSENSE))),
                deeds.Rematch("elsewhere"),
                self._remark(),
            ]
        )

    def _remark(self) -> Deed:
        return deeds.Say(self.chance.choice(list(Remark)), self.house.clock.now())

    def _before(self, state: TableState) -> tuple[Who, Deed]:
        chance, seat = self.chance, self.chance.randint(-1, len(state.life.chairs))
        host = Person(state.life.host or "ada")
        free = [seat for seat, chair in enumerate(state.life.chairs) if chair.free]
        if state.life.phase is Phase.FINISHED and chance.random() < 0.6:
            sat = state.life.players
            return Person(chance.choice(sat)) if sat else host, deeds.Rematch("elsewhere")
        if chance.random() < 0.5:
            return self._helpful(host if state.life.players else Caretaker.CLOCK, host, free)
        who: Who = chance.choice([STRANGER, *PEOPLE[:5]])
        deed: Deed = chance.choice(
            [
                deeds.Sit(seat, "Somebody"),
                deeds.Sit(seat, "Somebody"),
                deeds.TakeOver(seat, "Somebody"),
                deeds.SeatBot(seat, chance.choice([None, "random", "nobody"])),
                deeds.RemoveBot(seat),
                deeds.Remove(seat, "Somebody"),
                deeds.Remove(seat, "Somebody"),
                deeds.AddWord(chance.choice(["mer", "", "\N{WATER WAVE}"])),
                deeds.Leave(),
                deeds.Start(),
                deeds.Start(),
                deeds.Rematch("elsewhere"),
                self._remark(),
                deeds.Play(0, raw({})),
            ]
        )
        hosts = isinstance(deed, deeds.SeatBot | deeds.RemoveBot | deeds.Remove | deeds.Start)
        return (host if hosts and chance.random() < 0.8 else who), deed


def essence(state: TableState) -> tuple[Any, ...]:
    """All that a state is, in a form that can be compared."""
    known = (state.seq, state.at, state.happened, state.stirred, state.talk)
    whole = (*known, state.life, bytes(state.shown))
    running = state.running
    if running is None:
        return whole
    table, fate = running.table, running.fate.copy()
    assert running.base is not None
    base, base_fate = running.base[0], running.base[1].copy()
    return (
        *whole,
        find_game(running.game.name) is type(running.game),
        (table.zones, raw(table.public), table.known, table.doubts, table.learned),
        table.journal,
        [fate.below(1000) for _ in range(9)],
        (running.outcome, running.waiting, running.plays, running.plays_since_reveal),
        (running.decisions, running.move_count),
        (base.zones, raw(base.public), [base_fate.below(1000) for _ in range(9)]),
    )
