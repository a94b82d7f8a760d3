"""How long a person waits for a bot while forty tables full of experts are at it.

python -m tools.bots_in_line [GAME], else of the game that seats most.

In two crowds: all tables one person's, and each table another's. Prints the person's waits, and how
many thoughts had to be shorter than usual.
"""

import asyncio
import sys
from statistics import median

import msgspec

from houle.bots import Level
from houle.games.registry import find_game, game_names
from houle.kernel import QuickChance, Story, know
from houle.tables.thinking import BotTurn
from houle.web.bot_processes import BotProcesses
from houle.web.system import SystemClock, entropy

CROWDED = max(map(find_game, game_names()), key=lambda kind: kind.seat_counts[-1])
KIND = find_game(sys.argv[1]) if sys.argv[1:] else CROWDED
GAME = KIND(KIND.seat_counts[-1])
TABLES, ASKED = 40, 10


def turn_at(table: int, party: str) -> BotTurn:
    """An expert's first move at some table."""
    dealt = GAME.start(QuickChance(table))
    seat = GAME.to_act(dealt)[0]
    known = know(GAME, dealt, seat, Story(GAME.layout, dealt.journal or ()))
    return BotTurn(
        seat=seat,
        bot=Level.EXPERT,
        turn=1,
        command="choose-0",
        pause=0,
        game=GAME.name,
        seats=GAME.seats,
        options=msgspec.Raw(msgspec.json.encode(GAME.options)),
        known=msgspec.Raw(msgspec.json.encode(known)),
        table=str(table),
        party=party,
    )


async def keep_asking(processes: BotProcesses, turn: BotTurn) -> None:
    """One of the crowd, who never has enough."""
    while True:
        await processes.think(turn)


async def measure(crowd: str, parties: int) -> None:
    """One line of figures."""
    clock = SystemClock()
    processes = BotProcesses(clock, entropy)
    await processes.think(turn_at(0, "nobody"))  # the first process takes a while to start
    turns = [turn_at(table, f"hog {table % parties}") for table in range(TABLES)]
    hogs = [
        asyncio.ensure_future(keep_asking(processes, turn))
        for turn in turns
        for _ in range(GAME.seats)
    ]
    waits = []
    try:
        for number in range(ASKED):
            await clock.sleep(200)
            began = clock.now()
            await processes.think(turn_at(TABLES + number, "a person"))
            waits.append(clock.now() - began)
    finally:
        for hog in hogs:
            hog.cancel()
        await asyncio.gather(*hogs, return_exceptions=True)
        processes.close()
    line = processes.line
    print(
        f"{crowd}: {median(waits):.0f} ms in the middle, {max(waits)} ms at most;"
        f" {line.hurried} thoughts hurried, {line.shed} sent away"
    )


async def main() -> None:
    await measure("forty tables of one person", 1)
    await measure("forty tables of forty people", TABLES)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
