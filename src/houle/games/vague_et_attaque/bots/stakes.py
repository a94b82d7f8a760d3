"""What can be taken from others: what it gains a captain, and what it costs them."""

from functools import cached_property

from houle.games.vague_et_attaque.bots.losses import Losses
from houle.games.vague_et_attaque.bots.odds import NO_HELP, Hand, Odds, duel_odds, throw_odds
from houle.games.vague_et_attaque.bots.prospects import OPEN_PLACES, Prospects
from houle.games.vague_et_attaque.bots.sight import Sight
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Timing
from houle.games.vague_et_attaque.duels import WINS_FOR_A_PLACE
from houle.games.vague_et_attaque.effects import Edge, Held, TwoDice
from houle.kernel import Card, Seat, ZoneId

RIVALRY = 0.8
"""How much the loss of a single opponent is worth; it is shared among several."""
URGENCY = 1.5
"""What more it is worth, to everybody, if that opponent needs one place only."""


class Stakes:
    """What lies in the zones of others, as one player sees it."""

    def __init__(self, sight: Sight, losses: Losses) -> None:
        self._sight = sight
        self._losses = losses

    def rivalry(self, seat: Seat) -> float:
        """How much this player cares about what another one loses; negative for a partner."""
        return self._rivalries[seat]

    @cached_property
    def _rivalries(self) -> dict[Seat, float]:
        sight = self._sight
        strengths = {seat: sight.strength(seat) for seat in sight.rivals}
        most = max(strengths.values(), default=0.0) or 1.0
        base = RIVALRY * len(sight.side) / max(len(sight.rivals), 1)
        found = dict.fromkeys(sight.side, -1.0)
        for seat, strength in strengths.items():
            urgent = URGENCY if sight.missing[seat] == 1 else 0.0
            found[seat] = base * (0.5 + strength / most) + urgent
        return found

    def worth(self, zone: ZoneId, place: int) -> float:
        """What it is worth to take the card that lies there."""
        card = self._sight.cards(zone)[place]
        at = self._sight.seating.place_of.get(zone)
        return self._worth_of_place(card) if at is None else self._worth_of_souvenir(card, at)

    def _worth_of_souvenir(self, souvenir: Card, place: Card) -> float:
        sight = self._sight
        owner = sight.owner(place)
        gain = sight.own.gain(souvenir)
        return (
            gain
            if owner is None
            else gain + self.rivalry(owner) * self.missed(souvenir, place, owner)
        )

    def missed(self, souvenir: Card, place: Card, owner: Seat) -> float:
        """What a souvenir is worth where it lies."""
        sight = self._sight
        rest = [one for one in sight.cards(sight.seating.berths[place]) if one != souvenir]
        return sight.berth(place, owner).worth - sight.berth_with(place, owner, rest).worth

    def _worth_of_place(self, place: Card) -> float:
        sight = self._sight
        owner = sight.owner(place)
        berths = [*sight.berths, sight.berth(place, sight.me), *sight.in_hand(sight.places)]
        gain = Prospects(berths, sight.souvenirs).worth - sight.own.worth
        if owner is None:
            return gain
        rank = min(len(sight.open(owner)), len(OPEN_PLACES)) - 1
        return gain + self.rivalry(owner) * OPEN_PLACES[rank]

    # Duels

    def duel(self, zone: ZoneId, place: int) -> float:
        """What it is worth to challenge somebody for the card that lies there."""
        needed = 1 if zone in self._sight.seating.place_of else WINS_FOR_A_PLACE
        odds = duel_odds(throw_odds(self.help_of(self._sight.me)), needed)
        return self.expected(odds, self.worth(zone, place))

    def expected(self, odds: Odds, stake: float) -> float:
        """A-52, A-53."""
        return odds.win * stake - odds.lose * self._losses.least(Held.ANY)

    def help_of(self, seat: Seat) -> Hand:
        """What an artefact adds to the throws of whoever's turn it is (A-02b)."""
        sight = self._sight
        artefact = CARDS.artefact(sight.cards(sight.seating.artefacts[seat])[0])
        if artefact.when is not Timing.DUEL or seat != sight.public.turn:
            return NO_HELP
        return Hand(
            sum([effect.plus for effect in artefact.effects if isinstance(effect, Edge)]),
            any(isinstance(effect, TwoDice) for effect in artefact.effects),
        )
