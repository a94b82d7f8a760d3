"""What a viewer of WAVE may know at one moment, by the rules and not by the projection.

Two tables on which somebody's knowledge has always been equal must look the same to that viewer.
"""

from typing import TypeAlias

from houle.games.wave import Wave, WavePublic
from houle.games.wave.moves import Discard, LayDown, Side
from houle.kernel import Card, Onlooker, Seat, Table, Viewer
from tests.games.wave.referee import Referee

Cards: TypeAlias = tuple[Card, ...]
Count: TypeAlias = int


def knowledge(game: Wave, table: Table[WavePublic], viewer: Viewer) -> object:
    """All that the rules let a seat or a watcher know, and nothing besides."""
    if viewer is Onlooker.EVERYONE:
        raise ValueError("everyone sees every card; there is nothing to tell apart")
    referee = Referee.watch(game, table)
    public = table.public
    return (
        ("seats", game.seats),
        ("options", game.options),
        ("hands", tuple(_hand(referee, seat, viewer) for seat in range(game.seats))),
        ("Vaimiti", tuple(referee.her_face_up), len(referee.her_face_down)),
        ("pile", len(referee.pile)),
        ("discard", tuple(referee.discarded)),
        ("great wave", tuple(map(tuple, referee.great_wave.columns))),
        ("bend", tuple(referee.bend)),
        ("drawn tides", tuple(referee.drawn_tides)),
        ("turn", public.turn),
        ("direction", public.direction),
        ("orders", public.colours_inverted, public.numbers_inverted),
        ("taken", public.taken),
        ("proposals", public.proposals),
        ("pointing", public.pointing),
        ("said", public.said),
        ("declared by", public.declared_by),
        ("ended", public.ended),
        ("waits for", referee.to_act()),
        ("told in turn", _told_in_turn(referee, viewer)),
        ("outcome", referee.outcome()),
    )


def _hand(referee: Referee, seat: Seat, viewer: Viewer) -> tuple[Cards | Count, Cards | Count]:
    """W-11: inward and outward cards, by place; only their number where the faces are hidden."""
    inward, outward = tuple(referee.inward[seat]), tuple(referee.outward[seat])
    if isinstance(viewer, Onlooker):
        return len(inward), len(outward)
    if viewer == seat:
        return inward, len(outward)
    return len(inward), outward


def _told_in_turn(referee: Referee, viewer: Viewer) -> tuple[tuple[int, ...], bool] | None:
    """W-27, W-83: which unseen cards of one's own can be played, and whether nothing fits.

    In strict games nothing is told of them: W-28, W-89.
    """
    if isinstance(viewer, Onlooker) or referee.options.strict or referee.is_her_turn():
        return None
    allowed = referee.moves(viewer)
    playable = (m.place for m in allowed if isinstance(m, Discard) and m.side is Side.OUTWARD)
    return tuple(sorted(playable)), any(isinstance(m, LayDown) for m in allowed)
