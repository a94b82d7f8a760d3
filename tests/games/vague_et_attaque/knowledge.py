"""What a viewer of VAGUE & ATTAQUE may know at one moment, by the rules and not by the projection.

Two tables on which somebody's knowledge has always been equal must look the same to that viewer.
"""

from typing import TypeAlias

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaquePublic
from houle.kernel import Card, Onlooker, Rolled, TrackedTable, Viewer, ZoneId
from houle.kernel.steps import RawMove

VagueTable: TypeAlias = TrackedTable[VagueEtAttaquePublic]
Cards: TypeAlias = tuple[Card, ...]
Count: TypeAlias = int

FACE_DOWN = ("souvenir-deck", "place-deck", "encounter-deck", "unused-artefacts")
"""A-10, A-11: nobody sees more of them than their height."""
ONES_OWN = ("souvenirs", "places", "golds", "look")
"""A-12b: the others see how many cards of each kind a player holds, or looks at."""

ALOUD = (
    *("turn", "first", "phase", "acted", "round", "ended"),
    *("places_left", "souvenirs_left", "laid", "lay_more", "lay_more_places", "used"),
    *("pending", "chosen", "duel", "protected", "skips"),
    *("ship_lost", "kept_off", "validated"),
)
"""All that the public record is for."""


def knowledge(game: VagueEtAttaque, table: VagueTable, viewer: Viewer) -> object:
    """All that the rules let a seat or a watcher know, and nothing besides."""
    if viewer is Onlooker.EVERYONE:
        raise ValueError("everyone sees every card; there is nothing to tell apart")
    for seat in range(game.seats):
        if any(not game.cards.golds >> card & 1 for card in table.zone("golds", seat)):
            raise ValueError("of the encounters only gold ones are kept (A-03)")
    if any(_kept_unread(table, step) for step in table.journal or ()):
        raise ValueError("a gold card is read to all before it is kept (A-03)")
    return (
        ("seats", game.seats),
        ("options", game.options),
        ("lying there", tuple(_lying(table, zone, viewer) for zone in range(len(table.zones)))),
        # everything besides the cards is said and done aloud
        ("aloud", tuple(getattr(table.public, name) for name in ALOUD)),
        ("seen in passing", _seen_in_passing(table, viewer)),
    )


def _kept_unread(table: VagueTable, step: object) -> bool:
    """Whether a card went from the deck of encounters straight into a hand."""
    if not isinstance(step, RawMove):
        return False
    names = [table.layout.zones[zone].name for zone in (step.origin, step.target)]
    return names == ["encounter-deck", "golds"]


def _lying(table: VagueTable, zone: ZoneId, viewer: Viewer) -> Cards | Count:
    """The cards of a zone, or their number where the viewer sees only backs."""
    cards = tuple(table.zones[zone])
    return cards if _may_see(table, zone, viewer) else len(cards)


def _may_see(table: VagueTable, zone: ZoneId, viewer: Viewer) -> bool:
    place = table.layout.zones[zone]
    if place.name in FACE_DOWN:
        return False
    return place.name not in ONES_OWN or place.owner == viewer


def _seen_in_passing(table: VagueTable, viewer: Viewer) -> tuple[object, ...]:
    """What the latest move showed on its way: cards laid open before they went on, and dice.

    A-12b: whatever goes from hand to hand is shown to all, so everybody remembers who has it.
    """
    seen: list[object] = []
    for step in table.journal or ():
        match step:
            case RawMove():
                open_to_me = any(
                    _may_see(table, zone, viewer) for zone in (step.origin, step.target)
                )
                seen.append((step.origin, step.target, step.card if open_to_me else None))
            case Rolled():
                seen.append(step)
            case _:
                pass
    return tuple(seen)
