"""WAVE with leaks: each takes away one guard of somebody's secret."""

from collections.abc import Callable, Iterable

import msgspec
import pytest

from houle.conformance import secrecy
from houle.games.wave import Wave, WavePublic
from houle.games.wave.components import FACES
from houle.games.wave.moves import Discard, Phrase, Say, Side, WaveMove
from houle.games.wave.words import Happening, Reason
from houle.kernel import (
    Chance,
    Eyes,
    Layout,
    Moved,
    Onlooker,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Step,
    TrackedTable,
    Viewer,
    Zone,
    ZoneId,
    deal_world,
    projection,
)
from houle.kernel.steps import RawStep
from tests.games.planting import Faults
from tests.games.samplers import (
    sampler_forgets_what_was_learned,
    sampler_forgets_what_was_seen,
    sampler_peeks,
)
from tests.games.wave.planting import (
    FOUR,
    NAZARE,
    OPEN,
    PLAIN,
    STRICT,
    TIDES,
    TWO,
    Hinting,
    WaveTable,
)
from tests.games.wave.suite import WAVE

LEAKS = Faults(WAVE)

# Guard: nothing secret stands in the public record.


@LEAKS.game("secrecy", PLAIN, TIDES)
class TopOfThePileInPublic(Hinting):
    def hint(self, table: WaveTable) -> tuple[int, ...]:
        return tuple(table.zone("pile")[-1:])


@LEAKS.game("secrecy", FOUR, within=30)
class LastCardOfThePileInPublic(Hinting):
    """Shows late and seldom."""

    def hint(self, table: WaveTable) -> tuple[int, ...]:
        pile = table.zone("pile")
        return tuple(pile) if len(pile) == 1 else ()


@LEAKS.game("secrecy", NAZARE)
class SunkFacesInPublic(Hinting):
    """W-85c: the face of a card laid face down is shown to nobody."""

    def hint(self, table: WaveTable) -> tuple[int, ...]:
        return tuple(table.zone("depths"))


@LEAKS.game("secrecy", TWO)
class VaimitisFaceDownCardsInPublic(Hinting):
    """W-51: nobody sees them."""

    def hint(self, table: WaveTable) -> tuple[int, ...]:
        return tuple(sorted(table.zone("face-down", 2)))


@LEAKS.game("secrecy", PLAIN, NAZARE)
class CardsUnknownToAllInPublic(Hinting):
    """What the kernel keeps of everybody's knowledge is nobody's business."""

    def hint(self, table: WaveTable) -> tuple[int, ...]:
        seats = (1 << self.seats) - 1
        return tuple(card for card in self.layout.cards if not table.is_known(card, seats))


@LEAKS.game("secrecy", PLAIN)
class WhoCouldPlayInPublic(Hinting):
    """W-27 tells whose turn it is, and nobody else."""

    def hint(self, table: WaveTable) -> tuple[int, ...]:
        fits = self.fitting(table)
        return tuple(
            sum(fits >> card & 1 for card in table.zones[zone]) for zone in self.seating.inward
        )


# Guard: what happens is told to all, so its facts must be for all.


@LEAKS.game("secrecy", PLAIN)
class DrawnFaceInTheJournal(Wave):
    def _draw(self, table: WaveTable, target: ZoneId) -> bool:
        drew = super()._draw(table, target)
        if drew:
            table.happen(Happening.DEAD_DEAL, card=FACES[table.zones[target][-1]])
        return drew


@LEAKS.game("secrecy", PLAIN)
class FaceInTheJournalOfTheDeal(Wave):
    def deal(self, table: WaveTable, chance: Chance) -> None:
        super().deal(table, chance)
        table.happen(Happening.DEAD_DEAL, card=FACES[table.zone("pile")[0]])


@LEAKS.game("secrecy", PLAIN, within=30)
class PileInTheOutcome(Wave):
    """The end shows no more than the game did; only everyone's view does."""

    def outcome(self, table: WaveTable) -> Outcome | None:
        outcome = super().outcome(table)
        if outcome is None or not table.zone("pile"):
            return outcome
        facts = {**outcome.facts, "next": table.zone("pile")[-1]}
        return msgspec.structs.replace(outcome, facts=facts)


# Guard: the projection looks with the viewer's eyes.


@LEAKS.patch("secrecy", PLAIN)
def steps_show_every_face(patch: pytest.MonkeyPatch) -> None:
    def seen(layout: Layout, steps: Iterable[RawStep], eyes: int) -> list[Step]:
        return [Moved(*step[:5]) if isinstance(step, tuple) else step for step in steps]

    patch.setattr(projection, "seen_steps", seen)


@LEAKS.patch("secrecy", PLAIN)
def hidden_cards_have_handles(patch: pytest.MonkeyPatch) -> None:
    """A number that follows a hidden card is as good as its face once it is seen."""

    def seen(layout: Layout, steps: Iterable[RawStep], eyes: int) -> list[Step]:
        return [
            Moved(step.card if step.seen & eyes else -1 - step.card, *step[1:5])
            if isinstance(step, tuple)
            else step
            for step in steps
        ]

    patch.setattr(projection, "seen_steps", seen)


