"""Every setting in which WAVE can be played."""

from itertools import product

from houle.games.wave import WaveOptions

NO, YES = False, True

OPTIONS: tuple[WaveOptions, ...] = tuple(
    WaveOptions(
        strict=strict,
        open_mistakes=open_mistakes,
        virage=virage,
        colour_tide=colour_tide,
        number_tide=number_tide,
        nazare=nazare,
        voluntary=voluntary,
    )
    for strict, open_mistakes in ((NO, NO), (YES, NO), (NO, YES))
    for virage, colour_tide, number_tide in product((NO, YES), repeat=3)
    for nazare, voluntary in ((NO, NO), (YES, NO), (YES, YES))
)
"""All choices of options that go together; `voluntary` belongs to Nazaré (W-83b), and one
mistake has one consequence (W-29)."""

SETTINGS: tuple[tuple[int, WaveOptions], ...] = tuple(
    sorted(product((2, 3, 4), OPTIONS), key=lambda setting: setting[1].open_mistakes)
)
"""Each number of players with each choice of options. Tests deal by the place in this list: what
is rare in a random game stays where it was met when an option is added at the end."""


def setting_name(setting: tuple[int, WaveOptions]) -> str:
    """For instance "3 players, strict, virage"."""
    players, options = setting
    chosen = [name for name in options.__struct_fields__ if getattr(options, name) is True]
    return ", ".join([f"{players} players", *chosen])
