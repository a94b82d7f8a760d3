"""Tables and moves of the rules, read as plain numbers."""

from functools import cache

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaquePublic
from houle.games.vague_et_attaque.bots.simulator.coding import coded
from houle.games.vague_et_attaque.bots.simulator.position import (
    LATE,
    LOADED,
    NOBODY,
    RUNNING,
    SKIP_BITS,
    VALIDATED,
    Ground,
    Position,
    pend,
)
from houle.games.vague_et_attaque.bots.simulator.printed import (
    BOARD,
    KEEP_ONE_CARD,
    PHASES,
    PLACE,
    SOUVENIR,
    number_of,
    printed_on,
)
from houle.games.vague_et_attaque.effects import Stock
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Jettison,
    KeepOff,
    LayPlace,
    LaySouvenir,
    LetAboard,
    PickCard,
    PickPlayer,
    PickStock,
    PickWay,
    SeekPlace,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Boarding, Cause, KeepOne, Pending
from houle.kernel import Table

_ENDS = {
    None: RUNNING,
    Cause.VALIDATED: VALIDATED,
    Cause.LOADED: LOADED,
    Cause.LATE: LATE,
}


@cache
def ground_of(game: VagueEtAttaque) -> Ground:
    """What stays the same in a game."""
    return Ground(printed_on(game.cards), game.seats, teams=game.options.teams, needed=game.needed)


def position_of(game: VagueEtAttaque, table: Table[VagueEtAttaquePublic]) -> Position:
    """A table as plain numbers."""
    public = table.public
    duel = public.duel
    at = Position(
        ground_of(game),
        [zone[:] for zone in table.zones],
        [],
        [sum(1 << SKIP_BITS * PHASES.index(phase) for phase in phases) for phases in public.skips],
        [0, 0] if duel is None else list(duel.edges),
        [0, 0] if duel is None else [int(two) for two in duel.two_dice],
        [0, 0] if duel is None else list(duel.wins),
    )
    for pending in reversed(public.pending):
        _pend(at, pending)
    at.turn = public.turn
    at.first = public.first
    at.phase = PHASES.index(public.phase)
    at.acted = public.acted
    at.round = public.round
    at.places_left = public.places_left
    at.souvenirs_left = public.souvenirs_left
    at.laid = public.laid
    at.lay_more = public.lay_more
    at.lay_more_places = public.lay_more_places
    at.used = public.used
    at.chosen = NOBODY if public.chosen is None else public.chosen
    at.protected = sum(safe << seat for seat, safe in enumerate(public.protected))
    at.ship_lost = public.ship_lost
    at.kept_off = public.kept_off
    at.validated = sum(1 << place - at.printed.first_place for place in public.validated)
    at.ended = _ENDS[public.ended]
    if duel is not None:
        at.fighting = True
        at.attacker, at.defender = duel.fighters
        at.stake_zone, at.stake_place = duel.stake.zone, duel.stake.place
        at.needed = duel.needed
        at.throws = duel.throws
        at.first_die = duel.first_die or 0
    return at


def _pend(at: Position, pending: Pending) -> None:
    match pending:
        case Boarding(seat):
            pend(at, BOARD, seat, seat)
        case KeepOne(seat):
            pend(at, KEEP_ONE_CARD, seat, seat)
        case _:
            pend(at, number_of(pending.effect), pending.seat, pending.by)


_KINDS: tuple[type[VagueEtAttaqueMove], ...] = (
    DrawSouvenir,
    SeekPlace,
    Adventure,
    Challenge,
    Throw,
    LayPlace,
    LaySouvenir,
    Jettison,
    Done,
    UseGold,
    UseArtefact,
    PickPlayer,
    PickCard,
    PickStock,
    PickWay,
    LetAboard,
    KeepOff,
)


def move_of(move: VagueEtAttaqueMove) -> int:
    """A move as a number."""
    kind = _KINDS.index(type(move))
    match move:
        case Challenge(zone, place) | PickCard(zone, place):
            return coded(kind, zone, place)
        case LaySouvenir(place, onto):
            return coded(kind, place, onto)
        case PickStock(stock):
            return coded(kind, SOUVENIR if stock is Stock.SOUVENIR else PLACE)
        case (
            SeekPlace(one)
            | LayPlace(one)
            | Jettison(one)
            | UseGold(one)
            | PickPlayer(one)
            | PickWay(one)
        ):
            return coded(kind, one)
        case _:
            return coded(kind)
