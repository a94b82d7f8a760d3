"""What people at a table try besides playing: coming back, looking back, and what they may not."""

from dataclasses import dataclass

import msgspec

from houle.conformance.probes import any_of
from houle.faults.file import write_report
from houle.kernel import Chance, Seat, Viewer
from houle.people.faults import FaultDesk
from houle.tables.ports import Millis, Phase
from tests.reported.screens import blank
from tests.secrecy.loop import HandClock
from tests.secrecy.notes import note
from tests.secrecy.pairs import Lived, Unlike
from tests.secrecy.talking import Guest, Talk
from tests.secrecy.world import World

MOVE_TIME: Millis = 30_000
STEP: Millis = 500
"""Shorter than a bot's pause: whoever comes back does so before the bot that stood in plays."""
NO_MOVE = {"kind": "no such move"}
REFUSED_DEEDS = ["start", "come-back", "carry-on", "rematch", "close"]


@dataclass
class Table:
    """Who is at a table."""

    players: dict[Seat, Guest]
    watcher: Guest
    desk: Guest
    """The worker that plays for a bot."""
    bot: Seat | None
    newcomer: Guest | None = None
    """Who takes the bot's seat, and looks on until then."""

    @property
    def people(self) -> list[Guest]:
        onlookers = [self.watcher, *([self.newcomer] if self.newcomer else [])]
        return [*self.players.values(), *onlookers]

    def hand_over(self) -> None:
        """The bot's seat is the newcomer's from now on."""
        if self.bot is not None and self.newcomer is not None:
            self.players[self.bot] = self.newcomer
            self.bot = self.newcomer = None


