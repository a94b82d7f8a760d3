"""The settings in which SEA CHANGE is put to the test."""

from houle.games.sea_change import SeaOptions, Teams

TABLES: tuple[tuple[int, Teams], ...] = (
    *((seats, Teams.NONE) for seats in range(1, 9)),
    *((sum(teams.sizes), teams) for teams in Teams if teams is not Teams.NONE),
)
"""Each number of players, and each way to play in teams."""

USUAL_TABLES = (
    *(table for table in TABLES if table[0] <= 5),
    (6, Teams.NONE),
    (8, Teams.FOUR_FOUR),
)

SETTINGS: tuple[tuple[int, SeaOptions], ...] = (
    *((seats, SeaOptions(1, teams)) for seats, teams in TABLES),
    *((seats, SeaOptions(None, teams)) for seats, teams in USUAL_TABLES),
    *((1 + target % 4, SeaOptions(target)) for target in range(2, 10)),
)
"""All tables with a short game, most with the usual one, and every other target at some table.

Usual games of more players are long, and their rounds differ in nothing from those of a short one.
"""


def setting_name(setting: tuple[int, SeaOptions]) -> str:
    """For instance "5 players, 3v2, target 1"."""
    players, options = setting
    parts = [f"{players} players"]
    if options.teams is not Teams.NONE:
        parts.append(options.teams.value)
    if options.target is not None:
        parts.append(f"target {options.target}")
    return ", ".join(parts)
