"""What a viewer of WAVE may know at one moment, by the rules and not by the projection.

Two tables on which somebody's knowledge has always been equal must look the same to that viewer.
"""

from typing import TypeAlias

from houle.games.wave import Wave, WaveOptions, WavePublic
from houle.games.wave.moves import Discard, LayDown, Side
from houle.games.wave.state import VAIMITI
from houle.kernel import Card, Onlooker, Seat, TrackedTable, Viewer
from houle.kernel.steps import RawMove
from tests.games.wave.referee import Referee

Cards: TypeAlias = tuple[Card, ...]
Count: TypeAlias = int


def knowledge(game: Wave, table: TrackedTable[WavePublic], viewer: Viewer) -> object:
    """All that the rules let a seat or a watcher know, and nothing besides.

    Whom the game waits for, and how it ended, follow from what is listed here.
    """
    if viewer is Onlooker.EVERYONE:
        raise ValueError("everyone sees every card; there is nothing to tell apart")
    options = game.options
    public = table.public
    return (
        ("seats", game.seats),
        ("options", options),
        ("hands", [_hand(table, seat, viewer) for seat in range(game.seats)]),
        ("Vaimiti", _hers(table) if game.seats == 2 else None),
        ("pile", len(table.zone("pile"))),
        ("lying face up", table.zone("discard")[:]),
        ("places of the great wave face down", public.face_down),
        ("bend", table.zone("bend")[:] if options.virage else None),
        ("drawn tides", _drawn_tides(table, options)),
        ("turn", public.turn),
        ("direction", public.direction),
        ("orders", public.colours_inverted, public.numbers_inverted),
        ("taken", public.taken),
        ("proposals", public.proposals),
        ("pointing", public.pointing),
        ("said", public.said),
        ("declared by", public.declared_by),
        ("ended", public.ended),
        ("told in turn", _told_in_turn(game, table, viewer)),
        ("came back", _came_back(table)),
    )


def _hand(
    table: TrackedTable[WavePublic], seat: Seat, viewer: Viewer
) -> tuple[Cards | Count, Cards | Count]:
    """W-11: inward and outward cards, by place; only their number where the faces are hidden."""
    inward, outward = tuple(table.zone("inward", seat)), tuple(table.zone("outward", seat))
    if isinstance(viewer, Onlooker):
        return len(inward), len(outward)
    if viewer == seat:
        return inward, len(outward)
    return len(inward), outward


def _hers(table: TrackedTable[WavePublic]) -> tuple[Cards, Count]:
    """W-51: all see her face-up cards, nobody the others."""
    return tuple(table.zone("face-up", VAIMITI)), len(table.zone("face-down", VAIMITI))


def _drawn_tides(table: TrackedTable[WavePublic], options: WaveOptions) -> Cards:
    """W-72."""
    return tuple(table.zone("tide")) if options.colour_tide or options.number_tide else ()


def _came_back(table: TrackedTable[WavePublic]) -> Cards:
    """W-29: a card that did not fit was shown to everybody by the move just made."""
    middle = table.layout.zone("discard")
    steps = table.journal or ()
    return tuple(step.card for step in steps if isinstance(step, RawMove) and step.origin == middle)


def _told_in_turn(
    game: Wave, table: TrackedTable[WavePublic], viewer: Viewer
) -> tuple[tuple[int, ...], bool] | None:
    """W-27, W-83: which unseen cards of one's own can be played, and whether nothing fits.

    Where nothing is lit nothing is told of them: W-28, W-29, W-89.
    """
    unlit = game.options.strict or game.options.open_mistakes
    if isinstance(viewer, Onlooker) or table.public.turn != viewer or unlit:
        return None
    allowed = Referee.watch(game, table).moves(viewer)
    playable = (m.place for m in allowed if isinstance(m, Discard) and m.side is Side.OUTWARD)
    return tuple(sorted(playable)), any(isinstance(m, LayDown) for m in allowed)
