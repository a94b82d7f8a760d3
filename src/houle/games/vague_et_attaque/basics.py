"""What every part of the rules of VAGUE & ATTAQUE asks: the cards, who sits where, with whom."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Artefact
from houle.games.vague_et_attaque.moves import VagueEtAttaqueMove
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS, Seating
from houle.games.vague_et_attaque.state import Duel, VagueEtAttaqueOptions, VagueEtAttaquePublic
from houle.kernel import Card, CardMask, Game, Layout, Seat, Seats, Table

ATTACKER: Final = 0
DEFENDER: Final = 1
TEAM_SEATS: Final = 4
FEW_PLACES: Final = 2
MANY_PLACES: Final = 3
"""A-60; A-71, A-83, A-95."""


def thrower(duel: Duel) -> int:
    """Which of the fighters is to throw (A-51b)."""
    return ATTACKER if duel.first_die is None else DEFENDER


@mypyc_attr(allow_interpreted_subclasses=True)
class Basics(Game[VagueEtAttaquePublic, VagueEtAttaqueMove, VagueEtAttaqueOptions]):
    """A game before its first rule: the cards, the zones and the sides."""

    cards: ClassVar[Cards] = CARDS

    def lay_out(self) -> Layout:
        self.seating = Seating(self.seats, self.cards)
        self.ship: Card = self.cards.ship
        self.settled = self.cards.settled
        self.dedicated: CardMask = self.cards.dedicated
        self.alone = self.seats == 1
        self.two_sides = self.seats == MIDDLE_SEATS or self.options.teams
        self.needed = MANY_PLACES if self.alone or self.two_sides else FEW_PLACES
        everyone = tuple(range(self.seats))
        self._rounds = tuple((*everyone[seat:], *everyone[:seat]) for seat in everyone)
        self._sides = tuple(
            (seat, (seat + 2) % TEAM_SEATS) if self.options.teams else (seat,) for seat in everyone
        )
        self._rivals = tuple(
            tuple(other for other in everyone if other not in side) for side in self._sides
        )
        return self.seating.layout

    def round_from(self, seat: Seat) -> Seats:
        """All seats in the order of play, from this one on."""
        return self._rounds[seat]

    def side(self, seat: Seat) -> Seats:
        """A player and, in teams, the partner (A-80)."""
        return self._sides[seat]

    def rivals(self, seat: Seat) -> Seats:
        """All others but the partner."""
        return self._rivals[seat]

    def artefact(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> Artefact:
        """The artefact that a player owns."""
        return self.cards.artefact(table.zones[self.seating.artefacts[seat]][0])

    def to_act(self, table: Table[VagueEtAttaquePublic]) -> Seats:
        return () if table.public.ended is not None else self.only[self.waits_for(table)]

    def waits_for(self, table: Table[VagueEtAttaquePublic]) -> Seat:
        """Who comes next in a game that is not over."""
        public = table.public
        duel = public.duel
        if duel is not None:
            return duel.fighters[thrower(duel)]
        pending = public.pending
        return pending[0].seat if pending else public.turn

    def at_leisure(self, table: Table[VagueEtAttaquePublic]) -> bool:
        """Whether nothing else is waiting, so that powers and gold cards can be used."""
        public = table.public
        return not public.pending and public.duel is None

    def fighter_of(self, duel: Duel, seat: Seat) -> int | None:
        """Which of the two fighters a seat is or helps (A-82b)."""
        for fighter in (ATTACKER, DEFENDER):
            if duel.fighters[fighter] in self.side(seat):
                return fighter
        return None
