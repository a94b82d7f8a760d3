"""Reports as a store keeps them."""

import msgspec

from houle.people.faults import Kept
from houle.tables.ports import TableId
from tests.reported.screens import blank

NOW = 1_800_000_000_000
SAID = "Too few!"


def kept(fault: str, table: TableId = "one", seq: int = 7) -> Kept:
    """That the points of a moment are wrong."""
    told = {"about": "points", "words": SAID, "drawn": blank(seq)}
    report = {
        "format": "houle-fault-1",
        "id": fault,
        "made_at": 0,
        "build": "1",
        "told": told,
        "game": "flotsam",
        "rules_version": 1,
        "seats": 2,
        "options": {},
        "seq": seq,
        "viewer": 0,
        "frames": [{"seq": seq}],
    }
    return Kept(fault, table, NOW, msgspec.json.encode(report))
