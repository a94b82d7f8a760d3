"""Games of VAGUE & ATTAQUE between captains in plain numbers: a hundred times as many in the time.

The captains are those of the strong bots, with the taste of the greedy one; the numbers are held
equal to the rules by `tests/games/vague_et_attaque/bots`. They judge by their own hand and by what
lies open, so that to play on the real position is no peeking (`test_blind` there). Partners do not
help each other out of turn here.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial

from houle.arena import Times
from houle.arena.errands import run_errands
from houle.arena.play import GameResult
from houle.arena.watching import Figures
from houle.bots.luck import SEEDS, Luck
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.style import PLAIN
from houle.games.vague_et_attaque.bots.simulator.coding import LAY_SOUVENIR, USE_ARTEFACT
from houle.games.vague_et_attaque.bots.simulator.moves import artefact_ready
from houle.games.vague_et_attaque.bots.simulator.playing import play, shares
from houle.games.vague_et_attaque.bots.simulator.position import (
    LATE,
    LOADED,
    RUNNING,
    VALIDATED,
    Position,
    owner_of,
    validated_by,
    waited_for,
)
from houle.games.vague_et_attaque.bots.simulator.printed import HOUSE
from houle.games.vague_et_attaque.bots.simulator.reading import position_of
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.state import Cause
from houle.kernel import Outcome, QuickChance, Seat

ORDER = ("first", "second", "third", "fourth", "fifth")
CAUSES = {VALIDATED: Cause.VALIDATED, LOADED: Cause.LOADED, LATE: Cause.LATE}
GAMES_PER_ERRAND = 200


class Logbook:
    """What is counted in one game, by topic, word and seat."""

    def __init__(self, at: Position) -> None:
        self._at = at
        self._seen: defaultdict[str, Counter[tuple[str, Seat]]] = defaultdict(Counter)
        self._offered = self._used = (0, -1)
        """The round and seat in which a power was last to be had, and used."""

    def note(self, move: int, seat: Seat) -> None:
        """A move that is about to be made."""
        at = self._at
        kind, artefact = move >> 16, self._artefact(at.turn)
        now = (at.round, at.turn)
        leisure = not at.fighting and not at.pending
        if leisure and self._offered != now and artefact_ready(at):
            self._offered = now
            self.count("power-offered", artefact, at.turn)
        if kind == USE_ARTEFACT and self._used != now:
            self._used = now
            self.count("power-used", artefact, at.turn)
        if kind == LAY_SOUVENIR and move & 255 == at.ground.berths + HOUSE.ship:
            self.count("card", "ship", seat)

    def _artefact(self, seat: Seat) -> str:
        return CARDS.printed[self._at.zones[self._at.ground.artefacts[seat]][0]].id

    def count(self, topic: str, word: str, seat: Seat) -> None:
        self._seen[topic][word, seat] += 1

    def figures(self, winners: tuple[Seat, ...]) -> Figures:
        """All of it, at the end."""
        at, seats = self._at, self._at.ground.seats
        for seat in range(seats):
            self.count("artefact", self._artefact(seat), seat)
            self.count("order", ORDER[(seat - at.first) % seats], seat)
        if at.validated >> HOUSE.ship & 1:
            self.count("ship", "validated", owner_of(at, HOUSE.ship_card))
        found: dict[str, dict[str, Times]] = {}
        for topic, counted in self._seen.items():
            words = found[topic] = {}
            for (word, seat), times in counted.items():
                won = times if seat in winners else 0
                words[word] = words.get(word, Times(0, 0)) + Times(times, won)
        turns = tuple(self._turns(seat) for seat in range(seats))
        return Figures(found, {"turns": turns})

    def _turns(self, seat: Seat) -> int:
        at, seats = self._at, self._at.ground.seats
        had_it = (seat - at.first) % seats <= (at.turn - at.first) % seats
        return at.round if had_it or at.ended == LATE else at.round - 1


def play_one(game: VagueEtAttaque, seed: str, number: int) -> GameResult:
    """One game, the same one for the same seed and number."""
    luck = Luck(QuickChance(f"{seed}/{number}").below(SEEDS))
    at = position_of(game, game.start(luck, journal=False))
    book = Logbook(at)
    moves = 0
    while at.ended == RUNNING:
        seat = waited_for(at)
        move = pick(at, seat, PLAIN)
        book.note(move, seat)
        play(at, seat, move, luck)
        moves += 1
    winners = tuple(seat for seat, share in enumerate(shares(at)) if share > 0)
    points = tuple(validated_by(at, seat) for seat in range(game.seats))
    outcome = Outcome(CAUSES[at.ended], winners, points, {})
    return GameResult(outcome, moves, book.figures(winners))


def games_of(
    seats: int, options: VagueEtAttaqueOptions, games: int, seed: str, jobs: int = 1
) -> Iterator[GameResult]:
    """So many games, in their order, whatever the number of processes."""
    starts = range(0, games, GAMES_PER_ERRAND)
    errands = [range(start, min(start + GAMES_PER_ERRAND, games)) for start in starts]
    work = partial(_play_some, seats, options, seed)
    if jobs == 1:
        for errand in errands:
            yield from work(errand)
    else:
        for results in run_errands(work, errands, jobs):
            yield from results


def _play_some(
    seats: int, options: VagueEtAttaqueOptions, seed: str, numbers: range
) -> list[GameResult]:
    game = VagueEtAttaque(seats, options)
    return [play_one(game, seed, number) for number in numbers]
