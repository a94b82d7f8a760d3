"""How often the surfers of WAVE must win."""

from houle.arena.figure import LEVELS, Figure, Measure

FIGURES = (
    *(
        Figure("wave", seats, "expert", 1000, Measure.WON, target)
        for seats, target in ((2, 0.80), (3, 0.85), (4, 0.75))
    ),
    Figure("wave", 3, LEVELS, 300, Measure.LADDER),
)
SHORT = Figure("wave", 3, "greedy,random", 12, Measure.WINS)