class Meddling:
    """Draws what is tried, in all worlds the same."""

    def __init__(
        self, lived: Lived, unlike: Unlike, world: World, talk: Talk, table: Table, chance: Chance
    ) -> None:
        self._lived = lived
        self._refused = unlike.refused
        self._unaware: frozenset[Viewer] = unlike.unaware
        self._world = world
        self._clock: HandClock = world.clock
        self._talk = talk
        self._table = table
        self._chance = chance
        self.may_be_away = False

    def happens(self, percent: int) -> bool:
        """So often."""
        return self._chance.below(100) < percent

    async def meanwhile(self, moment: int) -> None:
        """What is tried between two plays.

        Time stands still while a bot thinks, or it might play out of turn; it passes when the
        bot is to play.
        """
        over = self._lived.over and moment == len(self._lived.history.plays)
        bot_thinks = self._table.bot in self._lived.to_act[moment]
        if not bot_thinks and self.happens(50):
            await self._clock.turn(self._chance.below(900))
        if self.happens(15):
            await self._reconnect(self._anybody())
        if self.happens(15):
            await self._talk.ask(self._anybody(), f"GET /api/tables/{self._talk.table}")
        if over:
            return
        if self.happens(40):
            await self._probe(moment)
        if self.happens(15):
            await self._pry(self._anybody())
        if self.happens(15):
            await self._overreach(self._anybody())
        waits = bool(self._lived.to_act[moment]) and not bot_thinks
        if self.may_be_away and waits and self.happens(10):
            self.may_be_away = False
            await self._be_away()

    async def at_the_end(self) -> None:
        """Everybody looks once more, some at the whole story; before the end behind every door."""
        for guest in self._table.people:
            if self.happens(30):
                await self._talk.listen(guest, 0)
            await self._talk.ask(guest, f"GET /api/tables/{self._talk.table}")
            await self._talk.ask(guest, f"GET /t/{self._talk.table}")
            await self._talk.ask(guest, f"GET /t/{self._talk.table}/picture.png")
            if not self._lived.over:
                await self._try_every_door(guest)
        await self._look_somebody_up()

    async def _look_somebody_up(self) -> None:
        """One who plays wants to be seen; everybody looks at their page, and at its link."""
        owner = next(iter(self._table.players.values()))
        body = {"in_standings": True, "page": True}
        made = await self._talk.ask(owner, "POST /api/me/visible", **body)
        handle = msgspec.json.decode(made.latest)["handle"]
        for guest in self._table.people:
            await self._talk.ask(guest, f"GET /p/{handle}")
            await self._talk.ask(guest, f"GET /api/people/{handle}")

    async def _reconnect(self, guest: Guest) -> None:
        match self._chance.below(10):
            case 0 | 1 | 2:
                after = None
            case 3:
                after = self._chance.below(self._latest + 1)
            case _:
                after = max(0, self._latest - self._chance.below(8))
        await self._talk.listen(guest, after)

    async def _probe(self, moment: int) -> None:
        """Ask for something that the rules refuse."""
        probes = self._lived.history.probes[moment]
        wanted = [
            (seat, number)
            for seat, number in sorted(self._lived.refused[moment])
            if not self._chance.below(4)
        ]
        aside = bool(self._chance.below(2))
        for seat, number in wanted:
            move = msgspec.to_builtins(probes[number])
            if seat not in self._unaware and (seat, number) not in self._refused[moment]:
                move = NO_MOVE  # this seat may tell the worlds apart; in this one it would play
            guest = self._table.players.get(seat, self._table.desk)
            by_bot = guest is self._table.desk
            path = f"bots/{seat}/" if by_bot else ""
            if aside:
                await self._talk.post(guest, f"{path}asides", move=move)
            else:
                turn = 1 if by_bot else guest.turn
                await self._talk.post(guest, f"{path}moves", turn=turn, move=move)

    async def _pry(self, guest: Guest) -> None:
        """Look wherever one can, and where one should not."""
        here = f"/api/tables/{self._talk.table}"
        seq = 1 + self._chance.below(self._latest)
        eyes = any_of([*range(self._lived.game.seats), "watcher", "everyone"], self._chance)
        count = 1 + self._chance.below(24)
        phase = any_of(list(Phase), self._chance)
        paths = [
            *[f"{here}/moments/{seq}"] * 2,
            *[f"{here}/moments/{seq}?viewer={eyes}"] * 3,
            *[f"{here}/moments?first={seq}&count={count}"] * 2,
            *[f"{here}/moments?first={seq}&count={count}&viewer={eyes}"] * 2,
            *[f"{here}/why-not"] * 2,
            f"{here}/game",
            f"{here}/bots",
            f"/t/{self._talk.table}",
            f"/t/{self._talk.table}/picture.png",
            f"/api/tables?phase={phase.value}",
            "/api/me/tables",
            "/api/me/tables/finished",
            "/api/me/waiting",
            "/api/me/export",
            any_of(["/api/me", "/api/games"], self._chance),
        ]
        await self._talk.ask(guest, f"GET {any_of(paths, self._chance)}")

    async def _overreach(self, guest: Guest) -> None:
        """Ask for a deed that is not one's own, or comes at the wrong time."""
        post = self._talk.post
        seat = self._chance.below(self._lived.game.seats + 1)
        match self._chance.below(8):
            case 0:
                await post(guest, f"bots/{seat}/moves", turn=1, move=NO_MOVE)
            case 1:
                await post(guest, "sit", seat=seat)
            case 2:
                await post(guest, any_of(REFUSED_DEEDS, self._chance))
            case 3:
                move = any_of(self._lived.history.plays, self._chance)[1]
                await post(guest, "moves", turn=0, move=msgspec.to_builtins(move))
            case 4:
                await post(guest, any_of(["seat-bot", "remove-bot"], self._chance), seat=seat)
            case 5:
                await post(guest, "word", word="too late")
                await post(guest, "remove", seat=seat, name="Ada")
                instead = any_of(["call-bot", "decline-bot"], self._chance)
                await post(guest, instead, seat=seat, turn=1)
                await post(guest, "pace", move_time=None)
                await post(guest, "say", remark="hello")
                for deed in ("allow-writing", "end-writing"):
                    await post(guest, deed)
                await post(guest, "write", words="hello")
            case 6:
                await self._waver()
            case _:
                await post(guest, "moves", turn=1, move=NO_MOVE)

    async def _waver(self) -> None:
        """Give up or go, and think better of it."""
        players = list(self._table.players.values())
        if len(players) > 1:
            guest = any_of(players, self._chance)
            go, stay = any_of([("concede", "carry-on"), ("leave", "come-back")], self._chance)
            await self._talk.do(guest, go)
            await self._talk.do(guest, stay)

    async def _try_every_door(self, guest: Guest) -> None:
        here = f"/api/tables/{self._talk.table}"
        seat = self._chance.below(self._lived.game.seats)
        for eyes in (seat, "watcher", "everyone"):
            seq = max(1, self._latest - self._chance.below(8))
            await self._talk.ask(guest, f"GET {here}/moments/{seq}?viewer={eyes}")
            await self._talk.ask(guest, f"GET {here}/moments?first={seq}&count=8&viewer={eyes}")
        more = (
            f"{here}/why-not",
            f"{here}/hint",
            f"{here}/moments/{max(1, self._latest)}/why",
            f"{here}/game",
            f"{here}/people",
            f"{here}/bots",
            f"{here}/written",
        )
        for path in (*more, "/api/tables?phase=playing", "/api/me/tables"):
            await self._talk.ask(guest, f"GET {path}")
        await self._talk.post(guest, "moves", turn=1, move=NO_MOVE)
        await self._report_a_fault(guest)

    async def _report_a_fault(self, guest: Guest) -> None:
        """Say that something is wrong; what is kept of it must be nothing but what they see."""
        node, here = self._world.nodes[0], f"/api/tables/{self._talk.table}"
        before = {kept.id for kept in await node.store.faults.latest()}
        drawn = blank(max(1, self._latest - self._chance.below(4)))
        told = {"about": "picture", "words": "That is not so!", "drawn": drawn}
        await self._talk.ask(guest, f"POST {here}/fault", told=told)
        desk = FaultDesk(node.store.faults, node.cache)
        for kept in await node.store.faults.latest():
            if kept.id not in before and (report := await desk.handed_out(kept.id)):
                guest.transcript.append(note(self._clock, write_report(report).decode()))

    async def _be_away(self) -> None:
        """Let time pass until bots stand in, and come back at once."""
        for _ in range(2 * MOVE_TIME // STEP):
            await self._clock.turn(STEP)
            chairs = self._world.state(self._talk.table).life.chairs
            away = [seat for seat, chair in enumerate(chairs) if chair.stand_in is not None]
            for seat in away:
                await self._talk.do(self._table.players[seat], "come-back")
            if away:
                return

    def _anybody(self) -> Guest:
        return any_of(self._table.people, self._chance)

    @property
    def _latest(self) -> int:
        return self._world.state(self._talk.table).seq
