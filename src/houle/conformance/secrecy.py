"""Promise: what a viewer gets depends only on what that viewer may know (non-interference).

A game is played, then played again with some cards exchanged that the viewer never saw, or with a
secret move changed. Whether the viewer could tell the two games apart by the rule book is decided
by the subject's `knowledge`, never by the projection. As long as not, all the viewer gets must be
equal, byte by byte: view and steps after the deal and after every move, refusals, and for a seat
its worlds.
"""

from houle.conformance.histories import History, live, offered, received
from houle.conformance.scene import Scene, first_difference
from houle.conformance.subject import AnyGame, AnyTable, Subject, Tally, called, viewers
from houle.conformance.variants import Search, Variant
from houle.kernel import Chance, Eyes, Onlooker, QuickChance, Seat, Viewer, deal_world
from houle.kernel.knowledge import mind_of

TRIES_PER_VIEWER = 5
WORLDS_EVERY = 4
"""A seat's worlds are compared in one of so many pairs."""


def check_secrecy(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Compare a game with variants of it, each meant for one viewer and shown to all."""
    with Scene("secrecy", game, seed) as scene:
        if all(zone.eyes is Eyes.ALL for zone in game.layout.zones):
            return Tally({"open games": 1})
        chance = QuickChance(seed)
        history = live(subject, game, seed, chance, scene)
        beside = Beside(subject, history, scene)
        tried: set[Variant] = set()
        for viewer in viewers(game):
            search = Search(subject, game, history, viewer)
            for _ in range(TRIES_PER_VIEWER):
                variant = search.variant(chance)
                if variant is None or variant in tried:
                    continue
                tried.add(variant)
                if beside.rehearse(variant, viewer):
                    beside.compare(variant, chance)
        beside.tally["tries"] += len(tried)
        return beside.tally


class Beside:
    """A history, and variants of it beside it."""

    def __init__(self, subject: Subject, history: History, scene: Scene) -> None:
        self._subject = subject
        self._game = scene.game
        self._history = history
        self._scene = scene
        self.tally = Tally()

    def rehearse(self, variant: Variant, viewer: Viewer) -> bool:
        """Whether the variant may pass for the history: a quick look that spares many long ones.

        Not if somebody else could not have made the moves of the history. Where the viewer itself
        is offered other moves, it is for the rule book to say whether that may be.
        """
        game = self._game
        plays = variant.plays(self._history)
        chance = variant.chance(self._history)
        table = game.start(chance, journal=False)
        for moment, glimpse in enumerate(self._history.glimpses[viewer][: len(plays) + 1]):
            if moment:
                seat, move = plays[moment - 1]
                if game.refusal(table, seat, move) is not None:
                    return seat == viewer
                game.play(table, seat, move, chance)
            if not variant.has_parted(chance, moment):
                continue
            if offered(game, table, viewer) != glimpse.moves:
                return self._subject.knowledge(game, table, viewer) == glimpse.known
        return True

    def compare(self, variant: Variant, chance: Chance) -> None:
        """Play the variant, and compare for each viewer as long as it may not know it from the
        history; whoever may not at the stop has been shown a pair."""
        history = self._history
        same_fate = variant.chance(history)
        table = self._game.start(same_fate)
        who = variant.who_changed(history)
        audience = tuple(viewer for viewer in history.glimpses if viewer != who)
        if variant.has_parted(same_fate, 0):
            audience = self._still_unaware(table, audience, 0)
        for moment, (seat, move) in enumerate(variant.plays(history), 1):
            if self._game.attempt(table, seat, move, same_fate) is not None:
                if seat in audience:
                    raise self._scene.broken(f"whether seat {seat} may {move} tells it a secret")
                return
            if variant.has_parted(same_fate, moment):
                audience = self._still_unaware(table, audience, moment)
            if not audience:
                return
        for viewer in audience:
            if isinstance(viewer, Onlooker):
                self.tally["watcher pairs"] += 1
            else:
                self.tally["seat pairs"] += 1
                if not chance.below(WORLDS_EVERY):
                    self._compare_worlds(history.stops[variant.stop].table, table, viewer)

    def _still_unaware(
        self, table: AnyTable, audience: tuple[Viewer, ...], moment: int
    ) -> tuple[Viewer, ...]:
        """Those who may not know which of the two games this is, and got nothing that tells."""
        self._scene.moves = moment
        unaware: list[Viewer] = []
        for viewer in audience:
            glimpse = self._history.glimpses[viewer][moment]
            if self._subject.knowledge(self._game, table, viewer) != glimpse.known:
                continue
            got = received(self._game, table, viewer, self._history.probes[moment])
            if got != glimpse.got:
                difference = first_difference(glimpse.got, got)
                raise self._scene.broken(
                    f"{called(viewer)} gets what it may not know: {difference}"
                )
            unaware.append(viewer)
            self.tally["comparisons"] += 1
        return tuple(unaware)

    def _compare_worlds(self, first: AnyTable, second: AnyTable, seat: Seat) -> None:
        """By the same chance the seat must be dealt the same world in both games."""
        one, other = (
            deal_world(self._game, table, seat, QuickChance(self._history.seed))
            for table in (first, second)
        )
        minds = [mind_of(table, seat) for table in (first, second)]
        if (one.zones, one.known) != (other.zones, other.known) or minds[0] != minds[1]:
            raise self._scene.broken(f"the worlds of seat {seat} depend on what it may not know")
        self.tally["compared worlds"] += 1
