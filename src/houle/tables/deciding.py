"""Whether the house allows a deed, and what is then written in the log."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from houle.bots import bot_names, default_bot
from houle.kernel import RefusedError, Seat
from houle.tables import deeds
from houle.tables import entries as log
from houle.tables import running as runs
from houle.tables.agreeing import call_bot, decline_bot, want_pace
from houle.tables.asking import (
    a_person,
    chair_at,
    host_or_house,
    must_run,
    own_chair,
    still_open,
    the_host,
    the_house,
)
from houle.tables.clocks import is_slow
from houle.tables.deeds import BotAt, Caretaker, Deed, Person, Who
from houle.tables.ports import Phase
from houle.tables.refusing import Reason, refuse
from houle.tables.running import Running
from houle.tables.same_deal import check_allowed
from houle.tables.sitting import as_known_here, may_sit_down, take_over
from houle.tables.speaking import allow_writing, end_writing, say, write
from houle.tables.state import TableState

LONGEST_WORD = 64


ENOUGH_CAME, ENOUGH_SAID, A_LOT, FAR_TOO_MUCH = 500, 1000, 2000, 5000
"""Entries of a log. The longest games have some hundreds."""
MOST_ENTRIES: dict[type[Deed], int] = {
    **dict.fromkeys((deeds.AddWord, deeds.Advise, deeds.Concede, deeds.CarryOn), A_LOT),
    **dict.fromkeys((deeds.Sit, deeds.SeatBot, deeds.TakeBack), A_LOT),
    **dict.fromkeys((deeds.CallBot, deeds.DeclineBot, deeds.WantPace), A_LOT),
    **dict.fromkeys((deeds.Say, deeds.Write, deeds.AllowWriting), ENOUGH_SAID),
    deeds.ComeBack: FAR_TOO_MUCH,
    deeds.TakeOver: ENOUGH_CAME,
}
"""How long a log may be for something that people could do for ever; a move is always possible.

