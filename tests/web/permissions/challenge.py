"""A game that somebody else played to its end, and asks others to play as well."""

from houle.tables import deeds
from houle.tables.deeds import BotAt, Person
from houle.tables.entries import Setting
from houle.tables.ports import ChallengeId, Phase
from houle.web.node import Node
from tests.tables.house import move_of

BESIDE = "random"


async def challenge_of(node: Node, player: str) -> ChallengeId:
    """The challenge to play what they played with a bot."""
    person, tables = Person(player), node.tables
    opening = deeds.Open(Setting("flotsam", 2), (None, BESIDE), seat=0, name="Eva")
    table = (await tables.open(person, "challenge-open", opening)).table
    await tables.do(table, person, "challenge-start", deeds.Start())
    while (state := (await node.cache.take_fresh(table)).state).life.phase is Phase.PLAYING:
        if state.running is None:
            raise AssertionError("a game that runs")
        (seat, *_) = state.running.waited_for
        who = BotAt(seat) if seat else person
        await tables.do(table, who, f"challenge-{state.seq}", move_of(state.running, seat))
    return await node.challenges.ask(table, player)
