"""A game as its viewers lived it."""

from typing import NamedTuple

import msgspec

from houle.conformance.choosing import Players
from houle.conformance.probes import any_of, made_up
from houle.conformance.scene import Scene
from houle.conformance.subject import AnyGame, AnyTable, Move, Subject, viewers
from houle.kernel import (
    Card,
    Chance,
    Onlooker,
    QuickChance,
    Seat,
    Viewer,
    project,
    project_steps,
    why_not,
)

PROBES = 2
"""Made-up moves about which each seat asks at each moment, besides as many that somebody made."""
STOPS_ON_THE_WAY = 3

encode = msgspec.json.Encoder().encode


class Glimpse(NamedTuple):
    """One moment for one viewer: what it may know by the rule book, may do, and gets."""

    known: object
    moves: list[Move]
    got: bytes


class Stop(NamedTuple):
    """A moment of a game, with the table as it was then."""

    moment: int
    table: AnyTable
    shuffles: int
    """How many shuffles there had been."""


class History(NamedTuple):
    """A game from the deal up to some moment, with a glimpse for each viewer of every moment."""

    seed: int
    plays: list[tuple[Seat, Move]]
    instead: dict[int, list[Move]]
    """For plays that are secret by the rules: what else their seat could have done."""
    probes: list[list[Move]]
    shuffles: list[list[Card]]
    glimpses: dict[Viewer, list[Glimpse]]
    stops: list[Stop]
    """The last moment, and a few on the way: what is a secret early may be told late."""


class LoggedChance:
    """A chance that remembers which cards were shuffled together."""

    def __init__(self, chance: Chance) -> None:
        self.below = chance.below
        self._shuffle = chance.shuffle
        self.shuffles: list[list[Card]] = []

    def shuffle(self, cards: list[Card]) -> None:
        self._shuffle(cards)
        self.shuffles.append(cards[:])


def fate(seed: int) -> QuickChance:
    """The chance by which a history and all its variants are dealt and played."""
    return QuickChance(f"fate {seed}")


def live(subject: Subject, game: AnyGame, seed: int, chance: Chance, scene: Scene) -> History:
    """Play a game, and live it again up to a moment that is more often late than early."""
    whole = _plays(subject, game, seed, chance, scene)
    late = chance.below(4)
    horizon = len(whole) - (chance.below(len(whole) // late + 1) if late else 0)
    plays = whole[:horizon]
    probes = [
        made_up(game, chance, PROBES) + [any_of(whole, chance)[1] for _ in range(PROBES)]
        for _ in range(horizon + 1)
    ]
    logged = LoggedChance(fate(seed))
    table = game.start(logged)
    glimpses: dict[Viewer, list[Glimpse]] = {
        viewer: [_glimpse(subject, game, table, viewer, probes[0])] for viewer in viewers(game)
    }
    instead: dict[int, list[Move]] = {}
    on_the_way = {chance.below(horizon + 1) for _ in range(STOPS_ON_THE_WAY)}
    stops = [Stop(0, table.copy(), len(logged.shuffles))] if not min(horizon, *on_the_way) else []
    scene.moves = 0
    for (seat, move), asked in zip(plays, probes[1:], strict=True):
        if isinstance(move, subject.secret):
            others = [other for other in game.moves(table, seat) if other != move]
            instead[scene.moves] = [other for other in others if type(other) is type(move)]
        game.attempt(table, seat, move, logged)
        scene.moves += 1
        for viewer, seen in glimpses.items():
            seen.append(_glimpse(subject, game, table, viewer, asked))
        if scene.moves in on_the_way or scene.moves == horizon:
            stops.append(Stop(scene.moves, table.copy(), len(logged.shuffles)))
    return History(seed, plays, instead, probes, logged.shuffles, glimpses, stops)


def _plays(
    subject: Subject, game: AnyGame, seed: int, chance: Chance, scene: Scene
) -> list[tuple[Seat, Move]]:
    players = Players(subject, scene, chance)
    same_fate = fate(seed)
    table = game.start(same_fate, journal=False)
    plays: list[tuple[Seat, Move]] = []
    while (chosen := players.choose(table)) is not None:
        seat, move, _ = chosen
        game.play(table, seat, move, same_fate)
        plays.append((seat, move))
        scene.moves += 1
    return plays


def _glimpse(
    subject: Subject, game: AnyGame, table: AnyTable, viewer: Viewer, asked: list[Move]
) -> Glimpse:
    return Glimpse(
        subject.knowledge(game, table, viewer),
        offered(game, table, viewer),
        received(game, table, viewer, asked),
    )


def offered(game: AnyGame, table: AnyTable, viewer: Viewer) -> list[Move]:
    """What the viewer may do now, if it is a seat that is waited for."""
    return [] if isinstance(viewer, Onlooker) else game.moves(table, viewer)


def received(game: AnyGame, table: AnyTable, viewer: Viewer, asked: list[Move]) -> bytes:
    """All that a viewer gets at this moment, with the answers to what it asked if it has a seat."""
    seat = None if isinstance(viewer, Onlooker) else viewer
    rounds = game.round_begins(table), game.rounds_follow(table)
    seen = project(game, table, viewer), project_steps(game, table, viewer), rounds
    if seat is None:
        return encode(seen)
    answers = [game.refusal(table, seat, move) for move in asked]
    return encode((*seen, answers, why_not(game, table, seat)))
