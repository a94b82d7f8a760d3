"""Quiet hours, as they lie in two columns."""

from houle.people.quiet import Quiet


def written(quiet: Quiet | None) -> dict[str, int | None]:
    """What is kept of them."""
    if quiet is None:
        return {"quiet_begins": None, "quiet_ends": None}
    return {"quiet_begins": quiet.begins, "quiet_ends": quiet.ends}


def read(begins: int | None, ends: int | None) -> Quiet | None:
    """What was kept."""
    return None if begins is None or ends is None else Quiet(begins, ends)
