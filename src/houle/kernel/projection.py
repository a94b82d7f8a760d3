"""The only door out: what one viewer may see of a table, and of what happened at it."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, Generic, TypeAlias

import msgspec

from houle.kernel.game import Game, M, O
from houle.kernel.outcome import Outcome
from houle.kernel.refusal import Refusal
from houle.kernel.steps import At, Happened, Moved, RawMove, RawStep, Step, told
from houle.kernel.table import P
from houle.kernel.tracked import TrackedTable
from houle.kernel.zones import Card, Layout, Seat, SeatMask


class Onlooker(StrEnum):
    """Viewers who have no seat."""

    WATCHER = "watcher"
    """Sees what all seats see in common."""
    EVERYONE = "everyone"
    """Sees all there is; exists only after the end."""


Viewer: TypeAlias = Seat | Onlooker


class ZoneView(msgspec.Struct, frozen=True):
    """A zone as one viewer sees it; `None` is a card lying face away."""

    name: str
    owner: int | None
    cards: tuple[Card | None, ...]


class View(msgspec.Struct, Generic[P, M, O], frozen=True):
    """Everything one viewer may know of a table now."""

    game: str
    rules_version: int
    seats: int
    options: O
    viewer: Viewer
    zones: tuple[ZoneView, ...]
    public: P
    to_act: tuple[Seat, ...]
    moves: tuple[M, ...]
    asides: tuple[M, ...]
    outcome: Outcome | None

    def zone(self, name: str, owner: int | None = None) -> tuple[Card | None, ...]:
        """The cards of the zone with this name and owner."""
        return next(z.cards for z in self.zones if z.name == name and z.owner == owner)


class NotYetError(Exception):
    """Somebody asked to see everything while the game still runs."""


def project(
    game: Game[P, M, O], table: TrackedTable[P], viewer: Viewer, *, over: bool = False
) -> View[P, M, O]:
    """What `viewer` may see of the table; `over` says that it is a moment of a finished game."""
    _must_be_tracked(table)
    outcome = game.outcome(table)
    eyes = _eyes(game.layout, viewer, over=over or outcome is not None)
    return View(
        game=game.name,
        rules_version=game.rules_version,
        seats=game.seats,
        options=game.options,
        viewer=viewer,
        zones=tuple(
            [  # a list comprehension is quicker than a generator, and this is done all the time
                ZoneView(
                    zone.name, zone.owner, tuple(cards) if mask & eyes else (None,) * len(cards)
                )
                for zone, mask, cards in zip(
                    game.layout.zones, game.layout.eyes, table.zones, strict=True
                )
            ]
        ),
        public=table.public.__copy__(),
        to_act=game.to_act(table),
        moves=() if isinstance(viewer, Onlooker) else tuple(game.moves(table, viewer)),
        asides=() if isinstance(viewer, Onlooker) else tuple(game.asides(table, viewer)),
        outcome=None if outcome is None else _told_outcome(outcome),
    )


def _told_outcome(outcome: Outcome) -> Outcome:
    facts = told(outcome.facts)
    same = facts is outcome.facts
    return outcome if same else msgspec.structs.replace(outcome, facts=facts)


def project_steps(
    game: Game[P, M, Any], table: TrackedTable[P], viewer: Viewer, *, over: bool = False
) -> tuple[Step, ...]:
    """What `viewer` saw happen in the latest move; `over` as for `project`."""
    _must_be_tracked(table)
    eyes = _eyes(game.layout, viewer, over=over or game.outcome(table) is not None)
    return tuple(seen_steps(game.layout, table.journal or (), eyes))


def why_not(
    game: Game[P, M, Any], table: TrackedTable[P], seat: Seat
) -> tuple[tuple[At, Refusal], ...]:
    """Why the cards in front of a seat that none of its moves is about cannot be played now."""
    _must_be_tracked(table)
    playable = {game.card_at(seat, move) for move in game.moves(table, seat)}
    found: list[tuple[At, Refusal]] = []
    for zone, cards in enumerate(table.zones):
        if game.layout.zones[zone].owner != seat:
            continue
        for place in range(len(cards)):
            at = At(zone, place)
            meant = None if at in playable else game.touched(table, seat, at)
            refused = None if meant is None else game.refusal(table, seat, meant)
            if refused is not None:
                found.append((at, refused))
    return tuple(found)


def _must_be_tracked(table: object) -> None:
    """Nobody keeps track of who knows what at a table in somebody's head, so it is never shown.

    The type checker refuses it too; this is for what has lost its type on the way here.
    """
    if not isinstance(table, TrackedTable):
        raise TypeError("a table in the head is not shown to anybody")


def _eyes(layout: Layout, viewer: Viewer, *, over: bool) -> SeatMask:
    match viewer:
        case Onlooker.WATCHER:
            return layout.watcher_bit
        case Onlooker.EVERYONE:
            if not over:
                raise NotYetError("the cards are shown to everyone only after the end")
            return layout.everyone_bit
        case seat:
            return 1 << seat


def seen_steps(layout: Layout, steps: Iterable[RawStep], eyes: SeatMask) -> Iterator[Step]:
    """What these eyes saw of some steps."""
    for step in steps:
        if isinstance(step, Happened):
            facts = told(step.facts)
            yield step if facts is step.facts else Happened(step.name, facts)
            continue
        if not isinstance(step, RawMove):
            yield step
            continue
        tells_origin = layout.zones[step.origin].ordered or layout.eyes[step.origin] & eyes
        tells_target = layout.zones[step.target].ordered or layout.eyes[step.target] & eyes
        yield Moved(
            card=step.card if step.seen & eyes else None,
            origin=step.origin,
            origin_place=step.origin_place if tells_origin else None,
            target=step.target,
            target_place=step.target_place if tells_target else None,
        )
