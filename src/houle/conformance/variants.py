"""Variants of a history that a viewer may perhaps not tell from it."""

from typing import NamedTuple

from houle.conformance.histories import History, Stop, fate
from houle.conformance.probes import any_of
from houle.conformance.subject import AnyGame, AnyTable, Move, Subject
from houle.kernel import Card, Chance, Onlooker, Seat, Viewer

SEARCHES = 60
"""How many couples of cards are looked at before the search is given up."""
MOST_COUPLES = 4
BLIND_PERCENT = 20
"""How often a card is taken from anywhere, whatever the kernel says of who knows it."""
TOP_PERCENT = 30
"""How often it is the last card of its zone, where cards come and go."""


class Variant(NamedTuple):
    """What happens otherwise than in a history, up to one of its stops."""

    stop: int = -1
    """Which of the stops of the history: beyond it nothing is compared."""
    shuffle: int = 0
    """Which shuffle of the history comes out differently."""
    exchange: frozenset[tuple[Card, Card]] = frozenset()
    """Cards, each with the one that comes out of the shuffle in its stead."""
    change: tuple[int, Move] | None = None
    """The number of a play, and the move made there instead."""

    def chance(self, history: History) -> "ExchangingChance":
        """The chance by which the variant is dealt and played."""
        return ExchangingChance(fate(history.seed), self.shuffle, dict(self.exchange))

    def plays(self, history: History) -> list[tuple[Seat, Move]]:
        """What is done in the variant."""
        plays = history.plays[: history.stops[self.stop].moment]
        if self.change is not None:
            number, move = self.change
            seat, _ = plays[number]
            plays[number] = seat, move
        return plays

    def has_parted(self, chance: "ExchangingChance", moment: int) -> bool:
        """Whether anything may be otherwise than in the history, after so many plays."""
        return chance.has_exchanged if self.change is None else moment > self.change[0]

    def who_changed(self, history: History) -> Seat | None:
        """The seat that does something else, if any."""
        return None if self.change is None else history.plays[self.change[0]][0]


class ExchangingChance:
    """The same chance, but out of one of its shuffles some cards come in each other's stead."""

    def __init__(self, chance: Chance, shuffle: int, cards: dict[Card, Card]) -> None:
        self.below = chance.below
        self._shuffle = chance.shuffle
        self._before = shuffle
        self._cards = cards

    @property
    def has_exchanged(self) -> bool:
        """Whether that shuffle has been made."""
        return self._before < 0

    def shuffle(self, cards: list[Card]) -> None:
        self._shuffle(cards)
        if self._before == 0:
            cards[:] = [self._cards.get(card, card) for card in cards]
        self._before -= 1


class Search:
    """Finds variants for one viewer."""

    def __init__(self, subject: Subject, game: AnyGame, history: History, viewer: Viewer) -> None:
        self._subject = subject
        self._game = game
        self._history = history
        self._viewer = viewer
        self._eye = game.layout.watcher_bit if isinstance(viewer, Onlooker) else 1 << viewer
        self._changeable = [
            number
            for number, others in history.instead.items()
            if others and history.plays[number][0] != viewer
        ]

    def variant(self, chance: Chance) -> Variant | None:
        """A variant that is worth a try."""
        stop = chance.below(len(self._history.stops))
        if chance.below(2):
            moment = self._history.stops[stop].moment
            changeable = [number for number in self._changeable if number < moment]
            if changeable:
                return self._change_a_move(stop, any_of(changeable, chance), chance)
        return self._exchange_cards(stop, chance)

    def _change_a_move(self, stop: int, number: int, chance: Chance) -> Variant:
        return Variant(stop, change=(number, any_of(self._history.instead[number], chance)))

    def _exchange_cards(self, at: int, chance: Chance) -> Variant | None:
        """Cards which, at the stop, the viewer may not tell from each other.

        Half of the time only two: small differences find rare leaks.
        """
        stop = self._history.stops[at]
        known = self._history.glimpses[self._viewer][stop.moment].known
        trial = stop.table.copy()
        shuffle = self._shuffle_of(self._any_card(trial, trial.zones, chance), stop, chance)
        if shuffle is None:
            return None
        cards = {card: card for card in self._history.shuffles[shuffle]}
        wanted = 1 if chance.below(2) else 2 + chance.below(MOST_COUPLES - 1)
        rows = [[card for card in row if card in cards] for row in trial.zones]
        for _ in range(SEARCHES):
            if not wanted:
                break
            one, other = (self._any_card(trial, rows, chance) for _ in range(2))
            if one == other:
                continue
            before = trial.zones
            couple = {one: other, other: one}
            trial.zones = [[couple.get(card, card) for card in row] for row in before]
            if self._looks_the_same(trial, known):
                cards = {card: couple.get(now, now) for card, now in cards.items()}
                wanted -= 1
            else:
                trial.zones = before
        exchange = frozenset((card, now) for card, now in cards.items() if card != now)
        return Variant(at, shuffle, exchange) if exchange else None

    def _shuffle_of(self, card: Card, stop: Stop, chance: Chance) -> int | None:
        """A shuffle that the card was in, as often as not the latest: that one decided where it
        lies now, and nobody has seen it since."""
        shuffles = self._history.shuffles[: stop.shuffles]
        found = [number for number, cards in enumerate(shuffles) if card in cards]
        if not found:
            return None
        return found[-1] if chance.below(2) else any_of(found, chance)

    def _any_card(self, table: AnyTable, rows: list[list[Card]], chance: Chance) -> Card:
        """A card from a zone, each zone as likely as any other so that the small ones count.

        Those that the viewer cannot have seen are preferred, to save time. Which ones these are is
        the kernel's word, and that is on trial here, so it is not always taken.
        """
        if chance.below(100) >= BLIND_PERCENT:
            known, eye = table.known, self._eye
            unseen = [[card for card in row if not known[card] & eye] for row in rows]
            rows = unseen if any(unseen) else rows
        rows = [row for row in rows if row]
        row = any_of(rows, chance)
        return row[-1] if chance.below(100) < TOP_PERCENT else any_of(row, chance)

    def _looks_the_same(self, trial: AnyTable, known: object) -> bool:
        """Whether the viewer may know the same of this table, which may be an impossible one."""
        try:
            return self._subject.knowledge(self._game, trial, self._viewer) == known
        except (LookupError, ValueError):
            return False
