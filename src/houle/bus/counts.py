"""What went amiss on the bus. Hints hold no truth, so these are figures and not errors."""

from dataclasses import dataclass


@dataclass(slots=True)
class Counts:
    """How many hints came to nothing, and why."""

    unsent: int = 0
    """The bus was away, or they came faster than it takes them."""
    unheard: int = 0
    """They arrived faster than they were dealt with."""
    malformed: int = 0
    """They made no sense."""
    failed: int = 0
    """Whoever was called with them failed."""
    refused: int = 0
    """The bus did not accept who we say we are."""
    reconnects: int = 0
    """How often the bus came back."""
