"""What a viewer of SEA CHANGE may know at one moment, by the rules and not by the projection.

Two tables on which somebody's knowledge has always been equal must look the same to that viewer.
"""

from houle.games.sea_change import SeaChange, SeaPublic
from houle.kernel import Onlooker, TrackedTable, Viewer


def knowledge(game: SeaChange, table: TrackedTable[SeaPublic], viewer: Viewer) -> object:
    """All that the rules let a seat or a watcher know, and nothing besides.

    Nobody's hand but one's own, not even a team-mate's (S-60). Of the cards that were won only
    those of the trick just before, and how many there are (S-19). What they count is known only
    of rounds that are over, and is then told.
    """
    if viewer is Onlooker.EVERYONE:
        raise ValueError("everyone sees every card; there is nothing to tell apart")
    public = table.public
    takers = range(2 if game.seats == 1 else game.seats)
    return (
        ("seats", game.seats),
        ("options", game.options),
        ("own hand", None if isinstance(viewer, Onlooker) else tuple(table.zone("hand", viewer))),
        ("hands", tuple(len(table.zone("hand", seat)) for seat in range(game.seats))),
        ("pile", len(table.zone("pile")) if game.seats <= 2 else 0),
        ("not in play", tuple(table.zone("box"))),
        ("trick", tuple(table.zone("trick")), public.leader),
        ("trick before", tuple(table.zone("last")), public.last_leader, public.last_winner),
        ("taken", tuple(len(table.zone("taken", player)) for player in takers)),
        ("trump", public.trump),
        ("turn", public.turn),
        ("dealer", public.dealer),
        ("round", public.round),
        ("victories", public.victories),
        ("round before", public.score),
        ("ended", public.ended, public.winners),
    )
