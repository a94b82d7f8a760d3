"""Games of VAGUE & ATTAQUE between quick captains, in the head: many in little time.

The captains are those in the heads of the strong bots, with the taste of the greedy one. They
judge by their own hand and by what lies open, so that to play on the real position is no peeking
(`test_blind`). Partners do not help each other out of turn here.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial

from houle.arena import Times
from houle.arena.errands import run_errands
from houle.arena.play import GameResult
from houle.arena.watching import Figures
from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.scene import Scene
from houle.games.vague_et_attaque.bots.policy.style import PLAIN
from houle.games.vague_et_attaque.harbours import owner_of
from houle.games.vague_et_attaque.moves import LaySouvenir, UseArtefact, VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Cause
from houle.games.vague_et_attaque.turn import artefact_ready
from houle.kernel import QuickChance, Seat

ORDER = ("first", "second", "third", "fourth", "fifth")
GAMES_PER_ERRAND = 200


class Logbook:
    """What is counted in one game, by topic, word and seat."""

    def __init__(self, at: Scene) -> None:
        self._at = at
        self._game = at.game
        self._public = at.public
        self._seen: defaultdict[str, Counter[tuple[str, Seat]]] = defaultdict(Counter)
        self._offered = self._used = (0, -1)
        """The round and seat in which a power was last to be had, and used."""

    def note(self, move: VagueEtAttaqueMove, seat: Seat) -> None:
        """A move that is about to be made."""
        game, table, public = self._game, self._at.table, self._public
        artefact = self._artefact(public.turn)
        now = (public.round, public.turn)
        if game.at_leisure(table) and self._offered != now and artefact_ready(game, table):
            self._offered = now
            self.count("power-offered", artefact, public.turn)
        if isinstance(move, UseArtefact) and self._used != now:
            self._used = now
            self.count("power-used", artefact, public.turn)
        if isinstance(move, LaySouvenir) and move.onto == game.seating.berths[game.ship]:
            self.count("card", "ship", seat)

    def _artefact(self, seat: Seat) -> str:
        return self._game.artefact(self._at.table, seat).id

    def count(self, topic: str, word: str, seat: Seat) -> None:
        self._seen[topic][word, seat] += 1

    def figures(self, winners: tuple[Seat, ...]) -> Figures:
        """All of it, at the end."""
        game, public, seats = self._game, self._public, self._game.seats
        for seat in range(seats):
            self.count("artefact", self._artefact(seat), seat)
            self.count("order", ORDER[(seat - public.first) % seats], seat)
        owner = owner_of(game, self._at.table, game.ship)
        if game.ship in public.validated and owner is not None:
            self.count("ship", "validated", owner)
        found: dict[str, dict[str, Times]] = {}
        for topic, counted in self._seen.items():
            words = found[topic] = {}
            for (word, seat), times in counted.items():
                won = times if seat in winners else 0
                words[word] = words.get(word, Times(0, 0)) + Times(times, won)
        turns = tuple(self._turns(seat) for seat in range(seats))
        return Figures(found, {"turns": turns})

    def _turns(self, seat: Seat) -> int:
        public, seats = self._public, self._game.seats
        had_it = (seat - public.first) % seats <= (public.turn - public.first) % seats
        return public.round if had_it or public.ended is Cause.LATE else public.round - 1


def play_one(game: VagueEtAttaque, seed: str, number: int) -> GameResult:
    """One game, the same one for the same seed and number."""
    chance = PlayoutChance(QuickChance(f"{seed}/{number}").below(SEEDS))
    at = Scene(game, game.imagine(chance))
    book, mind = Logbook(at), Mind(PLAIN)
    moves = 0
    while (outcome := game.outcome(at.table)) is None:
        seat = game.waits_for(at.table)
        move = pick(at, seat, mind)
        book.note(move, seat)
        game.play(at.table, seat, move, chance)
        moves += 1
    return GameResult(outcome, moves, book.figures(outcome.winners))


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
