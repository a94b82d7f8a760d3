"""Why something is not allowed: a value with the rule that says so."""

import msgspec

from houle.kernel.steps import Fact


class Refusal(msgspec.Struct, frozen=True):
    """The rule that refuses, the name of the reason, and the facts a sentence about it needs.

    A refusal goes to the seat that asked, so it may hold only what that seat may know.
    """

    rule: str
    reason: str
    facts: dict[str, Fact] = {}


class RefusedError(Exception):
    """Raised where a refusal cannot be answered with a value: on setting up a game."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule})")
        self.refusal = refusal
