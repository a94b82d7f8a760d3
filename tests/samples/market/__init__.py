"""The Market: the Quay with words in both languages."""

from typing import ClassVar

from tests.samples.quay import Quay


class Market(Quay):
    """Give and hope, and be told of it."""

    name: ClassVar[str] = "market"
