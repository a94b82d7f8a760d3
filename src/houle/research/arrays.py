"""What a seat is told, as the libraries want it: arrays, and a dictionary of all else."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from houle.kernel import Seat
from houle.research.episode import Episode
from houle.research.setting import Setting

Told: TypeAlias = dict[str, NDArray[Any]]


def told_space(setting: Setting) -> spaces.Dict:
    """The space of `told`."""
    vector = spaces.Box(-np.inf, np.inf, (setting.sight.size,), np.float32)
    mask = spaces.Box(0, 1, (setting.actions.size,), np.int8)
    return spaces.Dict({"observation": vector, "action_mask": mask})


def told(episode: Episode, seat: Seat) -> Told:
    """What a seat sees, and which numbers mean something it can do now."""
    setting = episode.setting
    mask = np.zeros(setting.actions.size, np.int8)
    if seat == episode.asked:
        mask[list(episode.offered())] = 1
    vector = np.array(setting.sight.vector(episode.view(seat)), np.float32)
    return {"observation": vector, "action_mask": mask}


def said(episode: Episode, seat: Seat) -> dict[str, Any]:
    """The whole projection, and in words what each number that can be chosen means."""
    numbers = episode.offered() if seat == episode.asked else ()
    words = episode.setting.actions.words
    return {"view": episode.view(seat), "moves": {number: words(number) for number in numbers}}
