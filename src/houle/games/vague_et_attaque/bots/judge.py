"""What each move is worth to the captain whose view it is."""

from functools import cached_property
from typing import TypeAlias

from houle.games.vague_et_attaque.bots.duelling import Duelling
from houle.games.vague_et_attaque.bots.effects import Effects
from houle.games.vague_et_attaque.bots.losses import Losses
from houle.games.vague_et_attaque.bots.prospects import Prospects
from houle.games.vague_et_attaque.bots.sight import Sight, VagueView, mean
from houle.games.vague_et_attaque.bots.stakes import Stakes
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import (
    Discard,
    Effect,
    Either,
    Give,
    LayMore,
    Look,
    Recover,
    Steal,
    Stock,
    TakeBack,
)
from houle.games.vague_et_attaque.harbours import FULL_SHIP
from houle.games.vague_et_attaque.moves import (
    Adventure,
    Challenge,
    DrawSouvenir,
    Jettison,
    KeepOff,
    LayPlace,
    LaySouvenir,
    PickCard,
    PickPlayer,
    PickStock,
    PickWay,
    SeekPlace,
    UseArtefact,
    UseGold,
    VagueEtAttaqueMove,
)
from houle.games.vague_et_attaque.state import KeepOne, Task
from houle.games.vague_et_attaque.turn import HAND_LIMIT
from houle.kernel import Card, ZoneId

Worth: TypeAlias = tuple[int, float]
"""Whether it comes first, and how good it is."""

FIRST, THEN, NEVER = 1, 0, -1
"""What costs no time is done before anything else; what is not worth it, not at all."""

KEEP_GOLD = 0.4
"""What a gold card must gain to be used; less if the hand is full."""
KEEP_GOLD_FULL = 0.15
WORTH_A_POWER = 0.03
MEETING = 0.4
"""What an encounter is worth beyond what can be counted."""
KEEP_OFF_CHEAPLY = 0.7
"""Solo: what the hand may cost if a souvenir is kept off the ship before it must be."""


