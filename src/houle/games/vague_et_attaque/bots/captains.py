"""Captains who see further than the greedy one: by better rules of thumb, and by trying moves."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, Patience
from houle.bots.luck import SEEDS, Luck
from houle.bots.search import best_move
from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.policy.captain import worths_of
from houle.games.vague_et_attaque.bots.policy.playout import play_out
from houle.games.vague_et_attaque.bots.policy.style import Style
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.bots.simulator.playing import play
from houle.games.vague_et_attaque.bots.simulator.position import Position
from houle.games.vague_et_attaque.bots.simulator.reading import move_of, position_of
from houle.games.vague_et_attaque.bots.weights import TASTE
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import Chance, Worlds

TUNED: Final = Style(list(TASTE))
PLAYOUTS: Final = 400
BREADTH: Final = 4
"""So many of the moves that seem best are tried; the others are hardly ever better."""
TURNS: Final = 1
"""A position is judged when this turn is over: what comes later is mostly luck."""
DEALS_A_WORLD: Final = 4
"""To imagine the hands takes longest; the decks are shuffled so often before that is done anew."""
DECKS: Final = range(3)


class World(NamedTuple):
    """A position that could be the real one, and the fate of the dice in it."""

    position: Position
    fate: int


class Captain:
    """Does what seems to gain most, by rules of thumb that were tuned in many games."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance
        self._patience = patience

    def choose(self, known: VagueKnowledge) -> VagueEtAttaqueMove:
        moves = known.view.moves
        return moves[0] if len(moves) == 1 else moves[self._thought_of(known)]

    def aside(self, known: VagueKnowledge) -> VagueEtAttaqueMove | None:
        """In teams: what helps the partner, as the greedy captain sees it."""
        return Greedy(self._chance).aside(known)

    def _thought_of(self, known: VagueKnowledge) -> int:
        """The number of the move."""
        imagined = _Imagined(known, self._chance)
        return imagined.promising(1)[0]


class Explorer(Captain):
    """Tries the moves that seem best in worlds that could be the real one."""

    def _thought_of(self, known: VagueKnowledge) -> int:
        imagined = _Imagined(known, self._chance)
        candidates = imagined.promising(BREADTH)
        return best_move(candidates, imagined.world, imagined.worth, PLAYOUTS, self._patience)


class _Imagined:
    """What a seat can imagine of the table in front of it."""

    def __init__(self, known: VagueKnowledge, chance: Chance) -> None:
        view = known.view
        game = _game(view.seats, view.options)
        self._chance = chance
        self._seat = int(view.viewer)
        self._moves = [move_of(move) for move in view.moves]
        self._draw: Callable[[], Position] = partial(_drawn, game, Worlds(game, known), chance)
        self._dealt = self._draw()
        self._deals = 0

    def promising(self, breadth: int) -> list[int]:
        """The numbers of the moves that seem best, the best first."""
        worths = worths_of(self._dealt, self._seat, TUNED, self._moves)
        return sorted(range(len(worths)), key=lambda move: -worths[move])[:breadth]

    def world(self) -> World:
        if self._deals == DEALS_A_WORLD:
            self._dealt = self._draw()
            self._deals = 0
        self._deals += 1
        position = self._dealt.copy()
        luck = Luck(self._chance.below(SEEDS))
        for deck in DECKS:
            luck.shuffle(position.zones[deck])
        return World(position, self._chance.below(SEEDS))

    def worth(self, world: World, move: int) -> float:
        """How likely this seat wins if it does this; no two moves see other dice."""
        position, luck = world.position.copy(), Luck(world.fate)
        play(position, self._seat, self._moves[move], luck)
        return play_out(position, luck, self._seat, TUNED, TURNS)


def _drawn(game: VagueEtAttaque, worlds: Worlds[VagueEtAttaquePublic], chance: Chance) -> Position:
    return position_of(game, worlds.draw(chance))


@cache
def _game(seats: int, options: VagueEtAttaqueOptions) -> VagueEtAttaque:
    return VagueEtAttaque(seats, options)
