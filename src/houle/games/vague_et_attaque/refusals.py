"""Why a move is not allowed in VAGUE & ATTAQUE: the rule, and the facts a player may know."""

from houle.games.vague_et_attaque import drawing, harbours, turn
from houle.games.vague_et_attaque.basics import ATTACKER, Basics, thrower
from houle.games.vague_et_attaque.choices import can_do, choices
from houle.games.vague_et_attaque.effects import DUEL_EFFECTS, CallOff, Phase, Stock
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    Done,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    SeekPlace,
    Throw,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import Duel, VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Reason
from houle.kernel import Card, Refusal, Seat, Table, Who, ZoneId

PHASE_OF: dict[type, tuple[Phase, str]] = {
    DrawSouvenir: (Phase.EXPLORATION, "A-30"),
    SeekPlace: (Phase.EXPLORATION, "A-30"),
    Adventure: (Phase.ENCOUNTER, "A-31"),
    Challenge: (Phase.ENCOUNTER, "A-31"),
    LayPlace: (Phase.MOORING, "A-32"),
    LaySouvenir: (Phase.MOORING, "A-32"),
    Jettison: (Phase.MOORING, "A-33"),
    Done: (Phase.MOORING, "A-33"),
}


def refusal(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    seat: Seat,
    move: VagueEtAttaqueMove,
) -> Refusal | None:
    """The first rule that forbids the move, in the order in which a person would object."""
    public = table.public
    if public.ended is not None:
        return Refusal("A-60", Reason.GAME_OVER)
    if isinstance(move, UseGold):
        return _refused_gold(game, table, seat, move.place)
    waiting = game.to_act(table)[0]
    if seat != waiting and not _helps(game, table, seat, move):
        return Refusal("A-34", Reason.NOT_YOUR_TURN, {"who": Who(waiting)})
    if public.duel is not None:
        return None if isinstance(move, Throw) else Refusal("A-51", Reason.DUEL_GOES_ON)
    if public.pending:
        return _refused_choice(game, table, move)
    if isinstance(move, UseArtefact):
        return _refused_artefact(game, table)
    if isinstance(move, Throw):
        return Refusal("A-50", Reason.NO_DUEL)
    if type(move) not in PHASE_OF:
        return Refusal("A-37", Reason.NOTHING_TO_CHOOSE)
    phase, rule = PHASE_OF[type(move)]
    if public.phase is not phase:
        return Refusal(rule, Reason.WRONG_PHASE, {"phase": phase})
    return _refused_in_phase(game, table, seat, move)


def _helps(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    seat: Seat,
    move: VagueEtAttaqueMove,
) -> bool:
    """A-81c: whether it is an additional card that the partner leaves to this seat."""
    stock = {LaySouvenir: Stock.SOUVENIR, LayPlace: Stock.PLACE}.get(type(move))
    return (
        stock is not None
        and game.at_leisure(table)
        and turn.partner_may_lay(game, table, seat, stock)
    )


def _refused_choice(
    game: Basics, table: Table[VagueEtAttaquePublic], move: VagueEtAttaqueMove
) -> Refusal | None:
    found = choices(game, table, table.public.pending[0]) or []
    if move in found:
        return None
    same = any(type(move) is type(one) for one in found)
    return Refusal("A-37", Reason.NOT_A_CHOICE if same else Reason.RESOLVE_FIRST)


def _refused_in_phase(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    seat: Seat,
    move: VagueEtAttaqueMove,
) -> Refusal | None:
    seating = game.seating
    match move:
        case DrawSouvenir():
            return _refused_draw(game, table, Stock.SOUVENIR)
        case SeekPlace(place):
            return _missing(table, seating.souvenirs[seat], place) or _refused_draw(
                game, table, Stock.PLACE
            )
        case Adventure() if not drawing.encounters_available(game, table):
            return Refusal("A-35", Reason.EMPTY_DECK)
        case Challenge():
            return _refused_challenge(game, table, seat, move)
        case LayPlace(place):
            if not table.public.places_left:
                return Refusal("A-32", Reason.ALREADY_LAID, {"stock": Stock.PLACE})
            return _missing(table, seating.places[seat], place)
        case LaySouvenir():
            return _refused_lay(game, table, seat, move)
        case Jettison(place):
            if table.public.laid:
                return Refusal("A-33", Reason.LAID_SOMETHING)
            return _missing(table, seating.souvenirs[seat], place)
        case _:
            return None


def _missing(table: Table[VagueEtAttaquePublic], zone: ZoneId, place: int) -> Refusal | None:
    there = 0 <= place < len(table.zones[zone])
    return None if there else Refusal("A-30", Reason.NO_SUCH_CARD)


def _refused_draw(game: Basics, table: Table[VagueEtAttaquePublic], stock: Stock) -> Refusal | None:
    there = drawing.available(game, table, stock)
    return None if there else Refusal("A-35", Reason.EMPTY_DECK)


