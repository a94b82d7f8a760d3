"""A table at one place of its log: what all its entries so far come to."""

from typing import assert_never

import msgspec

from houle.games.registry import find_game
from houle.kernel import Seat, UnplayableRecordError
from houle.tables import entries as log
from houle.tables import life as lives
from houle.tables import running as runs
from houle.tables.animals import animal_of_seat
from houle.tables.fair import Seed, dealing_key
from houle.tables.life import Chair, Life, Wish
from houle.tables.ports import Millis, Phase, TableId
from houle.tables.running import AnyGame, ChanceOf, Running
from houle.tables.talk import Remark, Talk

replace = msgspec.structs.replace


class TakenOver(msgspec.Struct, frozen=True):
    """A seat in which somebody sits from now on, and the bot that kept it for them."""

    seat: Seat
    bot: str


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know of an entry."""

    kind: str
    seat: Seat | None = None
    aside: bool = False
    by_bot: bool = False
    of: Seat | None = None
    """Whom it is about, if that is somebody else."""
    remark: Remark | None = None
    """What was said."""
    taken_over: tuple[TakenOver, ...] = ()
    """Where people sit from now on in seats that bots kept until a round began (T-67)."""


class TableState(msgspec.Struct, frozen=True):
    """Everything about a table at one place of its log. It is replaced, never changed."""

    seq: int
    at: Millis
    happened: Happening
    life: Life
    shown: msgspec.Raw
    """What everybody sees of `life`, encoded once for all."""
    summary: bytes
    """What lists show of it, likewise."""
    running: Running | None = None
    stirred: int = 1
    """The place of the latest entry that was more than words."""
    talk: Talk = Talk()

    def stamped(self, at: Millis) -> "TableState":
        """The same, once it is known when it was written."""
        running = None if self.running is None else self.running.stamped(at)
        return replace(self, at=at, running=running, talk=self.talk.stamped(at))

    def revocable(self, seat: Seat) -> runs.Played | None:
        """The move that whoever sits there may take back now (T-24)."""
        life, running = self.life, self.running
        if running is None or life.phase is not Phase.PLAYING or not life.chairs[seat].present:
            return None
        if life.sole_seat is not None:
            return None  # nobody tries out what others play as well (T-91, T-97)
        return runs.revocable(running, seat)

    def call_for(self, seat: Seat) -> runs.Call | None:
        """Who would let a bot play for somebody, if anybody would (T-37)."""
        since = None if self.running is None else self.running.waiting[seat]
        return None if since is None else since.call

    @property
    def bots_waited_for(self) -> bool:
        """Whether it is for a bot to move."""
        if self.running is None or self.life.phase is not Phase.PLAYING:
            return False
        return any(self.life.driver(seat) is not None for seat in self.running.waited_for)


class Fold:
    """Reads entries one after the other. The seed and the fate it gives are handed in."""

    def __init__(self, table: TableId, seed: Seed, chance_of: ChanceOf) -> None:
        self._table = table
        self._seed = seed
        self._fate_of = chance_of

    def first(self, entry: log.Opened, at: Millis) -> TableState:
        """The table just opened."""
        life = lives.opened(self._table, entry, at)
        return TableState(1, at, Happening("opened"), life, _shown(life), _summary(life, ()))

    def after(self, state: TableState, entry: log.AnyEntry, at: Millis | None) -> TableState:
        """The table after one more entry; without a time, as it will be once that is written."""
        seq = state.seq + 1
        life, running = self._lived(state, entry), self._ran(state, entry, seq)
        if running is not None and life.setting.pace != state.life.setting.pace:
            running = runs.clocks_anew(running)
        before = life
        life, running = _handed_over(life, running)
        if at is not None and running is not None and running is not state.running:
            running = running.stamped(at)
        if running is not None and life.phase is Phase.PLAYING and running.outcome is not None:
            life = replace(life, phase=Phase.FINISHED)
        life = _with_promises(life, running)
        waited_for = _waited_for(life, running)
        same = life is state.life and waited_for == _waited_for(state.life, state.running)
        return TableState(
            seq=seq,
            at=at or 0,
            happened=_with_heirs(_happening(entry), before, life),
            life=life,
            shown=state.shown if life is state.life else _shown(life),
            summary=state.summary if same else _summary(life, waited_for),
            running=running,
            stirred=state.stirred if isinstance(entry, _WORDS) else seq,
            talk=_talk_after(state.talk, entry, at),
        )

    def _ran(self, state: TableState, entry: log.AnyEntry, seq: int) -> Running | None:
        running = state.running
        seat = _touched_by(state.life, entry)
        if running is not None and seat is not None:
            running = _clocks_after_touch(state.life, running, seat)
        match entry:
            case log.Started():
                return runs.begun(game_at(state.life), self._fate(state.life), seq)
            case log.Played(seat, raw, aside):
                running = _must_run(running)
                move = runs.read_move(running.game, raw)
                running = runs.played(running, seq, seat, move, aside=aside)
                sole = state.life.sole_seat
                if not aside or sole is None:
                    return running
                return runs.asked_anew(running, seq, but=sole)
            case log.TakenBack(_, place):
                return runs.taken_back(_must_run(running), seq, place)
            case log.BotWanted(seat, of):
                return runs.called(_must_run(running), seat, of)
            case log.BotDeclined(of=seat) | log.StoodIn(seat):
                return runs.call_ended(_must_run(running), seat)
            case log.OnHoliday(seat, until):
                return runs.waits_from(_must_run(running), seat, until)
            case log.TimeGiven(down, up):
                return runs.time_given(_must_run(running), down, up)
            case _:
                return running

    def _fate(self, life: Life) -> runs.ReplayableChance:
        return self._fate_of(dealing_key(self._seed, life.commitment, life.words))

    def _lived(self, state: TableState, entry: log.AnyEntry) -> Life:  # noqa: C901
        seat = _touched_by(state.life, entry)
        life = state.life if seat is None else _touched(state.life, seat)
        match entry:
            case log.WritingAllowed(seat):
                return life.with_chair(seat, replace(life.chairs[seat], allows=state.seq + 1))
            case log.WritingEnded(seat):
                return life.with_chair(seat, replace(life.chairs[seat], allows=None))
            case log.Opened():
                raise ValueError("a table is opened once")
            case log.Sat(seat, player, name, animal, pressed):
                life = replace(life, host=player if life.host is None else life.host)
                animal = animal or lives.free_animal(life, animal_of_seat(seat))
                return life.with_chair(seat, Chair(player, name, animal, pressed=pressed))
            case log.WillSit(seat, player, name, animal, pressed):
                return life.with_heir(seat, lives.Heir(player, name, animal, pressed))
            case log.WontSit(seat):
                return life.with_seat_declined(seat)
            case log.BotSat(seat, bot):
                return life.with_chair(seat, Chair(bot=bot))
            case log.Left(seat, bot) if life.phase is Phase.PLAYING:
                chair = replace(_back(life.chairs[seat]), gone=True, stand_in=bot)
                chair = replace(chair, conceded=False, wish=None, allows=None)
                return _paced_if_agreed(_stopped_if_agreed(life.with_chair(seat, chair)))
            case log.Left(seat):
                return life.with_seat_freed(seat)
            case log.Removed(seat):
                removed = (*life.removed, life.chairs[seat].player or "")
                return replace(life.with_seat_freed(seat), removed=removed)
            case log.HostPassed(seat):
                return replace(life, host=life.chairs[seat].player)
            case log.WordAdded(seat, word):
                return life.with_chair(seat, replace(life.chairs[seat], word=word))
            case log.Started():
                return replace(life, phase=Phase.PLAYING)
            case log.Played(seat, aside=False, by_bot=True) if life.chairs[seat].once:
                chair = life.chairs[seat]
                chair = replace(chair, stand_in=None, once=False, missed=chair.missed + 1)
                return life.with_chair(seat, chair)
            case log.Played() | log.TakenBack() | log.CameBack() | log.TimeGiven():
                return life
            case log.BotWanted() | log.BotDeclined() | log.Said() | log.Wrote():
                return life
            case log.Conceded(seat, with_all):
                chair = replace(life.chairs[seat], conceded=True)
                life = replace(life.with_chair(seat, chair), with_all=with_all)
                return _stopped_if_agreed(life)
            case log.PaceWanted(seat, move):
                wish = None if move == life.setting.pace.move else Wish(move)
                chair = replace(life.chairs[seat], wish=wish)
                return _paced_if_agreed(life.with_chair(seat, chair))
            case log.OnHoliday(seat, until):
                return life.with_chair(seat, replace(life.chairs[seat], holiday=until))
            case log.CarriedOn(seat):
                return life.with_chair(seat, replace(life.chairs[seat], conceded=False))
            case log.StoodIn(seat, bot, once, agreed):
                chair = life.chairs[seat]
                conceded = chair.conceded and life.with_all
                chair = replace(chair, stand_in=bot, once=once, agreed=agreed, conceded=conceded)
                return _stopped_if_agreed(life.with_chair(seat, chair))
            case log.Rested():
                return replace(life, resting=True)
            case log.Closed():
                return replace(life, phase=Phase.CLOSED)
            case log.RematchOpened(table):
                return replace(life, rematch=table)
            case log.Erased(player):
                return life.without_name_of(player)
            case _:
                assert_never(entry)


def _handed_over(life: Life, running: Running | None) -> tuple[Life, Running | None]:
    """When a round begins, those have their seats who were promised them, with all the time for
    a move (T-69)."""
    promised = [seat for seat, chair in enumerate(life.chairs) if chair.heir is not None]
    if not promised or running is None or life.phase is not Phase.PLAYING:
        return life, running
    if running.outcome is not None or not running.game.round_begins(running.table):
        return life, running
    for seat in promised:
        running = runs.waits_anew(running, seat)
    return life.with_heirs_seated(), running


def _with_promises(life: Life, running: Running | None) -> Life:
    """The same with what may be promised to people who come: nothing once it is over (T-68)."""
    if not life.setting.joinable or running is None:
        return life
    if life.phase is not Phase.PLAYING:
        promised = any(chair.heir is not None for chair in life.chairs)
        return life.without_heirs() if promised else life
    game, table = running.game, running.table
    to_come = game.round_begins(table) or game.rounds_follow(table)
    return life if life.rounds_to_come == to_come else replace(life, rounds_to_come=to_come)


def game_at(life: Life) -> AnyGame:
    """The game that is played at a table, under the rules it was opened with."""
    setting = life.setting
    kind = find_game(setting.game)
    rules = kind.of_version(life.rules_version)
    if rules is None:
        raise UnplayableRecordError(
            f"{setting.game} is played by rules {kind.rules_version} here, not {life.rules_version}"
        )
    return rules(setting.seats, msgspec.json.decode(setting.options, type=rules.options_type))


_WORDS = (log.Said, log.Wrote, log.WritingAllowed, log.WritingEnded)
"""What is written in the log and leaves the game and who waits for it alone."""


def _talk_after(talk: Talk, entry: log.AnyEntry, at: Millis | None) -> Talk:
    return talk.after(entry.seat, at) if isinstance(entry, log.Said | log.Wrote) else talk


def _must_run(running: Running | None) -> Running:
    if running is None:
        raise ValueError("nothing runs at this table")
    return running


def _touched_by(life: Life, entry: log.AnyEntry) -> Seat | None:
    """The seat of whoever shows by an entry that they are there (T-32)."""
    match entry:
        case log.Played(seat, by_bot=False):
            return seat
        case log.TakenBack(seat) | log.Conceded(seat) | log.CarriedOn(seat) | log.CameBack(seat):
            return seat
        case log.BotWanted(seat) | log.BotDeclined(seat) | log.PaceWanted(seat):
            return seat
        case log.Said(seat) | log.Wrote(seat) if life.phase is Phase.PLAYING:
            return seat
        case log.WritingAllowed(seat) | log.WritingEnded(seat) if life.phase is Phase.PLAYING:
            return seat
        case _:
            return None


def _touched(life: Life, seat: Seat) -> Life:
    """The table once somebody is there again."""
    chair, back = life.chairs[seat], _back(life.chairs[seat])
    if chair == back and not life.resting:
        return life
    return replace(life.with_chair(seat, back), resting=False)


def _clocks_after_touch(life: Life, running: Running, seat: Seat) -> Running:
    """After a rest everybody has the whole time again, after being away whoever was (T-36)."""
    if life.resting:
        return runs.clocks_anew(running)
    since = running.waiting[seat]
    if life.chairs[seat].agreed or (since is not None and since.call is not None):
        return runs.waits_anew(running, seat)
    return runs.clock_anew(running, seat) if life.chairs[seat].away else running


def _back(chair: Chair) -> Chair:
    return replace(chair, stand_in=None, once=False, agreed=False, missed=0, gone=False)


def _stopped_if_agreed(life: Life) -> Life:
    """Over, once everybody who has not left wants to stop."""
    people = [chair for chair in life.kept if life.with_all or (chair.present and not chair.away)]
    if people and all(chair.conceded for chair in people):
        return replace(life, phase=Phase.FINISHED, stopped=True)
    return life


def _paced_if_agreed(life: Life) -> Life:
    """At another pace, once everybody who has not left wants the same."""
    wishes = {chair.wish for chair in life.kept}
    if len(wishes) != 1 or (wish := wishes.pop()) is None:
        return life
    pace = replace(life.setting.pace, move=wish.move_time)
    chairs = tuple(replace(chair, wish=None) for chair in life.chairs)
    return replace(life, setting=replace(life.setting, pace=pace), chairs=chairs)


def _happening(entry: log.AnyEntry) -> Happening:
    kind = str(entry.__struct_config__.tag)
    match entry:
        case log.Played(seat, _, aside, by_bot):
            return Happening(kind, seat, aside, by_bot)
        case log.BotWanted(seat, of) | log.BotDeclined(seat, of):
            return Happening(kind, seat, of=of)
        case log.Said(seat, remark):
            return Happening(kind, seat, remark=remark)
        case (
            log.Sat(seat)
            | log.WillSit(seat)
            | log.WontSit(seat)
            | log.BotSat(seat)
            | log.Left(seat)
            | log.Removed(seat)
            | log.HostPassed(seat)
            | log.WordAdded(seat)
            | log.TakenBack(seat)
            | log.Conceded(seat)
            | log.CarriedOn(seat)
            | log.StoodIn(seat)
            | log.PaceWanted(seat)
            | log.OnHoliday(seat)
            | log.WritingAllowed(seat)
            | log.WritingEnded(seat)
            | log.CameBack(seat)
        ):
            return Happening(kind, seat)
        case _:
            return Happening(kind)


def _with_heirs(happening: Happening, before: Life, life: Life) -> Happening:
    """The same with those who have from this moment on what was promised them."""
    if life is before:
        return happening
    taken = tuple(
        TakenOver(seat, chair.bot)
        for seat, (chair, now) in enumerate(zip(before.chairs, life.chairs, strict=True))
        if chair.bot is not None and chair.heir is not None and now.player == chair.heir.player
    )
    return replace(happening, taken_over=taken)


def _shown(life: Life) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(lives.shown(life)))


def _summary(life: Life, waited_for: tuple[Seat, ...]) -> bytes:
    return msgspec.json.encode(lives.summary(life, waited_for))


def _waited_for(life: Life, running: Running | None) -> tuple[Seat, ...]:
    """Whose turn it is, as everybody at the table sees it."""
    return running.waited_for if running is not None and life.phase is Phase.PLAYING else ()
