"""A second reading of VAGUE & ATTAQUE, naive and slow, against which the rules are checked.

It shares the card set, the effects as data, the moves and the public record with the game, and no
rule: everything here is written again from `rules.md`. A game is one script
that runs from the first turn to the end and asks whenever somebody has to decide; what chance
decided it reads from the same `Luck` in the same order.
"""

from collections import Counter
from typing import Self

from houle.games.vague_et_attaque import (
    VagueEtAttaque,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.deck import SHIP
from houle.games.vague_et_attaque.effects import Stock
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import Duel
from houle.kernel import Card, Outcome, Seat
from tests.games.vague_et_attaque.referee_position import (
    Ask,
    Luck,
    Moves,
    OverError,
    Play,
    VagueTable,
    require,
    same,
)
from tests.games.vague_et_attaque.referee_turns import Turns

PRINTED = {"artefact": 5, "encounter": 32, "souvenir": 41, "place": 20, "ship": 1}
"""A-01."""


class Referee(Turns):
    """Watches a fresh deal once, then follows the moves and knows what must happen."""

    def __init__(self, game: VagueEtAttaque, table: VagueTable, luck: Luck) -> None:
        super().__init__(game, table, luck)
        self._script = self.game()
        self.ask: Ask | None = None

    @classmethod
    def watch(cls, game: VagueEtAttaque, table: VagueTable, luck: Luck) -> Self:
        """A look at a fresh deal, which must be one (A-01, A-10 to A-13, A-70, A-90)."""
        luck.forget_the_deal()
        referee = cls(game, table, luck)
        referee.check_deal(game.options)
        referee._go_on(None)
        return referee

    def check_deal(self, chosen: VagueEtAttaqueOptions) -> None:
        encounters = {"blue": "encounter", "gold": "encounter"}
        kinds = Counter(encounters.get(str(face.shape), face.shape) for face in self.cards.faces)
        require("A-01", kinds == PRINTED, f"the cards are {kinds}")
        for seat, sailor in enumerate(self.sailors):
            held = [len(sailor.souvenirs), len(sailor.places), len(sailor.golds)]
            last_of_two_sides = self._two_sides and seat == self.right_of(self.first)
            one_more = chosen.last_gets_more and last_of_two_sides
            require("A-12", held == [2 + one_more, 1, 0], f"seat {seat} begins with {held}")
            require("A-11", len(sailor.artefact) == 1, "somebody has not one artefact")
        require("A-13", self.turn in range(self.seats), "the first player is none")
        require("A-13", chosen.first in {None, self.turn}, "the host's choice does not start")
        places = [*self.decks[Stock.PLACE], *(c for s in self.sailors for c in s.places)]
        copies = Counter(map(self.name, places))
        expected = 1 if self.seats <= 2 else 2
        require("A-70", set(copies.values()) == {expected}, f"copies of places: {copies}")
        require("A-10", len(copies) == 10 and SHIP not in copies, "the ship is among the places")
        if self.alone:
            self._check_deal_alone()
        else:
            require("A-01", len(self.encounters) == 32, "encounters are missing")

    @property
    def _two_sides(self) -> bool:
        """A-12c."""
        return self.seats == 2 or self.teams

    def _check_deal_alone(self) -> None:
        (artefact,) = self.sailors[0].artefact
        require("A-90", self.cards.artefact(artefact).solo, "not the artefact of a single player")
        inverted = [c for c in self.encounters if self.cards.encounter(c).inverted]
        require("A-90", not inverted, "encounters that need another player")
        marked = [card for card in self.sailors[0].souvenirs if self.is_marked(card)]
        require("A-91b", not marked, "the opening hand bears the ship's symbol")

    # --- following -----------------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.ask is None else (self.ask.seat,)

    def moves(self, seat: Seat) -> Moves:
        return self.ask.moves if self.ask is not None and self.ask.seat == seat else frozenset()

    def asides(self, seat: Seat) -> Moves:
        return frozenset() if self.ask is None else self.ask.asides.get(seat, frozenset())

    def play(self, seat: Seat, move: VagueEtAttaqueMove) -> None:
        """Go on after a move that is allowed, up to the next decision or to the end."""
        self._go_on((seat, move))
        self.luck.check_all_read()

    def _go_on(self, play: Play | None) -> None:
        try:
            self.ask = next(self._script) if play is None else self._script.send(play)
        except OverError:
            self.ask = None

    # --- comparing -----------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.ended is None:
            return None
        points = tuple(self.validated_by(self.side(seat)) for seat in range(self.seats))
        return Outcome(self.ended, self.winners(), points, {"rounds": self.round})

    def duel_record(self) -> Duel | None:
        fight = self.fight
        if fight is None:
            return None
        pair = (fight.attacker, fight.defender)
        return Duel(
            fighters=(pair[0].seat, pair[1].seat),
            stake=fight.stake,
            needed=fight.needed,
            wins=(pair[0].won, pair[1].won),
            throws=fight.throws,
            first_die=fight.attackers_die,
            edges=(pair[0].plus, pair[1].plus),
            two_dice=(pair[0].two_dice, pair[1].two_dice),
        )

    def zones(self) -> dict[tuple[str, int | None], list[Card]]:
        """The cards by the names of the game's zones."""
        zones: dict[tuple[str, int | None], list[Card]] = {
            ("encounter-deck", None): self.encounters,
            ("encounter-discard", None): self.read_encounters,
            ("unused-artefacts", None): self.unused_artefacts,
            ("box", None): self.box,
            ("middle", None): [spot.card for spot in self.middle],
            ("shown", None): self.shown,
        }
        for stock in Stock:
            zones[f"{stock}-deck", None] = self.decks[stock]
            zones[f"{stock}-discard", None] = self.discards[stock]
        for seat, sailor in enumerate(self.sailors):
            zones["artefact", seat] = sailor.artefact
            zones["harbour", seat] = [spot.card for spot in sailor.zone]
            zones["look", seat] = sailor.looking
            for kind in self.KINDS:
                zones[kind, seat] = getattr(sailor, kind)
        for place in self.cards.place_cards:
            zones[self.cards.berth_name(place), None] = []
        for spot in self.all_spots():
            zones[self.cards.berth_name(spot.card), None] = spot.on
        return zones

    def compare(self, game: VagueEtAttaque, table: VagueTable) -> None:
        """Raise for the first difference between the real table and this one."""
        zones = self.zones()
        same("zones", {(zone.name, zone.owner) for zone in table.layout.zones}, set(zones))
        for (name, owner), cards in zones.items():
            same(f"zone {name} of {owner}", table.zone(name, owner), cards)
        same("outcome", game.outcome(table), self.outcome())
        same("ended", table.public.ended, self.ended)
        same("validated", table.public.validated, tuple(self.validated))
        if self.ended is None:
            self._compare_record(table.public)

    def _compare_record(self, record: VagueEtAttaquePublic) -> None:
        same("duel", record.duel, self.duel_record())
        same("turn", (record.turn, record.first), (self.turn, self.first))
        same("round", record.round, self.round)
        same("phase", record.phase, self.phase)
        same("protected", record.protected, tuple(s.protected for s in self.sailors))
        to_pass = [Counter(sailor.will_pass) for sailor in self.sailors]
        same("phases to pass", [Counter(phases) for phases in record.skips], to_pass)
        same("places left", record.places_left, self.may_lay[Stock.PLACE])
        same("souvenirs left", record.souvenirs_left, self.may_lay[Stock.SOUVENIR])
        same("laid something", record.laid, self.laid_something)
        same("artefact used", record.used, self.power_used)
        same("kept off", record.kept_off, self.kept_off)
