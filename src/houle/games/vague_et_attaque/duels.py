"""Duels: what is at stake, the throws, and what comes of them (A-50 to A-53)."""

from typing import Final

import msgspec

from houle.games.vague_et_attaque import harbours, offers
from houle.games.vague_et_attaque.basics import ATTACKER, Basics, thrower
from houle.games.vague_et_attaque.deck import Timing
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
from houle.kernel import At, Card, Chance, Seat, Table, Who

SIDES: Final = 6
THROWS_FOR_A_PLACE: Final = 3
WINS_FOR_A_PLACE: Final = 2
IN_DUELS: Final = Timing.DUEL
ANY_CARD: Final = Discard(Whom.ME, Held.ANY, 1)
"""What whoever lost a duel does (A-52)."""


def challenges(
    game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat
) -> list[VagueEtAttaqueMove]:
    """The duels that a seat can begin: for bare places and for souvenirs (A-50, A-81b)."""
    found: list[VagueEtAttaqueMove] = []
    zones, seating, public = table.zones, game.seating, table.public
    protected, validated = public.protected, public.validated
    for other in game.rivals(seat):
        if protected[other]:
            continue
        harbour = seating.harbours[other]
        laden: list[VagueEtAttaqueMove] = []
        for number, place in enumerate(zones[harbour]):
            berth = seating.berths[place]
            souvenirs = len(zones[berth])
            if not souvenirs:
                found.append(offers.CHALLENGE.zone(harbour).at(number))
            elif place not in validated:
                laden += offers.CHALLENGE.zone(berth).first(souvenirs)
        found += laden
    return found


def challenge(game: Basics, table: Table[VagueEtAttaquePublic], seat: Seat, stake: At) -> None:
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


def strengthen(
    table: Table[VagueEtAttaquePublic], duel: Duel, fighter: int, effect: Effect
) -> None:
    """Let a gold card act in a duel (A-03b)."""
    public = table.public
    if type(effect) is Edge:
        edges = _with(duel.edges, fighter, duel.edges[fighter] + effect.plus)
        public.duel = msgspec.structs.replace(duel, edges=edges)
    elif type(effect) is TwoDice:
        attacker, defender = duel.two_dice
        dice = (True, defender) if fighter == ATTACKER else (attacker, True)
        public.duel = msgspec.structs.replace(duel, two_dice=dice)
    else:
        public.duel = None
        if table.journal is not None:
            table.happen(Happening.CALLED_OFF, who=Who(duel.fighters[fighter]))


def _with(pair: tuple[int, int], at: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if at == ATTACKER else (pair[0], value)


def throw(game: Basics, table: Table[VagueEtAttaquePublic], duel: Duel, chance: Chance) -> None:
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
    game: Basics, table: Table[VagueEtAttaquePublic], duel: Duel, fighter: int
) -> tuple[int, bool]:
    """What gold cards and an artefact (A-02b) add to a throw."""
    seat = duel.fighters[fighter]
    plus, two = duel.edges[fighter], duel.two_dice[fighter]
    artefact = game.artefact(table, seat)
    if artefact.when is IN_DUELS and seat == table.public.turn:
        for effect in artefact.effects:
            plus += effect.plus if isinstance(effect, Edge) else 0
            two = two or isinstance(effect, TwoDice)
    return plus, two


def _settle(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    duel: Duel,
    attack: int,
    defence: int,
) -> None:
    if attack == defence and table.journal is not None:
        table.happen(Happening.THROW_TIED)
    needed = duel.needed
    attacker, defender = duel.wins
    if attack > defence:
        attacker += 1
    elif defence > attack:
        defender += 1
    throws = duel.throws + 1
    left = (THROWS_FOR_A_PLACE if needed == WINS_FOR_A_PLACE else 1) - throws
    best = max(attacker, defender)
    if best < needed <= best + left:
        table.public.duel = Duel(
            duel.fighters,
            duel.stake,
            needed,
            (attacker, defender),
            throws,
            None,
            (duel.edges[ATTACKER], 0),
            (duel.two_dice[ATTACKER], False),
        )
    else:
        table.public.duel = None
        _end(game, table, duel, won=attacker == needed, lost=defender == needed)


def _end(
    game: Basics,
    table: Table[VagueEtAttaquePublic],
    duel: Duel,
    *,
    won: bool,
    lost: bool,
) -> None:
    """A-52, A-53, for the attacker."""
    public = table.public
    attacker, defender = duel.fighters
    if won:
        card = _take(game, table, attacker, duel.stake)
        if table.journal is not None:
            face = game.cards.faces[card]
            table.happen(Happening.DUEL_WON, who=Who(attacker), owner=Who(defender), card=face)
    elif lost:
        if table.journal is not None:
            table.happen(Happening.DUEL_LOST, who=Who(attacker), owner=Who(defender))
        public.pending = (Task(attacker, ANY_CARD, attacker), *public.pending)
    elif table.journal is not None:
        table.happen(Happening.DUEL_TIED)


def _take(game: Basics, table: Table[VagueEtAttaquePublic], attacker: Seat, stake: At) -> Card:
    if stake.zone in game.seating.place_of:
        return harbours.take_off(game, table, stake, game.seating.souvenirs[attacker])
    return table.move(stake.zone, stake.place, game.seating.harbours[attacker])
