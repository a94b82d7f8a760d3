"""A server with a planted fault: bots answer at once where they have no choice.

python -m tests.time_leaks.hasty --port PORT ...
"""

import sys

import msgspec

from houle.cli.main import main
from houle.tables.botdesk import BotPlayers
from houle.tables.ports import Millis
from houle.tables.thinking import BotTurn

sound = BotPlayers._sleep_until_moment


async def unless_forced(self: BotPlayers, began: Millis, turn: BotTurn, pause: Millis) -> None:
    """Wait only where there is a choice."""
    if len(msgspec.json.decode(turn.known)["view"]["moves"]) > 1:
        await sound(self, began, turn, pause)


if __name__ == "__main__":
    BotPlayers._sleep_until_moment = unless_forced  # type: ignore[method-assign]
    sys.exit(main(["serve", *sys.argv[1:]]))
