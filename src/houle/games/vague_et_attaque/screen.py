"""VAGUE & ATTAQUE in a terminal: decks, what is read, zones, one's own hand, what to decide."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import msgspec
from rich.text import Text

from houle.cli.terminal import Canvas
from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.choices import whom
from houle.games.vague_et_attaque.effects import Discard, Either, Give, Phase, Stock, Whom
from houle.games.vague_et_attaque.moves import PickCard, VagueEtAttaqueMove
from houle.games.vague_et_attaque.saying import clause
from houle.games.vague_et_attaque.state import Boarding, Duel, Task
from houle.games.vague_et_attaque.words import Label
from houle.kernel import Card, Fact, Onlooker, Seat, View, Who
from houle.texts import Speaker
from houle.texts.ids import text_id

VagueEtAttaqueView: TypeAlias = View[
    VagueEtAttaquePublic, VagueEtAttaqueMove, VagueEtAttaqueOptions
]

CARDS = VagueEtAttaque.cards
PAINT = {
    "artefact": "#e8a0c8",
    "blue": "#7cc4f0",
    "gold": "bold #ffc93a",
    "souvenir": "#ffd9a8",
    "place": "#9fe0b0",
    "ship": "#d8c8ff",
}
VALIDATED = "bold #5fe08a"
IN_TURN = "bold #ffc93a"
FIGHT = "bold #ff8a70"
TO_DECIDE = "bold"
INDENT = "   "
HAND = ("souvenirs", "places", "golds")


class Screen:
    """Draws VAGUE & ATTAQUE; moves go by their number."""

    def draw(self, view: VagueEtAttaqueView, speaker: Speaker, canvas: Canvas) -> list[Text]:
        drawing = Drawing(view, speaker, colours=canvas.colours)
        return [
            *drawing.table(),
            *drawing.players(),
            *drawing.own(),
            *drawing.duel(),
            *drawing.task(),
        ]

    def read(self, typed: str) -> msgspec.Struct | None:
        return None

    def how_to_type(self, speaker: Speaker) -> str:
        return ""


class Drawing:
    """One view, told in words; colours only help to tell the kinds of card apart."""

    def __init__(self, view: VagueEtAttaqueView, speaker: Speaker, *, colours: bool) -> None:
        self._view = view
        self._public = view.public
        self._game = VagueEtAttaque(view.seats, view.options)
        self._speaker = speaker
        self._colours = colours

    def table(self) -> Iterator[Text]:
        """How far the game is, what there is to draw, what is read, and the ship if it waits."""
        view, public = self._view, self._public
        if public.ended is None:
            who = Who(public.turn)
            yield self._line(Label.ROUND, who=who, round=public.round, phase=public.phase)
        else:
            yield self._line(Label.OVER, round=public.round)
        yield self._line(
            Label.DECKS,
            souvenirs=len(view.zone("souvenir-deck")),
            places=len(view.zone("place-deck")),
            encounters=len(view.zone("encounter-deck")),
        )
        for stock in Stock:
            for card in self._seen(f"{stock}-discard")[-1:]:
                yield self._line(Label.DISCARD, stock=stock, card=CARDS.faces[card])
        yield from self._encounter()
        if view.zone("middle"):
            aboard = self._seen(CARDS.berth_name(CARDS.ship))
            cards = self._names(aboard)
            yield self._line(Label.SHIP_WAITS, PAINT["ship"], count=len(aboard), cards=cards)

    def players(self) -> Iterator[Text]:
        """A line for each player, and one for each place in the zone."""
        for seat in range(self._view.seats):
            acts = seat in self._view.to_act
            name = f"{seat + 1} {self._speaker.who(seat)}"
            content = ", ".join(self._facts(seat, acts=acts))
            line = self._speaker.ui("table-line", name=name, content=content)
            yield self._styled(line, IN_TURN if acts else "")
            for place in self._seen("harbour", seat):
                yield self._berth(place)

    def own(self) -> Iterator[Text]:
        """The viewer's artefact and hand, and what these cards are good for."""
        viewer = self._view.viewer
        if isinstance(viewer, Onlooker):
            return
        for card in self._seen("artefact", viewer):
            yield self._card(Label.ARTEFACT_DOES, card)
        hand = [card for part in HAND for card in self._seen(part, viewer)]
        yield self._line(Label.HAND, count=len(hand))
        for card in hand:
            yield Text(INDENT).append_text(self._held(card))

    def duel(self) -> Iterator[Text]:
        """Who fights for what, and how it stands."""
        duel = self._public.duel
        if duel is None:
            return
        attacker, defender = map(Who, duel.fighters)
        stake = self._view.zones[duel.stake.zone].cards[duel.stake.place]
        told = [self._say(Label.DUEL, who=attacker, owner=defender, card=self._speaker.card(stake))]
        if duel.needed > 1:
            attack, defence = duel.wins
            score = {"attack": attack, "defence": defence, "needed": duel.needed}
            told.append(self._say(Label.SCORE, **score))
        if duel.first_die is not None:
            told.append(self._say(Label.FIRST_DIE, value=duel.first_die))
        yield self._styled(" ".join((*told, *self._help(duel))), FIGHT)

    def task(self) -> Iterator[Text]:
        """What the viewer has to decide inside an effect."""
        pending = self._public.pending[0] if self._public.pending else None
        if pending is None or pending.seat != self._view.viewer or self._public.duel is not None:
            return
        if not isinstance(pending, Task):
            shown = {"card": self._names(self._seen("shown")[-1:])}
            boards = isinstance(pending, Boarding)
            yield self._line(
                Label.TASK, TO_DECIDE, task="boarding" if boards else "keep-one", **shown
            )
            return
        effect = pending.effect
        if self._public.chosen is None and whom(effect) is Whom.CHOSEN:
            yield self._line(Label.TASK, TO_DECIDE, task="whom")
            return
        facts: dict[str, Fact] = {"task": str(effect.__struct_config__.tag)}
        match effect:
            case Discard():
                facts["count"] = effect.count
            case Give():
                facts["to"] = Who(self._receiver(pending, effect.to))
        yield self._line(Label.TASK, TO_DECIDE, **facts)
        yield from self._offered()
        if isinstance(effect, Either):
            for number, way in enumerate((effect.one, effect.other), 1):
                does = clause(way, self._effect_text)
                yield Text(INDENT).append_text(self._line(Label.WAY, number=number, does=does))

    def _offered(self) -> Iterator[Text]:
        """The cards to choose from that are not in the hand."""
        zones = self._view.zones
        offered = [
            zones[move.zone].cards[move.place]
            for move in self._view.moves
            if isinstance(move, PickCard) and zones[move.zone].name not in HAND
        ]
        for card in [card for card in offered if card is not None]:
            yield Text(INDENT).append_text(self._held(card))

    # Parts of lines

    def _encounter(self) -> Iterator[Text]:
        """The encounter that is being read, or the latest one until the next is due."""
        shown = [card for card in self._seen("shown") if CARDS.encounters >> card & 1]
        for card in shown:
            yield self._card(Label.READING, card)
        if not shown and self._public.phase is not Phase.ENCOUNTER:
            for card in self._seen("encounter-discard")[-1:]:
                yield self._card(Label.READ_LAST, card)

    def _facts(self, seat: Seat, *, acts: bool) -> Iterator[str]:
        view, public = self._view, self._public
        if acts:
            yield self._say(Label.TO_PLAY)
        if view.options.teams:
            yield self._say(Label.TEAM, number=min(self._game.side(seat)) + 1)
        side = [place for mate in self._game.side(seat) for place in self._seen("harbour", mate)]
        validated = sum(place in public.validated for place in side)
        yield self._say(Label.VALIDATED_PLACES, count=validated, needed=self._game.needed)
        for card in self._seen("artefact", seat):
            yield self._say(Label.ARTEFACT, card=CARDS.faces[card])
        yield self._say(Label.HOLDS, **{part: len(view.zone(part, seat)) for part in HAND})
        if public.protected[seat]:
            yield self._say(Label.PROTECTED)
        for phase in public.skips[seat]:
            yield self._say(Label.SKIPS, phase=phase)

    def _berth(self, place: Card) -> Text:
        zone = CARDS.berth_name(place)
        aboard = self._seen(zone)
        validated = place in self._public.validated
        facts = {
            "state": "validated" if validated else "open" if aboard else "bare",
            "place": self._speaker.zone(zone, None),
            "cards": self._names(aboard),
        }
        style = VALIDATED if validated else PAINT[str(CARDS.faces[place].shape)]
        return Text(INDENT).append_text(self._line(Label.BERTH, style, **facts))

    def _held(self, card: Card) -> Text:
        if CARDS.souvenirs >> card & 1:
            places = CARDS.souvenir(card).places
            kind = "dedicated" if len(places) == 1 else "shared"
            named = ", ".join(self._speaker.ui(text_id("card", place)) for place in places)
            return self._card(Label.SOUVENIR, card, kind=kind, places=named)
        return self._card(Label.GOLD if CARDS.golds >> card & 1 else Label.PLACE, card)

    def _help(self, duel: Duel) -> Iterator[str]:
        for fighter, plus, two in zip(duel.fighters, duel.edges, duel.two_dice, strict=True):
            if two:
                yield self._say(Label.HELP, who=Who(fighter), plus=0)
            if plus:
                yield self._say(Label.HELP, who=Who(fighter), plus=plus)

    def _receiver(self, task: Task, to: Whom) -> Seat:
        around = self._game.round_from(task.by)
        match to:
            case Whom.CHOSEN if self._public.chosen is not None:
                return self._public.chosen
            case Whom.LEFT:
                return around[1]
            case Whom.RIGHT:
                return around[-1]
            case _:
                return task.by

    def _effect_text(self, message: str, facts: Mapping[str, str | int]) -> str:
        return self._speaker.ui(message, **facts)

    def _card(self, label: Label, card: Card, **facts: Fact) -> Text:
        """A line about a card, with its story and with what it does."""
        face = CARDS.faces[card]
        told = {about: self._speaker.ui(text_id(about, face.name)) for about in ("story", "does")}
        return self._line(label, PAINT[str(face.shape)], card=face, **told, **facts)

    def _names(self, cards: list[Card]) -> str:
        return ", ".join(map(self._speaker.card, cards))

    def _seen(self, zone: str, owner: Seat | None = None) -> list[Card]:
        return [card for card in self._view.zone(zone, owner) if card is not None]

    def _line(self, label: Label, style: str = "", **facts: Fact) -> Text:
        return self._styled(self._say(label, **facts).rstrip(), style)

    def _styled(self, text: str, style: str) -> Text:
        return Text(text, style=style if self._colours else "")

    def _say(self, label: Label, **facts: Fact) -> str:
        return self._speaker.ui(text_id("label", label), **facts)
