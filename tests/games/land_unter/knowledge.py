"""What a viewer of LAND UNTER may know at one moment, by the rules and not by the projection.

Two tables on which somebody's knowledge has always been equal must look the same to that viewer.
What was seen in earlier tricks and rounds (L-25) needs no mention for that reason; what was shown
in the latest trick does, since the end of a round takes it off the table at once.
"""

from houle.games.land_unter import LandUnter, LandUnterPublic
from houle.kernel import Card, Onlooker, Seat, TrackedTable, Viewer
from tests.games.land_unter.referee import LEVEL


def knowledge(game: LandUnter, table: TrackedTable[LandUnterPublic], viewer: Viewer) -> object:
    """All that the rules let a seat or a watcher know, and nothing besides."""
    if viewer is Onlooker.EVERYONE:
        raise ValueError("everyone sees every card; there is nothing to tell apart")
    public = table.public
    return (
        ("seats", game.seats),
        ("options", game.options),
        ("set aside, L-03", len(table.zone("leftover"))),
        ("water to come, L-05", len(table.zone("pile"))),
        ("water of this trick, L-10", tuple(table.zone("turned-up"))),
        ("water turned over, L-15", tuple(table.zone("discard"))),
        ("players", tuple(_player(game, table, seat, viewer) for seat in range(game.seats))),
        ("revealed, L-11", [_revealed(game, table, seat) for seat in range(game.seats)]),
        ("lifebelts of the hands, L-04", public.allotted),
        ("lifebelts left, L-14", public.belts),
        ("dropped out, L-15", public.out),
        ("round and trick", public.round, public.trick),
        ("points, L-21", public.scores),
        ("open play, L-31 and L-32", public.dealer, public.starter, public.turn),
        ("shown by the memory aid, L-25", public.seen),
        ("waits for", _waits_for(game, table)),
        ("ended", public.ended),
    )


def _player(
    game: LandUnter, table: TrackedTable[LandUnterPublic], seat: Seat, viewer: Viewer
) -> object:
    """L-03, L-11, L-15b: a hand, a choice and a hand laid down are seen by their owner alone."""
    zones, places = table.zones, game.seating
    secrets = (places.hands[seat], places.chosen[seat], places.laid_down[seat])
    return (
        tuple(zones[places.played[seat]]),
        [(card, LEVEL[card]) for card in zones[places.water[seat]]],
        [tuple(zones[zone]) if viewer == seat else len(zones[zone]) for zone in secrets],
    )


def _revealed(game: LandUnter, table: TrackedTable[LandUnterPublic], seat: Seat) -> Card | None:
    """L-11, L-17, L-23: what a seat showed in the latest trick.

    Such a card lies among those that the seat played, or after the end of the round with the
    left neighbour; a card that lies elsewhere was not shown.
    """
    card = table.public.last_trick[seat]
    if card in table.zones[game.seating.played[seat]]:
        return card
    left = (seat + 1) % game.seats
    rows = [table.zone(zone, left) for zone in ("hand", "chosen", "played")]
    passed_on = table.public.trick == 1 and any(card in row for row in rows)
    return card if passed_on else None


def _waits_for(game: LandUnter, table: TrackedTable[LandUnterPublic]) -> list[Seat]:
    """L-11, L-15, L-30: everybody sees who has not chosen yet, and whose turn it is."""
    public = table.public
    if public.ended is not None:
        return []
    if game.options.open_play:
        return [seat for seat in range(game.seats) if seat == public.turn]
    undecided = [not table.zones[zone] for zone in game.seating.chosen]
    return [s for s in range(game.seats) if undecided[s] and s not in public.out]
