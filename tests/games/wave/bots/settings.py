"""Every table of WAVE that can be opened."""

from itertools import product

from houle.games.wave import Wave, WaveOptions

SWITCHES = (
    "strict",
    "open_mistakes",
    "virage",
    "colour_tide",
    "number_tide",
    "nazare",
    "voluntary",
)


def every_table() -> list[Wave]:
    """All numbers of players with all choices of options that go together."""
    tables = []
    for seats in Wave.seat_counts:
        for values in product((False, True), repeat=len(SWITCHES)):
            chosen = dict(zip(SWITCHES, values, strict=True))
            contradiction = chosen["strict"] and chosen["open_mistakes"]
            if not contradiction and (chosen["nazare"] or not chosen["voluntary"]):
                tables.append(Wave(seats, WaveOptions(**chosen)))
    return tables
