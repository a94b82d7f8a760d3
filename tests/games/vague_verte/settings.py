"""Every setting in which VAGUE VERTE can be played."""

from itertools import product

from houle.games.vague_verte import VagueVerteOptions
from houle.games.vague_verte.state import Length

LENGTHS: tuple[Length, ...] = (5, 6, 7, 8, 9, 10)

OPTIONS: tuple[VagueVerteOptions, ...] = tuple(
    VagueVerteOptions(length=length, original=original)
    for length, original in product(LENGTHS, (False, True))
)

SETTINGS: tuple[tuple[int, VagueVerteOptions], ...] = tuple(product((2, 3, 4), OPTIONS))
"""Each number of players with each choice of options."""


def setting_name(setting: tuple[int, VagueVerteOptions]) -> str:
    """For instance "3 players, 7 squares, original"."""
    players, options = setting
    original = ["original"] if options.original else []
    return ", ".join([f"{players} players", f"{options.length} squares", *original])
