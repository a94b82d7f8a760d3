"""Careless: the Quay with texts that show whatever they are given, and never select."""

from typing import ClassVar

from tests.samples.quay import Quay


class Careless(Quay):
    """Give and hope, and be told of it by somebody who does not listen."""

    name: ClassVar[str] = "careless"
