"""Every setting in which VAGUE & ATTAQUE can be played."""

from houle.games.vague_et_attaque import VagueEtAttaqueOptions

TABLES: tuple[tuple[int, bool], ...] = (
    (1, False),
    (2, False),
    (3, False),
    (4, False),
    (5, False),
    (4, True),
)
"""Numbers of players, and whether they play in teams."""

SETTINGS: tuple[tuple[int, VagueEtAttaqueOptions], ...] = (
    *((players, VagueEtAttaqueOptions(teams=teams)) for players, teams in TABLES),
    *(
        (players, VagueEtAttaqueOptions(teams=teams, first=players - 1))
        for players, teams in TABLES
    ),
)
"""Each kind of table, with the first player drawn and with the first player named."""


def setting_name(setting: tuple[int, VagueEtAttaqueOptions]) -> str:
    """For instance "4 players, teams, first named"."""
    players, options = setting
    teams = ["teams"] if options.teams else []
    first = [] if options.first is None else ["first named"]
    return ", ".join([f"{players} players", *teams, *first])
