"""What comes of a move until one's next turn is over, in games as the expert imagines them."""

from collections.abc import Iterator
from typing import Final

from houle.bots.reasons import AnyKnowledge, Came, Reasons
from houle.games.vague_et_attaque.bots.captains import TURNS, Imagined, World
from houle.games.vague_et_attaque.bots.policy.playout import play_step
from houle.games.vague_et_attaque.bots.policy.scene import Scene, share_of
from houle.games.vague_et_attaque.harbours import ROOM, validated_by
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.turn import LAST_ROUND
from houle.games.vague_et_attaque.words import Fate
from houle.kernel import Chance, Seat

NEARLY: Final = ROOM - 1
"""With so many souvenirs a place lacks just one (A-40)."""


class Standing:
    """How far a side and all others have come."""

    def __init__(self, at: Scene, seat: Seat) -> None:
        game, table, berths = at.game, at.table, at.seating.berths
        harbours = [at.zones[at.seating.harbours[mate]] for mate in game.side(seat)]
        self.validated = validated_by(game, table, seat)
        self.of_rivals = sum(validated_by(game, table, rival) for rival in game.rivals(seat))
        laid = [len(at.zones[berths[place]]) for harbour in harbours for place in harbour]
        self.laid = sum(laid)
        self.nearly = sum(souvenirs >= NEARLY for souvenirs in laid)
        self.aboard = len(at.zones[berths[game.ship]])


class VagueTrial:
    """Plays each move on: as far as the expert to judge it, and for one's next turn to count."""

    def __init__(self, known: AnyKnowledge, chance: Chance) -> None:
        self._imagined = Imagined(known, chance)
        self._seat: Seat = int(known.view.viewer)
        now = self._imagined.first()
        self._now = Standing(now, self._seat)
        self._next_turn = next_turn_of(now, self._seat)

    def imagine(self) -> World:
        """A world that could be the real one."""
        return self._imagined.world()

    def comes_of(self, world: World, move: VagueEtAttaqueMove) -> Came:
        """What a move comes to in it."""
        at, chance = self._imagined.after(world, move)
        alone = at.game.alone
        begins, over = self._next_turn, self._next_turn + 1
        judged = LAST_ROUND + 1 if alone else turns_begun(at) + TURNS
        worth = 0.0
        fates: set[str] = set()
        for moment in sorted({judged, begins, over}):
            while at.public.ended is None and turns_begun(at) < moment:
                play_step(at, chance, self._imagined.mind)
            if moment == judged:
                worth = self._imagined.worth_of(at)
            if moment == begins:
                fates.update(self._as_it_begins(at))
            if moment == over:
                fates.update(self._when_it_is_over(at))
        if alone and share_of(at, self._seat):
            fates.add(Fate.SHIP_BEATEN)
        return Came(worth, frozenset(fates))

    def _as_it_begins(self, at: Scene) -> Iterator[Fate]:
        then = Standing(at, self._seat)
        if at.game.alone and then.aboard > self._now.aboard:
            yield Fate.ABOARD
        if then.laid > self._now.laid:
            yield Fate.GROWS

    def _when_it_is_over(self, at: Scene) -> Iterator[Fate]:
        then = Standing(at, self._seat)
        if at.public.ended is not None and share_of(at, self._seat):
            yield Fate.WINS
        elif at.public.ended is not None and not at.game.alone:
            yield Fate.LOST
        if then.validated > self._now.validated:
            yield Fate.VALIDATES
        if then.of_rivals > self._now.of_rivals:
            yield Fate.RIVAL
        if then.nearly > self._now.nearly:
            yield Fate.NEARLY


def turns_begun(at: Scene) -> int:
    """How many turns have begun in a game that is not over."""
    public, seats = at.public, at.game.seats
    return (public.round - 1) * seats + (public.turn - public.first) % seats + 1


def next_turn_of(at: Scene, seat: Seat) -> int:
    """When the next turn of a seat begins, so many will have begun."""
    return turns_begun(at) + (seat - at.public.turn - 1) % at.game.seats + 1


def trial(known: AnyKnowledge, chance: Chance) -> VagueTrial:
    """Where moves are tried."""
    return VagueTrial(known, chance)


REASONS: Final = Reasons(Fate, frozenset({Fate.LOST, Fate.RIVAL, Fate.ABOARD}), trial)