class Judge:
    """Judges the moves of one view."""

    def __init__(self, view: VagueView) -> None:
        self.sight = Sight(view)
        self._losses = Losses(self.sight)
        self._stakes = Stakes(self.sight, self._losses)

    @cached_property
    def _effects(self) -> Effects:
        return Effects(self.sight, self._losses, self._stakes)

    def worth(self, move: VagueEtAttaqueMove) -> Worth:
        match move:
            case UseGold(place):
                return self._worth_of_gold(self._golds[place])
            case UseArtefact():
                artefact = CARDS.artefact(self._cards(self.sight.seating.artefacts)[0])
                gain = self._effects.worth(artefact.effects)
                return (FIRST, gain) if gain > WORTH_A_POWER else (NEVER, gain)
            case LayPlace(place):
                return FIRST, self._worth_of_laying_place(self.sight.places[place])
            case _:
                return THEN, self._worth_of_step(move)

    def worth_of_help(self, move: VagueEtAttaqueMove) -> float:
        """What it gains to do this for the partner, who is to act (A-81c, A-82)."""
        sight = self.sight
        if sight.view.to_act[0] not in sight.side:
            return 0.0
        match move:
            case UseGold(place):
                gold = self._golds[place]
                kind, gain = self._worth_of_gold(gold)
                of_use = sight.public.duel is not None or self._can_lay_for_partner(gold)
                return gain if kind == FIRST and of_use else 0.0
            case LaySouvenir(place, onto):
                return self._worth_of_laying(sight.souvenirs[place], onto)
            case LayPlace(place):
                return self._worth_of_laying_place(sight.places[place])
            case _:
                return 0.0

    def _can_lay_for_partner(self, gold: Card) -> bool:
        sight = self.sight
        effect = CARDS.encounter(gold).effects[0]
        partner_has_none = not sight.count(sight.seating.souvenirs[sight.public.turn])
        return isinstance(effect, LayMore) and effect.what is Stock.SOUVENIR and partner_has_none

    @property
    def _golds(self) -> tuple[Card, ...]:
        return self._cards(self.sight.seating.golds)

    def _cards(self, zones: tuple[ZoneId, ...]) -> tuple[Card, ...]:
        return self.sight.cards(zones[self.sight.me])

    # What costs no time

    def _worth_of_gold(self, gold: Card) -> Worth:
        sight, effects = self.sight, CARDS.encounter(gold).effects
        duel = sight.public.duel
        if duel is not None:
            gain = Duelling(sight, self._stakes, duel).worth(gold)
        else:
            gain = self._effects.worth(effects)
        full = sight.hand_size >= HAND_LIMIT
        return (FIRST, gain) if gain > (KEEP_GOLD_FULL if full else KEEP_GOLD) else (NEVER, gain)

    def _worth_of_laying_place(self, place: Card) -> float:
        sight = self.sight
        rest = [other for other in sight.places if other != place]
        laid = sight.berth(place, sight.me)
        then = Prospects([*sight.berths, laid, *sight.in_hand(rest)], sight.souvenirs)
        return then.worth - sight.own.worth

    # The phases

    def _worth_of_step(self, move: VagueEtAttaqueMove) -> float:
        sight = self.sight
        match move:
            case DrawSouvenir():
                return mean(sight.gains)
            case SeekPlace(place):
                loss = self._losses.of_souvenir(sight.souvenirs[place])
                return mean(sight.place_gains) - loss
            case Adventure():
                unseen = sight.unseen(CARDS.encounters)
                return MEETING + mean([self._effects.encounter(card) for card in unseen])
            case Challenge(zone, place):
                return self._stakes.duel(zone, place)
            case LaySouvenir(place, onto):
                return self._worth_of_laying(sight.souvenirs[place], onto)
            case Jettison(place):
                souvenir = sight.souvenirs[place]
                anchor = self._effects.worth(CARDS.souvenir(souvenir).anchor)
                return anchor - self._losses.of_souvenir(souvenir)
            case _:
                return self._worth_of_choice(move)

    def _worth_of_laying(self, souvenir: Card, onto: ZoneId) -> float:
        sight = self.sight
        place = sight.seating.place_of[onto]
        owner = sight.owner(place)
        before = sight.berth(place, sight.me if owner is None else owner)
        after = before.grown(souvenir)
        if after is None:
            return 0.0
        berths = list(sight.berths)
        berths[berths.index(before)] = after
        rest = [other for other in sight.souvenirs if other != souvenir]
        then = Prospects(berths + sight.in_hand(sight.places), rest)
        return then.worth - sight.own.worth + self._effects.worth(CARDS.souvenir(souvenir).anchor)

    # Choices inside effects

    def _worth_of_choice(self, move: VagueEtAttaqueMove) -> float:
        sight = self.sight
        pending = sight.public.pending
        match move:
            case PickStock(stock):
                return mean(sight.gains if stock is Stock.SOUVENIR else sight.place_gains)
            case PickWay(way):
                return self._worth_of_way(way)
            case PickPlayer(owner):
                tasks = [task.effect for task in pending if isinstance(task, Task)]
                return Effects(sight, self._losses, self._stakes, owner).worth(tasks)
            case PickCard(zone, place) if isinstance(pending[0], KeepOne):
                return self._losses.of(zone, place)
            case PickCard(zone, place) if isinstance(pending[0], Task):
                return self._worth_of_card(pending[0].effect, zone, place)
            case KeepOff():
                return self._worth_of_keeping_off()
            case _:
                return 0.0

    def _worth_of_way(self, way: int) -> float:
        match self.sight.public.pending[0]:
            case Task(_, Either(one, other)):
                return self._effects.worth(other if way else one)
            case _:
                return 0.0

    def _worth_of_card(self, effect: Effect, zone: ZoneId, place: int) -> float:
        sight = self.sight
        card = sight.cards(zone)[place]
        match effect:
            case Discard():
                return -self._losses.of(zone, place)
            case Give():
                return self._worth_of_giving(card)
            case Look(Stock.SOUVENIR):
                return sight.gain(card)
            case Recover(Stock.SOUVENIR):
                return sight.own.gain(card)
            case Look() | Recover():
                return sight.place_gain(card)
            case Steal():
                return self._stakes.worth(zone, place)
            case TakeBack():
                onto = sight.seating.place_of[zone]
                return -self._stakes.missed(card, onto, sight.me)
            case _:
                return self._worth_of_unloading(card)

    def _worth_of_giving(self, souvenir: Card) -> float:
        sight, loss = self.sight, self._losses.of_souvenir(souvenir)
        partners = [seat for seat in sight.side if seat == sight.public.chosen]
        gain = sum([Prospects(sight.reach(seat), ()).gain(souvenir) for seat in partners])
        return gain - loss

    def _worth_of_unloading(self, souvenir: Card) -> float:
        sight = self.sight
        owner = sight.owner(CARDS.ship)
        if owner is None:
            return sight.own.gain(souvenir)
        return self._stakes.rivalry(owner) * self._stakes.missed(souvenir, CARDS.ship, owner)

    def _worth_of_keeping_off(self) -> float:
        sight = self.sight
        if sight.count(sight.seating.berths[CARDS.ship]) == FULL_SHIP - 1:
            return sight.aboard_cost
        cost = sum(self._losses.all[:-1])
        return KEEP_OFF_CHEAPLY - cost
