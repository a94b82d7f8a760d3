"""What an address may hold."""

from typing import Annotated, TypeAlias

from litestar.params import HeaderParameter, PathParameter, QueryParameter

from houle.tables.ids import ID_LENGTH
from houle.web.answering import MOST_LISTED
from houle.web.bodies import END

HIGHEST = 2**31 - 1
MOST_MOMENTS = 32
"""So many are answered at once."""

TABLE_ID = f"[a-z2-7]{{{ID_LENGTH}}}"
Table: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
PasskeyId: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
Block: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
Report: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
ClubInPath: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
ChallengeInPath: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
EveningInPath: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
MemberInPath: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
FriendId: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
PersonHandle: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
Session: TypeAlias = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}{END}")]
MailToken: TypeAlias = Annotated[str, PathParameter(pattern=f"^[A-Za-z0-9._-]{{1,200}}{END}")]
Game: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,64}" + END)]
GameName: TypeAlias = Annotated[str | None, QueryParameter(pattern="^[a-z0-9-]{1,64}" + END)]
DayInPath: TypeAlias = Annotated[
    str, PathParameter(pattern="^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])" + END)
]
Place: TypeAlias = Annotated[int, PathParameter(ge=1, le=HIGHEST)]
"""A place in a table's log."""
First: TypeAlias = Annotated[int, QueryParameter(ge=1, le=HIGHEST)]
After: TypeAlias = Annotated[int, QueryParameter(ge=0, le=HIGHEST)]
Choice: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=0, le=HIGHEST, description="Another move they had, by its place among all"),
]
Count: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)]
AtOnce: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)]
"""How long a page of a list is to be."""
Eyes: TypeAlias = Annotated[
    str | None, QueryParameter(pattern="^([0-9]|1[0-5]|watcher|everyone)" + END)
]
"""A seat's number, or who looks on."""
Before: TypeAlias = Annotated[str | None, QueryParameter(pattern=f"^[0-9]{{1,15}}-{TABLE_ID}{END}")]
"""Where a page of a list ended."""
Elsewhere: TypeAlias = Annotated[
    bool, QueryParameter(description="Whether you look at something else: news, and few beats")
]
BotSeat: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
LastEvent: TypeAlias = Annotated[
    int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=HIGHEST, required=False)
]
