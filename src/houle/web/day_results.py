"""What came of deals of the day for somebody, as the house knows it now."""

from datetime import date

from litestar.exceptions import NotFoundException

from houle.people.day_results import DayResult, streak
from houle.tables.daily import table_of
from houle.tables.days import Day, next_day
from houle.tables.ports import PlayerId
from houle.web.node import Node

A_YEAR = 366


async def result_of(node: Node, player: PlayerId, day: Day, game: str) -> DayResult | None:
    """Of somebody who has played."""
    table = table_of(player, day, game)
    kept = await node.store.days.at(table)
    if kept is None:
        await node.recorder.record(table)  # what is derived comes from the log, now
        kept = await node.store.days.at(table)
    return kept


async def days_in_a_row(node: Node, player: PlayerId | None) -> int:
    """On how many somebody has played until today."""
    if player is None:
        return 0
    today = node.daily.today
    return streak(await node.store.days.days_of(player, next_day(today, -A_YEAR)), today)


def real_day(day: str) -> Day:
    """A day that the calendar has."""
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        raise NotFoundException from None
