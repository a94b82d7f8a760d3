"""What the effects of a card are worth to the captain who resolves it."""

from collections.abc import Iterable

from houle.games.vague_et_attaque.bots.losses import GOLD, Losses
from houle.games.vague_et_attaque.bots.prospects import IN_HAND
from houle.games.vague_et_attaque.bots.sight import Sight, best_of, mean
from houle.games.vague_et_attaque.bots.stakes import Stakes
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.deck import Colour
from houle.games.vague_et_attaque.duels import SIDES
from houle.games.vague_et_attaque.effects import (
    Again,
    Discard,
    Draw,
    DuelNow,
    Effect,
    Either,
    Exchange,
    Gamble,
    Give,
    Held,
    LayMore,
    Load,
    Look,
    Loot,
    MoveShip,
    PassOn,
    Phase,
    Protect,
    Recover,
    SkipPhase,
    Steal,
    Stock,
    TakeBack,
    Unload,
    Whom,
)
from houle.games.vague_et_attaque.harbours import ROOM
from houle.kernel import Card, Seat, ZoneId

AGAIN = 0.7
"""What an encounter that one does not know yet is worth."""
PROTECTED = 0.1
"""What it is worth to be safe for a round, by what there is to lose."""
PHASES = {Phase.EXPLORATION: 0.7, Phase.ENCOUNTER: 0.8, Phase.MOORING: 1.3}
"""What a phase is worth."""
SMALL = 0.1
FOR_ALL = 0.4
"""What is left of a gain that everybody else has as well."""


