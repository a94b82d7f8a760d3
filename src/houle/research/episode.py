"""One game, asked for one decision after the other.

Of several whom the game waits for, the first is asked: what is chosen at the same time is asked for
in turn, and nobody is shown what others chose before. Seats that are not waited for may speak up
after the deal and after each move, where the setting lets them.
"""

from collections.abc import Collection
from typing import Any

from houle.bots.bot import MOST_ASIDES
from houle.kernel import (
    Chance,
    Knowledge,
    Moment,
    Outcome,
    RefusedError,
    Seat,
    Story,
    TrackedTable,
    View,
    Viewer,
    know,
    project,
)
from houle.research.setting import Setting


class Episode:
    """A table, and who is asked. Whoever asks gets a projection and no more.

    `speakers` may use every aside there is, whatever the setting says: bots know what they do.
    """

    def __init__(
        self,
        setting: Setting,
        table: TrackedTable[Any],
        story: Story,
        speakers: Collection[Seat] = (),
    ) -> None:
        self.setting = setting
        self.decisions = 0
        self._table = table
        self._story = story
        self._speakers = speakers
        self._said = 0
        self._views: dict[Viewer, View[Any, Any, Any]] = {}
        self._offered: dict[int, Any] | None = None
        self._advisers: list[Seat] = []
        self.asked: Seat | None = None
        self._begin_round()

    @classmethod
    def begin(cls, setting: Setting, chance: Chance, speakers: Collection[Seat] = ()) -> "Episode":
        """Deal a new game."""
        table = setting.game.start(chance)
        return cls(setting, table, Story(setting.game.layout, table.journal or ()), speakers)

    def copy(self) -> "Episode":
        """The same game, to be played on without touching this one."""
        other = Episode.__new__(Episode)
        own = {
            "_table": self._table.copy(),
            "_story": self._story.copy(),
            "_advisers": self._advisers[:],
            "_views": self._views.copy(),
        }
        other.__dict__ |= self.__dict__ | own
        return other

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.setting.game.outcome(self._table)

    @property
    def broken_off(self) -> bool:
        """Whether it took too long."""
        return self.decisions >= self.setting.longest and self.outcome is None

    @property
    def aside(self) -> bool:
        """Whether who is asked is not waited for, and may pass."""
        return self.asked not in self.setting.game.to_act(self._table)

    def view(self, viewer: Viewer) -> View[Any, Any, Any]:
        """What a viewer sees."""
        if viewer not in self._views:
            self._views[viewer] = project(self.setting.game, self._table, viewer)
        return self._views[viewer]

    def offered(self) -> dict[int, Any]:
        """What who is asked can do, by numbers; passing is nothing."""
        if self.asked is None:
            return {}
        if self._offered is None:
            self._offered = self.setting.offered(self.view(self.asked))
        return self._offered

    def told(self, seat: Seat) -> tuple[Moment, ...]:
        """All that happened, as a seat saw it."""
        return self._story.told_to(seat)

    def known(self, seat: Seat) -> Knowledge[Any, Any, Any]:
        """All that a seat knows, as bots get it."""
        return know(self.setting.game, self._table, seat, self._story)

    def play(self, move: Any, chance: Chance) -> None:
        """Do what who is asked decided; passing is nothing."""
        seat = self.asked
        if seat is None:
            raise ValueError("nobody is asked any more")
        aside = self.aside
        self._views.clear()
        self._offered = None
        if move is not None:
            refused = self.setting.game.attempt(self._table, seat, move, chance)
            if refused is not None:
                raise RefusedError(refused)
            self._story.add(seat, self._table.journal or ())
        self.decisions += 1
        if not aside:
            self._begin_round()
            return
        self._said += 1
        if move is None or self._said >= MOST_ASIDES:
            self._next_adviser()
        self._ask()

    def _begin_round(self) -> None:
        game = self.setting.game
        waiting = game.to_act(self._table)
        speaking = range(game.seats) if self.setting.asides else self._speakers
        self._advisers = [seat for seat in speaking if seat not in waiting]
        self._said = 0
        self._ask()

    def _ask(self) -> None:
        game, table = self.setting.game, self._table
        self.asked = None
        if game.outcome(table) is not None or self.broken_off:
            return
        waiting = game.to_act(table)
        while self._advisers:
            adviser = self._advisers[0]
            if adviser not in waiting and self._may_speak(adviser):
                self.asked = adviser
                return
            self._next_adviser()
        self.asked = waiting[0]

    def _next_adviser(self) -> None:
        self._advisers.pop(0)
        self._said = 0

    def _may_speak(self, seat: Seat) -> bool:
        asides = self.setting.game.asides(self._table, seat)
        return bool(asides if seat in self._speakers else self.setting.spoken(asides))
