"""Players of all levels take a win that lies in their hand, and see a loss that a move prevents."""

from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from houle.bots.bot import ENDLESS, BotKind, Patience
from houle.bots.in_hand import ESCAPES, LOST_WORLDS, InHand, NearTheEnd
from houle.bots.levels import Level
from houle.kernel import Chance, Knowledge
from houle.kernel.game import M


class Care(NamedTuple):
    """What somebody overlooks, once in so many times; never, if 0."""

    wins: int = 0
    losses: int = 0


CARE: Final = {Level.BEGINNER: Care(wins=40, losses=4)}
"""Of those who are not named, nobody overlooks anything."""


class Watchful:
    """Plays like another bot, but for a last look at what it is about to do."""

    def __init__(
        self,
        kind: BotKind,
        near: NearTheEnd,
        care: Care,
        chance: Chance,
        patience: Patience = ENDLESS,
    ) -> None:
        self.bot = kind(chance, patience)
        """Who plays."""
        self._near = near
        self._care = care
        self._chance = chance

    def choose(self, known: Knowledge[Any, M, Any]) -> M:
        choice: M = self.bot.choose(known)
        if len(known.view.moves) == 1:
            return choice
        near = self._near
        may_win, may_lose = near.may_win(known), near.may_lose(known)
        if not (may_win or may_lose):
            return choice
        in_hand = InHand(known, near)
        if may_win:
            wins = in_hand.wins()
            if wins:
                taken = choice in wins or in_hand.wins_with(choice)
                return choice if taken or not self._sees(self._care.wins) else wins[0]
        if may_lose and _is_lost(in_hand.lost(choice)) and self._sees(self._care.losses):
            return self._saved(known, choice, in_hand)
        return choice

    def aside(self, known: Knowledge[Any, M, Any]) -> M | None:
        return self.bot.aside(known)

    def _sees(self, overlooks: int) -> bool:
        return not overlooks or self._chance.below(overlooks) > 0

    def _saved(self, known: Knowledge[Any, M, Any], choice: M, in_hand: InHand) -> M:
        """What the bot would do if it could not lose at once."""
        moves = known.view.moves
        lost = [in_hand.lost(move, escapes=LOST_WORLDS) for move in moves]
        fewest = min(lost)
        if _is_lost(fewest):
            return choice
        saving = tuple([move for move, count in zip(moves, lost, strict=True) if count == fewest])
        if len(saving) == 1:
            return saving[0]
        view = msgspec.structs.replace(known.view, moves=saving)
        second: M = self.bot.choose(msgspec.structs.replace(known, view=view))
        return second if second in saving else saving[0]


def _is_lost(worlds: int) -> bool:
    return worlds >= LOST_WORLDS - ESCAPES


def watchful(kind: BotKind, level: str, near: NearTheEnd) -> BotKind:
    """A level as it comes to a table: a bot, with as much care as one expects of it."""
    return partial(Watchful, kind, near, CARE.get(Level(level), Care()))
