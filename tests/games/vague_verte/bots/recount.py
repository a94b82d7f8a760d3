"""What a reason says, counted again: in the same worlds, by what the game notes as it happens."""

from typing import Any, NamedTuple

from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.bots.reasons import AHEAD, Reason
from houle.games.vague_verte import VagueVerte, VagueVertePublic
from houle.games.vague_verte.bots.habits import take_turn
from houle.games.vague_verte.bots.imagining import Imagination, VerteKnowledge, World
from houle.games.vague_verte.bots.reading import seem_to_lack
from houle.games.vague_verte.bots.thinking import best_play_here, worth_of_draw, worth_of_play
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import VagueVerteMove
from houle.games.vague_verte.state import Cause
from houle.games.vague_verte.words import Fate, Happening
from houle.kernel import Chance, Happened, QuickChance, Seat, Story, Table, Who, know

BELIEVED = 85
"""How often, in a hundred worlds, the expert believes what it read out of the turns of others."""


class Moment(NamedTuple):
    """A seat that has a choice, in the middle of a race."""

    game: VagueVerte
    known: VerteKnowledge

    @property
    def me(self) -> Seat:
        return self.known.view.public.turn


def moments(game: VagueVerte, seed: int, apart: int) -> list[Moment]:
    """Some choices in a race by habit; so many are passed over after each."""
    chance = QuickChance(f"moments {seed}")
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    found: list[Moment] = []
    while table.public.ended is None:
        seat = table.public.turn
        known = know(game, table, seat, story)
        if len(known.view.moves) > 1:
            found.append(Moment(game, known))
        moves = known.view.moves
        # Cards of all kinds come to the board: the first that is offered is most often a drive.
        move = moves[0] if chance.below(3) else moves[chance.below(len(moves))]
        game.play(table, seat, move, chance)
        story.add(seat, table.journal or ())
    return found[::apart]


def worlds(moment: Moment, count: int) -> list[World]:
    """Those that were tried when the same was asked with the usual seed."""
    imagination = Imagination(moment.known, seem_to_lack(moment.known))
    chance = PlayoutChance(QuickChance(0).below(SEEDS))
    return [imagination.draw(chance, BELIEVED) for _ in range(count)]


def counted(moment: Moment, move: VagueVerteMove, reason: Reason) -> tuple[int, int]:
    """The two numbers that a reason for a move should say."""
    tried = worlds(moment, reason.of)
    if reason.fate == AHEAD:
        gaps = [worth(moment, each, move) - worth(moment, each, reason.other) for each in tried]
        return sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    own, other = (
        sum(reason.fate in happens(moment, each, one) for each in tried)
        for one in (move, reason.other)
    )
    return own, other


def worth(moment: Moment, world: World, move: Any) -> float:
    """What the expert thinks of a move in a world; by the original rule it looks twice as far."""
    game, public = moment.game, moment.known.view.public
    weights = weights_for(game.seats, original=game.original)
    judge = worth_of_play if public.drawn else worth_of_draw
    return judge(game, world, move, game.seats * (1 + game.original), weights)


def happens(moment: Moment, world: World, move: Any) -> set[Fate]:
    """What comes of a move, by what the game notes and by where the cards lie in the end."""
    game, me, fate = moment.game, moment.me, world.fate
    table = world.table.copy()
    rows = standing(game, table)
    furthest = max(row for seat, row in enumerate(rows) if seat != me)
    game.play(table, me, move, fate)
    if not moment.known.view.public.drawn:
        weights = weights_for(game.seats, original=game.original)
        game.play(table, me, best_play_here(game, table, fate, weights), fate)
    table.journal = []
    while table.public.ended is None and table.public.turn != me:
        take_turn(game, table, fate)
    found: set[Fate] = set()
    if table.public.ended is not None:
        return end(game, table, me) | lost(game, table, me)
    if not any(rows[seat] == furthest for seat in drivers(table) if seat != me):
        found.add(Fate.HELD)
    table.journal = []
    take_turn(game, table, fate)
    if me in drivers(table):
        found.add(Fate.ONWARD)
    play_out(game, table, fate)
    return found | end(game, table, me)


def play_out(game: VagueVerte, table: Table[VagueVertePublic], chance: Chance) -> None:
    """Go on by habit until the race is over."""
    while table.public.ended is None:
        take_turn(game, table, chance)


def end(game: VagueVerte, table: Table[VagueVertePublic], me: Seat) -> set[Fate]:
    """Whether one won, and alone."""
    return {Fate.WINS} if won(game, table) == {me} else set()


def lost(game: VagueVerte, table: Table[VagueVertePublic], me: Seat) -> set[Fate]:
    """What it is called if a race is over and others won it."""
    return set() if me in won(game, table) else {Fate.LOSES}


def standing(game: VagueVerte, table: Table[VagueVertePublic]) -> list[int]:
    """The row on which each player stands (V-24)."""
    return [len(table.zone("street", seat)) for seat in range(game.seats)]


def drivers(table: Table[VagueVertePublic]) -> set[Seat]:
    """Those who came a square further with a card of their own, since notes are taken."""
    return {
        step.facts["who"].seat
        for step in table.journal or ()
        if isinstance(step, Happened)
        and step.name in {Happening.DROVE, Happening.RUSHED}
        and isinstance(step.facts["who"], Who)
    }


def won(game: VagueVerte, table: Table[VagueVertePublic]) -> set[Seat]:
    """V-40: whoever laid the last card of a street; V-41: else those who stand furthest."""
    if table.public.ended is Cause.ARRIVED:
        return {table.public.turn}
    rows = standing(game, table)
    return {seat for seat in range(game.seats) if rows[seat] == max(rows)}
