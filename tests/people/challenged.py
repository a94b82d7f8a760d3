"""Games in a house that others are asked to play again."""

from collections.abc import Sequence

from houle.people.deal_challenges import Challenge
from houle.tables import deeds
from houle.tables.deeds import BotAt, Person
from houle.tables.ports import Phase, TableId
from tests.tables.by_day import played_alone
from tests.tables.house import PEOPLE, House, move_of, moves_of

ADA, BEN, CLEO, DAN = PEOPLE[:4]
BOT = "random"
NONE: Sequence[int] = ()


async def played_first(house: House, game: str = "flotsam", nth: int = 1) -> TableId:
    """Ada, a bot and Ben play to the end, by the `nth` of their moves; Ada has said a word."""
    table = await house.open(game, 3, bots=(None, BOT, None))
    await house.sit(table, 0, ADA)
    await house.sit(table, 2, BEN)
    await house.do(table, ADA, deeds.AddWord("sesame"))
    await house.start(table)
    while (state := await house.state(table)).life.phase is Phase.PLAYING:
        assert state.running is not None
        (seat, *_) = state.running.waited_for
        move = move_of(state.running, seat, nth % len(moves_of(state.running, seat)))
        who = BotAt(seat) if seat == 1 else (ADA, None, BEN)[seat]
        assert who is not None
        await house.do(table, who, move)
    return table


async def asked(house: House, table: TableId, who: Person = ADA) -> Challenge:
    """What somebody asks others to play."""
    challenge = await house.store.challenges.get(await house.nodes[0].challenges.ask(table, who.id))
    assert isinstance(challenge, Challenge)
    return challenge


async def taken_up(
    house: House, challenge: Challenge, who: Person = CLEO, *, node: int = 0
) -> TableId:
    """Somebody sits down to it."""
    begin = house.nodes[node].challenges.begin
    return (await begin(who, challenge, who.id.title())).table


async def played_too(
    house: House,
    challenge: Challenge,
    who: Person = CLEO,
    *,
    choices: Sequence[int] = NONE,
    node: int = 0,
    most: int = 1000,
) -> TableId:
    """Somebody plays it to its end."""
    table = await taken_up(house, challenge, who, node=node)
    await played_alone(house, table, who, choices=choices, node=node, most=most)
    return table
