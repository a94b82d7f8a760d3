"""Saying what a viewer sees, in that viewer's language and to that viewer."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

import msgspec

from houle.kernel import (
    At,
    Card,
    Face,
    Fact,
    Game,
    Happened,
    Means,
    Moved,
    Onlooker,
    Outcome,
    Rolled,
    Shuffled,
    Step,
    View,
    Viewer,
    Where,
    Who,
    ZoneId,
)
from houle.texts.catalogue import Word
from houle.texts.host import Host, Words
from houle.texts.ids import ALL, HIDDEN, NOBODY, RESERVED, YOU, text_id
from houle.texts.meanings import Meaning, meanings


class Speaker(Host):
    """Says in one language what a viewer sees, to that viewer.

    `names` has one name per seat. Places beyond the seats (a dummy's) are named by the game.
    """

    def __init__(
        self, game: Game[Any, Any, Any], locale: str, names: Sequence[str], viewer: Viewer
    ) -> None:
        super().__init__(type(game), locale)
        self._game = game
        self._names = tuple(name.title() if name in RESERVED else name for name in names)
        self._viewer = viewer

    def who(self, seat: int) -> str:
        if seat == self._viewer:
            return self._ui("you")
        return self._names[seat] if seat < len(self._names) else super().who(seat)

    def card(self, card: Card | None) -> str:
        """The name of a card."""
        return self._ui("card-hidden") if card is None else self.face(self._game.face(card))

    def short_card(self, card: Card | None) -> str:
        """The shortest name of a card that is still clear, for rows of cards."""
        if card is None:
            return self._ui("card-hidden.short")
        return self.short_face(self._game.face(card))

    def zone(self, name: str, owner: int | None) -> str:
        """What a zone is called."""
        who = self._reserved(NOBODY) if owner is None else self._addressed(owner)
        facts: Words = {"who": who}
        text = self._say(text_id("zone", name), facts)
        return text or self._ui("generic-zone", self._spelled(name, facts))

    def move(self, view: View[Any, Any, Any], move: msgspec.Struct) -> str:
        """What a move would do, if the viewer made it."""
        facts = self._fields(move)
        seat = view.viewer
        at = None if isinstance(seat, Onlooker) else self._game.card_at(seat, move)
        if at is not None:
            facts |= self._lying(at, view)
        tag = str(move.__struct_config__.tag)
        text = self._say(text_id("move", tag), facts)
        return text or self._ui("generic-move", self._spelled(tag, facts))

    def step(self, step: Step, view: View[Any, Any, Any]) -> str | None:
        """A log line for one step, or `None` where it goes without saying.

        `view` is what the viewer sees after the move.
        """
        return self._line(step, view) or None

    def outcome(self, outcome: Outcome) -> str:
        """What happened, how it counts, and closing words."""
        facts = self._words(outcome.facts)
        facts["winners"] = self._winners(outcome.winners)
        text = self._say(text_id("outcome", outcome.cause), facts)
        return text or self._ui("generic-outcome", self._spelled(outcome.cause, facts))

    def fact(self, record: msgspec.Struct, field: str) -> str:
        """What a field of a public record says, in words; empty if it says nothing."""
        value = _meant(meanings(type(record)).get(field), getattr(record, field))
        if isinstance(value, tuple) and len(value) == self._game.seats and not _names_seats(value):
            each = [(seat, self._fact(field, one)) for seat, one in enumerate(value)]
            return ", ".join(
                self._ui("generic-of-seat", {"who": self.who(seat), "value": said})
                for seat, said in each
                if said
            )
        return self._fact(field, value)

    def _fact(self, field: str, value: object) -> str:
        if isinstance(value, tuple):
            return ", ".join(filter(None, (self._fact(field, one) for one in value)))
        said = isinstance(value, bool | int | str | Enum | Face | Who | Where)
        return str(self._word(field, value)) if said else ""

    def _winners(self, winners: tuple[int, ...]) -> Word:
        if len(winners) == self._game.seats:
            return self._reserved(ALL)
        return ", ".join(map(self.who, winners)) or self._reserved(NOBODY)

    def _line(self, step: Step, view: View[Any, Any, Any]) -> str:
        match step:
            case Moved():
                return self._moved(step)
            case Shuffled(zone):
                return self._shuffled(zone)
            case Rolled(sides, value):
                return self._ui("rolled", {"sides": sides, "value": value})
            case Happened(name, facts):
                return self._happened(name, facts, view)

    def _moved(self, step: Moved) -> str:
        zones = self._game.layout.zones
        origin, target = zones[step.origin], zones[step.target]
        owners = [zone.owner for zone in (origin, target) if zone.owner is not None]
        facts: Words = {"card": self._shown(step.card)}
        facts.update(zip(("who", "to"), map(self._addressed, owners), strict=False))
        line = self._say(text_id("moved", origin.name, target.name), facts)
        if line is None:
            facts["origin"] = self.zone(origin.name, origin.owner)
            facts["target"] = self.zone(target.name, target.owner)
            line = self._ui("generic-moved", facts)
        return line

    def _shuffled(self, shuffled: ZoneId) -> str:
        zone = self._game.layout.zones[shuffled]
        line = self._say(text_id("shuffled", zone.name))
        if line is None:
            line = self._ui("generic-shuffled", {"zone": self.zone(zone.name, zone.owner)})
        return line

    def _happened(self, name: str, happened: dict[str, Fact], view: View[Any, Any, Any]) -> str:
        facts = self._words(happened)
        for fact, at in happened.items():
            if isinstance(at, At):
                card, place = self._lying(at, view).values()
                facts[text_id(fact)] = card
                if fact == "card":
                    facts["place"] = place
        line = self._say(text_id("step", name), facts)
        return self._ui("generic-step", self._spelled(name, facts)) if line is None else line

    def _fields(self, move: msgspec.Struct) -> Words:
        """The fields of a move as texts take them."""
        meant = meanings(type(move))
        fields = msgspec.structs.asdict(move)
        return self._words({name: _meant(meant.get(name), value) for name, value in fields.items()})

    def _addressed(self, seat: int) -> Word:
        return self._reserved(YOU) if seat == self._viewer else self.who(seat)

    def _called(self, zone: int) -> str:
        named = self._game.layout.zones[zone]
        return self.zone(named.name, named.owner)

    def _lying(self, at: At, view: View[Any, Any, Any]) -> Words:
        """A card named by where it lies: its face if the viewer sees it, and its place."""
        return {"card": self._shown(view.zones[at.zone].cards[at.place]), "place": at.place + 1}

    def _shown(self, card: Card | None) -> Word:
        return self._reserved(HIDDEN) if card is None else self.card(card)


def _names_seats(values: tuple[object, ...]) -> bool:
    return any(isinstance(value, Who) for value in values)


def _meant(meaning: Meaning | None, value: Any) -> object:
    """A field as people speak of it: seats and zones by name, places from 1."""
    if meaning is None or value is None:
        return value
    if meaning.many:
        one = msgspec.structs.replace(meaning, many=False)
        return tuple(_meant(one, each) for each in value)
    match meaning.kind:
        case Means.SEAT.value:
            return Who(value)
        case Means.ZONE.value:
            return Where(value)
        case Means.PLACE.value:
            return value + 1
    return value
