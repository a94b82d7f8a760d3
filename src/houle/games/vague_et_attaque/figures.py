"""How often the captains of VAGUE & ATTAQUE must win."""

from houle.arena.figure import LEVELS, Figure, Measure, against

FIGURES = (
    *against("vague-et-attaque", "greedy", Measure.WINS, {3: 0.5, 4: 0.375}, 1000),
    Figure("vague-et-attaque", 3, LEVELS, 200, Measure.LADDER),
)
SHORT = Figure("vague-et-attaque", 3, "greedy,random", 3, Measure.WINS)
