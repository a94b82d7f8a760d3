"""What a store refuses before it shares a batch with others."""

from houle.tables.ports import Append

LONGEST_ID = 200
HIGHEST_SEQ = 2**31 - 1


def check_ids(*ids: str) -> None:
    """Refuse an id that a database would choke on. The error does not repeat it."""
    for text in ids:
        if not 0 < len(text) <= LONGEST_ID or "\0" in text or not _encodable(text):
            raise ValueError(f"an id is 1 to {LONGEST_ID} characters without NUL or surrogates")


def check_append(append: Append) -> None:
    """Refuse an entry that would spoil the batch for everybody in it."""
    check_ids(append.table, append.actor, append.command, *(append.players or ()))
    if not 1 <= append.seq <= HIGHEST_SEQ:
        raise ValueError(f"a place in a log is a number from 1 to {HIGHEST_SEQ}")


def check_first(append: Append) -> None:
    """Refuse what cannot be the first entry of a log."""
    check_append(append)
    check_ids(append.listing.game)
    if append.seq != 1:
        raise ValueError("the first entry of a log has the place 1")


def _encodable(text: str) -> bool:
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
