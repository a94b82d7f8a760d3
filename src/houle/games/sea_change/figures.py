"""How far ahead the bots of SEA CHANGE must be."""

from houle.arena.figure import LEVELS, Figure, Measure

ONE_ROUND = ("--target", "1")
"""By single rounds, so that each is a deal of its own."""

FIGURES = (
    *(
        Figure("sea-change", seats, "expert,greedy", 400, Measure.GAIN, target, ONE_ROUND)
        for seats, target in ((3, 4.0), (4, 3.3), (5, 2.8))
    ),
    Figure("sea-change", 4, LEVELS, 200, Measure.LADDER, options=ONE_ROUND),
)
SHORT = Figure("sea-change", 3, "greedy,random", 16, Measure.WINS, options=ONE_ROUND)
