"""What is counted in VAGUE & ATTAQUE: artefacts, the order of play, duels, and every card used."""

from collections import Counter, defaultdict
from typing import Any

from houle.arena.watching import Figures, Times
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaquePublic
from houle.games.vague_et_attaque.deck import SHIP, Timing
from houle.games.vague_et_attaque.state import Cause
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import Face, Happened, Outcome, Seat, TrackedTable, Who
from houle.kernel.steps import RawMove

ORDER = ("first", "second", "third", "fourth", "fifth")
DUELS = (
    Happening.CHALLENGED,
    Happening.DUEL_WON,
    Happening.DUEL_LOST,
    Happening.DUEL_TIED,
    Happening.CALLED_OFF,
)


class Watcher:
    """Counts, for each card, how often it was read, used or laid, and by whom.

    The ship is used by laying a souvenir on it, a power for duels by attacking.
    """

    def __init__(self, game: VagueEtAttaque) -> None:
        self._game = game
        seating = game.seating
        self._laid_on = {*seating.harbours, *seating.place_of}
        self._hands = {*seating.souvenirs, *seating.places}
        self._ship = seating.berths[game.cards.ship]
        self._attacker: Seat = 0
        self._seen: defaultdict[str, Counter[tuple[str, Seat]]] = defaultdict(Counter)

    def saw(self, table: TrackedTable[VagueEtAttaquePublic], seat: Seat, move: Any) -> None:
        for step in table.journal or ():
            match step:
                case RawMove(card, origin, _, target):
                    if origin in self._hands and target in self._laid_on:
                        self._count("card", self._game.cards.faces[card].name, seat)
                        if target == self._ship:
                            self._count("card", SHIP, seat)
                case Happened(
                    Happening.READS | Happening.USES, {"who": Who(who), "card": Face(name)}
                ):
                    self._count("card", name, who)
                case Happened(Happening.SHIP_TURN, {"value": int(value)}):
                    self._count("ship-turn", str(value), seat)
                case Happened(name) if name in DUELS:
                    self._saw_duel(table, seat, name)
                case _:
                    pass

    def _saw_duel(
        self, table: TrackedTable[VagueEtAttaquePublic], seat: Seat, happening: str
    ) -> None:
        if happening == Happening.CHALLENGED:
            self._attacker = seat
            artefact = self._game.artefact(table, seat)
            if artefact.when is Timing.DUEL:
                self._count("card", artefact.id, seat)
        self._count("duel", happening, self._attacker)

    def _count(self, topic: str, word: str, seat: Seat) -> None:
        self._seen[topic][word, seat] += 1

    def figures(self, table: TrackedTable[VagueEtAttaquePublic], outcome: Outcome) -> Figures:
        game = self._game
        for seat in range(game.seats):
            self._count("artefact", game.artefact(table, seat).id, seat)
            if game.seats > 1:
                self._count("order", ORDER[self._place_in_order(table, seat)], seat)
        shares: dict[str, dict[str, Times]] = {}
        for topic, counted in self._seen.items():
            words = shares[topic] = {}
            for (word, seat), times in counted.items():
                won = times if seat in outcome.winners else 0
                words[word] = words.get(word, Times(0, 0)) + Times(times, won)
        turns = tuple(self._turns(table, seat) for seat in range(game.seats))
        return Figures(shares, {"turns": turns})

    def _place_in_order(self, table: TrackedTable[VagueEtAttaquePublic], seat: Seat) -> int:
        return (seat - table.public.first) % self._game.seats

    def _turns(self, table: TrackedTable[VagueEtAttaquePublic], seat: Seat) -> int:
        """How many turns a player has had, the one in which the game ended included."""
        public = table.public
        had_it = self._place_in_order(table, seat) <= self._place_in_order(table, public.turn)
        return public.round if had_it or public.ended is Cause.LATE else public.round - 1
