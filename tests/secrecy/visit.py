"""One history, played over the web by everybody at its table."""

from typing import Any, NamedTuple, TypeAlias

import msgspec

from houle.kernel import Chance, Onlooker, QuickChance, Seat, Viewer
from houle.tables.fair import Seed, dealing_key
from houle.tables.ports import Millis, Phase
from tests.secrecy.asgi import Transcript
from tests.secrecy.company import Company
from tests.secrecy.fates import chance_of
from tests.secrecy.loop import HandClock
from tests.secrecy.meddling import MOVE_TIME, Meddling, Table
from tests.secrecy.notes import Notes, note
from tests.secrecy.pairs import Lived, Unlike
from tests.secrecy.talking import Guest, StrayedError, Talk, must
from tests.secrecy.world import Store, World

BOT_PAUSE: Millis = 700
MOST_PAUSES = 8
TAKEN_BACK_PERCENT = 8
OPS = "ops"
"""Whoever runs the nodes: sees their log lines, the bus and the figures."""
NEWCOMER = "newcomer"
"""Whoever takes the bot's seat: a watcher until then."""

Who: TypeAlias = Viewer | str


class Party(NamedTuple):
    """Who comes to a history, and how."""

    bot: Seat | None
    """A seat in which a bot plays."""
    nodes: int
    absent: bool
    """Whether players may be away for too long once."""
    stranger: bool
    """Whether the watcher shows no token."""
    newcomer: bool
    """Whether somebody takes the bot's seat."""


def party(lived: Lived, chance: Chance) -> Party:
    """A mixed company, a person among them."""
    seats = lived.game.seats
    bot = chance.below(seats) if chance.below(2) and seats > 1 else None
    return Party(
        bot=bot,
        nodes=1 + (not chance.below(4)),
        absent=not chance.below(4),
        stranger=not chance.below(2),
        newcomer=bot is not None and bool(chance.below(2)),
    )


class Secrets(NamedTuple):
    """What nobody else gets to see while a game runs."""

    seed: bytes
    key: bytes
    tokens: dict[Who, str]


class Got(NamedTuple):
    """What everybody got in a world."""

    transcripts: dict[Who, Transcript]
    secrets: Secrets | None
    strayed: str | None
    """How the world left the course of its history, if it did."""
    seated_at: int | None
    """How much the newcomer had got when the seat was theirs, if it ever was."""


