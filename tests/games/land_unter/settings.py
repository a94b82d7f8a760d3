"""Every setting in which LAND UNTER can be played."""

from itertools import product

from houle.games.land_unter import LandUnterOptions

NO, YES = False, True

OPTIONS: tuple[LandUnterOptions, ...] = tuple(
    LandUnterOptions(open_play=open_play, memory_aid=memory_aid)
    for open_play, memory_aid in product((NO, YES), repeat=2)
)

SETTINGS: tuple[tuple[int, LandUnterOptions], ...] = tuple(product((3, 4, 5), OPTIONS))
"""Each number of players with each choice of options."""


def setting_name(setting: tuple[int, LandUnterOptions]) -> str:
    """For instance "3 players, open_play"."""
    players, options = setting
    chosen = [name for name in options.__struct_fields__ if getattr(options, name)]
    return ", ".join([f"{players} players", *chosen])
