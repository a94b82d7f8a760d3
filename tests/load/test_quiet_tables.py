"""A table where nothing happens takes little room, and nobody misses anything by it."""

from houle.tables.live import LiveTable
from tests.tables.house import House, in_house, next_sent


def at_hand(house: House, table: str) -> LiveTable:
    live = house.nodes[0].cache.peek(table)
    assert live is not None
    return live


@in_house()
async def test_a_quiet_table_keeps_its_latest_moment_alone(house: House) -> None:
    table = await house.started("eddy", 3)
    await house.play_on(table, most=4)
    live = at_hand(house, table)
    latest, moments = live.recent[-1], len(live.recent)
    live.heartbeat(rare=False)
    assert len(live.recent) == moments > 1
    live.heartbeat(rare=False)
    assert list(live.recent) == [latest]


@in_house()
async def test_whoever_was_behind_at_a_quiet_table_still_gets_every_moment(house: House) -> None:
    table = await house.started("eddy", 3)
    listening = house.nodes[0].viewing.listen(table, "ada", 1)
    seqs = [(await next_sent(listening)).seq]
    await house.play_on(table, most=4)
    live = at_hand(house, table)
    live.heartbeat(rare=False)
    live.heartbeat(rare=False)
    while seqs[-1] < live.state.seq:
        seqs.append((await next_sent(listening)).seq)
    assert seqs == list(range(2, live.state.seq + 1))
    await listening.aclose()


@in_house()
async def test_what_happened_lately_does_not_depend_on_what_is_at_hand(house: House) -> None:
    table = await house.started("eddy", 3)
    await house.play_on(table, most=4)
    viewing, live = house.nodes[0].viewing, at_hand(house, table)
    before = await viewing.lately(table, "ada")
    live.heartbeat(rare=False)
    live.heartbeat(rare=False)
    assert await viewing.lately(table, "ada") == before
    assert len(before) == live.state.seq
