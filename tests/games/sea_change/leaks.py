"""SEA CHANGE with leaks: each takes away one guard of somebody's secret."""

from collections.abc import Callable

import msgspec
import pytest

from houle.games.sea_change import SeaChange
from houle.games.sea_change.components import COLOUR_OF, FACES, NOT_OF, POINTS, Colour
from houle.games.sea_change.moves import PlayCard
from houle.games.sea_change.words import Happening, Reason
from houle.kernel import (
    Chance,
    Layout,
    Refusal,
    Seat,
    Zone,
    ZoneId,
)
from tests.games.planting import Faults
from tests.games.samplers import (
    sampler_forgets_what_was_learned,
    sampler_forgets_what_was_seen,
    sampler_peeks,
)
from tests.games.sea_change.planting import (
    ALONE,
    EIGHT,
    PAIRS,
    SHORT,
    TWO,
    Hinting,
    SeaTable,
)
from tests.games.sea_change.suite import SEA_CHANGE

LEAKS = Faults(SEA_CHANGE)

# Guard: nothing secret stands in the public record.


@LEAKS.game("secrecy", TWO, ALONE)
class TopOfThePileInPublic(Hinting):
    """S-40, S-50."""

    def hint(self, table: SeaTable) -> tuple[int, ...]:
        return tuple(table.zone("pile")[-1:])


@LEAKS.game("secrecy", SHORT)
class VoidsInPublic(Hinting):
    """Who has none of the family to follow shows only by what is played."""

    def hint(self, table: SeaTable) -> tuple[int, ...]:
        trick = table.zone("trick")
        if not trick:
            return ()
        led = COLOUR_OF[trick[0]]
        return tuple(
            int(any(COLOUR_OF[card] is led for card in table.zones[hand]))
            for hand in self.seating.hands
        )


@LEAKS.game("secrecy", EIGHT)
class HoldersOfTheZeroInPublic(Hinting):
    def hint(self, table: SeaTable) -> tuple[int, ...]:
        trump = table.public.trump or Colour.RED
        return tuple(seat for seat in range(self.seats) if trump * 16 in table.zone("hand", seat))


# Guard: what happens is told to all, so its facts must be for all.


@LEAKS.game("secrecy", TWO)
class DrawnFaceInTheJournal(SeaChange):
    """S-40."""

    def play(self, table: SeaTable, seat: Seat, move: PlayCard, chance: Chance) -> None:
        pile = table.zone("pile")[:]
        super().play(table, seat, move, chance)
        if pile:
            table.happen(Happening.TOOK, card=FACES[pile[-1]])


@LEAKS.game("secrecy", SHORT)
class WorthOfAHandInTheJournalOfTheDeal(SeaChange):
    def deal(self, table: SeaTable, chance: Chance) -> None:
        super().deal(table, chance)
        table.happen(Happening.SCORED, points=sum(POINTS[c % 16] for c in table.zone("hand", 0)))


# Guard: the projection looks with the viewer's eyes.


def _wider_eyes(patch: pytest.MonkeyPatch, zones: str, also: Callable[[Layout, Zone], int]) -> None:
    honest = Layout._mask

    def mask(layout: Layout, zone: Zone) -> int:
        return honest(layout, zone) | (also(layout, zone) if zone.name == zones else 0)

    patch.setattr(Layout, "_mask", mask)


@LEAKS.patch("secrecy", PAIRS)
def hands_shown_to_team_mates(patch: pytest.MonkeyPatch) -> None:
    """S-60."""
    _wider_eyes(patch, "hand", lambda _, zone: 1 << ((zone.owner or 0) + 2) % 4)


@LEAKS.patch("secrecy", SHORT, ALONE)
def hands_shown_to_watchers(patch: pytest.MonkeyPatch) -> None:
    _wider_eyes(patch, "hand", lambda layout, _: layout.watcher_bit)


@LEAKS.patch("secrecy", TWO, ALONE)
def pile_shown_to_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    _wider_eyes(patch, "pile", lambda *_: 1)


# Guard: moves and refusals are answers to a seat.


@LEAKS.game("secrecy", SHORT)
class RefusalTellsHowManyAnotherMayPlay(SeaChange):
    def refusal(self, table: SeaTable, seat: Seat, move: PlayCard) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.NOT_YOUR_TURN:
            choices = len(self.moves(table, table.public.turn))
            return msgspec.structs.replace(refusal, facts={**refusal.facts, "most": choices})
        return refusal


# Guard: a world is made from what the seat knows and from chance alone.


@LEAKS.game("secrecy", SHORT, within=60)
class SeaChangeTellsWhetherItWasNeeded(SeaChange):
    """S-13: it may always be played, so it proves nothing."""

    def _lay(self, table: SeaTable, player: int, origin: ZoneId, place: int) -> None:
        super()._lay(table, player, origin, place)
        led = COLOUR_OF[table.zone("trick")[0]]
        hand = table.zone("hand", player)
        if all(COLOUR_OF[card] is not led for card in hand):
            for card in hand:
                for seat in range(self.seats):
                    table.learn(seat, card, NOT_OF[led])


LEAKS.patch("secrecy", SHORT)(sampler_peeks)
LEAKS.patch("worlds", SHORT)(sampler_forgets_what_was_learned)
LEAKS.patch("worlds", SHORT)(sampler_forgets_what_was_seen)
