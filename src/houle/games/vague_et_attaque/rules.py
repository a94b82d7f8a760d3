"""The rules of VAGUE & ATTAQUE. Numbers such as A-21 name the rules in `rules.md`."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from houle.games.vague_et_attaque import drawing, duels, harbours, offers, refusals, turn
from houle.games.vague_et_attaque.basics import TEAM_SEATS, Basics
from houle.games.vague_et_attaque.choices import choices
from houle.games.vague_et_attaque.effects import Phase, Stock
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    DrawSouvenir,
    Jettison,
    LayPlace,
    LaySouvenir,
    PickCard,
    SeekPlace,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.resolving import Resolver
from houle.games.vague_et_attaque.setting_up import set_up
from houle.games.vague_et_attaque.state import (
    Cause,
    VagueEtAttaqueOptions,
    VagueEtAttaquePublic,
)
from houle.games.vague_et_attaque.words import WORDS, Happening, Reason
from houle.kernel import (
    At,
    Card,
    Chance,
    Face,
    Fact,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Table,
    Who,
    Words,
)

EXPLORATION: Final = Phase.EXPLORATION
ENCOUNTER: Final = Phase.ENCOUNTER
SOUVENIR: Final = Stock.SOUVENIR
PLACE: Final = Stock.PLACE


@mypyc_attr(allow_interpreted_subclasses=True)
class VagueEtAttaque(Basics):
    """VAGUE & ATTAQUE for 1 to 5 players."""

    name: ClassVar[str] = "vague-et-attaque"
    rules_version: ClassVar[int] = 2
    given_up: ClassVar[tuple[int, ...]] = (1,)
    seat_counts: ClassVar[range] = range(1, 6)
    usual_seats: ClassVar[int | None] = 3
    shelf: ClassVar[int] = 50
    seats_rule: ClassVar[str] = "A-00"
    move_type: ClassVar[object] = VagueEtAttaqueMove
    options_type: ClassVar[type[VagueEtAttaqueOptions]] = VagueEtAttaqueOptions
    words: ClassVar[Words] = WORDS

    def option_problem(self) -> Refusal | None:
        options = self.options
        if options.teams and self.seats != TEAM_SEATS:
            return Refusal("A-80", Reason.TEAMS_OF_TWO)
        if options.first is not None and options.first not in range(self.seats):
            return Refusal("A-13", Reason.FIRST_SEAT, {"seats": self.seats})
        return None

    def sides(self) -> tuple[Seats, ...]:
        return tuple(dict.fromkeys(tuple(sorted(side)) for side in self._sides))

    def first_record(self) -> VagueEtAttaquePublic:
        return VagueEtAttaquePublic(
            turn=0, first=0, protected=(False,) * self.seats, skips=((),) * self.seats
        )

    def deal(self, table: Table[VagueEtAttaquePublic], chance: Chance) -> None:
        set_up(self, table, chance)

    def face(self, card: Card) -> Face:
        return self.cards.faces[card]

    def card_at(self, seat: Seat, move: VagueEtAttaqueMove) -> At | None:
        match move:
            case SeekPlace(place) | LaySouvenir(place) | Jettison(place):
                return At(self.seating.souvenirs[seat], place)
            case LayPlace(place):
                return At(self.seating.places[seat], place)
            case UseGold(place):
                return At(self.seating.golds[seat], place)
            case UseArtefact():
                return At(self.seating.artefacts[seat], 0)
            case PickCard(zone, place) | Challenge(zone, place):
                return At(zone, place)
            case _:
                return None

    def touched(
        self, table: Table[VagueEtAttaquePublic], seat: Seat, at: At
    ) -> VagueEtAttaqueMove | None:
        seating = self.seating
        if at.zone == seating.places[seat]:
            return LayPlace(at.place)
        if at.zone == seating.golds[seat]:
            return UseGold(at.place)
        if at.zone == seating.artefacts[seat]:
            return UseArtefact()
        if at.zone != seating.souvenirs[seat]:
            return None
        if table.public.phase is Phase.EXPLORATION:
            return SeekPlace(at.place)
        places = harbours.open_places(self, table, seat) or [self.cards.ship]
        souvenir = table.zones[at.zone][at.place]
        fitting = [place for place in places if harbours.belongs(self, souvenir, place)]
        return LaySouvenir(at.place, seating.berths[(fitting or places)[0]])

    # Who plays, and what

    def moves(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[VagueEtAttaqueMove]:
        return self.offered(table, seat) if seat in self.to_act(table) else []

    def offered(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[VagueEtAttaqueMove]:
        """What the seat may do for which the game waits."""
        public = table.public
        found: list[VagueEtAttaqueMove] = []
        if public.duel is not None:
            found.append(offers.THROW)
        elif public.pending:
            return choices(self, table, public.pending[0]) or []
        else:
            self._add_phase(table, seat, found)
            if turn.artefact_ready(self, table):
                found.append(offers.USE_ARTEFACT)
        self._add_golds(table, seat, found)
        return found

    def _add_golds(
        self, table: Table[VagueEtAttaquePublic], seat: Seat, found: list[VagueEtAttaqueMove]
    ) -> None:
        """A-03b, A-82."""
        for place, card in enumerate(table.zones[self.seating.golds[seat]]):
            if refusals.gold_is_of_use(self, table, seat, card):
                found.append(offers.USE_GOLD.at(place))

    def _add_phase(
        self, table: Table[VagueEtAttaquePublic], seat: Seat, found: list[VagueEtAttaqueMove]
    ) -> None:
        """All that the phase is for (A-30 to A-33)."""
        public, seating, zones = table.public, self.seating, table.zones
        phase = public.phase
        souvenirs = len(zones[seating.souvenirs[seat]])
        if phase is EXPLORATION:
            if drawing.available(self, table, SOUVENIR):
                found.append(offers.DRAW_SOUVENIR)
            if drawing.available(self, table, PLACE):
                found += offers.SEEK_PLACE.first(souvenirs)
        elif phase is ENCOUNTER:
            if drawing.encounters_available(self, table):
                found.append(offers.ADVENTURE)
            found += duels.challenges(self, table, seat)
        else:
            if public.places_left:
                found += offers.LAY_PLACE.first(len(zones[seating.places[seat]]))
            if public.souvenirs_left:
                found += self.lays(table, seat)
            if not public.laid:
                found += offers.JETTISON.first(souvenirs)
            found.append(offers.DONE)

    def lays(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[VagueEtAttaqueMove]:
        """The souvenirs of a hand, on all places where they can be laid (A-32, A-40, A-42)."""
        hand = table.zones[self.seating.souvenirs[seat]]
        if not hand:
            return []
        validated, berths = table.public.validated, self.seating.berths
        reach = [p for p in harbours.within_reach(self, table, seat) if p not in validated]
        return [
            offers.LAY_ONTO.zone(berths[place]).at(at)
            for at, souvenir in enumerate(hand)
            for place in reach
            if harbours.belongs(self, souvenir, place)
            and harbours.has_room(self, table, souvenir, place)
        ]

    def asides(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[VagueEtAttaqueMove]:
        """A-03b, A-82: gold cards out of turn; A-81c: what the partner cannot lay."""
        if table.public.ended is not None or seat in self.to_act(table):
            return []
        found: list[VagueEtAttaqueMove] = []
        self._add_golds(table, seat, found)
        if self.at_leisure(table):
            if turn.partner_may_lay(self, table, seat, PLACE):
                found += offers.LAY_PLACE.first(len(table.zones[self.seating.places[seat]]))
            if turn.partner_may_lay(self, table, seat, SOUVENIR):
                found += self.lays(table, seat)
        return found

    def refusal(
        self, table: Table[VagueEtAttaquePublic], seat: Seat, move: VagueEtAttaqueMove
    ) -> Refusal | None:
        return refusals.refusal(self, table, seat, move)

    # What a move does

    def play(
        self,
        table: Table[VagueEtAttaquePublic],
        seat: Seat,
        move: VagueEtAttaqueMove,
        chance: Chance,
    ) -> None:
        public = table.public
        if type(move) is UseGold:
            self._use_gold(table, seat, move.place)
        elif public.duel is not None:
            duels.throw(self, table, public.duel, chance)
        elif public.pending:
            Resolver(self, table, chance).choose(move)
        else:
            self._play_phase(table, seat, move, chance)
        turn.go_on(self, table, chance)

    def _play_phase(
        self,
        table: Table[VagueEtAttaquePublic],
        seat: Seat,
        move: VagueEtAttaqueMove,
        chance: Chance,
    ) -> None:
        public, seating = table.public, self.seating
        if type(move) is UseArtefact:
            self._use_artefact(table, seat)
        elif type(move) is LayPlace:
            self._lay_place(table, seat, move.place)
        elif type(move) is LaySouvenir:
            self._lay(table, seat, move)
        else:
            public.acted = True
            if type(move) is DrawSouvenir:
                drawing.draw(self, table, seat, SOUVENIR, chance)
            elif type(move) is SeekPlace:
                table.move(seating.souvenirs[seat], move.place, seating.discards[SOUVENIR])
                drawing.draw(self, table, seat, PLACE, chance)
            elif type(move) is Adventure:
                drawing.meet(self, table, seat, chance)
            elif type(move) is Challenge:
                duels.challenge(self, table, seat, At(move.zone, move.place))
            elif type(move) is Jettison:
                discard = seating.discards[SOUVENIR]
                souvenir = table.move(seating.souvenirs[seat], move.place, discard)
                self._let_anchor_act(table, seat, souvenir)

    def _use_artefact(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> None:
        """A-02b."""
        table.public.used = True
        if table.journal is not None:
            card = table.zones[self.seating.artefacts[seat]][0]
            table.happen(Happening.USES, who=Who(seat), card=self.cards.faces[card])
        drawing.begin(table, seat, self.artefact(table, seat).effects)

    def _lay_place(self, table: Table[VagueEtAttaquePublic], seat: Seat, place: int) -> None:
        """A-32; A-81c: a partner lays it in the zone of whoever's turn it is."""
        public, seating = table.public, self.seating
        public.places_left -= 1
        public.laid = True
        additional = public.lay_more_places - (seat != public.turn)
        public.lay_more_places = min(additional, public.places_left)
        table.move(seating.places[seat], place, seating.harbours[public.turn])

    def _lay(self, table: Table[VagueEtAttaquePublic], seat: Seat, move: LaySouvenir) -> None:
        """A-32; A-81c: whatever a partner lays was an additional one."""
        public = table.public
        public.souvenirs_left -= 1
        public.laid = True
        additional = public.lay_more - (seat != public.turn)
        public.lay_more = min(additional, public.souvenirs_left)
        souvenir = harbours.lay(self, table, seat, move.place, move.onto)
        if public.ended is None:
            self._let_anchor_act(table, seat, souvenir)

    def _let_anchor_act(
        self, table: Table[VagueEtAttaquePublic], seat: Seat, souvenir: Card
    ) -> None:
        """A-04, A-33, A-35b."""
        anchor = self.cards.souvenir(souvenir).anchor
        if anchor:
            if table.journal is not None:
                table.happen(Happening.ANCHOR, who=Who(seat), card=self.cards.faces[souvenir])
            drawing.begin(table, seat, anchor)

    def _use_gold(self, table: Table[VagueEtAttaquePublic], seat: Seat, place: int) -> None:
        """A-03b, A-82b."""
        public, seating = table.public, self.seating
        card = table.move(seating.golds[seat], place, seating.encounter_discard)
        if table.journal is not None:
            table.happen(Happening.USES, who=Who(seat), card=self.cards.faces[card])
        effects = self.cards.encounter(card).effects
        duel = public.duel
        fighter = None if duel is None else self.fighter_of(duel, seat)
        if duel is None or fighter is None:
            drawing.begin(table, public.turn, effects)
        else:
            duels.strengthen(table, duel, fighter, effects[0])

    # The end

    def outcome(self, table: Table[VagueEtAttaquePublic]) -> Outcome | None:
        """Points are the places that a player's side has validated."""
        public = table.public
        if public.ended is None:
            return None
        everyone = range(self.seats)
        points = tuple(harbours.validated_by(self, table, seat) for seat in everyone)
        facts: dict[str, Fact] = {"rounds": public.round}
        if self.alone and public.ended is not Cause.VALIDATED:
            return Outcome(public.ended, (), points, facts)
        merits = [(points[seat], self._souvenirs_laid(table, seat)) for seat in everyone]
        best = max(merits)
        winners = tuple(seat for seat in everyone if merits[seat] == best)
        return Outcome(public.ended, winners, points, facts)

    def _souvenirs_laid(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> int:
        """A-61: what breaks a tie; nothing does when places have decided the game."""
        if table.public.ended is Cause.VALIDATED:
            return 0
        return sum(
            len(table.zones[self.seating.berths[place]])
            for mate in self.side(seat)
            for place in table.zones[self.seating.harbours[mate]]
        )
