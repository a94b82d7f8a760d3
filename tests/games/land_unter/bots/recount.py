"""What cards come to, counted once more: by the rules of the game, from what its journal says.

The worlds, and what everybody plays in them, are the trial's. What that comes to is not: the cards
are played again at a table with a journal, which is read.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from houle.bots.playout_chance import PlayoutChance
from houle.bots.reasons import AHEAD, Reason
from houle.games.land_unter import LandUnter
from houle.games.land_unter.bots.reasons import OpenTrial, SecretTrial, Unfolding, trial
from houle.games.land_unter.bots.response import Imagined
from houle.games.land_unter.bots.scene import Scene
from houle.games.land_unter.bots.sight import LandUnterKnowledge
from houle.games.land_unter.moves import LandUnterMove
from houle.games.land_unter.words import Fate, Happening
from houle.kernel import Card, Happened, QuickChance, ScriptedChance, Who, empty_table
from tests.games.land_unter.positions import LandUnterTable, move_with

World: TypeAlias = Imagined | Unfolding


class Recounted(NamedTuple):
    """What a card came to in one world."""

    ahead: float
    """What the seat has more than the others on average, at the end of the round."""
    fates: frozenset[Fate]


def recount(
    game: LandUnter, known: LandUnterKnowledge, moves: Sequence[LandUnterMove], worlds: int
) -> list[list[Recounted]]:
    """What each of these moves comes to in the worlds that `weigh` draws."""
    tried = trial(known, QuickChance(0))
    assert isinstance(tried, SecretTrial | OpenTrial)
    drawn: list[World] = [tried.imagine() for _ in range(worlds)]
    return [[_recounted(game, tried, world, move) for world in drawn] for move in moves]


def numbers(
    reason: Reason, own: Sequence[Recounted], other: Sequence[Recounted]
) -> tuple[int, int]:
    """The two that a reason must say of these moves."""
    if reason.fate == AHEAD:
        gaps = [one.ahead - another.ahead for one, another in zip(own, other, strict=True)]
        return sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    one, another = (sum(reason.fate in each.fates for each in came) for came in (own, other))
    return one, another


def _recounted(
    game: LandUnter, tried: SecretTrial | OpenTrial, world: World, move: LandUnterMove
) -> Recounted:
    sight = tried._sight
    table = laid_out(game, world.scene)
    this_trick, *later = _tricks(game, table, _cards(tried, world, sight.card(move)))
    points = {
        seat: step.facts["points"]
        for step in [*this_trick, *(step for trick in later for step in trick)]
        for seat in range(game.seats)
        if step.name == Happening.SCORED and step.facts["who"] == Who(seat)
    }
    others = [int(str(points[seat])) for seat in points if seat != sight.me]
    own = int(str(points[sight.me]))
    met = {step.name for step in this_trick if step.facts.get("who") == Who(sight.me)}
    fates = {
        Fate.BEST: own >= max(others),
        Fate.OUT: Happening.DROPPED_OUT in met,
        Fate.BELT: Happening.PAID in met,
    }
    ahead = own - sum(others) / len(others)
    return Recounted(ahead, frozenset(fate for fate, true in fates.items() if true))


def _tricks(
    game: LandUnter, table: LandUnterTable, cards: list[list[Card]]
) -> Iterator[list[Happened]]:
    """What happens in each trick of what is left of the round, by the rules of the game."""
    happened: list[Happened] = []
    trick = table.public.trick
    while waiting := game.to_act(table):
        seat = waiting[0]
        card = cards[seat][len(table.zone("played", seat))]
        move = move_with(game, table, seat, card)
        assert game.attempt(table, seat, move, ScriptedChance()) is None
        happened += [step for step in table.journal or () if isinstance(step, Happened)]
        if table.public.trick != trick or not game.to_act(table):
            yield happened
            happened, trick = [], table.public.trick


def _cards(tried: SecretTrial | OpenTrial, world: World, card: Card) -> list[list[Card]]:
    """What each seat plays in this world, the whole round long."""
    if isinstance(tried, SecretTrial):
        assert isinstance(world, Imagined)
        scene = tried._round.after(world, card)
        tried._round.play_on(scene, world)
    else:
        assert isinstance(world, Unfolding)
        luck = PlayoutChance(world.luck)
        scene = tried._round.after(world.scene, card, luck)
        tried._round.play_on(scene, luck)
    return [scene.table.zone("played", seat) for seat in range(tried._sight.seats)]


def laid_out(game: LandUnter, scene: Scene) -> LandUnterTable:
    """A table with the cards of a scene, and a journal."""
    table = empty_table(game.layout, scene.table.public.__copy__())
    for zone, cards in enumerate(scene.table.zones):
        table.put(zone, cards)
    return table
