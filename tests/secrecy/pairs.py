"""Games, and variants of each that some viewers may not tell from it by the rule book."""

from collections.abc import Iterator
from typing import NamedTuple

from houle.conformance.histories import History, LoggedChance, Stop, fate, live
from houle.conformance.scene import Scene
from houle.conformance.secrecy import Beside
from houle.conformance.subject import AnyGame, Subject, viewers
from houle.conformance.variants import Search, Variant
from houle.kernel import Chance, Eyes, Seat, Viewer

MOST_PLAYS = 120
"""Longer histories are cut: the stack has no rule that looks so far back."""
TRIES_PER_VIEWER = 5
MOST_VARIANTS = 8


class Unlike(NamedTuple):
    """A variant, who may not tell it from its history, and which made-up moves it refuses too."""

    variant: Variant
    unaware: frozenset[Viewer]
    refused: list[set[tuple[Seat, int]]]
    """For each moment: the seats with the numbers of the probes that are refused to them."""


class Lived(NamedTuple):
    """A history with everything that has to be known to play it over the web."""

    game: AnyGame
    history: History
    asides: list[bool]
    """Which plays are asides."""
    to_act: list[tuple[Seat, ...]]
    """Whom the game waits for, moment by moment."""
    refused: list[set[tuple[Seat, int]]]
    over: bool


def lived(subject: Subject, game: AnyGame, seed: int, chance: Chance) -> Lived | None:
    """A history; `None` for a game in which nothing is hidden."""
    if all(zone.eyes is Eyes.ALL for zone in game.layout.zones):
        return None
    with Scene("secrecy on the stack", game, seed) as scene:
        history = live(subject, game, seed, chance, scene)
    history = _cut(history, game, MOST_PLAYS)
    table = game.start(fate_now := fate(seed), journal=False)
    asides, to_act, refused = [], [game.to_act(table)], [_refused(game, table, history, 0)]
    for moment, (seat, move) in enumerate(history.plays, 1):
        asides.append(move not in game.moves(table, seat))
        game.play(table, seat, move, fate_now)
        to_act.append(game.to_act(table))
        refused.append(_refused(game, table, history, moment))
    return Lived(game, history, asides, to_act, refused, game.outcome(table) is not None)


def unlikes(subject: Subject, lived: Lived, chance: Chance) -> Iterator[Unlike]:
    """Variants that at least one viewer may not tell from the history, even at its end."""
    game, history = lived.game, lived.history
    beside = Beside(subject, history, Scene("secrecy on the stack", game, history.seed))
    tried: set[Variant] = set()
    found = 0
    for _ in range(TRIES_PER_VIEWER):
        for viewer in viewers(game):
            variant = Search(subject, game, history, viewer).variant(chance)
            if variant is None or variant in tried:
                continue
            tried.add(variant)
            if not beside.rehearse(variant, viewer):
                continue
            unlike = _told_apart(subject, game, history, variant)
            if unlike is not None:
                yield unlike
                found += 1
                if found == MOST_VARIANTS:
                    return


def _told_apart(
    subject: Subject, game: AnyGame, history: History, variant: Variant
) -> Unlike | None:
    """Play a variant by the rules alone and see who may never notice."""
    chance = variant.chance(history)
    table = game.start(chance)
    who = variant.who_changed(history)
    unaware = {viewer for viewer in history.glimpses if viewer != who}
    refused = []
    plays = variant.plays(history)
    for moment in range(len(plays) + 1):
        if moment:
            seat, move = plays[moment - 1]
            if game.attempt(table, seat, move, chance) is not None:
                return None
        unaware = {
            viewer
            for viewer in unaware
            if subject.knowledge(game, table, viewer) == history.glimpses[viewer][moment].known
        }
        if not unaware:
            return None
        refused.append(_refused(game, table, history, moment))
    return Unlike(variant, frozenset(unaware), refused)


def _refused(game: AnyGame, table: object, history: History, moment: int) -> set[tuple[Seat, int]]:
    return {
        (seat, number)
        for seat in range(game.seats)
        for number, move in enumerate(history.probes[moment])
        if game.refusal(table, seat, move) is not None  # type: ignore[arg-type]
    }


def _cut(history: History, game: AnyGame, most: int) -> History:
    """The beginning of a history, as if it had been lived no further, with its last stop alone."""
    if len(history.plays) <= most:
        return history._replace(stops=history.stops[-1:])
    logged = LoggedChance(fate(history.seed))
    table = game.start(logged)
    for seat, move in history.plays[:most]:
        game.attempt(table, seat, move, logged)
    return history._replace(
        plays=history.plays[:most],
        instead={number: moves for number, moves in history.instead.items() if number < most},
        probes=history.probes[: most + 1],
        shuffles=logged.shuffles,
        glimpses={viewer: seen[: most + 1] for viewer, seen in history.glimpses.items()},
        stops=[Stop(most, table, len(logged.shuffles))],
    )
