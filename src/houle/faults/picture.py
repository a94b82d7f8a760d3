"""A fault of the picture: where a screen shows something else than the frame that it was sent.

What a client says that it draws is held against what the server had sent for these eyes. No game
is known here: cards, heaps, places and what can be touched are drawn alike for all of them.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

import msgspec

from houle.faults.file import Drawn, Report
from houle.games.registry import game_as_played
from houle.kernel import At, Game
from houle.texts import LOCALES
from houle.texts.host import Host

NUMBER = re.compile(r"\d+")
PLAYED = "play"


class Aspect(StrEnum):
    """What a picture may be wrong in."""

    ZONES = "zones"
    """The client has other cards in mind than the frame."""
    FACES = "faces"
    """A card is called something else, or shows its back and should not, or the reverse."""
    HAND = "hand"
    """A card of one's own hand is not there, or twice."""
    LEGAL = "legal"
    """What can be played by touching it is not what the rules allow."""
    HEAPS = "heaps"
    """The number at a heap is not how many cards there are."""
    SEATS = "seats"
    """Somebody's place shows another number of cards, or waits for somebody else."""


class Difference(NamedTuple):
    """Something that is drawn and not so."""

    aspect: Aspect
    said: str


def differences(report: Report, drawn: Drawn) -> list[Difference]:
    """Where a picture of the reported moment is not what its frame says; none if it is."""
    if not drawn.rested or drawn.seq != report.seq:
        return []
    return list(_differences(report, drawn))


def still_drawn(report: Report, drawn: Drawn) -> list[Difference]:
    """What is drawn wrong now of what was: other faults are for other reports."""
    reported = {found.aspect for found in differences(report, report.told.drawn)}
    return [found for found in differences(report, drawn) if found.aspect in reported]


def _differences(report: Report, drawn: Drawn) -> Iterator[Difference]:
    moment = report.moment
    zones = moment["view"]["zones"]
    yield from _zones(zones, drawn)
    yield from _faces(report, zones, drawn)
    yield from _hand(report, zones, drawn)
    yield from _legal(report, moment, drawn)
    for heap in drawn.heaps:
        count = len(zones[heap.zone]["cards"]) if 0 <= heap.zone < len(zones) else None
        if heap.count.strip() != str(count):
            said = f"the heap of zone {heap.zone} says {heap.count!r}, and has {count} cards"
            yield Difference(Aspect.HEAPS, said)
    yield from _seats(moment, zones, drawn)


def _zones(zones: list[Any], drawn: Drawn) -> Iterator[Difference]:
    if len(zones) != len(drawn.zones):
        yield Difference(Aspect.ZONES, f"{len(drawn.zones)} zones instead of {len(zones)}")
        return
    for number, (zone, cards) in enumerate(zip(zones, drawn.zones, strict=True)):
        if tuple(zone["cards"]) != cards:
            said = f"zone {number} has {list(cards)} in mind instead of {zone['cards']}"
            yield Difference(Aspect.ZONES, said)


def _faces(report: Report, zones: list[Any], drawn: Drawn) -> Iterator[Difference]:
    game, names = _game(report), _names(report, drawn.language)
    for card in drawn.cards:
        try:
            number = zones[card.zone]["cards"][card.place]
        except IndexError:
            said = f"a card at {card.place} of zone {card.zone}, where none lies"
            yield Difference(Aspect.FACES, said)
            continue
        where = f"the card at {card.place} of zone {card.zone}"
        if card.up != (number is not None):
            yield Difference(Aspect.FACES, f"{where} shows its {'face' if card.up else 'back'}")
        elif number is not None:
            called = _called(card.name, tuple(names.values()))
            if called and called != names[number].casefold():
                said = f"{where} is called {card.name!r} instead of {names[number]!r}"
                yield Difference(Aspect.FACES, said)
            printed, drawn_on = game.face(number).number, NUMBER.findall(card.face)
            if printed is not None and drawn_on and str(printed) not in drawn_on:
                yield Difference(Aspect.FACES, f"{where} is a {printed}, and shows {drawn_on}")


def _hand(report: Report, zones: list[Any], drawn: Drawn) -> Iterator[Difference]:
    for number in sorted(_hands(report, zones, drawn)):
        count = len(zones[number]["cards"])
        shown = sorted(card.place for card in drawn.cards if card.zone == number)
        if shown != list(range(count)):
            said = f"the hand shows places {shown}, and has {count} cards"
            yield Difference(Aspect.HAND, said)


def _legal(report: Report, moment: dict[str, Any], drawn: Drawn) -> Iterator[Difference]:
    """Cards of the hand that a move is about, and no others, can be touched to play them."""
    you, seat = moment["you"], report.seat
    if drawn.act != PLAYED or drawn.latest != report.seq or you is None or seat is None:
        return
    game, hands = _game(report), _hands(report, moment["view"]["zones"], drawn)
    moves = moment["view"]["moves"] if you["turn"] is not None else []
    found = (
        game.card_at(seat, msgspec.convert(move, game.move_type, strict=True)) for move in moves
    )
    allowed = {at for at in found if at is not None and at.zone in hands}
    touched = {
        At(card.zone, card.place) for card in drawn.cards if card.legal and card.zone in hands
    }
    for at in sorted(allowed ^ touched, key=lambda at: (at.zone, at.place)):
        can = "cannot be played, and may be" if at in allowed else "can be played, and may not be"
        yield Difference(Aspect.LEGAL, f"the card at {at.place} of zone {at.zone} {can}")


def _hands(report: Report, zones: list[Any], drawn: Drawn) -> set[int]:
    """The zones of whoever looks whose cards are drawn one by one."""
    if report.seat is None:
        return set()
    own = ((n, zone) for n, zone in enumerate(zones) if zone["owner"] == report.seat)
    return {n for n, zone in own if zone["name"] in drawn.hand}


def _seats(moment: dict[str, Any], zones: list[Any], drawn: Drawn) -> Iterator[Difference]:
    waiting = {one["seat"] for one in moment["waiting"]}
    is_now = drawn.latest == moment["seq"] and drawn.act == PLAYED
    for place in drawn.seats:
        if is_now and place.turn != (place.seat in waiting):
            said = f"seat {place.seat} is {'' if place.turn else 'not '}shown as waited for"
            yield Difference(Aspect.SEATS, said)
        held = [
            len(zone["cards"])
            for zone in zones
            if zone["name"] in drawn.held and zone["owner"] == place.seat
        ]
        if held and place.cards.strip() != str(sum(held)):
            said = f"seat {place.seat} is shown with {place.cards!r} cards instead of {sum(held)}"
            yield Difference(Aspect.SEATS, said)


def _called(name: str, names: tuple[str, ...]) -> str | None:
    """The card that a name on the screen says; `None` where it says a place, as on a heap."""
    said = name.casefold()
    found = [one.casefold() for one in names if one.casefold() in said]
    return max(found, key=len, default=None)


def _game(report: Report) -> Game[Any, Any, Any]:
    return _played(report.game, report.rules_version, report.seats, bytes(report.options))


_played = cache(game_as_played)


def _names(report: Report, language: str) -> dict[int, str]:
    """What each card is called."""
    game = _game(report)
    host = Host(type(game), language if language in LOCALES else "en")
    return {card: host.face(game.face(card)) for card in game.layout.cards}
