"""Captains who see further than the greedy one: by better rules of thumb, and by trying moves."""

from functools import cache
from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, Patience
from houle.bots.playout_chance import SEEDS, PlayoutChance
from houle.bots.search import best_move
from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.bots.greedy import Greedy
from houle.games.vague_et_attaque.bots.policy.captain import worths_of
from houle.games.vague_et_attaque.bots.policy.evaluation import Appraiser
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.playout import expected_share, play_out
from houle.games.vague_et_attaque.bots.policy.scene import Scene
from houle.games.vague_et_attaque.bots.policy.style import Style
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.bots.weights import TASTE
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.kernel import Chance, Table, Worlds

TUNED: Final = Style(list(TASTE))
PLAYOUTS: Final = 400
BREADTH: Final = 4
"""So many of the moves that seem best are tried; the others are hardly ever better."""
TURNS: Final = 1
"""A position is judged when this turn is over: what comes later is mostly luck."""
DEALS_A_WORLD: Final = 4
"""To imagine the hands takes longest; the decks are shuffled so often before that is done anew."""


class World(NamedTuple):
    """A table that could be the real one, and the fate of the dice at it."""

    table: Table[VagueEtAttaquePublic]
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
        imagined = Imagined(known, self._chance)
        return imagined.promising(1)[0]


class Explorer(Captain):
    """Tries the moves that seem best in worlds that could be the real one."""

    def _thought_of(self, known: VagueKnowledge) -> int:
        imagined = Imagined(known, self._chance)
        candidates = imagined.promising(BREADTH)
        return best_move(candidates, imagined.world, imagined.worth, PLAYOUTS, self._patience)


class Imagined:
    """What a seat can imagine of the table in front of it."""

    def __init__(self, known: VagueKnowledge, chance: Chance) -> None:
        view = known.view
        self._game = _game(view.seats, view.options)
        self._chance = chance
        self._seat = int(view.viewer)
        self._moves = list(view.moves)
        self._worlds = Worlds(self._game, known)
        self._dealt = self._worlds.draw(chance)
        self._deals = 0
        self.mind = Mind(TUNED)
        self._appraiser = Appraiser()

    def promising(self, breadth: int) -> list[int]:
        """The numbers of the moves that seem best, the best first."""
        worths = worths_of(self.first(), self._seat, self.mind, self._moves)
        return sorted(range(len(worths)), key=lambda move: -worths[move])[:breadth]

    def first(self) -> Scene:
        """The table as it may be, before anything else happens."""
        return Scene(self._game, self._dealt)

    def world(self) -> World:
        if self._deals == DEALS_A_WORLD:
            self._dealt = self._worlds.draw(self._chance)
            self._deals = 0
        self._deals += 1
        table = self._dealt.copy()
        chance = PlayoutChance(self._chance.below(SEEDS))
        for deck in self._game.seating.all_decks:
            chance.shuffle(table.zones[deck])
        return World(table, self._chance.below(SEEDS))

    def worth(self, world: World, move: int) -> float:
        """How likely this seat wins if it does this; no two moves see other dice."""
        at, chance = self.after(world, self._moves[move])
        return play_out(at, chance, self._seat, self.mind, TURNS, self._appraiser)

    def after(self, world: World, move: VagueEtAttaqueMove) -> tuple[Scene, PlayoutChance]:
        """A world in which this seat has done this, and the dice that follow."""
        game, table, chance = self._game, world.table.copy(), PlayoutChance(world.fate)
        game.play(table, self._seat, move, chance)
        return Scene(game, table), chance

    def worth_of(self, at: Scene) -> float:
        """How likely this seat wins at a table where a turn begins, or the game is over."""
        return expected_share(at, self._seat, self._appraiser)


@cache
def _game(seats: int, options: VagueEtAttaqueOptions) -> VagueEtAttaque:
    return VagueEtAttaque(seats, options)
