"""What an address may hold."""

from typing import Annotated, TypeAlias

from litestar.params import HeaderParameter, PathParameter, QueryParameter

from houle.tables.ids import ID_LENGTH

HIGHEST = 2**31 - 1

Table: TypeAlias = Annotated[str, PathParameter(pattern=f"^[a-z2-7]{{{ID_LENGTH}}}$")]
Game: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,64}$")]
GameName: TypeAlias = Annotated[str | None, QueryParameter(pattern="^[a-z0-9-]{1,64}$")]
Place: TypeAlias = Annotated[int, PathParameter(ge=1, le=HIGHEST)]
"""A place in a table's log."""
Eyes: TypeAlias = Annotated[str | None, QueryParameter(pattern="^([0-9]|1[0-5]|watcher|everyone)$")]
"""A seat's number, or who looks on."""
BotSeat: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
LastEvent: TypeAlias = Annotated[
    int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=HIGHEST, required=False)
]
