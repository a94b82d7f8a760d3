"""How often the drivers of VAGUE VERTE must win."""

from houle.arena.figure import LEVELS, Figure, Measure, against

TEN_LONG = ("--length", "10")
MATCHING = (*TEN_LONG, "--original")
"""The rule of the trials: a car must match the one before it."""

FIGURES = (
    *against("vague-verte", "greedy", Measure.WINS, {2: 0.66, 3: 0.57, 4: 0.50}, 1000, MATCHING),
    *against("vague-verte", "greedy", Measure.WINS, {2: 0.66, 3: 0.57, 4: 0.50}, 1000, TEN_LONG),
    *(
        Figure("vague-verte", seats, "expert", 1000, Measure.UNDECIDED, 0.01, TEN_LONG)
        for seats in (2, 3, 4)
    ),
    Figure("vague-verte", 3, LEVELS, 334, Measure.LADDER, options=TEN_LONG),
)
SHORT = Figure("vague-verte", 2, "greedy,random", 16, Measure.WINS, options=TEN_LONG)