def _wider_eyes(patch: pytest.MonkeyPatch, eyes: Eyes, also: Callable[[Layout, Zone], int]) -> None:
    honest = Layout._mask

    def mask(layout: Layout, zone: Zone) -> int:
        return honest(layout, zone) | (also(layout, zone) if zone.eyes is eyes else 0)

    patch.setattr(Layout, "_mask", mask)


@LEAKS.patch("secrecy", PLAIN, STRICT)
def outward_cards_shown_to_their_owner(patch: pytest.MonkeyPatch) -> None:
    _wider_eyes(patch, Eyes.OTHERS, lambda _, zone: 1 << (zone.owner or 0))


@LEAKS.patch("secrecy", PLAIN)
def outward_cards_shown_to_watchers(patch: pytest.MonkeyPatch) -> None:
    _wider_eyes(patch, Eyes.OTHERS, lambda layout, _: layout.watcher_bit)


@LEAKS.patch("secrecy", PLAIN)
def inward_cards_shown_to_watchers(patch: pytest.MonkeyPatch) -> None:
    _wider_eyes(patch, Eyes.OWNER, lambda layout, _: layout.watcher_bit)


@LEAKS.patch("secrecy", TWO)
def face_down_cards_shown_to_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    _wider_eyes(patch, Eyes.NOBODY, lambda _, zone: int(zone.name == "face-down"))


@LEAKS.patch("shape", PLAIN)
def everyone_sees_everything_all_the_time(patch: pytest.MonkeyPatch) -> None:
    honest = projection._eyes

    def eyes(layout: Layout, viewer: Viewer, *, over: bool) -> int:
        return honest(layout, viewer, over=over or viewer is Onlooker.EVERYONE)

    patch.setattr(projection, "_eyes", eyes)


# Guard: moves, asides and refusals are answers to a seat.


def _cannot_be_played(game: Wave, table: WaveTable, seat: Seat, move: WaveMove) -> bool:
    outward = table.zone("outward", seat)
    return (
        isinstance(move, Discard)
        and move.side is Side.OUTWARD
        and 0 <= move.place < len(outward)
        and not game.fitting(table) >> outward[move.place] & 1
    )


@LEAKS.game("secrecy", STRICT, OPEN)
class OnlyPlayableCardsOfferedInStrict(Wave):
    """W-28: nothing is shown about one's own outward cards."""

    def moves(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        offered = super().moves(table, seat)
        return [m for m in offered if not _cannot_be_played(self, table, seat, m)]

    def refusal(self, table: WaveTable, seat: Seat, move: WaveMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is None and _cannot_be_played(self, table, seat, move):
            return Refusal("W-21", Reason.UNSEEN_TOO_LOW)
        return refusal


@LEAKS.game("secrecy", STRICT)
class PhraseOfferedOnlyWithPlayableCard(Wave):
    def asides(self, table: WaveTable, seat: Seat) -> list[WaveMove]:
        fits = self.fitting(table)
        lucky = any(fits >> card & 1 for card in table.zone("outward", seat))
        ready = Say(Phrase.I_AM_READY)
        return [move for move in super().asides(table, seat) if lucky or move != ready]


@LEAKS.game("secrecy", PLAIN, within=40)
class RefusalNamesTheUnseenCard(Wave):
    def refusal(self, table: WaveTable, seat: Seat, move: WaveMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.UNSEEN_TOO_LOW:
            assert isinstance(move, Discard)
            card = table.zone("outward", seat)[move.place]
            return msgspec.structs.replace(refusal, facts={**refusal.facts, "card": FACES[card]})
        return refusal


@LEAKS.game("secrecy", PLAIN)
class RefusalTellsOfAnothersHand(Wave):
    def refusal(self, table: WaveTable, seat: Seat, move: WaveMove) -> Refusal | None:
        refusal = super().refusal(table, seat, move)
        if refusal is not None and refusal.reason == Reason.NOT_YOUR_TURN:
            return msgspec.structs.replace(
                refusal, facts={**refusal.facts, "most": max(table.zone("inward", 0), default=0)}
            )
        return refusal


@LEAKS.game("secrecy", TWO, within=20)
class OrderOfThoseToActTellsOfTheirHands(Wave):
    def to_act(self, table: WaveTable) -> Seats:
        waiting = super().to_act(table)
        return tuple(sorted(waiting, key=lambda seat: table.zone("inward", seat)))


# Guard: a world is made from what the seat knows and from chance alone.


@LEAKS.patch("secrecy", PLAIN)
def sampler_leaves_the_pile_in_order(patch: pytest.MonkeyPatch) -> None:
    def peek(
        game: Wave, table: TrackedTable[WavePublic], seat: Seat, chance: Chance
    ) -> TrackedTable[WavePublic]:
        world = deal_world(game, table, seat, chance)
        order = {card: place for place, card in enumerate(table.zone("pile"))}
        world.zone("pile").sort(key=lambda card: order.get(card, -1))
        return world

    patch.setattr(secrecy, "deal_world", peek)


LEAKS.patch("secrecy", PLAIN)(sampler_peeks)
LEAKS.patch("worlds", PLAIN)(sampler_forgets_what_was_learned)
LEAKS.patch("worlds", NAZARE)(sampler_forgets_what_was_seen)
