"""What people can be asked about a table, by the kinds of its options."""

from enum import StrEnum
from typing import Literal

from houle.games.options import choices_of, without_none

Tide = StrEnum("Tide", {"LOW": "low", "HIGH": "high"})


def test_an_option_that_may_be_left_open_is_asked_for_by_what_it_holds() -> None:
    assert without_none(int | None) is int
    assert without_none(int) is int
    assert without_none(int | str | None) == int | str | None


def test_an_option_with_few_values_lists_them() -> None:
    assert choices_of(Tide) == ("low", "high")
    assert choices_of(Literal[5, 6]) == (5, 6)
    assert choices_of(int) == ()
