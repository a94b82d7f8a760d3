"""Variants of a history that a viewer may perhaps not tell from it."""

from typing import NamedTuple

from houle.conformance.histories import History, fate
from houle.conformance.probes import any_of
from houle.conformance.subject import AnyGame, AnyTable, Move, Subject
from houle.kernel import Card, Chance, Onlooker, Seat, Viewer

SEARCHES = 12
"""How many couples of cards are looked at before the search is given up."""
MOST_COUPLES = 4
BLIND_PERCENT = 20
"""How often a card is taken from anywhere, whatever the kernel says of who knows it."""
TOP_PERCENT = 30
"""How often it is the last card of its zone, where cards come and go."""


class Variant(NamedTuple):
    """What happens otherwise than in a history."""

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
        if self.change is None:
            return history.plays
        number, move = self.change
        seat, _ = history.plays[number]
        return [*history.plays[:number], (seat, move), *history.plays[number + 1 :]]

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
        self._known = history.glimpses[viewer][-1].known
        self._eye = game.layout.watcher_bit if isinstance(viewer, Onlooker) else 1 << viewer
        self._changeable = [
            number
            for number, others in history.instead.items()
            if others and history.plays[number][0] != viewer
        ]

    def variant(self, chance: Chance) -> Variant | None:
        """A variant that is worth a try."""
        if self._changeable and chance.below(2):
            return self._change_a_move(chance)
        return self._exchange_cards(chance) if self._history.shuffles else None

    def _change_a_move(self, chance: Chance) -> Variant:
        number = any_of(self._changeable, chance)
        return Variant(change=(number, any_of(self._history.instead[number], chance)))

    def _exchange_cards(self, chance: Chance) -> Variant | None:
        """Cards which, at the end, the viewer may not tell from each other.

        Half of the time only two: small differences find rare leaks.
        """
        history = self._history
        shuffle = chance.below(len(history.shuffles))
        cards = {card: card for card in history.shuffles[shuffle]}
        wanted = 1 if chance.below(2) else 2 + chance.below(MOST_COUPLES - 1)
        trial = history.last.copy()
        rows = trial.zones
        for _ in range(SEARCHES):
            if not wanted:
                break
            one, other = (self._any_card(rows, chance) for _ in range(2))
            if one == other or one not in cards or other not in cards:
                continue
            before = trial.zones
            couple = {one: other, other: one}
            trial.zones = [[couple.get(card, card) for card in row] for row in before]
            if self._looks_the_same(trial):
                cards = {card: couple.get(now, now) for card, now in cards.items()}
                wanted -= 1
            else:
                trial.zones = before
        exchange = frozenset((card, now) for card, now in cards.items() if card != now)
        return Variant(shuffle, exchange) if exchange else None

    def _any_card(self, rows: list[list[Card]], chance: Chance) -> Card:
        """A card from a zone, each zone as likely as any other so that the small ones count.

        Those that the viewer cannot have seen are preferred, to save time. Which ones these are is
        the kernel's word, and that is on trial here, so it is not always taken.
        """
        if chance.below(100) >= BLIND_PERCENT:
            known, eye = self._history.last.known, self._eye
            unseen = [[card for card in row if not known[card] & eye] for row in rows]
            rows = unseen if any(unseen) else rows
        rows = [row for row in rows if row]
        row = any_of(rows, chance)
        return row[-1] if chance.below(100) < TOP_PERCENT else any_of(row, chance)

    def _looks_the_same(self, trial: AnyTable) -> bool:
        """Whether the viewer may know the same of this table, which may be an impossible one."""
        try:
            return self._subject.knowledge(self._game, trial, self._viewer) == self._known
        except (LookupError, ValueError):
            return False
