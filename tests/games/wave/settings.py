"""Every setting in which WAVE can be played."""

from itertools import product

from houle.games.wave import WaveOptions

NO, YES = False, True

OPTIONS: tuple[WaveOptions, ...] = tuple(
    WaveOptions(
        strict=strict,
        virage=virage,
        colour_tide=colour_tide,
        number_tide=number_tide,
        nazare=nazare,
        voluntary=voluntary,
    )
    for strict, virage, colour_tide, number_tide in product((NO, YES), repeat=4)
    for nazare, voluntary in ((NO, NO), (YES, NO), (YES, YES))
)
"""All choices of options that go together; `voluntary` belongs to Nazaré (W-83b)."""

SETTINGS: tuple[tuple[int, WaveOptions], ...] = tuple(product((2, 3, 4), OPTIONS))
"""Each number of players with each choice of options."""


def setting_name(setting: tuple[int, WaveOptions]) -> str:
    """For instance "3 players, strict, virage"."""
    players, options = setting
    chosen = [name for name in options.__struct_fields__ if getattr(options, name) is True]
    return ", ".join([f"{players} players", *chosen])
