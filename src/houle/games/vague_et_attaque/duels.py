"""Duels: what is at stake, the throws, and what comes of them (A-50 to A-53)."""

from typing import TYPE_CHECKING

import msgspec

from houle.games.vague_et_attaque import harbours, offers
from houle.games.vague_et_attaque.deck import Moment
from houle.games.vague_et_attaque.effects import (
    Discard,
    Edge,
    Effect,
    Held,
    TwoDice,
    Whom,
)
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Duel, Task, VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import At, Chance, Seat, Table, Who

if TYPE_CHECKING:
    from houle.games.vague_et_attaque.rules import VagueEtAttaque

SIDES = 6
ATTACKER, DEFENDER = 0, 1
THROWS_FOR_A_PLACE = 3
WINS_FOR_A_PLACE = 2


def stakes(game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], seat: Seat) -> list[At]:
    """All that a seat can duel for (A-50, A-81b)."""
    found: list[At] = []
    side, protected = game.side(seat), table.public.protected
    for other in range(game.seats):
        if other not in side and not protected[other]:
            found += harbours.bare_places(game, table, other)
            found += harbours.laid_souvenirs(game, table, other)
    return found


def challenges(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], seat: Seat
) -> list[VagueEtAttaqueMove]:
    """The duels that a seat can begin."""
    return [offers.CHALLENGE.zone(at.zone).at(at.place) for at in stakes(game, table, seat)]


def challenge(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], seat: Seat, stake: At
) -> None:
    """Begin a duel for the card that lies there (A-50)."""
    place = game.seating.place_of.get(stake.zone)
    if place is None:
        defender = game.seating.harbours.index(stake.zone)
        needed = WINS_FOR_A_PLACE
    else:
        owner = harbours.owner_of(game, table, place)
        assert owner is not None  # noqa: S101 - in the middle there is nothing to duel for
        defender, needed = owner, 1
    table.public.duel = Duel((seat, defender), stake, needed)
    if table.journal is not None:
        face = game.cards.faces[table.zones[stake.zone][stake.place]]
        table.happen(Happening.CHALLENGED, who=Who(seat), owner=Who(defender), card=face)


def thrower(duel: Duel) -> int:
    """Which of the fighters is to throw (A-51b)."""
    return ATTACKER if duel.first_die is None else DEFENDER


def strengthen(
    table: Table[VagueEtAttaquePublic], duel: Duel, fighter: int, effect: Effect
) -> None:
    """Let a gold card act in a duel (A-03b)."""
    public = table.public
    match effect:
        case Edge(plus):
            edges = _with(duel.edges, fighter, duel.edges[fighter] + plus)
            public.duel = msgspec.structs.replace(duel, edges=edges)
        case TwoDice():
            attacker, defender = duel.two_dice
            dice = (True, defender) if fighter == ATTACKER else (attacker, True)
            public.duel = msgspec.structs.replace(duel, two_dice=dice)
        case _:
            public.duel = None
            table.happen(Happening.CALLED_OFF, who=Who(duel.fighters[fighter]))


def _with(pair: tuple[int, int], at: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if at == ATTACKER else (pair[0], value)


def throw(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], duel: Duel, chance: Chance
) -> None:
    """The next fighter throws; after the defender the throw is settled (A-51)."""
    fighter = thrower(duel)
    seat = duel.fighters[fighter]
    plus, two = _help(game, table, duel, fighter)
    value = table.roll(SIDES, chance)
    if two:
        value = max(value, table.roll(SIDES, chance))
    if table.journal is not None:
        table.happen(Happening.THREW, who=Who(seat), value=value, plus=plus)
    if duel.first_die is None:
        (_, edge), (_, two_dice) = duel.edges, duel.two_dice
        table.public.duel = Duel(
            duel.fighters,
            duel.stake,
            duel.needed,
            duel.wins,
            duel.throws,
            value + plus,
            (0, edge),
            (False, two_dice),
        )
    else:
        _settle(game, table, duel, duel.first_die, value + plus)


def _help(
    game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], duel: Duel, fighter: int
) -> tuple[int, bool]:
    """What gold cards and an artefact (A-02b) add to a throw."""
    seat = duel.fighters[fighter]
    plus, two = duel.edges[fighter], duel.two_dice[fighter]
    artefact = game.artefact(table, seat)
    if artefact.when is Moment.DUEL and seat == table.public.turn:
        for effect in artefact.effects:
            plus += effect.plus if isinstance(effect, Edge) else 0
            two = two or isinstance(effect, TwoDice)
    return plus, two


def _settle(
    game: "VagueEtAttaque",
    table: Table[VagueEtAttaquePublic],
    duel: Duel,
    attack: int,
    defence: int,
) -> None:
    if attack == defence:
        table.happen(Happening.THROW_TIED)
    wins = (duel.wins[ATTACKER] + (attack > defence), duel.wins[DEFENDER] + (defence > attack))
    throws = duel.throws + 1
    left = (THROWS_FOR_A_PLACE if duel.needed == WINS_FOR_A_PLACE else 1) - throws
    duel = Duel(
        duel.fighters,
        duel.stake,
        duel.needed,
        wins,
        throws,
        edges=(duel.edges[ATTACKER], 0),
        two_dice=(duel.two_dice[ATTACKER], False),
    )
    if max(wins) < duel.needed <= max(wins) + left:
        table.public.duel = duel
    else:
        _end(game, table, duel)


def _end(game: "VagueEtAttaque", table: Table[VagueEtAttaquePublic], duel: Duel) -> None:
    """A-52, A-53."""
    public = table.public
    public.duel = None
    attacker, defender = duel.fighters
    stake = duel.stake
    if duel.wins[ATTACKER] == duel.needed:
        face = game.cards.faces[table.zones[stake.zone][stake.place]]
        if stake.zone in game.seating.place_of:
            harbours.take_off(game, table, stake, game.seating.souvenirs[attacker])
        else:
            table.move(stake.zone, stake.place, game.seating.harbours[attacker])
        table.happen(Happening.DUEL_WON, who=Who(attacker), owner=Who(defender), card=face)
    elif duel.wins[DEFENDER] == duel.needed:
        table.happen(Happening.DUEL_LOST, who=Who(attacker), owner=Who(defender))
        lost = Task(attacker, Discard(Whom.ME, Held.ANY, 1), attacker)
        public.pending = (lost, *public.pending)
    else:
        table.happen(Happening.DUEL_TIED)
