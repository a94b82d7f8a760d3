"""Promise: what goes out can be sent, is made of values, and uses only words that have texts."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import msgspec

from houle.conformance.choosing import Players
from houle.conformance.scene import Scene
from houle.conformance.subject import AnyGame, AnyTable, Subject, Tally, called, viewers
from houle.conformance.wording import has_word
from houle.kernel import (
    Face,
    Happened,
    NotYetError,
    Onlooker,
    QuickChance,
    Step,
    View,
    Viewer,
    project,
    project_steps,
)


def check_shape(subject: Subject, game: AnyGame, seed: int) -> Tally:
    """Look at every view and step of a game."""
    with Scene("shape", game, seed) as scene:
        chance = QuickChance(seed)
        players = Players(subject, scene, chance)
        _check_faces(game, scene)
        table = game.start(chance)
        views = _check_views(game, table, scene)
        while (chosen := players.choose(table)) is not None:
            seat, move, _ = chosen
            _check_closed_to_everyone(game, table, scene)
            game.attempt(table, seat, move, chance)
            scene.moves += 1
            views += _check_views(game, table, scene)
        _check_open_to_everyone(game, table, scene)
        return Tally(views=views)


def _check_faces(game: AnyGame, scene: Scene) -> None:
    for card in game.layout.cards:
        _check_word(game.words.faces, game.face(card).name, scene)


def _check_views(game: AnyGame, table: AnyTable, scene: Scene) -> int:
    view_of: Any = View  # what it is made of is known only while the program runs
    view_type = view_of[type(table.public), game.move_type, game.options_type]
    for viewer in viewers(game):
        view = project(game, table, viewer)
        steps = project_steps(game, table, viewer)
        _check_sendable(view, view_type, viewer, scene)
        _check_sendable(steps, tuple[Step, ...], viewer, scene)
        _check_steps(game, steps, scene)
        for move in (*view.moves, *view.asides):
            if isinstance(viewer, Onlooker):
                raise scene.broken(f"a watcher is offered {move}")
            about = game.card_at(viewer, move)
            if about is not None and not 0 <= about.place < len(table.zones[about.zone]):
                raise scene.broken(f"seat {viewer} is offered {move}, but nothing lies at {about}")
    for field, value in msgspec.structs.asdict(table.public).items():
        if not _is_value(value):
            raise scene.broken(f"public.{field} could be changed in place: {value!r}")
    return game.seats + 1


def _check_steps(game: AnyGame, steps: tuple[Step, ...], scene: Scene) -> None:
    for step in steps:
        if isinstance(step, Happened):
            _check_word(game.words.happenings, step.name, scene)
            for fact in step.facts.values():
                if isinstance(fact, Face):
                    _check_word(game.words.faces, fact.name, scene)


def _check_sendable(thing: object, kind: Any, viewer: Viewer, scene: Scene) -> None:
    sent = msgspec.json.encode(thing)
    if msgspec.json.decode(sent, type=kind) != thing:
        raise scene.broken(f"what {called(viewer)} gets cannot be read back: {sent.decode()}")


def _is_value(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _check_word(words: type[StrEnum], word: str, scene: Scene) -> None:
    if not has_word(words, word):
        raise scene.broken(f"there is no text for {word!r} among {words.__name__}")


def _check_closed_to_everyone(game: AnyGame, table: AnyTable, scene: Scene) -> None:
    looks: tuple[Callable[[], object], ...] = (
        lambda: project(game, table, Onlooker.EVERYONE),
        lambda: project_steps(game, table, Onlooker.EVERYONE),
    )
    for look in looks:
        try:
            look()
        except NotYetError:
            continue
        raise scene.broken("everyone can see everything before the end")


def _check_open_to_everyone(game: AnyGame, table: AnyTable, scene: Scene) -> None:
    view = project(game, table, Onlooker.EVERYONE)
    if [list(zone.cards) for zone in view.zones] != table.zones:
        raise scene.broken("everyone does not see all cards after the end")
    project_steps(game, table, Onlooker.EVERYONE)
    if view.outcome is None:
        raise scene.broken("the game is over without an outcome")
    _check_word(game.words.causes, view.outcome.cause, scene)
