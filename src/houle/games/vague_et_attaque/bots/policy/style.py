"""A captain's taste: what everything is worth to whoever plays by rules of thumb.

The unit is about one souvenir on the right place. A *slot* is how far a place has come, as an
index into a table of worths: what kind of place it is, whether a dedicated souvenir lies there,
and how many do.
"""

from typing import Final

DECIDES: Final = 8
"""Added to a slot if the game is won with this place."""
OF_SHIP: Final = 16
IN_MIDDLE: Final = 32


class Style:
    """The numbers that a captain judges by."""

    def __init__(self, values: list[float]) -> None:
        ordinary, decisive, ship = values[0:5], values[5:10], values[10:12]
        self.slots: list[float] = [
            *_steps(ordinary),
            *_steps(decisive),
            *_steps([ship[0], ordinary[1], ship[1], ordinary[3], ordinary[4]]),
            *_steps([ship[0], decisive[1], ship[1], decisive[3], decisive[4]]),
            *_steps([0.2, 0.3, 0.3, 0.4, ordinary[4]]),
            *_steps([0.2, 0.3, 0.3, 0.4, decisive[4]]),
        ]
        """What a place is worth by its souvenirs: without a dedicated one, then with one."""
        self.in_hand: float = values[12]
        """What a step counts while the souvenir is still in hand."""
        self.unlaid: float = values[13]
        """What a place counts while it is in hand."""
        self.open: list[float] = [*values[14:19], *[0.1] * 18]
        """What the first, second, … place to lay souvenirs on is worth by itself."""
        self.spare: float = values[19]
        self.spare_dedicated: float = values[20]
        self.gold: float = values[21]
        self.rivalry: float = values[22]
        self.urgency: float = values[23]
        self.use_gold: float = values[24]
        """What a gold card must gain to be used, with and without room in the hand."""
        self.use_gold_full: float = values[25]
        self.meeting: float = values[26]
        """What an encounter is worth beyond the souvenirs that it brings."""
        self.meeting_draws: float = values[27]
        self.rival_place: float = values[28]
        self.rival_least: float = values[29]
        self.anchor: float = values[30]
        self.laying: float = values[31] - 0.2
        """What it is worth to have laid something, besides."""
        self.seeking: float = values[32]
        self.defeat: float = values[33]
        self.duel_gold: float = values[34]
        self.armed: float = values[35]
        """How much likelier a gold card in hand makes it to win a duel."""


def _steps(worth: list[float]) -> list[float]:
    one, two, dedicated, two_dedicated, validated = worth
    return [0.0, one, two, 0.0, 0.0, dedicated, two_dedicated, validated]


PLAIN_VALUES: Final[list[float]] = [
    *(0.9, 1.5, 1.4, 3.2, 6.5),
    *(0.9, 1.8, 1.4, 4.0, 14.0),
    *(0.2, 0.3),
    *(0.75, 0.7),
    *(1.4, 1.1, 0.8, 0.5, 0.3),
    *(0.2, 0.35, 0.6),
    *(0.8, 1.5, 0.4, 0.15),
    *(0.7, 0.9, 0.8, 0.5),
    *(1.0, 0.2, 1.0, 1.0, 1.0, 0.01),
]
PLAIN: Final = Style(PLAIN_VALUES)
"""The taste of the greedy captain."""
