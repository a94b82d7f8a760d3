"""What comes of a draw or of a play, counted in races as the expert imagines them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.bots.reasons import AnyKnowledge, Came, Reasons, Trial
from houle.games.vague_verte.bots.drivers import EXPERT
from houle.games.vague_verte.bots.habits import take_turn
from houle.games.vague_verte.bots.imagining import Imagination, VerteKnowledge, World, game_of
from houle.games.vague_verte.bots.outlook import chance_to_win
from houle.games.vague_verte.bots.reading import seem_to_lack
from houle.games.vague_verte.bots.thinking import after_draw, after_play
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import VagueVerteMove
from houle.games.vague_verte.rules import VagueVerte
from houle.games.vague_verte.state import VagueVertePublic
from houle.games.vague_verte.words import Fate
from houle.kernel import Chance, Seat, Seats, Table


class Turn(NamedTuple):
    """What is to be remembered of a turn that was played in the head."""

    who: Seat
    drove: bool
    """The own street grew, with a card of one's own."""


class RaceTrial:
    """Each race goes on by habit: for its worth as far as the expert looks, then to its end."""

    def __init__(self, known: VerteKnowledge, chance: Chance) -> None:
        self._game = game = game_of(known.view.seats, known.view.options)
        self._chance = chance
        self._imagination = Imagination(known, seem_to_lack(known))
        table = self._imagination.seen
        self._me: Seat = table.public.turn
        self._drawn = table.public.drawn
        self._foremost = foremost(game, table, self._me)
        self._turns = EXPERT.turns(game)
        self._weights = weights_for(game.seats, original=game.original)

    def imagine(self) -> World:
        """A world in which cards lie, and will fall, in one way."""
        return self._imagination.draw(self._chance, EXPERT.trust)

    def comes_of(self, world: World, move: VagueVerteMove) -> Came:
        """What a draw or a play comes to in it."""
        table = self._after(world, move)
        turns: list[Turn] = []
        while table.public.ended is None and len(turns) < self._turns:
            turns.append(self._usual_turn(table, world))
        worth = chance_to_win(self._game, table, self._me, self._weights)
        while table.public.ended is None:  # V-41: no race goes on for ever
            turns.append(self._usual_turn(table, world))
        outcome = self._game.outcome(table)
        winners = () if outcome is None else outcome.winners
        return Came(worth, came_to(self._me, self._foremost, turns, winners))

    def _after(self, world: World, move: VagueVerteMove) -> Table[VagueVertePublic]:
        if self._drawn:
            return after_play(self._game, world, move)
        return after_draw(self._game, world, move, self._weights)

    def _usual_turn(self, table: Table[VagueVertePublic], world: World) -> Turn:
        who: Seat = table.public.turn
        street = table.zones[self._game.seating.streets[who]]
        row = len(street)
        take_turn(self._game, table, world.fate)
        return Turn(who, len(street) > row)


def foremost(game: VagueVerte, table: Table[VagueVertePublic], me: Seat) -> frozenset[Seat]:
    """Those who stand furthest (V-24), but for oneself."""
    rows = [len(table.zones[street]) for street in game.seating.streets]
    others = [seat for seat in range(game.seats) if seat != me]
    furthest = max(rows[seat] for seat in others)
    return frozenset(seat for seat in others if rows[seat] == furthest)


def came_to(
    me: Seat, ahead: frozenset[Seat], turns: Sequence[Turn], winners: Seats
) -> frozenset[str]:
    """What a race came to in which these turns followed."""
    fates: set[str] = {Fate.WINS} if winners == (me,) else set()
    own = next((at for at, turn in enumerate(turns) if turn.who == me), None)
    if own is None:
        return frozenset(fates if me in winners else {Fate.LOSES})
    if turns[own].drove:
        fates.add(Fate.ONWARD)
    if not any(turn.drove and turn.who in ahead for turn in turns[:own]):
        fates.add(Fate.HELD)
    return frozenset(fates)


def trial(known: AnyKnowledge, chance: Chance) -> Trial:
    """Where draws and plays are tried."""
    return RaceTrial(known, PlayoutChance(chance.below(SEEDS)))


REASONS: Final = Reasons(Fate, frozenset({Fate.LOSES}), trial)
