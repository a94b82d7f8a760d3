"""A position as plain numbers: the zones of a table, under their own numbers, and the record."""

from typing import Final

from mypy_extensions import mypyc_attr

from houle.games.vague_et_attaque.bots.simulator.printed import Printed

SOUVENIR_DECK: Final = 0
PLACE_DECK: Final = 1
ENCOUNTER_DECK: Final = 2
SOUVENIR_DISCARD: Final = 3
PLACE_DISCARD: Final = 4
ENCOUNTER_DISCARD: Final = 5
MIDDLE: Final = 8
SHOWN: Final = 9
TO_DISCARD: Final = 3
"""From a deck to its discard pile."""

NOBODY: Final = -1
RUNNING: Final = 0
VALIDATED: Final = 1
LOADED: Final = 2
LATE: Final = 3
FEW_SEATS: Final = 2
SKIP_BITS: Final = 12
"""So many for each phase: whoever piles such effects up has them passed one by one."""
SKIP_MASK: Final = (1 << SKIP_BITS) - 1


class Ground:
    """What stays the same in a game: its cards, who sits where, and which zone is whose."""

    def __init__(self, printed: Printed, seats: int, *, teams: bool, needed: int) -> None:
        self.printed = printed
        self.seats = seats
        self.teams = teams
        self.needed = needed
        self.alone = seats == 1
        everyone = list(range(seats))
        self.rounds = [everyone[seat:] + everyone[:seat] for seat in everyone]
        """All seats in the order of play, from each one on."""
        self.sides = [[seat, (seat + 2) % 4] if teams else [seat] for seat in everyone]
        self.rivals = [
            [other for other in everyone if other not in self.sides[seat]] for seat in everyone
        ]
        first = [SHOWN + 1 + 6 * seat for seat in everyone]
        self.artefacts = first
        self.harbours = [zone + 1 for zone in first]
        self.souvenirs = [zone + 2 for zone in first]
        self.places = [zone + 3 for zone in first]
        self.golds = [zone + 4 for zone in first]
        self.looks = [zone + 5 for zone in first]
        self.berths = SHOWN + 1 + 6 * seats
        """The zone on the first place; those on the others follow."""


@mypyc_attr(allow_interpreted_subclasses=False)
class Position:
    """Everything at a table; what nobody knows about whose knowledge is left out.

    The last of `pending` comes next. Each is an effect, a seat and a reader in one number.
    """

    __slots__ = (
        "acted",
        "attacker",
        "chosen",
        "defender",
        "dice",
        "edges",
        "ended",
        "fighting",
        "first",
        "first_die",
        "ground",
        "kept_off",
        "laid",
        "lay_more",
        "lay_more_places",
        "needed",
        "pending",
        "phase",
        "places_left",
        "printed",
        "protected",
        "round",
        "ship_lost",
        "skips",
        "souvenirs_left",
        "stake_place",
        "stake_zone",
        "throws",
        "turn",
        "used",
        "validated",
        "wins",
        "zones",
    )

    def __init__(
        self,
        ground: Ground,
        zones: list[list[int]],
        pending: list[int],
        skips: list[int],
        edges: list[int],
        dice: list[int],
        wins: list[int],
    ) -> None:
        self.ground = ground
        self.printed = ground.printed
        self.zones = zones
        self.pending = pending
        self.skips = skips
        """For each seat how often each phase is to be passed, `SKIP_BITS` a phase."""
        self.edges = edges
        self.dice = dice
        self.wins = wins
        self.turn: int = 0
        self.first: int = 0
        self.phase: int = 0
        self.acted: bool = False
        self.round: int = 1
        self.places_left: int = 1
        self.souvenirs_left: int = 1
        self.laid: bool = False
        self.lay_more: int = 0
        self.lay_more_places: int = 0
        self.used: bool = False
        self.chosen: int = NOBODY
        self.fighting: bool = False
        self.attacker: int = 0
        self.defender: int = 0
        self.stake_zone: int = 0
        self.stake_place: int = 0
        self.needed: int = 0
        self.throws: int = 0
        self.first_die: int = 0
        """Nothing yet if 0."""
        self.protected: int = 0
        """A bit for each seat."""
        self.ship_lost: int = 0
        self.kept_off: bool = False
        self.validated: int = 0
        """A bit for each place."""
        self.ended: int = RUNNING

    def copy(self) -> "Position":
        """An equal position that can be played on without touching this one."""
        other = Position(
            self.ground,
            [zone[:] for zone in self.zones],
            self.pending[:],
            self.skips[:],
            self.edges[:],
            self.dice[:],
            self.wins[:],
        )
        other.turn = self.turn
        other.first = self.first
        other.phase = self.phase
        other.acted = self.acted
        other.round = self.round
        other.places_left = self.places_left
        other.souvenirs_left = self.souvenirs_left
        other.laid = self.laid
        other.lay_more = self.lay_more
        other.lay_more_places = self.lay_more_places
        other.used = self.used
        other.chosen = self.chosen
        other.fighting = self.fighting
        other.attacker = self.attacker
        other.defender = self.defender
        other.stake_zone = self.stake_zone
        other.stake_place = self.stake_place
        other.needed = self.needed
        other.throws = self.throws
        other.first_die = self.first_die
        other.protected = self.protected
        other.ship_lost = self.ship_lost
        other.kept_off = self.kept_off
        other.validated = self.validated
        other.ended = self.ended
        return other


def waited_for(at: Position) -> int:
    """Whose move it is."""
    if at.fighting:
        return at.defender if at.first_die else at.attacker
    return at.pending[-1] >> 3 & 7 if at.pending else at.turn


def pend(at: Position, effect: int, seat: int, by: int) -> None:
    """Let an effect come next."""
    at.pending.append(effect << 6 | seat << 3 | by)


def begin(at: Position, seat: int, effects: list[int]) -> None:
    """Let a card act: all its effects, in their order, before anything else."""
    at.chosen = NOBODY
    for effect in reversed(effects):
        at.pending.append(effect << 6 | seat << 3 | seat)


def hand_size(at: Position, seat: int) -> int:
    zones, first = at.zones, at.ground.souvenirs[seat]
    return len(zones[first]) + len(zones[first + 1]) + len(zones[first + 2])


def berth_of(at: Position, place: int) -> list[int]:
    """The souvenirs on a place, named by its card."""
    return at.zones[at.ground.berths + place - at.printed.first_place]


def is_validated(at: Position, place: int) -> bool:
    return (at.validated >> (place - at.printed.first_place)) & 1 == 1


def owner_of(at: Position, place: int) -> int:
    """In whose zone a place lies."""
    for seat in range(at.ground.seats):
        if place in at.zones[at.ground.harbours[seat]]:
            return seat
    return NOBODY


def validated_by(at: Position, seat: int) -> int:
    """How many places a player and the partner have validated."""
    if not at.validated:
        return 0
    found = 0
    for mate in at.ground.sides[seat]:
        for place in at.zones[at.ground.harbours[mate]]:
            found += at.validated >> (place - at.printed.first_place) & 1
    return found


def available(at: Position, deck: int) -> bool:
    """Whether a card of this deck can be drawn (A-35)."""
    return len(at.zones[deck]) > 0 or len(at.zones[deck + TO_DISCARD]) > 0


def place_in(at: Position, zone: int) -> int:
    """The card of the place whose souvenirs lie in this zone; nothing if it is another zone."""
    number = zone - at.ground.berths
    return at.printed.first_place + number if 0 <= number < at.printed.place_count else NOBODY