def _refused_challenge(
    game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, move: Challenge
) -> Refusal | None:
    seating, cards, public = game.seating, game.cards, table.public
    at_place = seating.place_of.get(move.zone)
    if at_place is None and move.zone not in seating.harbours:
        return Refusal("A-50", Reason.NO_TARGET)
    if not 0 <= move.place < len(table.zones[move.zone]):
        return Refusal("A-50", Reason.NO_TARGET)
    place = table.zones[move.zone][move.place] if at_place is None else at_place
    owner = harbours.owner_of(game, table, place)
    if owner is None:
        return Refusal("A-70", Reason.SHIP_IN_THE_MIDDLE)
    if owner in game.side(seat):
        return Refusal("A-81b" if owner != seat else "A-50", Reason.OWN_SIDE)
    if public.protected[owner]:
        return Refusal("A-38", Reason.IS_PROTECTED, {"who": Who(owner)})
    if place in public.validated:
        return Refusal("A-42", Reason.IS_VALIDATED, {"card": cards.faces[place]})
    if at_place is None and table.zones[seating.berths[place]]:
        return Refusal("A-50", Reason.HAS_SOUVENIRS, {"card": cards.faces[place]})
    return None


def _refused_lay(
    game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, move: LaySouvenir
) -> Refusal | None:
    seating, faces, public = game.seating, game.cards.faces, table.public
    if not public.souvenirs_left:
        return Refusal("A-32", Reason.ALREADY_LAID, {"stock": Stock.SOUVENIR})
    missing = _missing(table, seating.souvenirs[seat], move.place)
    if missing is not None:
        return missing
    place = seating.place_of.get(move.onto)
    if place is None:
        return Refusal("A-32", Reason.NO_TARGET)
    onto = faces[place]
    if place not in harbours.within_reach(game, table, seat):
        rule = "A-21b" if place == game.cards.ship else "A-32"
        return Refusal(rule, Reason.OUT_OF_REACH, {"card": onto})
    souvenir: Card = table.zones[seating.souvenirs[seat]][move.place]
    if place in public.validated:
        return Refusal("A-42", Reason.PLACE_FULL, {"onto": onto})
    facts = {"card": faces[souvenir], "onto": onto}
    if not harbours.belongs(game, souvenir, place):
        return Refusal("A-32", Reason.DOES_NOT_BELONG, {**facts})
    if not harbours.has_room(game, table, souvenir, place):
        return Refusal("A-40", Reason.NEEDS_DEDICATED, {**facts})
    return None


def _refused_artefact(game: Basics, table: Table[VagueEtAttaquePublic]) -> Refusal | None:
    public = table.public
    if public.used:
        return Refusal("A-02b", Reason.ARTEFACT_USED)
    if not turn.artefact_ready(game, table):
        card = table.zones[game.seating.artefacts[public.turn]][0]
        return Refusal("A-02b", Reason.ARTEFACT_NOT_NOW, {"card": game.cards.faces[card]})
    return None


def _refused_gold(
    game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, place: int
) -> Refusal | None:
    """A-03b, A-82."""
    public, golds = table.public, game.seating.golds[seat]
    missing = _missing(table, golds, place)
    if missing is not None:
        return missing
    card = table.zones[golds][place]
    effect = game.cards.encounter(card).effects[0]
    facts = {"card": game.cards.faces[card]}
    if isinstance(effect, DUEL_EFFECTS):
        reason = _not_in_duel(game, public.duel, seat, calls_off=isinstance(effect, CallOff))
        return None if reason is None else Refusal("A-03b", reason, {**facts})
    if public.turn not in game.side(seat) or not game.at_leisure(table):
        return Refusal("A-03b", Reason.GOLD_NOT_NOW, {**facts})
    if not can_do(game, table, public.turn, effect):
        return Refusal("A-03b", Reason.NO_USE, {**facts})
    return None


def gold_is_of_use(
    game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, card: Card
) -> bool:
    """A-03b, A-82: whether a gold card that this seat holds can be used now."""
    public = table.public
    effect = game.cards.encounter(card).effects[0]
    if type(effect) in DUEL_EFFECTS:
        duel = public.duel
        calls_off = type(effect) is CallOff
        return duel is not None and _not_in_duel(game, duel, seat, calls_off=calls_off) is None
    return (
        public.turn in game.side(seat)
        and game.at_leisure(table)
        and can_do(game, table, public.turn, effect)
    )


def _not_in_duel(game: Basics, duel: Duel | None, seat: Seat, *, calls_off: bool) -> Reason | None:
    fighter = None if duel is None else game.fighter_of(duel, seat)
    if duel is None or fighter is None:
        return Reason.ONLY_IN_DUELS
    if calls_off and fighter == ATTACKER:
        return Reason.ONLY_CHALLENGED
    if fighter < thrower(duel):
        return Reason.ALREADY_THROWN
    return None
