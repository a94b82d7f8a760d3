"""What happens at tables: deeds are decided by the rules, written, and only then made known."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from houle.kernel import RefusedError, Seat
from houle.tables import deeds, opening
from houle.tables import entries as log
from houle.tables.cache import TableCache
from houle.tables.clocks import is_live
from houle.tables.days import Day
from houle.tables.deciding import decide
from houle.tables.deeds import Caretaker, Deed, Person, Who
from houle.tables.fair import Seed, commitment, draw_seed
from houle.tables.ids import new_id
from houle.tables.life import Life, dealt_for
from houle.tables.listing import listing
from houle.tables.live import LiveTable
from houle.tables.ports import (
    Apart,
    Append,
    Bus,
    Clock,
    ClubId,
    Clubs,
    Entropy,
    Hint,
    LogDownError,
    LogUnsureError,
    Millis,
    Phase,
    PlayerId,
    Punctual,
    TableId,
)
from houle.tables.refusing import Reason, refuse
from houle.tables.state import Fold, TableState
from houle.tables.writing import as_written

PATIENCE: Millis = 8000
"""So long a deed is tried again while the log does not answer."""
BETWEEN_TRIES: Millis = 100
OPENING = "opening"


class Done(msgspec.Struct, frozen=True):
    """A deed stands in the log."""

    table: TableId
    seq: int


class Tables:
    """All tables. Any node can do anything at any of them."""

    def __init__(
        self,
        cache: TableCache,
        bus: Bus,
        clock: Clock,
        entropy: Entropy,
        apart: Apart | None = None,
        clubs: Clubs | None = None,
        punctual: Punctual | None = None,
    ) -> None:
        self._apart = apart
        self._clubs = clubs
        self._punctual = punctual
        self._cache = cache
        self._bus = bus
        self._clock = clock
        self._entropy = entropy

    async def do(self, table: TableId, who: Who, command: str, deed: Deed) -> Done:
        """Carry out a deed once, however often it is asked for (T-21).

        What this node has at hand may be behind, so a refusal counts only after a look into the
        log. Whoever loses a race catches up and tries again (T-22).
        """
        live = await self._cache.take(table)
        caught_up = False
        give_up_at = self._clock.now() + PATIENCE
        while True:
            seq = live.commands.get((who.actor, command))
            if seq is not None:
                if caught_up:  # whoever wrote it may not have come to tell
                    self._cache.tell(Hint(table, live.state.seq))
                return Done(table, seq)
            deed = await self._heeding(live.state.life, who, deed)
            try:
                entry = decide(live.state, who, deed)
            except RefusedError:
                if caught_up:
                    raise
            else:
                words = as_written(deed.words) if isinstance(deed, deeds.Write) else None
                written = await self._try(live, who, command, entry, give_up_at, words)
                if written is not None:
                    return written
            await self._catch_up(live, give_up_at)
            caught_up = True

    async def _heeding(self, life: Life, who: Who, deed: Deed) -> Deed:
        """A deed with what the house knows of who is not to meet whom (T-64), of members (T-65) and
        of those who let time run out (T-76).

        Asked before it is decided: from then on whoever sits down in between takes the place in the
        log, and it is asked anew.
        """
        if not (isinstance(deed, deeds.Sit) and isinstance(who, Person)):
            return deed
        apart = deed.apart if self._apart is None else await self._apart.apart_from(who.id)
        clubs = deed.clubs if life.club is None else await self._clubs_of(who.id)
        pressed = deed.pressed
        if self._punctual is not None and life.setting.pace.move is not None:
            pressed = await self._punctual.lets_time_run_out(who.id)
        return msgspec.structs.replace(deed, apart=apart, clubs=clubs, pressed=pressed)

    async def _clubs_of(self, player: PlayerId) -> frozenset[ClubId]:
        return frozenset() if self._clubs is None else await self._clubs.clubs_of(player)

    async def _try(
        self,
        live: LiveTable,
        who: Who,
        command: str,
        entry: log.AnyEntry,
        give_up_at: Millis,
        words: str | None = None,
    ) -> Done | None:
        """Write an entry at the place after the last one known; `None` if that has to be read."""
        before, foreseen = live.state, live.foresee(entry)
        append = Append(
            table=live.id,
            seq=foreseen.seq,
            actor=who.actor,
            command=command,
            entry=log.encode_entry(entry),
            listing=listing(foreseen),
            players=_players_if_changed(before.life, foreseen.life),
            words=words,
        )
        try:
            at = await self._cache.log.append(append)
        except (LogUnsureError, LogDownError):
            self._cache.hearsay.distrust()  # it may be written yet, and nobody would tell
            if self._clock.now() > give_up_at:
                raise
            await self._clock.sleep(BETWEEN_TRIES)
            return None
        if at is None:
            if self._clock.now() > give_up_at:
                raise LogDownError("others were always quicker")
            return None
        if not live.go_on(foreseen, at, who.actor, command):
            await self._cache.catch_up(live)
        only_words = isinstance(entry, log.Said | log.Wrote) and foreseen.life is before.life
        unheeded = foreseen.happened.aside and foreseen.life.sole_seat is None
        self._make_known(foreseen, to_bots=not (only_words or unheeded))
        return Done(live.id, foreseen.seq)

    async def _catch_up(self, live: LiveTable, give_up_at: Millis) -> None:
        while True:
            try:
                return await self._cache.catch_up(live)
            except LogDownError:
                if self._clock.now() > give_up_at:
                    raise
                await self._clock.sleep(BETWEEN_TRIES)

    def _make_known(self, state: TableState, *, to_bots: bool) -> None:
        """Only after the commit: let other nodes know, and bots if any play here."""
        self._cache.tell(Hint(state.life.table, state.seq))
        if to_bots:
            self.ask_bots(state)

    def ask_bots(self, state: TableState) -> None:
        """If bots play at this table, let them have a look."""
        life = state.life
        if life.phase is Phase.PLAYING and any(chair.driver for chair in life.chairs):
            self._bus.ask_bots(Hint(life.table, state.seq))

    async def welcome(self, table: TableId, player: PlayerId, *, opened: bool) -> None:
        """Somebody listens: the clocks go on where people stay at the table (T-33).

        If they opened the table just now, a seat that was played for them is theirs again (T-32).
        """
        state = (await self._cache.take(table)).state
        seat, life = state.life.seat_of(player), state.life
        if seat is None or life.chairs[seat].gone:
            return
        wakes = life.resting and (opened or is_live(life.setting.pace))
        missed = life.chairs[seat].away or state.call_for(seat) is not None
        if wakes or (opened and missed):
            await self.do_for_house(table, f"welcome-{state.seq}-{seat}", deeds.Welcome(seat))

    async def do_for_house(self, table: TableId, command: str, deed: Deed) -> None:
        """What the house does by itself; it may have been seen to in the meantime."""
        with suppress(RefusedError):
            await self.do(table, Caretaker.CLOCK, command, deed)

    # Opening

    async def open(self, person: Person, command: str, deed: deeds.Open) -> Done:
        """Open a table (T-01). Its id follows from who asks and the command: once for each."""
        setting, version = opening.checked(deed)
        if deed.club is not None and deed.club not in await self._clubs_of(person.id):
            refuse("T-65", Reason.NOT_A_MEMBER)
        table = opened_by(person, command)
        after, club = deed.starts_after, deed.club
        await self._open(table, person.id, setting, version, starts_after=after, club=club)
        done = Done(table, 1)
        for seat, bot in enumerate(deed.bots):
            if bot is not None:
                done = await self.do(table, person, f"{OPENING}-{seat}", deeds.SeatBot(seat, bot))
        if deed.seat is not None:
            sit = deeds.Sit(deed.seat, deed.name or "", deed.animal)
            done = await self.do(table, person, f"{OPENING}-sit", sit)
        return done

    async def open_by_day(
        self, table: TableId, person: Person, deed: deeds.Open, day: Day, seed: Seed
    ) -> None:
        """Open the one table at which somebody plays a deal of a day (T-90)."""
        setting, version = opening.checked(deed)
        await self._open(table, person.id, setting, version, day=day, seed=seed)

    async def open_again(
        self, table: TableId, person: Person, deed: deeds.Open, again: log.Again, seed: Seed
    ) -> None:
        """Open the one table at which somebody plays what was played at another one (T-96)."""
        setting, version = opening.checked(deed)
        await self._open(table, person.id, setting, version, again=again, seed=seed)

    async def deal_alone(
        self,
        table: TableId,
        person: Person,
        sit: deeds.Sit,
        bots: Sequence[str | None],
        why: str,
    ) -> Done:
        """Let the one person sit down who plays there, bots beside, and deal; once, however often
        it is begun."""
        await self.do(table, person, f"{why}-sit", sit)
        for seat, bot in enumerate(bots):
            if bot is not None:
                seated = deeds.SeatBot(seat, bot)
                await self.do(table, Caretaker.CLOCK, f"{why}-bot-{seat}", seated)
        return await self.do(table, Caretaker.CLOCK, f"{why}-start", deeds.Start())

    async def rematch(self, table: TableId, person: Person, command: str) -> Done:
        """Sit down at one new table with the same bots, to which the others are invited (T-41)."""
        live = await self._cache.take_fresh(table)
        club = live.state.life.club
        if club is not None and club not in await self._clubs_of(person.id):
            refuse("T-65", Reason.NOT_A_MEMBER)
        if live.state.life.rematch is None:
            await self._invite(live, person, command)
        old = live.state.life
        seat = old.seat_of(person.id)
        if seat is None or old.rematch is None:
            refuse("T-41", Reason.NOT_SEATED)
        setting, version = opening.checked(deeds.Open(old.setting))
        await self._open(old.rematch, person.id, setting, version, table, club=old.club)
        await self._seat_bots_again(old.rematch, old)
        chair = old.chairs[seat]
        sit = deeds.Sit(seat, chair.name or "", chair.animal)
        try:
            await self.do(old.rematch, person, f"again-{seat}", sit)
        except RefusedError as error:  # else somebody has already changed the new table
            if error.refusal.reason in (Reason.NOT_TOGETHER, Reason.NOT_A_MEMBER):
                raise
        return Done(old.rematch, 1)

    async def _invite(self, live: LiveTable, person: Person, command: str) -> None:
        """Name the new table, unless somebody else does at the same time."""
        try:
            await self.do(live.id, person, command, deeds.Rematch(new_id(self._entropy(32))))
        except RefusedError:
            if live.state.life.rematch is None:
                raise

    async def _seat_bots_again(self, table: TableId, old: Life) -> None:
        """Bots sit where they sat, and in the seats of those who left."""
        host = (await self._cache.take(table)).state.life.host
        for seat, chair in enumerate(old.chairs):
            if host is not None and (chair.player is None or chair.gone):
                deed = deeds.SeatBot(seat, chair.driver)
                await self._seat_again(table, seat, Person(host), deed)

    async def _seat_again(self, table: TableId, seat: Seat, who: Person, deed: Deed) -> None:
        with suppress(RefusedError):  # somebody has already changed the new table
            await self.do(table, who, f"again-{seat}", deed)

    async def _open(
        self,
        table: TableId,
        host: PlayerId,
        setting: log.Setting,
        version: int,
        rematch_of: TableId | None = None,
        starts_after: Millis | None = None,
        club: ClubId | None = None,
        day: Day | None = None,
        again: log.Again | None = None,
        seed: Seed | None = None,
    ) -> None:
        """The seed is kept before the table exists; a table without one could not be dealt."""
        vault = self._cache.vault
        await vault.keep(table, (seed or draw_seed(self._entropy)).reveal())
        seed = Seed(await vault.seed(table))
        promised = commitment(seed, dealt_for(table, day, again), setting.game, version)
        entry = log.Opened(
            setting, version, promised, host, rematch_of, starts_after, club, day, again
        )
        first = Fold(table, seed, self._cache.chance_of).first(entry, 0)
        written = log.encode_entry(entry)
        # Whoever takes along what they did takes along no word of where it was played first (T-98).
        by = host if again is None else Caretaker.CLOCK.actor
        await self._cache.log.create(Append(table, 1, by, OPENING, written, listing(first), ()))


def opened_by(person: Person, command: str) -> TableId:
    """The id of the table that somebody opens with a command."""
    return new_id(f"{person.id} {command}")


def _players_if_changed(before: Life, after: Life) -> tuple[PlayerId, ...] | None:
    return None if before.company == after.company else after.company
