"""From what a seat knows to races that could be the real one."""

from functools import cache
from typing import TypeAlias

from houle.games.vague_verte import VagueVerte, VagueVerteOptions, VagueVertePublic
from houle.games.vague_verte.bots.race import ALIKE, CAR, PASSED, Race
from houle.games.vague_verte.moves import VagueVerteMove
from houle.kernel import Card, Chance, Knowledge, Seat, Table, ZoneId

VerteKnowledge: TypeAlias = Knowledge[VagueVertePublic, VagueVerteMove, VagueVerteOptions]

FATES = 1 << 30


@cache
def game_of(seats: int, options: VagueVerteOptions) -> VagueVerte:
    """The game that is played at such a table."""
    return VagueVerte(seats, options)


def race_at(game: VagueVerte, table: Table[VagueVertePublic]) -> Race:
    """The race that goes on at a table."""
    seating, zones = game.seating, table.zones
    race = open_race(game, table.public, [len(zones[street]) for street in seating.streets])
    for seat, zone in enumerate(seating.streets):
        if zones[zone]:
            race.last[seat] = zones[zone][-1]
    race.hands = [zones[hand][:] for hand in seating.hands]
    race.pile = zones[seating.pile][:]
    race.left = len(race.pile)
    race.face_up = zones[seating.under] + zones[seating.discard]
    return race


def open_race(game: VagueVerte, public: VagueVertePublic, rows: list[int]) -> Race:
    """A race as far as it is no matter of cards."""
    race = Race(game.seats, game.length, original=game.original)
    race.turn = public.turn
    race.drawn = public.drawn
    race.rows = rows
    for signal in public.signals:
        race.reds[signal.row] = 1 if signal.passed_by is None else PASSED + signal.passed_by
    race.misses = [int(missing) for missing in public.misses]
    race.idle = public.idle
    race.renewed = public.renewed
    return race


class Imagination:
    """Races that could be the real one, for all that a seat knows.

    `lacking` has, for each seat, the cards that it seems not to hold, as bits.
    """

    def __init__(self, known: VerteKnowledge, lacking: list[int] | None = None) -> None:
        view = known.view
        game = game_of(view.seats, view.options)
        seating = game.seating
        streets = [view.zones[street].cards for street in seating.streets]
        self.race = race = open_race(game, view.public, [len(street) for street in streets])
        for seat, street in enumerate(streets):
            if street:
                race.last[seat] = _sure(street[-1])
        self._lacking = lacking or [0] * view.seats
        self._slots: list[tuple[Seat, int]] = []
        mind = known.mind
        for seat, hand in enumerate(seating.hands):
            if seat == view.viewer:
                race.hands.append([_sure(card) for card in view.zones[hand].cards])
                continue
            race.hands.append([slot.card for slot in mind.zones[hand] if slot.card is not None])
            for slot in mind.zones[hand]:
                if slot.card is None:
                    self._slots.append((seat, 0 if slot.faces is None else ALIKE[CAR]))
        self._slots.sort(key=lambda slot: not (slot[1] or self._lacking[slot[0]]))
        race.face_up = self._known(known, seating.under) + self._known(known, seating.discard)
        race.left = len(mind.zones[seating.pile])
        self._unseen = list(mind.unseen)

    @staticmethod
    def _known(known: VerteKnowledge, zone: ZoneId) -> list[Card]:
        return [_sure(slot.card) for slot in known.mind.zones[zone]]

    def draw(self, chance: Chance, trust: int = 0) -> Race:
        """One of them. What seats seem to lack is believed `trust` times in a hundred."""
        race = self.race.copy()
        pool = self._unseen[:]
        chance.shuffle(pool)
        believed = [
            lacking if lacking and chance.below(100) < trust else 0 for lacking in self._lacking
        ]
        for seat, excluded in self._slots:
            race.hands[seat].append(_fitting(pool, excluded | believed[seat]))
        race.pile = pool
        race.fate = 1 + chance.below(FATES)
        return race


def _fitting(pool: list[Card], excluded: int) -> Card:
    """Take a card out of a shuffled pool that is not one of these, if there is one."""
    place = len(pool) - 1
    if excluded:
        while place >= 0 and excluded >> pool[place] & 1:
            place -= 1
    return pool.pop(place)


def _sure(card: Card | None) -> Card:
    if card is None:
        raise ValueError("this card lies open")
    return card
