"""The kinds of callers that there are."""

from enum import StrEnum


class Kind(StrEnum):
    """Whoever may ask for something. A new kind has no verdict anywhere until one is declared."""

    NOBODY = "nobody"
    PASSER_BY = "passer-by"
    GUEST = "guest"
    WATCHER = "watcher"
    APART = "apart"
    CLUB_MEMBER = "club member"
    SEAT = "seat"
    OTHER_SEAT = "other seat"
    HOST = "host"
    MODERATOR = "moderator"
    BLOCKED = "blocked"
    EXPIRED = "expired"
    ENDED = "ended"
    ERASED = "erased"
    FORGED = "forged"
    OTHER_SITE = "other site"
    WORKER = "worker"


WHO = {
    Kind.NOBODY: "shows nothing, at a table that nobody may watch",
    Kind.PASSER_BY: "shows nothing, at a table that anybody may watch",
    Kind.GUEST: "has come in and has no seat, at a table that nobody may watch",
    Kind.WATCHER: "has come in and has no seat, at a table that anybody may watch",
    Kind.APART: "has come in and has no seat, at a table that anybody may watch; the seat blocks "
    "them (P-60)",
    Kind.CLUB_MEMBER: "has come in and has no seat, at a table that anybody may watch; belongs to "
    "the host's club (P-70)",
    Kind.SEAT: "sits at the table; it is this seat's turn, and what can be undone is its own",
    Kind.OTHER_SEAT: "sits at the table too, and asks for the very same",
    Kind.HOST: "opened the table, and sits there",
    Kind.MODERATOR: "has come in and has no seat, at a table that nobody may watch; looks at "
    "what is reported (P-83)",
    Kind.BLOCKED: "opened the table, and was blocked by the operator",
    Kind.EXPIRED: "shows the host's token, signed more than 180 days ago",
    Kind.ENDED: "shows the host's token from before the host signed out elsewhere",
    Kind.ERASED: "opened the table, and was erased since",
    Kind.FORGED: "shows the host's name under a signature that is not the house's",
    Kind.OTHER_SITE: "is the host's browser with the host's cookie, sent by a page of another site",
    Kind.WORKER: "plays the bots, and shows a worker's token",
}
"""Who is meant; on the page for readers too."""

AT_A_WATCHED_TABLE = frozenset({Kind.PASSER_BY, Kind.WATCHER, Kind.APART, Kind.CLUB_MEMBER})
STRANGERS = (Kind.NOBODY, Kind.EXPIRED, Kind.ENDED, Kind.ERASED, Kind.FORGED, Kind.WORKER)
"""Of no use to them is whatever they show where a guest is wanted."""
UNSEATED = (Kind.GUEST, Kind.WATCHER, Kind.APART, Kind.CLUB_MEMBER, Kind.MODERATOR)
SEATED = (Kind.SEAT, Kind.OTHER_SEAT, Kind.HOST)