Whoever comes from outside stops first: what is left is for those who play.
"""


def decide(state: TableState, who: Who, deed: Deed) -> log.AnyEntry:
    """The entry that a deed comes to; `RefusedError` if it is not allowed."""
    if isinstance(who, Person) and state.seq >= MOST_ENTRIES.get(type(deed), state.seq + 1):
        refuse("T-27", Reason.ENOUGH_HAPPENED)
    if state.life.sole_seat is not None:
        check_allowed(state, who, deed)
    return _DECISIONS[type(deed)](state, who, deed)


# Sitting down and getting up


def _sit(state: TableState, who: Who, deed: deeds.Sit) -> log.AnyEntry:
    person = a_person(who, "T-02")
    life = still_open(state, "T-05")
    may_sit_down(life, person, deed)
    if not chair_at(life, deed.seat, "T-02").free:
        refuse("T-02", Reason.SEAT_TAKEN)
    name, animal = as_known_here(life, person, deed)
    return log.Sat(deed.seat, person.id, name, animal, deed.pressed)


def _seat_bot(state: TableState, who: Who, deed: deeds.SeatBot) -> log.AnyEntry:
    life = still_open(state, "T-05")
    host_or_house(life, who, "T-03")
    if not chair_at(life, deed.seat, "T-03").free:
        refuse("T-03", Reason.SEAT_TAKEN)
    return log.BotSat(deed.seat, checked_bot(life.setting.game, deed.bot))


def checked_bot(game: str, bot: str | None) -> str:
    """A bot that plays this game."""
    name = bot or default_bot(game)
    if name not in bot_names(game):
        refuse("T-03", Reason.NO_SUCH_BOT)
    return name


def _remove_bot(state: TableState, who: Who, deed: deeds.RemoveBot) -> log.AnyEntry:
    life = still_open(state, "T-05")
    the_host(life, who, "T-03")
    if chair_at(life, deed.seat, "T-03").bot is None:
        refuse("T-03", Reason.NO_BOT_THERE)
    return log.Left(deed.seat)


def _remove(state: TableState, who: Who, deed: deeds.Remove) -> log.AnyEntry:
    life = still_open(state, "T-05")
    the_host(life, who, "T-09")
    chair = chair_at(life, deed.seat, "T-09")
    if chair.player in (None, life.host) or chair.name != deed.name:
        refuse("T-09", Reason.NOBODY_TO_REMOVE)
    return log.Removed(deed.seat)


def _pass_host(state: TableState, who: Who, deed: deeds.PassHost) -> log.AnyEntry:
    life = still_open(state, "T-05")
    the_house(who)
    if state.stirred != deed.seq or chair_at(life, deed.seat, "T-04").player in (None, life.host):
        refuse("T-04", Reason.TURN_IS_OVER)
    return log.HostPassed(deed.seat)


def _leave(state: TableState, who: Who, _: deeds.Leave) -> log.AnyEntry:
    promised = None if not isinstance(who, Person) else state.life.promised_to(who.id)
    if promised is not None:
        return log.WontSit(promised)
    seat, chair = own_chair(state.life, who, "T-04")
    if state.life.phase is Phase.OPEN:
        return log.Left(seat)
    if state.life.phase is not Phase.PLAYING:
        refuse("T-31", Reason.NOT_RUNNING)
    if chair.gone:
        refuse("T-31", Reason.NOT_SEATED)
    return log.Left(seat, default_bot(state.life.setting.game))


def _add_word(state: TableState, who: Who, deed: deeds.AddWord) -> log.AnyEntry:
    seat, _chair_of = own_chair(still_open(state, "T-10"), who, "T-10")
    word = deed.word.strip()
    if not (0 < len(word) <= LONGEST_WORD and word.isprintable()):
        refuse("T-10", Reason.BAD_WORD, most=LONGEST_WORD)
    return log.WordAdded(seat, word)


def _start(state: TableState, who: Who, _: deeds.Start) -> log.AnyEntry:
    life = still_open(state, "T-05")
    host_or_house(life, who, "T-05")
    if not life.full:
        refuse("T-05", Reason.SEATS_FREE)
    if not (life.players or isinstance(who, Caretaker)):
        refuse("T-05", Reason.NOBODY_SEATED)
    return log.Started()


def _close(state: TableState, who: Who, _: deeds.Close) -> log.AnyEntry:
    life = still_open(state, "T-06")
    host_or_house(life, who, "T-06")
    return log.Closed()


# Playing


def _play(state: TableState, who: Who, deed: deeds.Play) -> log.AnyEntry:
    running, seat = _at_play(state, who)
    since = running.waiting[seat]
    if since is None or since.turn != deed.turn:
        refuse("T-20", Reason.TURN_IS_OVER)
    move = _checked_move(running, seat, deed.move)
    if move not in running.game.moves(running.table, seat):
        refuse("T-20", Reason.NOT_A_MOVE)
    return log.Played(seat, _canonical(move), by_bot=isinstance(who, BotAt))


def _advise(state: TableState, who: Who, deed: deeds.Advise) -> log.AnyEntry:
    running, seat = _at_play(state, who)
    move = _checked_move(running, seat, deed.move)
    if move not in running.game.asides(running.table, seat):
        refuse("T-23", Reason.NOT_A_MOVE)
    return log.Played(seat, _canonical(move), aside=True, by_bot=isinstance(who, BotAt))


def _checked_move(running: Running, seat: Seat, raw: msgspec.Raw) -> runs.Move:
    try:
        move = runs.read_move(running.game, raw)
    except (ValueError, RecursionError):
        refuse("T-20", Reason.NOT_A_MOVE)
    refused = runs.refusal(running, seat, move)
    if refused is not None:
        raise RefusedError(refused)
    return move


def _canonical(move: runs.Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def _take_back(state: TableState, who: Who, _: deeds.TakeBack) -> log.AnyEntry:
    play = state.revocable(_at_play(state, who)[1])
    if play is None:
        refuse("T-24", Reason.NOTHING_TO_TAKE_BACK)
    return log.TakenBack(play.seat, play.seq)


# Being away, stopping, going on


def _come_back(state: TableState, who: Who, _: deeds.ComeBack) -> log.AnyEntry:
    must_run(state, "T-32")
    seat, chair = own_chair(state.life, who, "T-32")
    called = state.call_for(seat) is not None
    if chair.present and not chair.away and not called and not state.life.resting:
        refuse("T-32", Reason.NOT_AWAY)
    return log.CameBack(seat)


def _welcome(state: TableState, who: Who, deed: deeds.Welcome) -> log.AnyEntry:
    must_run(state, "T-32")
    the_house(who)
    chair = chair_at(state.life, deed.seat, "T-32")
    called = state.call_for(deed.seat) is not None
    if chair.player is None or chair.gone or not (chair.away or called or state.life.resting):
        refuse("T-32", Reason.NOT_AWAY)
    return log.CameBack(deed.seat)


def _stand_in(state: TableState, who: Who, deed: deeds.StandIn) -> log.AnyEntry:
    running = must_run(state, "T-30")
    the_house(who)
    since, life = running.waiting[deed.seat], state.life
    if since is None or since.turn != deed.turn or not life.chairs[deed.seat].present or life.rests:
        refuse("T-30", Reason.TURN_IS_OVER)
    bot = default_bot(life.setting.game)
    if life.setting.pace.move is not None:
        return log.StoodIn(deed.seat, bot, once=True)
    if since.call is None:
        refuse("T-37", Reason.TURN_IS_OVER)
    return log.StoodIn(deed.seat, bot, agreed=True)


def _rest(state: TableState, who: Who, deed: deeds.Rest) -> log.AnyEntry:
    must_run(state, "T-33")
    the_house(who)
    if state.life.rests or not state.life.kept or state.seq != deed.seq:
        refuse("T-33", Reason.TURN_IS_OVER)
    return log.Rested()


def _give_time(state: TableState, who: Who, deed: deeds.GiveTime) -> log.AnyEntry:
    running = must_run(state, "T-35")
    the_house(who)
    if state.life.rests or deed.up <= running.given:
        refuse("T-35", Reason.TURN_IS_OVER)
    return log.TimeGiven(deed.down, deed.up)


def _holiday(state: TableState, who: Who, deed: deeds.Holiday) -> log.AnyEntry:
    running = must_run(state, "T-39")
    the_house(who)
    chair, since = chair_at(state.life, deed.seat, "T-39"), running.waiting[deed.seat]
    if since is None or since.turn != deed.turn or not is_slow(state.life.setting.pace):
        refuse("T-39", Reason.TURN_IS_OVER)
    known = chair.holiday is None if deed.until is None else since.at == deed.until
    if known or not chair.present or state.life.rests:
        refuse("T-39", Reason.TURN_IS_OVER)
    return log.OnHoliday(deed.seat, deed.until)


def _concede(state: TableState, who: Who, _: deeds.Concede) -> log.AnyEntry:
    must_run(state, "T-40")
    seat, chair = own_chair(state.life, who, "T-40")
    if chair.gone:
        refuse("T-40", Reason.NOT_SEATED)
    if chair.conceded:
        refuse("T-40", Reason.CONCEDED_ALREADY)
    return log.Conceded(seat, with_all=True)


def _carry_on(state: TableState, who: Who, _: deeds.CarryOn) -> log.AnyEntry:
    must_run(state, "T-40")
    seat, chair = own_chair(state.life, who, "T-40")
    if not chair.conceded:
        refuse("T-40", Reason.NOT_CONCEDED)
    return log.CarriedOn(seat)


def _erase(_: TableState, who: Who, deed: deeds.Erase) -> log.AnyEntry:
    the_house(who)
    return log.Erased(deed.player, deed.stays)


def _rematch(state: TableState, who: Who, deed: deeds.Rematch) -> log.AnyEntry:
    own_chair(state.life, who, "T-41")
    if state.life.phase is not Phase.FINISHED:
        refuse("T-41", Reason.NOT_OVER)
    if state.life.rematch is not None:
        refuse("T-41", Reason.INVITED_ALREADY)
    return log.RematchOpened(deed.table)


def _at_play(state: TableState, who: Who) -> tuple[Running, Seat]:
    """The running game and the seat of whoever asks; a bot has one only while it plays there."""
    running = must_run(state, "T-20")
    if isinstance(who, BotAt):
        chair_at(state.life, who.seat, "T-25")
        if state.life.driver(who.seat) is None:
            refuse("T-25", Reason.NOT_YOURS)
        return running, who.seat
    seat, _ = own_chair(state.life, who, "T-25")
    return running, seat


Decision: TypeAlias = Callable[[TableState, Who, Any], log.AnyEntry]

_DECISIONS: dict[type[Deed], Decision] = {
    deeds.Sit: _sit,
    deeds.TakeOver: take_over,
    deeds.SeatBot: _seat_bot,
    deeds.RemoveBot: _remove_bot,
    deeds.Remove: _remove,
    deeds.PassHost: _pass_host,
    deeds.Leave: _leave,
    deeds.AddWord: _add_word,
    deeds.Start: _start,
    deeds.Close: _close,
    deeds.Play: _play,
    deeds.Advise: _advise,
    deeds.Say: say,
    deeds.AllowWriting: allow_writing,
    deeds.EndWriting: end_writing,
    deeds.Write: write,
    deeds.TakeBack: _take_back,
    deeds.ComeBack: _come_back,
    deeds.Welcome: _welcome,
    deeds.StandIn: _stand_in,
    deeds.CallBot: call_bot,
    deeds.DeclineBot: decline_bot,
    deeds.WantPace: want_pace,
    deeds.Rest: _rest,
    deeds.GiveTime: _give_time,
    deeds.Holiday: _holiday,
    deeds.Concede: _concede,
    deeds.CarryOn: _carry_on,
    deeds.Erase: _erase,
    deeds.Rematch: _rematch,
}
