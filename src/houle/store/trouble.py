"""Why a store does not open, as far as waiting does not help."""

from collections.abc import Iterator
from enum import StrEnum

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError

from houle.store.base import NotDurableError
from houle.tables.ports import LogDownError, LogUnsureError

BUSY = {"SQLITE_BUSY", "SQLITE_LOCKED"}
"""Another process writes to the file; that passes."""


class Trouble(StrEnum):
    """What is wrong, for good."""

    ADDRESS = "address"
    NOT_INSTALLED = "not-installed"
    REFUSED = "refused"
    NO_DATABASE = "no-database"
    NOT_ALLOWED = "not-allowed"
    FORGETFUL = "forgetful"
    NEWER = "newer"
    FILE = "file"


SQL_STATES = {
    "28": Trouble.REFUSED,
    "3D": Trouble.NO_DATABASE,
    "42501": Trouble.NOT_ALLOWED,
}


def lasting(error: BaseException) -> Trouble | None:
    """What is wrong for good; `None` if it may pass, as where a database starts or recovers."""
    match error:
        case NotDurableError():
            return Trouble.FORGETFUL
        case CommandError():
            return Trouble.NEWER
        case ImportError():
            return Trouble.NOT_INSTALLED
        case ArgumentError() | ValueError():
            return Trouble.ADDRESS
    for cause in _causes(error):
        state = str(getattr(cause, "sqlstate", None) or "")
        for beginning, trouble in SQL_STATES.items():
            if state.startswith(beginning):
                return trouble
        name = getattr(cause, "sqlite_errorname", None)
        if name is not None and name not in BUSY:
            return Trouble.FILE
    return None


def may_pass(error: BaseException) -> bool:
    """Whether an error is one of those that a database away gives."""
    known = (LogDownError, LogUnsureError, DBAPIError, OSError)
    return isinstance(error, known) or hasattr(error, "sqlstate")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__
