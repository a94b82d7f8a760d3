"""How a bot comes to an answer: it is told what its seat knows, thinks, and says what it does.

Question and answer are plain data, so that bots may think anywhere.
"""

from asyncio import to_thread
from functools import cache
from logging import getLogger
from threading import Lock
from typing import Any, Protocol

import msgspec

from houle.bots import ENDLESS, BotKind, Patience, RandomBot, UnknownBotError, find_bot
from houle.games.registry import find_game
from houle.kernel import Knowledge, QuickChance, Seat
from houle.tables.mishaps import mishap
from houle.tables.ports import Clock, Entropy, Millis, TableId
from houle.tables.rhythm import LONGEST_THOUGHT, time_to_think

log = getLogger(__name__)


class BotTurn(msgspec.Struct, frozen=True):
    """A bot that is waited for, or may have something to say."""

    seat: Seat
    bot: str
    turn: int | None
    """The decision the game waits for, if it waits for this seat."""
    command: str
    """Under which the decision, or with a number what is said besides, is done once."""
    pause: Millis
    """How long bots take for every move at this table."""
    game: str
    seats: int
    options: msgspec.Raw
    known: msgspec.Raw
    """All that the seat knows."""
    slot: Millis = 0
    """How far apart the moments are at which bots answer; 0 if they answer at once."""
    table: TableId = ""
    party: str = ""
    """Tells the people at the table apart from others, and not who they are: they take turns."""
    chance: str = ""
    """What the bot draws from where everybody is to meet the same one (T-93); else its own."""


class Thinkers(Protocol):
    """Where bots think."""

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        """The move that a bot makes; of one that is not waited for what it says, if anything."""


class InThreads:
    """Bots think in this process, beside all else it does."""

    def __init__(self, clock: Clock, entropy: Entropy) -> None:
        self._clock = clock
        self._entropy = entropy

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        return await to_thread(thought, turn, self._entropy(16).hex(), self._clock)


def thought(
    turn: BotTurn, seed: str, clock: Clock, longest: Millis = LONGEST_THOUGHT
) -> msgspec.Raw | None:
    """What a bot makes of its turn; see `Thinkers.think`.

    One that stumbles makes any move, rather than keep people waiting for ever. One whose chance is
    given counts its thoughts and looks at no clock: a busy machine must not change what it does.
    """
    known = read_knowledge(turn)
    seed = turn.chance or seed
    span = min(longest, time_to_think(turn.pause, turn.slot))
    bot = _kind(turn)(QuickChance(seed), ENDLESS if turn.chance else Deadline(clock, span))
    aside = turn.turn is None
    try:
        move = bot.aside(known) if aside else bot.choose(known)
    except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
        log.warning("the bot %s of %s stumbled: %s", turn.bot, turn.game, mishap(error))
        move = None if aside else RandomBot(QuickChance(seed)).choose(known)
    return None if move is None else msgspec.Raw(msgspec.json.encode(move))


def drawn(turn: BotTurn, seed: str) -> msgspec.Raw | None:
    """What `thought` makes of the turn of a bot that draws lots, without reading all it knows.

    It takes so little that no thread need do it: one that reads what a seat knows holds up all
    others of its process for as long.
    """
    if turn.turn is None:
        return None
    moves = msgspec.json.decode(turn.known, type=_Choice).view.moves
    return moves[QuickChance(turn.chance or seed).below(len(moves))].copy()


def _kind(turn: BotTurn) -> BotKind:
    """The bot that was seated, or the usual one where it is no longer there."""
    try:
        return find_bot(turn.game, turn.bot)
    except UnknownBotError:
        return find_bot(turn.game)


class Deadline(Patience):
    """Patience for one answer, by the clock."""

    def __init__(self, clock: Clock, span: Millis) -> None:
        self._clock = clock
        self._end = clock.now() + span

    def over(self) -> bool:
        return self._clock.now() >= self._end


class Told(Protocol):
    """Whatever carries what a seat knows."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> msgspec.Raw: ...
    @property
    def known(self) -> msgspec.Raw: ...


def read_knowledge(turn: Told) -> Knowledge[Any, Any, Any]:
    """What a bot gets: all that its seat knows, and nothing else.

    It is read by the rules that the table is played by. The bot may think by later ones: then it
    plays less well, but it chooses among the moves that there are.
    """
    newest = find_game(turn.game)
    version = msgspec.json.decode(turn.known, type=_Known).view.rules_version
    kind = newest.of_version(version) or newest
    with _AT_A_TIME:
        options = msgspec.json.decode(turn.options, type=kind.options_type)
        game = kind(turn.seats, options)
        record: Any = type(game.first_record())
        decoder = _decoder(record, kind.move_type, kind.options_type)
    known: Knowledge[Any, Any, Any] = decoder.decode(turn.known)
    return known


class _View(msgspec.Struct, frozen=True):
    rules_version: int


class _Known(msgspec.Struct, frozen=True):
    """As much of what a seat knows as tells how to read the rest."""

    view: _View


class _Moves(msgspec.Struct, frozen=True):
    moves: tuple[msgspec.Raw, ...]


class _Choice(msgspec.Struct, frozen=True):
    """As much of what a seat knows as is needed to draw a move."""

    view: _Moves


_AT_A_TIME = Lock()
"""msgspec crashes where two threads are the first to read the same kind of knowledge."""


@cache
def _decoder(record: Any, move: Any, options: Any) -> msgspec.json.Decoder[Any]:
    generic: Any = Knowledge
    return msgspec.json.Decoder(generic[record, move, options])
