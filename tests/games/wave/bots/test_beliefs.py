"""What a surfer believes: the truth is never ruled out, and fingers narrow it down."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from houle.bots import Bot, asides_of
from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots import BOTS
from houle.games.wave.bots.beginner import Beginner
from houle.games.wave.bots.beliefs import Beliefs
from houle.games.wave.bots.memory import Memory
from houle.games.wave.components import BEATS
from houle.games.wave.moves import Advice, Discard, Side
from houle.kernel import Knowledge, QuickChance, Seat, Story, Table, TrackedTable, know
from tests.games.wave.positions import wave

TABLES = [
    wave(2),
    wave(3),
    wave(4),
    wave(3, strict=True),
    wave(2, virage=True),
    wave(4, virage=True, colour_tide=True, number_tide=True),
    wave(2, nazare=True),
    wave(3, nazare=True, strict=True, number_tide=True),
]


class Silence(Beginner):
    """Plays, and says nothing."""

    def aside(self, known: Knowledge[Any, Any, Any]) -> None:
        return None


class Asked:
    """A seat at a table, about to choose."""

    def __init__(
        self, game: Wave, table: TrackedTable[WavePublic], seat: Seat, story: Story
    ) -> None:
        self.game = game
        self.table = table.copy()
        self.story = story
        self.known: Knowledge[Any, Any, Any] = know(game, table, seat, story)
        self.memory = Memory(game, self.known)

    def seen_by_all(self) -> list[Knowledge[Any, Any, Any]]:
        return [know(self.game, self.table, seat, self.story) for seat in range(self.game.seats)]

    def beliefs(self, seed: int = 0) -> Beliefs:
        return Beliefs(self.game, self.known, self.memory, QuickChance(seed))


def decisions(game: Wave, bots: list[Bot[Any, Any, Any]], seed: int) -> Iterator[Asked]:
    """A game between bots, stopped before each decision."""
    chance = QuickChance(seed)
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())

    def do(seat: Seat, move: Any) -> None:
        assert game.attempt(table, seat, move, chance) is None
        story.add(seat, table.journal or ())

    while waiting := game.to_act(table):
        for adviser in set(range(game.seats)).difference(waiting):
            for aside in asides_of(bots[adviser], partial(know, game, table, adviser, story)):
                do(adviser, aside)
        yield Asked(game, table, waiting[0], story)
        do(waiting[0], bots[waiting[0]].choose(know(game, table, waiting[0], story)))


def players(game: Wave, level: str = "player") -> list[Bot[Any, Any, Any]]:
    return [BOTS[level](QuickChance(f"{seat}")) for seat in range(game.seats)]


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_the_truth_agrees_with_all_that_a_surfer_believes(game: Wave) -> None:
    hints = 0
    for asked in (*decisions(game, players(game), seed=3), *decisions(game, players(game), seed=4)):
        memory = asked.memory
        assert memory.complete
        true = {
            number: asked.table.zones[zone][place]
            for zone, row in enumerate(memory.zones)
            for place, number in enumerate(row)
        }
        assert all(face in {-1, true.get(number, face)} for number, face in enumerate(memory.faces))
        for told in memory.told:
            cards = [true.get(number, memory.faces[number]) for number in told.inward]
            target = true.get(told.target, memory.faces[told.target])
            assert told.meaning.faces >> target & 1
            answers = sum(BEATS[told.order][target] >> card & 1 for card in cards)
            assert told.meaning.low <= answers <= told.meaning.high
            hints += 1
    assert hints > 50


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_worlds_keep_what_the_seat_sees_and_break_no_hint(game: Wave) -> None:
    for asked in list(decisions(game, players(game), seed=4))[::6]:
        beliefs = asked.beliefs()
        seen = [card for zone in asked.known.view.zones for card in zone.cards if card is not None]
        for _ in range(3):
            world = beliefs.worlds.next_world()
            assert beliefs.worlds.broken == 0
            assert lengths(world) == lengths(asked.table)
            assert sorted(card for zone in world.zones for card in zone) == list(game.layout.cards)
            for place, zone in enumerate(asked.known.view.zones):
                dreamt = zip(zone.cards, world.zones[place], strict=True)
                assert all(card in {None, imagined} for card, imagined in dreamt)
            assert not any(card in seen for card in world.zone("pile"))


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_everybody_guesses_the_same_of_a_card_and_none_rules_out_the_truth(game: Wave) -> None:
    """Fingers that speak of what is left to guess are understood only if all guess alike."""
    narrowed = 0
    for asked in islice(decisions(game, players(game), seed=9), 4, None, 5):
        memories = [Memory(game, seen) for seen in asked.seen_by_all()]
        for owner, row in enumerate(game.seating.outward):
            one, *others = [memory.guesses(owner) for memory in memories]
            assert all(other == one for other in others)
            assert all(
                guess >> card & 1 for guess, card in zip(one, asked.table.zones[row], strict=True)
            )
            narrowed += sum(guess.bit_count() <= 3 for guess in one)
    assert narrowed or game.unlit


def lengths(table: Table[WavePublic]) -> list[int]:
    return [len(zone) for zone in table.zones]


def cards_of(table: Table[WavePublic], hand: tuple[int, int]) -> set[int]:
    return {card for row in hand for card in table.zones[row]}


def test_fingers_narrow_down_what_a_surfer_holds() -> None:
    """Half-way through a game the hands that are imagined are close to the true ones."""
    game = wave(3)
    right = blind = count = 0
    for seed in range(4):
        for asked in list(decisions(game, players(game), seed))[8:20]:
            true = asked.table
            silent = Memory(game, asked.known)
            silent._heard.clear()
            deaf = Beliefs(game, asked.known, silent, QuickChance(1)).worlds.next_world()
            heard = asked.beliefs(1).worlds.next_world()
            for hand in game.seating.hands:
                held = cards_of(true, hand)
                right += len(cards_of(heard, hand) & held)
                blind += len(cards_of(deaf, hand) & held)
                count += len(held)
    assert (right - blind) / count > 0.1


def test_somebody_with_another_convention_is_not_taken_at_their_word() -> None:
    game = wave(3)
    bots = [*players(game)[:2], Beginner(QuickChance(5))]
    last = None
    for asked in decisions(game, bots, seed=6):
        if asked.known.view.viewer != 2:
            last = asked.memory
    assert last is not None
    assert not last.shares(2)
    assert all(told.pointer != 2 for told in last.told)


@pytest.mark.parametrize("person", [Beginner, Silence], ids=["points as they like", "never points"])
def test_whoever_goes_by_another_convention_gets_plain_advice(person: Any) -> None:
    """Whoever follows then says whether they could, whatever is left to guess."""
    game = wave(2)
    surfer = players(game)[0]
    spoken = 0
    for asked in decisions(game, [surfer, person(QuickChance(5))], seed=6):
        memory = Memory(game, know(game, asked.table, 0, asked.story))
        view = asked.known.view
        if memory.may_share(1) or (view.public.turn, memory.scene(1).follower) != (1, 0):
            continue
        inward = asked.table.zones[game.seating.inward[0]]
        for place, card in enumerate(asked.table.zones[game.seating.outward[1]]):
            advice = [
                at.advice for at in view.public.pointing if (at.owner, at.place) == (1, place)
            ]
            answers = sum(BEATS[0][card] >> own & 1 for own in inward)
            if Discard(Side.OUTWARD, place) in view.moves and inward:
                assert (Advice.KEEP in advice) == (answers == 0)
                spoken += 1
    assert spoken


def test_hints_that_contradict_each_other_are_no_harm() -> None:
    game = wave(3)
    asked = list(decisions(game, players(game), seed=7))[10]
    told = asked.memory.told[-1]
    for low, high in ((0, 0), (3, 5)):
        meaning = told.meaning._replace(low=low, high=high)
        asked.memory._heard.append(told._replace(meaning=meaning))
    world = asked.beliefs().worlds.next_world()
    assert lengths(world) == lengths(asked.table)


def test_a_story_that_began_too_late_is_not_believed() -> None:
    game = wave(3)
    asked = next(decisions(game, players(game), seed=8))
    late = Knowledge(asked.known.view, asked.known.told[1:], asked.known.mind)
    assert not Memory(game, late).complete
    assert Beliefs(game, late, Memory(game, late), QuickChance(0)).worlds.next_world().zone("pile")
