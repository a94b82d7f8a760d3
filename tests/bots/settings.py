"""Every table of WAVE that can be opened."""

from itertools import product

from houle.games.wave import Wave, WaveOptions

SWITCHES = ("strict", "virage", "colour_tide", "number_tide", "nazare", "voluntary")


def every_table() -> list[Wave]:
    """All numbers of players with all choices of options that go together."""
    tables = []
    for seats in Wave.seat_counts:
        for values in product((False, True), repeat=len(SWITCHES)):
            chosen = dict(zip(SWITCHES, values, strict=True))
            if chosen["nazare"] or not chosen["voluntary"]:
                tables.append(Wave(seats, WaveOptions(**chosen)))
    return tables
