"""Why a move is not allowed in WAVE: the rule, and the facts that the player may know."""

from houle.games.wave import advice
from houle.games.wave.basics import Basics
from houle.games.wave.components import FACES
from houle.games.wave.moves import (
    Confirm,
    Declare,
    Discard,
    LayDown,
    Point,
    PointAtBend,
    Propose,
    Say,
    Side,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
)
from houle.games.wave.state import VAIMITI, WavePublic
from houle.games.wave.words import Reason
from houle.kernel import Card, Refusal, Seat, Table, Who


def refusal(game: Basics, table: Table[WavePublic], seat: Seat, move: WaveMove) -> Refusal | None:
    """The first rule that forbids the move, in the order in which a person would object."""
    if table.public.ended is not None:
        return Refusal("W-40", Reason.GAME_OVER)
    match move:
        case Discard() | LayDown() | Swap():
            return _refused_card(game, table, seat, move)
        case Propose():
            return _refused_proposal(game, table, seat, move)
        case Point() | PointAtBend() | Unpoint() | UnpointBend():
            return _refused_finger(game, table, seat, move)
        case Say(phrase):
            if table.public.said[seat] is phrase:
                return Refusal("W-32", Reason.SAME_PHRASE)
            return None
        case _:
            return _refused_declaration(table, seat, move)


def _refused_card(
    game: Basics, table: Table[WavePublic], seat: Seat, move: Discard | LayDown | Swap
) -> Refusal | None:
    public = table.public
    if public.turn != seat:
        return Refusal("W-20", Reason.NOT_YOUR_TURN, {"who": Who(public.turn)})
    inward, outward = (table.zones[zone] for zone in game.seating.hands[seat])
    row = inward if move.side is Side.INWARD else outward
    if not 0 <= move.place < len(row):
        return Refusal("W-20", Reason.NO_SUCH_CARD)
    card = row[move.place]
    if isinstance(move, Swap):
        return _refused_swap(game, table, card)
    if public.taken and row is inward and move.place == len(row) - 1:
        return Refusal("W-62", Reason.JUST_TAKEN, {"card": FACES[card]})
    if isinstance(move, LayDown):
        free = inward[:-1] if public.taken else inward
        return _refused_face_down(game, table, free, outward)
    if game.unlit and row is outward:
        return None
    return _refused_face_up(game, table, move.side, card)


def _refused_face_up(
    game: Basics, table: Table[WavePublic], side: Side, card: Card
) -> Refusal | None:
    if game.fitting(table) >> card & 1:
        return None
    if game.options.nazare:
        if side is Side.OUTWARD:
            return Refusal("W-82", Reason.UNSEEN_DOES_NOT_FIT)
        return Refusal("W-82", Reason.DOES_NOT_FIT, {"card": FACES[card]})
    top = FACES[table.zones[game.seating.discard][-1]]
    if side is Side.OUTWARD:
        return Refusal("W-21", Reason.UNSEEN_TOO_LOW, {"top": top})
    return Refusal("W-21", Reason.TOO_LOW, {"card": FACES[card], "top": top})


def _refused_face_down(
    game: Basics, table: Table[WavePublic], inward: list[Card], outward: list[Card]
) -> Refusal | None:
    if not game.options.nazare:
        return Refusal("W-83", Reason.ONLY_IN_NAZARE)
    if game.may_lay_down(inward, outward, game.fitting(table)):
        return None
    if game.unlit:
        return Refusal("W-89", Reason.INWARD_FITS)
    return Refusal("W-83", Reason.SOMETHING_FITS)


def _refused_swap(game: Basics, table: Table[WavePublic], card: Card) -> Refusal | None:
    public = table.public
    if game.seating.bend is None:
        return Refusal("W-60", Reason.NO_VIRAGE)
    if public.taken:
        return Refusal("W-63", Reason.ALREADY_SWAPPED)
    rest = [
        held
        for zone in game.seating.hands[public.turn]
        for held in table.zones[zone]
        if held != card
    ]
    if not rest:
        return Refusal("W-63", Reason.LAST_CARD)
    if game.unlit or game.options.nazare:
        return None
    fits = game.fitting(table)
    if not any(fits >> held & 1 for held in rest):
        return Refusal("W-65", Reason.WOULD_BLOCK)
    return None


def _refused_proposal(
    game: Basics, table: Table[WavePublic], seat: Seat, move: Propose
) -> Refusal | None:
    public = table.public
    if not game.seating.with_vaimiti or public.turn != VAIMITI:
        return Refusal("W-52", Reason.NOT_HER_TURN)
    if move not in game.candidates(table):
        return Refusal("W-88" if move.face_down else "W-52", Reason.CANNOT_BE_HERS)
    if move == public.proposals[seat]:
        return Refusal("W-52", Reason.SAME_PROPOSAL)
    return None


def _refused_finger(
    game: Basics,
    table: Table[WavePublic],
    seat: Seat,
    move: Point | PointAtBend | Unpoint | UnpointBend,
) -> Refusal | None:
    owner, place = (move.owner, move.place) if isinstance(move, Point | Unpoint) else (None, 0)
    held = advice.finger(table.public, seat, owner, place)
    if isinstance(move, Unpoint | UnpointBend):
        return Refusal("W-30b", Reason.NO_FINGER_THERE) if held is None else None
    if owner == seat:
        return Refusal("W-30b", Reason.OWN_CARD)
    if not _is_there(game, table, seat, owner, place):
        return Refusal("W-30b", Reason.NOTHING_THERE)
    if move.advice not in (advice.ON_BEND if owner is None else advice.ON_HANDS):
        return Refusal("W-30b", Reason.WRONG_ADVICE)
    if held is not None and held.advice is move.advice:
        return Refusal("W-30b", Reason.SAME_POINTING)
    return None


def _is_there(
    game: Basics, table: Table[WavePublic], seat: Seat, owner: int | None, place: int
) -> bool:
    """Whether there is such a card that the seat may point at."""
    if owner is None:
        return game.seating.bend is not None
    row = advice.pointable_rows(game, seat).get(owner)
    return row is not None and 0 <= place < len(table.zones[row])


def _refused_declaration(table: Table[WavePublic], seat: Seat, move: WaveMove) -> Refusal | None:
    declared_by = table.public.declared_by
    if isinstance(move, Declare):
        if declared_by is None:
            return None
        return Refusal("W-33", Reason.ALREADY_DECLARED, {"who": Who(declared_by)})
    if declared_by is None:
        return Refusal("W-33", Reason.NOTHING_DECLARED)
    if isinstance(move, Confirm) or declared_by == seat:
        return None
    return Refusal("W-33", Reason.NOT_YOURS_TO_WITHDRAW, {"who": Who(declared_by)})
