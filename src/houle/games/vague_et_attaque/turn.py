"""A turn and its phases, the next turn, and the end of a round (A-20, A-30 to A-36, A-61)."""

from typing import Final

from houle.games.vague_et_attaque import drawing, duels, harbours
from houle.games.vague_et_attaque.basics import Basics
from houle.games.vague_et_attaque.choices import can_do
from houle.games.vague_et_attaque.deck import Timing
from houle.games.vague_et_attaque.effects import Discard, Draw, Held, Phase, Stock, Whom
from houle.games.vague_et_attaque.resolving import Resolver
from houle.games.vague_et_attaque.state import Cause, Task, VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import Chance, Seat, Table, Who

HAND_LIMIT = 5
"""A-34."""
MOST_AT_ONCE = 5
"""So many cards an effect can name; whoever holds more than ten is asked again."""
LAST_ROUND = 60
"""A-61."""
EXPLORATION: Final = Phase.EXPLORATION
ENCOUNTER: Final = Phase.ENCOUNTER
END: Final = Phase.END
MOORING: Final = Phase.MOORING
SHIP: Final = Phase.SHIP
ME: Final = Whom.ME
ANY: Final = Held.ANY
STOCKS: Final = tuple(Stock)
SOUVENIR: Final = Stock.SOUVENIR
PLACE: Final = Stock.PLACE
ANY_TIME: Final = Timing.TURN
MOMENTS: Final = {
    Phase.EXPLORATION: Timing.EXPLORATION,
    Phase.ENCOUNTER: Timing.ENCOUNTER,
    Phase.MOORING: Timing.MOORING,
}
AFTER = {
    Phase.EXPLORATION: Phase.ENCOUNTER,
    Phase.ENCOUNTER: Phase.MOORING,
    Phase.MOORING: Phase.END,
}


def go_on(game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
    """Do all that follows by itself, until the game waits for somebody."""
    public = table.public
    going = True
    while going and public.duel is None and public.ended is None:
        if public.pending:
            going = Resolver(game, table, chance).step()
        else:
            going = _proceed(game, table, chance)


def _proceed(game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> bool:
    """What comes next when no effect is waiting; say whether it came by itself."""
    public, seating = table.public, game.seating
    public.chosen = None  # the card for which somebody was chosen is done (A-37b)
    while table.zones[seating.shown]:
        table.move(seating.shown, 0, seating.encounter_discard)
    phase = public.phase
    while phase is not END and phase is not SHIP:
        if not public.acted and _something_to_do(game, table):
            return False
        phase = AFTER[phase]
        enter(table, phase)
    if phase is END:
        _end_turn(game, table)
    else:
        _ship_turn(game, table, chance)
    return True


def enter(table: Table[VagueEtAttaquePublic], phase: Phase) -> None:
    """Begin a phase; if it is to be passed, it is over at once (A-39)."""
    public, turn = table.public, table.public.turn
    public.phase = phase
    public.acted = False
    if phase in public.skips[turn]:
        public.acted = True
        left = list(public.skips[turn])
        left.remove(phase)
        public.skips = tuple(
            tuple(left) if seat == turn else phases for seat, phases in enumerate(public.skips)
        )
        table.happen(Happening.SKIPS, who=Who(turn), phase=phase)


def _something_to_do(game: Basics, table: Table[VagueEtAttaquePublic]) -> bool:
    """A-36. Only what everybody can see decides: the kinds of card in a hand, not their faces."""
    public, zones, seating = table.public, table.zones, game.seating
    turn, phase = public.turn, public.phase
    if phase is EXPLORATION:
        if drawing.available(game, table, SOUVENIR):
            return True
        return drawing.available(game, table, PLACE) and bool(zones[seating.souvenirs[turn]])
    if phase is ENCOUNTER:
        return drawing.encounters_available(game, table) or bool(
            duels.challenges(game, table, turn)
        )
    return bool(
        (zones[seating.souvenirs[turn]] and (public.souvenirs_left or not public.laid))
        or (zones[seating.places[turn]] and public.places_left)
        or zones[seating.golds[turn]]
        or artefact_ready(game, table)
        or (game.options.teams and _left_to_partner(game, table))
    )


def _left_to_partner(game: Basics, table: Table[VagueEtAttaquePublic]) -> bool:
    """A-81c."""
    side = game.side(table.public.turn)
    return any(partner_may_lay(game, table, seat, one) for seat in side for one in STOCKS)


def artefact_ready(game: Basics, table: Table[VagueEtAttaquePublic]) -> bool:
    """Whether the power of whoever's turn it is can be used now (A-02b)."""
    public = table.public
    if public.used:
        return False
    artefact = game.artefact(table, public.turn)
    in_time = artefact.when is ANY_TIME or MOMENTS.get(public.phase) is artefact.when
    return in_time and can_do(game, table, public.turn, artefact.effects[0])


def partner_may_lay(
    game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, stock: Stock
) -> bool:
    """A-81c: whether a seat may lay the additional card of the partner whose turn it is."""
    public, held = table.public, game.seating.held
    return bool(
        seat != public.turn
        and seat in game.side(public.turn)
        and public.phase is MOORING
        and (public.lay_more if stock is SOUVENIR else public.lay_more_places)
        and not table.zones[held(public.turn, stock)]
        and table.zones[held(seat, stock)]
    )


def _end_turn(game: Basics, table: Table[VagueEtAttaquePublic]) -> None:
    """A-34; then the ship's turn or the next player's."""
    public, turn = table.public, table.public.turn
    size = drawing.hand_size(game, table, turn)
    if size > HAND_LIMIT:
        too_many = Discard(ME, ANY, min(size - HAND_LIMIT, MOST_AT_ONCE))
        public.pending = (Task(turn, too_many, turn),)
    elif not size and not public.acted:
        public.acted = True
        public.pending = (Task(turn, Draw(ME, None, 1), turn),)
    elif game.alone:
        enter(table, SHIP)
    else:
        _next_turn(game, table)


def _ship_turn(game: Basics, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
    """A-93."""
    public = table.public
    if public.acted:
        _next_turn(game, table)
        return
    public.acted = True
    value = table.roll(duels.SIDES, chance)
    table.happen(Happening.SHIP_TURN, value=value)
    drawing.begin(table, public.turn, game.cards.deck.ship_turn[value - 1].effects)


def _next_turn(game: Basics, table: Table[VagueEtAttaquePublic]) -> None:
    public = table.public
    public.turn = (public.turn + 1) % game.seats
    if public.turn == public.first:
        _end_round(game, table)
    public.places_left = public.souvenirs_left = 1
    public.laid = public.used = False
    public.lay_more = public.lay_more_places = 0
    if public.protected[public.turn]:
        public.protected = tuple(
            [safe and seat != public.turn for seat, safe in enumerate(public.protected)]
        )
    enter(table, EXPLORATION)


def _end_round(game: Basics, table: Table[VagueEtAttaquePublic]) -> None:
    """A-20, A-21, A-61."""
    public = table.public
    owner = harbours.owner_of(game, table, game.cards.ship)
    if owner is not None and not harbours.ship_stays(game, table):
        harbours.move_ship(game, table, (owner - 1) % game.seats)
    if public.round == LAST_ROUND:
        public.ended = Cause.LATE
    else:
        public.round += 1
        if table.journal is not None:
            table.happen(Happening.ROUND, number=public.round)
