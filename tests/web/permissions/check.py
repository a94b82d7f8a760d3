"""Holds what is declared against what is."""

import re
from collections.abc import Iterable
from typing import Any

from litestar import Litestar

from tests.web.permissions.callers import Kind
from tests.web.permissions.house import House
from tests.web.permissions.rows import Row

KIND_OF_VALUE = re.compile(r":\w+(?=\})")


def framework(app: Any) -> Litestar:
    """The application proper; what stands before it has no routes of its own."""
    while not isinstance(app, Litestar):
        app = app._app
    return app


def routes(app: Any) -> set[str]:
    """Every method and path that the application answers."""
    return {
        f"{method} {KIND_OF_VALUE.sub('', route.path)}"
        for route in framework(app).routes
        for method in set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}
    }


def gaps(found: Iterable[str], rows: Iterable[Row], kinds: Iterable[str] = Kind) -> list[str]:
    """Routes and callers without a verdict, and verdicts about what is not there."""
    rows, found, kinds = tuple(rows), set(found), set(kinds)
    declared = {row.route for row in rows}
    return sorted(
        [
            *(f"{route} is not declared" for route in found - declared),
            *(f"{route} is not there" for route in declared - found),
            *(
                f"{row.name} says nothing of {kind}"
                for row in rows
                for kind in kinds - {*row.verdicts}
            ),
        ]
    )


async def wrongs(house: House, rows: Iterable[Row]) -> list[str]:
    """Every cell that does not hold, asked for one by one."""
    return [
        f"{row.name}: {kind} {said}"
        for row in rows
        for kind in Kind
        if (said := await _wrong(house, row, kind))
    ]


async def _wrong(house: House, row: Row, kind: Kind) -> str | None:
    """What is wrong about a cell, if anything."""
    answer, table = await house.ask(row, kind)
    if answer.done and row.route.startswith("POST"):
        await house.something_was_done(table)
    if answer.verdict != row.verdicts[kind]:
        return f"gets {answer.verdict}, not {row.verdicts[kind]}"
    if answer.done or await house.is_as_it_was(table):
        return None
    await house.something_was_done(table)
    return "is refused, and yet something was done"
