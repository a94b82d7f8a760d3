"""How a bot comes to an answer: it is told what its seat knows, thinks, and says what it does.

Question and answer are plain data, so that bots may think anywhere.
"""

from asyncio import to_thread
from functools import cache
from logging import getLogger
from threading import Lock
from typing import Any, Protocol

import msgspec

from houle.bots import BotKind, Patience, RandomBot, UnknownBotError, find_bot
from houle.games.registry import find_game
from houle.kernel import Knowledge, QuickChance, Seat
from houle.tables.mishaps import mishap
from houle.tables.ports import Clock, Entropy, Millis

LONGEST_THOUGHT: Millis = 4000
"""After so long a bot answers with the best it has found. Only a slow machine gets there."""

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
    game: str
    seats: int
    options: msgspec.Raw
    known: msgspec.Raw
    """All that the seat knows."""


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


def thought(turn: BotTurn, seed: str, clock: Clock) -> msgspec.Raw | None:
    """What a bot makes of its turn; see `Thinkers.think`.

    One that stumbles makes any move, rather than keep people waiting for ever.
    """
    known = read_knowledge(turn)
    bot = _kind(turn)(QuickChance(seed), Deadline(clock))
    aside = turn.turn is None
    try:
        move = bot.aside(known) if aside else bot.choose(known)
    except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
        log.warning("the bot %s of %s stumbled: %s", turn.bot, turn.game, mishap(error))
        move = None if aside else RandomBot(QuickChance(seed)).choose(known)
    return None if move is None else msgspec.Raw(msgspec.json.encode(move))


def _kind(turn: BotTurn) -> BotKind:
    """The bot that was seated, or the usual one where it is no longer there."""
    try:
        return find_bot(turn.game, turn.bot)
    except UnknownBotError:
        return find_bot(turn.game)


class Deadline(Patience):
    """Patience for one answer, by the clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._end = clock.now() + LONGEST_THOUGHT

    def over(self) -> bool:
        return self._clock.now() >= self._end


def read_knowledge(turn: BotTurn) -> Knowledge[Any, Any, Any]:
    """What a bot gets: all that its seat knows, and nothing else."""
    kind = find_game(turn.game)
    with _AT_A_TIME:
        options = msgspec.json.decode(turn.options, type=kind.options_type)
        game = kind(turn.seats, options)
        record: Any = type(game.first_record())
        decoder = _decoder(record, kind.move_type, kind.options_type)
    known: Knowledge[Any, Any, Any] = decoder.decode(turn.known)
    return known


_AT_A_TIME = Lock()
"""msgspec crashes where two threads are the first to read the same kind of knowledge."""


@cache
def _decoder(record: Any, move: Any, options: Any) -> msgspec.json.Decoder[Any]:
    generic: Any = Knowledge
    return msgspec.json.Decoder(generic[record, move, options])
