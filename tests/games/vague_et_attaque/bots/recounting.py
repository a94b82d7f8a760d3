"""What comes of a move, counted once more: by the rules of the game, and by nothing of `Trial`."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from houle.bots.playout_chance import PlayoutChance
from houle.bots.reasons import AHEAD, Reason
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots.captains import TUNED, Captain, Imagined, World
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.scene import Scene
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import VagueEtAttaquePublic
from houle.games.vague_et_attaque.words import Fate
from houle.kernel import QuickChance, Seat, Story, Table, know

VagueTable: TypeAlias = Table[VagueEtAttaquePublic]
Counts: TypeAlias = tuple[int, int]

WORLDS = 10
SEED = 5


class Moment(NamedTuple):
    """Somebody has a choice."""

    game: VagueEtAttaque
    known: VagueKnowledge

    @property
    def seat(self) -> Seat:
        return int(self.known.view.viewer)


def moments(
    seats: int, options: VagueEtAttaqueOptions, every: int, games: int = 1
) -> Iterator[Moment]:
    """A few of the choices in games of captains."""
    game = VagueEtAttaque(seats, options)
    choices = 0
    for number in range(games):
        chance = QuickChance(f"reasons {number}")
        captains = [Captain(chance) for _ in range(seats)]
        table = game.start(chance)
        story = Story(game.layout, table.journal or ())
        while waiting := game.to_act(table):
            known = know(game, table, waiting[0], story)
            if len(known.view.moves) > 1:
                choices += 1
                if choices % every == 0:
                    yield Moment(game, known)
            move = captains[waiting[0]].choose(known)
            assert game.attempt(table, waiting[0], move, chance) is None
            story.add(waiting[0], table.journal or ())


def recounted(at: Moment, reason: Reason, move: VagueEtAttaqueMove) -> Counts:
    """In how many worlds a move, and the other, came to what a reason says of them."""
    imagined = Imagined(at.known, QuickChance(SEED))
    worlds = [imagined.world() for _ in range(reason.of)]
    if reason.fate == AHEAD:
        moves = at.known.view.moves
        numbers = moves.index(move), moves.index(reason.other)
        worths = [[imagined.worth(world, number) for number in numbers] for world in worlds]
        return sum(own > other for own, other in worths), sum(own < other for own, other in worths)
    fates = [[fates_of(at, world, one) for world in worlds] for one in (move, reason.other)]
    own, other = (sum(reason.fate in found for found in each) for each in fates)
    return own, other


def fates_of(at: Moment, world: World, move: VagueEtAttaqueMove) -> set[str]:
    """All that comes of a move in one world."""
    game, seat = at.game, at.seat
    before, turns = world.table, _turns(at, world, move)
    early = next(turns)
    late = next(turns)
    found: set[str] = set()
    if outcome := game.outcome(late):
        won = seat in outcome.winners
        found |= {Fate.WINS} if won else set() if game.seats == 1 else {Fate.LOST}
    if game.seats == 1 and (ending := game.outcome(next(turns))) and seat in ending.winners:
        found.add(Fate.SHIP_BEATEN)
    fresh = set(late.public.validated) - set(before.public.validated)
    whose = {other for other in range(game.seats) if fresh & set(_harbour(game, late, other))}
    side = {seat, (seat + 2) % 4} if game.options.teams else {seat}
    found |= {Fate.VALIDATES} if whose & side else set()
    found |= {Fate.RIVAL} if whose - side else set()
    if _rows(game, late, side, least=2) > _rows(game, before, side, least=2):
        found.add(Fate.NEARLY)
    if sum(_laid(game, early, side)) > sum(_laid(game, before, side)):
        found.add(Fate.GROWS)
    on_ship = game.layout.zone("on-ship-1")
    if game.seats == 1 and len(early.zones[on_ship]) > len(before.zones[on_ship]):
        found.add(Fate.ABOARD)
    return found


def _turns(at: Moment, world: World, move: VagueEtAttaqueMove) -> Iterator[VagueTable]:
    """The table as the next turn of a seat begins, as that turn is over, and in the end."""
    game, table = at.game, world.table.copy()
    chance, mind = PlayoutChance(world.fate), Mind(TUNED)
    turns = [_turn(table)]
    told = 0
    game.play(table, at.seat, move, chance)
    while True:
        if _turn(table) != turns[-1]:
            turns.append(_turn(table))
        own = [number for number, (_, turn) in enumerate(turns) if number and turn == at.seat]
        over = game.outcome(table) is not None
        if told == 0 and (own or over):
            yield table.copy()
            told = 1
        if told == 1 and (over or own[0] + 1 < len(turns)):
            yield table.copy()
            told = 2
        if over:
            break
        (waiting,) = game.to_act(table)
        game.play(table, waiting, pick(Scene(game, table), waiting, mind), chance)
    yield table


def _turn(table: VagueTable) -> tuple[int, Seat]:
    return table.public.round, table.public.turn


def _harbour(game: VagueEtAttaque, table: VagueTable, seat: Seat) -> list[int]:
    return table.zones[game.layout.zone("harbour", seat)]


def _laid(game: VagueEtAttaque, table: VagueTable, side: set[Seat]) -> list[int]:
    """How many souvenirs lie on each place of a side."""
    berths: Any = game.seating.berths
    return [
        len(table.zones[berths[place]]) for seat in side for place in _harbour(game, table, seat)
    ]


def _rows(game: VagueEtAttaque, table: VagueTable, side: set[Seat], least: int) -> int:
    return len([souvenirs for souvenirs in _laid(game, table, side) if souvenirs >= least])
