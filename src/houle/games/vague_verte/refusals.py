"""Why a move is not allowed in VAGUE VERTE: the rule, and the facts that the player may know."""

from houle.games.vague_verte.basics import Basics
from houle.games.vague_verte.components import CARS, FACES, KIND, FaceName
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.roads import Road, red_rows
from houle.games.vague_verte.state import VagueVertePublic
from houle.games.vague_verte.words import Reason
from houle.kernel import Card, Refusal, Seat, Table, Who

RULE_OF = {
    FaceName.CAR: "V-20",
    FaceName.BREAKDOWN: "V-22",
    FaceName.TOW_TRUCK: "V-23",
    FaceName.RED_SIGNAL: "V-24",
    FaceName.GREEN_SIGNAL: "V-25",
    FaceName.AMBULANCE: "V-26",
    FaceName.DUCKS: "V-27",
}
"""The rule that says where a card may be laid."""


def refusal(
    game: Basics, table: Table[VagueVertePublic], seat: Seat, move: VagueVerteMove
) -> Refusal | None:
    """The first rule that forbids the move, in the order in which a person would object."""
    public = table.public
    if public.ended is not None:
        return Refusal("V-40", Reason.GAME_OVER)
    if public.turn != seat:
        return Refusal("V-04", Reason.NOT_YOUR_TURN, {"who": Who(public.turn)})
    if isinstance(move, DrawFromPile | TakeFaceUp):
        return _refused_draw(game, table, move)
    if not public.drawn:
        return Refusal("V-10", Reason.DRAW_FIRST)
    hand = table.zones[game.seating.hands[seat]]
    if not 0 <= move.place < len(hand):
        return Refusal("V-10", Reason.NO_SUCH_CARD)
    card = hand[move.place]
    own = game.road(table, seat)
    if isinstance(move, Discard):
        must_start = not own.started and any(CARS >> held & 1 for held in hand)
        return Refusal("V-12", Reason.MUST_START) if must_start else None
    if not own.started and KIND[card] is not FaceName.CAR:
        return Refusal("V-21", Reason.NOT_STARTED, {"card": FACES[card]})
    match move:
        case Drive():
            return _refused_drive(game, own, card)
        case Hinder(_, owner):
            return _refused_hindrance(game, table, seat, owner, card)
        case _:
            return _refused_signal(game, table.public, move.row, card)


def _refused_draw(
    game: Basics, table: Table[VagueVertePublic], move: DrawFromPile | TakeFaceUp
) -> Refusal | None:
    if table.public.drawn:
        return Refusal("V-10", Reason.ALREADY_DRAWN)
    if isinstance(move, DrawFromPile):
        return None if table.zones[game.seating.pile] else Refusal("V-14", Reason.EMPTY_PILE)
    return None if table.zones[game.seating.discard] else Refusal("V-14", Reason.NOTHING_FACE_UP)


def _wrong_place(card: Card) -> Refusal:
    return Refusal(RULE_OF[KIND[card]], Reason.WRONG_PLACE, {"card": FACES[card]})


def _refused_drive(game: Basics, own: Road, card: Card) -> Refusal | None:
    match KIND[card]:
        case FaceName.CAR:
            return _refused_car(own, card, original=game.original)
        case FaceName.TOW_TRUCK:
            return None if own.takes_tow_truck() else Refusal("V-23", Reason.NOTHING_TO_TOW)
        case FaceName.AMBULANCE:
            if own.broken_down:
                return Refusal("V-26", Reason.BROKEN_DOWN)
            return None if own.takes_ambulance() else Refusal("V-26", Reason.NO_RED_SIGNAL)
        case _:
            return _wrong_place(card)


def _refused_car(own: Road, car: Card, *, original: bool) -> Refusal | None:
    if own.takes_car(car, original=original) or own.last is None:
        return None
    if own.broken_down:
        return Refusal("V-22", Reason.BROKEN_DOWN)
    if own.barred:
        return Refusal("V-24", Reason.BARRED, {"row": own.row})
    return Refusal("V-32", Reason.NO_MATCH, {"card": FACES[car], "last": FACES[own.last]})


def _refused_hindrance(
    game: Basics, table: Table[VagueVertePublic], seat: Seat, owner: Seat, card: Card
) -> Refusal | None:
    if KIND[card] not in {FaceName.BREAKDOWN, FaceName.DUCKS}:
        return _wrong_place(card)
    if owner == seat or owner not in range(game.seats):
        return Refusal(RULE_OF[KIND[card]], Reason.NO_OPPONENT)
    road = game.road(table, owner)
    whose = {"owner": Who(owner)}
    if not road.started:
        return Refusal("V-28", Reason.OWNER_NOT_STARTED, {**whose})
    if road.broken_down:
        return Refusal(RULE_OF[KIND[card]], Reason.OWNER_BROKEN_DOWN, {**whose})
    if road.barred:
        return Refusal("V-31", Reason.OWNER_BARRED, {**whose, "row": road.row})
    if KIND[card] is FaceName.BREAKDOWN:
        if road.takes_breakdown(card):
            return None
        return Refusal("V-22", Reason.WRONG_COLOUR, {**whose, "card": FACES[card]})
    if road.ends_next:
        return Refusal("V-28b", Reason.LAST_SQUARE, {**whose})
    if table.public.misses[owner]:
        return Refusal("V-29", Reason.MISSES_ALREADY, {**whose})
    return None


def _refused_signal(game: Basics, public: VagueVertePublic, row: int, card: Card) -> Refusal | None:
    red = row in red_rows(public.signals)
    match KIND[card]:
        case FaceName.RED_SIGNAL:
            if row not in game.rows:
                return Refusal("V-30", Reason.NO_SUCH_ROW, {"last": game.length - 1})
            return Refusal("V-30", Reason.ROW_TAKEN, {"row": row}) if red else None
        case FaceName.GREEN_SIGNAL:
            return None if red else Refusal("V-25", Reason.NOTHING_TO_COVER, {"row": row})
        case _:
            return _wrong_place(card)
