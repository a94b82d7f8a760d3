"""How far ahead the bots of LAND UNTER must be."""

from houle.arena.figure import LEVELS, Figure, Measure, against

FIGURES = (
    *against("land-unter", "noisy", Measure.POINTS, {3: 2.9, 4: 2.9, 5: 2.5}, 300),
    *against("land-unter", "duct", Measure.POINTS, {3: 0.0, 4: 0.0, 5: 0.0}, 300),
    Figure("land-unter", 4, LEVELS, 75, Measure.LADDER),
)
SHORT = Figure("land-unter", 3, "greedy,random", 6, Measure.WINS)