class Visit:
    """Plays a world through and keeps what everybody gets."""

    def __init__(self, lived: Lived, unlike: Unlike, store: Store, clock: HandClock) -> None:
        history = lived.history
        self._lived = lived
        self._plays = unlike.variant.plays(history)
        self._clock = clock
        self._chance = QuickChance(f"visit {history.seed}")
        self._party = party(lived, self._chance)
        tape = chance_of(history, unlike.variant)
        self._world = World(clock, store, lambda _: tape.copy(), self._told, self._party.nodes)
        self._table = self._gathered()
        self._newcomer = self._table.newcomer
        self._seated_at: int | None = None
        self._asks_at = self._chance.below(len(self._plays) + 1) // 2
        self._talk = Talk(clock)
        self._meddling = Meddling(lived, unlike, self._world, self._talk, self._table, self._chance)
        self._meddling.may_be_away = self._party.absent
        self._company = Company(lived, clock, self._talk, self._table, self._world.push)

    async def play(self) -> Got:
        """Everything that everybody got."""
        secrets, strayed = None, None
        with Notes(self._clock, self._world.ops):
            try:
                await self._world.start()
                await self._set_up()
                for moment in range(len(self._plays) + 1):
                    await self._come_in(moment)
                    await self._meddling.meanwhile(moment)
                    await self._company.meanwhile(moment)
                    if moment < len(self._plays):
                        await self._play(moment)
                await self._end()
                secrets = await self._secrets()
            except StrayedError as error:
                strayed = str(error)
            finally:
                await self._world.stop()
        transcripts = {who: guest.transcript for who, guest in self._guests().items()}
        return Got({**transcripts, OPS: self._world.ops}, secrets, strayed, self._seated_at)

    async def _come_in(self, moment: int) -> None:
        """Once somebody asks for the bot's seat; it is theirs when the next round begins."""
        newcomer, bot = self._table.newcomer, self._table.bot
        if newcomer is None or bot is None:
            return
        if moment == self._asks_at:
            self._seated_at = len(newcomer.transcript)
            await self._talk.post(newcomer, "take-over", seat=bot)
        if self._world.state(self._talk.table).life.chairs[bot].player is not None:
            self._table.hand_over()
        else:
            self._seated_at = None

    @property
    def bot(self) -> Seat | None:
        """Where a bot plays, or played until somebody took the seat."""
        return self._party.bot

    def kind(self, who: Who) -> str:
        """What kind of viewer this is."""
        if isinstance(who, str):
            return who.value if isinstance(who, Onlooker) else who
        return "bot" if who == self._party.bot else "seat"

    def _gathered(self) -> Table:
        apps = self._world.apps
        players = {
            seat: Guest(f"Player {seat}", apps[seat % len(apps)], seat + 1)
            for seat in range(self._lived.game.seats)
            if seat != self._party.bot
        }
        desk = Guest("Worker", apps[0], 102)
        desk.token = self._world.worker_token
        newcomer = Guest("Newcomer", apps[-1], 103) if self._party.newcomer else None
        return Table(players, Guest("Watcher", apps[-1], 101), desk, self._party.bot, newcomer)

    def _guests(self) -> dict[Who, Guest]:
        guests: dict[Who, Guest] = dict(self._table.players.items())
        guests[Onlooker.WATCHER] = self._table.watcher
        if self._newcomer is not None:
            guests[NEWCOMER] = self._newcomer
        if self._party.bot is not None:
            guests[self._party.bot] = self._table.desk
        return guests

    async def _secrets(self) -> Secrets:
        table = self._talk.table
        life = self._world.state(table).life
        seed = await self._world.nodes[0].store.seed(table)
        key = dealing_key(Seed(seed), life.commitment, [chair.word for chair in life.chairs])
        tokens = {who: guest.token for who, guest in self._guests().items() if guest.token}
        return Secrets(seed, key, tokens)

    async def _set_up(self) -> None:
        game, table, talk = self._lived.game, self._table, self._talk
        for guest in table.people:
            if guest is table.watcher and self._party.stranger and table.players:
                continue
            answer = await talk.ask(guest, "POST /api/guests", name=guest.name)
            must(answer, 201)
            guest.token = msgspec.json.decode(answer.latest)["token"]
        host = table.people[0]
        strangers = self._party.newcomer
        club = await self._company.gather(clock=self._party.absent, strangers=strangers)
        opened = await talk.ask(
            host,
            "POST /api/tables",
            command=talk.command(),
            game=game.name,
            seats=game.seats,
            options=msgspec.to_builtins(game.options),
            bots=["random" if seat == table.bot else None for seat in range(game.seats)],
            move_time=MOVE_TIME if self._party.absent else None,
            bot_time=BOT_PAUSE,
            joinable=self._party.newcomer,
            club=club,
        )
        must(opened, 201)
        talk.table = msgspec.json.decode(opened.latest)["table"]
        for seat, guest in table.players.items():
            await talk.do(guest, "sit", seat=seat)
            if self._chance.below(2):
                await talk.do(guest, "word", word=f"word {seat}")
        for guest in table.people:
            await talk.listen(guest, None)
        await talk.do(host, "start")
        await self._look_at_desk()

    async def _play(self, number: int) -> None:
        if self._table.newcomer is not None:
            self._seated_at = len(self._table.newcomer.transcript)
        seat, move = self._plays[number]
        aside = self._lived.asides[number]
        if seat == self._table.bot:
            await self._play_bot(seat, move, aside=aside)
        else:
            guest = self._table.players[seat]
            await self._make(guest, move, aside=aside)
            if not aside and self._meddling.happens(TAKEN_BACK_PERCENT):
                await self._take_back(guest, move)
        await self._look_at_desk()

    async def _make(self, guest: Guest, move: Any, *, aside: bool) -> None:
        written = msgspec.to_builtins(move)
        if aside:
            await self._talk.do(guest, "asides", move=written)
        else:
            await self._talk.do(guest, "moves", turn=guest.turn, move=written)

    async def _take_back(self, guest: Guest, move: Any) -> None:
        """Take a move back, if that may be, and make it again at once."""
        if self._world.state(self._talk.table).life.phase is not Phase.PLAYING:
            return
        answer = await self._talk.post(guest, "take-back")
        if answer.status == 200:
            await self._make(guest, move, aside=False)

    async def _play_bot(self, bot: Seat, move: Any, *, aside: bool) -> None:
        if aside:
            path = f"bots/{bot}/asides"
            await self._talk.do(self._table.desk, path, move=msgspec.to_builtins(move))
            return
        before = self._decided(bot)
        for _ in range(MOST_PAUSES):
            await self._clock.turn(BOT_PAUSE)
            if self._decided(bot) > before:
                return
        raise StrayedError("a bot does not play")

    def _decided(self, seat: Seat) -> int:
        running = self._world.state(self._talk.table).running
        assert running is not None
        return running.decisions[seat]

    def _told(self, seat: Seat, decision: int) -> Any:
        """What the bot in a seat has to decide, by the history."""
        moves = [
            move
            for (who, move), aside in zip(self._plays, self._lived.asides, strict=True)
            if who == seat and not aside
        ]
        # Asked beyond the history it thinks in vain, because time stands still then.
        return moves[decision] if decision < len(moves) else None

    async def _look_at_desk(self) -> None:
        if self._party.bot is not None:
            await self._talk.ask(self._table.desk, f"GET /api/tables/{self._talk.table}/bots")

    async def _end(self) -> None:
        await self._meddling.at_the_end()
        for guest in self._table.people:
            if guest.stream is not None:
                await guest.stream.close()
        for node in self._world.nodes:
            lines = node.metrics.text().decode().split("\n")
            # Prometheus notes by the machine's clock when a figure was first counted.
            figures = "\n".join(line for line in lines if "_created" not in line)
            self._world.ops.append(note(self._clock, figures))
