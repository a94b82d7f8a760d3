"""Whether a table can be opened like this (T-01)."""

import msgspec

from houle.games.registry import Kind, UnknownGameError, find_game
from houle.kernel import Seat
from houle.tables.clocks import may_take
from houle.tables.deciding import checked_bot
from houle.tables.deeds import Open
from houle.tables.entries import Pace, Setting
from houle.tables.ports import Millis
from houle.tables.refusing import Reason, refuse
from houle.tables.sitting import checked_name

LONGEST_BOT: Millis = 10_000


def checked(deed: Open) -> tuple[Setting, int]:
    """The setting in its plainest form, and the version of the rules it will be played by."""
    setting = deed.setting
    kind = kind_called(setting.game)
    try:
        options = msgspec.json.decode(setting.options, type=kind.options_type)
    except (ValueError, RecursionError):
        refuse("T-01", Reason.BAD_OPTIONS)
    kind(setting.seats, options)
    _check_pace(setting.pace)
    for seat in range(len(deed.bots)):
        if seat >= setting.seats:
            refuse("T-03", Reason.NO_SUCH_SEAT)
        if deed.bots[seat] is not None:
            checked_bot(setting.game, deed.bots[seat])
    if deed.seat is not None:
        _check_seat(deed, deed.seat)
        checked_name(deed.name or "")
    plain = msgspec.Raw(msgspec.json.encode(options))
    listed = setting.listed and deed.club is None  # T-66
    return msgspec.structs.replace(setting, options=plain, listed=listed), kind.rules_version


def kind_called(game: str) -> Kind:
    """A game that can be played here."""
    try:
        return find_game(game)
    except UnknownGameError:
        refuse("T-01", Reason.NO_SUCH_GAME)


def _check_pace(pace: Pace) -> None:
    if not may_take(pace.move):
        refuse("T-01", Reason.BAD_PACE)
    if not 0 <= pace.bot <= LONGEST_BOT:
        refuse("T-01", Reason.BAD_PACE)


def _check_seat(deed: Open, seat: Seat) -> None:
    if not 0 <= seat < deed.setting.seats:
        refuse("T-02", Reason.NO_SUCH_SEAT)
    if seat < len(deed.bots) and deed.bots[seat] is not None:
        refuse("T-02", Reason.SEAT_TAKEN)