class Effects:
    """Judges effects by what one player sees."""

    def __init__(
        self, sight: Sight, losses: Losses, stakes: Stakes, chosen: Seat | None = None
    ) -> None:
        self._sight = sight
        self._losses = losses
        self._stakes = stakes
        self._chosen = sight.public.chosen if chosen is None else chosen

    def worth(self, effects: Iterable[Effect]) -> float:
        """What it is worth to resolve these, one after the other."""
        return sum([self._worth(effect) for effect in effects])

    def _worth(self, effect: Effect) -> float:
        match effect:
            case Draw() | Discard() | TakeBack() | Protect() | SkipPhase():
                return self._spread(effect.who, self._for_one(effect))
            case Gamble(least, win, lose):
                won = (SIDES + 1 - least) / SIDES
                return won * self.worth(win) + (1 - won) * self.worth(lose)
            case Either(one, other):
                return max(self.worth(one), self.worth(other))
            case Steal() | Give() | PassOn() | Exchange():
                return self._exchanged(effect)
            case Look() | Recover() | Again():
                return self._fetched(effect)
            case _:
                return self._of_the_table(effect)

    def _spread(self, who: Whom, gain: float) -> float:
        """What it is worth to this player if others have a gain (or a loss)."""
        match who:
            case Whom.ME:
                return gain
            case Whom.ALL:
                return FOR_ALL * gain
            case Whom.OTHERS:
                return (FOR_ALL - 1) * gain
            case Whom.CHOSEN:
                gains = [-self._stakes.rivalry(seat) * gain for seat in self._choosable]
                return max(gains, default=0.0)
            case _:
                beside = self._sight.game.round_from(self._sight.me)[1:]
                neighbour = beside[:1] if who is Whom.LEFT else beside[-1:]
                return sum([-self._stakes.rivalry(seat) * gain for seat in neighbour])

    @property
    def _choosable(self) -> tuple[Seat, ...]:
        others = self._sight.game.round_from(self._sight.me)[1:]
        return others if self._chosen is None else (self._chosen,)

    def _for_one(self, effect: Effect) -> float:
        """What it is worth to whomever it concerns."""
        sight = self._sight
        match effect:
            case Draw(_, Stock.SOUVENIR, count):
                return count * mean(sight.gains)
            case Draw(_, Stock.PLACE, count):
                return count * mean(sight.place_gains)
            case Draw(_, _, count):
                return count * max(mean(sight.gains), mean(sight.place_gains))
            case Discard(who, what, count):
                return -self._losses.least(what if who is Whom.ME else Held.ANY, count)
            case TakeBack():
                return -0.5 if any(berth.souvenirs for berth in sight.berths) else 0.0
            case SkipPhase(phase):
                return -PHASES.get(phase, 0.0)
            case _:
                return self._safety()

    def _safety(self) -> float:
        sight = self._sight
        if sight.alone or sight.public.protected[sight.public.turn]:
            return 0.0
        return PROTECTED * sum([1 + berth.worth for berth in sight.open(sight.public.turn)])

    def _fetched(self, effect: Effect) -> float:
        sight = self._sight
        match effect:
            case Look(what, count, keep):
                gains = sight.gains if what is Stock.SOUVENIR else sight.place_gains
                return keep * best_of(max(count - keep + 1, 1), gains)
            case Recover(what):
                pile = sight.cards(sight.seating.discards[what])
                gain = sight.own.gain if what is Stock.SOUVENIR else sight.place_gain
                return max([gain(card) for card in pile], default=0.0)
            case _:
                return AGAIN

    def _exchanged(self, effect: Effect) -> float:
        """Cards go from player to player."""
        sight, least = self._sight, self._losses.least(Held.SOUVENIR)
        match effect:
            case Steal(Loot.HAND):
                hands = sight.seating.souvenirs
                holders = [seat for seat in self._choosable if sight.count(hands[seat])]
                gains = [mean(sight.gains) * (1 + self._stakes.rivalry(seat)) for seat in holders]
                return max(gains, default=0.0)
            case Steal(what):
                loot = self._loot(what, self._choosable)
                return max([self._stakes.worth(*at) for at in loot], default=0.0)
            case Give(to):
                return -least + self._spread(to, mean(sight.gains))
            case Exchange():
                return 0.5 * mean(sight.gains) - least + self._spread(Whom.CHOSEN, SMALL)
            case _:
                return 0.5 * mean(sight.gains) - least

    def _loot(self, what: Loot, seats: Iterable[Seat]) -> list[tuple[ZoneId, int]]:
        sight = self._sight
        seating, validated = sight.seating, sight.public.validated
        found: list[tuple[ZoneId, int]] = []
        for seat in seats:
            if sight.public.protected[seat]:
                continue
            for number, place in enumerate(sight.cards(seating.harbours[seat])):
                aboard = sight.count(seating.berths[place])
                if place in validated:
                    continue
                if what is Loot.SOUVENIR:
                    found += [(seating.berths[place], at) for at in range(aboard)]
                elif not aboard:
                    found.append((seating.harbours[seat], number))
        return found

    def _of_the_table(self, effect: Effect) -> float:
        match effect:
            case LayMore(what):
                return self._lay_more(what)
            case MoveShip(to):
                return self._ship_moves(to)
            case Unload():
                return self._unloaded()
            case Load(count, marked_only):
                share = 0.12 if marked_only else 1.0
                return -self._sight.aboard_cost * count * share if self._sight.alone else 0.0
            case DuelNow():
                rivals = self._sight.rivals
                found = [*self._loot(Loot.SOUVENIR, rivals), *self._loot(Loot.PLACE, rivals)]
                return max([self._stakes.duel(*at) for at in found], default=0.0)
            case _:
                return 0.0

    def _lay_more(self, what: Stock) -> float:
        """It counts once all that may be laid without it has been laid."""
        sight, public = self._sight, self._sight.public
        if what is Stock.PLACE:
            return 0.3 if len(sight.places) > public.places_left else 0.0
        too_soon = public.phase is not Phase.MOORING or public.souvenirs_left
        return 0.0 if too_soon else self._best_lay()

    def _best_lay(self) -> float:
        """What it would gain to lay one souvenir more now, rather than in a later turn."""
        sight = self._sight
        steps = [
            (grown.worth - berth.worth, grown.souvenirs == ROOM)
            for souvenir in sight.souvenirs
            for berth in sight.berths
            if (grown := berth.grown(souvenir)) is not None
        ]
        decides = sight.missing[sight.me] == 1
        return max(
            [step if full and decides else (1 - IN_HAND) * step for step, full in steps],
            default=0.0,
        )

    def _ship_moves(self, to: Whom) -> float:
        sight = self._sight
        owner = sight.owner(CARDS.ship)
        if owner is None or CARDS.ship in sight.public.validated:
            return 0.0
        gain = 0.0
        if owner not in sight.side:
            gain += self._stakes.rivalry(owner) * sight.berth(CARDS.ship, owner).worth
        elif owner == sight.me:
            gain -= sight.berth(CARDS.ship, owner).worth
        if to is Whom.ME and owner not in sight.side:
            gain += 0.2 + sight.berth(CARDS.ship, sight.me).worth
        return gain

    def _unloaded(self) -> float:
        sight = self._sight
        aboard = sight.count(sight.seating.berths[CARDS.ship])
        if not aboard or CARDS.ship in sight.public.validated:
            return 0.0
        if sight.alone:
            return sight.aboard_cost / 2
        owner = sight.owner(CARDS.ship)
        if owner is None:
            return 0.1 if aboard == 2 else 0.0
        return self._stakes.rivalry(owner) * sight.berth(CARDS.ship, owner).worth / 2

    def encounter(self, card: Card) -> float:
        """What it is worth to meet this one."""
        encounter = CARDS.encounter(card)
        worth = self.worth(encounter.effects)
        return max(worth, GOLD) if encounter.colour is Colour.GOLD else worth
