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
        (players, VagueEtAttaqueOptions(teams=teams, first=players - 1, last_gets_more=True))
        for players, teams in TABLES
    ),
)
"""Each kind of table as it is, and with everything that a host can choose."""


def setting_name(setting: tuple[int, VagueEtAttaqueOptions]) -> str:
    """For instance "4 players, teams, first named"."""
    players, options = setting
    teams = ["teams"] if options.teams else []
    first = [] if options.first is None else ["first named"]
    more = ["last gets more"] if options.last_gets_more else []
    return ", ".join([f"{players} players", *teams, *first, *more])
