"""A memory that does not grow."""

from houle.tables.latest import Latest


def test_what_was_set_longest_ago_makes_room() -> None:
    seen = Latest[str, int](2)
    seen["ada"] = 1
    seen["ben"] = 2
    seen["ada"] = 3
    seen["cleo"] = 4
    assert dict(seen) == {"ada": 3, "cleo": 4}
