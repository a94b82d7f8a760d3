"""For research: any registered game as an environment of PettingZoo, Gymnasium or OpenSpiel.

What is here needs none of these; `aec`, `single` and `spiel` do, by the extra `houle[research]`.
"""

from houle.research.actions import PASS, ActionTable, NoNumberError
from houle.research.episode import Episode
from houle.research.rewards import Reward
from houle.research.setting import LONGEST, Setting, make_setting
from houle.research.sight import Part, Sight

__all__ = [
    "LONGEST",
    "PASS",
    "ActionTable",
    "Episode",
    "NoNumberError",
    "Part",
    "Reward",
    "Setting",
    "Sight",
    "make_setting",
]
