"""Promise: what a viewer saw and the steps it is shown give what it sees next."""

from collections import Counter
from typing import Any

from houle.conformance.choosing import Players
from houle.conformance.scene import Scene
from houle.conformance.subject import AnyGame, AnyTable, Subject, Tally, called, viewers
from houle.kernel import (
    Card,
    Moved,
    Onlooker,
    QuickChance,
    Shuffled,
    Step,
    View,
    Viewer,
    ZoneId,
    project,
    project_steps,
)

Rows = list[list[Card | None]]


def check_steps(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Follow a game as each viewer, from the deal to the end, by the steps alone."""
    with Scene("steps", game, seed) as scene:
        chance = QuickChance(seed)
        players = Players(subject, scene, chance)
        table = game.start(chance)
        compared = 0
        rows: dict[Viewer, Rows] = {}
        for viewer in viewers(game):
            rows[viewer] = _rows(project(game, table, viewer))
            _undo_deal(game, table, viewer, scene)
        while (chosen := players.choose(table)) is not None:
            seat, move, _ = chosen
            game.attempt(table, seat, move, chance)
            scene.moves += 1
            for viewer in viewers(game):
                follower = Follower(rows[viewer], game, viewer, scene)
                for step in project_steps(game, table, viewer):
                    follower.follow(step)
                rows[viewer] = _rows(project(game, table, viewer))
                follower.compare(rows[viewer])
                compared += 1
        return Tally({"followed views": compared})


def _rows(view: View[Any, Any, Any]) -> Rows:
    return [list(zone.cards) for zone in view.zones]


def _undo_deal(game: AnyGame, table: AnyTable, viewer: Viewer, scene: Scene) -> None:
    """Take the steps of the deal back, the last one first, and find each card where it says."""
    rows = _rows(project(game, table, viewer))
    steps = project_steps(game, table, viewer)
    for step in reversed([step for step in steps if isinstance(step, Moved)]):
        target = rows[step.target]
        place = len(target) - 1 if step.target_place is None else step.target_place
        if not 0 <= place < len(target):
            raise scene.broken(f"the deal shows {called(viewer)} a card that is not there: {step}")
        found = target.pop(place)
        if found is not None and found != step.card:
            raise scene.broken(f"the deal shows {called(viewer)} {step}, but {found} lies there")
        origin = rows[step.origin]
        origin.insert(len(origin) if step.origin_place is None else step.origin_place, None)
    if any(card is not None for row in rows for card in row):
        raise scene.broken(
            f"{called(viewer)} sees cards that the steps of the deal do not explain: {rows}"
        )


class Follower:
    """Somebody who moves cards about as the steps tell, without seeing the table."""

    def __init__(self, rows: Rows, game: AnyGame, viewer: Viewer, scene: Scene) -> None:
        bit = game.layout.watcher_bit if isinstance(viewer, Onlooker) else 1 << viewer
        self._seen = [bool(eyes & bit) for eyes in game.layout.eyes]
        self._rows = [row[:] for row in rows]
        self._name = called(viewer)
        self._scene = scene
        self._stirred: set[ZoneId] = set()

    def follow(self, step: Step) -> None:
        """Do what the step tells."""
        match step:
            case Moved():
                self._take(step)
                target = self._rows[step.target]
                place = len(target) if step.target_place is None else step.target_place
                target.insert(place, step.card if self._seen[step.target] else None)
            case Shuffled():
                self._stirred.add(step.zone)
            case _:
                pass

    def _take(self, step: Moved) -> None:
        origin = self._rows[step.origin]
        if step.origin in self._stirred and step.card in origin:
            origin.remove(step.card)
            return
        place = len(origin) - 1 if step.origin_place is None else step.origin_place
        if not 0 <= place < len(origin):
            raise self._scene.broken(f"{self._name} is shown {step}, but nothing lies there")
        found = origin.pop(place)
        if found is not None and found != step.card:
            raise self._scene.broken(f"{self._name} is shown {step}, but {found} lies there")

    def compare(self, rows: Rows) -> None:
        """Complain if this is not what the steps led to."""
        for zone, (told, seen) in enumerate(zip(self._rows, rows, strict=True)):
            if all(card is None for card in seen):
                same = len(told) == len(seen)
            elif zone in self._stirred:
                same = Counter(told) == Counter(seen)
            else:
                same = told == seen
            if not same:
                raise self._scene.broken(
                    f"the steps lead {self._name} to {told} in zone {zone}, the view has {seen}"
                )
